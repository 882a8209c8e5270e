import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const yields = [
  { field: 'Clay', tons: 6.1, low: 5.6, high: 6.7 },
  { field: 'Loam', tons: 8.4, low: 8.1, high: 8.8 },
  { field: 'Sand', tons: 4.2, low: 3.1, high: 5.2 },
  { field: 'Peat', tons: 7, low: 6.2, high: 7.9 },
];

/** Draws a line from the low to the high value over the middle of each bar. */
function Whiskers() {
  const { palette } = useTheme();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return yields.map(({ field, low, high }) => {
    const middle = (x(field) ?? 0) + x.bandwidth() / 2;
    return (
      <path
        key={field}
        d={`M${middle - 6},${y(high)} h12 m-6,0 V${y(low)} m-6,0 h12`}
        stroke={palette.text.primary}
        strokeWidth={2}
        fill="none"
        pointerEvents="none"
      />
    );
  });
}

export default function ErrorBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Wheat per hectare by soil: loam 8.4 metric tons, between 8.1 and 8.8; sand 4.2, between 3.1 and 5.2."
      dataset={yields}
      height={300}
      xAxis={[{ dataKey: 'field', categoryGapRatio: 0.5 }]}
      yAxis={[{ label: 'Metric tons per hectare', max: 10 }]}
      series={[
        {
          dataKey: 'tons',
          color: palette.info.main,
          valueFormatter: (tons, { dataIndex }) =>
            `${tons} t (${yields[dataIndex]?.low} to ${yields[dataIndex]?.high})`,
        },
      ]}
    >
      <Whiskers />
    </BarChart>
  );
}
