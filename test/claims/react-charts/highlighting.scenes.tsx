/** What the claims of highlighting open in the real browser. */
import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

/** A line chart of three points, with what it reports below it. */
function Reporting(props: Partial<LineChartProps>) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  return (
    <div>
      <LineChart
        {...SIZE}
        xAxis={[{ id: 'x', data: [1, 2, 3] }]}
        yAxis={[{ id: 'y' }]}
        series={[{ label: 'Books', data: [10, 20, 30] }]}
        onHighlightedAxisChange={(axes) => setCalls((all) => [...all, JSON.stringify(axes)])}
        {...props}
      />
      <output>{calls.join(' ')}</output>
    </div>
  );
}

export function Line() {
  return <Reporting axisHighlight={{ x: 'line', y: 'line' }} />;
}

export function Falling() {
  return <Reporting xAxis={[{ id: 'x', data: [3, 2, 1] }]} />;
}

export function FallingPoints() {
  return <Reporting xAxis={[{ id: 'x', data: [3, 2, 1], scaleType: 'point' }]} />;
}

export function FallingBands() {
  return <Reporting xAxis={[{ id: 'x', data: [3, 2, 1], scaleType: 'band' }]} />;
}

/** Both directions have a line, but the one without data loses it. */
export function Following() {
  const [axes, setAxes] = React.useState<AxisItemIdentifier[]>([]);
  return (
    <Reporting
      axisHighlight={{ x: 'line', y: 'line' }}
      highlightedAxis={axes}
      onHighlightedAxisChange={setAxes}
    />
  );
}

const first = [{ axisId: 'x', dataIndex: 0 }];

export function Locked() {
  return <Reporting highlightedAxis={first} />;
}

export function TwoAxes() {
  return (
    <Reporting
      axisHighlight={{ x: 'line', y: 'line' }}
      xAxis={[
        { id: 'one', data: [1, 2, 3] },
        { id: 'two', data: [1, 2, 3], position: 'top' },
      ]}
      yAxis={[{ id: 'left' }, { id: 'right', position: 'right' }]}
      series={[
        { xAxisId: 'one', yAxisId: 'left', label: 'Books', data: [10, 20, 30] },
        { xAxisId: 'two', yAxisId: 'right', label: 'Films', data: [10, 20, 30] },
      ]}
    />
  );
}

export function LineWithoutListener() {
  return <Reporting axisHighlight={{ x: 'none', y: 'none' }} />;
}

/** The y-axis is left out. */
export function LineWithoutX() {
  return <Reporting axisHighlight={{ x: 'none' }} />;
}

export function LineWithTrigger() {
  return (
    <Reporting
      axisHighlight={{ x: 'none', y: 'none' }}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    />
  );
}

export function BarsWithoutListener() {
  return (
    <BarChart
      {...SIZE}
      xAxis={[{ data: ['p', 'q'] }]}
      series={[{ label: 'Books', data: [10, 20] }]}
      axisHighlight={{ x: 'none', y: 'none' }}
    />
  );
}

export function Crosshair() {
  return (
    <ScatterChart
      {...SIZE}
      axisHighlight={{ x: 'line', y: 'line' }}
      xAxis={[{ min: 0, max: 10 }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ data: [{ id: 0, x: 5, y: 5 }], highlightScope: { highlight: 'item' } }]}
    />
  );
}

export function StyledBar() {
  return (
    <BarChart
      {...SIZE}
      xAxis={[{ data: ['p', 'q'] }]}
      series={[{ id: 'a', data: [10, 20], highlightScope: { highlight: 'item', fade: 'global' } }]}
      highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
      sx={{
        '& .MuiBarElement-highlighted': { filter: 'none' },
        '& .MuiBarElement-faded': { opacity: 0.6 },
      }}
    />
  );
}
