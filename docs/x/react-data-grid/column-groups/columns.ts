import type { GridColDef } from '@mui/x-data-grid';
import type { Athlete } from './athletes';

const seconds = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number) => `${value.toFixed(2)} s`,
} satisfies Partial<GridColDef>;

const meters = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number) => `${value.toFixed(2)} m`,
} satisfies Partial<GridColDef>;

export const columns: readonly GridColDef<Athlete>[] = [
  { field: 'name', headerName: 'Athlete', width: 150 },
  { ...seconds, field: 'sprint', headerName: '100 m' },
  { ...seconds, field: 'hurdles', headerName: 'Hurdles' },
  { ...meters, field: 'longJump', headerName: 'Long jump' },
  { ...meters, field: 'highJump', headerName: 'High jump' },
  { ...meters, field: 'shotPut', headerName: 'Shot put' },
  { ...meters, field: 'javelin', headerName: 'Javelin' },
];
