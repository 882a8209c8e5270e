import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const KNOTS = ['Bowline', 'Clove hitch', 'Figure eight', 'Reef knot', 'Sheet bend'];

export default function PlainCombobox() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
    popupOpen,
    setAnchorEl,
  } = useAutocomplete({ options: KNOTS });

  return (
    <Box sx={{ width: 260, maxWidth: '100%', position: 'relative' }}>
      <div {...getRootProps()} ref={setAnchorEl}>
        <label {...getInputLabelProps()} htmlFor={id}>
          Knot
        </label>
        <Box
          component="input"
          {...getInputProps()}
          sx={{
            display: 'block',
            boxSizing: 'border-box',
            width: '100%',
            p: 1,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: '1px solid',
          }}
        />
      </div>
      {popupOpen && groupedOptions.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          sx={{
            position: 'absolute',
            zIndex: 1,
            insetInline: 0,
            m: 0,
            p: 0,
            listStyle: 'none',
            bgcolor: 'background.paper',
            border: '1px solid',
            '& > li': { p: 1 },
            '& > .Mui-focused': { bgcolor: 'action.selected' },
            '& > [aria-selected="true"]': { fontWeight: 'bold' },
          }}
        >
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
