import type {
  GridAggregationModel,
  GridColDef,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';

interface Sheet {
  id: string;
  branch: string;
  day: string;
  baked: number;
  unsold: number;
}

type Totals = Partial<Record<string, number>>;

/** What the server sends: a sheet of a day, or a branch with the totals that were asked for. */
export interface BakeryRow extends Partial<Sheet> {
  id: string;
  size?: number;
  totals?: Totals;
}

const branches = ['Canal', 'Market', 'Station'] as const;

const sheets: readonly Sheet[] = Array.from({ length: 21 }, (_, index) => ({
  id: `sheet-${index + 1}`,
  branch: branches[index % 3] ?? 'Canal',
  day: `2026-05-${String(4 + Math.floor(index / 3)).padStart(2, '0')}`,
  baked: 180 + ((index * 61) % 120),
  unsold: (index * 17) % 23,
}));

/** The functions of this server. They do not run in the grid. */
const functions: Partial<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  avg: (values) => Math.round(values.reduce((total, value) => total + value, 0) / values.length),
  median: (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0,
};

function totalsOf(members: readonly Sheet[], model: GridAggregationModel = {}): Totals {
  const totals: Totals = {};
  for (const field of ['baked', 'unsold'] as const) {
    const work = functions[model[field] ?? ''];
    if (work && members.length > 0) {
      totals[field] = work(members.map((sheet) => sheet[field]));
    }
  }
  return totals;
}

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Stands in for `GET /sheets?totals=baked:sum&by=branch`: answers after 800 ms, or fails. */
export async function listSheets(
  { aggregationModel, groupFields = [], groupKeys = [], start, end }: GridGetRowsParams,
  broken = false,
): Promise<GridGetRowsResponse> {
  await wait(800);
  if (broken) {
    throw new Error('The bakery does not answer.');
  }
  const aggregateRow = { totals: totalsOf(sheets, aggregationModel) };
  if (groupFields.includes('branch')) {
    const [branch] = groupKeys;
    const members = (name: string) => sheets.filter((sheet) => sheet.branch === name);
    const rows: readonly BakeryRow[] = branch
      ? members(branch)
      : branches.map((name) => ({
          id: name,
          size: members(name).length,
          totals: totalsOf(members(name), aggregationModel),
        }));
    return { rows: [...rows], rowCount: branches.length, aggregateRow };
  }
  return { rows: sheets.slice(Number(start), end + 1), rowCount: sheets.length, aggregateRow };
}

export const columns: readonly GridColDef<BakeryRow>[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 110, aggregable: false },
  { field: 'day', headerName: 'Day', width: 120, aggregable: false, groupable: false },
  { field: 'baked', headerName: 'Baked', type: 'number', width: 110, groupable: false },
  { field: 'unsold', headerName: 'Unsold', type: 'number', width: 110, groupable: false },
];
