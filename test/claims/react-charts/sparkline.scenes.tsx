/** What the claims of sparklines open in the real browser. */
import * as React from 'react';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

function Spark(props: Partial<SparkLineChartProps>) {
  return <SparkLineChart width={200} height={60} data={[1, 4, 2, 5]} {...props} />;
}
const both = { showTooltip: true, showHighlight: true };
const names = { data: ['Mon', 'Tue', 'Wed', 'Thu'], valueFormatter: (day: string) => `on ${day}` };

export function Plain() {
  return <Spark />;
}

export function Line() {
  return <Spark {...both} valueFormatter={(value) => `${value} cups`} />;
}

export function Bars() {
  return <Spark {...both} plotType="bar" xAxis={names} />;
}

export function Item() {
  return <Spark showTooltip slotProps={{ tooltip: { trigger: 'item' } }} />;
}

export function Ruler() {
  return <Spark axisHighlight={{ x: 'line' }} />;
}

export function Fluid() {
  const chart = <SparkLineChart height={40} data={[1, 4, 2]} />;
  return (
    <>
      <div style={{ width: 240 }}>{chart}</div>
      <div style={{ width: 300, display: 'flex' }}>
        <span style={{ width: 120 }}>58</span>
        <div style={{ flex: 1, minWidth: 0 }}>{chart}</div>
      </div>
      <div style={{ width: 600, display: 'flex' }}>
        <div>{chart}</div>
      </div>
    </>
  );
}

export function Pair() {
  const [axis, setAxis] = React.useState<SparkLineChartProps['highlightedAxis']>([]);
  const props = {
    showHighlight: true,
    xAxis: { id: 'own' },
    highlightedAxis: axis,
    onHighlightedAxisChange: setAxis,
  };
  return (
    <>
      <Spark {...props} />
      <Spark {...props} data={[5, 1, 3, 2]} />
      <output>{axis?.[0]?.dataIndex}</output>
    </>
  );
}
