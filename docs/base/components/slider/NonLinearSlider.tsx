import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const GUESTS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

function guestsAt(position: number) {
  return GUESTS[position] ?? 1;
}

export default function NonLinearSlider() {
  const [position, setPosition] = React.useState(3);

  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 1 }}>
      <Typography id="guests-label">Guests: up to {guestsAt(position)}</Typography>
      <Slider
        aria-labelledby="guests-label"
        min={0}
        max={GUESTS.length - 1}
        marks
        scale={guestsAt}
        getAriaValueText={(guests) => `${guests} guests`}
        valueLabelDisplay="auto"
        value={position}
        onChange={(event, value) => setPosition(value)}
      />
    </Box>
  );
}
