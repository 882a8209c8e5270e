import {
  DataGridPro,
  type DataGridProProps,
  GRID_ROOT_GROUP_ID,
  type GridApiPro,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  createApiRef,
  createFakeServer,
  dismiss,
  pause,
  screen,
  show,
  textsOf,
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
) {
  const server = createFakeServer(answer);
  const dataSource: GridDataSource = { getRows: server.ask };
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(
    <DataGridPro
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      lazyLoading
      lazyLoadingRequestThrottleMs={0}
      initialState={blocksOf(4)}
      {...props}
    />,
  );
  await settle();
  return {
    server,
    api,
    user: shown.user,
    unmount: shown.unmount,
    ranges: () => server.requests.map(({ start, end }) => `${start}-${end}`),
  };
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

/** The rows that are there, without grey bars. */
const ids = () =>
  textsOf('id')
    .filter((text) => text !== '')
    .join();

claim(
  'Their size is the page size of `initialState.pagination.paginationModel`, 100 by default.',
  async () => {
    const { ranges, unmount } = await showList();
    expect(ranges()[0]).toBe('0-3');
    unmount();
    const other = await showList({ initialState: undefined });
    expect(other.ranges()[0]).toBe('0-99');
  },
);

claim(
  'When the order or the filter changes, the grid fetches the first block and scrolls to the top.',
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

claim(
  [
    'An error leaves the rows that are there, and the grey bars where rows are missing.',
    'The `params` of an error hold the order and the filter of that request: forget them when people sort or filter, or the old order comes in.',
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
    expect(failed).toHaveBeenCalledTimes(1);
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

claim(
  [
    "It doesn't load everything for an [export](/x/react-data-grid/export/) or for `getSelectedRows()`: a CSV file has an empty line for each grey bar.",
    '"Select all" is a model of the type `\'exclude\'`; send that to the server, not a list of rows.',
    "With a filter, `isRowSelectable` or `checkboxSelectionVisibleOnly`, it's a list of the ids of loaded rows and of grey bars instead.",
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

dismiss(
  [
    'A block should be a little more than people see at once; in the demo it is 20.',
    'This is often called infinite loading.',
    'In new code, use `lazyLoading`: it has the cache, the throttling and the handling of late answers.',
    'Grey bars have no text, so a screen reader reads empty cells until the rows are there.',
  ],
  'Advice, a definition, or what a screen reader says.',
);
