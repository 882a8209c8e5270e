import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { cyclists } from './cyclists';

const [COLUMNS, ROWS, SLOWEST, FASTEST] = [24, 14, 4, 32];
const counts = new Map<number, number>();
for (const { hour, speed } of cyclists) {
  const row = Math.floor(((speed - SLOWEST) / (FASTEST - SLOWEST)) * ROWS);
  const cell = row * COLUMNS + Math.floor(hour);
  counts.set(cell, (counts.get(cell) ?? 0) + 1);
}
/** The middle of each cell that has points, with their number. */
const cells = [...counts].map(([cell, count]) => ({
  id: cell,
  x: (cell % COLUMNS) + 0.5,
  y: SLOWEST + ((Math.floor(cell / COLUMNS) + 0.5) * (FASTEST - SLOWEST)) / ROWS,
  z: count,
}));

function Cell({ x, y, color }: ScatterMarkerProps) {
  const { width, height } = useDrawingArea();
  const [w, h] = [width / COLUMNS, height / ROWS];

  return <rect x={x - w / 2} y={y - h / 2} width={w} height={h} fill={color} />;
}

export default function CountedPoints() {
  return (
    <ScatterChart
      role="img"
      aria-label="6,000 bicycles by hour and speed: most pass around 8:00 and 17:00 at 14 to 22 kilometers an hour."
      height={260}
      xAxis={[{ label: 'Hour', min: 0, max: 24, tickInterval: [0, 6, 12, 18, 24] }]}
      yAxis={[{ label: 'km/h', min: SLOWEST, max: FASTEST }]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [10, 50, 100],
            colors: ['#90b8e8', '#4a86d0', '#8e5bb5', '#d0417e'],
          },
        },
      ]}
      series={[
        {
          data: cells,
          valueFormatter: (cell) => cell && `${cell.z} bicycles at ${cell.x - 0.5}:00`,
        },
      ]}
      slots={{ marker: Cell, legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'z' } }}
    />
  );
}
