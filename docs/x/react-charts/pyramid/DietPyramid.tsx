import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function DietPyramid() {
  return (
    <FunnelChart
      role="img"
      aria-label="Portions a day, from the top of the pyramid: sweets 1, milk 3, grain 4, vegetables 5"
      height={280}
      series={[
        {
          curve: 'pyramid',
          funnelDirection: 'increasing',
          borderRadius: 0,
          sectionLabel: false,
          data: [
            { label: 'Sweets', value: 1, color: '#c2553d' },
            { label: 'Milk', value: 3, color: '#3d87e0' },
            { label: 'Grain', value: 4, color: '#b7791f' },
            { label: 'Vegetables', value: 5, color: '#2a9d5c' },
          ],
        },
      ]}
      gap={3}
    />
  );
}
