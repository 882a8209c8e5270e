import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SyncedCharts() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    height: 170,
    hideLegend: true,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        {...shared}
        role="img"
        aria-label="Ferry passengers rise from 410 on Monday to 980 on Saturday."
        xAxis={[{ id: 'days', scaleType: 'point', data: days }]}
        yAxis={[{ label: 'Passengers', width: 72, min: 0, max: 1000 }]}
        series={[{ data: [410, 430, 455, 520, 760, 980, 870] }]}
      />
      <BarChart
        {...shared}
        role="img"
        aria-label="Delays in minutes are highest on Saturday, 18, and lowest on Tuesday, 2."
        xAxis={[{ id: 'days', data: days }]}
        yAxis={[{ label: 'Delay (min)', width: 72 }]}
        series={[{ data: [3, 2, 4, 6, 11, 18, 14] }]}
      />
    </Stack>
  );
}
