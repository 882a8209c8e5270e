import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const days = [
  { day: 'Mon', low: 4, noon: 11, high: 13 },
  { day: 'Tue', low: 6, noon: 9, high: 10 },
  { day: 'Wed', low: 3, noon: 14, high: 17 },
  { day: 'Thu', low: 8, noon: 16, high: 21 },
  { day: 'Fri', low: 11, noon: 15, high: 18 },
];

function Ranges() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const { palette } = useTheme();
  const width = Math.min(24, x.bandwidth());

  return days.map(({ day, low, noon, high }) => {
    const center = (x(day) ?? 0) + x.bandwidth() / 2;
    return (
      <g key={day}>
        <rect
          x={center - width / 2}
          y={y(high)}
          width={width}
          height={y(low) - y(high)}
          rx={width / 2}
          fill={palette.primary.main}
        />
        <circle cx={center} cy={y(noon)} r={5} fill={palette.background.paper} />
      </g>
    );
  });
}

export default function DailyRange() {
  return (
    <ChartContainer
      role="img"
      aria-label="Lowest and highest temperature by day, with a dot for noon: Wednesday has the widest range, 3 to 17 °C."
      height={280}
      xAxis={[{ scaleType: 'band', data: days.map(({ day }) => day) }]}
      yAxis={[{ label: '°C', min: 0, max: 25 }]}
      series={[]}
    >
      <ChartsGrid horizontal />
      <Ranges />
      <ChartsAxis />
    </ChartContainer>
  );
}
