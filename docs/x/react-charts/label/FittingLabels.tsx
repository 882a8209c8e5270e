import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const trips = [
  { city: 'Lyon', walk: 34, bicycle: 11, tram: 30, car: 25 },
  { city: 'Ghent', walk: 22, bicycle: 38, tram: 14, car: 26 },
  { city: 'Graz', walk: 20, bicycle: 21, tram: 23, car: 36 },
  { city: 'Porto', walk: 31, bicycle: 3, tram: 24, car: 42 },
];

export default function FittingLabels() {
  return (
    <BarChart
      role="img"
      aria-label="How residents of four cities travel, in percent: most walk in Lyon, 38 % cycle in Ghent, 42 % drive in Porto"
      dataset={trips}
      layout="horizontal"
      height={260}
      yAxis={[{ dataKey: 'city', width: 56 }]}
      xAxis={[{ max: 100, valueFormatter: (share: number) => `${share} %` }]}
      series={[
        { dataKey: 'walk', label: 'On foot', stack: 'all', color: '#2e7d32' },
        { dataKey: 'bicycle', label: 'Bicycle', stack: 'all', color: '#1565c0' },
        { dataKey: 'tram', label: 'Tram', stack: 'all', color: '#6a1b9a' },
        { dataKey: 'car', label: 'Car', stack: 'all', color: '#b23c17' },
      ]}
      barLabel={({ value }, { bar }) => (bar.width < 24 ? null : `${value}`)}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: 'white', fontWeight: 600 } }}
    />
  );
}
