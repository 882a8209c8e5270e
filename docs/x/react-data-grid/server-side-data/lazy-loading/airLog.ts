import type { GridColDef, GridGetRowsParams } from '@mui/x-data-grid-pro';

export interface Reading {
  id: number;
  station: string;
  takenAt: string;
  particles: number;
}

const stations = ['Harbor', 'Ring road', 'City park', 'Airport', 'Old mill'] as const;

const readings: readonly Reading[] = Array.from({ length: 288 }, (_, index) => {
  const minutes = 5 * index;
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    id: index + 1,
    station: stations[(index * 3) % stations.length] ?? 'Unknown',
    takenAt: clock,
    particles: 4 + ((index * 37) % 29),
  };
});

export const columns: readonly GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'takenAt', headerName: 'Time', width: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'particles', headerName: 'Particles (µg/m³)', type: 'number', width: 150 },
];

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Stands in for `GET /readings`: sorts, cuts out a range, and answers after 800 ms. */
export async function readLog({
  sortModel,
  start,
  end,
}: Pick<GridGetRowsParams, 'sortModel' | 'start' | 'end'>) {
  await wait(800);
  const [order] = sortModel;
  const key = (['id', 'takenAt', 'station', 'particles'] as const).find(
    (known) => known === order?.field,
  );
  const sign = order?.sort === 'desc' ? -1 : 1;
  const sorted = key
    ? readings.toSorted((a, b) => sign * (Number(a[key] > b[key]) - Number(a[key] < b[key])))
    : readings;
  return {
    rows: sorted.slice(Number(start), end + 1),
    rowCount: readings.length,
    isLast: end + 1 >= readings.length,
  };
}
