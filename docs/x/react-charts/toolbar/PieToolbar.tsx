import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';

export default function PieToolbar() {
  return (
    <PieChartPro
      role="img"
      aria-label="Use of a community garden: vegetables 55 %, flowers 30 %, berries 15 %"
      height={200}
      showToolbar
      slotProps={{ legend: { direction: 'horizontal' } }}
      series={[
        {
          data: [
            { id: 'vegetables', label: 'Vegetables', value: 55, color: '#2a9d5c' },
            { id: 'flowers', label: 'Flowers', value: 30, color: '#d9622b' },
            { id: 'berries', label: 'Berries', value: 15, color: '#8e5bd0' },
          ],
          valueFormatter: ({ value }) => `${value} %`,
        },
      ]}
    />
  );
}
