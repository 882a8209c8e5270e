import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const places = {
  Above: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'start' } },
  Below: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'end' } },
  'At the side': { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
} as const;
const years = [2021, 2022, 2023, 2024, 2025];

export default function PlacedLegend() {
  const [place, setPlace] = React.useState<keyof typeof places>('At the side');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the legend"
        value={place}
        onChange={(_, value: keyof typeof places | null) => setPlace(value ?? place)}
      >
        <ToggleButton value="Above">Above</ToggleButton>
        <ToggleButton value="Below">Below</ToggleButton>
        <ToggleButton value="At the side">At the side</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        role="img"
        aria-label="Books lent from 2021 to 2025: paper falls from 82 to 70 thousand, e-books rise from 14 to 37."
        height={250}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
        yAxis={[{ min: 0, max: 100, width: 40, valueFormatter: (value: number) => `${value}k` }]}
        series={[
          { label: 'Paper', data: [82, 80, 77, 73, 70] },
          { label: 'E-books', data: [14, 19, 24, 31, 37] },
        ]}
        slotProps={{ legend: places[place] }}
      />
    </Stack>
  );
}
