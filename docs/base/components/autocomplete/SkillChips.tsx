import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const SKILLS = ['Baking', 'Carpentry', 'First aid', 'Knots', 'Navigation', 'Sailmaking', 'Welding'];

export default function SkillChips() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      options={SKILLS}
      defaultValue={['Baking', 'Knots', 'Welding']}
      sx={{ width: 400, maxWidth: '100%' }}
      renderOption={({ key, ...optionProps }, skill, { selected }) => (
        <li key={key} {...optionProps}>
          {selected ? (
            <CheckBoxIcon color="primary" sx={{ mr: 1 }} />
          ) : (
            <CheckBoxOutlineBlankIcon sx={{ mr: 1 }} />
          )}
          {skill}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Skills" />}
    />
  );
}
