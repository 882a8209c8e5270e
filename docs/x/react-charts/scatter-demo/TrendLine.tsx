import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Seven days of an ice cream shop: degrees at noon, scoops sold. */
const days = [
  { id: 'Mon', x: 17, y: 210 },
  { id: 'Tue', x: 19, y: 260 },
  { id: 'Wed', x: 22, y: 310 },
  { id: 'Thu', x: 24, y: 420 },
  { id: 'Fri', x: 27, y: 450 },
  { id: 'Sat', x: 29, y: 560 },
  { id: 'Sun', x: 32, y: 590 },
];

/** The line with the least squares. */
function fit(points: readonly { x: number; y: number }[]) {
  const mean = (of: 'x' | 'y') => points.reduce((sum, one) => sum + one[of], 0) / points.length;
  const [mx, my] = [mean('x'), mean('y')];
  const slope =
    points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) /
    points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  return { slope, at: (x: number) => my + slope * (x - mx) };
}
const trend = fit(days);

function Trend({ from, to }: { from: number; to: number }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { palette } = useTheme();

  return (
    <line
      x1={x(from)}
      y1={y(trend.at(from))}
      x2={x(to)}
      y2={y(trend.at(to))}
      stroke={palette.text.primary}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function TrendLine() {
  return (
    <ScatterChart
      role="img"
      aria-label={`Scoops sold by temperature: each degree more brings ${Math.round(trend.slope)} more scoops.`}
      height={260}
      xAxis={[{ label: '°C at noon', min: 15, max: 35 }]}
      yAxis={[{ label: 'Scoops', min: 0, max: 700, width: 56 }]}
      series={[
        {
          data: days,
          markerSize: 6,
          valueFormatter: (day) => day && `${day.id}: ${day.x} °C, ${day.y} scoops`,
        },
      ]}
    >
      <Trend from={16} to={33} />
    </ScatterChart>
  );
}
