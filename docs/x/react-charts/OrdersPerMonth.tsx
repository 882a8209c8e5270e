import { BarChart } from '@mui/x-charts/BarChart';

export default function OrdersPerMonth() {
  return (
    <BarChart
      role="img"
      aria-label="Orders from January to June 2026: web orders rise from 310 to 520, shop orders fall from 240 to 190."
      height={300}
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      series={[
        { label: 'Web', data: [310, 335, 402, 418, 467, 520] },
        { label: 'Shop', data: [240, 228, 231, 214, 205, 190] },
      ]}
    />
  );
}
