import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { fromSearch, toSearch } from './filterAddress';
import { columns, rows } from './bikes';

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
