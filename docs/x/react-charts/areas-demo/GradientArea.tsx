import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const days = ['May 1', 'May 5', 'May 9', 'May 13', 'May 17', 'May 21', 'May 25', 'May 29'];
const readers = [1240, 1310, 1280, 1460, 1720, 1690, 1980, 2150];

export default function GradientArea() {
  const { palette } = useTheme();
  const id = React.useId();

  return (
    <LineChart
      role="img"
      aria-label="Readers of the newsletter in May: from 1,240 to 2,150."
      height={260}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ width: 52, disableLine: true, disableTicks: true }]}
      grid={{ horizontal: true }}
      series={[{ data: readers, area: true, showMark: false, color: palette.primary.main }]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${id})`, filter: 'none' } }}
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={palette.primary.main} stopOpacity={0.5} />
          <stop offset="1" stopColor={palette.primary.main} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
