import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import './TideSwitch.css';

export default function TideSwitch() {
  return (
    <FormControlLabel
      control={<Switch className="tide-switch" defaultChecked />}
      label="Show the tide"
    />
  );
}
