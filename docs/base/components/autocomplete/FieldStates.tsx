import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const LENGTHS = ['6 m', '8 m', '10 m', '12 m'];
const TAKEN = new Set(['8 m', '12 m']);

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        size="small"
        options={LENGTHS}
        getOptionDisabled={(length) => TAKEN.has(length)}
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
