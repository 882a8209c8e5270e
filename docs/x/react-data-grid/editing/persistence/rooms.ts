import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Room {
  id: number;
  room: string;
  rate: number | null;
}

export const rooms: GridRowsProp<Room> = [
  { id: 1, room: 'Garden room', rate: 90 },
  { id: 2, room: 'Tower room', rate: 140 },
  { id: 3, room: 'Family suite', rate: 210 },
];

export const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'rate', headerName: 'Per night (€)', type: 'number', width: 140, editable: true },
];
