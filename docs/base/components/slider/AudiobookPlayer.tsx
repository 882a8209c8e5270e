import * as React from 'react';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const LENGTH = 1260;

/** A thin bar for a thumb, and an outline for the keyboard focus. */
const POSITION_STYLES: SxProps<Theme> = {
  color: 'text.primary',
  height: 6,
  '& .MuiSlider-rail': { opacity: 0.25 },
  '& .MuiSlider-track': { border: 'none' },
  '& .MuiSlider-thumb': {
    width: 6,
    height: 20,
    borderRadius: 1,
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 3 },
  },
};

/** 310 → 5:10 */
function toClock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function AudiobookPlayer() {
  const [position, setPosition] = React.useState(310);

  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%', px: 3, py: 2 }}>
      <Typography variant="subtitle1">The Salt Road</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Chapter 4: Low water
      </Typography>
      <Slider
        aria-label="Position in the chapter"
        size="small"
        max={LENGTH}
        shiftStep={30}
        value={position}
        onChange={(event, value) => setPosition(value)}
        sx={POSITION_STYLES}
        getAriaValueText={(value) => `${toClock(value)} of ${toClock(LENGTH)}`}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="caption">{toClock(position)}</Typography>
        <Typography variant="caption">−{toClock(LENGTH - position)}</Typography>
      </Stack>
    </Paper>
  );
}
