import {
  DataGridPro,
  type DataGridProProps,
  GRID_TREE_DATA_GROUPING_FIELD as TREE,
  type GridApiPro,
  type GridDataSource,
  GridGetRowsError,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import GardenTree from '../../../../docs/x/react-data-grid/server-side-data/tree-data/GardenTree';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  fireEvent,
  headerOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

interface Row {
  id: string;
  name: string;
  below: number;
}

/** What lies below a path; ids are paths. */
const names: Record<string, readonly string[]> = {
  '': ['a', 'b', 'c'],
  a: ['x', 'y'],
  'a/x': ['deep'],
  b: ['z'],
};

function answerOf({ groupKeys = [] }: GridGetRowsParams): GridGetRowsResponse {
  const path = groupKeys.join('/');
  const rows = (names[path] ?? []).map((name): Row => {
    const id = [...groupKeys, name].join('/');
    return { id, name, below: names[id]?.length ?? 0 };
  });
  return { rows };
}

const columns = [{ field: 'id', headerName: 'Id' }];

const settle = (ms = 30) => act(() => pause(ms));

/** A tree with its server and its API. It has settled when this resolves. */
async function showTree(
  props: Partial<DataGridProProps> = {},
  answer: (params: GridGetRowsParams) => GridGetRowsResponse = answerOf,
  more: Partial<GridDataSource> = {},
) {
  const server = createFakeServer(answer);
  const dataSource: GridDataSource = {
    getRows: server.ask,
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.below,
    ...more,
  };
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(
    <DataGridPro treeData apiRef={apiRef} columns={columns} dataSource={dataSource} {...props} />,
  );
  await settle();
  return {
    server,
    api,
    user: shown.user,
    unmount: shown.unmount,
    /** The branches that were asked for. */
    paths: () => server.requests.map(({ groupKeys = [] }) => groupKeys.join('/')),
    click: async (id: string) => {
      await shown.user.click(toggleOf(id));
      await settle();
    },
  };
}

function rowOf(id: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`);
  if (!row) {
    throw new Error(`No row has the id ${id}.`);
  }
  return row;
}

const toggleOf = (id: string) => within(rowOf(id)).getByRole('button');
const ids = () => textsOf('id').join();

describe('branches', () => {
  proves(
    [
      'With `treeData` and a [data source](/x/react-data-grid/server-side-data/), the grid requests the children of a row when users expand the row.',
      'Expand the palm house and one of its wings: the grid sends one request for each.',
      'If you collapse the wing and expand it again, its rows come from the [cache](/x/react-data-grid/server-side-data/#cache-responses).',
      '`getRows` receives `groupKeys`, the names on the path to the requested branch.',
      'For the first level, `groupKeys` is empty.',
      "For the rows of the east wing, `groupKeys` is `['Palm house', 'East wing']`.",
    ],
    async () => {
      const { click, paths, server } = await showTree();
      expect(ids()).toBe('a,b,c');
      await click('a');
      await click('a/x');
      expect(server.requests.map(({ groupKeys }) => groupKeys)).toEqual([[], ['a'], ['a', 'x']]);
      expect(ids()).toBe('a,a/x,a/x/deep,a/y,b,c');
      await click('a/x');
      expect(ids()).toBe('a,a/x,a/y,b,c');
      await click('a/x');
      expect(ids()).toBe('a,a/x,a/x/deep,a/y,b,c');
      expect(paths()).toHaveLength(3);
    },
  );

  proves('Server-side tree data requires [Pro](/x/introduction/licensing/#pro-plan).', async () => {
    const props: object = { treeData: true };
    const { DataGrid } = await import('@mui/x-data-grid');
    const server = createFakeServer(answerOf);
    const { unmount } = show(
      <DataGrid columns={columns} dataSource={{ getRows: server.ask }} {...props} />,
    );
    await settle();
    expect(textsOf(TREE)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'see children' })).toBeNull();
    unmount();
    show(<GardenTree />);
    await waitFor(() => expect(textsOf(TREE)).toHaveLength(3), { timeout: 3000 });
    expect(screen.getAllByRole('button', { name: 'see children' })).toHaveLength(2);
  });

  proves(
    [
      'In addition to `getRows`, the data source requires two functions.',
      'Without these functions, the grid throws an error.',
    ],
    () => {
      const getRows = async () => ({ rows: [] });
      jest.spyOn(console, 'error').mockImplementation(() => {});
      for (const [source, message] of [
        [{ getRows, getChildrenCount: () => 0 }, /No `getGroupKey`/],
        [{ getRows, getGroupKey: () => 'a' }, /No `getChildrenCount`/],
      ] as const) {
        expect(() => show(<DataGridPro treeData columns={columns} dataSource={source} />)).toThrow(
          message,
        );
      }
    },
  );

  proves(
    [
      '| `getGroupKey(row)` | The name of the row as a string, unique among its siblings. The tree column shows this name',
      '| `getChildrenCount(row)` | The number of children: `0` for a leaf, `-1` if the row has an unknown number of children',
      'With a count of `-1`, the grid shows no number.',
      '`hideDescendantCount: true` removes the number in brackets.',
      '**Tree column:** to change its header or width, pass `groupingColDef`, as for [tree data](/x/react-data-grid/tree-data/) in the browser.',
    ],
    async () => {
      const counted = (params: GridGetRowsParams) => ({
        rows: answerOf(params).rows.map((row) => ({
          ...row,
          below: row.id === 'b' ? -1 : row.below,
        })),
      });
      const { click, unmount } = await showTree({}, counted);
      expect(textsOf(TREE)).toEqual(['a (2)', 'b', 'c']);
      expect(within(rowOf('c')).queryByRole('button')).toBeNull();
      await click('b');
      expect(textsOf(TREE)).toEqual(['a (2)', 'b', 'z', 'c']);
      unmount();
      const own = await showTree({
        groupingColDef: { headerName: 'Own', hideDescendantCount: true },
      });
      expect(headerOf('Own')).toHaveAttribute('data-field', TREE);
      expect(textsOf(TREE)).toEqual(['a', 'b', 'c']);
      own.unmount();
      const failed = jest.fn();
      await showTree({ onDataSourceError: failed }, () => ({
        rows: [
          { id: 1, name: 'same', below: 0 },
          { id: 2, name: 'same', below: 0 },
        ],
      }));
      expect(failed.mock.lastCall?.[0].message).toMatch(/should be unique/);
    },
  );

  proves(
    [
      "You don't need `getTreeDataPath`.",
      'The grid ignores it, because each request names the parent of its rows.',
    ],
    async () => {
      const getTreeDataPath = jest.fn(() => ['wrong']);
      const { click } = await showTree({ getTreeDataPath });
      await click('a');
      expect(ids()).toBe('a,a/x,a/y,b,c');
      expect(getTreeDataPath).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      '**Children:** return all children of a branch.',
      'Ignore `start` and `end` there, because they count the rows of the first level.',
      '**Row count:** if you return `rowCount`, return the number of rows on the first level, even in the response for a branch.',
    ],
    async () => {
      const { click, server, unmount } = await showTree(
        {
          pagination: true,
          pageSizeOptions: [2],
          initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 }, rowCount: 0 } },
        },
        (params) => ({ ...answerOf(params), rowCount: 4 }),
      );
      expect(screen.getByText('3–4 of 4')).toBeInTheDocument();
      await click('a');
      expect(server.requests[1]).toMatchObject({ start: 2, end: 3, groupKeys: ['a'] });
      expect(ids()).toBe('a,a/x,a/y,b,c');
      expect(screen.getByText('3–4 of 4')).toBeInTheDocument();
      unmount();
    },
  );

  proves(
    [
      "If `pageSizeOptions` has several sizes and the page isn't the smallest, the cache keeps as many children as the page has rows.",
      'A longer branch is cut off when users expand it again.',
      'To avoid this, offer one page size or set `dataSourceCache={null}`.',
    ],
    async () => {
      const many = ({ groupKeys = [] }: GridGetRowsParams): GridGetRowsResponse =>
        groupKeys.length === 0
          ? { rows: [{ id: 'a', name: 'a', below: 6 }], rowCount: 1 }
          : {
              rows: [1, 2, 3, 4, 5, 6].map((id) => ({ id: `a/${id}`, name: String(id), below: 0 })),
            };
      const childrenAgain = async (props: Partial<DataGridProProps>) => {
        const { click, unmount } = await showTree(
          {
            pagination: true,
            initialState: { pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 } },
            ...props,
          },
          many,
        );
        await click('a');
        expect(textsOf('id')).toHaveLength(7);
        await click('a');
        await click('a');
        const count = textsOf('id').length - 1;
        unmount();
        return count;
      };
      expect(await childrenAgain({ pageSizeOptions: [2, 4] })).toBe(4);
      expect(await childrenAgain({ pageSizeOptions: [2, 4], dataSourceCache: null })).toBe(6);
      expect(await childrenAgain({ pageSizeOptions: [4] })).toBe(6);
    },
  );

  proves('**Ids:** ids must be unique in the whole tree, not only among siblings.', async () => {
    const { click } = await showTree({}, (params) => ({
      rows: answerOf(params).rows.map((row) =>
        params.groupKeys?.length ? { ...row, id: 'same', below: 0 } : row,
      ),
    }));
    await click('b');
    expect(ids()).toBe('a,b,same,c');
    await act(() => pause());
    await click('b');
    expect(ids()).toBe('a,b,c');
  });
});

describe('open at the start', () => {
  proves(
    [
      '`defaultGroupingExpansionDepth` expands this many levels, and `-1` expands all levels.',
      'pass `isGroupExpandedByDefault`, which is called for each row:',
      'The grid requests one level after the other, and the branches of a level together.',
      'Each expanded branch needs a request.',
    ],
    async () => {
      const opened = async (props: Partial<DataGridProProps>) => {
        const { paths, unmount } = await showTree(props);
        await settle();
        await settle();
        const result = paths();
        unmount();
        return result;
      };
      expect(await opened({ defaultGroupingExpansionDepth: 1 })).toEqual(['', 'a', 'b']);
      expect(await opened({ defaultGroupingExpansionDepth: -1 })).toEqual(['', 'a', 'b', 'a/x']);
      expect(await opened({ isGroupExpandedByDefault: ({ id }) => id === 'b' })).toEqual(['', 'b']);
      const { server, paths } = await showTree({
        defaultGroupingExpansionDepth: -1,
        dataSourceCache: null,
      });
      server.hold();
      expect(paths().slice(1, 3)).toEqual(['a', 'b']);
    },
  );

  proves(
    [
      'The loading spinner has no accessible name by default.',
      'The demo replaces it through the `baseCircularProgress` slot.',
    ],
    async () => {
      const { server, user, unmount } = await showTree();
      server.hold();
      await user.click(toggleOf('a'));
      expect(within(rowOf('a')).getByRole('progressbar')).not.toHaveAccessibleName();
      unmount();
      const own = await showTree({
        slots: { baseCircularProgress: () => <i role="progressbar" aria-label="Loading" /> },
      });
      own.server.hold();
      await own.user.click(toggleOf('a'));
      expect(within(rowOf('a')).getByRole('progressbar')).toHaveAccessibleName('Loading');
    },
  );
});

describe('sort and filter', () => {
  proves(
    [
      'Each request contains the sort order and the filter, and your server applies them to the level that it returns.',
      "When users change the sort order or the filter, the grid requests the first level again and **collapses all branches** that aren't expanded by default.",
    ],
    async () => {
      const { api, click, paths, server } = await showTree({
        isGroupExpandedByDefault: ({ id }) => id === 'b',
      });
      await settle();
      await click('a');
      expect(ids()).toBe('a,a/x,a/y,b,b/z,c');
      const sortModel = [{ field: 'id', sort: 'desc' as const }];
      act(() => api().setSortModel(sortModel));
      await settle();
      await settle();
      expect(ids()).toBe('a,b,b/z,c');
      expect(paths()).toEqual(['', 'b', 'a', '', 'b']);
      expect(server.requests.slice(3).map((params) => params.sortModel)).toEqual([
        sortModel,
        sortModel,
      ]);
      await click('a');
      const filterModel = { items: [{ field: 'id', operator: 'contains', value: 'a' }] };
      act(() => api().setFilterModel(filterModel));
      await settle();
      await settle();
      expect(ids()).toBe('a,b,b/z,c');
      expect(server.requests.at(-1)).toMatchObject({ sortModel, filterModel, groupKeys: ['b'] });
    },
  );
});

describe('errors', () => {
  proves(
    [
      'If the request for a branch fails, the row stays collapsed.',
      'Its arrow gets a red dot with the error message as a tooltip.',
      '`onDataSourceError` receives the error, and `error.params.groupKeys` contains the names on the path to the branch.',
      'If the first level fails, `groupKeys` is empty.',
      'Users try again with the arrow.',
      'To offer a button, call `fetchRows(id)` with the id of the row.',
    ],
    async () => {
      const failed = jest.fn();
      const { api, click, server } = await showTree({ onDataSourceError: failed });
      server.failNext(new Error('down'));
      await click('a');
      const dot = () => rowOf('a').querySelector('.MuiBadge-dot:not(.MuiBadge-invisible)');
      expect(rowOf('a')).toHaveAttribute('aria-expanded', 'false');
      expect(dot()).toHaveClass('MuiBadge-colorError');
      expect(within(rowOf('a')).getByLabelText('down')).toBeInTheDocument();
      expect(failed.mock.lastCall?.[0]).toBeInstanceOf(GridGetRowsError);
      expect(failed.mock.lastCall?.[0].params.groupKeys).toEqual(['a']);
      server.failNext();
      await act(() => api().dataSource.fetchRows('a'));
      await settle();
      expect(failed).toHaveBeenCalledTimes(2);
      await click('a');
      expect(dot()).toBeNull();
      expect(ids()).toBe('a,a/x,a/y,b,c');
      server.failNext();
      api().dataSource.cache.clear();
      await act(() => api().dataSource.fetchRows());
      expect(failed.mock.lastCall?.[0].params.groupKeys).toEqual([]);
    },
  );
});

describe('refresh', () => {
  proves(
    [
      'The grid expands the branch, adds new rows, and replaces changed rows.',
      'Rows that were deleted on the server stay until users collapse the branch with the mouse.',
      'call `fetchRows()` without an id, which loads the first level again.',
    ],
    async () => {
      let below = [
        { id: 'a/x', name: 'x', below: 0, n: 1 },
        { id: 'a/y', name: 'y', below: 0, n: 1 },
      ];
      const { api, click } = await showTree({ columns: [...columns, { field: 'n' }] }, (params) =>
        params.groupKeys?.length ? { rows: below } : answerOf(params),
      );
      await click('a');
      below = [
        { id: 'a/x', name: 'x', below: 0, n: 2 },
        { id: 'a/new', name: 'new', below: 0, n: 2 },
      ];
      const refresh = async () => {
        act(() => api().dataSource.cache.clear());
        await act(() => api().dataSource.fetchRows('a'));
        await settle();
      };
      await refresh();
      expect([...textsOf('id')].sort()).toEqual(['a', 'a/new', 'a/x', 'a/y', 'b', 'c']);
      expect(textsOf('n').filter((text) => text === '2')).toHaveLength(2);
      await click('a');
      await click('a');
      expect(ids()).toBe('a,a/x,a/new,b,c');
      below = [];
      act(() => api().dataSource.cache.clear());
      await act(() => api().dataSource.fetchRows());
      await settle();
      expect(ids()).toBe('a,b,c');
      below = [{ id: 'a/x', name: 'x', below: 0, n: 3 }];
      await refresh();
      expect(rowOf('a')).toHaveAttribute('aria-expanded', 'true');
      expect(ids()).toBe('a,a/x,b,c');
    },
  );

  proves(
    [
      'If your own code loads children, use `apiRef.current.dataSource.setChildrenLoading()` and `apiRef.current.dataSource.setChildrenFetchError()` to show the state of the row:',
      '| `setChildrenLoading(id, true)` | The spinner in place of the arrow | `setChildrenLoading(id, false)`',
      '| `setChildrenFetchError(id, error)` | The red dot on the arrow | `setChildrenFetchError(id, null)`',
    ],
    async () => {
      const { api } = await showTree();
      const { setChildrenLoading, setChildrenFetchError } = api().dataSource;
      act(() => setChildrenLoading('a', true));
      expect(within(rowOf('a')).getByRole('progressbar')).toBeInTheDocument();
      expect(within(rowOf('a')).queryByRole('button')).toBeNull();
      act(() => setChildrenLoading('a', false));
      expect(toggleOf('a')).toBeInTheDocument();
      const dots = () => document.querySelectorAll('.MuiBadge-dot:not(.MuiBadge-invisible)');
      act(() => setChildrenFetchError('a', new Error('own')));
      expect(dots()).toHaveLength(1);
      act(() => setChildrenFetchError('a', null));
      expect(dots()).toHaveLength(0);
    },
  );

  proves(
    "When the focus is in the tree column, <kbd>Space</kbd> or <kbd>Enter</kbd> expands and collapses a branch, and requests its rows if they aren't loaded.",
    async () => {
      const { paths } = await showTree();
      fireEvent.keyDown(cellOf(TREE, 0), { key: ' ' });
      await settle();
      expect(paths()).toEqual(['', 'a']);
      expect(ids()).toBe('a,a/x,a/y,b,c');
      fireEvent.keyDown(cellOf(TREE, 0), { key: 'Enter' });
      await settle();
      expect(ids()).toBe('a,b,c');
    },
  );
});

exempt(
  [
    'If the whole tree fits into one response, [tree data](/x/react-data-grid/tree-data/) with the `rows` prop is simpler and faster for users.',
    'A large tree can cause hundreds of requests, so expand only what users need first.',
  ],
  'Says when to use it, or is advice that follows from what is proved beside it.',
);
