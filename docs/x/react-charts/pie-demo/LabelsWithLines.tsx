import { PieChart } from '@mui/x-charts/PieChart';
import { OutsideLabels, RADIUS } from './outsideLabels';

const breads = [
  { label: 'Rye', value: 34 },
  { label: 'Wheat', value: 29 },
  { label: 'Spelt', value: 15 },
  { label: 'Oat', value: 9 },
  { label: 'Corn', value: 5 },
  { label: 'Rice', value: 4 },
  { label: 'Nut', value: 4 },
];

export default function LabelsWithLines() {
  return (
    <PieChart
      role="img"
      aria-label="Bread sold by kind: rye 34%, wheat 29%, spelt 15%, oat 9%, corn 5%, rice 4%, nut 4%."
      height={240}
      hideLegend
      series={[{ data: breads, outerRadius: RADIUS, valueFormatter: ({ value }) => `${value}%` }]}
    >
      <OutsideLabels />
    </PieChart>
  );
}
