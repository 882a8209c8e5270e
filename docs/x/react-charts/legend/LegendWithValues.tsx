import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';

function ValueLegend() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Stack component="ul" direction="row" sx={{ m: 0, p: 0, gap: 3, listStyle: 'none' }}>
      {items.map(({ seriesId, color, label }) => (
        <li key={seriesId}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <ChartsLabelMark type="line" color={color} />
            <Typography variant="body2">{label}</Typography>
          </Stack>
          <Typography variant="h6" component="p">
            {series.find(({ id }) => id === seriesId)?.data.at(-1)} °C
          </Typography>
        </li>
      ))}
    </Stack>
  );
}

export default function LegendWithValues() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'point', data: ['6:00', '9:00', '12:00', '15:00', '18:00'] }]}
      yAxis={[{ min: 0, max: 30 }]}
      series={[
        { type: 'line', label: 'Greenhouse', data: [12, 17, 25, 28, 23] },
        { type: 'line', label: 'Outside', data: [4, 8, 13, 15, 11] },
      ]}
    >
      <Stack spacing={1} sx={{ width: '100%' }}>
        <ValueLegend />
        <ChartsSurface
          role="img"
          aria-label="The greenhouse is 8 to 13 degrees warmer than outside over the day."
        >
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
