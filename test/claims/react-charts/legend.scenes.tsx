/** What the claims on legends open in the real browser. */
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import ManyEntries from '../../../docs/x/react-charts/legend/ManyEntries';

type Legend = NonNullable<BarChartProps['slotProps']>['legend'];

function Bars({ legend, ...props }: Partial<BarChartProps> & { legend?: Legend }) {
  return (
    <BarChart
      width={600}
      height={200}
      skipAnimation
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ label: 'One', data: [0, 1000] }]}
      slotProps={{ legend }}
      {...props}
    />
  );
}

export function HorizontalLegend() {
  return <Bars />;
}

export function VerticalLegend() {
  return (
    <div style={{ width: 600 }}>
      <Bars width={undefined} legend={{ direction: 'vertical' }} />
    </div>
  );
}

function Scale({ legend }: { legend?: Legend }) {
  return (
    <Bars
      yAxis={[{ colorMap: { type: 'continuous', min: 0, max: 1000, color: ['red', 'blue'] } }]}
      slots={{ legend: ContinuousColorLegend }}
      legend={{ axisDirection: 'y', ...legend }}
    />
  );
}

export function NarrowScale() {
  return <Scale />;
}

export function ScaleOfExtremes() {
  return <Scale legend={{ labelPosition: 'extremes' }} />;
}

export function WideScale() {
  return <Scale legend={{ labelPosition: 'extremes', sx: { width: 240 } }} />;
}

export function HalfEntry() {
  return <ManyEntries />;
}
