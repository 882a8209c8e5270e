import { BarChart } from '@mui/x-charts/BarChart';

const cities = ['Ghent', 'Osaka', 'Bogotá'];

export default function CommuteModes() {
  return (
    <BarChart
      role="img"
      aria-label="Ways to work: Ghent cycles most with 39 percent, Osaka and Bogotá take public transport most, 54 and 47."
      height={280}
      xAxis={[{ data: cities }]}
      yAxis={[{ max: 60, valueFormatter: (value: number) => `${value}%` }]}
      series={[
        { label: 'Bicycle', data: [39, 21, 9] },
        { label: 'Public transport', data: [18, 54, 47] },
        { label: 'Car', data: [34, 13, 22] },
      ]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'center' } } }}
    />
  );
}
