import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const GUIDES = [
  { name: 'Ines', average: 4.6 },
  { name: 'Tomas', average: 3.9 },
  { name: 'Yuki', average: null },
];

export default function ReadOnlyRatings() {
  return (
    <Stack spacing={1}>
      {GUIDES.map(({ name, average }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography sx={{ width: 72 }}>{name}</Typography>
          {average === null ? (
            <Typography variant="body2">No ratings yet</Typography>
          ) : (
            <Rating
              readOnly
              size="small"
              precision={0.1}
              value={average}
              getLabelText={(value) => `${name}: ${value} of 5 stars`}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
