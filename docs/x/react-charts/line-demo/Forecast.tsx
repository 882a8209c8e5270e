import { alpha, useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { nights } from './nights';

const millions = (value: number | null) => (value === null ? null : `${value.toFixed(1)} M`);

export default function Forecast() {
  const { palette } = useTheme();
  const color = palette.primary.main;

  return (
    <LineChart
      role="img"
      aria-label="Hotel nights per year: 3.1 million in 2019, 1.4 in 2020, 3.6 in 2025; expected are 4.1 in 2028, between 3.5 and 4.7."
      height={300}
      dataset={nights}
      grid={{ horizontal: true }}
      xAxis={[{ dataKey: 'year', scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 0, max: 5, label: 'Nights (millions)' }]}
      series={[
        // The first area can't be seen: it lifts the range to where it begins.
        {
          id: 'floor',
          dataKey: 'low',
          stack: 'range',
          area: true,
          showMark: false,
          disableHighlight: true,
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          id: 'range',
          dataKey: 'spread',
          label: 'Likely range',
          stack: 'range',
          area: true,
          showMark: false,
          disableHighlight: true,
          color: alpha(color, 0.3),
          labelMarkType: 'square',
          valueFormatter: (_, { dataIndex }) => {
            const { low, spread } = nights[dataIndex] ?? {};
            return spread ? `${low?.toFixed(1)} to ${((low ?? 0) + spread).toFixed(1)} M` : null;
          },
        },
        { id: 'counted', dataKey: 'counted', label: 'Counted', color, valueFormatter: millions },
        { id: 'expected', dataKey: 'expected', label: 'Expected', color, valueFormatter: millions },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-range`]: { stroke: 'none' },
        [`& .${lineElementClasses.series}-expected`]: { strokeDasharray: '5 5' },
        [`& .${areaElementClasses.series}-range`]: { filter: 'none' },
      }}
    />
  );
}
