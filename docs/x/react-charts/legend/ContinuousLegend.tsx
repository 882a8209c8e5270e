import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Wind in km/h on each day of four weeks. */
const days = Array.from({ length: 28 }, (_, index) => ({
  id: index,
  x: index + 1,
  y: 15 + ((index * 17) % 23),
  z: Math.round(8 + 6 * Math.sin(index / 4) + ((index * 5) % 7)),
}));

export default function ContinuousLegend() {
  return (
    <ScatterChart
      role="img"
      aria-label="Wind on 28 days, between 15 and 37 km/h. Colors show the temperature, from 2 to 20 °C."
      height={240}
      xAxis={[{ min: 0, max: 29 }]}
      yAxis={[{ label: 'Wind in km/h', min: 0, max: 40 }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 20, color: ['#42a5f5', '#c62828'] } }]}
      series={[{ data: days, markerSize: 6 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          minLabel: '0 °C',
          maxLabel: '20 °C',
          labelPosition: 'extremes',
          sx: { width: 240 },
        },
      }}
    />
  );
}
