import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioLooks() {
  return (
    <RadioGroup row aria-label="Looks of a radio button" defaultValue="success" sx={{ px: 1.5 }}>
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="success" control={<Radio color="success" />} label="Green" />
      <FormControlLabel value="top" labelPlacement="top" control={<Radio />} label="Top" />
      <FormControlLabel value="start" labelPlacement="start" control={<Radio />} label="Start" />
    </RadioGroup>
  );
}
