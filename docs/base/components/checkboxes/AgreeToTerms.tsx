import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AgreeToTerms() {
  const [isSent, setIsSent] = React.useState(false);

  return (
    <Stack
      component="form"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <FormControlLabel
        required
        control={<Checkbox name="terms" />}
        label="I agree to the rules of the library"
        onChange={() => setIsSent(false)}
      />
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
