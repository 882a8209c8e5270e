import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Greens', value: 38, color: '#2e7d32' },
  { label: 'Labor', value: 31, color: '#c62828' },
  { label: 'Center', value: 22, color: '#1565c0' },
  { label: 'Farmers', value: 7, color: '#6d4c41' },
  { label: 'Pirates', value: 2, color: '#6a1b9a' },
];
const total = seats.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en', { style: 'percent' });

export default function ArcLabels() {
  return (
    <PieChart
      role="img"
      aria-label="Seats in the town council: Greens 38, Labor 31, Center 22, Farmers 7, Pirates 2."
      height={240}
      series={[
        {
          data: seats,
          arcLabel: ({ value }) => percent.format(value / total),
          arcLabelMinAngle: 20,
          arcLabelRadius: '68%',
          valueFormatter: ({ value }) => `${value} of ${total} seats`,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontWeight: 600 } }}
    />
  );
}
