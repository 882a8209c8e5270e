import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Passenger {
  id: number;
  firstName: string;
  lastName: string;
  seat: string;
}

const rows: GridRowsProp<Passenger> = [
  { id: 1, firstName: 'Nadia', lastName: 'Petrova', seat: '4A' },
  { id: 2, firstName: 'Callum', lastName: 'Reid', seat: '12F' },
  { id: 3, firstName: 'Thu', lastName: 'Nguyen', seat: '7C' },
];

const columns: GridColDef<Passenger>[] = [
  {
    field: 'fullName',
    headerName: 'Passenger',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
    valueSetter: (value: string, row) => {
      const [firstName = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, firstName, lastName: rest.join(' ') };
    },
  },
  { field: 'lastName', headerName: 'Last name', width: 120 },
  {
    field: 'seat',
    headerName: 'Seat',
    width: 90,
    editable: true,
    valueParser: (value: string | undefined) => value?.toUpperCase(),
  },
];

export default function ParseAndSet() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Passengers" rows={rows} columns={columns} />
    </div>
  );
}
