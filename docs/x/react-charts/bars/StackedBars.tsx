import { BarChart } from '@mui/x-charts/BarChart';

const quarters = [
  { quarter: 'Q1', salaries: 420, cloud: 95, travel: 31, revenue: 610 },
  { quarter: 'Q2', salaries: 436, cloud: 102, travel: 44, revenue: 655 },
  { quarter: 'Q3', salaries: 451, cloud: 110, travel: 58, revenue: 640 },
  { quarter: 'Q4', salaries: 468, cloud: 131, travel: 39, revenue: 742 },
];
const thousands = (value: number | null) => (value === null ? 'no data' : `€${value}k`);

export default function StackedBars() {
  return (
    <BarChart
      role="img"
      aria-label="Costs and revenue per quarter: revenue is above the sum of costs in every quarter."
      dataset={quarters}
      height={320}
      borderRadius={6}
      grid={{ horizontal: true }}
      xAxis={[{ dataKey: 'quarter', categoryGapRatio: 0.4, barGapRatio: 0.2 }]}
      yAxis={[{ width: 56, valueFormatter: thousands }]}
      series={[
        { dataKey: 'salaries', label: 'Salaries', stack: 'costs', valueFormatter: thousands },
        { dataKey: 'cloud', label: 'Cloud', stack: 'costs', valueFormatter: thousands },
        { dataKey: 'travel', label: 'Travel', stack: 'costs', valueFormatter: thousands },
        { dataKey: 'revenue', label: 'Revenue', valueFormatter: thousands },
      ]}
    />
  );
}
