import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Invoices to show"
        // The buttons compare by reference: none is pressed after users change a filter in the grid.
        value={filterModel}
        onChange={(_event, model: GridFilterModel | null) =>
          setFilterModel((current) => model ?? current)
        }
      >
        <ToggleButton value={unpaid}>Unpaid</ToggleButton>
        <ToggleButton value={large}>2,000 and more</ToggleButton>
        <ToggleButton value={all}>All</ToggleButton>
      </ToggleButtonGroup>
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
