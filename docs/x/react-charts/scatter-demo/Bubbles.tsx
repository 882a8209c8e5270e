import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

/** Libraries: opening hours a week, visitors an hour, and thousands of books. */
const libraries = [
  { id: 'Harbor', x: 52, y: 64, z: 210 },
  { id: 'Old town', x: 46, y: 48, z: 160 },
  { id: 'Hill', x: 30, y: 22, z: 40 },
  { id: 'Station', x: 60, y: 81, z: 70 },
  { id: 'Park', x: 24, y: 35, z: 25 },
  { id: 'East', x: 38, y: 29, z: 95 },
];

/** px; the area of the circle shows the books, so the radius goes by the root. */
const radius = (books: number) => 1.9 * Math.sqrt(books);

function Bubble({ dataIndex, x, y, color, isHighlighted }: ScatterMarkerProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={radius(libraries[dataIndex]?.z ?? 0)}
      fill={color}
      fillOpacity={isHighlighted ? 0.8 : 0.5}
      stroke={color}
      strokeWidth={1.5}
    />
  );
}

export default function Bubbles() {
  return (
    <ScatterChart
      role="img"
      aria-label="Visitors by opening hours in six libraries: the station has most visitors with few books, the harbor most books."
      height={270}
      xAxis={[{ label: 'Hours open per week', min: 15, max: 70 }]}
      yAxis={[{ label: 'Visitors per hour', min: 0, max: 100 }]}
      series={[
        {
          data: libraries,
          highlightScope: { highlight: 'item' },
          valueFormatter: (one) =>
            one && `${one.id}: ${one.z},000 books, ${one.y} visitors an hour`,
        },
      ]}
      slots={{ marker: Bubble }}
    />
  );
}
