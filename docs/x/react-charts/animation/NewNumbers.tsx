import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['Port', 'Park', 'School', 'Ring'];
const weeks = [
  [28, 8, 11, 42],
  [19, 14, 22, 31],
  [35, 6, 9, 27],
];

export default function NewNumbers() {
  const [week, setWeek] = React.useState(0);
  const [isSkipped, setSkipped] = React.useState(false);
  const readings = weeks[week] ?? [];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }} useFlexGap>
        <Button variant="outlined" size="small" onClick={() => setWeek((week + 1) % weeks.length)}>
          Next week
        </Button>
        <FormControlLabel
          sx={{ marginInlineStart: 0 }}
          control={<Switch checked={isSkipped} onChange={(_, next) => setSkipped(next)} />}
          label="Skip animation"
        />
      </Stack>
      <BarChart
        role="img"
        aria-label={`Fine dust by station in week ${week + 1}: ${readings.join(', ')} µg/m³`}
        height={260}
        skipAnimation={isSkipped}
        xAxis={[{ data: stations }]}
        yAxis={[{ label: 'µg/m³', max: 50 }]}
        series={[{ data: readings }]}
      />
    </Stack>
  );
}
