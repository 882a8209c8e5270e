import type { GridColDef, GridGetRowsParams } from '@mui/x-data-grid-premium';

interface Show {
  id: string;
  venue: string;
  month: string;
  play: string;
  tickets: number;
}

/** What the server sends: a show, or a group of shows. */
export interface Sale extends Partial<Show> {
  id: string;
  tickets: number;
  /** Groups only: the value that its shows have in common. */
  group?: string;
  /** Groups only: the number of groups or shows directly in this group. */
  size?: number;
}

const plays = ['Seagulls', 'Night Train', 'The Lodger', 'Salt'] as const;
const venues = ['Old Brewery', 'Opera', 'Studio 3'] as const;
const months = ['2026-03', '2026-04'] as const;

const shows: readonly Show[] = Array.from({ length: 18 }, (_, index) => ({
  id: `show-${index + 1}`,
  venue: venues[(index * 5) % 3] ?? 'Opera',
  month: months[index % 2] ?? '2026-03',
  play: plays[(index * 3) % 4] ?? 'Salt',
  tickets: 60 + ((index * 53) % 140),
}));

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const known = (field: string) => (['venue', 'month', 'play'] as const).find((key) => key === field);

/** Stands in for `GET /sales?groupBy=venue,month&path=Opera`: one level, after 800 ms. */
export async function listSales({
  groupFields = [],
  groupKeys = [],
  sortModel,
}: Pick<GridGetRowsParams, 'sortModel'> & { groupFields?: string[]; groupKeys?: string[] }) {
  await wait(800);
  const fields = groupFields.map(known).filter((field) => field !== undefined);
  const found = shows.filter((show) =>
    groupKeys.every((key, i) => show[fields[i] ?? 'id'] === key),
  );
  const field = fields[groupKeys.length];
  const below = fields[groupKeys.length + 1] ?? 'id';
  const rows: Sale[] = field
    ? [...new Set(found.map((show) => show[field]))].toSorted().map((group) => {
        const members = found.filter((show) => show[field] === group);
        return {
          id: [...groupKeys, group].join('/'),
          group,
          size: new Set(members.map((show) => show[below])).size,
          tickets: members.reduce((sum, show) => sum + show.tickets, 0),
        };
      })
    : [...found];
  const sign = sortModel.find((item) => item.field === 'tickets')?.sort;
  if (sign) {
    rows.sort((a, b) => (sign === 'desc' ? b.tickets - a.tickets : a.tickets - b.tickets));
  }
  return { rows };
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

export const columns: readonly GridColDef<Sale>[] = [
  { field: 'venue', headerName: 'Venue', width: 130, sortable: false },
  {
    field: 'month',
    headerName: 'Month',
    width: 130,
    sortable: false,
    valueFormatter: (value?: string) => value && month.format(new Date(`${value}-01T00:00`)),
  },
  { field: 'play', headerName: 'Play', width: 130, sortable: false },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100, groupable: false },
];
