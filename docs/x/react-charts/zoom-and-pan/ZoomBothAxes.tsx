import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

/** Parcels by weight and by days of travel: heavier ones take longer. */
const parcels = Array.from({ length: 240 }, (_, id) => {
  const weight = ((id * 37) % 200) / 10 + 0.2;
  const days = 1 + weight * 0.3 + ((id * 53) % 40) / 10;
  return { id, x: weight, y: Math.round(days * 10) / 10 };
});

export default function ZoomBothAxes() {
  return (
    <ScatterChartPro
      role="img"
      aria-label="240 parcels: those below 5 kg travel for 1 to 6 days, those of 20 kg for 7 to 10 days."
      height={300}
      xAxis={[
        { label: 'Weight in kg', height: 48, zoom: { minSpan: 5 }, domainLimit: 'strict', min: 0 },
      ]}
      yAxis={[{ label: 'Days of travel', width: 48, zoom: { minSpan: 5 }, min: 0 }]}
      series={[{ data: parcels, markerSize: 3 }]}
    />
  );
}
