import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectParts() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="rig-label">Rig</InputLabel>
      <Select labelId="rig-label" id="rig" label="Rig" defaultValue="sloop">
        <MenuItem value="sloop">Sloop</MenuItem>
        <MenuItem value="ketch">Ketch</MenuItem>
      </Select>
    </FormControl>
  );
}
