import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, rows } from './invoices';

const unpaid: GridFilterModel = { items: [{ field: 'status', operator: 'not', value: 'paid' }] };
const large: GridFilterModel = { items: [{ field: 'amount', operator: '>=', value: 2000 }] };
const all: GridFilterModel = { items: [] };

export default function FilterButtons() {
  const [filterModel, setFilterModel] = React.useState(unpaid);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setFilterModel(unpaid)}>Unpaid</Button>
        <Button onClick={() => setFilterModel(large)}>2,000 and more</Button>
        <Button onClick={() => setFilterModel(all)}>All</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        items: {JSON.stringify(filterModel.items)}
      </Typography>
    </Stack>
  );
}
