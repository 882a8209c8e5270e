/** What the claims of the charts' quickstart open in the real browser. */
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const series = [
  { data: [41, 38, 52], label: 'Books' },
  { data: [21, 28, 22], label: 'Films' },
];
const weeks = { data: [1, 2, 3], valueFormatter: (week: number) => `Week ${week}` };

export function Line() {
  return <LineChart {...SIZE} xAxis={[{ ...weeks, scaleType: 'point' }]} series={series} />;
}

const bars = { ...SIZE, xAxis: [{ ...weeks, scaleType: 'band' }], series } as const;

export function Bars() {
  return <BarChart {...bars} />;
}

export function BarsByItem() {
  return <BarChart {...bars} slotProps={{ tooltip: { trigger: 'item' } }} />;
}

export function BarsWithout() {
  return <BarChart {...bars} slotProps={{ tooltip: { trigger: 'none' } }} />;
}

export function Pie() {
  return (
    <PieChart
      {...SIZE}
      series={[
        {
          data: [
            { id: 'books', value: 3, label: 'Books' },
            { id: 'films', value: 1, label: 'Films' },
          ],
        },
      ]}
    />
  );
}

export function Scatter() {
  return (
    <ScatterChart
      {...SIZE}
      xAxis={[{ min: 0, max: 2 }]}
      yAxis={[{ min: 0, max: 2 }]}
      series={[
        { label: 'Books', data: [{ id: 'one', x: 1, y: 1 }] },
        { label: 'Films', data: [{ id: 'two', x: 1, y: 2 }] },
      ]}
    />
  );
}
