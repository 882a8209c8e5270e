import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function BasicSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Cabin lights" />
      <FormControlLabel control={<Switch />} label="Anchor light" />
      <FormControlLabel disabled control={<Switch />} label="Heating (no fuel)" />
    </FormGroup>
  );
}
