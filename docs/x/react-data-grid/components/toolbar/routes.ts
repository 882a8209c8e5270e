import type { GridColDef } from '@mui/x-data-grid';

export interface Route {
  id: number;
  name: string;
  grade: string;
  wall: string;
  meters: number;
}

export const columns: readonly GridColDef<Route>[] = [
  { field: 'name', headerName: 'Route', flex: 1, minWidth: 140 },
  { field: 'grade', headerName: 'Grade', width: 90 },
  { field: 'wall', headerName: 'Wall', width: 110 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 110 },
];

export const routes: readonly Route[] = [
  { id: 1, name: 'Paper plane', grade: '5c', wall: 'North', meters: 14 },
  { id: 2, name: 'Old harbor', grade: '6a+', wall: 'Tower', meters: 18 },
  { id: 3, name: 'Nine to five', grade: '4b', wall: 'Children', meters: 9 },
  { id: 4, name: 'Salt and stone', grade: '7a', wall: 'Tower', meters: 18 },
];
