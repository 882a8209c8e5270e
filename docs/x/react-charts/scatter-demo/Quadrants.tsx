import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useTheme } from '@mui/material/styles';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

/** Ideas of a team: days of work, and how many people asked for it. */
const ideas = [
  { id: 'Dark mode', x: 4, y: 46 },
  { id: 'Export', x: 6, y: 31 },
  { id: 'Offline', x: 17, y: 40 },
  { id: 'Emojis', x: 3, y: 9 },
  { id: 'Blog', x: 14, y: 6 },
  { id: 'Search', x: 13, y: 34 },
];

function Names() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { palette } = useTheme();

  return useScatterSeries().flatMap(({ data }) =>
    data.map((idea) => (
      <text
        key={idea.id}
        x={x(idea.x)}
        y={(y(idea.y) ?? 0) - 9}
        textAnchor="middle"
        fontSize={12}
        fill={palette.text.primary}
        pointerEvents="none"
      >
        {idea.id}
      </text>
    )),
  );
}

export default function Quadrants() {
  return (
    <ScatterChart
      role="img"
      aria-label="Six ideas by work and wishes: dark mode and export take less than ten days and more than 25 people asked for them."
      height={270}
      xAxis={[{ label: 'Days of work', min: 0, max: 20 }]}
      yAxis={[{ label: 'People who asked', min: 0, max: 50 }]}
      series={[
        {
          data: ideas,
          markerSize: 5,
          valueFormatter: (idea) => idea && `${idea.id}: ${idea.x} days, ${idea.y} people`,
        },
      ]}
    >
      <ChartsReferenceLine x={10} lineStyle={{ strokeDasharray: '4 4' }} />
      <ChartsReferenceLine y={25} lineStyle={{ strokeDasharray: '4 4' }} />
      <Names />
    </ScatterChart>
  );
}
