import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const towns = ['Ardal', 'Brek', 'Corvo', 'Dunsel', 'Erlau', 'Fanø', 'Gressa', 'Hjelm'];
const residents = [31, 24, 28, 19, 26, 22, 188, 240];

export default function FilterModes() {
  const [discard, setDiscard] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={
          <Switch checked={discard} onChange={(event) => setDiscard(event.target.checked)} />
        }
        label="Fit the y-axis to the visible range"
      />
      <BarChartPro
        role="img"
        aria-label="Residents of eight towns: six have between 19,000 and 31,000, Gressa 188,000 and Hjelm 240,000"
        height={280}
        xAxis={[
          {
            id: 'towns',
            data: towns,
            zoom: { filterMode: discard ? 'discard' : 'keep', slider: { enabled: true } },
          },
        ]}
        yAxis={[{ width: 52, valueFormatter: (value: number) => `${value}k` }]}
        series={[
          { label: 'Residents', data: residents, valueFormatter: (value) => `${value},000` },
        ]}
        initialZoom={[{ axisId: 'towns', start: 0, end: 62.5 }]}
        hideLegend
      />
    </Stack>
  );
}
