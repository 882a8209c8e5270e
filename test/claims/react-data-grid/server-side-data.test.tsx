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
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import BasicDataSource from '../../../docs/x/react-data-grid/server-side-data/BasicDataSource';
import { listStays } from '../../../docs/x/react-data-grid/server-side-data/campsite';
import SaveToDataSource from '../../../docs/x/react-data-grid/server-side-data/SaveToDataSource';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  expectConsole,
  expectTypeError,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
} from '../harness';

const all = Array.from({ length: 20 }, (_, id) => ({ id, name: `row ${id}` }));

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

/** Waits till nothing of the server or of a debounce is under way any more. */
const settle = (ms = 30) => act(() => pause(ms));

/** A grid with a data source, its server, and its API. It has settled when this resolves. */
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
    /** First and last row of each request. */
    ranges: () => server.requests.map(({ start, end }) => `${start}-${end}`),
  };
}

const ids = () => textsOf('id').join();
const goTo = async (api: () => GridApi, page: number) => {
  act(() => api().setPage(page));
  await settle();
};

describe('requests', () => {
  proves(
    [
      'The grid then asks for each page itself, in the current order and filter, and takes care of loading, caching and late answers.',
      'Turn the page, sort, or filter the guests: each is one request.',
      'One request for each change of page, order or filter.',
      'Several changes in one tick become one request.',
    ],
    async () => {
      const { api, server, user, ranges } = await showWithServer();
      expect(ranges()).toEqual(['0-4']);
      await user.click(screen.getByRole('button', { name: 'Go to next page' }));
      await settle();
      expect(ranges()).toEqual(['0-4', '5-9']);
      expect(ids()).toBe('5,6,7,8,9');
      await user.click(titleOf('Name'));
      await settle();
      expect(server.requests).toHaveLength(3);
      expect(server.requests[2]?.sortModel).toEqual([{ field: 'name', sort: 'asc' }]);
      const items = [{ field: 'name', operator: 'contains', value: '1' }];
      act(() => api().setFilterModel({ items }));
      await settle();
      expect(server.requests).toHaveLength(4);
      expect(server.requests[3]).toMatchObject({
        filterModel: { items },
        sortModel: [{ field: 'name', sort: 'asc' }],
      });
      act(() => {
        api().setSortModel([]);
        api().setFilterModel({ items: [] });
        api().setPage(2);
      });
      await settle();
      expect(server.requests).toHaveLength(5);
      expect(ranges()[4]).toBe('10-14');
    },
  );

  proves('The server of the demos takes 800 ms.', async () => {
    const begin = performance.now();
    show(<BasicDataSource />);
    const params = { filterModel: { items: [] }, sortModel: [], start: 0, end: 4 };
    await act(() => listStays(params));
    expect(performance.now() - begin).toBeGreaterThan(790);
    await waitFor(() => expect(textsOf('guest')).toHaveLength(5));
    await act(() => pause(0));
  });

  proves(
    [
      'A data source is an object with an asynchronous `getRows`.',
      'It gets what to fetch and returns the rows.',
      "| `start`, `end` | First and last row, **both inclusive**, from zero. `end` isn't the usual exclusive one |",
      '| `paginationModel` | The same as page and page size |',
      '| `filterModel` | [Filter items](/x/react-data-grid/filtering/) and the words of the quick filter |',
      '| `groupKeys`, `groupFields`, `aggregationModel` | For [trees](/x/react-data-grid/server-side-data/tree-data/), [groups](/x/react-data-grid/server-side-data/row-grouping/) and [aggregation](/x/react-data-grid/server-side-data/aggregation/) only |',
    ],
    async () => {
      const { api, server } = await showWithServer();
      await goTo(api, 1);
      act(() => api().setQuickFilterValues(['a', 'b']));
      await settle();
      expect(server.requests[1]).toMatchObject({
        start: 5,
        end: 9,
        paginationModel: { page: 1, pageSize: 5 },
      });
      expect(server.requests.at(-1)?.filterModel.quickFilterValues).toEqual(['a', 'b']);
      expect(server.requests[0]).toMatchObject({ groupKeys: [] });
      expect(Object.keys(server.requests[0] ?? {}).sort()).toEqual([
        'end',
        'filterModel',
        'groupKeys',
        'paginationModel',
        'sortModel',
        'start',
      ]);
      await expectTypeError(
        `import type { GridDataSource } from '@mui/x-data-grid';
        export const dataSource: GridDataSource = { getRows: () => ({ rows: [] }) };`,
        /TS2322|TS2739|TS2740/,
      );
    },
  );

  proves(
    '| `sortModel` | [Sort items](/x/react-data-grid/sorting/), one in Community, several in [Pro](/x/introduction/licensing/#pro-plan) |',
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
    [
      '`rowCount` is the number of rows that match the filter, not of those in the answer.',
      'Set `initialState.pagination.rowCount` to `0` as well: until the first answer, the footer reads "1–NaN of undefined" otherwise.',
      'Each row needs an `id`, or the grid needs `getRowId`.',
    ],
    async () => {
      const { unmount, server } = await showWithServer();
      expect(screen.getByText('1–5 of 20')).toBeInTheDocument();
      unmount();
      server.hold();
      const waiting = { getRows: server.ask };
      const none = show(
        <DataGrid
          columns={columns}
          dataSource={waiting}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />,
      );
      expect(screen.getByText('1–NaN of undefined')).toBeInTheDocument();
      none.unmount();
      const zero = show(
        <DataGrid
          columns={columns}
          dataSource={waiting}
          pageSizeOptions={[5]}
          initialState={pagesOf(5)}
        />,
      );
      expect(screen.getByText('0–0 of 0')).toBeInTheDocument();
      zero.unmount();
      await showWithServer({ getRowId: (row) => row.code }, {}, () => ({
        rows: [{ code: 'a', name: 'own' }],
        rowCount: 1,
      }));
      expect(textsOf('name')).toEqual(['own']);
    },
  );

  proves(
    [
      'A new object empties the cache and fetches again: one that is created at each render fetches at each render.',
      'An answer to the old one that is still under way lands in the cache all the same.',
    ],
    async () => {
      const { api, server, rerender } = await showWithServer();
      await goTo(api, 1);
      rerender();
      await settle();
      expect(server.requests).toHaveLength(2);
      for (const count of [3, 4]) {
        rerender({ dataSource: { getRows: server.ask } });
        await settle();
        expect(server.requests).toHaveLength(count);
      }
      await goTo(api, 0);
      // The cache had the first page.
      expect(server.requests).toHaveLength(5);
      await goTo(api, 1);
      server.hold();
      await goTo(api, 2);
      const other = createFakeServer(() => ({ rows: [{ id: 99, name: 'other' }], rowCount: 20 }));
      await goTo(api, 1);
      rerender({ dataSource: { getRows: other.ask } });
      await settle();
      expect(ids()).toBe('99');
      server.release(5);
      await settle();
      await goTo(api, 2);
      expect(ids()).toBe('10,11,12,13,14');
      expect(other.requests).toHaveLength(1);
    },
  );

  proves(
    [
      "With `dataSource`, the grid sets `paginationMode`, `sortingMode` and `filterMode` to `'server'`.",
      "Comparisons and filter functions of columns aren't called any more, so:",
    ],
    async () => {
      const sortComparator = jest.fn(() => 0);
      const apply = jest.fn(() => true);
      const own: GridColDef[] = [
        {
          field: 'id',
          sortComparator,
          filterOperators: [{ value: 'own', getApplyFilterFn: () => apply }],
        },
      ];
      const change = async (api: () => GridApi) => {
        act(() => {
          api().setSortModel([{ field: 'id', sort: 'asc' }]);
          api().setFilterModel({ items: [{ field: 'id', operator: 'own', value: 1 }] });
        });
        await settle();
      };
      const { api, unmount } = await showWithServer({ columns: own });
      await change(api);
      // Five rows of twenty, in the order of the server.
      expect(ids()).toBe('0,1,2,3,4');
      expect(sortComparator).not.toHaveBeenCalled();
      expect(apply).not.toHaveBeenCalled();
      unmount();
      const { apiRef, api: local } = createApiRef<GridApi>();
      show(<DataGrid apiRef={apiRef} rows={all} columns={own} />);
      await change(local);
      expect(sortComparator).toHaveBeenCalled();
      expect(apply).toHaveBeenCalled();
    },
  );

  proves(
    [
      'People type a filter letter by letter.',
      'The grid asks again when they pause for `filterDebounceMs`, 150 ms by default.',
      'Opening the filter panel asks once already, since it adds an empty item.',
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

  proves(
    'The response type also has `pageInfo`: leave it out, since a `nextCursor` there can make the grid throw when it splits the answer for its cache.',
    async () => {
      for (const pageInfo of [undefined, { nextCursor: 'a' }]) {
        const failed = jest.fn();
        const { api, unmount } = await showWithServer(
          { onDataSourceError: failed },
          {},
          (params) => ({
            ...answerOf(params),
            pageInfo,
          }),
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
});

describe('errors', () => {
  proves(
    [
      'When `getRows` rejects, the grid calls `onDataSourceError` with a `GridGetRowsError`: the `message`, the `params` of the request, and your error as `cause`.',
      'The rows disappear, so say what happened and offer another attempt: `apiRef.current.dataSource.fetchRows()`.',
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

  proves('Without `onDataSourceError` the error is logged in development only.', async () => {
    const { api, server } = await showWithServer();
    server.failNext();
    await goTo(api, 1);
    const [message] = expectConsole('error', /getRows.*threw an error which was not handled/);
    expect(message?.text).not.toMatch(/The server failed/);
  });
});

describe('edits', () => {
  const editName = async (
    user: Awaited<ReturnType<typeof showWithServer>>['user'],
    text: string,
  ) => {
    await user.dblClick(cellOf('name', 0));
    const input = screen.getByRole('textbox');
    await user.clear(input);
    await user.type(input, `${text}{Enter}`);
  };

  proves(
    [
      'It gets `rowId`, `updatedRow` and `previousRow`, and returns the row as the server stored it.',
      'The cell stays in edit mode until then.',
      'A saved change empties the cache.',
      "The rows that people see aren't fetched again, so an edited row keeps its place until the next request, even if the order says otherwise.",
    ],
    async () => {
      const saved = createFakeServer((params: { updatedRow: object }) => ({
        ...params.updatedRow,
        name: 'as stored',
      }));
      saved.hold();
      const { api, user, server } = await showWithServer(
        {
          initialState: { ...pagesOf(5), sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
        },
        { updateRow: saved.ask },
      );
      await goTo(api, 1);
      await goTo(api, 0);
      expect(server.requests).toHaveLength(2);
      await editName(user, 'zzz');
      expect(saved.requests).toEqual([
        {
          rowId: 0,
          updatedRow: { id: 0, name: 'zzz' },
          previousRow: { id: 0, name: 'row 0' },
        },
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
      'Set the nights of a stay to 20: the promise is rejected, the cell stays open with its value, and `onDataSourceError` gets a `GridUpdateRowError`.',
      'Use `instanceof` to tell the two errors apart.',
    ],
    async () => {
      const { user, unmount } = show(<SaveToDataSource />);
      await waitFor(() => expect(textsOf('nights')).toHaveLength(4), { timeout: 3000 });
      await user.dblClick(cellOf('nights', 0));
      const input = screen.getByRole('spinbutton');
      await user.clear(input);
      await user.type(input, '20{Enter}');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved/), {
        timeout: 3000,
      });
      expect(screen.getByRole('spinbutton')).toHaveValue(20);
      unmount();
      const failed = jest.fn();
      const own = await showWithServer(
        { onDataSourceError: failed },
        { updateRow: () => Promise.reject(new Error('no')) },
      );
      await editName(own.user, 'zzz');
      await settle();
      expect(failed.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
      expect(failed.mock.lastCall?.[0]).not.toBeInstanceOf(GridGetRowsError);
    },
  );

  proves(
    [
      '`updateRow` replaces [`processRowUpdate`](/x/react-data-grid/editing/): with both, only `updateRow` is called.',
      "It isn't called when nothing changed.",
      'From code, `apiRef.current.dataSource.editRow({ rowId, updatedRow, previousRow })` saves in the same way.',
    ],
    async () => {
      const processRowUpdate = jest.fn((row: object) => row);
      const updateRow = jest.fn(async ({ updatedRow }: { updatedRow: object }) => updatedRow);
      const { api, user } = await showWithServer({ processRowUpdate }, { updateRow });
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('{Enter}');
      await settle();
      expect(updateRow).not.toHaveBeenCalled();
      await editName(user, 'new');
      await settle();
      expect(updateRow).toHaveBeenCalledTimes(1);
      expect(processRowUpdate).not.toHaveBeenCalled();
      const params = { rowId: 1, updatedRow: { id: 1, name: 'code' }, previousRow: all[1] ?? {} };
      await act(() => api().dataSource.editRow(params));
      expect(updateRow).toHaveBeenLastCalledWith(params);
      expect(textsOf('name').slice(0, 2)).toEqual(['new', 'code']);
    },
  );
});

describe('the cache', () => {
  proves(
    [
      'The grid keeps each answer for five minutes.',
      'Whoever turns back to a page sees it at once.',
      '| Not set | A `GridDataSourceCacheDefault` with a `ttl` of 300,000 ms |',
      '| `null` | No cache: each page turn is a request |',
    ],
    async () => {
      const now = jest.spyOn(Date, 'now');
      const begin = Date.now();
      const { api, server, unmount } = await showWithServer();
      expect(api().dataSource.cache).toBeInstanceOf(GridDataSourceCacheDefault);
      await goTo(api, 1);
      now.mockReturnValue(begin + 299_000);
      act(() => api().setPage(0));
      await waitFor(() => expect(ids()).toBe('0,1,2,3,4'));
      expect(server.requests).toHaveLength(2);
      now.mockReturnValue(begin + 310_000);
      await goTo(api, 1);
      expect(server.requests).toHaveLength(3);
      now.mockRestore();
      unmount();
      const none = await showWithServer({ dataSourceCache: null });
      await goTo(none.api, 1);
      await goTo(none.api, 0);
      expect(none.server.requests).toHaveLength(3);
    },
  );

  proves(
    [
      'In Community, the key is made of the range, the filter and the order; Pro adds the keys of the group, and Premium more.',
      "| `new GridDataSourceCacheDefault({ ttl, getKey })` | Another time, or a key of your own, for instance with the language in it. Without `getKey` it's the key of Community, which isn't enough for trees and groups |",
    ],
    async () => {
      const params: GridGetRowsParams = {
        filterModel: { items: [] },
        sortModel: [],
        start: 0,
        end: 4,
      };
      const answer = { rows: [] };
      const cache = new GridDataSourceCacheDefault({});
      cache.set(params, answer);
      const withKeys: GridGetRowsParams & { groupKeys: string[] } = { ...params, groupKeys: ['a'] };
      expect(cache.get(withKeys)).toBe(answer);
      for (const other of [
        { start: 1 },
        { end: 5 },
        { sortModel: [{ field: 'id', sort: 'asc' as const }] },
        { filterModel: { items: [], quickFilterValues: ['a'] } },
      ]) {
        expect(cache.get({ ...params, ...other })).toBeUndefined();
      }
      const { apiRef, api } = createApiRef<GridApiPro>();
      const dataSource = { getRows: async () => answer };
      show(<DataGridPro apiRef={apiRef} columns={columns} dataSource={dataSource} />);
      await settle();
      const pro = api().dataSource.cache;
      pro.set(params, answer);
      expect(pro.get(params)).toBe(answer);
      expect(pro.get(withKeys)).toBeUndefined();
      let language = 'en';
      const own = new GridDataSourceCacheDefault({ ttl: 1000, getKey: () => language });
      own.set(params, answer);
      expect(own.get({ ...params, start: 1 })).toBe(answer);
      language = 'fr';
      expect(own.get(params)).toBeUndefined();
      language = 'en';
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1100);
      expect(own.get(params)).toBeUndefined();
      now.mockRestore();
    },
  );

  proves(
    'Entries are as large as the smallest page size, so a page of ten is put together from two of five.',
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
      '| An object with `get`, `set` and `clear` | Your own store, such as the one of a [query library](/x/react-data-grid/server-side-data/recipes/) |',
      '`apiRef.current.dataSource.cache` gives access to it.',
    ],
    async () => {
      const store: GridDataSourceCache = {
        get: jest.fn(() => undefined),
        set: jest.fn(),
        clear: jest.fn(),
      };
      const { api } = await showWithServer({ dataSourceCache: store });
      expect(api().dataSource.cache).toBe(store);
      expect(store.clear).toHaveBeenCalledTimes(1);
      expect(store.get).toHaveBeenCalledTimes(1);
      expect(store.set).toHaveBeenCalledWith(
        expect.objectContaining({ start: 0, end: 4 }),
        answerOf({ start: 0, end: 4, filterModel: { items: [] }, sortModel: [] }),
      );
    },
  );

  proves(
    [
      'One gap to know: whoever turns back to a cached page while a request runs sees that page, and then the late rows of the other one under its number.',
      'Where answers are slow, set the cache to `null` and cache inside `getRows`; then each turn counts as a request, and late answers are dropped.',
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
        unmount();
      }
    },
  );

  proves(
    [
      'To refresh what people see, call `fetchRows(undefined, { skipCache: true })`.',
      'It asks the server and renews the entry.',
      'In the types of Pro and Premium `skipCache` is missing; call `cache.clear()` first there.',
    ],
    async () => {
      let name = 'old';
      const { api, server } = await showWithServer({}, {}, () => ({
        rows: [{ id: 1, name }],
        rowCount: 20,
      }));
      name = 'new';
      await act(() => api().dataSource.fetchRows());
      expect(textsOf('name')).toEqual(['old']);
      await act(() => api().dataSource.fetchRows(undefined, { skipCache: true }));
      expect(textsOf('name')).toEqual(['new']);
      name = 'newest';
      act(() => api().dataSource.cache.clear());
      await act(() => api().dataSource.fetchRows());
      expect(textsOf('name')).toEqual(['newest']);
      expect(server.requests).toHaveLength(3);
      for (const plan of ['pro', 'premium']) {
        const type = plan === 'pro' ? 'GridApiPro' : 'GridApiPremium';
        await expectTypeError(
          `import type { ${type} } from '@mui/x-data-grid-${plan}';
          export const refresh = (api: ${type}) => api.dataSource.fetchRows(undefined, { skipCache: true });`,
          /TS2353.*skipCache/,
        );
      }
    },
  );
});

describe('from code', () => {
  proves(
    [
      '`apiRef.current.dataSource.fetchRows(parentId, params)` fetches the current range.',
      '`params` replaces parts of the request; whatever you leave out comes from the state.',
    ],
    async () => {
      const { api, server } = await showWithServer();
      act(() => api().setSortModel([{ field: 'name', sort: 'desc' }]));
      await settle();
      await goTo(api, 1);
      api().dataSource.cache.clear();
      await act(() => api().dataSource.fetchRows());
      expect(server.requests.at(-1)).toMatchObject({ start: 5, end: 9 });
      await act(() => api().dataSource.fetchRows(undefined, { start: 0, end: 2 }));
      expect(server.requests.at(-1)).toMatchObject({
        start: 0,
        end: 2,
        sortModel: [{ field: 'name', sort: 'desc' }],
      });
      expect(ids()).toBe('0,1,2');
    },
  );

  proves(
    'An answer that arrives after a newer request has started is not shown, but kept in the cache.',
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

  proves(
    "Requests aren't cancelled: [recipes](/x/react-data-grid/server-side-data/recipes/) shows how to abort them.",
    async () => {
      const { server, api, unmount } = await showWithServer();
      server.hold();
      await goTo(api, 1);
      // There is nothing in the request that could tell.
      expect(
        Object.values(server.requests[1] ?? {}).some((one) => one instanceof AbortSignal),
      ).toBe(false);
      unmount();
      server.release(1);
      await pause();
    },
  );

  proves(
    "What the data source doesn't cover, such as rows that a parent component needs as well, you can still do by hand with `rows`, `paginationMode` and the [pagination model](/x/react-data-grid/pagination/).",
    () => {
      const changed = jest.fn();
      show(
        <DataGrid
          rows={all.slice(0, 5)}
          columns={columns}
          paginationMode="server"
          rowCount={20}
          pageSizeOptions={[5]}
          paginationModel={{ page: 1, pageSize: 5 }}
          onPaginationModelChange={changed}
        />,
      );
      expect(ids()).toBe('0,1,2,3,4');
      expect(screen.getByText('6–10 of 20')).toBeInTheDocument();
    },
  );
});
exempt(
  "`fetch` doesn't reject for a status such as 500.",
  'What `fetch` does is outside of the packages.',
);
