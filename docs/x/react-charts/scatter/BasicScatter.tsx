import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, suburb } from './flats';

const offer = (apartment: { x: number; y: number } | null) =>
  apartment ? `${apartment.x} m², €${apartment.y}` : '';

export default function BasicScatter() {
  return (
    <ScatterChart
      role="img"
      aria-label="Rent by size for 18 apartments: rent rises with size, and an apartment in the center costs about 500 euros more than one of the same size in the suburb."
      height={280}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Size (m²)', min: 20, max: 110 }]}
      yAxis={[{ width: 52, min: 400, max: 2000, valueFormatter: (rent: number) => `€${rent}` }]}
      series={[
        { label: 'Center', data: center, valueFormatter: offer },
        { label: 'Suburb', data: suburb, valueFormatter: offer },
      ]}
    />
  );
}
