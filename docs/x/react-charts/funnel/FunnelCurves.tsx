import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('bump');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(curves.find((one) => one === event.target.value) ?? 'linear')}
      >
        {curves.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        role="img"
        aria-label="Course of a newsletter: 900 sent, 520 opened, 180 clicked"
        height={240}
        series={[
          {
            curve,
            data: [
              { value: 900, label: 'Sent' },
              { value: 520, label: 'Opened' },
              { value: 180, label: 'Clicked' },
            ],
          },
        ]}
      />
    </Stack>
  );
}
