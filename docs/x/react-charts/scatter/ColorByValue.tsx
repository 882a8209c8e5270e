import Stack from '@mui/material/Stack';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Streets: cars an hour, decibels, and the share of trees in `z`. */
const streets = [
  { x: 40, y: 48, z: 74 },
  { x: 90, y: 52, z: 66 },
  { x: 160, y: 55, z: 71 },
  { x: 210, y: 61, z: 35 },
  { x: 280, y: 59, z: 62 },
  { x: 350, y: 66, z: 22 },
  { x: 420, y: 64, z: 48 },
  { x: 510, y: 70, z: 12 },
  { x: 600, y: 68, z: 30 },
  { x: 720, y: 73, z: 8 },
];

export default function ColorByValue() {
  return (
    <ScatterChart
      role="img"
      aria-label="Noise by traffic in ten streets: noise rises with traffic, less so where more than half of the street has trees."
      height={270}
      xAxis={[{ label: 'Cars per hour', min: 0, max: 800, tickNumber: 4 }]}
      yAxis={[{ label: 'dB', min: 40, max: 80 }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 80, color: ['#d9a441', '#1b7a3d'] } }]}
      series={[
        {
          data: streets,
          markerSize: 7,
          valueFormatter: (street) =>
            street && `${street.x} cars, ${street.y} dB, ${street.z}% trees`,
        },
      ]}
      slots={{ legend: TreeLegend }}
    />
  );
}

function TreeLegend() {
  return (
    <Stack sx={{ width: 220, alignSelf: 'center' }}>
      <ContinuousColorLegend
        axisDirection="z"
        minLabel="0%"
        maxLabel="80% trees"
        labelPosition="extremes"
      />
    </Stack>
  );
}
