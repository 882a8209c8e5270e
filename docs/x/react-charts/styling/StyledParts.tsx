import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function StyledParts() {
  return (
    <LineChart
      role="img"
      aria-label="Cups of coffee a day: 84 on Monday, 61 on Friday, 22 on Sunday."
      height={260}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ min: 0, max: 100, disableTicks: true, disableLine: true }]}
      series={[{ data: [84, 79, 82, 75, 61, 30, 22] }]}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3, strokeLinecap: 'round' },
        [`& .${markElementClasses.root}`]: { r: 4, fill: 'currentColor', stroke: 'none' },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${axisClasses.tickLabel}`]: { fontWeight: 600 },
      }}
    />
  );
}
