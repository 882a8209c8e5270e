import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { cabins, columns, type Cabin } from './cabins';

const AddFirstContext = React.createContext(() => {});

function NoCabins() {
  const addFirst = React.useContext(AddFirstContext);
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <span>Your list of cabins is empty.</span>
      <Button size="small" variant="outlined" onClick={addFirst}>
        Add a first one
      </Button>
    </Stack>
  );
}

const slots = { noRowsOverlay: NoCabins };

export default function EmptyGrid() {
  const [rows, setRows] = React.useState<readonly Cabin[]>([]);
  const addFirst = React.useCallback(() => setRows(cabins.slice(0, 1)), []);

  return (
    <div style={{ height: 260, width: '100%' }}>
      <AddFirstContext value={addFirst}>
        <DataGrid aria-label="My cabins" rows={rows} columns={columns} slots={slots} hideFooter />
      </AddFirstContext>
    </div>
  );
}
