import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  { name: 'Roads', budget: 320, spent: 298 },
  { name: 'Parks', budget: 140, spent: 163 },
  { name: 'Schools', budget: 410, spent: 386 },
  { name: 'Culture', budget: 95, spent: 71 },
];
const euros = (value: number | null) => (value === null ? 'no data' : `€${value}k`);

export default function BudgetAndSpent() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Budget and spending per department: only Parks spent more than planned, €163k of €140k."
      dataset={departments}
      height={300}
      xAxis={[{ dataKey: 'name', barGapRatio: -0.75, categoryGapRatio: 0.45, disableTicks: true }]}
      yAxis={[{ width: 56, valueFormatter: euros }]}
      series={[
        {
          dataKey: 'budget',
          label: 'Budget',
          color: palette.mode === 'dark' ? palette.grey[600] : palette.grey[500],
          valueFormatter: euros,
        },
        { dataKey: 'spent', label: 'Spent', color: palette.primary.main, valueFormatter: euros },
      ]}
    />
  );
}
