import {
  DataGridPro,
  type DataGridProProps,
  GRID_ROOT_GROUP_ID,
  gridRenderContextSelector,
  type GridApiPro,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import {
  act,
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
  waitFor,
} from '../../harness';

const all = Array.from({ length: 12 }, (_, id) => ({ id, name: `row ${id}` }));
const columns = [{ field: 'id', headerName: 'Id' }, { field: 'name' }];

const answerOf = ({ start, end }: GridGetRowsParams): GridGetRowsResponse => ({
  rows: all.slice(Number(start), end + 1),
  rowCount: all.length,
});

const blocksOf = (pageSize: number): DataGridProProps['initialState'] => ({
  pagination: { paginationModel: { pageSize } },
});

const settle = (ms = 30) => act(() => pause(ms));

/** A list with its server and its API. It has settled when this resolves. */
async function showList(
  props: Partial<DataGridProProps> = {},
  answer: (params: GridGetRowsParams) => GridGetRowsResponse = answerOf,
  server = createFakeServer(answer),
) {
  const dataSource: GridDataSource = { getRows: server.ask };
  const { apiRef, api } = createApiRef<GridApiPro>();
  const given: Partial<DataGridProProps> = { lazyLoadingRequestThrottleMs: 0, ...props };
  if (given.lazyLoadingRequestThrottleMs === undefined) {
    // Given as undefined, it wouldn't take its default.
    delete given.lazyLoadingRequestThrottleMs;
  }
  const shown = show(
    <DataGridPro
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      lazyLoading
      initialState={blocksOf(4)}
      onDataSourceError={() => {}}
      {...given}
    />,
  );
  await settle();
  return {
    server,
    api,
    user: shown.user,
    unmount: shown.unmount,
    ranges: () => server.requests.map(({ start, end }) => `${start}-${end}`),
    /** Rows come into view, as by scrolling. `last` isn't among them. */
    look: (first: number, last: number) => lookAt(api(), first, last),
  };
}

/** As `showList`, of a known count, with one block loaded. Without layout all rows are in view: that request fails. */
async function showFirstBlock(props: Partial<DataGridProProps> = {}) {
  const server = createFakeServer(answerOf);
  const isFirst = () => server.requests.length === 0;
  const list = await showList(props, answerOf, {
    ...server,
    ask(params) {
      if (!isFirst() && server.requests.length === 1) {
        server.failNext();
      }
      return server.ask(params);
    },
  });
  await waitFor(() => expect(server.requests).toHaveLength(2), { timeout: 3000 });
  await settle();
  return list;
}

function lookAt(api: GridApiPro, firstRowIndex: number, lastRowIndex: number) {
  return act(async () => {
    const columnsInView = { firstColumnIndex: 0, lastColumnIndex: 2 };
    api.publishEvent('renderedRowsIntervalChange', {
      firstRowIndex,
      lastRowIndex,
      ...columnsInView,
    });
    await pause(30);
  });
}

beforeAll(() => {
  // jsdom has none; without layout, nothing ever comes into view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});

const isLoading = () =>
  screen.queryByRole('progressbar') !== null ||
  document.querySelector('.MuiDataGrid-skeletonLoadingOverlay') !== null;

/** The rows that are there, without grey bars. */
const ids = () =>
  textsOf('id')
    .filter((text) => text !== '')
    .join();

proves(
  'The page size in `initialState.pagination.paginationModel`. The default is 100',
  async () => {
    const { ranges, unmount } = await showList();
    expect(ranges()[0]).toBe('0-3');
    unmount();
    const other = await showList({ initialState: undefined });
    expect(other.ranges()[0]).toBe('0-99');
  },
);

proves(
  'When the sort order or the filter changes, the grid requests the first block and scrolls to the top.',
  async () => {
    const { api, server } = await showList();
    const count = server.requests.length;
    const sortModel = [{ field: 'id', sort: 'desc' as const }];
    act(() => api().setSortModel(sortModel));
    await settle();
    expect(server.requests[count]).toMatchObject({ start: 0, end: 3, sortModel });
    const next = server.requests.length;
    const items = [{ field: 'name', operator: 'contains', value: '1' }];
    act(() => api().setFilterModel({ items }));
    await settle();
    expect(server.requests[next]).toMatchObject({ start: 0, end: 3, filterModel: { items } });
  },
);

proves(
  [
    'If a request fails, the loaded rows stay, and missing rows stay skeleton rows.',
    '`onDataSourceError` receives the error with the `params` of the request.',
    'The `params` contain the sort order and the filter of the failed request.',
    'or the grid shows rows in the old order.',
  ],
  async () => {
    const failed = jest.fn();
    const { api, server } = await showList({ onDataSourceError: failed });
    const before = ids();
    const rowsBefore = textsOf('id').length;
    expect(before).toContain('0,1,2,3');
    act(() => api().dataSource.cache.clear());
    server.failNext();
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 0, end: 3 }));
    // On a busy machine the error comes after the request.
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(ids()).toBe(before);
    expect(textsOf('id')).toHaveLength(rowsBefore);
    const { params } = failed.mock.lastCall?.[0] ?? {};
    act(() => api().setSortModel([{ field: 'id', sort: 'desc' }]));
    await settle();
    act(() => api().dataSource.cache.clear());
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, params));
    expect(server.requests.at(-1)).toMatchObject({ start: 0, end: 3, sortModel: [] });
  },
);

proves(
  [
    "**Select all rows:** the selection model has the type `'exclude'`.",
    '**Select all filtered rows:** with a filter, `isRowSelectable`, or `checkboxSelectionVisibleOnly`, the model lists the ids of loaded rows and of skeleton rows.',
    "**Export:** an [export](/x/react-data-grid/export/) and `getSelectedRows()` don't load missing rows.",
    'A CSV file has an empty line for each skeleton row',
  ],
  async () => {
    const changed = jest.fn();
    const { api, user } = await showList({
      checkboxSelection: true,
      onRowSelectionModelChange: changed,
    });
    const selectAll = async () => {
      await user.click(screen.getByRole('checkbox', { name: /^Select all rows/ }));
      return changed.mock.lastCall?.[0];
    };
    const loaded = ids().split(',').length;
    expect(loaded).toBeLessThan(12);
    const lines = api()
      .getDataAsCsv({ fields: ['id', 'name'] })
      .split('\r\n')
      .slice(1);
    expect(lines.filter((line) => line === ',').length).toBe(12 - loaded);
    expect(await selectAll()).toEqual({ type: 'exclude', ids: new Set() });
    expect(api().getSelectedRows().size).toBeLessThanOrEqual(12);
    act(() => api().setRowSelectionModel({ type: 'include', ids: new Set() }));
    act(() => api().setFilterModel({ items: [{ field: 'id', operator: 'contains', value: '1' }] }));
    await settle();
    const { type, ids: selected } = await selectAll();
    expect(type).toBe('include');
    expect([...selected].map(String).some((id) => id.includes('skeleton'))).toBe(true);
  },
);

proves(
  [
    'It requires [Pro](/x/introduction/licensing/#pro-plan) and a [data source](/x/react-data-grid/server-side-data/).',
    'Set the `lazyLoading` prop in addition to `dataSource`.',
  ],
  async () => {
    await expectTypeError(
      `import { DataGrid } from '@mui/x-data-grid';
      export const grid = <DataGrid columns={[]} lazyLoading />;`,
      /TS2322.*lazyLoading/,
    );
    const alone = show(<DataGridPro columns={columns} rows={all.slice(0, 4)} lazyLoading />);
    expect(textsOf('id')).toEqual(['0', '1', '2', '3']);
    alone.unmount();
    const other = await showList({ lazyLoading: false });
    expect(textsOf('id')).toEqual(['0', '1', '2', '3']);
    other.unmount();
    await showList();
    expect(textsOf('id')).toHaveLength(12);
  },
);

proves(
  [
    '| knows how many rows there are | the real number | [the rows that come into view](#load-rows-as-they-come-into-view)',
    'A request covers whole blocks.',
    '`start` and `end` are inclusive numbers and can span several blocks.',
  ],
  async () => {
    const { ranges, look, unmount } = await showFirstBlock();
    expect(textsOf('id')).toHaveLength(12);
    expect(ids()).toBe('0,1,2,3');
    const before = ranges();
    await look(9, 11);
    expect(ranges().slice(before.length)).toEqual(['8-11']);
    await look(8, 12);
    expect(ranges()).toHaveLength(before.length + 1);
    unmount();
    const other = await showFirstBlock({ initialState: blocksOf(2) });
    const count = other.ranges().length;
    await other.look(5, 8);
    expect(other.ranges().slice(count)).toEqual(['4-7']);
  },
);

proves(
  [
    'The type of `start` is `number | string`, because a data source can also use cursors.',
    'Lazy loading sends numbers.',
  ],
  async () => {
    const { server, look } = await showFirstBlock();
    await look(5, 8);
    expect(new Set(server.requests.map(({ start }) => typeof start))).toEqual(new Set(['number']));
    const startOf = (type: string) =>
      `import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
    export const startOf = ({ start }: GridGetRowsParams): ${type} => start;`;
    await expectTypeError(startOf('number'), /TS2322/);
    await expectTypeError(startOf('string'), /TS2322/);
  },
);

proves(
  [
    'The `lazyLoadingRequestThrottleMs` prop. The default is 500 ms',
    'A shorter delay shows rows earlier and sends more requests.',
  ],
  async () => {
    /** Requests of ten steps of scrolling, 100 ms each, after each step. */
    const countsOf = async (lazyLoadingRequestThrottleMs: number | undefined) => {
      const { api, ranges, unmount } = await showFirstBlock({
        lazyLoadingRequestThrottleMs,
        initialState: blocksOf(1),
      });
      const start = ranges().length;
      jest.useFakeTimers();
      const counts: number[] = [];
      for (let step = 1; step <= 10; step += 1) {
        act(() =>
          api().publishEvent('renderedRowsIntervalChange', {
            firstRowIndex: step,
            lastRowIndex: step + 2,
            firstColumnIndex: 0,
            lastColumnIndex: 2,
          }),
        );
        await act(() => jest.advanceTimersByTimeAsync(99));
        counts.push(ranges().length - start);
        await act(() => jest.advanceTimersByTimeAsync(1));
      }
      unmount();
      jest.useRealTimers();
      return counts;
    };
    expect(await countsOf(undefined)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(await countsOf(200)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  },
);

proves(
  [
    'If several requests are pending, the grid shows the response to the newest request.',
    'The other responses go into the [cache](/x/react-data-grid/server-side-data/#cache-responses), so scrolling back needs no new request.',
  ],
  async () => {
    const { server, look } = await showFirstBlock();
    server.hold();
    const first = server.requests.length;
    await look(4, 7);
    await look(8, 11);
    expect(server.requests).toHaveLength(first + 2);
    await act(async () => server.release(first + 1));
    expect(ids()).toMatch(/8,9,10,11$/);
    await act(async () => server.release(first));
    expect(ids()).not.toContain('4,5');
    await look(4, 7);
    expect(ids()).toContain('4,5,6,7');
    expect(server.requests).toHaveLength(first + 2);
  },
);

proves(
  [
    'Once a response contains the real row count, the grid fills the rest of the list with skeleton rows.',
    'If a later response contains `-1`, the grid empties the cache and requests the first block again.',
    'A cached response with `-1` has the same effect.',
  ],
  async () => {
    let rowCount: number | undefined = -1;
    const { api, ranges } = await showList({}, (params) => ({
      rows: answerOf(params).rows,
      rowCount,
    }));
    expect(textsOf('id')).toEqual(['0', '1', '2', '3']);
    rowCount = 12;
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 4, end: 7 }));
    expect(textsOf('id')).toHaveLength(12);
    await waitFor(() => expect(ids()).toBe(all.map(({ id }) => id).join()));
    const count = ranges().length;
    rowCount = -1;
    // The first block's answer is in the cache and says -1.
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 0, end: 3 }));
    await settle();
    expect(ranges().slice(count)).toEqual(['0-3']);
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 4, end: 7 }));
    expect(ranges().slice(count)).toEqual(['0-3', '4-7']);
  },
);

proves(
  [
    'The rows appear in their place, even if users have scrolled on.',
    'To try again, pass these `params` to `fetchRows()`:',
  ],
  async () => {
    const failed = jest.fn();
    const { api, server, look } = await showFirstBlock({ onDataSourceError: failed });
    server.failNext();
    await look(8, 11);
    await look(0, 4);
    const { params } = failed.mock.lastCall?.[0] ?? {};
    expect(params).toMatchObject({ start: 8, end: 11 });
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, params));
    const { length } = server.requests;
    await look(8, 11);
    expect(textsOf('id').slice(8)).toEqual(['8', '9', '10', '11']);
    expect(server.requests).toHaveLength(length);
  },
);

proves(
  [
    'If rows are added or deleted on the server, the same row can arrive in two blocks.',
    'The grid shows the row where it arrived last.',
  ],
  async () => {
    const { api } = await showList({}, (params) => ({
      ...answerOf(params),
      rows:
        params.start === 4
          ? all.filter(({ id }) => [1, 4, 5, 6].includes(id))
          : answerOf(params).rows,
    }));
    expect(textsOf('id').slice(0, 4)).toEqual(['0', '1', '2', '3']);
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 4, end: 7 }));
    expect(textsOf('id').slice(0, 8)).toEqual(['0', '', '2', '3', '1', '4', '5', '6']);
  },
);

proves(
  [
    '| The first block, at the start or after sorting or filtering | The loading overlay stays, and scrolling loads no rows until a request succeeds',
    "because scrolling isn't enough to recover from some errors:",
  ],
  async () => {
    const failing = createFakeServer(answerOf);
    failing.failNext();
    const start = await showList({}, answerOf, failing);
    expect(isLoading()).toBe(true);
    expect(start.ranges()).toEqual(['0-3']);
    await act(() => start.api().dataSource.fetchRows());
    expect(isLoading()).toBe(false);
    start.unmount();

    const { api, server, look, ranges } = await showFirstBlock();
    const sortModel = [{ field: 'id', sort: 'desc' as const }];
    server.failNext();
    act(() => api().setSortModel(sortModel));
    await settle();
    expect(isLoading()).toBe(true);
    const { length } = ranges();
    await look(4, 8);
    await look(8, 12);
    expect(ranges()).toHaveLength(length);
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 0, end: 3 }));
    expect(isLoading()).toBe(false);
    await look(4, 8);
    expect(ranges().length).toBeGreaterThan(length + 1);
  },
);

proves(
  [
    "The grid doesn't notice changes on the server.",
    'To reload, empty the cache and request the blocks in view.',
    'The grid requests other rows again when users scroll to them:',
  ],
  async () => {
    let version = 1;
    const answer = (params: GridGetRowsParams) => ({
      ...answerOf(params),
      rows: answerOf(params).rows.map((row) => ({ ...row, name: `${row.id} v${version}` })),
    });
    const { api, ranges, look } = await showList({}, answer);
    await waitFor(() => expect(textsOf('name').at(-1)).toBe('11 v1'));
    version = 2;
    await look(0, 4);
    expect(textsOf('name')[0]).toBe('0 v1');
    act(() => api().dataSource.cache.clear());
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 0, end: 3 }));
    expect(textsOf('name').slice(0, 4)).toEqual(['0 v2', '1 v2', '2 v2', '3 v2']);
    const { length } = ranges();
    await look(8, 12);
    expect(ranges().slice(length)).toEqual(['8-11']);
    await waitFor(() => expect(textsOf('name')[9]).toBe('9 v2'));
  },
);

proves(
  [
    '**Trees and groups:** lazy loading is for flat lists.',
    'In tree data, opening a row then causes an error.',
  ],
  async () => {
    for (const lazyLoading of [false, true]) {
      const failed = jest.fn();
      const asked = jest.fn();
      const dataSource: GridDataSource = {
        getRows: async (params) => {
          asked(params.groupKeys);
          return params.groupKeys?.length ? { rows: [{ id: 100 }] } : answerOf(params);
        },
        getGroupKey: ({ name }) => name,
        getChildrenCount: ({ id }) => (id === 100 ? 0 : 1),
      };
      const { user, unmount } = show(
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          treeData
          pagination
          pageSizeOptions={[4]}
          lazyLoading={lazyLoading}
          initialState={blocksOf(4)}
          onDataSourceError={failed}
        />,
      );
      await settle();
      const [, second] = screen.getAllByRole('button', { name: 'see children' });
      await user.click(second as HTMLElement);
      await settle();
      expect(textsOf('id').includes('100')).toBe(!lazyLoading);
      expect(failed).toHaveBeenCalledTimes(lazyLoading ? 1 : 0);
      expect(asked.mock.calls).toContainEqual([lazyLoading ? undefined : ['row 1']]);
      unmount();
    }
  },
);

proves(
  [
    '| `onFetchRows` with `rowsLoadingMode="server"` | `fetchRows` | Called with `firstRowToRender` and `lastRowToRender` when skeleton rows come into view',
    '`onFetchRows` requires `paginationMode="server"` and the `rowCount` prop.',
    'You put the loaded rows in place with `unstable_replaceRows()`.',
    "The default of `rowsLoadingMode` is `'client'`.",
  ],
  async () => {
    const onFetchRows = jest.fn();
    const { apiRef, api } = createApiRef<GridApiPro>();
    const old = {
      apiRef,
      columns,
      rows: all.slice(0, 4),
      paginationMode: 'server' as const,
      rowCount: 12,
      onFetchRows,
    };
    const { rerender } = show(<DataGridPro {...old} />);
    await lookAt(api(), 4, 8);
    expect(textsOf('id')).toHaveLength(4);
    expect(onFetchRows).not.toHaveBeenCalled();
    rerender(<DataGridPro key="none" {...old} rowsLoadingMode="server" rowCount={undefined} />);
    expect(textsOf('id')).toHaveLength(4);
    expectConsole('error', /`rowCount` prop must be passed/);
    rerender(<DataGridPro key="server" {...old} rowsLoadingMode="server" />);
    expect(textsOf('id')).toHaveLength(12);
    onFetchRows.mockClear();
    await lookAt(api(), 0, 3);
    expect(onFetchRows).not.toHaveBeenCalled();
    await lookAt(api(), 2, 8);
    expect(onFetchRows.mock.lastCall?.[0]).toMatchObject({
      firstRowToRender: 4,
      lastRowToRender: 8,
    });
    act(() => api().unstable_replaceRows(4, all.slice(4, 8)));
    expect(textsOf('id').slice(0, 9)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '']);
  },
);

proves('To reload, empty the cache and request the blocks in view.', async () => {
  let version = 1;
  const { api, ranges } = await showList({}, (params) => ({
    ...answerOf(params),
    rows: answerOf(params).rows.map((row) => ({ ...row, name: `${row.id} v${version}` })),
  }));
  await waitFor(() => expect(textsOf('name').at(-1)).toBe('11 v1'));
  version = 2;
  const { length } = ranges();
  const { firstRowIndex, lastRowIndex } = gridRenderContextSelector({ current: api() });
  const { cache, fetchRows } = api().dataSource;
  await act(() => {
    cache.clear();
    return fetchRows(GRID_ROOT_GROUP_ID, {
      start: Math.floor(firstRowIndex / 4) * 4,
      end: Math.ceil(lastRowIndex / 4) * 4 - 1,
    });
  });
  expect(ranges().slice(length)).toEqual(['0-11']);
  expect(textsOf('name')).toEqual(all.map(({ id }) => `${id} v2`));
});

exempt(
  [
    'These older props still work and are deprecated.',
    'Skeleton rows have no text, so screen readers read empty cells until the rows arrive.',
  ],
  'Advice, a definition, or what a screen reader says.',
);
