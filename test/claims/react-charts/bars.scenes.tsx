/** What the claims on bars open in the real browser. */
import * as React from 'react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import BarColors from '../../../docs/x/react-charts/bars/BarColors';
import ClickableBars from '../../../docs/x/react-charts/bars/ClickableBars';

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ id: 'own', data: [20, 10] }]}
      {...props}
    />
  );
}

/** Writes each call below the chart. */
function Logged(props: Partial<BarChartProps>) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (call: string) => setCalls((earlier) => [...earlier, call]);
  return (
    <>
      <Bars
        onAxisClick={(_, data) => log(`axis ${data?.dataIndex}`)}
        onItemClick={(_, item) => log(`item ${item.dataIndex}`)}
        {...props}
      />
      <output>{calls.join(', ')}</output>
    </>
  );
}

export const Demo = () => <ClickableBars />;

export const Both = () => <Logged />;

export const OnlyAxis = () => <Bars onAxisClick={() => {}} />;

export const Loading = () => <Logged loading />;

export const LoadingWithout = () => (
  <Logged loading onAxisClick={undefined} onItemClick={undefined} />
);

export const ColorDemo = () => <BarColors />;

export const LineOutside = () => (
  <Bars>
    <ChartsReferenceLine y={40} label="Alert level" />
  </Bars>
);

export const LineInside = () => (
  <Bars yAxis={[{ domainLimit: (min, max) => ({ min, max: Math.max(max, 50) }) }]}>
    <ChartsReferenceLine y={40} label="Alert level" />
  </Bars>
);
