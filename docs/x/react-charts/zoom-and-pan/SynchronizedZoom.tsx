import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';

type Zoom = NonNullable<LineChartProProps['zoomData']>;

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
const orders = weeks.map((week) => 180 + 60 * Math.round(Math.sin(week / 3) * 2) + week * 4);
const returns = weeks.map((week) => 7 + Math.round(3 * Math.cos(week / 2.5)));
const weekAxis = { id: 'weeks', data: weeks, scaleType: 'band' as const, tickLabelMinGap: 4 };

export default function SynchronizedZoom() {
  const [zoom, setZoom] = React.useState<Zoom>([{ axisId: 'weeks', start: 0, end: 50 }]);
  const shared = { hideLegend: true, zoomData: zoom, onZoomChange: setZoom };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="subtitle2">Orders per week</Typography>
      <BarChartPro
        role="img"
        aria-label="Orders per week of half a year, between 110 and 400"
        {...shared}
        height={160}
        xAxis={[{ ...weekAxis, zoom: { minSpan: 20 } }]}
        series={[{ data: orders }]}
      />
      <Typography variant="subtitle2">Returned, in percent</Typography>
      <LineChartPro
        role="img"
        aria-label="Share of returned orders per week, between 4 and 10 percent"
        {...shared}
        height={200}
        xAxis={[{ ...weekAxis, zoom: { minSpan: 20, slider: { enabled: true } } }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: returns, showMark: false }]}
      />
    </Stack>
  );
}
