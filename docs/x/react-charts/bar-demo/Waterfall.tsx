import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

interface Step {
  readonly name: string;
  /** Thousands of euros; the first and last are totals. */
  readonly change: number;
}
const steps: readonly Step[] = [
  { name: '2024', change: 420 },
  { name: 'New', change: 180 },
  { name: 'More', change: 65 },
  { name: 'Less', change: -40 },
  { name: 'Lost', change: -95 },
  { name: '2025', change: 530 },
];
const bars = steps.map(({ change }, index) => {
  const isTotal = index === 0 || index === steps.length - 1;
  const before = isTotal ? 0 : steps.slice(0, index).reduce((sum, step) => sum + step.change, 0);
  const size = Math.abs(change);
  return {
    // Nothing can be seen of this part: it lifts the others to where they begin.
    offset: Math.min(before, before + change),
    total: isTotal ? size : null,
    gain: !isTotal && change > 0 ? size : null,
    loss: !isTotal && change < 0 ? size : null,
  };
});
const euros = (sign: string) => (value: number | null) => (value ? `${sign}€${value}k` : null);

export default function Waterfall() {
  const { palette } = useTheme();
  const stack = 'all';

  return (
    <BarChart
      role="img"
      aria-label="Yearly revenue from €420k in 2024 to €530k in 2025: new customers add 180k, larger orders 65k; smaller ones cost 40k and lost customers 95k."
      height={300}
      xAxis={[{ data: steps.map(({ name }) => name), categoryGapRatio: 0.25 }]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => `€${value}k` }]}
      series={[
        {
          data: bars.map(({ offset }) => offset),
          stack,
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          label: 'Total',
          data: bars.map(({ total }) => total),
          stack,
          color: palette.primary.main,
          valueFormatter: euros(''),
        },
        {
          label: 'Gain',
          data: bars.map(({ gain }) => gain),
          stack,
          color: palette.success.main,
          valueFormatter: euros('+'),
        },
        {
          label: 'Loss',
          data: bars.map(({ loss }) => loss),
          stack,
          color: palette.error.main,
          valueFormatter: euros('−'),
        },
      ]}
    />
  );
}
