import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Shift {
  id: number;
  volunteer: string;
  hours: number | null;
  status: 'Saved' | 'Saving…' | 'Not saved';
}

export const planned: GridRowsProp<Shift> = [
  { id: 1, volunteer: 'Leila Farahani', hours: 3, status: 'Saved' },
  { id: 2, volunteer: 'Jonas Weber', hours: 4, status: 'Saved' },
  { id: 3, volunteer: 'Mei Tanaka', hours: 2, status: 'Saved' },
];

export const columns: GridColDef<Shift>[] = [
  { field: 'volunteer', headerName: 'Volunteer', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80, editable: true },
  { field: 'status', headerName: 'Status', width: 100 },
];

/**
 * Stands in for `PUT /shifts/:id`: answers after 800 ms.
 * @throws an error if the shift has more than 8 hours
 */
export async function saveShift({ hours, volunteer }: Shift) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (hours !== null && hours > 8) {
    throw new Error(`${hours} hours are too long a shift for ${volunteer}: enter 8 or fewer.`);
  }
}
