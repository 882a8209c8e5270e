import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';

type Curve = NonNullable<LineSeries['curve']>;
const curves: readonly Curve[] = [
  'monotoneX',
  'linear',
  'catmullRom',
  'natural',
  'bumpX',
  'step',
  'stepBefore',
  'stepAfter',
];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const calls = [14, 15, 14, 62, 12, 0, 0];

export default function CompareCurves() {
  const [curve, setCurve] = React.useState<Curve>('monotoneX');

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        sx={{ width: 180 }}
        onChange={(event) => {
          setCurve(curves.find((one) => one === event.target.value) ?? 'monotoneX');
        }}
      >
        {curves.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        role="img"
        aria-label={`Calls to the help desk in a week, as a ${curve} curve: 62 on Thursday, none at the weekend.`}
        height={260}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ label: 'Calls', min: -20, max: 80 }]}
        series={[{ data: calls, curve }]}
      />
    </Stack>
  );
}
