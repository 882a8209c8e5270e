import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Minutes that parcels were late, by depot. */
const delays = {
  North: [2, 5, 6, 8, 11, 12, 14, 15, 19, 24],
  South: [0, 1, 1, 3, 4, 6, 6, 7, 9, 31],
  Port: [12, 14, 17, 19, 20, 22, 23, 27, 29, 33],
};
const depots = Object.keys(delays);
/** A sideways shift by position, the same on each render. */
const shift = (index: number) => (((index * 7) % 10) - 4.5) / 18;
const points = Object.values(delays).flatMap((minutes, depot) =>
  minutes.map((minute, index) => ({ x: depot + shift(index), y: minute, z: depot })),
);

export default function StripPlot() {
  return (
    <ScatterChart
      role="img"
      aria-label="Delay of 30 parcels by depot: South is mostly below 10 minutes, North below 20, Port between 12 and 33."
      height={260}
      grid={{ horizontal: true }}
      xAxis={[
        {
          min: -0.5,
          max: 2.5,
          tickInterval: [0, 1, 2],
          valueFormatter: (depot: number) => depots[depot] ?? '',
        },
      ]}
      yAxis={[{ label: 'Minutes late', min: 0, max: 40 }]}
      zAxis={[
        {
          colorMap: {
            type: 'ordinal',
            values: [0, 1, 2],
            colors: ['#1e88e5', '#00897b', '#d84315'],
          },
        },
      ]}
      series={[
        {
          data: points,
          markerSize: 5,
          valueFormatter: (one) => one && `${depots[one.z]}: ${one.y} minutes`,
        },
      ]}
    />
  );
}
