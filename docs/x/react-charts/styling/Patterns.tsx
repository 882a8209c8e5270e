import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function Patterns() {
  const { palette } = useTheme();
  const id = React.useId();
  const color = palette.primary.main;

  return (
    <BarChart
      role="img"
      aria-label="Energy for heating by year in MWh: oil falls from 46 to 12, wood rises from 10 to 19, heat pumps from 4 to 27."
      height={300}
      xAxis={[{ data: ['2015', '2020', '2025'] }]}
      yAxis={[{ label: 'MWh' }]}
      series={[
        { label: 'Oil', data: [46, 31, 12], color },
        { label: 'Wood', data: [10, 14, 19], color: `url(#${id}-stripes)` },
        { label: 'Heat pumps', data: [4, 13, 27], color: `url(#${id}-dots)` },
      ]}
      sx={{ '& .MuiBarElement-root': { stroke: color, strokeWidth: 1 } }}
    >
      <defs>
        <pattern
          id={`${id}-stripes`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill={color} />
        </pattern>
        <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.5" fill={color} />
        </pattern>
      </defs>
    </BarChart>
  );
}
