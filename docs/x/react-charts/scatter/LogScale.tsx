import { ScatterChart } from '@mui/x-charts/ScatterChart';

const animals = [
  { id: 'Mouse', x: 0.02, y: 600 },
  { id: 'Hamster', x: 0.1, y: 450 },
  { id: 'Rabbit', x: 2, y: 205 },
  { id: 'Cat', x: 4, y: 150 },
  { id: 'Dog', x: 25, y: 90 },
  { id: 'Human', x: 70, y: 70 },
  { id: 'Cow', x: 600, y: 60 },
  { id: 'Elephant', x: 4000, y: 30 },
];
const kilos = new Intl.NumberFormat('en', { notation: 'compact' });

export default function LogScale() {
  return (
    <ScatterChart
      role="img"
      aria-label="Pulse by weight: from the mouse with 600 beats a minute to the elephant with 30, the heavier the slower."
      height={270}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[
        {
          scaleType: 'log',
          label: 'Weight (kg)',
          min: 0.01,
          max: 10000,
          tickInterval: [0.01, 1, 100, 10000],
          valueFormatter: (kg: number) => kilos.format(kg),
        },
      ]}
      yAxis={[{ label: 'Beats per minute', min: 0, max: 700 }]}
      series={[
        {
          data: animals,
          markerSize: 6,
          valueFormatter: (animal) => animal && `${animal.id}: ${animal.x} kg, ${animal.y} bpm`,
        },
      ]}
    />
  );
}
