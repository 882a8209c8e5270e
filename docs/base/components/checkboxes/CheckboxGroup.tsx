import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const DAYS = ['Friday', 'Saturday', 'Sunday'];

export default function CheckboxGroup() {
  const helperId = React.useId();
  const [isMissing, setIsMissing] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const days = new FormData(event.currentTarget).getAll('day');
        setIsMissing(days.length === 0);
        if (days.length > 0) {
          setSent(days.join(', '));
        } else {
          event.currentTarget.querySelector<HTMLInputElement>('input:enabled')?.focus();
        }
      }}
    >
      <FormControl component="fieldset" error={isMissing} aria-describedby={helperId}>
        <FormLabel component="legend">Days at the harbor festival</FormLabel>
        <FormGroup row>
          {DAYS.map((day) => (
            <FormControlLabel
              key={day}
              control={<Checkbox name="day" value={day} />}
              label={day}
              onChange={() => setIsMissing(false)}
            />
          ))}
        </FormGroup>
        <FormHelperText id={helperId} role={isMissing ? 'alert' : undefined}>
          {isMissing ? 'Choose a day.' : 'You can choose more than one.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Volunteer
      </Button>
      <Typography component="output" variant="body2">
        Sent: {sent}
      </Typography>
    </Stack>
  );
}
