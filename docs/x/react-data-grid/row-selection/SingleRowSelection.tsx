import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  seats: number;
  screen: boolean;
}

const rows: GridRowsProp<Room> = [
  { id: 1, name: 'Aquarium', seats: 6, screen: true },
  { id: 2, name: 'Attic', seats: 14, screen: false },
  { id: 3, name: 'Engine room', seats: 4, screen: true },
];

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'screen', headerName: 'Screen', type: 'boolean', width: 100 },
];

// Ctrl+A throws an error in Community, and selects all rows in Pro, although only one may be selected.
const keepToOneRow: GridEventListener<'cellKeyDown'> = ({ cellMode }, event) => {
  // With other keyboard layouts, the same key types another letter.
  const isA = event.key.toLowerCase() === 'a' || event.code === 'KeyA';
  if (cellMode === 'view' && isA && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.defaultMuiPrevented = true;
  }
};

export default function SingleRowSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const chosen = rows.find((room) => selection.ids.has(room.id));

  return (
    <Stack spacing={1} sx={{ height: 310, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Meeting rooms"
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          onCellKeyDown={keepToOneRow}
          hideFooterPagination
        />
      </div>
      <Typography component="output">
        {chosen ? `Book ${chosen.name} for ${chosen.seats} people` : 'No room chosen'}
      </Typography>
    </Stack>
  );
}
