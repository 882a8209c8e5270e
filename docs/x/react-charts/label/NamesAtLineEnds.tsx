import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];

/** The name of each line beside its last point. */
function Names() {
  const { palette, typography } = useTheme();
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();

  return useLineSeries().map(({ id, label, data }) => (
    <text
      key={id}
      x={(x(2025) ?? 0) + 10}
      y={y(data.at(-1) ?? 0)}
      dominantBaseline="central"
      fill={palette.text.primary}
      style={{ ...typography.body2, fontWeight: 600 }}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}

export default function NamesAtLineEnds() {
  return (
    <LineChart
      role="img"
      aria-label="Trees per street from 2019 to 2025: oak from 12 to 31, lime from 24 to 22, plane from 18 to 9"
      height={260}
      hideLegend
      margin={{ right: 64 }}
      xAxis={[
        {
          scaleType: 'point',
          data: years,
          valueFormatter: (year: number) => `${year}`,
          tickLabelInterval: (year) => year % 2 === 1,
        },
      ]}
      yAxis={[{ label: 'Trees per street', width: 52, min: 0 }]}
      series={[
        { id: 'oak', label: 'Oak', data: [12, 14, 17, 21, 25, 28, 31], color: '#2a9d5c' },
        { id: 'lime', label: 'Lime', data: [24, 24, 25, 24, 23, 22, 22], color: '#3d87e0' },
        { id: 'plane', label: 'Plane', data: [18, 17, 15, 14, 12, 10, 9], color: '#d9622b' },
      ].map((series) => ({ ...series, showMark: false }))}
    >
      <Names />
    </LineChart>
  );
}
