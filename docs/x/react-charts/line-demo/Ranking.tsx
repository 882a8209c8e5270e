import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const seasons = ['2022', '2023', '2024', '2025'];
const clubs = [
  { name: 'Rovers', ranks: [1, 2, 2, 4] },
  { name: 'Athletic', ranks: [2, 1, 3, 2] },
  { name: 'United', ranks: [3, 4, 1, 1] },
  { name: 'Wanderers', ranks: [4, 3, 4, 3] },
];

/** The name of each club, at the height of its last rank. */
function Names() {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const { palette, typography } = useTheme();

  return clubs.map(({ name, ranks }) => (
    <text
      key={name}
      x={left + width + 12}
      y={y(ranks.at(-1) ?? 0)}
      dominantBaseline="central"
      fill={palette.text.primary}
      style={{ ...typography.caption }}
    >
      {name}
    </text>
  ));
}

export default function Ranking() {
  return (
    <LineChart
      role="img"
      aria-label="Ranks of four clubs from 2022 to 2025: United rises from third to first place, Rovers fall from first to fourth."
      colors={mangoFusionPalette}
      height={260}
      hideLegend
      margin={{ right: 84, left: 0 }}
      xAxis={[{ scaleType: 'point', data: seasons, disableLine: true, disableTicks: true }]}
      yAxis={[
        {
          reverse: true,
          min: 0.7,
          max: 4.3,
          width: 36,
          tickInterval: [1, 2, 3, 4],
          // An em space keeps the number away from the mark.
          valueFormatter: (rank: number) => `${rank}\u2003`,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={clubs.map(({ name, ranks }) => ({
        id: name,
        label: name,
        data: ranks,
        curve: 'bumpX' as const,
      }))}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 4 } }}
    >
      <Names />
    </LineChart>
  );
}
