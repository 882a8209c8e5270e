import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function BasicFunnel() {
  return (
    <FunnelChart
      role="img"
      aria-label="From visit to order: 4,800 visits, 2,100 baskets, 1,300 addresses, 940 orders"
      height={280}
      series={[
        {
          data: [
            { value: 4800, label: 'Visits' },
            { value: 2100, label: 'Baskets' },
            { value: 1300, label: 'Addresses' },
            { value: 940, label: 'Orders' },
          ],
        },
      ]}
    />
  );
}
