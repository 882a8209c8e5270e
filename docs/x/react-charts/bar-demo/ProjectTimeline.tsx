import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const day = (month: number, date: number) => new Date(2026, month, date).getTime();
const tasks = [
  { name: 'Survey', from: day(0, 12), to: day(1, 6) },
  { name: 'Permits', from: day(0, 26), to: day(3, 3) },
  { name: 'Ground', from: day(2, 9), to: day(4, 1) },
  { name: 'Tracks', from: day(3, 13), to: day(6, 10) },
  { name: 'Stops', from: day(5, 1), to: day(7, 14) },
  { name: 'Tests', from: day(7, 3), to: day(8, 25) },
];
const start = day(0, 1);
const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const months = [0, 2, 4, 6, 8].map((month) => day(month, 1) - start);

export default function ProjectTimeline() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Building tram line 7 in 2026: survey from January 12, tracks from April 13 to July 10, tests until September 25."
      layout="horizontal"
      height={280}
      hideLegend
      borderRadius={4}
      grid={{ vertical: true }}
      yAxis={[{ data: tasks.map(({ name }) => name), width: 60, categoryGapRatio: 0.4 }]}
      xAxis={[
        {
          // Bars begin at zero, so the axis counts from the start of the year.
          min: 0,
          max: day(9, 1) - start,
          tickInterval: months,
          valueFormatter: (ms: number) => format.format(start + ms),
        },
      ]}
      series={[
        {
          data: tasks.map(({ from }) => from - start),
          stack: 'time',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          data: tasks.map(({ from, to }) => to - from),
          stack: 'time',
          color: palette.primary.main,
          valueFormatter: (_, { dataIndex }) => {
            const task = tasks[dataIndex];
            return task ? format.formatRange(task.from, task.to) : null;
          },
        },
      ]}
    >
      <ChartsReferenceLine
        x={day(4, 18) - start}
        label="May 18"
        labelAlign="start"
        labelStyle={{ fontSize: 12 }}
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </BarChart>
  );
}
