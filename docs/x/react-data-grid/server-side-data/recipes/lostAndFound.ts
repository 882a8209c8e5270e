import type { DataGridProps, GridColDef, GridGetRowsParams, GridRowId } from '@mui/x-data-grid';

export interface Find {
  id: number;
  thing: string;
  place: string;
  shelf: number;
}

const things = ['Umbrella', 'Left glove', 'Violin', 'House key', 'Lunch box', 'Scarf'] as const;
const places = ['Tram 3', 'Ferry', 'Night bus', 'Main station'] as const;

const finds: readonly Find[] = Array.from({ length: 26 }, (_, index) => ({
  id: 301 + index,
  thing: things[(index * 5) % things.length] ?? 'Thing',
  place: places[(index * 3) % places.length] ?? 'Ferry',
  shelf: ((index * 7) % 12) + 1,
}));

/** Resolves after some milliseconds, or rejects when the signal aborts. */
const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted'));
    });
  });

type Query = Pick<GridGetRowsParams, 'sortModel' | 'start' | 'end'>;

/** The fake server of one demo, with its own list. Responds after 800 ms. */
export function createOffice() {
  let stored = finds;
  return {
    list: async ({ sortModel, start, end }: Query, signal?: AbortSignal) => {
      await wait(800, signal);
      const [order] = sortModel;
      const key = (['thing', 'place', 'shelf'] as const).find((known) => known === order?.field);
      const sign = order?.sort === 'desc' ? -1 : 1;
      const sorted = key
        ? stored.toSorted((a, b) => sign * (Number(a[key] > b[key]) - Number(a[key] < b[key])))
        : stored;
      return { rows: sorted.slice(Number(start), end + 1), rowCount: stored.length };
    },
    add: async (find: Omit<Find, 'id'>) => {
      await wait(800);
      stored = [{ ...find, id: Math.max(300, ...stored.map(({ id }) => id)) + 1 }, ...stored];
    },
    remove: async (id: GridRowId) => {
      await wait(800);
      if (stored.find((find) => find.id === id)?.thing === 'Violin') {
        throw new Error('Violins are handed out by the director only.');
      }
      stored = stored.filter((find) => find.id !== id);
    },
  };
}

export const columns: readonly GridColDef<Find>[] = [
  { field: 'thing', headerName: 'Thing', flex: 1, minWidth: 120 },
  { field: 'place', headerName: 'Found in', width: 130 },
  { field: 'shelf', headerName: 'Shelf', type: 'number', width: 90 },
];

export const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};
