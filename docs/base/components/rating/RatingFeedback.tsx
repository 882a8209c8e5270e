import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const WORDS = ['Soggy', 'Bland', 'Fine', 'Tasty', 'Best loaf ever'];

function wordFor(value: number) {
  return WORDS[Math.ceil(value) - 1] ?? '';
}

export default function RatingFeedback() {
  const [stars, setStars] = React.useState<number | null>(3.5);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? stars : hovered;

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Rating
        role="radiogroup"
        aria-label="Rye bread"
        precision={0.5}
        value={stars}
        onChange={(event, value) => setStars(value)}
        onChangeActive={(event, value) => setHovered(value)}
        getLabelText={(value) => `${value} of 5, ${wordFor(value)}`}
      />
      <Typography variant="body2">{shown === null ? 'Not rated' : wordFor(shown)}</Typography>
    </Stack>
  );
}
