import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  getRowGroupingFieldFromGroupingCriteria,
  type GridApiPremium,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import ChooseGroups from '../../../../docs/x/react-data-grid/server-side-data/row-grouping/ChooseGroups';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  fireEvent,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

interface Sale {
  id: string;
  venue?: string;
  month?: string;
  tickets?: number;
}

interface Row extends Sale {
  group?: string;
  size?: number;
}

type Params = GridGetRowsParams & { groupFields?: string[]; groupKeys?: string[] };

const sales: readonly Sale[] = [
  { id: 's1', venue: 'Opera', month: '2026-03', tickets: 10 },
  { id: 's2', venue: 'Opera', month: '2026-04', tickets: 20 },
  { id: 's3', venue: 'Barn', month: '2026-03', tickets: 5 },
];

const fieldOf = (name = '') => (['venue', 'month'] as const).find((field) => field === name);

/** One level: groups, or the sales in one. */
function answerOf({ groupFields = [], groupKeys = [] }: Params): { rows: Row[] } {
  const found = sales.filter((sale) =>
    groupKeys.every((key, level) => sale[fieldOf(groupFields[level]) ?? 'id'] === key),
  );
  const field = fieldOf(groupFields[groupKeys.length]);
  if (!field) {
    return { rows: [...found] };
  }
  const below = fieldOf(groupFields[groupKeys.length + 1]) ?? 'id';
  return {
    rows: [...new Set(found.map((sale) => sale[field]))].map((group = '') => ({
      id: [...groupKeys, group].join('/'),
      group,
      size: new Set(found.filter((sale) => sale[field] === group).map((sale) => sale[below])).size,
    })),
  };
}

const columns: readonly GridColDef[] = [
  { field: 'venue', headerName: 'Venue' },
  { field: 'month', headerName: 'Month' },
  { field: 'tickets', headerName: 'Tickets', type: 'number' },
  { field: 'id', headerName: 'Id' },
];

const groupedBy = (...model: string[]) => ({ rowGrouping: { model } });
const settle = (ms = 30) => act(() => pause(ms));

/** Groups with their server and their API. They have settled when this resolves. */
async function showGroups(
  props: Partial<DataGridPremiumProps> = {},
  answer: (params: Params) => { rows: Row[]; rowCount?: number } = answerOf,
) {
  const server = createFakeServer(answer);
  const dataSource: GridDataSource = {
    getRows: server.ask,
    getGroupKey: (row) => row.group ?? row.id,
    getChildrenCount: (row) => row.size ?? 0,
  };
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = show(
    <DataGridPremium
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      initialState={groupedBy('venue', 'month')}
      {...props}
    />,
  );
  await settle();
  return {
    server,
    api,
    user: shown.user,
    unmount: shown.unmount,
    paths: () => server.requests.map(({ groupKeys = [] }) => groupKeys.join('/')),
    click: async (id: string) => {
      await shown.user.click(within(rowOf(id)).getByRole('button'));
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

const ids = () => textsOf('id').join();
const groups = () => textsOf(GROUP);

describe('groups', () => {
  proves('It requires [Premium](/x/introduction/licensing/#premium-plan).', async () => {
    const server = createFakeServer(answerOf);
    const initialState: object = groupedBy('venue');
    show(
      <DataGridPro
        columns={columns}
        dataSource={{ getRows: server.ask }}
        initialState={initialState}
      />,
    );
    await settle();
    expect(server.requests[0]?.groupFields).toBeUndefined();
    expect(groups()).toEqual([]);
  });

  proves(
    [
      'The grid requests one level at a time.',
      "| `groupFields` | The fields of `rowGroupingModel`, in order | `['venue', 'month']`",
      "| `groupKeys` | The keys of the groups on the path to the level | `['Opera']`",
      'Expanding a group sends a request.',
      'If users expand the group again within five minutes, its rows come from the [cache](/x/react-data-grid/server-side-data/#cache-responses).',
      'Without the `dataSourceCache` prop, the key of the cache includes the group fields and the group keys.',
    ],
    async () => {
      const { api, click, server } = await showGroups();
      expect(ids()).toBe('Opera,Barn');
      await click('Opera');
      await click('Opera/2026-03');
      const groupFields = ['venue', 'month'];
      expect(server.requests).toMatchObject([
        { groupFields, groupKeys: [] },
        { groupFields, groupKeys: ['Opera'] },
        { groupFields, groupKeys: ['Opera', '2026-03'] },
      ]);
      expect(ids()).toBe('Opera,Opera/2026-03,s1,Opera/2026-04,Barn');
      expect(api().getRow('s1')).toMatchObject({ tickets: 10 });
      await click('Opera');
      expect(api().getRow('s1')).toBeNull();
      await click('Opera');
      expect(server.requests).toHaveLength(3);
      expect(ids()).toBe('Opera,Opera/2026-03,Opera/2026-04,Barn');
    },
  );

  proves(
    [
      'Two functions of the data source read the rows.',
      'Without these functions, the grid throws an error.',
    ],
    () => {
      const getRows = async () => ({ rows: [] });
      jest.spyOn(console, 'error').mockImplementation(() => {});
      for (const [source, message] of [
        [{ getRows, getChildrenCount: () => 0 }, /No `getGroupKey`/],
        [{ getRows, getGroupKey: () => 'a' }, /No `getChildrenCount`/],
      ] as const) {
        expect(() =>
          show(
            <DataGridPremium
              columns={columns}
              dataSource={source}
              initialState={groupedBy('venue')}
            />,
          ),
        ).toThrow(message);
      }
    },
  );

  proves(
    [
      '| `getGroupKey(row)` | Its key, a string that is unique within its parent. The grid sends this key back in `groupKeys` | A unique string, such as the id',
      '| `getChildrenCount(row)` | The number of direct children, or `-1` if the number is unknown | `0`',
      '`getChildrenCount` decides which rows are groups.',
      "Users can't expand a row with a count of `0`.",
    ],
    async () => {
      const { click, server } = await showGroups(
        { initialState: groupedBy('venue') },
        (params) => ({
          rows: answerOf(params).rows.map((row) =>
            row.group ? { ...row, size: row.group === 'Opera' ? -1 : 0 } : row,
          ),
        }),
      );
      expect(groups()).toEqual(['Opera', '']);
      expect(within(rowOf('Barn')).queryByRole('button')).toBeNull();
      expect(rowOf('Barn')).not.toHaveAttribute('aria-expanded');
      await click('Opera');
      expect(server.requests[1]?.groupKeys).toEqual(['Opera']);
      expect(ids()).toBe('Opera,s1,s2,Barn');
      expect(within(rowOf('s1')).queryByRole('button')).toBeNull();
    },
  );

  proves(
    [
      'A group is a row like any other, and two rows with the same id lose one of them.',
      'Each group needs a unique id',
    ],
    async () => {
      const { click } = await showGroups({}, (params) => ({
        rows: answerOf(params).rows.map((row) =>
          row.group ? { ...row, id: row.group, size: 1 } : row,
        ),
      }));
      await click('Barn');
      expect(ids()).toBe('Opera,Barn,2026-03');
      await click('Opera');
      // March has left the barn.
      expect(ids()).toBe('Opera,2026-03,2026-04,Barn');
    },
  );

  proves(
    [
      'On the outermost level, the grid formats the key with the `valueFormatter` of the grouped column.',
      'In the next demo, `2026-03` is shown as “March 2026” while users group by month first.',
      'On inner levels, the grid ignores `valueFormatter`.',
      'Use `renderCell` of the grouped column, which applies on every level.',
    ],
    async () => {
      const own: GridColDef[] = [
        { field: 'venue', valueFormatter: (value?: string) => value && `<${value}>` },
        { field: 'month', valueFormatter: (value?: string) => value && `<${value}>` },
        { field: 'id' },
      ];
      const { click, unmount } = await showGroups({ columns: own });
      await click('Barn');
      expect(groups()).toEqual(['<Opera> (2)', '<Barn> (1)', '2026-03 (1)']);
      unmount();
      const drawn = await showGroups({
        columns: own.map((column) => ({ ...column, renderCell: ({ value }) => `!${value}` })),
      });
      await drawn.click('Barn');
      expect(groups()).toEqual(['!Opera (2)', '!Barn (1)', '!2026-03 (1)']);
      drawn.unmount();
      show(<ChooseGroups />);
      await waitFor(() => expect(groups()[0]).toMatch(/^March 2026/), { timeout: 3000 });
    },
  );
});

describe('choose groups', () => {
  proves(
    [
      'Users group from the column menu.',
      'To set the groups from outside of the grid, control `rowGroupingModel`.',
      'The grid requests the first level again after each change.',
    ],
    async () => {
      const { user, server, unmount } = await showGroups({ initialState: groupedBy('venue') });
      await openMenuOf(user, 'Month');
      await user.click(screen.getByRole('menuitem', { name: 'Group by Month' }));
      await settle();
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]).toMatchObject({ groupFields: ['venue', 'month'], groupKeys: [] });
      unmount();
      const changed = jest.fn();
      const own = await showGroups({
        initialState: undefined,
        rowGroupingModel: ['month'],
        onRowGroupingModelChange: changed,
      });
      expect(groups()).toEqual(['2026-03 (2)', '2026-04 (1)']);
      act(() => own.api().setRowGroupingModel([]));
      expect(changed.mock.lastCall?.[0]).toEqual([]);
    },
  );

  proves(
    [
      "The grid doesn't call `groupingValueGetter`.",
      '`rowGroupingColumnMode`, `groupingColDef`, and `hideDescendantCount` work as in [row grouping](/x/react-data-grid/row-grouping/) in the browser.',
      'Otherwise their cells are empty in the rows of groups.',
    ],
    async () => {
      const groupingValueGetter = jest.fn(() => 'wrong');
      const { api, click } = await showGroups({
        columns: columns.map((column) => ({ ...column, groupingValueGetter })),
        rowGroupingColumnMode: 'multiple',
        groupingColDef: { hideDescendantCount: true, width: 77 },
      });
      await click('Barn');
      const [venue, month] = ['venue', 'month'].map(getRowGroupingFieldFromGroupingCriteria);
      expect(textsOf(venue ?? '')).toEqual(['Opera', 'Barn', '']);
      expect(textsOf(month ?? '')).toEqual(['', '', '2026-03']);
      expect(api().getColumn(venue ?? '').width).toBe(77);
      expect(groupingValueGetter).not.toHaveBeenCalled();
      expect(textsOf('venue')).toEqual(['', '', '']);
    },
  );

  proves(
    [
      'To expand groups when their rows arrive, set `defaultGroupingExpansionDepth` or `isGroupExpandedByDefault`.',
      'This code expands the groups of the first level:',
      'Each expanded group needs a request.',
    ],
    async () => {
      for (const [props, expected] of [
        [{ defaultGroupingExpansionDepth: 1 }, ['', 'Opera', 'Barn']],
        [
          {
            isGroupExpandedByDefault: ({ groupingKey }: { groupingKey: unknown }) =>
              groupingKey === 'Barn',
          },
          ['', 'Barn'],
        ],
      ] as const) {
        const { paths, unmount } = await showGroups(props);
        await settle(60);
        expect(paths()).toEqual(expected);
        unmount();
      }
    },
  );
});

describe('sort, filter, page', () => {
  proves(
    [
      'Each request contains the sort order and the filter.',
      'When either changes, the grid requests the first level and collapses the groups that users have expanded.',
      '**Sort:** your server sorts each level, including the groups.',
    ],
    async () => {
      const { api, click, server } = await showGroups();
      const sortModel = [{ field: 'tickets', sort: 'asc' as const }];
      await click('Opera');
      act(() => api().setSortModel(sortModel));
      await settle();
      // The server of this claim doesn't sort: the grid does nothing itself.
      expect(ids()).toBe('Opera,Barn');
      expect(server.requests.at(-1)).toMatchObject({ sortModel, groupKeys: [] });
      await click('Opera');
      expect(server.requests.at(-1)).toMatchObject({ sortModel, groupKeys: ['Opera'] });
      const filterModel = { items: [{ field: 'tickets', operator: '=', value: 1 }] };
      act(() => api().setFilterModel(filterModel));
      await settle();
      expect(ids()).toBe('Opera,Barn');
      expect(server.requests.at(-1)).toMatchObject({ sortModel, filterModel, groupKeys: [] });
    },
  );

  proves(
    [
      '**Page:** with the `pagination` prop, a page contains groups of the first level.',
      'The rows of an expanded group belong to the page of the group.',
      'All rows of a group arrive in one response.',
    ],
    async () => {
      const { click, server } = await showGroups(
        {
          pagination: true,
          pageSizeOptions: [1],
          initialState: {
            ...groupedBy('venue'),
            pagination: { paginationModel: { page: 0, pageSize: 1 }, rowCount: 0 },
          },
        },
        (params) => ({
          rows: params.groupKeys?.length
            ? answerOf(params).rows
            : answerOf(params).rows.slice(Number(params.start), params.end + 1),
          rowCount: 2,
        }),
      );
      await click('Opera');
      expect(ids()).toBe('Opera,s1,s2');
      expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
      expect(server.requests).toHaveLength(2);
    },
  );
});

describe('errors and keys', () => {
  proves(
    [
      'If the request for a group fails, the group stays collapsed and its arrow gets a red dot.',
      '`onDataSourceError` receives the error with `params.groupKeys`.',
      'Users try again with a click on the arrow.',
      'From code, call `apiRef.current.dataSource.fetchRows(id)`.',
    ],
    async () => {
      const failed = jest.fn();
      const { api, click, server } = await showGroups({ onDataSourceError: failed });
      server.failNext();
      await click('Opera');
      const dot = () => rowOf('Opera').querySelector('.MuiBadge-dot:not(.MuiBadge-invisible)');
      expect(rowOf('Opera')).toHaveAttribute('aria-expanded', 'false');
      expect(dot()).toHaveClass('MuiBadge-colorError');
      expect(failed.mock.lastCall?.[0].params.groupKeys).toEqual(['Opera']);
      server.failNext();
      await click('Opera');
      expect(failed).toHaveBeenCalledTimes(2);
      await act(() => api().dataSource.fetchRows('Opera'));
      await settle();
      expect(dot()).toBeNull();
      expect(ids()).toBe('Opera,Opera/2026-03,Opera/2026-04,Barn');
    },
  );

  proves(
    'When the focus is in the grouping column, <kbd>Space</kbd> expands and collapses a group.',
    async () => {
      await showGroups();
      for (const expected of ['Opera,Opera/2026-03,Opera/2026-04,Barn', 'Opera,Barn']) {
        fireEvent.keyDown(cellOf(GROUP, 0), { key: ' ' });
        await settle();
        expect(ids()).toBe(expected);
      }
    },
  );
});

exempt(
  [
    '“March” exists in each venue, so use the whole path as the id.',
    'It sends one row for each group, and the rows inside a group when users expand the group.',
    'This way users can group millions of rows.',
    'If the browser has all rows, [row grouping](/x/react-data-grid/row-grouping/) with the `rows` prop needs no server code.',
    'In the demo, the id is `Opera/2026-03`.',
    '**Filter:** leave out groups without a match, and count matching rows for `getChildrenCount`.',
  ],
  'Says what the server has to do, or when it helps.',
);
