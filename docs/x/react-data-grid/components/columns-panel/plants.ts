import type { GridColDef } from '@mui/x-data-grid';

export interface Plant {
  id: number;
  name: string;
  bed: string;
  sown: string;
  water: number;
  height: number;
}

export const columns: readonly GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120, hideable: false },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'sown', headerName: 'Sown', width: 100 },
  { field: 'water', headerName: 'Liters a week', type: 'number', width: 120 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

export const plants: readonly Plant[] = [
  { id: 1, name: 'Runner bean', bed: 'North', sown: 'April', water: 14, height: 160 },
  { id: 2, name: 'Chard', bed: 'North', sown: 'March', water: 9, height: 45 },
  { id: 3, name: 'Sunflower', bed: 'Fence', sown: 'May', water: 11, height: 210 },
];
