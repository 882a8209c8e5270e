import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Shift {
  id: number;
  volunteer: string;
  hours: number;
}

export const planned: GridRowsProp<Shift> = [
  { id: 1, volunteer: 'Leila Farahani', hours: 3 },
  { id: 2, volunteer: 'Jonas Weber', hours: 4 },
  { id: 3, volunteer: 'Mei Tanaka', hours: 2 },
];

export const columns: GridColDef<Shift>[] = [
  { field: 'volunteer', headerName: 'Volunteer', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110, editable: true },
];

/** Stands in for `PUT /shifts/:id`: answers after 800 ms and refuses more than 8 hours. */
export async function saveShift(shift: Shift) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (shift.hours > 8) {
    throw new Error(`${shift.hours} hours are too long a shift for ${shift.volunteer}.`);
  }
}
