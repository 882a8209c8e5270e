import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Bike {
  id: number;
  model: string;
  frame: string;
  price: number;
}

export const rows: GridRowsProp<Bike> = [
  { id: 1, model: 'Pashley Roadster', frame: 'diamond', price: 420 },
  { id: 2, model: 'Gazelle Esprit', frame: 'step-through', price: 260 },
  { id: 3, model: 'Brompton M3', frame: 'folding', price: 690 },
  { id: 4, model: 'Batavus Personal', frame: 'step-through', price: 340 },
];

export const columns: GridColDef<Bike>[] = [
  { field: 'model', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'frame', headerName: 'Frame', width: 130 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 140 },
];
