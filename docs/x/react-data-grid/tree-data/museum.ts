import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Item {
  id: string;
  place: readonly string[];
  since: number | null;
}

export const rows: readonly Item[] = [
  { id: 'H', place: ['Harbor depot'], since: null },
  { id: 'H-1', place: ['Harbor depot', 'Room 1'], since: null },
  { id: 'H-1-a', place: ['Harbor depot', 'Room 1', 'Figurehead'], since: 1987 },
  { id: 'H-1-b', place: ['Harbor depot', 'Room 1', 'Ship bell'], since: 2003 },
  { id: 'T', place: ['Tower'], since: null },
  { id: 'T-a', place: ['Tower', 'Weather vane'], since: 1962 },
];

export const columns: GridColDef<Item>[] = [
  {
    field: 'since',
    headerName: 'In store since',
    type: 'number',
    width: 130,
    valueFormatter: (year: number | null) => (year === null ? '' : String(year)),
  },
];
