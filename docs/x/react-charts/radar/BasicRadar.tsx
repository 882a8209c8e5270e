import { RadarChart } from '@mui/x-charts/RadarChart';

export default function BasicRadar() {
  return (
    <RadarChart
      role="img"
      aria-label="Marks of one cheese from 0 to 10: texture 9, aroma 8, salt 6, rind 5, price 4."
      height={280}
      radar={{ max: 10, metrics: ['Texture', 'Aroma', 'Salt', 'Rind', 'Price'] }}
      series={[{ label: 'Mountain cheese', data: [9, 8, 6, 5, 4], fillArea: true }]}
    />
  );
}
