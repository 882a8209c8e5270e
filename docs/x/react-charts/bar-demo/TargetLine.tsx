import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const lines = ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5'];
const punctual = [94, 88, 97, 79, 91];
const target = 90;

/** Right of the drawing, where no bar is behind it. */
function TargetLabel() {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const { palette, typography } = useTheme();

  return (
    <text
      x={left + width + 6}
      y={y(target)}
      dominantBaseline="central"
      fill={palette.text.primary}
      style={{ ...typography.caption, fontWeight: 600 }}
    >
      {target} %
    </text>
  );
}

export default function TargetLine() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Punctual trams per line: lines 1, 3 and 5 reach the target of 90 percent, line 2 has 88 and line 4 has 79."
      height={300}
      hideLegend
      margin={{ right: 52 }}
      xAxis={[{ data: lines, disableTicks: true }]}
      yAxis={[
        {
          min: 0,
          max: 100,
          width: 50,
          valueFormatter: (percent: number) => `${percent} %`,
          colorMap: {
            type: 'piecewise',
            thresholds: [target],
            colors: [palette.error.main, palette.primary.main],
          },
        },
      ]}
      series={[{ data: punctual, valueFormatter: (percent) => `${percent} % punctual` }]}
    >
      <ChartsReferenceLine y={target} lineStyle={{ strokeDasharray: '6 4', strokeWidth: 2 }} />
      <TargetLabel />
    </BarChart>
  );
}
