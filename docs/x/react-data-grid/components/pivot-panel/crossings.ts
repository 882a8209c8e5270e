import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';

export interface Crossing {
  id: number;
  route: string;
  season: 'Summer' | 'Winter';
  vehicle: string;
  tickets: number;
}

export const columns: readonly GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', width: 150 },
  { field: 'season', headerName: 'Season', width: 110 },
  { field: 'vehicle', headerName: 'Vehicle', width: 110 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 110 },
];

export const crossings: readonly Crossing[] = [
  { id: 1, route: 'Skerry – Mainland', season: 'Summer', vehicle: 'Car', tickets: 5210 },
  { id: 2, route: 'Skerry – Mainland', season: 'Summer', vehicle: 'Bicycle', tickets: 3140 },
  { id: 3, route: 'Skerry – Mainland', season: 'Winter', vehicle: 'Car', tickets: 2890 },
  { id: 4, route: 'Skerry – Mainland', season: 'Winter', vehicle: 'Bicycle', tickets: 260 },
  { id: 5, route: 'Holm – Mainland', season: 'Summer', vehicle: 'Car', tickets: 1720 },
  { id: 6, route: 'Holm – Mainland', season: 'Summer', vehicle: 'Bicycle', tickets: 2050 },
  { id: 7, route: 'Holm – Mainland', season: 'Winter', vehicle: 'Car', tickets: 980 },
];

export const byRoute: GridPivotModel = {
  rows: [{ field: 'route' }],
  columns: [{ field: 'season' }],
  values: [{ field: 'tickets', aggFunc: 'sum' }],
};

export const byVehicle: GridPivotModel = {
  rows: [{ field: 'vehicle' }],
  columns: [{ field: 'season' }],
  values: [{ field: 'tickets', aggFunc: 'sum' }],
};
