import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const cups = (value: number | null) => (typeof value === 'number' ? `${value} cups` : null);

export default function KioskSales() {
  return (
    <BarChart
      role="img"
      aria-label="Cups sold per weekday: coffee peaks on Friday with 84, tea on Thursday with 41. No tea on Tuesday."
      height={300}
      xAxis={[{ data: days }]}
      series={[
        { label: 'Coffee', data: [62, 58, 71, 66, 84], valueFormatter: cups },
        { label: 'Tea', data: [35, null, 28, 41, 30], valueFormatter: cups },
      ]}
    />
  );
}
