import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import type { HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const shared = { highlightScope };
const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function HighlightLines() {
  return (
    <LineChart
      role="img"
      aria-label="Waiting time of four clinics over eight weeks: Clinic Nord halves its time from 31 to 15 minutes, the others stay between 17 and 35."
      height={300}
      axisHighlight={{ x: 'none' }}
      disableLineItemHighlight
      xAxis={[{ data: weeks, tickMinStep: 1, domainLimit: 'strict', label: 'Week', height: 48 }]}
      yAxis={[{ min: 10, label: 'Minutes of waiting', width: 52 }]}
      series={[
        { ...shared, label: 'Nord', data: [31, 30, 27, 22, 20, 17, 16, 15] },
        { ...shared, label: 'Park', data: [35, 33, 34, 32, 31, 33, 30, 31] },
        { ...shared, label: 'Markt', data: [19, 18, 20, 21, 20, 19, 18, 17] },
        { ...shared, label: 'West', data: [28, 27, 29, 30, 28, 29, 28, 27] },
      ]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      sx={{
        [`& .${lineElementClasses.root}`]: { transition: 'opacity 0.2s' },
        [`& .${lineElementClasses.highlighted}`]: { strokeWidth: 4, filter: 'none' },
        [`& .${lineElementClasses.faded}, & .${markElementClasses.faded}`]: { opacity: 0.2 },
      }}
    />
  );
}
