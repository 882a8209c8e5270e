import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';

export default function LegendBelow() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: ['Clay', 'Grass', 'Hard'] }]}
      series={[
        { type: 'bar', label: 'Won', data: [18, 7, 24] },
        { type: 'bar', label: 'Lost', data: [9, 5, 11] },
      ]}
    >
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <Typography component="figcaption" variant="subtitle2" sx={{ px: 2 }}>
          More matches won than lost on every court
        </Typography>
        <ChartsSurface
          role="img"
          aria-label="Matches by court: clay 18 won, 9 lost; grass 7 and 5; hard 24 and 11."
        >
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsLegend sx={{ justifyContent: 'center' }} />
      </Box>
    </ChartDataProvider>
  );
}
