import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridSortModel,
} from '@mui/x-data-grid-premium';
import { columns, jobs } from './workshop';

const orders = {
  hours: [{ field: 'hours', sort: 'desc' }],
  jobs: [{ field: 'client', sort: 'desc' }],
  name: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }],
} satisfies Record<string, GridSortModel>;

type Order = keyof typeof orders;

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['craft'] },
  columns: { columnVisibilityModel: { craft: false, person: false, due: false } },
};

// `size` of any column is the number of jobs in a group.
const aggregationModel = { hours: 'sum', client: 'size' };

export default function LargestFirst() {
  const [order, setOrder] = React.useState<Order>('hours');

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <TextField
        select
        size="small"
        label="Order of the crafts"
        value={order}
        onChange={({ target: { value } }) =>
          setOrder(value === 'jobs' || value === 'name' ? value : 'hours')
        }
        sx={{ width: 200 }}
      >
        <MenuItem value="hours">Most hours first</MenuItem>
        <MenuItem value="jobs">Most jobs first</MenuItem>
        <MenuItem value="name">By name</MenuItem>
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Crafts by size"
          rows={jobs}
          columns={columns}
          aggregationModel={aggregationModel}
          sortModel={orders[order]}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
