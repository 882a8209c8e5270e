import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const SERVINGS = [2, 4, 6];

export default function ServingsRadios() {
  const labelId = React.useId();
  const [servings, setServings] = React.useState(4);

  return (
    <FormControl>
      <FormLabel id={labelId}>Servings</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={servings}
        onChange={(_event, value) => setServings(Number(value))}
      >
        {SERVINGS.map((count) => (
          <FormControlLabel key={count} value={count} control={<Radio />} label={count} />
        ))}
      </RadioGroup>
      <Typography component="output" variant="body2">
        Rice: {servings * 75} g
      </Typography>
    </FormControl>
  );
}
