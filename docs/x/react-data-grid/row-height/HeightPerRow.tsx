import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Session {
  id: number;
  start: string;
  title: string;
  room: string;
  pause?: boolean;
}

const rows: GridRowsProp<Session> = [
  { id: 1, start: '09:00', title: 'Opening', room: 'Great hall' },
  { id: 2, start: '10:15', title: 'Coffee', room: '', pause: true },
  { id: 3, start: '10:30', title: 'Soil and water', room: 'Room 2' },
  { id: 4, start: '12:00', title: 'Lunch', room: '', pause: true },
  { id: 5, start: '13:30', title: 'Seeds for dry years', room: 'Room 1' },
];

const columns: GridColDef<Session>[] = [
  { field: 'start', headerName: 'Start', width: 90 },
  { field: 'title', headerName: 'Session', flex: 1, minWidth: 150 },
  { field: 'room', headerName: 'Room', width: 110 },
];

// Breaks are low. The others return null, which is the height of the grid.
const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.pause ? 28 * densityFactor : null;

export default function HeightPerRow() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <Stack spacing={1} sx={{ height: 322, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setDensity('compact')}>Compact</Button>
        <Button onClick={() => setDensity('standard')}>Standard</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Sessions of the conference"
          rows={rows}
          columns={columns}
          density={density}
          getRowHeight={getRowHeight}
          hideFooter
        />
      </div>
    </Stack>
  );
}
