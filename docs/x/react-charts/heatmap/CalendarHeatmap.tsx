import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const WEEKS = 26;
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const monthFormat = new Intl.DateTimeFormat('en', { month: 'short' });
const dateOf = (week: number, day: number) => new Date(2026, 0, 5 + week * 7 + day);

const weeks = Array.from({ length: WEEKS }, (_, week) => dateOf(week, 0));
/** Kilometers a day: longer rides on weekends, more in spring, and rest days without a cell. */
const rides = weeks.flatMap((_, week) =>
  Array.from({ length: 7 }, (__, day): HeatmapValueType => {
    const distance = (day > 4 ? 38 : 9) + ((week * 5 + day * 11) % 17) + week * 0.6;
    return [week, day, (week * 3 + day * 5) % 4 === 0 ? 0 : Math.round(distance)];
  }).filter(([, , kilometers]) => kilometers > 0),
);

export default function CalendarHeatmap() {
  const { palette } = useTheme();
  const isDark = palette.mode === 'dark';

  return (
    <Box
      role="img"
      aria-label="Kilometers cycled a day from January to June 2026: up to 69 on weekends, about 20 on weekdays, with a rest day most weeks"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={200}
        xAxis={[
          {
            data: weeks,
            categoryGapRatio: 0.15,
            disableLine: true,
            disableTicks: true,
            // The tick after the last week has no value.
            tickLabelInterval: (monday?: Date) => monday !== undefined && monday.getDate() <= 7,
            valueFormatter: (monday: Date, { location }) =>
              location === 'tick'
                ? monthFormat.format(monday)
                : `Week of ${dayFormat.format(monday)}`,
          },
        ]}
        yAxis={[
          {
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
            categoryGapRatio: 0.15,
            disableLine: true,
            disableTicks: true,
            tickLabelInterval: (_, index) => index % 2 === 0,
          },
        ]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [15, 25, 40, 55],
              colors: isDark
                ? ['#123a2a', '#1b6b45', '#2f9e5f', '#68c98b', '#b5eccb']
                : ['#d3f0dd', '#96d8ad', '#52b677', '#26894d', '#0e5a2d'],
            },
          },
        ]}
        series={[
          {
            label: 'Distance',
            data: rides,
            valueFormatter: (value) => `${value[2]} km`,
          },
        ]}
      />
    </Box>
  );
}
