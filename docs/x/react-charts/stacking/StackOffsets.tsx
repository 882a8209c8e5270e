import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

type Offset = NonNullable<BarSeries['stackOffset']>;
const offsets: readonly Offset[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function StackOffsets() {
  const [stackOffset, setOffset] = React.useState<Offset>('diverging');
  const shared = { stack: 'cash', stackOffset };

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Stack offset"
        value={stackOffset}
        sx={{ width: 180 }}
        onChange={(event) => {
          setOffset(offsets.find((one) => one === event.target.value) ?? 'diverging');
        }}
      >
        {offsets.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        role="img"
        aria-label={`Money in and out per quarter in thousands of euros, stacked with the offset ${stackOffset}: sales 50 to 80, grants 10 to 20, costs 35 to 60.`}
        colors={mangoFusionPalette}
        height={280}
        xAxis={[{ data: quarters }]}
        series={[
          { ...shared, label: 'Sales', data: [50, 65, 80, 72] },
          { ...shared, label: 'Costs', data: [-35, -48, -60, -41] },
          { ...shared, label: 'Grants', data: [20, 10, 15, 12] },
        ]}
      />
    </Stack>
  );
}
