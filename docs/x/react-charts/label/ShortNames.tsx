import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];
const names = {
  no2: { legend: 'NO₂', tooltip: 'Nitrogen dioxide' },
  o3: { legend: 'O₃', tooltip: 'Ozone' },
  pm: { legend: 'PM10', tooltip: 'Particles up to 10 µm' },
};

export default function ShortNames() {
  return (
    <LineChart
      role="img"
      aria-label="Air at the ring road in µg/m³: nitrogen dioxide peaks at 58 at 9:00, ozone at 92 at 15:00"
      height={240}
      xAxis={[{ scaleType: 'point', data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'µg/m³', width: 52, min: 0 }]}
      series={[
        { label: (place) => names.no2[place], data: [31, 58, 40, 36, 52, 38], color: '#d9622b' },
        { label: (place) => names.o3[place], data: [28, 44, 76, 92, 71, 40], color: '#3d87e0' },
        { label: (place) => names.pm[place], data: [18, 27, 22, 20, 26, 21], color: '#2a9d5c' },
      ]}
    />
  );
}
