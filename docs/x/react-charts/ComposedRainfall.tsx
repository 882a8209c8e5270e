import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine, referenceLineClasses } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedRainfall() {
  return (
    <ChartContainer
      role="img"
      aria-label="Rainfall and temperature from April to September: July is the driest month with 38 mm and the warmest with 24 °C."
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[
        { id: 'rain', label: 'Rainfall (mm)' },
        { id: 'temperature', label: 'Temperature (°C)', position: 'right', min: 0 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', data: [82, 71, 55, 38, 46, 69] },
        { type: 'line', yAxisId: 'temperature', data: [11, 16, 20, 24, 23, 18] },
      ]}
      sx={(theme) => ({
        [`& .${referenceLineClasses.label}`]: {
          // An outline keeps the label readable above the bars.
          paintOrder: 'stroke',
          stroke: theme.palette.background.paper,
          strokeWidth: 4,
        },
      })}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsReferenceLine
        y={60}
        axisId="rain"
        label="Min. 60 mm"
        labelAlign="middle"
        labelStyle={{ fontSize: 12 }}
      />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="temperature" />
    </ChartContainer>
  );
}
