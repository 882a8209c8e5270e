import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function ZoomToolbar() {
  return (
    <BarChartPro
      role="img"
      aria-label="Passengers of a lake ferry per month: 4,000 in January, 31,000 in August"
      height={260}
      showToolbar
      hideLegend
      initialZoom={[{ axisId: 'months', start: 25, end: 75 }]}
      xAxis={[{ id: 'months', data: months, zoom: true }]}
      yAxis={[{ label: 'Passengers', width: 56, valueFormatter: (n: number) => `${n / 1000}k` }]}
      series={[
        {
          data: [4, 5, 8, 14, 19, 25, 30, 31, 22, 13, 6, 5].map((thousands) => thousands * 1000),
        },
      ]}
    />
  );
}
