import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  gridAggregationModelSelector,
  gridFilteredSortedRowIdsSelector,
  type GridAggregationFunction,
  type GridAggregationGetCellValueParams,
  type GridAggregationLookup,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import ControlledTotals from '../../../docs/x/react-data-grid/aggregation/ControlledTotals';
import DaySales from '../../../docs/x/react-data-grid/aggregation/DaySales';
import GroupTotals from '../../../docs/x/react-data-grid/aggregation/GroupTotals';
import OwnFunctions from '../../../docs/x/react-data-grid/aggregation/OwnFunctions';
import TotalCells from '../../../docs/x/react-data-grid/aggregation/TotalCells';
import WeightedMargin from '../../../docs/x/react-data-grid/aggregation/WeightedMargin';
import {
  act,
  cellsOf,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  fireEvent,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, kind: 'a', n: 10, day: new Date(2026, 2, 16) },
  { id: 2, kind: 'b', n: 1, day: new Date(2026, 2, 15) },
  { id: 3, kind: 'a', n: 7, day: new Date(2026, 2, 17) },
];

const columns: readonly GridColDef[] = [
  { field: 'kind', headerName: 'Kind' },
  { field: 'n', headerName: 'N', type: 'number' },
  { field: 'day', headerName: 'Day', type: 'date' },
];

const withModel = (model: Record<string, string>) => ({ aggregation: { model } });
const grouped = { rowGrouping: { model: ['kind'] }, ...withModel({ n: 'sum' }) };

const nColumn: GridColDef = { field: 'n', headerName: 'N', type: 'number' };

/** A parent with a number of its own. */
const tree: Partial<DataGridPremiumProps> = {
  treeData: true,
  getTreeDataPath: ({ path }) => path,
  rows: [
    { id: 1, path: ['p'], n: 500 },
    { id: 2, path: ['p', 'x'], n: 1 },
    { id: 3, path: ['p', 'y'], n: 2 },
  ],
};

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      initialState={withModel({ n: 'sum' })}
      defaultGroupingExpansionDepth={-1}
      {...props}
    />
  );
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    lookup: () => gridAggregationLookupSelector({ current: api() }),
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridPremiumProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** Totals are computed a moment after what changed them. */
const settle = () => act(() => pause(20));

/** The total of one column of values, and what its cell shows. */
async function totalOf(values: readonly unknown[], name: string, column: Partial<GridColDef> = {}) {
  const { lookup, unmount } = showWithApi({
    rows: values.map((value, id) => ({ id, value })),
    columns: [{ field: 'value', type: 'number', ...column }],
    initialState: withModel({ value: name }),
  });
  await settle();
  // Without a function that suits, there is nothing at all.
  const totals: GridAggregationLookup | undefined = lookup();
  const value: unknown = totals?.[GRID_ROOT_GROUP_ID]?.value?.value;
  const text = textsOf('value').at(-1);
  unmount();
  return [value, text];
}

const grandTotal = (field = 'n') => textsOf(field).at(-1);

/** The totals' row at the bottom. */
const bottom = () => document.querySelector('.MuiDataGrid-pinnedRows--bottom');

/** A function that counts its calls. */
function counting(more: Partial<GridAggregationFunction> = {}) {
  const apply = jest.fn(({ values }: { values: unknown[] }) => values.length);
  const aggregationFunctions: Record<string, GridAggregationFunction> = {
    ...GRID_AGGREGATION_FUNCTIONS,
    own: { apply, ...more },
  };
  return { apply, aggregationFunctions };
}

describe('totals', () => {
  proves('Aggregation requires [Premium](/x/introduction/licensing/#premium-plan).', async () => {
    const initialState: object = withModel({ n: 'sum' });
    show(<DataGridPro rows={rows} columns={columns} initialState={initialState} />);
    await settle();
    expect(textsOf('n')).toEqual(['10', '1', '7']);
  });

  proves(
    [
      'The header of the column shows the name of the function.',
      "The aggregation model maps a field to the name of a function, such as `{ revenue: 'sum' }`.",
    ],
    async () => {
      show(<DaySales />);
      await settle();
      expect(headerOf('Pieces')).toHaveTextContent(/avg/);
      expect(headerOf('Revenue')).toHaveTextContent(/sum/);
      expect([grandTotal('pieces'), grandTotal('revenue')]).toEqual(['132', '€1,188.00']);
    },
  );

  proves(
    [
      'Totals cover the rows of all pages that pass the filter.',
      'When rows change, the grid computes the totals again.',
      'The row of totals stays visible while users scroll, and is shown on each page.',
      'If the grid has no rows, there is no row of totals.',
    ],
    async () => {
      const { api } = showWithApi({
        pagination: true,
        pageSizeOptions: [1],
        initialState: {
          ...withModel({ n: 'sum' }),
          pagination: { paginationModel: { page: 0, pageSize: 1 } },
        },
      });
      await settle();
      // One row of the page, and the row of totals in the part that doesn't scroll.
      expect(textsOf('n')).toEqual(['10', '18']);
      expect(bottom()).toHaveTextContent('18');
      act(() => api().setPage(2));
      expect(textsOf('n')).toEqual(['7', '18']);
      act(() => api().setFilterModel({ items: [{ field: 'n', operator: '<', value: 10 }] }));
      await settle();
      expect(grandTotal()).toBe('8');
      act(() => api().updateRows([{ id: 3, n: 8 }]));
      await settle();
      expect(grandTotal()).toBe('9');
      act(() => api().setRows([]));
      await settle();
      expect(textsOf('n')).toEqual([]);
    },
  );

  proves('Hidden columns are included.', async () => {
    const { lookup } = showWithApi({
      initialState: {
        ...withModel({ n: 'sum' }),
        columns: { columnVisibilityModel: { n: false } },
      },
    });
    await settle();
    expect(textsOf('n')).toEqual([]);
    expect(lookup()[GRID_ROOT_GROUP_ID]).toEqual({ n: { position: 'footer', value: 18 } });
  });
});

describe('what people choose', () => {
  const optionsOf = async (user: ReturnType<typeof show>['user'], name: string) => {
    await openMenuOf(user, name);
    const select = screen.queryByRole('combobox', { name: 'Aggregation' });
    if (select) {
      await user.click(select);
      return screen.getAllByRole('option').map(({ textContent }) => textContent);
    }
    return [];
  };

  proves(
    [
      'Users choose a function in the column menu, which has a select with the functions that suit the type of the column.',
      '| `aggregable: false` on a column | The menu has no select. The model can still contain the column |',
      '| `availableAggregationFunctions` on a column | Only the functions in this list can be used, in the menu and in the model, whatever the type is |',
    ],
    async () => {
      const { user, unmount } = show(<Grid />);
      expect(await optionsOf(user, 'N')).toEqual(['...', 'sum', 'avg', 'min', 'max', 'size']);
      await user.click(screen.getByRole('option', { name: 'max' }));
      await settle();
      expect(grandTotal()).toBe('10');
      unmount();
      const limited = show(
        <Grid
          columns={[
            { field: 'kind', headerName: 'Kind', availableAggregationFunctions: ['sum'] },
            { field: 'n', headerName: 'N', type: 'number', aggregable: false },
            { field: 'day', type: 'date', availableAggregationFunctions: ['max'] },
          ]}
          initialState={withModel({ n: 'sum', day: 'min' })}
        />,
      );
      await settle();
      expect([grandTotal('n'), grandTotal('day')]).toEqual(['18', '']);
      expect(await optionsOf(limited.user, 'N')).toEqual([]);
      await limited.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(await optionsOf(limited.user, 'Kind')).toEqual(['...', 'sum']);
    },
  );

  proves(
    [
      '| `disableAggregation` on the grid | The grid shows no totals and no select. The functions still run |',
      'To replace the icon next to the select, pass the slot `columnMenuAggregationIcon`.',
    ],
    async () => {
      const { apply, aggregationFunctions } = counting();
      const { user, unmount } = show(
        <Grid
          disableAggregation
          aggregationFunctions={aggregationFunctions}
          initialState={withModel({ n: 'own' })}
        />,
      );
      await settle();
      expect(textsOf('n')).toEqual(['10', '1', '7']);
      expect(apply).toHaveBeenCalledTimes(1);
      expect(await optionsOf(user, 'N')).toEqual([]);
      unmount();
      const other = show(
        <Grid slots={{ columnMenuAggregationIcon: () => <i data-testid="own" /> }} />,
      );
      await openMenuOf(other.user, 'N');
      expect(
        screen.getByTestId('own').closest('li')?.querySelector('[role="combobox"]'),
      ).toHaveAccessibleName('Aggregation');
    },
  );
});

describe('built-in functions', () => {
  proves("| `'sum'` | `number` | The sum of the numbers. Other values are left out |", async () => {
    expect(await totalOf([1, null, '5', NaN, 2], 'sum')).toEqual([3, '3']);
    expect(await totalOf(['1'], 'sum', { type: 'string' })).toEqual([undefined, '1']);
  });

  proves(
    "| `'avg'` | `number` | The mean of the numbers. If their sum is 0, the total is empty |",
    async () => {
      expect(await totalOf([1, null, 3], 'avg')).toEqual([2, '2']);
      expect(await totalOf([0, 0], 'avg')).toEqual([null, '']);
      expect(await totalOf([-1, 1], 'avg')).toEqual([null, '']);
    },
  );

  proves(
    "| `'min'`, `'max'` | `number`, `date`, `dateTime` | The smallest or largest value |",
    async () => {
      expect(await totalOf([3, null, 1, 2], 'min')).toEqual([1, '1']);
      expect(await totalOf([3, null, 1, 2], 'max')).toEqual([3, '3']);
      const days = rows.map(({ day }) => day);
      for (const type of ['date', 'dateTime'] as const) {
        expect((await totalOf(days, 'min', { type }))[0]).toEqual(new Date(2026, 2, 15));
        expect((await totalOf(days, 'max', { type }))[0]).toEqual(new Date(2026, 2, 17));
      }
      expect((await totalOf(['x'], 'max', { type: 'string' }))[0]).toBeUndefined();
    },
  );

  proves(
    [
      "| `'size'` | all | The number of values. `null` is counted, `undefined` isn't |",
      "If the column is `boolean`, `'size'` shows nothing.",
      "The grid formats totals with the `valueFormatter` of the column, except for `'size'`.",
    ],
    async () => {
      for (const type of ['string', 'number', 'singleSelect'] as const) {
        const valueFormatter = () => 'formatted';
        expect(await totalOf([1, null, undefined], 'size', { type, valueFormatter })).toEqual([
          2,
          '2',
        ]);
      }
      expect(await totalOf([true, false], 'size', { type: 'boolean' })).toEqual([2, '']);
    },
  );

  proves("The functions receive the results of the column's `valueGetter`.", async () => {
    const column: Partial<GridColDef> = {
      valueGetter: (value: number) => value * 100,
      valueFormatter: (value: number) => `${value} ct`,
    };
    expect(await totalOf([1, 2], 'sum', column)).toEqual([300, '300 ct']);
    expect(await totalOf([1, 2], 'max', column)).toEqual([200, '200 ct']);
  });
});

describe('totals of groups', () => {
  proves(
    [
      'With [row grouping](/x/react-data-grid/row-grouping/), each group shows its total in its row, and the grand total is at the bottom.',
      "When users sort by a column with totals, groups with `'inline'` totals are sorted by their totals.",
      "Groups with `'footer'` totals keep their order.",
    ],
    async () => {
      const { api, unmount } = showWithApi({ initialState: grouped });
      await settle();
      expect(textsOf('n')).toEqual(['17', '10', '7', '1', '1', '18']);
      expect(bottom()).toHaveTextContent('18');
      act(() => api().setSortModel([{ field: 'n', sort: 'asc' }]));
      await settle();
      expect(textsOf('n')).toEqual(['1', '1', '17', '7', '10', '18']);
      unmount();
      const below = showWithApi({ initialState: grouped, getAggregationPosition: () => 'footer' });
      await settle();
      for (const sort of ['asc', 'desc'] as const) {
        act(() => below.api().setSortModel([{ field: 'n', sort }]));
        await settle();
        expect([textsOf('n')[3], textsOf('n')[6]]).toEqual(['17', '1']);
      }
    },
  );

  proves(
    [
      "| `'inline'` | In the row of the group |",
      "| `'footer'` | In a row below the last row of the group |",
      '| `null` | Nowhere |',
      '`getAggregationPosition` receives the node of each group.',
      'The node with `depth` -1 is the whole grid.',
      "To show the grand total, return `'footer'` for this node.",
      'Define the function outside the component, because the grid computes all totals again for a new function.',
    ],
    async () => {
      const { apply, aggregationFunctions } = counting();
      const inline = showWithApi({
        aggregationFunctions,
        initialState: { ...grouped, ...withModel({ n: 'own' }) },
        getAggregationPosition: () => 'inline',
      });
      await settle();
      expect(textsOf('n')).toEqual(['2', '10', '7', '1', '1']);
      apply.mockClear();
      inline.rerender({ getAggregationPosition: () => 'inline' });
      await settle();
      expect(apply).toHaveBeenCalledTimes(3);
      inline.unmount();
      const { unmount } = show(
        <Grid
          initialState={grouped}
          getAggregationPosition={({ depth, groupingKey }) =>
            depth === -1 ? null : groupingKey === 'a' ? 'footer' : 'inline'
          }
        />,
      );
      await settle();
      expect(textsOf('n')).toEqual(['', '10', '7', '17', '1', '1']);
      unmount();
      const { user } = show(<GroupTotals />);
      await user.click(screen.getByRole('radio', { name: 'Below the group' }));
      await settle();
      expect(textsOf('revenue').slice(0, 5)).toEqual([
        '',
        '€192.00',
        '€216.00',
        '€78.00',
        '€486.00',
      ]);
    },
  );

  proves(
    [
      'Otherwise the rows of the group are missing from the total of the parent.',
      'For example, with `null` for all groups, the grand total of a sum is 0.',
    ],
    async () => {
      const { rerender } = showWithApi({
        initialState: grouped,
        getAggregationPosition: ({ depth }) => (depth === -1 ? 'footer' : null),
      });
      await settle();
      expect(grandTotal()).toBe('0');
      rerender({ rowGroupingModel: [] });
      await settle();
      expect(grandTotal()).toBe('18');
    },
  );

  proves(
    [
      'In [tree data](/x/react-data-grid/tree-data/), a parent shows the total instead of the value in its row.',
      'Totals contain the values of rows without children, and not the values of parents.',
      'Filters compare the total of a parent, and not its own value.',
      'If users edit the cell of a parent, the editor starts with the total.',
    ],
    async () => {
      const { api, user } = showWithApi({ ...tree, columns: [{ ...nColumn, editable: true }] });
      await settle();
      expect(textsOf('n')).toEqual(['3', '1', '2', '3']);
      const filter = async (value: number) => {
        act(() => api().setFilterModel({ items: [{ field: 'n', operator: '=', value }] }));
        await settle();
        return gridFilteredSortedRowIdsSelector({ current: api() });
      };
      expect(await filter(500)).toEqual([]);
      act(() => api().setFilterModel({ items: [] }));
      await settle();
      expect(await filter(3)).toEqual([1]);
      act(() => api().setFilterModel({ items: [] }));
      await settle();
      await user.dblClick(cellsOf('n')[0] as HTMLElement);
      expect(screen.getByRole('spinbutton')).toHaveValue(3);
    },
  );
});

describe('own functions', () => {
  proves(
    [
      '| `apply` | Required. Receives `{ values, groupId, field }` and the API object, and returns the result |',
      '| `label` | The name in the header and in the menu |',
      '| `columnTypes` | The column types that can use the function. The default is all types |',
    ],
    async () => {
      const { apply, aggregationFunctions } = counting({ label: 'mine', columnTypes: ['string'] });
      const { api, user, unmount } = showWithApi({
        aggregationFunctions,
        initialState: withModel({ kind: 'own', n: 'own' }),
      });
      await settle();
      expect(apply).toHaveBeenCalledWith(
        { values: ['a', 'b', 'a'], groupId: GRID_ROOT_GROUP_ID, field: 'kind' },
        expect.objectContaining({ getRow: api().getRow }),
      );
      expect(headerOf('Kind')).toHaveTextContent(/mine/);
      expect(headerOf('N')).not.toHaveTextContent(/mine/);
      await openMenuOf(user, 'Kind');
      await user.click(screen.getByRole('combobox', { name: 'Aggregation' }));
      expect(screen.getByRole('option', { name: 'mine' })).toBeInTheDocument();
      await settle();
      unmount();
      const own = (fields: string) =>
        `import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
        export const own: GridAggregationFunction = { ${fields} };`;
      await expectCompiles(own('apply: () => 1'));
      await expectTypeError(own(`label: 'mine'`), /TS2741.*apply/);
      const all = counting();
      for (const type of ['string', 'boolean'] as const) {
        const { lookup } = showWithApi({
          columns: [{ field: 'n', type }],
          aggregationFunctions: all.aggregationFunctions,
          initialState: withModel({ n: 'own' }),
        });
        await settle();
        expect(lookup()[GRID_ROOT_GROUP_ID]?.n?.value).toBe(3);
      }
    },
  );

  proves(
    [
      '| `valueFormatter` | Formats the result, instead of the `valueFormatter` of the column |',
      '| `hasCellUnit` | `false` if the result has another unit than the cells, such as a count. The default is `true` |',
    ],
    async () => {
      const { unmount } = show(<OwnFunctions />);
      await settle();
      expect(grandTotal('product')).toBe('3 kinds');
      unmount();
      const units: unknown[] = [];
      const seen = async (more: Partial<GridAggregationFunction>) => {
        const { aggregationFunctions } = counting(more);
        const shown = show(
          <Grid
            aggregationFunctions={aggregationFunctions}
            initialState={withModel({ n: 'own' })}
            columns={[
              {
                field: 'n',
                renderCell: ({ aggregation }) => {
                  units.push(aggregation?.hasCellUnit);
                  return null;
                },
              },
            ]}
          />,
        );
        await settle();
        shown.unmount();
        return new Set(units.splice(0).filter((unit) => unit !== undefined));
      };
      expect(await seen({})).toEqual(new Set([true]));
      expect(await seen({ hasCellUnit: false })).toEqual(new Set([false]));
    },
  );

  proves(
    [
      '| `getCellValue` | Receives `{ row, field }` and returns the value for `values` |',
      'An average of averages would be wrong if the groups differ in size:',
      'To compute a ratio of two sums, return the raw amounts of a row from `getCellValue`, and divide their sums in `apply`.',
    ],
    async () => {
      const getCellValue = jest.fn(({ row }: GridAggregationGetCellValueParams): unknown => row.id);
      const { apply, aggregationFunctions } = counting({ getCellValue });
      const { unmount } = show(
        <Grid aggregationFunctions={aggregationFunctions} initialState={withModel({ n: 'own' })} />,
      );
      await settle();
      expect(getCellValue).toHaveBeenCalledWith({ row: rows[0], field: 'n' });
      expect(apply.mock.lastCall?.[0].values).toEqual([1, 2, 3]);
      unmount();
      show(<WeightedMargin />);
      await settle();
      expect(textsOf('margin')).toContain('69.2%');
      expect(grandTotal('margin')).toBe('58.9%');
    },
  );

  proves(
    [
      "If groups show `'footer'` totals, the grid calls `getCellValue` for the rows of totals too.",
      'The `row` is then `undefined`, so read `row?.cost`.',
    ],
    async () => {
      const getCellValue = jest.fn(
        ({ row }: Partial<GridAggregationGetCellValueParams>): unknown => row?.n,
      );
      const { aggregationFunctions } = counting({ getCellValue });
      for (const position of ['inline', 'footer'] as const) {
        getCellValue.mockClear();
        const { unmount } = show(
          <Grid
            aggregationFunctions={aggregationFunctions}
            initialState={{ ...grouped, aggregation: { model: { n: 'own' } } }}
            getAggregationPosition={() => position}
          />,
        );
        await settle();
        const rowsGiven = getCellValue.mock.calls.map(([{ row }]) => row);
        expect(rowsGiven.length).toBeGreaterThan(0);
        expect(rowsGiven.includes(undefined)).toBe(position === 'footer');
        unmount();
      }
    },
  );

  proves(
    [
      '| `applySorting` | With `true`, `values` has the order of the rows on the screen, for functions such as "first" |',
      'A function with `applySorting` also runs after each sorting.',
    ],
    async () => {
      for (const applySorting of [true, false]) {
        const { apply, aggregationFunctions } = counting({ applySorting });
        const { api, unmount } = showWithApi({
          aggregationFunctions,
          initialState: withModel({ n: 'own' }),
        });
        await settle();
        const before = apply.mock.calls.length;
        act(() => api().setSortModel([{ field: 'n', sort: 'asc' }]));
        await settle();
        expect(apply.mock.calls.length > before).toBe(applySorting);
        expect(apply.mock.lastCall?.[0].values).toEqual(applySorting ? [1, 7, 10] : [10, 1, 7]);
        unmount();
      }
    },
  );

  proves(
    [
      'With groups, the grand total of a function with `applySorting` contains only the first group.',
      'The totals of outer groups and of other columns that are computed in the same step are wrong too.',
      'The totals of the innermost groups are correct.',
    ],
    async () => {
      const { aggregationFunctions } = counting({ applySorting: true });
      show(
        <Grid
          aggregationFunctions={aggregationFunctions}
          columns={[...columns, { field: 'id' }]}
          initialState={{ ...grouped, ...withModel({ n: 'sum', id: 'own' }) }}
        />,
      );
      await settle();
      expect(textsOf('n')).toEqual(['17', '10', '7', '1', '1', '17']);
    },
  );

  proves('`values` can contain `null`, but no `undefined`.', async () => {
    const { apply, aggregationFunctions } = counting();
    show(
      <Grid
        rows={[{ id: 1 }, { id: 2, n: null }, { id: 3, n: 3 }]}
        aggregationFunctions={aggregationFunctions}
        initialState={withModel({ n: 'own' })}
      />,
    );
    await settle();
    expect(apply.mock.lastCall?.[0].values).toEqual([null, 3]);
  });

  proves(
    "Define the object outside the component, so that the grid doesn't compute the totals on each render.",
    async () => {
      const { apply, aggregationFunctions } = counting();
      const { rerender } = showWithApi({
        aggregationFunctions,
        initialState: withModel({ n: 'own' }),
      });
      await settle();
      apply.mockClear();
      rerender({});
      await settle();
      expect(apply).not.toHaveBeenCalled();
      rerender({ aggregationFunctions: { ...aggregationFunctions } });
      await settle();
      expect(apply).toHaveBeenCalled();
    },
  );
});

describe('the model', () => {
  proves(
    [
      'With an empty model, `{}`, the grid shows no totals.',
      'To control the model, pass `aggregationModel` and `onAggregationModelChange`.',
      'To change the model, call `setAggregationModel(model)` of the [API object](/x/react-data-grid/api-object/).',
      'To read the model, use `gridAggregationModelSelector`.',
      'Each change fires the `aggregationModelChange` event.',
    ],
    async () => {
      const heard = jest.fn();
      const { api, unmount } = showWithApi();
      act(() => {
        api().subscribeEvent('aggregationModelChange', heard);
      });
      act(() => api().setAggregationModel({ day: 'min' }));
      expect(gridAggregationModelSelector({ current: api() })).toEqual({ day: 'min' });
      expect(heard.mock.calls.map(([model]) => model)).toEqual([{ day: 'min' }]);
      act(() => api().setAggregationModel({}));
      expect(bottom()).toBeNull();
      unmount();
      const changed = jest.fn();
      const own = showWithApi({
        aggregationModel: { n: 'sum' },
        onAggregationModelChange: changed,
      });
      act(() => own.api().setAggregationModel({ n: 'max' }));
      await settle();
      expect(changed.mock.lastCall?.[0]).toEqual({ n: 'max' });
      expect(grandTotal()).toBe('18');
      own.rerender({ aggregationModel: { n: 'max' } });
      await settle();
      expect(grandTotal()).toBe('10');
    },
  );

  proves(
    [
      'The first key of the result is the id of a group, and the second key is a field.',
      'Each entry contains `value` and `position`.',
      'The id of the whole grid is `GRID_ROOT_GROUP_ID`.',
      'The grid computes totals after the first render, so the result is `undefined` at first.',
      'If the model becomes empty or you set `disableAggregation`, the result keeps the last totals.',
    ],
    async () => {
      for (const off of ['model', 'prop'] as const) {
        const one = showWithApi();
        expect(one.lookup()).toBeUndefined();
        await settle();
        const before = one.lookup();
        expect(before[GRID_ROOT_GROUP_ID]?.n?.value).toBe(18);
        if (off === 'model') {
          act(() => one.api().setAggregationModel({}));
        } else {
          one.rerender({ disableAggregation: true });
        }
        await settle();
        expect(textsOf('n')).toEqual(['10', '1', '7']);
        expect(one.lookup()).toEqual(before);
        one.unmount();
      }
      const { lookup } = showWithApi({ initialState: grouped });
      await settle();
      expect(lookup()).toEqual({
        'auto-generated-row-kind/a': { n: { position: 'inline', value: 17 } },
        'auto-generated-row-kind/b': { n: { position: 'inline', value: 1 } },
        [GRID_ROOT_GROUP_ID]: { n: { position: 'footer', value: 18 } },
      });
    },
  );

  proves(
    [
      'By default, totals leave out rows that a filter hides.',
      'To include these rows, set `aggregationRowsScope="all"`.',
      'If only `aggregationRowsScope` changes, the totals stay the same until the grid filters again.',
      'To apply a new scope, give the grid another `key`, as the demo does.',
      'A new `aggregationRowsScope` has no effect',
    ],
    async () => {
      const filter = (value: number) => ({ items: [{ field: 'n', operator: '>', value }] });
      const over5 = filter(5);
      const { rerender, unmount } = showWithApi({ filterModel: over5 });
      await settle();
      expect(grandTotal()).toBe('17');
      rerender({ filterModel: over5, aggregationRowsScope: 'all' });
      await settle();
      expect(grandTotal()).toBe('17');
      rerender({ filterModel: filter(8), aggregationRowsScope: 'all' });
      await settle();
      expect(grandTotal()).toBe('18');
      unmount();
      const { user } = show(<ControlledTotals />);
      await settle();
      expect(grandTotal('pieces')).toBe('560');
      await user.click(screen.getByRole('switch'));
      await settle();
      expect(grandTotal('pieces')).toBe('660');
    },
  );
});

describe('cells and limits', () => {
  proves(
    [
      'The `renderCell` of a column renders its totals too:',
      'To recognize a total, check `aggregation` in the params, an object with `aggregationFunctionName` and `hasCellUnit`.',
      'For plain cells, `aggregation` is missing.',
      'To render a total, read `value` and `formattedValue`, because the `row` of a total has none of your fields.',
      'Until the totals are computed, `value` is `undefined`.',
      'In tree data, the `row` of a total is the row of the parent.',
    ],
    async () => {
      const drawn: [unknown, unknown, unknown, unknown][] = [];
      const { unmount } = show(
        <Grid
          columns={[
            {
              field: 'n',
              valueFormatter: (value?: number) => `<${value}>`,
              renderCell: ({ row, value, formattedValue, aggregation }) => {
                drawn.push([row.id, value, formattedValue, aggregation]);
                return null;
              },
            },
          ]}
          initialState={withModel({ n: 'size' })}
        />,
      );
      await settle();
      expect(drawn).toContainEqual([1, 10, '<10>', undefined]);
      expect(drawn).toContainEqual([
        undefined,
        3,
        '3',
        { aggregationFunctionName: 'size', hasCellUnit: false },
      ]);
      expect(drawn).toContainEqual([undefined, undefined, '<undefined>', undefined]);
      unmount();
      const parents: unknown[] = [];
      const other = showWithApi({
        ...tree,
        columns: [
          {
            ...nColumn,
            renderCell: ({ row, value, aggregation }) => {
              parents.push([row.n, value, aggregation?.aggregationFunctionName]);
              return null;
            },
          },
        ],
      });
      await settle();
      expect(parents).toContainEqual([500, 3, 'sum']);
      expect(parents).toContainEqual([undefined, 3, 'sum']);
      other.unmount();
      show(<TotalCells />);
      await settle();
      expect(grandTotal('pieces')).toBe('at most 260 pcs');
    },
  );

  proves(
    'To style totals, or to hide the name of the function in the header, use these classes:',
    async () => {
      show(<Grid />);
      await settle();
      expect(cellsOf('n').at(-1)?.querySelector('.MuiDataGrid-footerCell')).toHaveTextContent('18');
      expect(
        headerOf('N').querySelector('.MuiDataGrid-aggregationColumnHeaderLabel'),
      ).toHaveTextContent('sum');
    },
  );

  proves(
    [
      "CSV and [Excel exports](/x/react-data-grid/export/) contain the grand total as the last row, and the `'inline'` totals of groups.",
      "The `'footer'` totals of groups are left out.",
      'If rows are selected, the export contains only the selected rows, without the grand total.',
      'A selected group is exported with its total.',
      'If users select all rows, the export leaves out groups and totals, because the selection is an exclude model.',
    ],
    async () => {
      const { api, unmount } = showWithApi({ initialState: grouped });
      await settle();
      const csv = (grid = api) =>
        grid()
          .getDataAsCsv({ fields: ['kind', 'n'], includeHeaders: false })
          .split('\r\n')
          .map((line) => line.split(',')[1]);
      expect(csv()).toEqual(['17', '10', '7', '1', '1', '18']);
      const workbook = await api().getDataAsExcel({ fields: ['n'], includeHeaders: false });
      const sheet = workbook?.worksheets[0];
      expect(sheet?.getColumn(1).values.slice(1)).toEqual([17, 10, 7, 1, 1, 18]);
      act(() => api().selectRow(2));
      expect(csv()).not.toContain('18');
      act(() => api().selectRow('auto-generated-row-kind/a', true, true));
      expect(csv()).toEqual(['17', '10', '7']);
      act(() => api().setRowSelectionModel({ type: 'exclude', ids: new Set() }));
      expect(csv()).toEqual(['10', '7', '1']);
      unmount();
      const own = showWithApi({ initialState: grouped, getAggregationPosition: () => 'footer' });
      await settle();
      expect(textsOf('n')).toEqual(['', '10', '7', '17', '', '1', '1', '18']);
      expect(csv(own.api)).toEqual(['', '10', '7', '', '1', '18']);
    },
  );

  proves(
    "[Cell selection](/x/react-data-grid/cell-selection/) can include the `'inline'` totals of groups.",
    async () => {
      const { api } = showWithApi({ initialState: grouped, cellSelection: true });
      await settle();
      const press = (cell: HTMLElement | undefined) => {
        fireEvent.mouseDown(cell ?? document.body);
        fireEvent.click(cell ?? document.body);
      };
      press(cellsOf('n')[0]);
      const group = { 'auto-generated-row-kind/a': { n: true } };
      expect(api().getCellSelectionModel()).toEqual(group);
      press(cellsOf('n').at(-1));
      expect(api().getCellSelectionModel()).toEqual(group);
    },
  );

  proves(
    ["Users can't select or edit rows of totals.", "The row count doesn't include these rows."],
    async () => {
      const { api, user } = showWithApi({
        checkboxSelection: true,
        columns: columns.map((column) => ({ ...column, editable: true })),
      });
      await settle();
      expect(api().getRowsCount()).toBe(3);
      const total = cellsOf('n').at(-1) as HTMLElement;
      await user.dblClick(total);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      await user.click(total);
      expect([...api().getSelectedRows().keys()]).toEqual([]);
      expect(within(bottom() as HTMLElement).queryByRole('checkbox')).toBeNull();
      await user.click(cellsOf('n')[0] as HTMLElement);
      expect([...api().getSelectedRows().keys()]).toEqual([1]);
    },
  );
});

describe('cost', () => {
  proves('The grid computes all totals again whenever a filter or the rows change.', async () => {
    const { apply, aggregationFunctions } = counting();
    const { api } = showWithApi({
      aggregationFunctions,
      initialState: { ...grouped, ...withModel({ n: 'own' }) },
    });
    await settle();
    for (const change of [
      () => api().setFilterModel({ items: [{ field: 'n', operator: '>', value: 0 }] }),
      () => api().updateRows([{ id: 2, n: 2 }]),
    ]) {
      apply.mockClear();
      act(change);
      await settle();
      expect(new Set(apply.mock.calls.map(([{ values }]) => values.length))).toEqual(
        new Set([1, 2, 3]),
      );
    }
  });

  proves(
    [
      'The grid computes the visible columns first, then 20 columns at a time.',
      'After about 8 ms, the grid pauses to let the browser work.',
    ],
    async () => {
      const fields = Array.from({ length: 30 }, (_, index) => `f${index}`);
      const order: { readonly field: string; readonly turn: number }[] = [];
      let turn = 0;
      const timer = setInterval(() => {
        turn += 1;
      }, 0);
      const { aggregationFunctions } = counting({
        apply: ({ field }) => {
          const end = performance.now() + 1;
          while (performance.now() < end);
          order.push({ field, turn });
          return 1;
        },
      });
      const { api, lookup } = showWithApi({
        aggregationFunctions,
        columns: fields.map((field) => ({ field })),
        initialState: {
          ...withModel(Object.fromEntries(fields.map((field) => [field, 'own']))),
          columns: {
            columnVisibilityModel: Object.fromEntries(
              fields.map((field) => [field, field === 'f29']),
            ),
          },
        },
      });
      await waitFor(() => expect(Object.keys(lookup()[GRID_ROOT_GROUP_ID] ?? {})).toHaveLength(30));
      order.length = 0;
      act(() => api().updateRows([{ id: 1, f0: 1 }]));
      await waitFor(() => expect(order).toHaveLength(30));
      clearInterval(timer);
      expect(order[0]?.field).toBe('f29');
      // 21 columns of 1 ms each are more than 8 ms: the other nine come after a pause.
      const turns = order.map((one) => one.turn);
      expect(turns[1]).toBe(turns[20]);
      expect(turns[21]).toBeGreaterThan(turns[20] ?? 0);
      expect(turns[21]).toBe(turns[29]);
    },
  );

  proves(
    'The values of a group are copied into the values of its parent, so each level of groups adds work for every row.',
    async () => {
      const { apply, aggregationFunctions } = counting();
      const total = async (model: string[]) => {
        const { unmount } = show(
          <Grid
            rows={rows.map((row) => ({ ...row, name: `row ${row.id}` }))}
            columns={[...columns, { field: 'name' }]}
            aggregationFunctions={aggregationFunctions}
            initialState={{ ...withModel({ n: 'own' }), rowGrouping: { model } }}
          />,
        );
        await settle();
        unmount();
        const byGroup = new Map(apply.mock.calls.map(([params]) => [params, params.values.length]));
        apply.mockClear();
        return [...byGroup.values()].reduce((sum, count) => sum + count, 0);
      };
      const runs = [await total([]), await total(['kind']), await total(['kind', 'name'])];
      const [none = 0, one = 0, two = 0] = runs;
      expect([one / none, two / none]).toEqual([2, 3]);
    },
  );
});
