import { useTheme } from '@mui/material/styles';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const trips = [
  { from: 'Brussels', minutes: 82 },
  { from: 'Luxembourg', minutes: 131 },
  { from: 'London', minutes: 136 },
  { from: 'Cologne', minutes: 196 },
  { from: 'Amsterdam', minutes: 203 },
];
const duration = (minutes: number | null) =>
  minutes === null ? '' : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

export default function HorizontalBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Train trips to Paris: Brussels is the shortest at 1 h 22 min, Amsterdam the longest at 3 h 23 min."
      dataset={trips}
      layout="horizontal"
      height={300}
      yAxis={[{ dataKey: 'from', width: 88 }]}
      xAxis={[{ label: 'Minutes to Paris' }]}
      series={[{ dataKey: 'minutes', color: palette.primary.main, valueFormatter: duration }]}
      barLabel={(item, context) => (context.bar.width > 80 ? duration(item.value) : null)}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: palette.primary.contrastText } }}
    />
  );
}
