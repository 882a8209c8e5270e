import {
  DataGridPro,
  type DataGridProProps,
  GRID_TREE_DATA_GROUPING_FIELD as TREE,
  type GridApiPro,
  type GridDataSource,
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
      'With `treeData` and a [data source](/x/react-data-grid/server-side-data/), the grid fetches the children of a row when people open it.',
      'Open the palm house and one of its wings: each is one request.',
      'Close the wing and open it again: now the rows come from the cache.',
      '`getRows` gets `groupKeys`, the keys of the branch to fetch.',
      "It's empty for the first level and `['Palm house', 'East wing']` for the rows of that wing.",
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

  proves(['It needs [Pro](/x/introduction/licensing/#pro-plan).'], async () => {
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
    ['Beside `getRows`, the data source needs two functions.', 'Without them the grid throws.'],
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
      '| `getGroupKey(row)` | The name of the row among its siblings, a string. It must be unique there, and is shown in the tree column |',
      '| `getChildrenCount(row)` | The number of children: `0` for a leaf, `-1` if there are some and nobody knows how many |',
      'With a count of `-1` there is none.',
      '`hideDescendantCount: true` leaves out the number in brackets.',
      'The tree column is set with `groupingColDef`, as for [tree data](/x/react-data-grid/tree-data/) in the browser.',
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
    "`getTreeDataPath` isn't used; where a row belongs follows from the request that brought it.",
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
      'Return **all** children of a branch.',
      '`start` and `end` are those of the page, which counts rows of the first level only.',
      "It's the total that the pages count.",
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
    'With pages larger than the smallest of `pageSizeOptions`, the cache keeps no more children than the page has rows: a longer branch is cut when people open it again, so give all pages one size or set `dataSourceCache` to `null`.',
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

  proves('Ids must be unique in the whole tree, not only among siblings.', async () => {
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
      '`defaultGroupingExpansionDepth` opens so many levels, and `-1` opens all.',
      '`isGroupExpandedByDefault` decides for each row.',
      'The grid fetches the branches one level after the other: a wing can only be asked for once the house is there.',
      'Each open branch is a request, and those of one level start together.',
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

  proves('The spinner has no name; the slot `baseCircularProgress` gives it one.', async () => {
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
  });
});

describe('sort and filter', () => {
  proves(
    [
      'Order and filter go along with every request, and the server applies them to the level that it returns.',
      'A new order or filter fetches the first level again and **closes all branches** except those open by default.',
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
      'When a branch fails, its row stays closed and gets a red dot on the arrow, with the message as a tooltip.',
      '`onDataSourceError` is called too, and `error.params.groupKeys` says which branch it was.',
      'People try again with the arrow, or with a button of yours: `fetchRows(id)` fetches the children of a row.',
      'If the first level fails, `groupKeys` is empty.',
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
      'This opens the branch, adds what is new and replaces what has changed.',
      "Rows that the server doesn't send any more stay until the branch is closed by mouse or everything is fetched with `fetchRows()`.",
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
      'Code that fetches children in its own way can use the same marks: `apiRef.current.dataSource.setChildrenLoading(id, true)` shows the spinner in place of the arrow, and `apiRef.current.dataSource.setChildrenFetchError(id, error)` the red dot.',
      '`false` and `null` take them away.',
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
    'With the focus in the tree column, <kbd>Space</kbd> or <kbd>Enter</kbd> opens and closes a branch, and fetches it if need be.',
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
    'A tree on a server can be far too large to load at once: folders, organisations, parts of machines.',
    'Rows below move when children arrive, so prefer to open what is at the end.',
    'A whole tree opened this way can be hundreds of requests; one that you mean to show complete is better sent at once, as [tree data](/x/react-data-grid/tree-data/) in the browser.',
    'What a filter means in a tree is up to the server: show a branch if one of its leaves matches, for example, and count only what matches in `getChildrenCount`.',
  ],
  'Says when to use it, or is advice that follows from what is proved beside it.',
);
