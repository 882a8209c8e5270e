import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { percent, shipments, type Shipment, type ShipmentStatus } from './shipments';

const borders = {
  delivered: 'border-green-700 dark:border-green-400',
  'in transit': 'border-blue-700 dark:border-blue-400',
  delayed: 'border-orange-700 dark:border-orange-400',
  returned: 'border-red-700 dark:border-red-400',
} satisfies Record<ShipmentStatus, string>;

const dots = {
  delivered: 'bg-green-700 dark:bg-green-400',
  'in transit': 'bg-blue-700 dark:bg-blue-400',
  delayed: 'bg-orange-700 dark:bg-orange-400',
  returned: 'bg-red-700 dark:bg-red-400',
} satisfies Record<ShipmentStatus, string>;

function StatusPill({ status }: { status: ShipmentStatus }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 leading-6 ${borders[status]}`}
    >
      <span className={`size-2 rounded-full ${dots[status]}`} />
      {status}
    </span>
  );
}

function LoadBar({ load }: { load: number }) {
  return (
    <div className="h-1.5 flex-1 rounded-full bg-neutral-300 dark:bg-neutral-600">
      <div
        className="h-1.5 rounded-full bg-blue-700 dark:bg-blue-400"
        style={{ width: `${load * 100}%` }}
      />
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
      <div className="flex w-full items-center gap-2">
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
    <div className="h-80 w-full">
      <DataGrid aria-label="Shipments" rows={shipments} columns={columns} hideFooter />
    </div>
  );
}
