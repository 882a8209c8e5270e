import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Switch defaultChecked />} label="Medium" />
      <FormControlLabel control={<Switch color="success" defaultChecked />} label="Green" />
      <FormControlLabel
        labelPlacement="start"
        control={<Switch color="default" defaultChecked />}
        label="Gray, after its label"
        sx={{ alignSelf: 'flex-start', marginInlineStart: 0 }}
      />
    </FormGroup>
  );
}
