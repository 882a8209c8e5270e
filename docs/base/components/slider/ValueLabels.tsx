import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** 870 → 14:30 */
function toTime(minutes: number) {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export default function ValueLabels() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 2 }}>
      <Typography id="pickup-label" gutterBottom>
        Pick the kayak up at
      </Typography>
      <Slider
        aria-labelledby="pickup-label"
        defaultValue={870}
        min={480}
        max={1200}
        step={30}
        valueLabelDisplay="on"
        valueLabelFormat={toTime}
        getAriaValueText={toTime}
        sx={{ mt: 4 }}
      />
    </Box>
  );
}
