import type { GridColDef } from '@mui/x-data-grid';

export interface Cabin {
  id: number;
  name: string;
  valley: string;
  beds: number;
}

export const columns: readonly GridColDef<Cabin>[] = [
  { field: 'name', headerName: 'Cabin', flex: 1, minWidth: 130 },
  { field: 'valley', headerName: 'Valley', width: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 110 },
];

export const cabins: readonly Cabin[] = [
  { id: 1, name: 'Eagle hut', valley: 'Sellva', beds: 12 },
  { id: 2, name: 'Three Larches', valley: 'Sellva', beds: 4 },
  { id: 3, name: 'Rest by the ford', valley: 'Tamin', beds: 8 },
];
