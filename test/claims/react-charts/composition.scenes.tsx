/** What the claims on composition open in the real browser. */
import * as React from 'react';
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
