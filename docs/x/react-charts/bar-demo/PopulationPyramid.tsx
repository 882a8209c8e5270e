import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ages, men, women } from './population';

const people = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** Men are negative, so that their bars point to the other side. */
const thousands = (value: number | null) => (value ? `${people.format(Math.abs(value))}k` : '0');

export default function PopulationPyramid() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="People of Port Marlin by age and sex: most are between 30 and 49; above 80, women outnumber men two to one."
      layout="horizontal"
      height={360}
      yAxis={[{ data: ages, width: 56, reverse: true, categoryGapRatio: 0.15, disableTicks: true }]}
      xAxis={[{ min: -8, max: 8, tickNumber: 5, valueFormatter: thousands }]}
      series={[
        {
          label: 'Men',
          data: men.map((count) => -count),
          stack: 'all',
          color: palette.primary.main,
          valueFormatter: thousands,
        },
        {
          label: 'Women',
          data: women,
          stack: 'all',
          color: palette.warning.main,
          valueFormatter: thousands,
        },
      ]}
    />
  );
}
