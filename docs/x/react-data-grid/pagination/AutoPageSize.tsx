import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Locker {
  id: number;
  hall: string;
  size: string;
}

const rows: GridRowsProp<Locker> = Array.from({ length: 40 }, (_, index) => ({
  id: 201 + index,
  hall: index < 22 ? 'East hall' : 'West hall',
  size: index % 4 === 0 ? 'Large' : 'Standard',
}));

const columns: GridColDef<Locker>[] = [
  { field: 'id', headerName: 'Locker', width: 100 },
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 120 },
  { field: 'size', headerName: 'Size', width: 120 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(500);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value: number | null) => setHeight((current) => value ?? current)}
      >
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={500}>500 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height, width: '100%' }}>
        <DataGrid aria-label="Luggage lockers" rows={rows} columns={columns} autoPageSize />
      </div>
    </Stack>
  );
}
