/** What the claims on composition open in the real browser. */
import * as React from 'react';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LineChart } from '@mui/x-charts/LineChart';
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
