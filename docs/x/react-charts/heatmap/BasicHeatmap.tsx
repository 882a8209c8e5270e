import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const visitors = [
  [12, 25, 48, 30, 41, 66],
  [10, 28, 45, 33, 39, 71],
  [14, 31, 52, 62, 58, 64],
  [11, 26, 47, 35, 44, 69],
  [13, 29, 55, 48, 63, 52],
  [35, 78, 92, 97, 84, 40],
];
const data = visitors.flatMap((row, day) =>
  row.map((count, hour): HeatmapValueType => [hour, day, count]),
);

export default function BasicHeatmap() {
  return (
    <Box
      role="img"
      aria-label="Visitors of a swimming hall by day and hour: most on Saturday at 14:00, 97; weekdays peak at 18:00."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
        series={[{ label: 'Visitors', data }]}
      />
    </Box>
  );
}
