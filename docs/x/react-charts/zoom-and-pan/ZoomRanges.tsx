import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, power } from './readings';

type Zoom = NonNullable<LineChartProProps['zoomData']>;

const all: Zoom = [{ axisId: 'days', start: 0, end: 100 }];
const winter: Zoom = [{ axisId: 'days', start: 0, end: (100 * 58) / 364 }];
const summer: Zoom = [{ axisId: 'days', start: (100 * 151) / 364, end: (100 * 242) / 364 }];
/** The range is a percentage of the time between the first and the last day. */
const dayAt = (percent: number) =>
  formatDay(new Date(2025, 0, 1 + Math.round(((days.length - 1) * percent) / 100)));

export default function ZoomRanges() {
  const [zoom, setZoom] = React.useState(all);
  const [shown] = zoom;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => setZoom(winter)}>
          Jan–Feb
        </Button>
        <Button size="small" variant="outlined" onClick={() => setZoom(summer)}>
          Jun–Aug
        </Button>
        <Button size="small" variant="outlined" onClick={() => setZoom(all)}>
          Whole year
        </Button>
      </Stack>
      <LineChartPro
        role="img"
        aria-label="Power of a wind farm over a year, or over the months of a button above"
        height={240}
        xAxis={[
          {
            id: 'days',
            data: days,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: formatDay,
            tickLabelMinGap: 16,
            zoom: { minSpan: 2 },
          },
        ]}
        yAxis={[{ label: 'MW', width: 48 }]}
        series={[{ data: power, showMark: false }]}
        zoomData={zoom}
        onZoomChange={setZoom}
      />
      <Typography variant="body2" component="output">
        {shown && `From ${dayAt(shown.start)} to ${dayAt(shown.end)}`}
      </Typography>
    </Stack>
  );
}
