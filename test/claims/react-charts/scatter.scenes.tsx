/** What the claims of scatter charts open in the real browser. */
import * as React from 'react';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';

const data = [
  { x: 2, y: 2 },
  { x: 8, y: 8 },
  { x: 20, y: 20 },
];

/** Two points in the plot, one outside; what a click says stands below. */
function Points({
  disableHover,
  ...rest
}: Partial<ScatterChartProps> & { disableHover?: boolean }) {
  const [clicked, setClicked] = React.useState('');
  return (
    <div>
      <ScatterChart
        width={300}
        height={200}
        xAxis={[{ min: 0, max: 10 }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[{ id: 'own', data, disableHover, highlightScope: { highlight: 'item' } }]}
        onItemClick={(event: MouseEvent | React.MouseEvent, item: ScatterItemIdentifier) =>
          setClicked(`${JSON.stringify(item)} ${'nativeEvent' in event ? 'React' : 'native'}`)
        }
        {...rest}
      />
      <output>{clicked}</output>
    </div>
  );
}

export function Nearest() {
  return <Points />;
}

export function Limited() {
  return <Points voronoiMaxRadius={20} />;
}

export function Hit() {
  return <Points disableVoronoi />;
}

export function WithoutHover() {
  return <Points disableHover />;
}

export function HitWithoutHover() {
  return <Points disableHover disableVoronoi />;
}

export function Lines() {
  return <Points axisHighlight={{ x: 'line', y: 'line' }} />;
}
