import { useTheme } from '@mui/material/styles';
import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

const budget = [
  { month: 'Jan', balance: 320 },
  { month: 'Feb', balance: 140 },
  { month: 'Mar', balance: -210 },
  { month: 'Apr', balance: -60 },
  { month: 'May', balance: 410 },
];
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** The label beyond the end of its bar: above, or below where the bar hangs down. */
function OutsideLabel(props: BarLabelProps) {
  const { y, yOrigin, height } = props;
  const isNegative = y + height / 2 > yOrigin;
  return <BarLabel {...props} y={isNegative ? y + height + 12 : y - 12} height={0} />;
}

export default function LabelsAbove() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Balance of a club per month in euros: plus 320 in January, minus 210 in March, plus 410 in May"
      dataset={budget}
      height={280}
      hideLegend
      colors={[palette.primary.main]}
      xAxis={[{ dataKey: 'month', disableLine: true, disableTicks: true }]}
      yAxis={[{ label: 'Balance (€)', width: 60, min: -300, max: 500, disableLine: true }]}
      series={[{ dataKey: 'balance' }]}
      barLabel={({ value }) => (value === null ? null : signed.format(value))}
      slots={{ barLabel: OutsideLabel }}
    />
  );
}
