import type { GridColDef } from '@mui/x-data-grid';

export interface Find {
  id: number;
  item: string;
  place: string;
}

export const finds: readonly Find[] = [
  { id: 1, item: 'Green umbrella', place: 'Platform 2' },
  { id: 2, item: 'Violin case', place: 'Waiting room' },
  { id: 3, item: 'Child’s glove', place: 'Train to Linz' },
  { id: 4, item: 'Reading glasses', place: 'Café' },
  { id: 5, item: 'Chess board', place: 'Platform 2' },
];

export const columns: GridColDef<Find>[] = [
  { field: 'item', headerName: 'Found', flex: 1, minWidth: 120 },
  { field: 'place', headerName: 'Where', width: 120 },
];
