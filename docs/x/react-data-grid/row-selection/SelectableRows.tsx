import { DataGrid, type GridColDef, type GridRowParams, type GridRowsProp } from '@mui/x-data-grid';

interface Parcel {
  id: string;
  city: string;
  kilograms: number;
  status: 'ready' | 'held';
}

const rows: GridRowsProp<Parcel> = [
  { id: 'P-881', city: 'Gdańsk', kilograms: 2.4, status: 'ready' },
  { id: 'P-882', city: 'Turin', kilograms: 11.8, status: 'held' },
  { id: 'P-883', city: 'Cork', kilograms: 0.6, status: 'ready' },
  { id: 'P-884', city: 'Varna', kilograms: 5.1, status: 'held' },
  { id: 'P-885', city: 'Malmö', kilograms: 3.3, status: 'ready' },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'kilograms', headerName: 'kg', type: 'number', width: 80 },
  { field: 'status', headerName: 'Status', width: 100 },
];

function isRowSelectable({ row }: GridRowParams<Parcel>) {
  return row.status === 'ready';
}

export default function SelectableRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Parcels to ship"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </div>
  );
}
