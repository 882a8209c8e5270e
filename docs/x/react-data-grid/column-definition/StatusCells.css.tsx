import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { percent, shipments, type Shipment, type ShipmentStatus } from './shipments';
import './StatusCells.css';

function StatusPill({ status }: { status: ShipmentStatus }) {
  return (
    <span className="shipment-status" data-status={status}>
      {status}
    </span>
  );
}

function LoadBar({ load }: { load: number }) {
  return (
    <div className="shipment-load-track">
      <div className="shipment-load-bar" style={{ width: `${load * 100}%` }} />
    </div>
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
      <div className="shipment-load">
        <LoadBar load={row.load} />
        {formattedValue}
      </div>
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
    <div className="shipment-grid">
      <DataGrid aria-label="Shipments" rows={shipments} columns={columns} hideFooter />
    </div>
  );
}
