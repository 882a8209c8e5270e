import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Fade({ id, color }: { id: string; color: string }) {
  const { top, height } = useDrawingArea();

  return (
    <defs>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1={top}
        y2={top + height}
      >
        <stop offset="0" stopColor={color} stopOpacity={0.7} />
        <stop offset="1" stopColor={color} stopOpacity={0.05} />
      </linearGradient>
    </defs>
  );
}

export default function FadingArea() {
  const id = React.useId();
  const { palette } = useTheme();

  return (
    <LineChart
      role="img"
      aria-label="Solar power over a day peaks at 6.4 kW at 13:00."
      height={260}
      xAxis={[{ data: [6, 8, 10, 12, 13, 15, 17, 19, 21], domainLimit: 'strict' }]}
      yAxis={[{ label: 'kW', min: 0, max: 8 }]}
      series={[
        {
          data: [0, 0.9, 3.2, 5.9, 6.4, 5.1, 2.8, 0.7, 0],
          area: true,
          showMark: false,
          color: palette.primary.main,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${id})` } }}
    >
      <Fade id={id} color={palette.primary.main} />
    </LineChart>
  );
}
