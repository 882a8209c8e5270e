import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const weekday = [180, 920, 340, 410, 390, 620, 980, 420, 160];
const sunday = [20, 90, 310, 520, 610, 640, 480, 260, 110];

export default function Overlapping() {
  const { palette } = useTheme();
  const shared = { area: true, showMark: false };

  return (
    <LineChart
      role="img"
      aria-label="Passengers at the main station by hour: weekdays peak at 8:00 and 18:00 above 900, Sundays at 16:00 with 640."
      height={280}
      xAxis={[{ data: hours, min: 6, max: 22, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ width: 48 }]}
      series={[
        { ...shared, label: 'Weekday', data: weekday, color: palette.primary.main },
        { ...shared, label: 'Sunday', data: sunday, color: palette.warning.main },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35, filter: 'none' } }}
    />
  );
}
