import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Shift {
  id: number;
  name: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
  fri: number;
  sat: number;
  sun: number;
}

export const shifts: readonly Shift[] = [
  { id: 1, name: 'Amina Diallo', mon: 8, tue: 8, wed: 0, thu: 8, fri: 8, sat: 6, sun: 0 },
  { id: 2, name: 'Jonas Weber', mon: 0, tue: 8, wed: 8, thu: 8, fri: 6, sat: 0, sun: 8 },
  { id: 3, name: 'Priya Nair', mon: 6, tue: 6, wed: 6, thu: 0, fri: 0, sat: 8, sun: 8 },
  { id: 4, name: 'Carlos Vega', mon: 8, tue: 0, wed: 8, thu: 6, fri: 8, sat: 8, sun: 0 },
];

const hours = { type: 'number', width: 120 } satisfies Partial<GridColDef>;

export const rosterColumns: readonly GridColDef<Shift>[] = [
  { ...hours, field: 'mon', headerName: 'Monday' },
  { ...hours, field: 'tue', headerName: 'Tuesday' },
  { ...hours, field: 'wed', headerName: 'Wednesday', width: 140 },
  { ...hours, field: 'thu', headerName: 'Thursday' },
  { ...hours, field: 'fri', headerName: 'Friday' },
  { ...hours, field: 'sat', headerName: 'Saturday' },
  { ...hours, field: 'sun', headerName: 'Sunday' },
  { field: 'name', headerName: 'Nurse', width: 140 },
  {
    field: 'total',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    valueGetter: (_, row) => row.mon + row.tue + row.wed + row.thu + row.fri + row.sat + row.sun,
  },
];
