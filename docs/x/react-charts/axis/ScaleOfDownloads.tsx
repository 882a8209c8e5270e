import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const scales = ['linear', 'sqrt', 'log'] as const;
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function ScaleOfDownloads() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('log');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale"
        value={scaleType}
        onChange={(_, value: typeof scaleType | null) => setScaleType(value ?? scaleType)}
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        role="img"
        aria-label="Weekly downloads: the map app grows from 40 to 61,000, the radio app stays near 300."
        height={300}
        grid={{ horizontal: true }}
        xAxis={[{ data: weeks, scaleType: 'point', label: 'Week' }]}
        yAxis={[
          {
            scaleType,
            width: 52,
            valueFormatter: (value: number, context: AxisValueFormatterContext) =>
              context.location === 'tick' && context.defaultTickLabel === ''
                ? ''
                : compact.format(value),
          },
        ]}
        series={[
          { label: 'Map app', data: [40, 110, 420, 1500, 5200, 14000, 33000, 61000] },
          { label: 'Radio app', data: [280, 310, 295, 330, 300, 340, 315, 325] },
        ]}
      />
    </Stack>
  );
}
