import { DataGrid, type DataGridProps, type GridApi, useGridRootProps } from '@mui/x-data-grid';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridApi as GridApiPremium,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApi as GridApiPro } from '@mui/x-data-grid-pro';
import DepartmentTree from '../../../docs/x/react-data-grid/features/DepartmentTree';
import EnergyTotals from '../../../docs/x/react-data-grid/features/EnergyTotals';
import {
  act,
  cellOf,
  cellsOf,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  pause,
  show,
  textsOf,
} from '../harness';

const rows = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: 1 },
];
const columns = [{ field: 'name', headerName: 'Name' }, { field: 'amount' }];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

const PACKAGES = [
  ['x-data-grid', 'DataGrid'],
  ['x-data-grid-pro', 'DataGridPro'],
  ['x-data-grid-premium', 'DataGridPremium'],
] as const;

/** Whether TypeScript takes a prop, of Community, Pro and Premium. */
async function expectInPlans(prop: string, plans: readonly boolean[]): Promise<void> {
  for (const [index, [name, Component]] of PACKAGES.entries()) {
    const module = `import { ${Component} } from '@mui/${name}';
      export const grid = <${Component} rows={[]} columns={[]} ${prop} />;`;
    if (plans[index]) {
      await expectCompiles(module);
    } else {
      await expectTypeError(module, /TS2322|TS2769/);
    }
  }
}

const ALL = [true, true, true];
const FROM_PRO = [false, true, true];
const PREMIUM = [false, false, true];

describe('props by plan', () => {
  proves(
    [
      '| [Column groups](/x/react-data-grid/column-groups/) (`columnGroupingModel`) | Yes | Yes | Yes |',
      '| [Column pinning](/x/react-data-grid/column-pinning/) (`pinnedColumns`) | No | Yes | Yes |',
    ],
    async () => {
      await expectInPlans("columnGroupingModel={[{ groupId: 'a', children: [] }]}", ALL);
      await expectInPlans("pinnedColumns={{ left: ['a'] }}", FROM_PRO);
    },
  );

  proves(
    [
      '| [Custom headers](/x/react-data-grid/column-header/) (`renderHeader`) | Yes | Yes | Yes |',
      '| [Column spanning](/x/react-data-grid/column-spanning/) (`colSpan`) | Yes | Yes | Yes |',
    ],
    async () => {
      const own: DataGridProps['columns'] = [
        { field: 'name', colSpan: 2, renderHeader: () => <b>My header</b> },
        { field: 'amount' },
      ];
      for (const Component of [DataGrid, DataGridPro, DataGridPremium]) {
        const { unmount, container } = show(<Component rows={rows} columns={own} />);
        await act(async () => pause());
        expect(container).toHaveTextContent('My header');
        expect(textsOf('name')).toEqual(['b', 'a']);
        expect(textsOf('amount')).toEqual([]);
        unmount();
      }
    },
  );

  proves(
    [
      '| [Row ids](/x/react-data-grid/row-definition/) (`getRowId`) | Yes | Yes | Yes |',
      "| [Row height](/x/react-data-grid/row-height/): fixed, per row, or `'auto'` (`getRowHeight`) | Yes | Yes | Yes |",
      '| [Row spanning](/x/react-data-grid/row-spanning/) (`rowSpanning`) | Yes | Yes | Yes |',
      '| [Row reordering](/x/react-data-grid/row-ordering/) (`rowReordering`) | No | Yes | Yes |',
      '| [Row pinning](/x/react-data-grid/row-pinning/) (`pinnedRows`) | No | Yes | Yes |',
      '| [Detail panel below a row](/x/react-data-grid/master-detail/) (`getDetailPanelContent`) | No | Yes | Yes |',
      '| [Tree data](/x/react-data-grid/tree-data/) (`treeData`) | No | Yes | Yes |',
      '| [Throttled updates](/x/react-data-grid/row-updates/) (`throttleRowsMs`) | No | Yes | Yes |',
      '| [List view for narrow screens](/x/react-data-grid/list-view/) (`listView`) | No | Yes | Yes |',
    ],
    async () => {
      await expectInPlans('getRowId={() => 1}', ALL);
      await expectInPlans("getRowHeight={({ id }) => (id === 1 ? 40 : 'auto')}", ALL);
      await expectInPlans('rowSpanning', ALL);
      await expectInPlans('rowReordering', FROM_PRO);
      await expectInPlans('pinnedRows={{ top: [] }}', FROM_PRO);
      for (const Component of [DataGridPro, DataGridPremium]) {
        const { unmount } = show(
          <Component rows={rows} columns={columns} getDetailPanelContent={() => null} />,
        );
        expect(cellsOf('__detail_panel_toggle__')).toHaveLength(2);
        unmount();
      }
      await expectInPlans('treeData getTreeDataPath={() => []}', FROM_PRO);
      await expectInPlans('throttleRowsMs={100}', FROM_PRO);
      await expectInPlans('listView', FROM_PRO);
    },
  );

  proves(
    [
      '| [Row grouping](/x/react-data-grid/row-grouping/) (`rowGroupingModel`) | No | No | Yes |',
      '| [Aggregation](/x/react-data-grid/aggregation/) (`aggregationModel`) | No | No | Yes |',
      '| [Pivoting](/x/react-data-grid/pivoting/) (`pivotModel`) | No | No | Yes |',
      '| [Filters in the header](/x/react-data-grid/filtering/header-filters/) (`headerFilters`) | No | Yes | Yes |',
      '| [Cell selection](/x/react-data-grid/cell-selection/) (`cellSelection`) | No | No | Yes |',
      '| [AI Assistant](/x/react-data-grid/ai-assistant/) (`aiAssistant`) | No | No | Yes |',
    ],
    async () => {
      await expectInPlans("rowGroupingModel={['a']}", PREMIUM);
      await expectInPlans("aggregationModel={{ a: 'sum' }}", PREMIUM);
      await expectInPlans('pivotModel={{ rows: [], columns: [], values: [] }}', PREMIUM);
      await expectInPlans('headerFilters', FROM_PRO);
      await expectInPlans('cellSelection', PREMIUM);
      await expectInPlans('aiAssistant', PREMIUM);
    },
  );

  proves(
    [
      '| [Server-side sorting, filtering, pagination, and updates](/x/react-data-grid/server-side-data/) (`dataSource`) | Yes | Yes | Yes |',
      '| [Lazy and infinite loading](/x/react-data-grid/server-side-data/lazy-loading/) (`lazyLoading`) | No | Yes | Yes |',
      '| [Styles with CSS, `sx`, and the theme](/x/react-data-grid/style/) | Yes | Yes | Yes |',
      '| [Toolbar](/x/react-data-grid/components/toolbar/) with a label and quick filter (`showToolbar`) | Yes | Yes | Yes |',
      '| [Localization](/x/react-data-grid/localization/) (`localeText`) | Yes | Yes | Yes |',
    ],
    async () => {
      const source = `dataSource={{
        getRows: async ({ sortModel, filterModel, paginationModel }) => {
          void [sortModel, filterModel, paginationModel];
          return { rows: [], rowCount: 0 };
        },
        updateRow: async ({ updatedRow }) => updatedRow,
      }}`;
      await expectInPlans(source, ALL);
      await expectInPlans('lazyLoading', FROM_PRO);
      await expectInPlans('sx={{ opacity: 1 }} className="mine"', ALL);
      await expectInPlans('showToolbar label="Orders"', ALL);
      await expectInPlans("localeText={{ noRowsLabel: 'None' }}", ALL);
    },
  );
});

describe('what plans do', () => {
  proves(
    [
      '| [Row updates from code](/x/react-data-grid/row-updates/) (`updateRows()`) | One row per call | Yes | Yes |',
      '| [API methods](/x/react-data-grid/api-object/) (`apiRef`) and [events](/x/react-data-grid/events/) | Yes | Yes | Yes |',
      '| [Saving and restoring the state](/x/react-data-grid/state/) (`exportState()`) | Yes | Yes | Yes |',
    ],
    async () => {
      const updates = [
        { id: 1, name: 'y' },
        { id: 2, name: 'x' },
      ];
      const sortModel = [{ field: 'name', sort: 'asc' as const }];
      const sort = (api: GridApi | GridApiPro | GridApiPremium) => {
        const heard = jest.fn();
        act(() => {
          api.subscribeEvent('sortModelChange', heard);
        });
        act(() => api.setSortModel(sortModel));
        expect(heard).toHaveBeenCalledTimes(1);
        expect(api.exportState().sorting).toEqual({ sortModel });
      };
      const community = createApiRef<GridApi>();
      const { unmount } = show(<Grid apiRef={community.apiRef} />);
      expect(() => community.api().updateRows(updates)).toThrow(/several rows at once/);
      act(() => community.api().updateRows(updates.slice(0, 1)));
      expect(textsOf('name')).toEqual(['y', 'a']);
      sort(community.api());
      unmount();
      const pro = createApiRef<GridApiPro>();
      const ofPro = show(<DataGridPro rows={rows} columns={columns} apiRef={pro.apiRef} />);
      act(() => pro.api().updateRows(updates));
      expect(textsOf('name')).toEqual(['y', 'x']);
      sort(pro.api());
      ofPro.unmount();
      const premium = createApiRef<GridApiPremium>();
      show(<DataGridPremium rows={rows} columns={columns} apiRef={premium.apiRef} />);
      await act(async () => premium.api().updateRows(updates));
      expect(textsOf('name')).toEqual(['y', 'x']);
      sort(premium.api());
    },
  );

  proves(
    '| [Selection of several rows](/x/react-data-grid/row-selection/) | With `checkboxSelection` | Yes | Yes |',
    async () => {
      const selectedAfterClicks = async (grid: React.ReactElement) => {
        const { user, unmount } = show(grid);
        await user.click(cellOf('name', 0));
        await user.keyboard('{Control>}');
        await user.click(cellOf('name', 1));
        await user.keyboard('{/Control}');
        const count = document.querySelectorAll('.MuiDataGrid-row[aria-selected="true"]').length;
        unmount();
        return count;
      };
      const same = { rows, columns };
      expect(await selectedAfterClicks(<DataGrid {...same} />)).toBe(1);
      expect(await selectedAfterClicks(<DataGrid {...same} checkboxSelection />)).toBe(2);
      expect(await selectedAfterClicks(<DataGridPro {...same} />)).toBe(2);
      expect(await selectedAfterClicks(<DataGridPremium {...same} />)).toBe(2);
    },
  );

  proves(
    [
      'With tree data, each row has a path that defines its place in the tree:',
      "Row grouping doesn't require paths.",
      'Aggregation computes a total for each group and for all rows:',
      'The grid groups rows that share a value.',
    ],
    async () => {
      const { unmount } = show(<DepartmentTree />);
      expect(textsOf('__tree_data_group__')).toEqual(
        expect.arrayContaining([expect.stringContaining('Engineering')]),
      );
      unmount();
      show(<EnergyTotals />);
      await act(async () => pause());
      expect(textsOf('__row_group_by_columns_group__')).toEqual(
        expect.arrayContaining([expect.stringContaining('Laboratory')]),
      );
      expect(textsOf('kilowattHours')).toContain('16,320 kWh');
      expect(textsOf('kilowattHours').at(-1)).toBe('22,840 kWh');
    },
  );

  proves(
    [
      'The built-in [aggregation functions](/x/react-data-grid/aggregation/) are `sum`, `avg`, `min`, `max`, and `size`.',
      'The `aggregationFunctions` prop adds your own functions.',
    ],
    async () => {
      expect(Object.keys(GRID_AGGREGATION_FUNCTIONS)).toEqual(['sum', 'avg', 'min', 'max', 'size']);
      show(
        <DataGridPremium
          rows={rows}
          columns={[{ field: 'name' }, { field: 'amount', type: 'number' }]}
          aggregationFunctions={{ twice: { apply: ({ values }) => values.length * 2 } }}
          initialState={{ aggregation: { model: { amount: 'twice' } } }}
        />,
      );
      await act(async () => pause());
      expect(textsOf('amount').at(-1)).toContain('4');
    },
  );
});

describe('without the plan', () => {
  proves(
    [
      '`DataGrid` ignores props of a larger plan, such as `treeData` and `getDetailPanelContent`.',
      'TypeScript rejects most of these props, so run a type check first.',
      '`getDetailPanelContent` is an exception: the types of `DataGrid` accept it.',
      '`DataGrid` replaces these props by fixed values:',
      '`pagination`, because pages are always on',
    ],
    async () => {
      const wanted = {
        listView: true,
        disableColumnReorder: false,
        keepColumnPositionIfDraggedOutside: true,
        disableMultipleColumnsSorting: false,
        disableMultipleColumnsFiltering: false,
        checkboxSelectionVisibleOnly: true,
        throttleRowsMs: 500,
        hideFooterRowCount: true,
        pagination: false,
      };
      const got = jest.fn();
      const Footer = () => {
        got(useGridRootProps());
        return null;
      };
      const more: object = { ...wanted, treeData: true, getTreeDataPath: () => ['a', 'b'] };
      const getDetailPanelContent = () => <p>Details</p>;
      show(
        <Grid {...more} getDetailPanelContent={getDetailPanelContent} slots={{ footer: Footer }} />,
      );
      expect(cellsOf('__detail_panel_toggle__')).toEqual([]);
      expect(got.mock.lastCall?.[0]).toMatchObject({
        listView: false,
        disableColumnReorder: true,
        keepColumnPositionIfDraggedOutside: false,
        disableMultipleColumnsSorting: true,
        disableMultipleColumnsFiltering: true,
        checkboxSelectionVisibleOnly: false,
        throttleRowsMs: undefined,
        hideFooterRowCount: false,
        pagination: true,
      });
      expect(textsOf('name')).toEqual(['b', 'a']);
      await expectInPlans('getDetailPanelContent={() => null}', ALL);
      for (const name of Object.keys(wanted)) {
        // Community takes `pagination`, if it's true.
        await expectInPlans(`${name}={${name === 'pagination' ? 'false' : 'undefined'}}`, FROM_PRO);
      }
    },
  );

  proves(
    [
      '`DataGrid` throws an error in these cases:',
      'The page size is above 100.',
      "`rowSelectionModel` contains more than one row, and `checkboxSelection` isn't set.",
      '`updateRows()` receives more than one row.',
    ],
    () => {
      expect(() => show(<Grid paginationModel={{ page: 0, pageSize: 101 }} />)).toThrow(
        '`pageSize` cannot exceed 100',
      );
      const both: DataGridProps['rowSelectionModel'] = { type: 'include', ids: new Set([1, 2]) };
      expect(() => show(<Grid rowSelectionModel={both} />)).toThrow(/rowSelectionModel/);
      const { apiRef, api } = createApiRef<GridApi>();
      show(<Grid apiRef={apiRef} rowSelectionModel={both} checkboxSelection />);
      expect(document.querySelectorAll('.MuiDataGrid-row[aria-selected="true"]')).toHaveLength(2);
      expect(() => api().updateRows([{ id: 1 }, { id: 2 }])).toThrow(/several rows at once/);
    },
  );
});
