import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RequiredRadios() {
  const id = React.useId();
  const [isMissing, setIsMissing] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const state = new FormData(event.currentTarget).get('state');
        setIsMissing(state === null);
        if (typeof state === 'string') {
          setSent(state);
        }
      }}
    >
      <FormControl error={isMissing} required>
        <FormLabel id={`${id}-label`}>The book you return is</FormLabel>
        <RadioGroup
          name="state"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-required
          aria-invalid={isMissing}
          onChange={() => setIsMissing(false)}
        >
          <FormControlLabel value="fine" control={<Radio />} label="Fine" />
          <FormControlLabel value="damaged" control={<Radio />} label="Damaged" />
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role={isMissing ? 'alert' : undefined}>
          {isMissing ? 'Choose an answer.' : 'Damage costs nothing.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Return the book
      </Button>
      <Typography component="output" variant="body2">
        Sent: {sent}
      </Typography>
    </Stack>
  );
}
