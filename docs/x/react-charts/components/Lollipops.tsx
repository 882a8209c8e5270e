import type * as React from 'react';
import { BarChart, type BarElementOwnerState } from '@mui/x-charts/BarChart';

/** What a bar gets, as far as it's used here. */
interface LollipopProps {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  ownerState: BarElementOwnerState;
  onClick?: React.MouseEventHandler<SVGElement>;
}

/** A thin stem with a dot at its end. */
function Lollipop({ x, y, width, height, color, ownerState, onClick }: LollipopProps) {
  const middle = y + height / 2;

  return (
    <g opacity={ownerState.isFaded ? 0.3 : 1} onClick={onClick}>
      <line x1={x} x2={x + width} y1={middle} y2={middle} stroke={color} strokeWidth={3} />
      <circle cx={x + width} cy={middle} r={ownerState.isHighlighted ? 9 : 7} fill={color} />
    </g>
  );
}

export default function Lollipops() {
  return (
    <BarChart
      role="img"
      aria-label="Hours of sun in June: Faro 344, Porto 271, Oslo 250, Bergen 189"
      height={240}
      layout="horizontal"
      hideLegend
      yAxis={[{ data: ['Faro', 'Porto', 'Oslo', 'Bergen'], width: 64 }]}
      xAxis={[{ label: 'Hours of sun in June', height: 48, max: 400, tickNumber: 4 }]}
      series={[
        {
          data: [344, 271, 250, 189],
          color: '#d9822b',
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      slots={{ bar: Lollipop }}
    />
  );
}
