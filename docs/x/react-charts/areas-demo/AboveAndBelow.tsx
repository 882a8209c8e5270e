import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 16 }, (_, index) => index + 1);
const balance = [12, 18, 9, 2, -7, -14, -11, -3, 5, 14, 21, 19, 11, -4, -9, 3];
const euros = (value: number | null) =>
  value === null ? '' : `${value < 0 ? '−' : ''}€${Math.abs(value)}k`;

export default function AboveAndBelow() {
  const { palette } = useTheme();

  return (
    <LineChart
      role="img"
      aria-label="Balance of the account over 16 weeks: overdrawn from week 5 to 8 and in weeks 14 and 15, at worst by €14k."
      height={280}
      xAxis={[{ data: weeks, min: 1, max: 16, valueFormatter: (week: number) => `W ${week}` }]}
      yAxis={[
        {
          width: 56,
          min: -25,
          max: 25,
          valueFormatter: euros,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[{ data: balance, area: true, showMark: false, valueFormatter: euros }]}
    />
  );
}
