import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Meter {
  id: string;
  flat: string;
  reading: number;
  /** Counts the saves; the server sets it. */
  version: number;
}

export const meters: GridRowsProp<Meter> = [
  { id: 'W-101', flat: 'Ground floor, left', reading: 412, version: 1 },
  { id: 'W-102', flat: 'Ground floor, right', reading: 388, version: 1 },
  { id: 'W-201', flat: 'First floor', reading: 905, version: 1 },
];

/** Stands in for `PUT /meters/:id`: answers after 800 ms, or not at all. */
export async function saveMeter(meter: Meter, reachable: () => boolean): Promise<Meter> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (!reachable()) {
    throw new Error(`The reading of ${meter.id} was not saved: no connection.`);
  }
  return { ...meter, version: meter.version + 1 };
}

export const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 90 },
  { field: 'reading', headerName: 'Reading (m³)', type: 'number', width: 130, editable: true },
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 130 },
  { field: 'version', headerName: 'Version', type: 'number', width: 90 },
];
