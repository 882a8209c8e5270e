import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Stop {
  id: string;
  name: string;
  parcels: number;
}

export const route: readonly Stop[] = [
  { id: 'S1', name: 'Depot Street 4', parcels: 2 },
  { id: 'S2', name: 'Bakery Kern', parcels: 1 },
  { id: 'S3', name: 'Primary school', parcels: 6 },
  { id: 'S4', name: 'Harbor office', parcels: 3 },
];

export const columns: GridColDef<Stop>[] = [
  { field: 'name', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 100 },
];

/** Stands in for `PUT /route` with the ids in their order: answers after 800 ms, or fails. */
export async function saveRoute(stops: readonly Stop[], broken: boolean): Promise<number> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (broken) {
    throw new Error('The server does not answer.');
  }
  return stops.length;
}
