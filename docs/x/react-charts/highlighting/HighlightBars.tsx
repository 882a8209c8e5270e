import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'item', fade: 'global' };

export default function HighlightBars() {
  return (
    <BarChart
      role="img"
      aria-label="Bicycles per day on three bridges: the Old Bridge leads until fall, with 5,200 in summer."
      height={280}
      xAxis={[{ data: ['Spring', 'Summer', 'Fall', 'Winter'] }]}
      yAxis={[{ label: 'Bicycles per day', width: 64 }]}
      series={[
        { label: 'Old Bridge', data: [3900, 5200, 4100, 1700], highlightScope },
        { label: 'Rail Bridge', data: [2800, 3600, 3100, 1900], highlightScope },
        { label: 'Weir', data: [900, 2100, 1000, 300], highlightScope },
      ]}
    />
  );
}
