import { BarChart } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

const shelters = [
  { month: 'Apr', dogs: 21, cats: 34, rabbits: 9 },
  { month: 'May', dogs: 24, cats: 47, rabbits: 12 },
  { month: 'Jun', dogs: 19, cats: 58, rabbits: 10 },
  { month: 'Jul', dogs: 28, cats: 52, rabbits: 7 },
];

export default function BasicStack() {
  return (
    <BarChart
      role="img"
      aria-label="Animals that found a home, by month: 64 in April, 83 in May, 87 in June and in July; cats are most of them."
      dataset={shelters}
      colors={mangoFusionPalette}
      height={280}
      xAxis={[{ dataKey: 'month' }]}
      series={[
        { dataKey: 'dogs', label: 'Dogs', stack: 'animals' },
        { dataKey: 'cats', label: 'Cats', stack: 'animals' },
        { dataKey: 'rabbits', label: 'Rabbits', stack: 'animals' },
      ]}
    />
  );
}
