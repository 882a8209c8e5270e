import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { fromSearch, toSearch } from './filterAddress';

interface Bike {
  id: number;
  model: string;
  frame: string;
  price: number;
}

const rows: GridRowsProp<Bike> = [
  { id: 1, model: 'Pashley Roadster', frame: 'diamond', price: 420 },
  { id: 2, model: 'Gazelle Esprit', frame: 'step-through', price: 260 },
  { id: 3, model: 'Brompton M3', frame: 'folding', price: 690 },
  { id: 4, model: 'Batavus Personal', frame: 'step-through', price: 340 },
];

const columns: GridColDef<Bike>[] = [
  { field: 'model', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'frame', headerName: 'Frame', width: 130 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 140 },
];

// The operators that links may use.
const operators = {
  model: ['contains'],
  frame: ['contains', 'equals'],
  price: ['=', '>', '>=', '<', '<='],
};

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function FilterAddress() {
  // In an app, this state is the search of the router.
  const [search, setSearch] = React.useState('filter=price:<=:400&q=step');
  const [filterModel, setFilterModel] = React.useState(() =>
    fromSearch(search, columns, operators),
  );

  return (
    <Stack spacing={1} sx={{ height: 430, width: '100%' }}>
      <TextField
        label="The address, after the question mark"
        size="small"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setFilterModel(fromSearch(event.target.value, columns, operators));
        }}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Used bikes"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setSearch(toSearch(model));
          }}
          showToolbar
          disableColumnSelector
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </Stack>
  );
}
