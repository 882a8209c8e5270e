import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function OptionalRadios() {
  const labelId = React.useId();
  const [seat, setSeat] = React.useState<string | null>(null);

  return (
    <FormControl sx={{ alignItems: 'flex-start' }}>
      <FormLabel id={labelId}>Seat on the ferry (optional)</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={seat}
        onChange={(_event, value) => setSeat(value)}
      >
        <FormControlLabel value="window" control={<Radio />} label="Window" />
        <FormControlLabel value="deck" control={<Radio />} label="Deck" />
      </RadioGroup>
      <Button size="small" onClick={() => setSeat(null)}>
        Clear the seat
      </Button>
    </FormControl>
  );
}
