import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6];
const target = weeks.map(() => 70);

export default function FewerRows() {
  return (
    <LineChart
      role="img"
      aria-label="Beds in use rise from 58 to 81 percent and pass the target of 70 in week 4."
      height={290}
      xAxis={[
        {
          data: weeks,
          scaleType: 'point',
          valueFormatter: (week: number, { location }) =>
            location === 'tooltip' ? `Week ${week} of the season` : `W${week}`,
        },
      ]}
      yAxis={[{ min: 40, max: 100, valueFormatter: (value: number) => `${value}%` }]}
      series={[
        {
          label: (location) => (location === 'tooltip' ? 'In use' : 'Beds in use'),
          data: [58, 61, 66, 72, 78, 81],
          valueFormatter: (value, { dataIndex }) =>
            typeof value === 'number'
              ? `${value}% (${value - (target[dataIndex] ?? 0)} to target)`
              : null,
        },
        // null removes the row of the target.
        { label: 'Target', data: target, showMark: false, valueFormatter: () => null },
      ]}
    />
  );
}
