import type { GridGetRowsParams, GridGetRowsResponse, GridRowId } from '@mui/x-data-grid';

export interface Stay {
  id: number;
  guest: string;
  site: string;
  /** A string, since JSON has no dates: `2026-07-01`. */
  arrival: string;
  nights: number;
}

const guests = ['Aaltonen', 'Bakary', 'Costa', 'Dvořák', 'Eriksen', 'Fujita', 'García'] as const;
const sites = ['Lake', 'Meadow', 'Pines', 'Tower'] as const;

export const stays: readonly Stay[] = Array.from({ length: 38 }, (_, index) => ({
  id: 501 + index,
  guest: guests[(index * 5) % guests.length] ?? 'Unknown',
  site: `${sites[index % sites.length]} ${(index % 9) + 1}`,
  arrival: `2026-07-${String((index % 28) + 1).padStart(2, '0')}`,
  nights: ((index * 3) % 11) + 1,
}));

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const compare = (a: string | number, b: string | number) => Number(a > b) - Number(a < b);

/** Simulates `GET /stays`: filters by the guest's name, sorts, and responds with one page after 800 ms. */
export async function listStays(
  { filterModel, sortModel, start, end }: GridGetRowsParams,
  all = stays,
): Promise<GridGetRowsResponse> {
  await wait(800);
  const name = filterModel.items.map((item) => String(item.value ?? '').toLowerCase());
  const found = all.filter((stay) => name.every((part) => stay.guest.toLowerCase().includes(part)));
  const [order] = sortModel;
  const keys = ['guest', 'site', 'arrival', 'nights'] as const;
  const key = keys.find((known) => known === order?.field);
  const sorted = key
    ? found.toSorted((a, b) => compare(a[key], b[key]) * (order?.sort === 'desc' ? -1 : 1))
    : found;
  return { rows: sorted.slice(Number(start), end + 1), rowCount: found.length };
}

/** A server that stores what is saved. */
export function createStore() {
  let stored = stays.slice(0, 4);
  return {
    list: (params: GridGetRowsParams) => listStays(params, stored),
    save: async (id: GridRowId, changes: Partial<Stay>) => {
      await wait(800);
      const previous = stored.find((stay) => stay.id === id);
      if (!previous) {
        throw new Error('The stay no longer exists.');
      }
      const saved = { ...previous, ...changes };
      // Also refuses `null`, which the grid sends for an empty number.
      if (!(saved.nights >= 1 && saved.nights <= 14)) {
        throw new Error('A stay has 1 to 14 nights.');
      }
      stored = stored.map((stay) => (stay.id === id ? saved : stay));
      return saved;
    },
  };
}
