import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LOCKS = [
  { name: 'North lock', level: 80 },
  { name: 'Mill lock', level: 45 },
  { name: 'Harbor lock', level: 20 },
];

export default function VerticalSliders() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {LOCKS.map(({ name, level }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ height: 180 }}>
            <Slider
              orientation="vertical"
              aria-label={name}
              defaultValue={level}
              valueLabelDisplay="auto"
            />
          </Box>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
