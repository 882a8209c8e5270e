import {
  DataGrid,
  type GridApi,
  type GridDataSource,
  type GridDataSourceCache,
  GridDataSourceCacheDefault,
  gridFilterModelSelector,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  gridPaginationRowCountSelector,
  gridSortModelSelector,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type GridApiPremium,
  type GridDataSource as GridDataSourcePremium,
} from '@mui/x-data-grid-premium';
import AbortRequests from '../../../../docs/x/react-data-grid/server-side-data/recipes/AbortRequests';
import AddAndDelete from '../../../../docs/x/react-data-grid/server-side-data/recipes/AddAndDelete';
import ExportAllRows from '../../../../docs/x/react-data-grid/server-side-data/recipes/ExportAllRows';
import { createOffice } from '../../../../docs/x/react-data-grid/server-side-data/recipes/lostAndFound';
import SmallCache from '../../../../docs/x/react-data-grid/server-side-data/recipes/SmallCache';
import {
  act,
  proves,
  createApiRef,
  createFakeServer,
  expectTypeError,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
} from '../../harness';

const columns = [{ field: 'id', headerName: 'Id', editable: true }];
const pages = { pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 } };
const settle = (ms = 30) => act(() => pause(ms));

/** Longer than the servers of the demos take. */
const answered = () => settle(900);

const rowsOf = ({ start, end }: GridGetRowsParams, total: number): GridGetRowsResponse => ({
  rows: Array.from({ length: total }, (_, id) => ({ id })).slice(Number(start), end + 1),
  rowCount: total,
});

async function showWithServer(
  getRows: GridDataSource['getRows'],
  props: Partial<Parameters<typeof DataGrid>[0]> = {},
) {
  const { apiRef, api } = createApiRef<GridApi>();
  const dataSource: GridDataSource = { getRows, updateRow: async ({ updatedRow }) => updatedRow };
  const shown = show(
    <DataGrid
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      initialState={pages}
      pageSizeOptions={[5]}
      {...props}
    />,
  );
  await settle();
  return { ...shown, api };
}

const next = () => screen.getByRole('button', { name: 'Go to next page' });

describe('add and delete', () => {
  proves(
    ['They need no paid plan.', 'Each demo talks to a fake server that responds after 800 ms.'],
    async () => {
      const begin = performance.now();
      const office = createOffice();
      await office.list({ sortModel: [], start: 0, end: 4 });
      expect(performance.now() - begin).toBeGreaterThan(790);
      await office.remove(301);
      const query = { sortModel: [], start: 0, end: 0 };
      expect((await office.list(query)).rowCount).toBe(25);
      expect((await createOffice().list(query)).rowCount).toBe(26);
    },
  );

  proves(
    'The data source has `updateRow` for edits, but no function for new or deleted rows.',
    async () => {
      for (const name of ['createRow', 'insertRow', 'deleteRow']) {
        await expectTypeError(
          `import type { GridDataSource } from '@mui/x-data-grid';
          export const source: GridDataSource = { getRows: async () => ({ rows: [] }), ${name}: async () => ({}) };`,
          /TS2353/,
        );
      }
    },
  );

  proves(
    [
      'Empty the cache **before** you call `fetchRows()`.',
      'Otherwise the grid shows the old page from the cache.',
      "The demo disables its buttons while a request is pending, so users can't delete a row twice.",
    ],
    async () => {
      const { user, unmount } = show(<AddAndDelete />);
      await answered();
      const first = textsOf('thing')[0];
      const [button] = screen.getAllByRole('menuitem', { name: /^Delete/ });
      await user.click(button as HTMLElement);
      expect(screen.getByRole('button', { name: 'Add an oboe' })).toBeDisabled();
      for (const one of screen.getAllByRole('menuitem', { name: /^Delete/ })) {
        expect(one).toBeDisabled();
      }
      await answered();
      await answered();
      expect(screen.getByRole('alert')).toHaveTextContent(`Deleted ${first}`);
      expect(screen.getByRole('button', { name: 'Add an oboe' })).toBeEnabled();
      unmount();
      let total = 8;
      const { api } = await showWithServer(async (params) => rowsOf(params, total));
      total = 3;
      await act(() => api().dataSource.fetchRows());
      expect(textsOf('id')).toHaveLength(5);
      api().dataSource.cache.clear();
      await act(() => api().dataSource.fetchRows());
      expect(textsOf('id')).toHaveLength(3);
    },
  );

  proves('If the server refuses, the grid still shows the row.', async () => {
    const { user } = show(<AddAndDelete />);
    await answered();
    await user.click(screen.getByRole('menuitem', { name: 'Delete Violin 305' }));
    await answered();
    expect(screen.getByRole('alert')).toHaveTextContent('Violins are handed out');
    expect(textsOf('thing')).toContain('Violin');
  });

  proves(
    [
      'If users delete the last row of the last page, return the smaller `rowCount`.',
      'The grid then goes back one page.',
    ],
    async () => {
      let total = 6;
      const { api } = await showWithServer(async (params) => rowsOf(params, total));
      act(() => api().setPage(1));
      await settle();
      expect(textsOf('id')).toEqual(['5']);
      total = 5;
      api().dataSource.cache.clear();
      await act(() => api().dataSource.fetchRows());
      await settle();
      expect(textsOf('id')).toEqual(['0', '1', '2', '3', '4']);
      expect(screen.getByText('1–5 of 5')).toBeInTheDocument();
    },
  );
});

describe('abort', () => {
  proves(
    [
      'Press the arrow of the demo several times in a row: the grid receives the response to the last request.',
      "The error of an aborted request doesn't reach `onDataSourceError`, because a newer request has started.",
    ],
    async () => {
      const { user } = show(<AbortRequests />);
      await answered();
      for (let click = 0; click < 3; click += 1) {
        await user.click(next());
        await settle(50);
      }
      await answered();
      const log = screen.getByText(/^rows/);
      expect(log).toHaveTextContent('rows 5–9 aborted, rows 10–14 aborted, rows 15–19 arrived');
      expect(log).not.toHaveTextContent('error');
    },
  );

  proves(
    [
      'After a newer request has started, the grid ignores late responses, but your server still computes them.',
      'The demo sets `dataSourceCache={null}`, so that each page sends a request.',
      'With a cache, a cached page starts no request and aborts none.',
    ],
    async () => {
      for (const dataSourceCache of [undefined, null]) {
        const server = createFakeServer((params: GridGetRowsParams) => rowsOf(params, 20));
        const { api, unmount } = await showWithServer(server.ask, { dataSourceCache });
        server.hold();
        act(() => api().setPage(1));
        await settle();
        act(() => api().setPage(0));
        await settle();
        expect(server.requests).toHaveLength(dataSourceCache === null ? 3 : 2);
        if (dataSourceCache === null) {
          server.release(2);
          server.release(1);
          await settle();
          expect(textsOf('id')[0]).toBe('0');
        }
        unmount();
      }
    },
  );

  proves('When a new request starts, abort the previous request:', async () => {
    const server = createFakeServer((params: GridGetRowsParams) => rowsOf(params, 20));
    const onDataSourceError = jest.fn();
    const aborted: unknown[] = [];
    const listFinds = (params: GridGetRowsParams, signal: AbortSignal) =>
      new Promise<GridGetRowsResponse>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(params.start);
          reject(new Error('Aborted'));
        });
        server.ask(params).then(resolve, reject);
      });
    let controller = new AbortController();
    const { api } = await showWithServer(
      (params) => {
        controller.abort();
        controller = new AbortController();
        return listFinds(params, controller.signal);
      },
      { dataSourceCache: null, onDataSourceError },
    );
    server.hold();
    for (const page of [1, 2]) {
      act(() => api().setPage(page));
      await settle();
    }
    server.release(2);
    await settle();
    expect(textsOf('id')[0]).toBe('10');
    expect(aborted).toContain(5);
    expect(aborted).not.toContain(10);
    expect(onDataSourceError).not.toHaveBeenCalled();
  });

  proves(
    'In [trees](/x/react-data-grid/server-side-data/tree-data/) and groups, several branches load at the same time.',
    async () => {
      const server = createFakeServer(
        ({ groupKeys = [] }: GridGetRowsParams & { groupKeys?: string[] }) => ({
          rows: groupKeys.length ? [] : ['a', 'b'].map((id) => ({ id })),
        }),
      );
      let running = 0;
      let most = 0;
      const dataSource: GridDataSourcePremium = {
        getRows: async (params) => {
          running += 1;
          most = Math.max(most, running);
          const answer = await server.ask(params);
          running -= 1;
          return answer;
        },
        getGroupKey: (row) => row.id,
        getChildrenCount: () => 1,
      };
      show(
        <DataGridPremium
          treeData
          columns={columns}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
        />,
      );
      await settle();
      await settle();
      expect(most).toBe(2);
    },
  );
});

describe('export', () => {
  proves(
    [
      'The CSV export contains the rows in the browser.',
      'With a data source, the browser has one page.',
      'The selectors read the state through `apiRef`.',
      'The demo uses `gridSortModelSelector` and `gridPaginationRowCountSelector`.',
      'Because its filter is off, the demo sends no filter.',
    ],
    async () => {
      const { api } = await showWithServer(async (params) => rowsOf(params, 20));
      expect(api().getDataAsCsv().split('\r\n')).toEqual(['Id', '0', '1', '2', '3', '4']);
      const sortModel = [{ field: 'id', sort: 'desc' as const }];
      const items = [{ field: 'id', operator: 'contains', value: 'a' }];
      act(() => {
        api().setSortModel(sortModel);
        api().setFilterModel({ items });
      });
      await settle();
      const apiRef = { current: api() };
      expect(gridSortModelSelector(apiRef)).toEqual(sortModel);
      expect(gridFilterModelSelector(apiRef).items).toMatchObject(items);
      expect(gridPaginationRowCountSelector(apiRef)).toBe(20);
    },
  );

  proves(
    'The `quote` function of the demo puts each value in quotation marks and doubles quotation marks inside.',
    async () => {
      const blobs: Blob[] = [];
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          blobs.push(blob);
          return 'blob:claims';
        },
        revokeObjectURL: () => {},
      });
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      const { user } = show(<ExportAllRows />);
      await answered();
      await user.click(titleOf('Thing'));
      await answered();
      await user.click(screen.getByRole('button', { name: 'Export all rows' }));
      await answered();
      expect(screen.getByText(/^26 rows exported, beginning with “House key”/)).toBeInTheDocument();
      const text = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsText(blobs[0] as Blob);
      });
      expect(text).toMatch(/^"\d+","House key","[\w ]+","\d+"\r\n/);
      jest.restoreAllMocks();
    },
  );
});

describe('a cache of your own', () => {
  proves(
    [
      'pass an object with `get`, `set`, and `clear` as `dataSourceCache`.',
      'The cache of this demo keeps the last three responses:',
    ],
    async () => {
      const { user } = show(<SmallCache />);
      await answered();
      for (let click = 0; click < 3; click += 1) {
        await user.click(next());
        await answered();
      }
      expect(screen.getByText(/^Kept:/)).toHaveTextContent('Kept: 5–9, 10–14, 15–19');
    },
  );

  proves(
    [
      'The key must contain everything that changes the response.',
      'In Pro and Premium, add `groupKeys`, `groupFields`, and `aggregationModel` to the key.',
      'The default cache includes them.',
      "A `GridDataSourceCacheDefault` that you create without `getKey` doesn't include them.",
    ],
    async () => {
      const params = { filterModel: { items: [] }, sortModel: [], start: 0, end: 4 };
      const answer = { rows: [] };
      const { apiRef, api } = createApiRef<GridApiPremium>();
      const dataSource = { getRows: async () => answer };
      show(<DataGridPremium apiRef={apiRef} columns={columns} dataSource={dataSource} />);
      await settle();
      const own = api().dataSource.cache;
      const created = new GridDataSourceCacheDefault({});
      for (const cache of [own, created]) {
        cache.set(params, answer);
      }
      for (const more of [
        { groupKeys: ['a'] },
        { groupFields: ['a'] },
        { aggregationModel: { a: 'sum' } },
      ]) {
        expect(own.get({ ...params, ...more })).toBeUndefined();
        expect(created.get({ ...params, ...more })).toBe(answer);
      }
    },
  );

  proves(
    [
      '`get` returns the response or `undefined`, not a promise.',
      'The grid calls `clear` when it mounts and when an edit is saved.',
    ],
    async () => {
      const kept = new Map<string, GridGetRowsResponse>();
      const cache: GridDataSourceCache = {
        get: ({ start }) => kept.get(String(start)),
        set: ({ start }, answer) => kept.set(String(start), answer),
        clear: jest.fn(),
      };
      const getRows = jest.fn(async (params: GridGetRowsParams) => rowsOf(params, 20));
      const { user } = await showWithServer(getRows, { dataSourceCache: cache });
      expect(cache.clear).toHaveBeenCalledTimes(1);
      await user.dblClick(screen.getByText('3'));
      await user.keyboard('{End}1{Enter}');
      await settle();
      expect(cache.clear).toHaveBeenCalledTimes(2);
      await expectTypeError(
        `import type { GridDataSourceCache } from '@mui/x-data-grid';
        export const get: GridDataSourceCache['get'] = async () => ({ rows: [] });`,
        /TS2741.*Promise/,
      );
    },
  );
});
