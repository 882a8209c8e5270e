import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const LENGTHS = ['6 m', '8 m', '10 m', '12 m'];
const REASONS = new Map([
  ['8 m', 'taken until May'],
  ['12 m', 'being repaired'],
]);

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        size="small"
        options={LENGTHS}
        getOptionDisabled={(length) => REASONS.has(length)}
        // Arrow keys reach the disabled options, so screen readers can announce the reasons.
        disabledItemsFocusable
        renderOption={({ key, ...optionProps }, length) => (
          <li key={key} {...optionProps}>
            {REASONS.has(length) ? `${length} (${REASONS.get(length)})` : length}
          </li>
        )}
        slotProps={{
          listbox: {
            sx: {
              // Disabled options are translucent by default, which makes the reasons hard to read.
              '& .MuiAutocomplete-option[aria-disabled="true"]': {
                color: 'text.secondary',
                opacity: 1,
              },
            },
          },
        }}
        renderInput={(params) => <TextField {...params} label="Small, some berths taken" />}
      />
      <Autocomplete
        readOnly
        options={LENGTHS}
        defaultValue="10 m"
        renderInput={(params) => <TextField {...params} label="Read only" />}
      />
      <Autocomplete
        disabled
        options={LENGTHS}
        defaultValue="6 m"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
    </Stack>
  );
}
