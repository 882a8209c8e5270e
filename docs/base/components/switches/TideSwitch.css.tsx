import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import './TideSwitch.css';

export default function TideSwitch() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch className="tide-switch" defaultChecked />}
        label="Show the tide"
      />
      <FormControlLabel
        disabled
        control={<Switch className="tide-switch" />}
        label="Show the wind (no sensor)"
      />
      <FormControlLabel
        disabled
        control={<Switch className="tide-switch" defaultChecked />}
        label="Show the depth (locked)"
      />
    </FormGroup>
  );
}
