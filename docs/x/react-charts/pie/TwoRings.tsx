import { blue, deepOrange } from '@mui/material/colors';
import { PieChart } from '@mui/x-charts/PieChart';

const kinds = [
  { label: 'Trains', value: 620, color: blue[700] },
  { label: 'Buses', value: 380, color: deepOrange[700] },
];
const lines = [
  { label: 'Night train', value: 140, color: blue[400] },
  { label: 'Express', value: 330, color: blue[500] },
  { label: 'Regional', value: 150, color: blue[600] },
  { label: 'City bus', value: 290, color: deepOrange[400] },
  { label: 'Coach', value: 90, color: deepOrange[500] },
];
const valueFormatter = ({ value }: { value: number }) => `${value} trips`;

export default function TwoRings() {
  return (
    <PieChart
      role="img"
      aria-label="Trips by means and line: 620 of 1,000 by train, most of them with the express; 380 by bus, most of them in the city."
      height={240}
      series={[
        { data: kinds, outerRadius: '52%', valueFormatter },
        { data: lines, innerRadius: '56%', valueFormatter },
      ]}
      slotProps={{ legend: { sx: { fontSize: 13 } } }}
    />
  );
}
