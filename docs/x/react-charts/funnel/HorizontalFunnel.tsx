import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      role="img"
      aria-label="Drinking water in a town, in millions of liters: 84 pumped, 79 treated, 66 delivered"
      height={240}
      gap={6}
      series={[
        {
          layout: 'horizontal',
          curve: 'step',
          valueFormatter: ({ value }) => `${value} Ml`,
          highlightScope: { highlight: 'item', fade: 'global' },
          data: [
            { value: 84, label: 'Pumped' },
            { value: 79, label: 'Treated' },
            { value: 66, label: 'Delivered' },
          ],
        },
      ]}
    />
  );
}
