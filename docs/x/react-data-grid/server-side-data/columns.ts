import { getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import type { Stay } from './campsite';

export const columns: readonly GridColDef<Stay>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    minWidth: 120,
    // The server supports one operator.
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  { field: 'site', headerName: 'Site', width: 120, filterable: false },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 110,
    filterable: false,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90, filterable: false },
];
