import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const sources = [
  { label: 'Tickets', value: 18400 },
  { label: 'Grants', value: 9600 },
  { label: 'Bar', value: 5200 },
  { label: 'Donations', value: 2800 },
];
const sum = sources.reduce((total, { value }) => total + value, 0);
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function Sum() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <g textAnchor="middle" dominantBaseline="central">
      <text x={x} y={y - 8} fontSize={20} fontWeight={600} fill={palette.text.primary}>
        {euros.format(sum)}
      </text>
      <text x={x} y={y + 14} fontSize={12} fill={palette.text.secondary}>
        in 2025
      </text>
    </g>
  );
}

export default function DonutWithSum() {
  return (
    <PieChart
      role="img"
      aria-label="Income of the theater in 2025: 36,000 euros, of which tickets bring 18,400, grants 9,600, the bar 5,200 and donations 2,800."
      height={220}
      series={[
        {
          data: sources,
          innerRadius: '68%',
          paddingAngle: 1.5,
          cornerRadius: 3,
          valueFormatter: ({ value }) => euros.format(value),
        },
      ]}
    >
      <Sum />
    </PieChart>
  );
}
