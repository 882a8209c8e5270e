import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module 'react' {
  interface CSSProperties {
    '--level'?: string;
  }
}

const Tank = styled('div')(({ theme }) => ({
  width: 72,
  height: 120,
  border: `2px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  background: `linear-gradient(to top, ${theme.palette.info.main} var(--level), transparent var(--level))`,
}));

export default function WaterTank() {
  const [liters, setLiters] = React.useState(90);
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center', maxWidth: 400 }}>
      <Tank style={{ '--level': `${(liters / 150) * 100}%` }} />
      <Stack sx={{ flex: 1 }}>
        <Typography id="water-tank">Fresh water: {liters} of 150 liters</Typography>
        <Slider
          aria-labelledby="water-tank"
          max={150}
          value={liters}
          onChange={(event, value) => typeof value === 'number' && setLiters(value)}
        />
      </Stack>
    </Stack>
  );
}
