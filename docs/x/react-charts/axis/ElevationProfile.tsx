import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 2, 4, 6, 8, 10, 12, 14];
const meters = [640, 780, 1010, 1340, 1595, 1420, 1080, 720];

export default function ElevationProfile() {
  return (
    <LineChart
      role="img"
      aria-label="A hike of 14 km climbs from 640 m to 1,595 m at kilometer 8."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ data: kilometers, label: 'Distance (km)', tickMinStep: 2 }]}
      yAxis={[{ label: 'Elevation (m)', width: 72, min: 400 }]}
      series={[{ data: meters, showMark: false, valueFormatter: (value) => `${value} m` }]}
    />
  );
}
