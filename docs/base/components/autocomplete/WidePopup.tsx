import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const ROUTES = [
  'Harbor tour with a stop at the old lighthouse',
  'Ferry to the seal bank, back before the evening tide',
  'Night trip to the wind farm, warm clothes included',
];

export default function WidePopup() {
  return (
    <Autocomplete
      size="small"
      options={ROUTES}
      sx={{ width: 180 }}
      slotProps={{
        popper: { placement: 'bottom-start', style: { width: 'min(380px, 90vw)' } },
        listbox: { sx: { maxHeight: 200 } },
      }}
      renderInput={(params) => <TextField {...params} label="Route" />}
    />
  );
}
