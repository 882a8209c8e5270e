import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { regions, years } from './recycling';

export default function OneAmongMany() {
  const { palette } = useTheme();
  const [chosen, setChosen] = React.useState('Northbank');
  const others = palette.mode === 'dark' ? palette.grey[700] : palette.grey[400];
  const last = regions.find(({ name }) => name === chosen)?.share.at(-1);
  // What is drawn last is in front.
  const sorted = [...regions].sort((a, b) => Number(a.name === chosen) - Number(b.name === chosen));

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Region"
        value={chosen}
        sx={{ width: 180 }}
        onChange={(event) => setChosen(event.target.value)}
      >
        {regions.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        role="img"
        aria-label={`Share of waste that is recycled in six regions, 2018 to 2025: ${chosen} reaches ${last} percent.`}
        height={280}
        hideLegend
        skipAnimation
        xAxis={[{ scaleType: 'point', data: years, valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 0, max: 80, width: 50, valueFormatter: (n: number) => `${n} %` }]}
        series={sorted.map(({ name, share }) => ({
          id: name,
          label: name,
          data: share,
          showMark: false,
          color: name === chosen ? palette.primary.main : others,
          valueFormatter: (value: number | null) => `${value} %`,
        }))}
      />
    </Stack>
  );
}
