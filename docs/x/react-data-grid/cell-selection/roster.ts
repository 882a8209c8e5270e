import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-premium';

export type Duty = 'Early' | 'Late' | 'Off';

export interface Nurse {
  id: number;
  nurse: string;
  mon: Duty;
  tue: Duty;
  wed: Duty;
}

export const roster: GridRowsProp<Nurse> = [
  { id: 1, nurse: 'Chidi', mon: 'Early', tue: 'Early', wed: 'Off' },
  { id: 2, nurse: 'Greta', mon: 'Late', tue: 'Off', wed: 'Off' },
  { id: 3, nurse: 'Yuki', mon: 'Off', tue: 'Late', wed: 'Late' },
];

export const columns: GridColDef<Nurse>[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 90 },
  { field: 'mon', headerName: 'Mon', width: 80 },
  { field: 'tue', headerName: 'Tue', width: 80 },
  { field: 'wed', headerName: 'Wed', width: 80 },
];
