import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

export default function PatternSlices() {
  const id = React.useId();
  const { palette } = useTheme();
  const ink = palette.text.primary;
  const data = [
    { label: 'Paid', value: 64, color: `url(#${id}-lines)` },
    { label: 'Open', value: 27, color: `url(#${id}-dots)` },
    { label: 'Overdue', value: 9, color: ink },
  ];

  return (
    <PieChart
      role="img"
      aria-label="100 invoices: 64 paid, 27 open, 9 overdue."
      height={200}
      series={[
        {
          data,
          highlightScope: { fade: 'none' },
          valueFormatter: ({ value }) => `${value} of 100`,
        },
      ]}
      sx={{ '& .MuiPieArc-root': { stroke: ink, strokeWidth: 1.5 } }}
    >
      <defs>
        <pattern
          id={`${id}-lines`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={6} height={6} fill={palette.background.paper} />
          <rect width={2} height={6} fill={palette.primary.main} />
        </pattern>
        <pattern id={`${id}-dots`} width={7} height={7} patternUnits="userSpaceOnUse">
          <rect width={7} height={7} fill={palette.background.paper} />
          <circle cx={3.5} cy={3.5} r={1.8} fill={palette.warning.dark} />
        </pattern>
      </defs>
    </PieChart>
  );
}
