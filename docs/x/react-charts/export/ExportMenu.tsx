import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

export default function ExportMenu() {
  return (
    <BarChartPro
      role="img"
      aria-label="Nights booked per month: 820 in April, 1,240 in June, 1,910 in August"
      height={280}
      showToolbar
      xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
      yAxis={[{ label: 'Nights', width: 72 }]}
      series={[{ label: 'Booked', data: [820, 1010, 1240, 1780, 1910] }]}
    />
  );
}
