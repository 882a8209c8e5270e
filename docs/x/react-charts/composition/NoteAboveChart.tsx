import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const members = [210, 214, 231, 268, 296, 305];

function Note() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const { width } = useDrawingArea();
  if (width <= 0) {
    return null;
  }
  return (
    <Chip
      size="small"
      label="New court"
      style={{ left: x('Apr'), top: y(268) }}
      sx={{ position: 'absolute', transform: 'translate(-100%, -150%)' }}
    />
  );
}

export default function NoteAboveChart() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 180, max: 320 }]}
      series={[{ type: 'line', data: members }]}
    >
      <Box dir="ltr" sx={{ position: 'relative', width: '100%' }}>
        <ChartsSurface
          role="img"
          aria-label="Members rise from 210 in January to 305 in June, fastest in April, when the new court opened."
        >
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
        <Note />
      </Box>
    </ChartDataProvider>
  );
}
