import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const used = [1450, 2810, 3920, 4700, 5150, 5420, 5640, 5870, 6210, 6930, 8120, 9560];
const kilowattHours = (value: number) => (value === 0 ? '0' : `${value / 1000}k`);

export default function EnergyBudget() {
  return (
    <LineChart
      role="img"
      aria-label="Energy used in a year adds up to 9,560 kWh, below the budget of 10,000."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: months,
          scaleType: 'point',
          tickInterval: (_: string, index: number) => index % 3 === 0,
        },
      ]}
      yAxis={[
        {
          label: 'kWh',
          min: 0,
          max: 10000,
          tickNumber: 4,
          valueFormatter: kilowattHours,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[{ data: used, area: true, showMark: false, label: 'Used so far' }]}
    />
  );
}
