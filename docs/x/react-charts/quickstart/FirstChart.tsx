import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      role="img"
      aria-label="Library loans: 41 on Monday, 38 on Tuesday, 52 on Wednesday"
      height={260}
      xAxis={[{ data: ['Monday', 'Tuesday', 'Wednesday'] }]}
      series={[{ data: [41, 38, 52] }]}
    />
  );
}
