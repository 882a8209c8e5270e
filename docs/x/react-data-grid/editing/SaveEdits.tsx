import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Dish {
  id: number;
  name: string;
  price: number;
  soldOut: boolean;
}

const menu: GridRowsProp<Dish> = [
  { id: 1, name: 'Lentil soup', price: 6.5, soldOut: false },
  { id: 2, name: 'Grilled mackerel', price: 14, soldOut: false },
  { id: 3, name: 'Plum dumplings', price: 7.2, soldOut: true },
];

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 140, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110, editable: true },
  { field: 'soldOut', headerName: 'Sold out', type: 'boolean', width: 110 },
];

/** Stands in for `PUT /dishes/:id`: answers after 600 ms and refuses prices above 20. */
async function saveDish(dish: Dish): Promise<Dish> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (dish.price > 20) {
    throw new Error(`${dish.name} was not saved: the server allows at most 20 euros.`);
  }
  return { ...dish, name: dish.name.trim() };
}

export default function SaveEdits() {
  const [rows, setRows] = React.useState(menu);
  const [message, setMessage] = React.useState('Nothing changed yet.');
  const [failed, setFailed] = React.useState(false);

  const processRowUpdate = async (newRow: Dish) => {
    const saved = await saveDish(newRow);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`${saved.name} saved.`);
    setFailed(false);
    return saved;
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
