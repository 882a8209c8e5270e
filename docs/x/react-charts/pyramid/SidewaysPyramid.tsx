import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function SidewaysPyramid() {
  return (
    <FunnelChart
      role="img"
      aria-label="Volunteers of a festival by stage: 84 wrote, 51 came to a meeting, 32 worked"
      height={220}
      gap={6}
      series={[
        {
          curve: 'pyramid',
          layout: 'horizontal',
          borderRadius: 0,
          sectionLabel: false,
          valueFormatter: ({ value }) => `${value} people`,
          highlightScope: { highlight: 'item', fade: 'global' },
          data: [
            { label: 'Wrote 84', value: 84, color: '#3d87e0' },
            { label: 'Came 51', value: 51, color: '#1f8a9e' },
            { label: 'Worked 32', value: 32, color: '#2a9d5c' },
          ],
        },
      ]}
    />
  );
}
