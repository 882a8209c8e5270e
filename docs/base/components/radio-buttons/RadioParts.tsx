import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioParts() {
  return (
    <RadioGroup row aria-label="Delivery" defaultValue="bike">
      <FormControlLabel value="bike" control={<Radio />} label="Bike" />
      <FormControlLabel value="boat" control={<Radio />} label="Boat" />
    </RadioGroup>
  );
}
