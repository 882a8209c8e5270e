import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const MEALS = ['Barley soup', 'Fish stew', 'Leek pie'];

export default function AutocompleteParts() {
  return (
    <Autocomplete
      multiple
      open
      options={MEALS}
      defaultValue={['Fish stew']}
      disablePortal
      sx={{ width: 320, maxWidth: '100%', mb: 18 }}
      renderInput={(params) => <TextField {...params} label="Meals" />}
    />
  );
}
