import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingParts() {
  return (
    <Stack spacing={1}>
      <Rating role="radiogroup" aria-label="Coffee" name="coffee" defaultValue={3} />
      <Rating
        role="radiogroup"
        aria-label="Cake"
        name="cake"
        precision={0.5}
        defaultValue={2.5}
        size="large"
      />
    </Stack>
  );
}
