import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function NoOrders() {
  const { left, top, width, height } = useDrawingArea();
  const { palette, typography } = useTheme();
  const x = left + width / 2;

  return (
    <text textAnchor="middle" fill={palette.text.primary} style={typography.body2}>
      <tspan x={x} y={top + height / 2}>
        No orders this week.
      </tspan>
      <tspan x={x} dy="1.6em">
        Choose another one.
      </tspan>
    </text>
  );
}

function Loading() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  const bars = [0.4, 0.7, 0.5, 0.9, 0.6];

  return (
    <g fill={palette.action.disabledBackground}>
      {bars.map((share, index) => (
        <rect
          key={share}
          x={left + ((index + 0.2) * width) / bars.length}
          y={top + height * (1 - share)}
          width={Math.max(0, (0.6 * width) / bars.length)}
          height={Math.max(0, height * share)}
        />
      ))}
    </g>
  );
}

const slots = { noDataOverlay: NoOrders, loadingOverlay: Loading };

export default function OwnOverlays() {
  const [state, setState] = React.useState('empty');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_, next: string | null) => setState((before) => next ?? before)}
      >
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        role="img"
        aria-label={
          state === 'ready' ? 'Orders: 14 on Monday, 22 on Friday' : `Orders of a week: ${state}`
        }
        height={220}
        hideLegend
        loading={state === 'loading'}
        slots={slots}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ label: 'Orders', width: 52, min: 0, max: 25 }]}
        series={[{ data: state === 'ready' ? [14, 17, 12, 19, 22] : [] }]}
      />
    </Stack>
  );
}
