import { RadarChart } from '@mui/x-charts/RadarChart';

export default function SeriesHighlight() {
  return (
    <RadarChart
      role="img"
      aria-label="Three teams from 0 to 5: Amber leads in speed with 5, Birch in quality with 5, Cedar is even at 3."
      height={310}
      highlight="series"
      slotProps={{ tooltip: { trigger: 'item' } }}
      radar={{ max: 5, metrics: ['Speed', 'Quality', 'Tests', 'Docs', 'Support', 'Cost'] }}
      series={[
        { id: 'amber', label: 'Amber', data: [5, 3, 2, 2, 4, 3], fillArea: true },
        { id: 'birch', label: 'Birch', data: [2, 5, 5, 4, 3, 2], fillArea: true },
        { id: 'cedar', label: 'Cedar', data: [3, 3, 3, 3, 3, 3], fillArea: true },
      ]}
    />
  );
}
