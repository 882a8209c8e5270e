import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro';

export interface MovingBox {
  id: string;
  path: readonly string[];
  kilograms: number;
}

export const rows: GridRowsProp<MovingBox> = [
  { id: 'kitchen', path: ['Kitchen'], kilograms: 19 },
  { id: 'pots', path: ['Kitchen', 'Pots'], kilograms: 12 },
  { id: 'spices', path: ['Kitchen', 'Spices'], kilograms: 7 },
  { id: 'study', path: ['Study'], kilograms: 39 },
  { id: 'atlases', path: ['Study', 'Atlases'], kilograms: 24 },
  { id: 'records', path: ['Study', 'Records'], kilograms: 15 },
];

export const columns: GridColDef<MovingBox>[] = [
  { field: 'kilograms', headerName: 'kg', type: 'number', width: 80 },
];
