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
  proves('It needs [Premium](/x/introduction/licensing/#premium-plan).', async () => {
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
      'The grid asks for one level at a time.',
      "| `groupFields` | The fields of `rowGroupingModel`, in order | `['venue', 'month']` |",
      "| `groupKeys` | The keys of the groups that lead to the level | `['Opera']` |",
      'The rows of a closed group leave the grid.',
      'Opening a group is a request, and opening it again within five minutes comes from the [cache](/x/react-data-grid/server-side-data/#cache-responses), whose key has the fields and keys of groups in it.',
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
      'Both are required; without them the grid throws.',
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
      '| `getGroupKey(row)` | Its key, a string that is unique in its parent. It comes back in `groupKeys` | Anything unique, as the id |',
      '| `getChildrenCount(row)` | The number of rows directly below; `-1` if unknown | `0` |',
      '`getChildrenCount` alone decides what a group is.',
      "A row with `0` can't be opened.",
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
    'The row of a group is a row like any other, so its id must not appear twice.',
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
      'What people see is the key after the `renderCell` of the grouped column or, on the outermost level, its `valueFormatter`.',
      'In the next demo, `2026-03` is shown as “March 2026” while the month comes first.',
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
      'People group from the column menu, as in [row grouping](/x/react-data-grid/row-grouping/) in the browser.',
      'To set it from outside, control `rowGroupingModel`.',
      'Each change fetches the first level anew.',
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
      "`groupingValueGetter` on a column isn't called: the server knows the values.",
      '`rowGroupingColumnMode`, `groupingColDef` and `hideDescendantCount` work as in the browser.',
      'Hide grouped columns with `columnVisibilityModel`, or their cells are empty in the rows of groups.',
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
    '`defaultGroupingExpansionDepth` and `isGroupExpandedByDefault` open groups as the rows arrive.',
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
      'Order and filter go along with each request.',
      'A new one fetches the first level and closes the groups that people have opened.',
      'A level of groups is sorted by the server too.',
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
      'Pages count groups of the first level.',
      'Return as `rowCount` how many there are; the rows of an open group all belong to the page of the group.',
      'All rows of a group come in one answer, so a group of 10,000 rows is as heavy as a list of 10,000: offer a finer second field in such cases.',
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
      "A group that can't be fetched stays closed and has a red dot on its arrow.",
      '`onDataSourceError` gets the error with `params.groupKeys`.',
      'A click on the arrow tries again, and so does `apiRef.current.dataSource.fetchRows(id)`.',
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
    'With the focus in the grouping column, <kbd>Space</kbd> opens and closes a group.',
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
    'Groups need ids of their own',
    'So people can group a million rows of which the browser holds a dozen.',
    '“March” exists in each venue: use the whole path as the id, as the demo does with `Opera/2026-03`, and keep it apart from the ids of plain rows.',
    'When the server filters, it should leave out groups without a match, and count only matches in `getChildrenCount`.',
  ],
  'Says what the server has to do, or when it helps.',
);
