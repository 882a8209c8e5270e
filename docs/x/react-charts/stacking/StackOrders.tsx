import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

type Order = NonNullable<LineSeries['stackOrder']>;
const orders: readonly Order[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];
const hours = [6, 9, 12, 15, 18, 21];

export default function StackOrders() {
  const [stackOrder, setOrder] = React.useState<Order>('none');
  const shared = { stack: 'guests', stackOrder, area: true, showMark: false };

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Stack order"
        value={stackOrder}
        sx={{ width: 180 }}
        onChange={(event) => {
          setOrder(orders.find((one) => one === event.target.value) ?? 'none');
        }}
      >
        {orders.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        role="img"
        aria-label={`Guests of a café by hour in the order ${stackOrder}: breakfast peaks at 9:00, lunch at 12:00, dinner at 18:00.`}
        colors={mangoFusionPalette}
        height={280}
        xAxis={[{ data: hours, min: 6, max: 21, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[
          { ...shared, label: 'Lunch', data: [0, 4, 48, 22, 3, 0] },
          { ...shared, label: 'Breakfast', data: [8, 41, 12, 2, 0, 0] },
          { ...shared, label: 'Dinner', data: [0, 0, 2, 9, 35, 18] },
        ]}
      />
    </Stack>
  );
}
