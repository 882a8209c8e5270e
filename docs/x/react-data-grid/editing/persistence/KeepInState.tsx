import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Tray {
  id: number;
  plant: string;
  seedlings: number;
}

const sown: GridRowsProp<Tray> = [
  { id: 1, plant: 'Tomato', seedlings: 48 },
  { id: 2, plant: 'Eggplant', seedlings: 30 },
  { id: 3, plant: 'Sweet pepper', seedlings: 36 },
];

const columns: GridColDef<Tray>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120, editable: true },
  { field: 'seedlings', headerName: 'Seedlings', type: 'number', width: 120, editable: true },
];

export default function KeepInState() {
  const [trays, setTrays] = React.useState(sown);

  const processRowUpdate = (newTray: Tray) => {
    setTrays((current) => current.map((tray) => (tray.id === newTray.id ? newTray : tray)));
    return newTray;
  };
  const total = trays.reduce((sum, { seedlings }) => sum + seedlings, 0);

  return (
    <Stack spacing={1} sx={{ height: 250, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Seed trays"
          rows={trays}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {total} seedlings in the greenhouse
      </Typography>
    </Stack>
  );
}
