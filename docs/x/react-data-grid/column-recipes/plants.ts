import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Plant {
  id: number;
  name: string;
  bed: string;
  potted: number;
  price: number;
}

export const rows: readonly Plant[] = [
  { id: 1, name: 'Lavender', bed: 'A1', potted: 140, price: 3.2 },
  { id: 2, name: 'Rosemary', bed: 'A3', potted: 86, price: 3.6 },
  { id: 3, name: 'Lemon balm', bed: 'C2', potted: 52, price: 2.4 },
];

export const columns: readonly GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 160 },
  { field: 'bed', headerName: 'Bed', width: 100 },
  { field: 'potted', headerName: 'Potted', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];
