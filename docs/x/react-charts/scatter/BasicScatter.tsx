import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centre, suburb } from './flats';

const offer = (flat: { x: number; y: number } | null) => (flat ? `${flat.x} m², €${flat.y}` : '');

export default function BasicScatter() {
  return (
    <ScatterChart
      role="img"
      aria-label="Rent by size for 18 flats: rent rises with size, and a flat in the centre costs about 500 euros more than one of the same size in the suburb."
      height={280}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Size (m²)', min: 20, max: 110 }]}
      yAxis={[{ width: 52, min: 400, max: 2000, valueFormatter: (rent: number) => `€${rent}` }]}
      series={[
        { label: 'Centre', data: centre, valueFormatter: offer },
        { label: 'Suburb', data: suburb, valueFormatter: offer },
      ]}
    />
  );
}
