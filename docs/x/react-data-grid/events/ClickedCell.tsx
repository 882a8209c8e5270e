import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Plant {
  id: number;
  name: string;
  water: string;
  light: string;
}

const rows: GridRowsProp<Plant> = [
  { id: 1, name: 'Monstera', water: 'Weekly', light: 'Half shade' },
  { id: 2, name: 'Aloe vera', water: 'Monthly', light: 'Full sun' },
  { id: 3, name: 'Boston fern', water: 'Every other day', light: 'Shade' },
];

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'water', headerName: 'Water', width: 140 },
  { field: 'light', headerName: 'Light', width: 120 },
];

export default function ClickedCell() {
  const [message, setMessage] = React.useState('Click a cell.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="House plants"
          rows={rows}
          columns={columns}
          hideFooter
          onCellClick={(params) => {
            setMessage(`${params.row.name}, ${params.colDef.headerName}: ${params.value}`);
          }}
        />
      </div>
      <Typography variant="body2" component="output">
        {message}
      </Typography>
    </Stack>
  );
}
