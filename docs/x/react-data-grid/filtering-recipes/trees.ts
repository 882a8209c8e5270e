import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Tree {
  id: number;
  species: string;
  street: string;
  planted: number;
}

export const rows: GridRowsProp<Tree> = [
  { id: 11, species: 'Linden', street: 'Mill Lane', planted: 1962 },
  { id: 12, species: 'Maple', street: 'Market Square', planted: 1998 },
  { id: 13, species: 'Linden', street: 'Market Square', planted: 1931 },
  { id: 14, species: 'Plane', street: 'Quay', planted: 1908 },
  { id: 15, species: 'Ginkgo', street: 'Mill Lane', planted: 2019 },
  { id: 16, species: 'Maple', street: 'Quay', planted: 2004 },
];

export const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 100 },
  { field: 'street', headerName: 'Street', width: 120 },
  { field: 'planted', headerName: 'Planted', width: 80 },
];
