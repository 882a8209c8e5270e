import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function LabelPlacements() {
  return (
    <FormGroup row>
      <FormControlLabel labelPlacement="end" control={<Checkbox />} label="End" />
      <FormControlLabel labelPlacement="start" control={<Checkbox />} label="Start" />
      <FormControlLabel labelPlacement="top" control={<Checkbox />} label="Top" />
      <FormControlLabel labelPlacement="bottom" control={<Checkbox />} label="Bottom" />
    </FormGroup>
  );
}
