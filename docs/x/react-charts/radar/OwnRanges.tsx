import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Range', min: 0, max: 120, unit: 'km' },
  { name: 'Weight', min: 10, max: 30, unit: 'kg' },
  { name: 'Charge', min: 0, max: 8, unit: 'h' },
  { name: 'Motor', min: 0, max: 100, unit: 'Nm' },
  { name: 'Bags', min: 0, max: 40, unit: 'L' },
];
const withUnit = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${metrics[dataIndex]?.unit ?? ''}`;

export default function OwnRanges() {
  return (
    <RadarChart
      role="img"
      aria-label="Two bicycles: the touring bike goes 110 km and carries 36 liters, the city bike weighs 18 kg instead of 26."
      height={310}
      radar={{ metrics }}
      series={[
        { label: 'Touring bike', data: [110, 26, 6, 85, 36], valueFormatter: withUnit },
        { label: 'City', data: [60, 18, 4, 50, 15], valueFormatter: withUnit },
      ]}
    />
  );
}
