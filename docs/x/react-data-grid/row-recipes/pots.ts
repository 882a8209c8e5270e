import type { GridColDef } from '@mui/x-data-grid';

export interface Pot {
  id: string;
  glaze: string;
  degrees: number;
}

export const pots: readonly Pot[] = [
  { id: 'Tall vase', glaze: 'Celadon', degrees: 1260 },
  { id: 'Tea bowl', glaze: 'Tenmoku', degrees: 1240 },
  { id: 'Soap dish', glaze: 'Matt white', degrees: 1220 },
  { id: 'Butter bell', glaze: 'Celadon', degrees: 1260 },
];

export const columns: GridColDef<Pot>[] = [
  { field: 'id', headerName: 'Pot', flex: 1, minWidth: 95 },
  { field: 'glaze', headerName: 'Glaze', width: 105 },
  { field: 'degrees', headerName: 'Firing (°C)', type: 'number', width: 112 },
];
