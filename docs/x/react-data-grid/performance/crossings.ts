import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Crossing {
  id: number;
  street: string;
  cyclists: number;
}

export const rows: readonly Crossing[] = [
  { id: 1, street: 'Bridge Street', cyclists: 0 },
  { id: 2, street: 'Canal Path', cyclists: 0 },
  { id: 3, street: 'Station Road', cyclists: 0 },
];

export const columns: GridColDef<Crossing>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'cyclists', headerName: 'Cyclists', type: 'number', width: 120 },
];
