/** What the claims on composition open in the real browser. */
import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

/** Two charts that share the highlighted day; says what they were told. */
export function Linked() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    width: 400,
    height: 200,
    xAxis: [{ id: 'days', data: [1, 2, 3] }],
    axisHighlight: { x: 'line' },
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  } as const;
  return (
    <>
      <output>{JSON.stringify(highlightedAxis)}</output>
      <LineChart {...shared} series={[{ data: [1, 2, 3] }]} />
      <LineChart {...shared} series={[{ data: [3, 2, 1] }]} />
    </>
  );
}

const line = { series: [{ type: 'line' as const, data: [1, 2, 3] }] };

/** A container in a box, and a surface in a box of its own inside of that of its provider. */
export function InBoxes() {
  return (
    <>
      <div style={{ width: 333, height: 222 }}>
        <ChartContainer {...line} />
      </div>
      <div style={{ width: 400, height: 300 }}>
        <ChartDataProvider {...line}>
          <div style={{ width: 250, height: 200 }}>
            <ChartsSurface />
          </div>
        </ChartDataProvider>
      </div>
    </>
  );
}

const days = [
  { day: 'Mon', low: 4, high: 13 },
  { day: 'Tue', low: 6, high: 10 },
];
const valueFormatter = (value: number | null) => `${value} °C`;

function Ranges() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return days.map(({ day, low, high }) => (
    <rect key={day} x={x(day)} y={y(high)} width={x.bandwidth()} height={y(low) - y(high)} />
  ));
}

/** Shapes with the tooltip of an axis, whose series have no plot. */
export function OwnShapes() {
  return (
    <ChartContainer
      width={400}
      height={280}
      dataset={days}
      xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
      series={[
        { type: 'line', dataKey: 'high', label: 'Highest', valueFormatter },
        { type: 'line', dataKey: 'low', label: 'Lowest', valueFormatter },
      ]}
    >
      <Ranges />
      <ChartsAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}

/** A shape with a tooltip of its own. */
export function ClosedStation() {
  return (
    <ChartContainer width={400} height={280} series={[]}>
      <Tooltip title="Station closed from 10:00 to 12:00" followCursor>
        <rect x={100} y={20} width={60} height={200} tabIndex={0} />
      </Tooltip>
    </ChartContainer>
  );
}
