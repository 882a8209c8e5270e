import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Repair {
  id: number;
  thing: string;
  result: 'Fixed' | 'Not fixed';
  town: string;
  minutes: number;
}

/** What people brought to the repair café on one Saturday. */
export const repairs: readonly Repair[] = [
  { id: 1, thing: 'Toaster', result: 'Fixed', town: 'Ghent', minutes: 25 },
  { id: 2, thing: 'Toaster', result: 'Not fixed', town: 'Ghent', minutes: 40 },
  { id: 3, thing: 'Lamp', result: 'Fixed', town: 'Bruges', minutes: 10 },
  { id: 4, thing: 'Bicycle', result: 'Fixed', town: 'Bruges', minutes: 35 },
  { id: 5, thing: 'Toaster', result: 'Fixed', town: 'Bruges', minutes: 15 },
  { id: 6, thing: 'Lamp', result: 'Fixed', town: 'Ghent', minutes: 20 },
];

export const columns: GridColDef<Repair>[] = [
  { field: 'thing', headerName: 'Thing', width: 120 },
  { field: 'result', headerName: 'Result', width: 120 },
  { field: 'town', headerName: 'Town', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];
