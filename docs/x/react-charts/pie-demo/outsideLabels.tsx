import { useTheme } from '@mui/material/styles';
import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';

/** px */
export const RADIUS = 68;
const LINE = 18;

interface Label {
  readonly text: string;
  readonly color: string;
  readonly angle: number;
  y: number;
}

/** Moves labels down until each has a line of its own, then all of them up if the last is too low. */
function spread(labels: readonly Label[], bottom: number): readonly Label[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  sorted.forEach((label, index) => {
    const above = sorted[index - 1];
    label.y = above ? Math.max(label.y, above.y + LINE) : label.y;
  });
  const excess = Math.max(0, (sorted.at(-1)?.y ?? 0) - bottom);
  sorted.forEach((label) => {
    label.y -= excess;
  });
  return sorted;
}

export function OutsideLabels() {
  const { palette } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const labels = (usePieSeries()[0]?.data ?? []).map((slice): Label => {
    const angle = (slice.startAngle + slice.endAngle) / 2;
    const name = typeof slice.label === 'function' ? slice.label('arc') : slice.label;
    const y = -Math.cos(angle) * (RADIUS + 12);
    return { text: `${name} ${slice.formattedValue}`, color: slice.color, angle, y };
  });

  return (
    <g transform={`translate(${left + width / 2}, ${top + height / 2})`} pointerEvents="none">
      {[1, -1].map((side) =>
        spread(
          labels.filter(({ angle }) => (angle < Math.PI ? 1 : -1) === side),
          height / 2 - 8,
        ).map(({ text, color, angle, y }) => (
          <g key={angle}>
            <path
              d={`M${Math.sin(angle) * RADIUS},${-Math.cos(angle) * RADIUS} L${side * (RADIUS + 10)},${y} h${side * 6}`}
              fill="none"
              stroke={color}
            />
            <text
              x={side * (RADIUS + 19)}
              y={y}
              direction="ltr"
              textAnchor={side === 1 ? 'start' : 'end'}
              dominantBaseline="central"
              fontSize={12}
              fill={palette.text.primary}
            >
              {text}
            </text>
          </g>
        )),
      )}
    </g>
  );
}
