import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { percent, shipments, type Shipment, type ShipmentStatus } from './shipments';

const tones = {
  delivered: 'success.main',
  'in transit': 'info.main',
  delayed: 'warning.main',
  returned: 'error.main',
} satisfies Record<ShipmentStatus, string>;

function StatusPill({ status }: { status: ShipmentStatus }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        border: 1,
        borderColor: tones[status],
        borderRadius: 4,
        lineHeight: '24px',
      }}
    >
      <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: tones[status] }} />
      {status}
    </Box>
  );
}

function LoadBar({ load }: { load: number }) {
  return (
    <Box sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'action.selected' }}>
      <Box sx={{ width: `${load * 100}%`, height: 6, borderRadius: 3, bgcolor: 'primary.main' }} />
    </Box>
  );
}

const columns: readonly GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 160,
    display: 'flex',
    valueFormatter: (value: number) => percent.format(value),
    renderCell: ({ row, formattedValue }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LoadBar load={row.load} />
        {formattedValue}
      </Box>
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => <StatusPill status={row.status} />,
  },
];

export default function StatusCells() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Shipments" rows={shipments} columns={columns} hideFooter />
    </div>
  );
}
