import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const triggers = ['axis', 'item', 'none'] as const;
const hours = [6, 9, 12, 15, 18, 21];

export default function TriggerChoice() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(_, value: typeof trigger | null) => setTrigger(value ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        role="img"
        aria-label="Cars per hour: the ring road peaks at 18:00 with 910, the bridge at 9:00 with 640."
        height={280}
        xAxis={[
          { data: hours, scaleType: 'point', valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        series={[
          { label: 'Ring road', data: [310, 780, 590, 640, 910, 420] },
          { label: 'Bridge', data: [180, 640, 380, 410, 570, 230] },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
