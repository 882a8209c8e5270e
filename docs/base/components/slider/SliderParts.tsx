import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const MARKS = [
  { value: 0, label: 'Empty' },
  { value: 50, label: 'Half' },
  { value: 100, label: 'Full' },
];

export default function SliderParts() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 2, pt: 4 }}>
      <Slider aria-label="Water tank" defaultValue={30} marks={MARKS} valueLabelDisplay="on" />
    </Box>
  );
}
