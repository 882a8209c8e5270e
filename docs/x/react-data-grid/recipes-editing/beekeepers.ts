import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Beekeeper {
  id: string;
  name: string;
  hives: number;
}

export const members: GridRowsProp<Beekeeper> = [
  { id: 'K-1', name: 'Ilse Brandt', hives: 6 },
  { id: 'K-2', name: 'Tariq Aziz', hives: 11 },
];

export const columns: GridColDef<Beekeeper>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Beekeeper', flex: 1, minWidth: 130, editable: true },
  { field: 'hives', headerName: 'Hives', type: 'number', width: 100, editable: true },
];

/** Stands in for `POST /beekeepers`: answers after 800 ms with the number of the new member. */
export async function create(draft: Beekeeper, count: number): Promise<Beekeeper> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return { ...draft, id: `K-${count}` };
}
