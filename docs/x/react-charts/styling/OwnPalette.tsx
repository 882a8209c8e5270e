import { LineChart } from '@mui/x-charts/LineChart';
import { clearColors } from './clearColors';

const years = [2021, 2022, 2023, 2024, 2025];

export default function OwnPalette() {
  return (
    <LineChart
      role="img"
      aria-label="Members per sport from 2021 to 2025: swimming rises from 310 to 520, climbing from 80 to 390, tennis falls from 410 to 260."
      colors={clearColors}
      height={280}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 0, width: 48 }]}
      series={[
        { label: 'Swim', data: [310, 350, 420, 480, 520], shape: 'circle' },
        { label: 'Climb', data: [80, 140, 230, 320, 390], shape: 'diamond' },
        { label: 'Tennis', data: [410, 390, 330, 300, 260], shape: 'square' },
        { label: 'Judo', data: [120, 118, 131, 140, 136], shape: 'triangle' },
      ]}
    />
  );
}
