import { readFileSync } from 'node:fs';
import { useState } from 'react';
import ts from 'typescript';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  GridDataSourceCacheDefault,
  GridGetRowsError,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  GridUpdateRowError,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import CacheRequests from '../../../docs/x/react-data-grid/server-side-data/CacheRequests';
import ErrorAndRetry from '../../../docs/x/react-data-grid/server-side-data/ErrorAndRetry';
import SaveToDataSource from '../../../docs/x/react-data-grid/server-side-data/SaveToDataSource';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
} from '../harness';

type ListStays = (query: URLSearchParams) => Promise<{ stays: object[]; total: number }>;

const stays = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  guest: index % 2 === 1 ? 'Costa' : 'Bakary',
  nights: Math.ceil((index + 1) / 4),
}));

type StayField = keyof (typeof stays)[number];

/** Runs the two statements of the page, as a database does. */
function select(text: string, values: readonly unknown[]): readonly object[] {
  const sql = text.replace(/\s+/g, ' ').trim();
  const left = [...values];
  const where = /WHERE (.*?)(?: ORDER BY|$)/.exec(sql)?.[1] ?? '';
  const tests = where
    .split(/ AND | OR /)
    .filter(Boolean)
    .map((condition) => {
      const [field, operator] = condition.split(' ') as [StayField, string];
      const value = left.shift();
      return (stay: (typeof stays)[number]) => {
        if (operator === 'LIKE') {
          return String(stay[field]).toLowerCase().includes(String(value).toLowerCase());
        }
        return operator === '>=' ? Number(stay[field]) >= Number(value) : stay[field] === value;
      };
    });
  const found = stays.filter((stay) =>
    where.includes(' OR ') ? tests.some((test) => test(stay)) : tests.every((test) => test(stay)),
  );
  if (sql.includes('COUNT(*) AS total')) {
    return [{ total: found.length }];
  }
  const order = /ORDER BY (.*) LIMIT \? OFFSET \?$/.exec(sql)?.[1]?.split(', ') ?? [];
  for (const [field, direction] of order.map((part) => part.split(' ')).reverse()) {
    const key = field as StayField;
    const sign = direction === 'DESC' ? -1 : 1;
    found.sort((a, b) => sign * (Number(a[key] > b[key]) - Number(a[key] < b[key])));
  }
  const [limit, offset] = left.map(Number) as [number, number];
  return found.slice(offset, offset + limit);
}

/** The server function of the page, on these stays. */
function createStaysServer(): ListStays {
  const page = readFileSync('docs/x/react-data-grid/server-side-data/index.mdx', 'utf8');
  const code = /```ts title="stays.server.ts"\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const db = { all: async (sql: string, values: unknown[]) => select(sql, values) };
  const exported: { listStays?: ListStays } = {};
  new Function('exports', 'db', outputText)(exported, db);
  if (!exported.listStays) {
    throw new Error('The page has no server function.');
  }
  return exported.listStays;
}

const all = Array.from({ length: 250 }, (_, id) => ({ id, name: `row ${id}` }));

const columns: readonly GridColDef[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'name', headerName: 'Name', editable: true },
];

const answerOf = ({ start, end }: GridGetRowsParams): GridGetRowsResponse => ({
  rows: all.slice(Number(start), end + 1),
  rowCount: all.length,
});

const pagesOf = (pageSize: number) => ({
  pagination: { paginationModel: { page: 0, pageSize }, rowCount: 0 },
});

/** Waits until the server has responded and debounced calls have run. */
const settle = (ms = 30) => act(() => pause(ms));

/** Renders a grid with a data source and its fake server, and waits for the first response. */
async function showWithServer(
  props: Partial<DataGridProps> = {},
  more: Partial<GridDataSource> = {},
  answer = answerOf,
) {
  const server = createFakeServer<GridGetRowsParams, GridGetRowsResponse>(answer);
  const dataSource: GridDataSource = { getRows: server.ask, ...more };
  const { apiRef, api } = createApiRef<GridApi>();
  const element = (next: Partial<DataGridProps> = {}) => (
    <DataGrid
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      initialState={pagesOf(5)}
      pageSizeOptions={[5, 10]}
      {...props}
      {...next}
    />
  );
  const shown = show(element());
  await settle();
  return {
    server,
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (next: Partial<DataGridProps> = {}) => shown.rerender(element(next)),
    /** The first and last row of each request. */
    ranges: () => server.requests.map(({ start, end }) => `${start}-${end}`),
  };
}

const ids = () => textsOf('id').join();
const footer = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const goTo = async (api: () => GridApi, page: number) => {
  act(() => api().setPage(page));
  await settle();
};

const editName = async (user: Awaited<ReturnType<typeof showWithServer>>['user'], text: string) => {
  await user.dblClick(cellOf('name', 0));
  const input = screen.getByRole('textbox');
  await user.clear(input);
  await user.type(input, `${text}{Enter}`);
};

describe('requests', () => {
  proves(
    [
      'With the `dataSource` prop, the grid requests rows from your server whenever the page, the sort order, or the filter changes.',
      'The grid shows a loading state meanwhile, and caches the responses.',
      'Each change sends a request, unless the response is in the cache.',
      'When the page, the sort order, and the filter change in the same tick, the grid sends one request.',
    ],
    async () => {
      const { api, server, ranges, user } = await showWithServer();
      expect(ranges()).toEqual(['0-4']);
      server.delay(500);
      await user.click(screen.getByRole('button', { name: 'Go to next page' }));
      expect(await screen.findByRole('progressbar')).toBeInTheDocument();
      await settle(600);
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(ids()).toBe('5,6,7,8,9');
      await goTo(api, 0);
      expect(ranges()).toEqual(['0-4', '5-9']);
      server.delay(0);
      await user.click(titleOf('Name'));
      await settle();
      const items = [{ field: 'name', operator: 'contains', value: '1' }];
      act(() => api().setFilterModel({ items }));
      await settle();
      const sortModel = [{ field: 'name', sort: 'asc' }];
      expect(server.requests.slice(2)).toMatchObject([
        { sortModel, filterModel: { items: [] } },
        { sortModel, filterModel: { items } },
      ]);
      act(() => {
        api().setSortModel([]);
        api().setFilterModel({ items: [] });
        api().setPage(2);
      });
      await settle();
      expect(ranges().slice(4)).toEqual(['10-14']);
    },
  );

  proves(
    [
      'Without a row count, the footer shows "1–NaN of undefined" until the first response arrives.',
    ],
    async () => {
      const server = createFakeServer(answerOf);
      const dataSource = { getRows: server.ask };
      for (const rowCount of [undefined, 0]) {
        const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount } };
        for (const Grid of [DataGrid, DataGridPro]) {
          const { unmount } = show(
            <Grid {...{ columns, dataSource, initialState }} pagination pageSizeOptions={[5]} />,
          );
          expect(footer()).toBe(rowCount === 0 ? '0–0 of 0' : '1–NaN of undefined');
          await settle();
          expect(footer()).toBe('1–5 of 250');
          unmount();
        }
      }
    },
  );

  proves(
    [
      '`DataGrid` shows pages by default.',
      "Without `pagination`, Pro and Premium request the first 100 rows, and users can't reach the others.",
    ],
    async () => {
      const server = createFakeServer(answerOf);
      const dataSource = { getRows: server.ask };
      for (const Grid of [DataGrid, DataGridPro, DataGridPremium]) {
        for (const pagination of [undefined, true] as const) {
          const { unmount } = show(<Grid {...{ columns, dataSource, pagination }} />);
          await settle();
          const hasPages = Grid === DataGrid || pagination === true;
          expect(footer()).toBe(hasPages ? '1–100 of 250' : undefined);
          if (!hasPages) {
            expect(document.querySelector('.MuiDataGrid-footerContainer')).toHaveTextContent(
              'Total Rows: 100',
            );
            expect(screen.queryByRole('button', { name: /next page/ })).toBeNull();
          }
          unmount();
        }
      }
      expect(new Set(server.requests.map(({ end }) => end))).toEqual(new Set([99]));
    },
  );

  proves(
    [
      'This function answers the request of the data source above.',
      'It filters first, counts the matching rows, then sorts them and returns one page.',
      '`total` counts the rows that match the filter, not the rows of the page or of the table.',
      'The function ignores the quick filter.',
    ],
    async () => {
      const listStays = createStaysServer();
      const getRows: GridDataSource['getRows'] = async (params) => {
        const query = new URLSearchParams({
          page: String(params.paginationModel?.page ?? 0),
          pageSize: String(params.paginationModel?.pageSize ?? 25),
          sort: JSON.stringify(params.sortModel),
          filter: JSON.stringify(params.filterModel),
        });
        const page = await listStays(query);
        return { rows: page.stays, rowCount: page.total };
      };
      const onDataSourceError = jest.fn();
      const { api } = await showWithServer(
        {
          columns: ['id', 'guest', 'nights'].map((field) => ({ field })),
          initialState: pagesOf(4),
          pageSizeOptions: [4],
          onDataSourceError,
        },
        { getRows },
      );
      const shown = () => [textsOf('id').join(), footer()];
      expect(shown()).toEqual(['1,2,3,4', '1–4 of 12']);
      const filter = (items: object[], more: object = {}) =>
        act(() => api().setFilterModel({ items: items as never, ...more }));
      act(() => api().setSortModel([{ field: 'nights', sort: 'desc' }]));
      filter([{ field: 'guest', operator: 'contains', value: 'cos' }]);
      await settle();
      expect(shown()).toEqual(['10,12,6,8', '1–4 of 6']);
      act(() => api().setPage(1));
      await settle();
      expect(shown()).toEqual(['2,4', '5–6 of 6']);
      filter([{ field: 'guest', operator: 'contains' }], { quickFilterValues: ['zzz'] });
      await settle();
      expect(shown()).toEqual(['9,10,11,12', '1–4 of 12']);
      filter([{ field: 'nights', operator: '>=', value: 2 }]);
      await settle();
      expect(footer()).toBe('1–4 of 8');
      expect(onDataSourceError).not.toHaveBeenCalled();
      filter([{ field: 'nights', operator: 'startsWith', value: '2' }]);
      await settle();
      expect(onDataSourceError.mock.lastCall?.[0].cause.message).toBe(
        'Unknown operator startsWith.',
      );
      const either = JSON.stringify({
        logicOperator: 'or',
        items: [
          { field: 'nights', operator: '=', value: 1 },
          { field: 'guest', operator: 'contains', value: 'cos' },
        ],
      });
      expect((await listStays(new URLSearchParams({ filter: either }))).total).toBe(8);
      const unknown = JSON.stringify([{ field: 'id; DROP TABLE stays', sort: 'asc' }]);
      await expect(listStays(new URLSearchParams({ sort: unknown }))).rejects.toThrow(/field/);
    },
  );

  proves(
    [
      '`getRows` receives the current models, and returns the rows of one page with the total number of rows.',
      '| `paginationModel` | `{ page: 0, pageSize: 25 }`. The first page is `0` |',
      '| `start`, `end` | The indexes of the first and the last row of the page, here `0` and `24`. Both are **inclusive**.',
      "| `filterModel` | `{ items: [{ field: 'guest', operator: 'contains', value: 'cos' }] }`. The words of the quick filter are in `quickFilterValues` |",
      '| `groupKeys`, `groupFields`, `aggregationModel` | For [tree data](/x/react-data-grid/server-side-data/tree-data/), [row grouping](/x/react-data-grid/server-side-data/row-grouping/), and [aggregation](/x/react-data-grid/server-side-data/aggregation/) on the server |',
      '`rowCount` is the number of rows that match the filter, counted over all pages.',
      'Each row needs a unique `id`.',
      'If the id has another name, set [`getRowId`](/x/react-data-grid/row-definition/).',
    ],
    async () => {
      const paginationModel = { page: 0, pageSize: 25 };
      const { api, server, unmount } = await showWithServer({
        initialState: pagesOf(25),
        pageSizeOptions: [25],
      });
      const first = { paginationModel, start: 0, end: 24, sortModel: [], groupKeys: [] };
      expect(server.requests[0]).toEqual({ ...first, filterModel: expect.anything() as unknown });
      expect(footer()).toBe('1–25 of 250');
      const items = [{ field: 'name', operator: 'contains', value: 'cos' }];
      act(() => api().setFilterModel({ items, quickFilterValues: ['a', 'b'] }));
      await settle();
      expect(server.requests[1]?.filterModel).toMatchObject({
        items,
        quickFilterValues: ['a', 'b'],
      });
      unmount();
      await showWithServer({ getRowId: (row) => row.code }, {}, () => ({
        rows: [{ code: 'a', name: 'own' }],
        rowCount: 1,
      }));
      expect(textsOf('name')).toEqual(['own']);
    },
  );

  proves(
    "| `sortModel` | `[{ field: 'guest', sort: 'asc' }]`, or `[]`. Community has at most one item, [Pro](/x/introduction/licensing/#pro-plan) several |",
    async () => {
      const server = createFakeServer(answerOf);
      const dataSource = { getRows: server.ask };
      for (const Grid of [DataGrid, DataGridPro]) {
        const { user, unmount } = show(<Grid columns={columns} dataSource={dataSource} />);
        await settle();
        await user.click(titleOf('Id'));
        await user.keyboard('{Shift>}');
        await user.click(titleOf('Name'));
        await user.keyboard('{/Shift}');
        await settle();
        expect(server.requests.at(-1)?.sortModel).toHaveLength(Grid === DataGrid ? 1 : 2);
        unmount();
      }
    },
  );

  proves(
    'With `dataSource`, the grid ignores the comparators and filter functions of columns.',
    async () => {
      const sortComparator = jest.fn(() => 0);
      const apply = jest.fn(() => true);
      const operator = { value: 'own', getApplyFilterFn: () => apply };
      const own: GridColDef[] = [{ field: 'id', sortComparator, filterOperators: [operator] }];
      const initialState = {
        ...pagesOf(5),
        sorting: { sortModel: [{ field: 'id', sort: 'asc' as const }] },
        filter: { filterModel: { items: [{ field: 'id', operator: 'own', value: 1 }] } },
      };
      // The modes don't matter.
      const { unmount } = await showWithServer({
        ...{ columns: own, initialState },
        sortingMode: 'client',
        filterMode: 'client',
      });
      expect(ids()).toBe('0,1,2,3,4');
      expect(sortComparator).not.toHaveBeenCalled();
      expect(apply).not.toHaveBeenCalled();
      unmount();
      show(<DataGrid rows={all} columns={own} initialState={initialState} pageSizeOptions={[5]} />);
      expect(sortComparator).toHaveBeenCalled();
      expect(apply).toHaveBeenCalled();
    },
  );

  proves(
    [
      'Each new `dataSource` object empties the cache and sends a request.',
      'If you replace the `dataSource` object during a request, the response to the previous object is also cached.',
      'If the responses of the two objects differ, set `dataSourceCache={null}`.',
    ],
    async () => {
      for (const dataSourceCache of [undefined, null]) {
        const { api, server, rerender, unmount } = await showWithServer({ dataSourceCache });
        await goTo(api, 1);
        rerender();
        await settle();
        expect(server.requests).toHaveLength(2);
        server.hold();
        await goTo(api, 2);
        await goTo(api, 1);
        const other = createFakeServer(() => ({ rows: [{ id: 99, name: 'new' }], rowCount: 20 }));
        rerender({ dataSource: { getRows: other.ask } });
        await settle();
        expect(ids()).toBe('99');
        server.release(2);
        await settle();
        await goTo(api, 0);
        await goTo(api, 2);
        expect(ids()).toBe(dataSourceCache === null ? '99' : '10,11,12,13,14');
        // The first page was cached before, so the new object emptied the cache.
        expect(other.requests).toHaveLength(dataSourceCache === null ? 3 : 2);
        unmount();
      }
    },
  );

  proves(
    [
      'While users type a filter, the request waits until they pause for `filterDebounceMs`, 150 ms by default.',
      'When users choose **Filter** in the column menu, an empty filter item is added.',
      'The grid therefore sends a request.',
    ],
    async () => {
      const { api, server, user } = await showWithServer();
      act(() => api().showFilterPanel('name'));
      const input = await screen.findByRole('textbox', { name: /value/i });
      await settle();
      expect(server.requests).toHaveLength(2);
      await user.type(input, 'row');
      expect(server.requests).toHaveLength(2);
      await settle(250);
      expect(server.requests).toHaveLength(3);
      expect(server.requests[2]?.filterModel.items[0]?.value).toBe('row');
    },
  );

  proves("When a newer request starts, the grid doesn't cancel the older request.", async () => {
    const { server, api } = await showWithServer();
    await goTo(api, 1);
    const values: readonly unknown[] = Object.values(server.requests[1] ?? {});
    expect(values.some((value) => value instanceof AbortSignal)).toBe(false);
  });

  proves(
    'If a response contains `pageInfo.nextCursor`, the grid can throw while it splits the response for its cache.',
    async () => {
      for (const pageInfo of [undefined, { nextCursor: 'a' }]) {
        const failed = jest.fn();
        const { api, unmount } = await showWithServer(
          { onDataSourceError: failed },
          {},
          (params) => ({ rows: answerOf(params).rows, rowCount: 20, pageInfo }),
        );
        act(() => api().setPaginationModel({ page: 1, pageSize: 10 }));
        await settle();
        expect(failed.mock.calls.map(([error]) => error.cause.name)).toEqual(
          pageInfo ? ['TypeError'] : [],
        );
        unmount();
      }
    },
  );

  proves(
    "`GridDataSource` types rows as `any`, so TypeScript doesn't notice a missing or misspelled field.",
    () =>
      expectCompiles(
        `import type { GridDataSource } from '@mui/x-data-grid';
        export const dataSource: GridDataSource = {
          getRows: async () => ({ rows: [{ naem: 1 }] }),
          updateRow: async ({ updatedRow }) => updatedRow.nonsense,
        };`,
      ),
  );
});

describe('errors', () => {
  proves(
    [
      'When `getRows` rejects, the grid removes the rows and calls `onDataSourceError` with a `GridGetRowsError`.',
      'The `cause` of a `GridGetRowsError` is your error.',
      'Its `params` are the parameters of the failed request.',
    ],
    async () => {
      const failed = jest.fn();
      const { api, server } = await showWithServer({ onDataSourceError: failed });
      const cause = new Error('down');
      server.failNext(cause);
      await goTo(api, 1);
      const [error] = failed.mock.lastCall ?? [];
      expect(error).toBeInstanceOf(GridGetRowsError);
      expect(error).toMatchObject({ message: 'down', cause, params: server.requests[1] });
      expect(ids()).toBe('');
      await act(() => api().dataSource.fetchRows());
      expect(ids()).toBe('5,6,7,8,9');
    },
  );

  proves(
    [
      'The demo clears the error when the latest request succeeds.',
      "Don't clear the error after each response, because the grid ignores the response of an older request.",
    ],
    async () => {
      const { user, unmount } = show(<ErrorAndRetry />);
      const alert = (text: RegExp) =>
        waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text), { timeout: 3000 });
      await alert(/^Loading/);
      await alert(/up to date/);
      await user.click(screen.getByRole('switch'));
      await user.click(screen.getByRole('button', { name: 'Go to next page' }));
      await alert(/does not respond/);
      await user.click(screen.getByRole('switch'));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await alert(/^Loading/);
      await alert(/up to date/);
      expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
      unmount();

      const onDataSourceError = jest.fn();
      const { api, server } = await showWithServer({ dataSourceCache: null, onDataSourceError });
      server.hold();
      for (const page of [1, 2, 3]) {
        await goTo(api, page);
      }
      server.release(3, new Error('newest'));
      await settle();
      expect(onDataSourceError).toHaveBeenCalledTimes(1);
      server.release(1);
      server.release(2, new Error('older'));
      await settle();
      expect(onDataSourceError).toHaveBeenCalledTimes(1);
      expect(ids()).toBe('');
    },
  );

  proves(
    [
      "Without `onDataSourceError`, your error isn't logged.",
      'In development, the grid logs one general message instead.',
    ],
    async () => {
      const { api, server } = await showWithServer({ dataSourceCache: null });
      for (const page of [1, 2]) {
        server.failNext();
        await goTo(api, page);
      }
      const messages = expectConsole('error', /getRows.*threw an error which was not handled/);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.text).not.toMatch(/The server failed/);
    },
  );
});

describe('edits', () => {
  proves(
    [
      '`updateRow` sends the change, and returns a promise of the row as the server stored it.',
      'The cell stays in edit mode until the promise settles.',
      "A saved change empties the cache, but the grid doesn't request the visible rows again.",
      'The edited row keeps its position, even if the sort order or the filter says otherwise.',
    ],
    async () => {
      const saved = createFakeServer((params: { updatedRow: object }) => ({
        ...params.updatedRow,
        name: 'as stored',
      }));
      saved.hold();
      const sorting = { sortModel: [{ field: 'name', sort: 'asc' as const }] };
      const { api, user, server } = await showWithServer(
        { initialState: { ...pagesOf(5), sorting } },
        { updateRow: saved.ask },
      );
      await goTo(api, 1);
      await goTo(api, 0);
      await editName(user, 'zzz');
      expect(saved.requests).toEqual([
        { rowId: 0, updatedRow: { id: 0, name: 'zzz' }, previousRow: { id: 0, name: 'row 0' } },
      ]);
      expect(screen.getByRole('textbox')).toBeInTheDocument();
      saved.release(0);
      await settle();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(textsOf('name')[0]).toBe('as stored');
      expect(server.requests).toHaveLength(2);
      await goTo(api, 1);
      expect(server.requests).toHaveLength(3);
    },
  );

  proves(
    [
      'The server refuses the change, the cell stays in edit mode with its value, and `onDataSourceError` receives a `GridUpdateRowError`.',
      'The demo calls `fetchRows()` in `updateRow` to show the new order.',
    ],
    async () => {
      const { user, unmount } = show(<SaveToDataSource />);
      const nights = (texts: readonly string[]) =>
        waitFor(() => expect(textsOf('nights')).toEqual(texts), { timeout: 3000 });
      await nights(['1', '4', '7', '10']);
      await user.dblClick(cellOf('nights', 0));
      const type = async (text: string) => {
        await user.clear(screen.getByRole('spinbutton'));
        await user.type(screen.getByRole('spinbutton'), `${text}{Enter}`);
      };
      await type('20');
      await waitFor(
        () => expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved for Aaltonen/),
        { timeout: 3000 },
      );
      expect(screen.getByRole('spinbutton')).toHaveValue(20);
      await type('12');
      await nights(['12', '4', '7', '10']);
      await nights(['4', '7', '10', '12']);
      unmount();
      const failed = jest.fn();
      const own = await showWithServer(
        { onDataSourceError: failed },
        { updateRow: () => Promise.reject(new Error('no')) },
      );
      await editName(own.user, 'zzz');
      await settle();
      expect(screen.getByRole('textbox')).toHaveValue('zzz');
      expect(failed.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
    },
  );

  proves(
    [
      'Users can edit a second cell of the row while the first cell is being saved.',
      'If each request sends the whole row, the second request restores the old value of the first cell.',
    ],
    async () => {
      const saved = createFakeServer((params: { updatedRow: object }) => params.updatedRow);
      saved.hold();
      const { user } = await showWithServer(
        { columns: [...columns, { field: 'note', editable: true }] },
        { updateRow: saved.ask },
      );
      await editName(user, 'new');
      await user.dblClick(cellOf('note', 0));
      await user.keyboard('x{Enter}');
      expect(saved.requests.map(({ updatedRow }) => updatedRow)).toEqual([
        { id: 0, name: 'new' },
        { id: 0, name: 'row 0', note: 'x' },
      ]);
      saved.release(1);
      saved.release(0);
      await settle();
    },
  );

  proves(
    [
      'If users turn the page before `updateRow` resolves, `DataGrid` adds the saved row to the new page.',
      '`DataGridPro` and `DataGridPremium` report a `GridUpdateRowError`, although the server has saved the row.',
      'To avoid both, control `paginationModel`, and ignore page changes while a save is pending.',
    ],
    async () => {
      const pageAfterSave = async (
        Grid: typeof DataGrid | typeof DataGridPro | typeof DataGridPremium,
        isGuarded: boolean,
      ) => {
        const server = createFakeServer(answerOf);
        const saved = createFakeServer((params: { updatedRow: object }) => params.updatedRow);
        saved.hold();
        const failed = jest.fn();
        const dataSource: GridDataSource = { getRows: server.ask, updateRow: saved.ask };
        function GuardedGrid() {
          const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
          return (
            <Grid
              columns={columns}
              dataSource={dataSource}
              pagination
              pageSizeOptions={[5]}
              paginationModel={paginationModel}
              onPaginationModelChange={(model) => {
                if (!isGuarded || saved.requests.length === 0) {
                  setPaginationModel(model);
                }
              }}
              onDataSourceError={failed}
            />
          );
        }
        const { user, unmount } = show(<GuardedGrid />);
        await settle();
        await editName(user, 'new');
        await user.click(screen.getByRole('button', { name: 'Go to next page' }));
        await settle();
        await act(async () => {
          saved.release(0);
          await pause(50);
        });
        const shown = ids();
        unmount();
        return { shown, errors: failed.mock.calls.map(([error]) => error) };
      };
      const proError = { shown: '5,6,7,8,9', errors: [expect.any(GridUpdateRowError)] };
      expect(await pageAfterSave(DataGrid, false)).toEqual({ shown: '5,6,7,8,9,0', errors: [] });
      expect(await pageAfterSave(DataGridPro, false)).toEqual(proError);
      expect(await pageAfterSave(DataGridPremium, false)).toEqual(proError);
      expect(await pageAfterSave(DataGrid, true)).toEqual({ shown: '0,1,2,3,4', errors: [] });
      expect(await pageAfterSave(DataGridPro, true)).toEqual({ shown: '0,1,2,3,4', errors: [] });
    },
  );

  proves(
    'When users edit a cell or a row, the grid calls `updateRow` and ignores [`processRowUpdate`](/x/react-data-grid/editing/persistence/).',
    async () => {
      for (const editMode of ['cell', 'row'] as const) {
        const processRowUpdate = jest.fn((row: object) => row);
        const updateRow = jest.fn(async ({ updatedRow }: { updatedRow: object }) => updatedRow);
        const { user, unmount } = await showWithServer(
          { processRowUpdate, editMode },
          { updateRow },
        );
        await editName(user, 'new');
        await settle();
        expect(updateRow).toHaveBeenCalledTimes(1);
        expect(textsOf('name')[0]).toBe('new');
        expect(processRowUpdate).not.toHaveBeenCalled();
        unmount();
      }
    },
  );

  proves(
    [
      "Pasted values don't reach updateRow",
      'In Premium, pasting calls `processRowUpdate` instead of `updateRow`.',
      'Without `processRowUpdate`, pasted values appear in the grid, but your server never receives them.',
      'Pass both, or set `disableClipboardPaste`.',
    ],
    async () => {
      const processRowUpdate = jest.fn((row: object) => row);
      const updateRow = jest.fn(async ({ updatedRow }: { updatedRow: object }) => updatedRow);
      const dataSource = {
        getRows: async (params: GridGetRowsParams) => answerOf(params),
        updateRow,
      };
      const pasteWith = async (props: Partial<DataGridPremiumProps>) => {
        const shown = show(
          <DataGridPremium
            {...{ columns, dataSource, ...props }}
            pagination
            rowSelection={false}
          />,
        );
        await settle();
        const cell = cellOf('name', 0);
        fireEvent.mouseDown(cell);
        fireEvent.mouseUp(cell);
        fireEvent.click(cell);
        const active = () => document.activeElement ?? document.body;
        fireEvent.keyDown(active(), { key: 'v', keyCode: 86, ctrlKey: true });
        // The grid has moved the focus to an input that receives the text.
        fireEvent.paste(active(), { clipboardData: { getData: () => 'pasted' } });
        await settle(250);
        const [text] = textsOf('name');
        shown.unmount();
        return text;
      };
      expect(await pasteWith({})).toBe('pasted');
      expect(await pasteWith({ processRowUpdate })).toBe('pasted');
      expect(processRowUpdate).toHaveBeenCalledTimes(1);
      expect(await pasteWith({ disableClipboardPaste: true })).not.toBe('pasted');
      expect(updateRow).not.toHaveBeenCalled();
    },
  );
});

describe('the cache', () => {
  proves(
    [
      'The grid caches each response for five minutes.',
      'When users return to a page within that time, its rows appear without a request.',
      'If the rows have changed on the server meanwhile, users see the old rows until the cached response expires.',
      '| Not set | Responses are cached for 300,000 ms |',
      "| `null` | Responses aren't cached. Returning to a page sends a request |",
    ],
    async () => {
      const now = jest.spyOn(Date, 'now');
      const begin = Date.now();
      let name = 'old';
      const answer = () => ({ rows: [{ id: 1, name }], rowCount: 20 });
      const { api, server, unmount } = await showWithServer({}, {}, answer);
      await goTo(api, 1);
      name = 'new';
      now.mockReturnValue(begin + 299_000);
      await goTo(api, 0);
      expect(server.requests).toHaveLength(2);
      expect(textsOf('name')).toEqual(['old']);
      now.mockReturnValue(begin + 310_000);
      await goTo(api, 1);
      expect(textsOf('name')).toEqual(['new']);
      now.mockRestore();
      unmount();
      const none = await showWithServer({ dataSourceCache: null });
      await goTo(none.api, 1);
      await goTo(none.api, 0);
      expect(none.server.requests).toHaveLength(3);
    },
  );

  proves('Turn to the next page and back: the demo lists one request for each page.', async () => {
    const { user } = show(<CacheRequests />);
    for (const name of ['Go to next page', 'Go to previous page']) {
      await settle(900);
      await user.click(screen.getByRole('button', { name }));
    }
    await settle(900);
    expect(screen.getByText(/^Rows requested/)).toHaveTextContent('Rows requested: 0–4, 5–9');
  });

  proves(
    [
      '| `new GridDataSourceCacheDefault({ ttl: 60_000 })` | Responses are cached for 60,000 ms. For tree data, row grouping, and aggregation, add `getKey` |',
      "If a response depends on anything that `getRows` doesn't receive, such as the user's language, add this value to the key of the cache.",
      'The key in this code also suits tree data, row grouping, and aggregation:',
      'The key consists of the range, the filter, and the sort order.',
      'Without `dataSourceCache`, Pro adds `groupKeys` to the key, and Premium also adds `groupFields` and `aggregationModel`.',
    ],
    async () => {
      const params: GridGetRowsParams = {
        ...{ filterModel: { items: [] }, sortModel: [], start: 0, end: 4 },
      };
      const answer = { rows: [] };
      const own = new GridDataSourceCacheDefault({ ttl: 60_000 });
      /** Which of these parts of a request are in the key of the cache. */
      const partsOf = (cache: GridDataSourceCache) => {
        cache.set(params, answer);
        expect(cache.get(params)).toBe(answer);
        return Object.entries({
          start: 1,
          end: 5,
          sortModel: [{ field: 'id', sort: 'asc' }],
          filterModel: { items: [], quickFilterValues: ['a'] },
          groupKeys: ['a'],
          groupFields: ['name'],
          aggregationModel: { id: 'sum' },
        })
          .filter(([part, value]) => cache.get({ ...params, [part]: value }) === undefined)
          .map(([part]) => part);
      };
      const flat = ['start', 'end', 'sortModel', 'filterModel'];
      const grouped = [...flat, 'groupKeys', 'groupFields', 'aggregationModel'];
      expect(partsOf(own)).toEqual(flat);
      const dataSource = { getRows: async () => answer };
      const pro = createApiRef<GridApiPro>();
      show(<DataGridPro apiRef={pro.apiRef} {...{ columns, dataSource }} />);
      const premium = createApiRef<GridApiPremium>();
      show(<DataGridPremium apiRef={premium.apiRef} {...{ columns, dataSource }} />);
      await settle();
      expect(partsOf(pro.api().dataSource.cache)).toEqual([...flat, 'groupKeys']);
      expect(partsOf(premium.api().dataSource.cache)).toEqual(grouped);
      let language = 'en';
      const whole = new GridDataSourceCacheDefault({
        getKey: (request) => JSON.stringify([language, request]),
      });
      expect(partsOf(whole)).toEqual(grouped);
      language = 'fr';
      expect(whole.get(params)).toBeUndefined();
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
      expect(own.get(params)).toBeUndefined();
      now.mockRestore();
    },
  );

  proves(
    [
      'With several `pageSizeOptions`, the grid splits responses into parts of the smallest page size.',
      'After users have seen two pages of 5 rows, the grid shows a page of 10 rows without a request.',
    ],
    async () => {
      const { api, ranges } = await showWithServer();
      await goTo(api, 1);
      act(() => api().setPaginationModel({ page: 0, pageSize: 10 }));
      await settle();
      expect(ids()).toBe('0,1,2,3,4,5,6,7,8,9');
      expect(ranges()).toEqual(['0-4', '5-9']);
    },
  );

  proves(
    [
      '| An object with `get`, `set`, and `clear` | Your object [stores the responses](/x/react-data-grid/server-side-data/recipes/#use-a-query-library-or-a-custom-cache) |',
      'A saved edit and a new `dataSource` object empty the cache.',
      'To empty the cache from code, call `apiRef.current.dataSource.cache.clear()`.',
    ],
    async () => {
      const store: GridDataSourceCache = {
        get: jest.fn(() => undefined),
        set: jest.fn(),
        clear: jest.fn(),
      };
      const updateRow = async ({ updatedRow }: { updatedRow: object }) => updatedRow;
      const { api, user, rerender, server } = await showWithServer(
        { dataSourceCache: store },
        { updateRow },
      );
      expect(api().dataSource.cache).toBe(store);
      expect(store.set).toHaveBeenCalledWith(
        expect.objectContaining({ start: 0, end: 4 }),
        answerOf({ start: 0, end: 4, filterModel: { items: [] }, sortModel: [] }),
      );
      expect(store.clear).toHaveBeenCalledTimes(1);
      await editName(user, 'new');
      await settle();
      expect(store.clear).toHaveBeenCalledTimes(2);
      rerender({ dataSource: { getRows: server.ask } });
      await settle();
      expect(store.clear).toHaveBeenCalledTimes(3);
    },
  );

  proves(
    [
      'If users return to a cached page while another page is loading, the rows of the other page replace the cached rows when they arrive.',
      'The footer still names the cached page.',
      'To avoid this, set `dataSourceCache={null}`.',
    ],
    async () => {
      for (const dataSourceCache of [undefined, null]) {
        const { api, server, unmount } = await showWithServer({ dataSourceCache });
        server.hold();
        await goTo(api, 1);
        await goTo(api, 0);
        if (dataSourceCache === null) {
          server.release(2);
          await settle();
        }
        expect(ids()).toBe('0,1,2,3,4');
        server.release(1);
        await settle();
        expect(ids()).toBe(dataSourceCache === null ? '0,1,2,3,4' : '5,6,7,8,9');
        expect(footer()).toBe('1–5 of 250');
        unmount();
      }
    },
  );

  proves(
    "If a newer request has started, the grid doesn't show the response to an older request, but caches it.",
    async () => {
      const { api, server } = await showWithServer();
      server.hold();
      await goTo(api, 1);
      await goTo(api, 2);
      server.release(2);
      await settle();
      server.release(1);
      await settle();
      expect(ids()).toBe('10,11,12,13,14');
      await goTo(api, 1);
      expect(ids()).toBe('5,6,7,8,9');
      expect(server.requests).toHaveLength(3);
    },
  );
});

describe('from code', () => {
  proves(
    [
      'To reload the visible page, empty the cache and call `fetchRows()`:',
      '| `fetchRows()` | Shows the current page, from the cache or from the server |',
      '| `fetchRows(undefined, { skipCache: true })` | Requests the current page and replaces its entry in the cache |',
      '| `fetchRows(undefined, { start: 0, end: 2 })` | Passes this range to `getRows`. Parameters that you leave out, such as `paginationModel`, come from the current state |',
      'These methods are in `apiRef.current.dataSource`:',
    ],
    async () => {
      let name = 'old';
      const { api, server } = await showWithServer({}, {}, () => ({
        rows: [{ id: 1, name }],
        rowCount: 20,
      }));
      act(() => api().setSortModel([{ field: 'name', sort: 'desc' }]));
      await settle();
      await goTo(api, 1);
      const { fetchRows, cache } = api().dataSource;
      name = 'new';
      await act(() => fetchRows());
      expect(textsOf('name')).toEqual(['old']);
      cache.clear();
      await act(() => fetchRows());
      expect(textsOf('name')).toEqual(['new']);
      name = 'newest';
      await act(() => fetchRows(undefined, { skipCache: true }));
      await act(() => fetchRows());
      expect(textsOf('name')).toEqual(['newest']);
      const sortModel = [{ field: 'name', sort: 'desc' }];
      expect(server.requests.slice(-2)).toMatchObject([
        { start: 5, end: 9, sortModel },
        { start: 5, end: 9, sortModel },
      ]);
      await act(() => fetchRows(undefined, { start: 0, end: 2 }));
      expect(server.requests.at(-1)).toMatchObject({ start: 0, end: 2, sortModel });
    },
  );

  proves(
    '| `fetchRows(parentId)` | Requests the children of a row in a tree or group',
    async () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      const asked: unknown[] = [];
      const dataSource = {
        getRows: async ({ groupKeys = [] }: { groupKeys?: string[] }) => {
          asked.push(groupKeys);
          return { rows: [{ id: groupKeys.length + 1, name: 'a' }], rowCount: 1 };
        },
        getGroupKey: () => 'a',
        getChildrenCount: () => 1,
      };
      show(<DataGridPro {...{ apiRef, columns, dataSource }} treeData />);
      await settle();
      await act(() => api().dataSource.fetchRows(1));
      await settle();
      expect(asked).toEqual([[], ['a']]);
    },
  );

  proves(
    [
      '| `editRow({ rowId, updatedRow, previousRow })` | Calls `updateRow`, and shows the row that it returns |',
      '`editRow` also calls `updateRow` for an unchanged row.',
      'If `updateRow` rejects, `editRow` calls `onDataSourceError` and rejects as well, so catch the error:',
    ],
    async () => {
      const failed = jest.fn();
      const updateRow = jest.fn(async ({ updatedRow }: { updatedRow: object }) => updatedRow);
      const { api } = await showWithServer({ onDataSourceError: failed }, { updateRow });
      const previousRow = { id: 1, name: 'row 1' };
      const changed = { rowId: 1, updatedRow: { id: 1, name: 'code' }, previousRow };
      await act(async () => {
        await api().dataSource.editRow(changed);
      });
      expect(updateRow).toHaveBeenLastCalledWith(changed);
      expect(textsOf('name')[1]).toBe('code');
      const unchanged = { rowId: 1, updatedRow: previousRow, previousRow };
      await act(async () => {
        await api().dataSource.editRow(unchanged);
      });
      expect(updateRow).toHaveBeenLastCalledWith(unchanged);
      updateRow.mockRejectedValueOnce(new Error('refused'));
      await expect(api().dataSource.editRow(changed)).rejects.toThrow('refused');
      expect(failed).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      "The types of Pro and Premium don't have `skipCache`, so TypeScript rejects this option.",
      'Call `cache.clear()` and then `fetchRows()` instead.',
    ],
    async () => {
      for (const plan of ['pro', 'premium']) {
        const type = plan === 'pro' ? 'GridApiPro' : 'GridApiPremium';
        const reload = (params: string) =>
          `import type { ${type} } from '@mui/x-data-grid-${plan}';
          export const reload = (api: ${type}) => {
            api.dataSource.cache.clear();
            api.dataSource.fetchRows(${params});
          };`;
        await expectTypeError(reload('undefined, { skipCache: true }'), /TS2353.*skipCache/);
        await expectCompiles(reload(''));
      }
    },
  );
});

describe('the URL and own requests', () => {
  proves(
    [
      "The initial `rowCount` of `0` doesn't reset the page.",
      'If the page is beyond the last page, the grid goes to the last page after the first response.',
    ],
    async () => {
      for (const [page, start, text] of [
        [2, 50, '51–75 of 250'],
        [30, 225, '226–250 of 250'],
      ] as const) {
        const changed = jest.fn();
        const { server, unmount } = await showWithServer({
          initialState: { pagination: { paginationModel: { page, pageSize: 25 }, rowCount: 0 } },
          onPaginationModelChange: changed,
          pageSizeOptions: [25],
        });
        await settle();
        expect(server.requests[0]?.start).toBe(page * 25);
        expect(server.requests.at(-1)?.start).toBe(start);
        expect(footer()).toBe(text);
        expect(changed).toHaveBeenCalledTimes(page === 30 ? 1 : 0);
        unmount();
      }
    },
  );

  proves(
    [
      "Instead of `dataSource`, set `paginationMode`, `sortingMode`, and `filterMode` to `'server'`.",
      'Control the models, and pass the rows of the current page.',
      'Keep the previous `total` while the next page loads, because the grid goes back to the first page if `rowCount` becomes `0`.',
    ],
    async () => {
      const changed = jest.fn();
      const grid = (rowCount: number) => (
        <DataGrid
          rows={all.slice(5, 10)}
          columns={columns}
          rowCount={rowCount}
          pageSizeOptions={[5]}
          paginationMode="server"
          paginationModel={{ page: 1, pageSize: 5 }}
          onPaginationModelChange={changed}
          sortingMode="server"
          sortModel={[{ field: 'id', sort: 'desc' }]}
          filterMode="server"
          filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'other' }] }}
        />
      );
      const { rerender } = show(grid(20));
      expect(ids()).toBe('5,6,7,8,9');
      expect(footer()).toBe('6–10 of 20');
      rerender(grid(0));
      await settle();
      expect(changed.mock.calls[0]?.[0]).toEqual({ page: 0, pageSize: 5 });
    },
  );
});
exempt(
  '`fetch` resolves for a status such as 500.',
  'What the language, `fetch`, and servers do is outside of the packages.',
);
exempt(
  'Use them with [lazy loading](/x/react-data-grid/server-side-data/lazy-loading/), where a range can span several pages |',
  'The page of lazy loading says so and has the test.',
);

exempt(
  'More operators, dates, and the quick filter are part of [server-side filtering](/x/react-data-grid/filtering/server-side/#send-the-filter-model).',
  'Leads to the page that proves it.',
);
