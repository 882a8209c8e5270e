import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25, 30, 35, 40];
const altitude = [420, 610, 980, 1240, 1090, 1380, 1720, 1150, 640];

export default function DrawnLine() {
  const [round, setRound] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setRound(round + 1)}
      >
        Draw again
      </Button>
      <LineChart
        key={round}
        role="img"
        aria-label="Altitude of the hiking trail over 40 km: from 420 m up to 1,720 m at kilometer 30, down to 640 m."
        height={260}
        skipAnimation
        xAxis={[{ data: kilometers, min: 0, max: 40, valueFormatter: (km: number) => `${km} km` }]}
        yAxis={[{ min: 0, max: 2000, label: 'Meters' }]}
        series={[{ data: altitude, showMark: false }]}
        // The length of the line counts as 1, whatever it is in px.
        slotProps={{ line: { pathLength: 1 } }}
        sx={{
          '@keyframes draw': { from: { strokeDashoffset: 1 } },
          '@media (prefers-reduced-motion: no-preference)': {
            [`& .${lineElementClasses.root}`]: {
              strokeDasharray: 1,
              animation: 'draw 1.5s ease-out',
            },
          },
        }}
      />
    </Stack>
  );
}
