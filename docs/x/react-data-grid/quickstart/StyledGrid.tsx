import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: string;
  title: string;
  reader: string;
  dueOn: Date;
  daysLate: number;
}

const columns: readonly GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'reader', headerName: 'Reader', width: 150 },
  { field: 'dueOn', headerName: 'Due on', type: 'date', width: 120 },
  {
    field: 'daysLate',
    headerName: 'Late',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => (value === 0 ? 'In time' : `${value} days`),
    cellClassName: ({ row }) => (row.daysLate > 7 ? 'loan-overdue' : ''),
  },
];

const rows: readonly Loan[] = [
  {
    id: 'L-301',
    title: 'Middlemarch',
    reader: 'Ada Brandt',
    dueOn: new Date(2026, 2, 2),
    daysLate: 14,
  },
  {
    id: 'L-302',
    title: 'Beloved',
    reader: 'Noor Haddad',
    dueOn: new Date(2026, 2, 13),
    daysLate: 3,
  },
  {
    id: 'L-303',
    title: 'The Waves',
    reader: 'Luis Ferrer',
    dueOn: new Date(2026, 2, 20),
    daysLate: 0,
  },
  { id: 'L-304', title: 'Emma', reader: 'Mei Tanaka', dueOn: new Date(2026, 2, 27), daysLate: 0 },
];

export default function StyledGrid() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={rows}
        columns={columns}
        density="compact"
        initialState={{ sorting: { sortModel: [{ field: 'daysLate', sort: 'desc' }] } }}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .loan-overdue': { color: 'error.main', fontWeight: 700 },
        }}
      />
    </div>
  );
}
