import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">How was the trail?</Typography>
      <Rating value={stars} onChange={(event, value) => setStars(value)} />
      <Typography component="output" variant="body2">
        {stars === null ? 'Not rated yet' : `Your rating: ${stars} of 5`}
      </Typography>
    </Stack>
  );
}
