import type { GridColDef } from '@mui/x-data-grid';

export interface Loan {
  id: string;
  work: string;
  borrower: string;
  back: Date;
  late: boolean;
}

export const columns: readonly GridColDef<Loan>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 160 },
  { field: 'borrower', headerName: 'Lent to', width: 170 },
  {
    field: 'back',
    headerName: 'Due back',
    type: 'date',
    width: 110,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-GB'),
  },
  { field: 'late', headerName: 'Late', type: 'boolean', width: 80 },
];

export const loans: readonly Loan[] = [
  {
    id: 'L-031',
    work: 'Harbor at dusk',
    borrower: 'Gdynia City Museum',
    back: new Date(2026, 1, 27),
    late: true,
  },
  {
    id: 'L-034',
    work: 'Two potters',
    borrower: 'Casa Azulejo',
    back: new Date(2026, 5, 1),
    late: false,
  },
  {
    id: 'L-035',
    work: 'Study of a heron',
    borrower: 'Lake House',
    back: new Date(2026, 2, 9),
    late: true,
  },
  {
    id: 'L-040',
    work: 'Red interior',
    borrower: 'Gdynia City Museum',
    back: new Date(2026, 8, 30),
    late: false,
  },
];
