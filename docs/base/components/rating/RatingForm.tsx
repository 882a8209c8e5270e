import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingForm() {
  const [result, setResult] = React.useState('');
  const [isMissing, setIsMissing] = React.useState(false);
  const errorId = React.useId();

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('stars');
    setIsMissing(!stars);
    setResult(stars ? `Sent: ${String(stars)}` : '');
  };

  return (
    <Stack component="form" spacing={1} onSubmit={handleSubmit} sx={{ alignItems: 'flex-start' }}>
      <Typography id="crossing-label">How was the crossing?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="crossing-label"
        aria-describedby={isMissing ? errorId : undefined}
        name="stars"
      />
      <FormHelperText id={errorId} error role="alert">
        {isMissing ? 'Choose at least one star.' : ''}
      </FormHelperText>
      <Button type="submit" variant="outlined">
        Send
      </Button>
      <Typography component="output" variant="body2">
        {result}
      </Typography>
    </Stack>
  );
}
