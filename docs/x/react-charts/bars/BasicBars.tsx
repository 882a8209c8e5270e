import { BarChart } from '@mui/x-charts/BarChart';

const visitors = [
  { day: 'Mon', adults: 120, children: 45 },
  { day: 'Tue', adults: 98, children: 38 },
  { day: 'Wed', adults: 143, children: 97 },
  { day: 'Thu', adults: 131, children: 52 },
  { day: 'Fri', adults: 187, children: 84 },
];

export default function BasicBars() {
  return (
    <BarChart
      role="img"
      aria-label="Visitors per weekday: most adults come on Friday, 187; most children on Wednesday, 97."
      dataset={visitors}
      height={300}
      xAxis={[{ dataKey: 'day' }]}
      series={[
        { dataKey: 'adults', label: 'Adults' },
        { dataKey: 'children', label: 'Children' },
      ]}
    />
  );
}
