import { alpha, useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lows = [-2, -1, 2, 5, 9, 13, 15, 15, 11, 7, 3, -1];
const highs = [4, 6, 11, 15, 20, 24, 26, 26, 21, 15, 9, 5];
const thisYear = [5, 7, 9, 16, 22, 21, 28, 25, 19, 16, 8, 3];

export default function RangeBand() {
  const { palette } = useTheme();

  return (
    <LineChart
      role="img"
      aria-label="Mean temperature by month in 2025 against the usual range: warmer than usual in January, February, April, May, July and October."
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: '°C', min: -5, max: 30 }]}
      series={[
        {
          id: 'low',
          data: lows,
          stack: 'usual',
          area: true,
          showMark: false,
          disableHighlight: true,
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          id: 'usual',
          label: 'Usual range',
          data: highs.map((high, index) => high - (lows[index] ?? 0)),
          stack: 'usual',
          area: true,
          showMark: false,
          disableHighlight: true,
          color: alpha(palette.text.primary, 0.22),
          labelMarkType: 'square',
          valueFormatter: (_, { dataIndex }) => `${lows[dataIndex]} to ${highs[dataIndex]} °C`,
        },
        {
          id: 'year',
          label: '2025',
          data: thisYear,
          color: palette.primary.main,
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-usual`]: { stroke: 'none' },
        [`& .${areaElementClasses.series}-usual`]: { filter: 'none' },
      }}
    />
  );
}
