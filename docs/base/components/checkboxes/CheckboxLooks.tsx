import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLooks() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Checkbox color="success" defaultChecked />} label="Green" />
      <FormControlLabel control={<Checkbox size="large" defaultChecked />} label="Large" />
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            color="secondary"
            icon={<PushPinOutlinedIcon />}
            checkedIcon={<PushPinIcon />}
          />
        }
        label="Pin this recipe"
      />
    </FormGroup>
  );
}
