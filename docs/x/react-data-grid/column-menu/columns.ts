import type { GridColDef } from '@mui/x-data-grid';
import { day, euro, type Loan } from './loans';

export const columns: readonly GridColDef<Loan>[] = [
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 140 },
  { field: 'lender', headerName: 'Lender', width: 160 },
  {
    field: 'insured',
    headerName: 'Insured for',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'due',
    headerName: 'Due back',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => day.format(value),
  },
];
