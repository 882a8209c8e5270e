import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { foundItems, type FoundItem } from './lostProperty';

const columns: GridColDef<FoundItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Found in', width: 130 },
  { field: 'shelf', headerName: 'Shelf', type: 'number', width: 90 },
];

export default function SearchOutside() {
  const [text, setText] = React.useState('tram');
  const [columnFilters, setColumnFilters] = React.useState<GridFilterModel>({ items: [] });

  const filterModel = React.useMemo(
    () => ({ ...columnFilters, quickFilterValues: text.split(' ').filter(Boolean) }),
    [columnFilters, text],
  );

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <TextField
        label="What have you lost, and where?"
        type="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lost and found"
          rows={foundItems}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setColumnFilters}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        quickFilterValues: {JSON.stringify(filterModel.quickFilterValues)}
      </Typography>
    </Stack>
  );
}
