import { LineChart } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

/** Thousands of trips on a working day. */
const trips = [
  { year: 2015, car: 212, transit: 96, bike: 31 },
  { year: 2017, car: 208, transit: 104, bike: 40 },
  { year: 2019, car: 199, transit: 118, bike: 52 },
  { year: 2021, car: 168, transit: 74, bike: 71 },
  { year: 2023, car: 176, transit: 112, bike: 88 },
  { year: 2025, car: 165, transit: 131, bike: 104 },
];
const total = trips.map(({ car, transit, bike }) => car + transit + bike);
const share = (value: number | null, { dataIndex }: { dataIndex: number }) => {
  const part = (value ?? 0) / (total[dataIndex] ?? 1);
  return `${value}k, ${Math.round(part * 100)} %`;
};

export default function ShareOverTime() {
  const shared = {
    area: true,
    stack: 'trips',
    stackOffset: 'expand',
    showMark: false,
    valueFormatter: share,
  } as const;

  return (
    <LineChart
      role="img"
      aria-label="Share of trips from 2015 to 2025: the car falls from 63 to 41 percent, transit rises from 28 to 33, the bike from 9 to 26."
      dataset={trips}
      colors={mangoFusionPalette}
      height={300}
      xAxis={[{ dataKey: 'year', scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ width: 52, valueFormatter: (part: number) => `${Math.round(part * 100)} %` }]}
      series={[
        { ...shared, dataKey: 'car', label: 'Car' },
        { ...shared, dataKey: 'transit', label: 'Transit' },
        { ...shared, dataKey: 'bike', label: 'Bike' },
      ]}
    />
  );
}
