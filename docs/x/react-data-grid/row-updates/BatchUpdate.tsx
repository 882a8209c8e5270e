import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowModelUpdate,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

interface Vessel {
  id: string;
  ship: string;
  berth: string;
  status: string;
}

const rows: GridRowsProp<Vessel> = [
  { id: 'GDN-1', ship: 'Stella Baltica', berth: 'North 2', status: 'Unloading' },
  { id: 'GDN-2', ship: 'Ocean Thistle', berth: 'North 4', status: 'Ready to sail' },
  { id: 'GDN-3', ship: 'Marta K', berth: 'South 1', status: 'Waiting' },
];

const columns: GridColDef<Vessel>[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const noonReport: GridRowModelUpdate[] = [
  { id: 'GDN-1', status: 'Loading' },
  { id: 'GDN-2', _action: 'delete' },
  { id: 'GDN-3', berth: 'North 4', status: 'Unloading' },
  { id: 'GDN-4', ship: 'Hakata Star', berth: 'South 1', status: 'Arriving' },
];

export default function BatchUpdate() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 310, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => apiRef.current?.updateRows(noonReport)}>Apply noon report</Button>
        <Button onClick={() => apiRef.current?.setRows([...rows])}>Back to the morning</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Ships in port"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
