import * as React from 'react';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

type SeriesId = SeriesLegendItemContext['seriesId'];

const weeks = [1, 2, 3, 4, 5, 6];
const lines = [
  { id: 'tram', label: 'Tram', data: [91, 93, 90, 88, 92, 95] },
  { id: 'bus', label: 'Bus', data: [78, 74, 81, 79, 83, 80] },
  { id: 'ferry', label: 'Ferry', data: [97, 99, 96, 98, 99, 97] },
];

export default function HideSeries() {
  const [hidden, setHidden] = React.useState<readonly SeriesId[]>(['bus']);
  const toggle = (_: unknown, { seriesId }: SeriesLegendItemContext) =>
    setHidden((ids) =>
      ids.includes(seriesId) ? ids.filter((id) => id !== seriesId) : [...ids, seriesId],
    );

  return (
    <LineChart
      role="img"
      aria-label="On-time trips in percent: ferries 96 to 99, trams 88 to 95, buses 74 to 83."
      height={280}
      xAxis={[{ data: weeks, scaleType: 'point', label: 'Week' }]}
      yAxis={[{ min: 70, max: 100, valueFormatter: (value: number) => `${value}%` }]}
      series={lines.map(({ id, label, data }) => {
        const isHidden = hidden.includes(id);
        return {
          id,
          label: (location) => (isHidden && location === 'legend' ? `${label} (hidden)` : label),
          data: isHidden ? data.map(() => null) : data,
          valueFormatter: (value) => (value === null ? null : `${value}%`),
        };
      })}
      slotProps={{ legend: { onItemClick: toggle } }}
    />
  );
}
