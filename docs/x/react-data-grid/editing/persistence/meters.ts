import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Meter {
  id: string;
  apartment: string;
  reading: number | null;
  /** Counts the saves; the server sets it. */
  version: number;
}

export const meters: GridRowsProp<Meter> = [
  { id: 'W-101', apartment: 'First floor, left', reading: 412, version: 1 },
  { id: 'W-102', apartment: 'First floor, right', reading: 388, version: 1 },
  { id: 'W-201', apartment: 'Second floor', reading: 905, version: 1 },
];

export class SaveError extends Error {
  constructor(readonly meterId: string) {
    super(`The reading of ${meterId} was not saved: no connection.`);
  }
}

/**
 * Stands in for `PATCH /meters/:id`: answers after 800 ms with what changed.
 * @throws a `SaveError` if the server isn't reachable
 */
export async function patchMeter(
  id: string,
  patch: Pick<Meter, 'reading' | 'version'>,
  isReachable = () => true,
): Promise<Pick<Meter, 'reading' | 'version'>> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (!isReachable()) {
    throw new SaveError(id);
  }
  return { ...patch, version: patch.version + 1 };
}

export const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 90 },
  { field: 'reading', headerName: 'Reading (m³)', type: 'number', width: 130, editable: true },
  { field: 'apartment', headerName: 'Apartment', flex: 1, minWidth: 130 },
  { field: 'version', headerName: 'Version', type: 'number', width: 90 },
];
