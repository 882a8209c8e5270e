import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  to: string;
  gate: string;
}

const board: readonly Flight[] = [
  { id: 'NX 214', to: 'Lisbon', gate: 'A4' },
  { id: 'NX 380', to: 'Tromsø', gate: 'B11' },
  { id: 'QL 77', to: 'Osaka', gate: 'C2' },
  { id: 'QL 902', to: 'Montréal', gate: 'C7' },
];

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

export default function LoadingRows() {
  const [rows, setRows] = React.useState<readonly Flight[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = () => {
    setLoading(true);
    window.setTimeout(() => {
      setRows(board);
      setLoading(false);
    }, 1500);
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={load} disabled={loading}>
          {rows.length === 0 ? 'Load' : 'Refresh'}
        </Button>
        <Button onClick={() => setRows([])} disabled={loading}>
          Empty
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Departures" rows={rows} columns={columns} loading={loading} />
      </div>
    </Stack>
  );
}
