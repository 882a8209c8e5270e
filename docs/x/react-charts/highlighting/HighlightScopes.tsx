import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';

const highlights: readonly HighlightOptions[] = ['item', 'series', 'none'];
const fades: readonly FadeOptions[] = ['global', 'series', 'none'];

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<HighlightOptions>('series');
  const [fade, setFade] = React.useState<FadeOptions>('global');
  const shared = { stack: 'waste', highlightScope: { highlight, fade } };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(highlights.find((one) => one === event.target.value) ?? 'none')
          }
        >
          {highlights.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(fades.find((one) => one === event.target.value) ?? 'none')}
        >
          {fades.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        role="img"
        aria-label="Household waste in kilograms per person: compost grows from 61 to 92, the rest shrinks from 214 to 158."
        height={260}
        xAxis={[{ data: ['2023', '2024', '2025', '2026'] }]}
        yAxis={[{ label: 'kg per person', width: 56 }]}
        series={[
          { ...shared, id: 'rest', label: 'Rest', data: [214, 196, 171, 158] },
          { ...shared, id: 'paper', label: 'Paper', data: [72, 70, 64, 61] },
          { ...shared, id: 'compost', label: 'Compost', data: [61, 70, 84, 92] },
        ]}
      />
    </Stack>
  );
}
