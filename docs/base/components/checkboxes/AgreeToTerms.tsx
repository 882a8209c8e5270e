import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AgreeToTerms() {
  const errorId = React.useId();
  const [isMissing, setIsMissing] = React.useState(false);
  const [isSent, setIsSent] = React.useState(false);

  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const hasAgreed = new FormData(event.currentTarget).has('terms');
        setIsMissing(!hasAgreed);
        setIsSent(hasAgreed);
        if (!hasAgreed) {
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
    >
      <FormControl error={isMissing}>
        <FormControlLabel
          required
          control={<Checkbox name="terms" slotProps={{ input: { 'aria-describedby': errorId } }} />}
          label="I agree to the rules of the library"
          onChange={() => {
            setIsMissing(false);
            setIsSent(false);
          }}
        />
        <FormHelperText id={errorId} role="alert">
          {isMissing && 'Agree to the rules to get a card.'}
        </FormHelperText>
      </FormControl>
      <Link href="#require-a-checkbox">Read the rules</Link>
      <Button type="submit" variant="contained">
        Get a library card
      </Button>
      <Typography component="output" variant="body2">
        {isSent ? 'Your card is on its way.' : 'No card yet.'}
      </Typography>
    </Stack>
  );
}
