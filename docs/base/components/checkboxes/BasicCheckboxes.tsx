import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Breakfast on board" />
      <FormControlLabel control={<Checkbox />} label="Bicycle on deck" />
      <FormControlLabel disabled control={<Checkbox />} label="Dog cabin (sold out)" />
    </FormGroup>
  );
}
