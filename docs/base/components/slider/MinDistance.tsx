import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MIN_HOURS = 2;

export default function MinDistance() {
  const [hours, setHours] = React.useState([10, 14]);
  const [start = 0, end = 0] = hours;

  const handleChange = (event: Event, value: number[], activeThumb: number) => {
    const [newStart = 0, newEnd = 0] = value;
    if (activeThumb === 0) {
      setHours([Math.min(newStart, end - MIN_HOURS), end]);
    } else {
      setHours([start, Math.max(newEnd, start + MIN_HOURS)]);
    }
  };

  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 1 }}>
      <Typography>
        Rehearsal: {start}:00 to {end}:00
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Start' : 'End')}
        getAriaValueText={(value) => `${value}:00`}
        min={8}
        max={20}
        marks
        value={hours}
        onChange={handleChange}
      />
    </Box>
  );
}
