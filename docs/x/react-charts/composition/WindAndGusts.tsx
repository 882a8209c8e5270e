import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';

export default function WindAndGusts() {
  return (
    <ChartContainer
      role="img"
      aria-label="Wind stays between 12 and 31 km/h, gusts reach 58 km/h at 15:00."
      height={280}
      xAxis={[{ scaleType: 'point', data: ['6:00', '9:00', '12:00', '15:00', '18:00'] }]}
      yAxis={[{ label: 'km/h' }]}
      series={[
        { type: 'line', label: 'Wind', area: true, data: [12, 18, 26, 31, 22] },
        { type: 'line', label: 'Gusts', data: [21, 29, 44, 58, 37] },
      ]}
    >
      <ChartsGrid horizontal />
      <AreaPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsAxisHighlight x="line" />
      <ChartsAxis />
      <ChartsTooltip />
    </ChartContainer>
  );
}
