import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-premium';

export interface Seat {
  id: number;
  row: string;
  left: string;
  right: string;
}

export const start: GridRowsProp<Seat> = [
  { id: 1, row: 'A', left: 'Iris', right: 'Samir' },
  { id: 2, row: 'B', left: 'Paula', right: '' },
  { id: 3, row: 'C', left: '', right: '' },
];

export const columns: GridColDef<Seat>[] = [
  { field: 'row', headerName: 'Row', width: 80 },
  { field: 'left', headerName: 'Left', flex: 1, minWidth: 90, editable: true },
  { field: 'right', headerName: 'Right', flex: 1, minWidth: 90, editable: true },
];

/** Stands in for `PUT /seats/:id`, which responds after 800 ms and refuses a name of one letter. */
export async function saveSeat(seat: Seat): Promise<Seat> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (seat.left.length === 1 || seat.right.length === 1) {
    throw new Error(`Row ${seat.row}: write the whole name.`);
  }
  return seat;
}
