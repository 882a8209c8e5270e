import type { GridColDef } from '@mui/x-data-grid';

export interface Berth {
  id: string;
  boat: string;
  length: number;
  shorePower: boolean;
}

export const columns: readonly GridColDef<Berth>[] = [
  { field: 'id', headerName: 'Berth', width: 90 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
  { field: 'shorePower', headerName: 'Shore power', type: 'boolean', width: 120 },
];

export const berths: readonly Berth[] = [
  { id: 'A1', boat: 'Marjolein', length: 9.4, shorePower: true },
  { id: 'A2', boat: 'Kittiwake', length: 7.1, shorePower: false },
  { id: 'B1', boat: 'Dulce', length: 12.8, shorePower: true },
  { id: 'B4', boat: 'Snow Goose', length: 10.2, shorePower: true },
];
