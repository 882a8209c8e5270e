import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxParts() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox />} label="Empty" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Checked" />
    </FormGroup>
  );
}
