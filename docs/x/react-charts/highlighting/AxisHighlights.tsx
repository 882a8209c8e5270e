import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';

const trees = [
  { id: 1, x: 12, y: 4.1 },
  { id: 2, x: 25, y: 7.8 },
  { id: 3, x: 31, y: 9.2 },
  { id: 4, x: 44, y: 13.5 },
  { id: 5, x: 58, y: 14.1 },
  { id: 6, x: 71, y: 19.6 },
];

export default function AxisHighlights() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Trees planted per month: 40 in October, 95 in November, 60 in December"
        height={200}
        axisHighlight={{ x: 'band', y: 'line' }}
        xAxis={[{ data: ['Oct', 'Nov', 'Dec'] }]}
        series={[{ data: [40, 95, 60] }]}
        sx={(theme) => ({
          [`& .${chartsAxisHighlightClasses.root}`]: {
            fill: theme.palette.primary.main,
            stroke: theme.palette.primary.main,
          },
        })}
      />
      <ScatterChart
        role="img"
        aria-label="Height of six trees by age: from 4 m at 12 years to 20 m at 71 years"
        height={200}
        axisHighlight={{ x: 'line', y: 'line' }}
        xAxis={[{ label: 'Age in years', min: 0, max: 80, height: 48 }]}
        yAxis={[{ label: 'Height in m', min: 0, width: 48 }]}
        series={[{ data: trees }]}
      />
    </Stack>
  );
}
