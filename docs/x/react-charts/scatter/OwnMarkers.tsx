import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { center, suburb } from './flats';

function Marker({ seriesId, x, y, size, color, isFaded, isHighlighted }: ScatterMarkerProps) {
  const scale = size * (isHighlighted ? 1.5 : 1);
  const shape =
    seriesId === 'center' ? (
      <rect x={-scale} y={-scale} width={2 * scale} height={2 * scale} fill={color} />
    ) : (
      <path
        d={`M0,${-1.3 * scale} L${1.3 * scale},${scale} L${-1.3 * scale},${scale} Z`}
        fill="none"
        stroke={color}
        strokeWidth={2}
      />
    );

  return (
    <g transform={`translate(${x}, ${y})`} opacity={isFaded ? 0.3 : 1}>
      {shape}
    </g>
  );
}

function Triangle({ color }: { color?: string }) {
  return (
    <svg viewBox="-6 -6 12 12" width={14} height={14} aria-hidden>
      <path d="M0,-5 L5,4 L-5,4 Z" fill="none" stroke={color} strokeWidth={2} />
    </svg>
  );
}

export default function OwnMarkers() {
  return (
    <ScatterChart
      role="img"
      aria-label="Rent by size, with squares for apartments in the center and triangles for those in the suburb."
      height={260}
      xAxis={[{ label: 'Size (m²)', min: 20, max: 110 }]}
      yAxis={[{ width: 52, min: 400, max: 2000, valueFormatter: (rent: number) => `€${rent}` }]}
      series={[
        { id: 'center', label: 'Center', data: center, labelMarkType: 'square' },
        { id: 'suburb', label: 'Suburb', data: suburb, markerSize: 5, labelMarkType: Triangle },
      ]}
      slots={{ marker: Marker }}
    />
  );
}
