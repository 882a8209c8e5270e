import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';

const beaches = ['North', 'Pier', 'Cove', 'Lido', 'Point'];

export default function ColourScale() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: beaches }]}
      yAxis={[
        {
          label: 'E. coli per 100 ml',
          colorMap: {
            type: 'piecewise',
            thresholds: [250, 500],
            colors: ['#2e7d32', '#ed6c02', '#d32f2f'],
          },
        },
      ]}
      series={[{ type: 'bar', data: [90, 310, 140, 620, 230] }]}
    >
      <Stack spacing={1} sx={{ width: '100%' }}>
        <PiecewiseColorLegend
          axisDirection="y"
          markType="square"
          labelPosition="end"
          labelFormatter={({ index }) => ['Excellent', 'Good', 'Closed'][index] ?? null}
          sx={{ alignSelf: 'center', flexWrap: 'wrap', columnGap: 1.5 }}
        />
        <ChartsSurface
          role="img"
          aria-label="Bathing water: North, Cove and Point are excellent, Pier is good, Lido is closed with 620."
        >
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
