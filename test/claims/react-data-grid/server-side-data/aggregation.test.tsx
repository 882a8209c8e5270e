import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridAggregationFunctionDataSource,
  type GridApiPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  act,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  expectCompiles,
  expectTypeError,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

interface Row {
  id: string;
  baked?: number;
  totals?: Record<string, number>;
  size?: number;
}

type Params = Parameters<GridDataSource['getRows']>[0];

const all: readonly Row[] = [1, 2, 3].map((id) => ({ id: `s${id}`, baked: id * 1000 }));

/** Two rows to a page, and totals of all three; groups when the grid asks for them. */
function answerOf({ start, end, aggregationModel, groupFields, groupKeys }: Params): {
  rows: Row[];
  rowCount: number;
  aggregateRow: Row;
} {
  const totals = aggregationModel?.baked ? { baked: 6000 } : undefined;
  const aggregateRow: Row = { id: 'all', totals };
  if (groupFields?.length) {
    const rows: Row[] = groupKeys?.length
      ? [...all]
      : [{ id: 'Canal', size: 3, baked: 7, totals: totals && { baked: 4500 } }];
    return { rows, rowCount: 1, aggregateRow };
  }
  return { rows: all.slice(Number(start), end + 1), rowCount: 3, aggregateRow };
}

const columns: readonly GridColDef[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'baked', headerName: 'Baked', type: 'number' },
];

const functions: Record<string, GridAggregationFunctionDataSource> = { sum: {}, avg: {} };
const pages = { pagination: { paginationModel: { page: 0, pageSize: 2 }, rowCount: 0 } };
const model = { aggregation: { model: { baked: 'sum' } } };
const settle = (ms = 30) => act(() => pause(ms));

/** A grid with its server and its API. It has settled when this resolves. */
async function showTotals(
  props: Partial<DataGridPremiumProps> = {},
  more: Partial<GridDataSource> = {},
  answer: (params: Params) => ReturnType<typeof answerOf> = answerOf,
) {
  const server = createFakeServer(answer);
  const dataSource: GridDataSource = {
    getRows: server.ask,
    getAggregatedValue: (row, field) => row.totals?.[field],
    getGroupKey: (row) => row.id,
    getChildrenCount: (row) => row.size ?? 0,
    ...more,
  };
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const element = (next: Partial<DataGridPremiumProps> = {}) => (
    <DataGridPremium
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      aggregationFunctions={functions}
      initialState={{ ...pages, ...model }}
      pagination
      pageSizeOptions={[2]}
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
    rerender: (next: Partial<DataGridPremiumProps>) => shown.rerender(element(next)),
  };
}

const baked = () => textsOf('baked');

/** What the select of a column's menu offers. */
async function optionsOf(user: ReturnType<typeof show>['user'], name: string) {
  await openMenuOf(user, name);
  const select = screen.queryByRole('combobox', { name: 'Aggregation' });
  if (!select) {
    return [];
  }
  await user.click(select);
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

describe('totals of all rows', () => {
  proves(
    [
      'The grid requests these totals together with the rows.',
      'Turn the page of the demo: the totals stay the same, because they include all 21 rows and not the rows of the page.',
      'Return an `aggregateRow` in addition to `rows`.',
      'This object contains the totals of all rows.',
      'Write `getAggregatedValue(row, field)`, which returns the total of a column.',
    ],
    async () => {
      const getAggregatedValue = jest.fn((row, field: string) => row.totals?.[field]);
      const { api, server } = await showTotals({}, { getAggregatedValue });
      expect(server.requests.map(({ aggregationModel }) => aggregationModel)).toEqual([
        { baked: 'sum' },
      ]);
      expect(getAggregatedValue).toHaveBeenCalledWith(
        { id: 'all', totals: { baked: 6000 } },
        'baked',
      );
      expect(baked()).toEqual(['1,000', '2,000', '6,000']);
      act(() => api().setPage(1));
      await settle();
      expect(baked()).toEqual(['3,000', '6,000']);
    },
  );

  proves(
    'Server-side aggregation requires [Premium](/x/introduction/licensing/#premium-plan).',
    async () => {
      const server = createFakeServer(answerOf);
      const initialState: object = model;
      show(
        <DataGridPro
          columns={columns}
          dataSource={{ getRows: server.ask }}
          initialState={initialState}
        />,
      );
      await settle();
      expect(server.requests[0]).not.toHaveProperty('aggregationModel');
      expect(baked()).toEqual(['1,000', '2,000', '3,000']);
    },
  );

  proves(
    [
      'List the functions of your server in the `aggregationFunctions` prop.',
      'With a data source, the list is empty by default, because the functions of the browser would see a part of the rows.',
    ],
    async () => {
      const dataSource = { getRows: async (params: Params) => answerOf(params) };
      const { user, unmount } = show(<DataGridPremium columns={columns} dataSource={dataSource} />);
      await settle();
      expect(await optionsOf(user, 'Baked')).toEqual([]);
      await settle();
      unmount();
      const own = await showTotals();
      expect(await optionsOf(own.user, 'Baked')).toEqual(['...', 'sum', 'avg']);
      await settle();
    },
  );

  proves(
    [
      "In `getRows`, send the `aggregationModel`, such as `{ baked: 'sum' }`, to your server.",
      'Users change this model in the column menu.',
      'To set the model yourself, use the `aggregationModel` prop or `initialState`.',
    ],
    async () => {
      const { user, server, unmount } = await showTotals();
      await optionsOf(user, 'Baked');
      await user.click(screen.getByRole('option', { name: 'avg' }));
      await settle();
      expect(server.requests.map(({ aggregationModel }) => aggregationModel)).toEqual([
        { baked: 'sum' },
        { baked: 'avg' },
      ]);
      unmount();
      const own = await showTotals({ aggregationModel: { baked: 'avg' } });
      expect(own.server.requests[0]?.aggregationModel).toEqual({ baked: 'avg' });
    },
  );

  proves(
    [
      'read `row[field]` in `getAggregatedValue` instead.',
      'For number columns, return numbers from `getAggregatedValue`, although its type says `string`.',
      "Numbers pass through the column's `valueFormatter` and show as `4,590`.",
      'If `getAggregatedValue` returns `undefined`, the cell is empty.',
    ],
    async () => {
      const { unmount } = await showTotals(
        {},
        { getAggregatedValue: (row, field) => row[field] },
        (params) => ({
          ...answerOf(params),
          aggregateRow: { id: 'all', baked: 4590 },
        }),
      );
      expect(baked().at(-1)).toBe('4,590');
      unmount();
      await showTotals({}, {}, (params) => ({ ...answerOf(params), aggregateRow: { id: 'all' } }));
      expect(baked()).toEqual(['1,000', '2,000', '']);
      const returning = (value: string) =>
        `import type { GridDataSource } from '@mui/x-data-grid-premium';
        export const get: GridDataSource['getAggregatedValue'] = () => ${value};`;
      await expectCompiles(returning(`'a'`));
      await expectTypeError(returning('1'), /TS2322/);
    },
  );

  proves('If a function is missing, the grid throws an error while it renders.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const dataSource = { getRows: async (params: Params) => answerOf(params) };
    const grid = (name: string) => (
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { baked: name } } }}
      />
    );
    expect(() => show(grid('sum')).unmount()).not.toThrow();
    expect(() => show(grid('median'))).toThrow(TypeError);
  });
});

describe('functions of the server', () => {
  proves(
    [
      "You don't need `apply`, because the grid doesn't compute the result.",
      '| `columnTypes` | The column types that offer this function. By default, all types do',
      "| `valueFormatter` | Formats the result in place of the column's `valueFormatter`",
      "| `hasCellUnit` | Set it to `false` if the result doesn't have the unit of the cells, as for a count",
    ],
    async () => {
      const apply = jest.fn();
      const units = new Set<unknown>();
      const own: Record<string, { apply: () => void } & GridAggregationFunctionDataSource> = {
        sum: {
          apply,
          columnTypes: ['number'],
          hasCellUnit: false,
          valueFormatter: (value: number) => `${value} loaves`,
        },
      };
      const { user, unmount } = await showTotals({
        aggregationFunctions: own,
        columns: [
          { field: 'id', headerName: 'Id' },
          {
            field: 'baked',
            type: 'number',
            renderCell: ({ aggregation, formattedValue }) => {
              units.add(aggregation?.hasCellUnit);
              return formattedValue;
            },
          },
        ],
      });
      expect(baked().at(-1)).toBe('6000 loaves');
      expect(units).toEqual(new Set([undefined, false]));
      expect(apply).not.toHaveBeenCalled();
      expect(await optionsOf(user, 'Id')).toEqual([]);
      await settle();
      unmount();
      const other = await showTotals();
      expect(await optionsOf(other.user, 'Id')).toEqual(['...', 'sum', 'avg']);
      await settle();
      other.unmount();
      await expectCompiles(
        `import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
        export const functions: DataGridPremiumProps['aggregationFunctions'] = { sum: {} };`,
      );
    },
  );

  proves(
    [
      '| `label` | The text in the header and in the menu. `sum`, `avg`, `min`, `max`, and `size` have a translated label by default',
      'If a function has no label, the grid shows its name.',
      'In the `aggregationFunctions` prop, each key is the name of a function:',
    ],
    async () => {
      const { user, unmount } = await showTotals({
        aggregationFunctions: {
          sum: {},
          avg: {},
          min: {},
          max: {},
          size: {},
          median: {},
          top: { label: 'best' },
        },
        localeText: {
          aggregationFunctionLabelSum: 'Σ',
          aggregationFunctionLabelAvg: 'Ø',
          aggregationFunctionLabelMin: '↓',
          aggregationFunctionLabelMax: '↑',
          aggregationFunctionLabelSize: '#',
        },
      });
      expect(headerOf('Baked')).toHaveTextContent(/Σ/);
      expect(await optionsOf(user, 'Baked')).toEqual([
        '...',
        'Σ',
        'Ø',
        '↓',
        '↑',
        '#',
        'median',
        'best',
      ]);
      await settle();
      unmount();
    },
  );

  proves(
    [
      '`aggregable: false` on a column removes the choice of functions from its menu.',
      '`availableAggregationFunctions` limits the functions of a column.',
    ],
    async () => {
      const { user } = await showTotals({
        columns: [
          { field: 'id', headerName: 'Id', aggregable: false },
          { field: 'baked', headerName: 'Baked', availableAggregationFunctions: ['sum'] },
        ],
      });
      expect(await optionsOf(user, 'Id')).toEqual([]);
      await user.keyboard('{Escape}');
      await settle(400);
      expect(await optionsOf(user, 'Baked')).toEqual(['...', 'sum']);
      await settle();
    },
  );

  proves(
    [
      'Each change of the model sends a request for rows and totals.',
      'If the request fails, the rows and the totals disappear, so offer [another attempt](/x/react-data-grid/server-side-data/#show-errors-and-try-again), as the demo does.',
    ],
    async () => {
      const failed = jest.fn();
      const { api, server } = await showTotals({ onDataSourceError: failed });
      act(() => api().setAggregationModel({ baked: 'avg' }));
      await settle();
      expect(server.requests[1]).toMatchObject({
        start: 0,
        end: 1,
        aggregationModel: { baked: 'avg' },
      });
      server.failNext();
      act(() => api().setAggregationModel({ id: 'avg' }));
      await settle();
      expect(failed).toHaveBeenCalledTimes(1);
      expect(textsOf('id')).toEqual([]);
    },
  );
});

describe('totals of groups', () => {
  const grouped = { ...pages, ...model, rowGrouping: { model: ['id'] } };

  proves(
    [
      'With [row grouping](/x/react-data-grid/server-side-data/row-grouping/) or [tree data](/x/react-data-grid/server-side-data/tree-data/), send the totals of a group in the row of the group.',
      'The grid passes this row to `getAggregatedValue`, so one function reads the totals of groups and of all rows.',
      'The totals show before users expand a group.',
      'If a column has no function, a group shows the value that its row has in this field.',
    ],
    async () => {
      const getAggregatedValue = jest.fn((row, field: string) => row.totals?.[field]);
      for (const props of [{ initialState: grouped }, { treeData: true }]) {
        const { unmount } = await showTotals(props, { getAggregatedValue }, (params) =>
          answerOf({ ...params, groupFields: ['id'] }),
        );
        expect(baked()).toEqual(['4,500', '6,000']);
        expect(getAggregatedValue).toHaveBeenCalledWith(
          expect.objectContaining({ id: 'Canal', size: 3 }),
          'baked',
        );
        getAggregatedValue.mockClear();
        unmount();
      }
      await showTotals({ initialState: { ...pages, rowGrouping: { model: ['id'] } } });
      expect(textsOf(GROUP)).toEqual(['Canal (3)']);
      expect(baked()).toEqual(['7']);
    },
  );

  proves(
    [
      'By default, totals of groups are in the row of the group, and the total of all rows is at the bottom.',
      'To change the positions, pass `getAggregationPosition`.',
      'If the function returns `null`, there is no total.',
      'This function removes the total of all rows, whose `depth` is -1:',
    ],
    async () => {
      const shown = async (
        getAggregationPosition?: DataGridPremiumProps['getAggregationPosition'],
      ) => {
        const { user, unmount } = await showTotals({
          initialState: grouped,
          ...(getAggregationPosition && { getAggregationPosition }),
        });
        const row = document.querySelector<HTMLElement>('[role="row"][data-id="Canal"]');
        if (row) {
          await user.click(within(row).getByRole('button'));
        }
        await settle();
        const texts = baked();
        unmount();
        return texts;
      };
      const below = ['1,000', '2,000', '3,000'];
      expect(await shown()).toEqual(['4,500', ...below, '6,000']);
      expect(await shown(() => null)).toEqual(['7', ...below]);
      expect(await shown(({ depth }) => (depth === -1 ? null : 'inline'))).toEqual([
        '4,500',
        ...below,
      ]);
      expect(await shown(({ depth }) => (depth === -1 ? 'footer' : null))).toEqual([
        '7',
        ...below,
        '6,000',
      ]);
    },
  );
});

describe('cost', () => {
  proves(
    [
      'If a response has no `aggregateRow`, the grid keeps the last one.',
      'Otherwise, the old totals stay below the new rows.',
    ],
    async () => {
      const firstOnly = (params: Params) => {
        const { rows, rowCount, aggregateRow } = answerOf(params);
        const isFirst = params.start === 0 && params.filterModel.items.length === 0;
        return isFirst ? { rows, rowCount, aggregateRow } : { rows, rowCount };
      };
      const { api } = await showTotals({}, {}, firstOnly as typeof answerOf);
      act(() => api().setPage(1));
      await settle();
      expect(baked()).toEqual(['3,000', '6,000']);
      act(() => api().setFilterModel({ items: [{ field: 'baked', operator: '=', value: 1 }] }));
      await settle();
      expect(baked().at(-1)).toBe('6,000');
    },
  );

  proves(
    [
      'The [cache](/x/react-data-grid/server-side-data/#cache-responses) keeps a response for each aggregation model.',
      'If users return to an earlier choice of functions, the grid needs no request.',
    ],
    async () => {
      const { api, server } = await showTotals();
      for (const name of ['avg', 'sum']) {
        act(() => api().setAggregationModel({ baked: name }));
        await settle();
      }
      expect(server.requests).toHaveLength(2);
    },
  );

  proves(
    'Your server decides whether totals follow the filter, and `aggregationRowsScope` has no effect.',
    async () => {
      for (const aggregationRowsScope of ['all', 'filtered'] as const) {
        const { api, server, unmount } = await showTotals({ aggregationRowsScope });
        act(() => api().setFilterModel({ items: [{ field: 'baked', operator: '=', value: 1 }] }));
        await waitFor(() => expect(baked().at(-1)).toBe('6,000'));
        expect(JSON.stringify(server.requests)).not.toContain(aggregationRowsScope);
        unmount();
      }
    },
  );
});

exempt(
  [
    "With a [data source](/x/react-data-grid/server-side-data/), the browser doesn't have all rows, so your server computes sums and averages.",
    'This demo adds a median.',
    "Your server can offer functions that the browser doesn't have.",
  ],
  'What a server does, and why it has to.',
);
