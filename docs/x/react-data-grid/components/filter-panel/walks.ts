import type { GridColDef } from '@mui/x-data-grid';

export interface Walk {
  id: number;
  name: string;
  level: 'easy' | 'medium' | 'hard';
  km: number;
  climb: number;
}

export const columns: readonly GridColDef<Walk>[] = [
  { field: 'name', headerName: 'Walk', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: ['easy', 'medium', 'hard'],
    width: 100,
  },
  { field: 'km', headerName: 'km', type: 'number', width: 80 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 110 },
];

export const walks: readonly Walk[] = [
  { id: 1, name: 'Round the reservoir', level: 'easy', km: 7.5, climb: 60 },
  { id: 2, name: 'Two passes', level: 'hard', km: 19, climb: 1340 },
  { id: 3, name: 'Charcoal path', level: 'medium', km: 11.2, climb: 420 },
  { id: 4, name: 'Chapel and back', level: 'easy', km: 4, climb: 110 },
];
