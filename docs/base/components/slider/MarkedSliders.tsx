import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const DELAYS = [
  { value: 0, label: 'Off' },
  { value: 2, label: '2 s' },
  { value: 5, label: '5 s' },
  { value: 10, label: '10 s' },
];

export default function MarkedSliders() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 1 }}>
      <Typography id="flour-label">Flour in grams</Typography>
      <Slider
        aria-labelledby="flour-label"
        defaultValue={500}
        min={250}
        max={1000}
        step={50}
        marks
        valueLabelDisplay="auto"
      />
      <Typography id="timer-label">Self-timer</Typography>
      <Slider
        aria-labelledby="timer-label"
        defaultValue={2}
        max={10}
        step={null}
        marks={DELAYS}
        getAriaValueText={(value) => (value === 0 ? 'Off' : `${value} seconds`)}
      />
    </Box>
  );
}
