import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
/** The sensor had no power from 8 to 10 and was read only once between 14 and 18. */
const carbonDioxide = [420, 415, 430, 460, null, null, 1080, null, 990, null, 610, 480];

export default function MissingValues() {
  const [isConnected, setConnected] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={<Switch checked={isConnected} onChange={(_, next) => setConnected(next)} />}
        label="Connect over gaps"
      />
      <LineChart
        role="img"
        aria-label="Carbon dioxide in a classroom over a day: 420 ppm at night, 1,080 at noon, and no values at 8:00, 10:00, 14:00, and 18:00."
        height={260}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00`, max: 22 }]}
        yAxis={[{ label: 'CO₂ (ppm)', min: 0, max: 1200 }]}
        series={[
          {
            data: carbonDioxide,
            connectNulls: isConnected,
            curve: 'linear',
            valueFormatter: (ppm) => (ppm === null ? 'no reading' : `${ppm} ppm`),
          },
        ]}
      />
    </Stack>
  );
}
