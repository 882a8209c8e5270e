import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const PORTS = ['Antwerp', 'Bremerhaven', 'Gdańsk', 'Göteborg', 'Hamburg', 'Le Havre', 'Rotterdam'];

export default function PortField() {
  return (
    <Autocomplete
      options={PORTS}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Port" />}
    />
  );
}
