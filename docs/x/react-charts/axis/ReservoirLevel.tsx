import { LineChart } from '@mui/x-charts/LineChart';

const day = (month: number, date: number) => new Date(2026, month - 1, date);
const readings = [
  { date: day(2, 20), level: 61 },
  { date: day(2, 27), level: 63 },
  { date: day(3, 3), level: 70 },
  { date: day(3, 16), level: 78 },
  { date: day(3, 30), level: 74 },
  { date: day(4, 20), level: 66 },
  { date: day(5, 11), level: 57 },
];
const months = [day(3, 1), day(4, 1), day(5, 1)];
const monthName = new Intl.DateTimeFormat('en', { month: 'long' });
const fullDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

export default function ReservoirLevel() {
  return (
    <LineChart
      role="img"
      aria-label="The reservoir fills from 61 to 78 percent until March 16 and falls to 57 percent by May 11."
      dataset={readings}
      height={280}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          domainLimit: 'strict',
          tickInterval: months,
          valueFormatter: (date: Date, { location }) =>
            (location === 'tick' ? monthName : fullDate).format(date),
        },
      ]}
      yAxis={[{ min: 0, max: 100, tickNumber: 5, valueFormatter: (value: number) => `${value}%` }]}
      series={[{ dataKey: 'level', valueFormatter: (value) => `${value}% full` }]}
    />
  );
}
