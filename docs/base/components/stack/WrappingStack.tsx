import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const TOPICS = [
  'Knots',
  'Navigation',
  'Engines',
  'Weather',
  'First aid',
  'Radio',
  'Sails',
  'Tides',
];

export default function WrappingStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 320, maxWidth: '100%' }}
    >
      {TOPICS.map((topic) => (
        <Chip key={topic} label={topic} />
      ))}
    </Stack>
  );
}
