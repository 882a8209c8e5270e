import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
} from '@mui/x-data-grid';
import { menu, saveDish, type Dish } from './menu';

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 140, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110, editable: true },
  { field: 'soldOut', headerName: 'Sold out', type: 'boolean', width: 110 },
];

export default function SaveEdits() {
  const [rows, setRows] = React.useState(menu);
  const [message, setMessage] = React.useState('Nothing changed yet.');
  const [failed, setFailed] = React.useState(false);

  const pending = React.useRef(new Set<GridRowId>());

  const processRowUpdate = async (newRow: Dish, oldRow: Dish) => {
    if (newRow.name === oldRow.name && newRow.price === oldRow.price) {
      return oldRow;
    }
    pending.current.add(newRow.id);
    try {
      const saved = await saveDish(newRow);
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      setMessage(`${saved.name} saved.`);
      setFailed(false);
      return saved;
    } finally {
      pending.current.delete(newRow.id);
    }
  };
  // The grid passes whole rows, so a second change would send the old value of the first cell.
  const keepPendingClosed: GridEventListener<'cellEditStart'> = ({ id }, event) => {
    event.defaultMuiPrevented = pending.current.has(id);
  };
  const handleError = (error: Error) => {
    setMessage(error.message);
    setFailed(true);
  };

  return (
    <Stack spacing={1} sx={{ height: 350, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Menu"
          rows={rows}
          columns={columns}
          isCellEditable={(params: GridCellParams<Dish, Dish>) => !params.row.soldOut}
          onCellEditStart={keepPendingClosed}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
        />
      </div>
      <Alert severity={failed ? 'error' : 'info'} aria-live="polite">
        {message}
      </Alert>
    </Stack>
  );
}
