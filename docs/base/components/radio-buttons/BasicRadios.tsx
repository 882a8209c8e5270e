import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadios() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Pick up the books at</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="desk" name="place">
        <FormControlLabel value="desk" control={<Radio />} label="The front desk" />
        <FormControlLabel value="locker" control={<Radio />} label="A locker" />
        <FormControlLabel value="bus" disabled control={<Radio />} label="The bus (on Mondays)" />
      </RadioGroup>
    </FormControl>
  );
}
