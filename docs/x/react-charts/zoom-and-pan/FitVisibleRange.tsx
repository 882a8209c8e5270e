import * as React from 'react';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, power } from './readings';

type Zoom = NonNullable<LineChartProProps['zoomData']>;

const times = days.map((day) => day.getTime());
const first = times.at(0) ?? 0;
const last = times.at(-1) ?? 0;
const timeAt = (percent: number) => first + ((last - first) * percent) / 100;

/** The lowest and the highest value in sight. The next point on each side is included, because the line runs to it. */
function limitsOf(start: number, end: number) {
  const values = power.filter(
    (_, index) =>
      (times[index + 1] ?? last) >= timeAt(start) && (times[index - 1] ?? first) <= timeAt(end),
  );
  return { min: Math.min(...values), max: Math.max(...values) };
}

export default function FitVisibleRange() {
  const [zoom, setZoom] = React.useState<Zoom>([{ axisId: 'days', start: 40, end: 70 }]);
  const { start, end } = zoom[0] ?? { start: 0, end: 100 };

  return (
    <LineChartPro
      role="img"
      aria-label="Power of a wind farm on each day of 2025, between 2 and 83 MW"
      height={300}
      showToolbar
      xAxis={[
        {
          id: 'days',
          data: days,
          scaleType: 'time',
          // The range then begins at the first day and ends at the last.
          domainLimit: 'strict',
          valueFormatter: formatDay,
          tickLabelMinGap: 16,
          zoom: { minSpan: 2, slider: { enabled: true } },
        },
      ]}
      yAxis={[{ label: 'MW', width: 48, ...limitsOf(start, end) }]}
      series={[{ data: power, showMark: false, curve: 'linear' }]}
      zoomData={zoom}
      onZoomChange={setZoom}
    />
  );
}
