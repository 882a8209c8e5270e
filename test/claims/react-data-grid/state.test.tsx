import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridFilterModel,
  type GridInitialState,
  type GridSortModel,
  gridFilteredSortedRowIdsSelector,
  gridPageSelector,
  gridRowNodeSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi as GridApiPremium,
} from '@mui/x-data-grid-premium';
import RankColumn from '../../../docs/x/react-data-grid/state/RankColumn';
import SavedViews from '../../../docs/x/react-data-grid/state/SavedViews';
import SelectedWeight from '../../../docs/x/react-data-grid/state/SelectedWeight';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  headerOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
} from '../harness';

const rows = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: 1 },
  { id: 3, name: 'c', amount: 1 },
];
const columns = [{ field: 'name', headerName: 'Name' }, { field: 'amount' }];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    ref: { current: api() },
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

async function showPremium(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  show(<DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />);
  // Groups and totals come a moment later.
  await act(async () => pause());
  return { api, ref: { current: api() } };
}

const byName = { sortModel: [{ field: 'name', sort: 'asc' as const }] };

describe('reading', () => {
  proves(
    [
      'The grid keeps sorting, filtering, selection, and all else in one state.',
      'Selectors are functions that read a part of it, and `useGridSelector` renders your component again when that part changes.',
    ],
    async () => {
      const { ref, unmount } = showWithApi({ initialState: { sorting: byName } });
      expect(gridSortModelSelector(ref)).toBe(ref.current.state.sorting.sortModel);
      expect(gridSortModelSelector(ref)).toEqual(byName.sortModel);
      expect(Object.keys(ref.current.state)).toEqual(
        expect.arrayContaining(['sorting', 'filter', 'rowSelection', 'columns', 'focus']),
      );
      unmount();
      const { user } = show(<SelectedWeight />);
      expect(screen.getByText('0 of 4 parcels selected, 0 kg')).toBeInTheDocument();
      await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[1] ?? document.body);
      expect(screen.getByText('1 of 4 parcels selected, 12 kg')).toBeInTheDocument();
    },
  );

  proves(
    [
      'A selector with a second argument takes it as the third argument of the hook: `useGridSelector(apiRef, gridRowNodeSelector, id)`.',
      'What the selector needs from your component goes into its argument: another function alone keeps the old answer until the state changes.',
    ],
    () => {
      function Footer({ id = 1 }: { id?: number }) {
        const apiRef = useGridApiContext();
        const node = useGridSelector(apiRef, gridRowNodeSelector, id);
        const closed = useGridSelector(apiRef, (ref) => gridRowNodeSelector(ref, id));
        return <output>{[node?.id, closed?.id].join()}</output>;
      }
      const slots = { footer: Footer } as DataGridProps['slots'];
      const slotProps = (id: number) => ({ footer: { id } }) as object;
      const { api, rerender } = showWithApi({ slots, slotProps: slotProps(1) });
      expect(screen.getByRole('status')).toHaveTextContent('1,1');
      rerender({ slotProps: slotProps(2) });
      expect(screen.getByRole('status')).toHaveTextContent('2,1');
      act(() => api().setSortModel(byName.sortModel));
      expect(screen.getByRole('status')).toHaveTextContent('2,2');
    },
  );

  proves(
    [
      'The state makes your component render again only when the result differs.',
      'If a selector of your own returns a new object each time, pass a comparison as the fourth argument, with `undefined` in third place where the selector takes nothing more.',
      "Declare its parameters as `unknown`, as in `(a: unknown, b: unknown) => String(a) === String(b)`: with the type of the result it doesn't compile.",
    ],
    async () => {
      const module = (type: string) => `
        import { gridPageSelector, useGridSelector, type GridApi } from '@mui/x-data-grid';
        const list = (apiRef: React.RefObject<GridApi>) => [gridPageSelector(apiRef)];
        export const useList = (apiRef: React.RefObject<GridApi>) =>
          useGridSelector(apiRef, list, undefined, (a: ${type}, b: ${type}) => String(a) === String(b));`;
      await expectCompiles(module('unknown'));
      await expectTypeError(module('number[]'), /TS2769/);
      const rendered = { number: jest.fn(), list: jest.fn(), compared: jest.fn() };
      const list = (ref: React.RefObject<GridApi>) => [gridPageSelector(ref)];
      const sameFirst = (one: unknown, other: unknown) => String(one) === String(other);
      function Plain() {
        useGridSelector(useGridApiContext(), gridPageSelector);
        rendered.number();
        return null;
      }
      function Listing({ kind }: { kind: 'list' | 'compared' }) {
        const isSame = kind === 'compared' ? sameFirst : undefined;
        useGridSelector(useGridApiContext(), list, undefined, isSame);
        rendered[kind]();
        return null;
      }
      const footer = () => (
        <>
          <Plain />
          <Listing kind="list" />
          <Listing kind="compared" />
        </>
      );
      const { api } = showWithApi({
        slots: { footer },
        initialState: { pagination: { paginationModel: { pageSize: 1 } } },
        pageSizeOptions: [1],
      });
      const count = () => ({
        number: rendered.number.mock.calls.length,
        list: rendered.list.mock.calls.length,
        compared: rendered.compared.mock.calls.length,
      });
      const before = count();
      act(() => api().setCellFocus(1, 'name'));
      expect(count().list).toBeGreaterThan(before.list);
      expect(count()).toMatchObject({ number: before.number, compared: before.compared });
      act(() => api().setPage(1));
      expect(count().number).toBeGreaterThan(before.number);
      expect(count().compared).toBeGreaterThan(before.compared);
    },
  );

  proves(
    [
      'A selector is a function of the ref and at most one more argument, made of other selectors.',
      "Sort by crew, or filter: every place follows, though the cells' values don't change.",
    ],
    async () => {
      const { user, unmount } = show(<RankColumn />);
      const places = () =>
        textsOf('crew').map((crew, index) => `${crew} ${textsOf('place')[index]}`);
      expect(places()).toEqual(['Otter 1', 'Grebe 2', 'Kingfisher 3', 'Heron 4']);
      await user.click(titleOf('Crew'));
      expect(places()).toEqual(['Grebe 1', 'Heron 2', 'Kingfisher 3', 'Otter 4']);
      unmount();
      const module = (parameters: string, argument: string) => `
        import { useGridSelector, useGridApiContext, type GridApi } from '@mui/x-data-grid';
        const selector = (${parameters}) => apiRef.current.getRowsCount();
        export function useCount() {
          return useGridSelector(useGridApiContext(), selector${argument});
        }`;
      const ref = 'apiRef: React.RefObject<GridApi>';
      await expectCompiles(module(`${ref}, id: number`, ', 1'));
      await expectTypeError(module(`${ref}, id: number, other: number`, ', 1'), /TS2345|TS2769/);
    },
  );

  proves(
    "`renderCell` alone wouldn't do: the grid doesn't call it again when only the state changes.",
    () => {
      const renderCell = jest.fn(() => null);
      const { api, rerender } = showWithApi({ columns: [{ field: 'name', renderCell }] });
      renderCell.mockClear();
      act(() => api().showPreferences('filters' as never));
      act(() => api().setSortModel([{ field: 'amount', sort: 'desc' }]));
      expect(renderCell).not.toHaveBeenCalled();
      rerender({ rows: [{ id: 1, name: 'new' }] });
      expect(renderCell).toHaveBeenCalled();
    },
  );

  proves(
    "While your component renders, the ref may still be empty, and `useGridSelector` doesn't work there.",
    () => {
      const seen: unknown[] = [];
      function App({ selects }: { selects: boolean }) {
        const apiRef = useGridApiRef();
        // eslint-disable-next-line react-hooks/refs -- what a render would read
        seen.push(apiRef.current);
        if (selects) {
          // eslint-disable-next-line react-hooks/rules-of-hooks -- it never changes
          useGridSelector(apiRef as React.RefObject<GridApi>, gridPageSelector);
        }
        return <Grid apiRef={apiRef} />;
      }
      show(<App selects={false} />);
      expect(seen[0]).toBeNull();
      expect(() => show(<App selects />)).toThrow(TypeError);
    },
  );

  proves('`apiRef.current.state` holds the same', () => {
    const { ref } = showWithApi({ initialState: { sorting: byName } });
    expect(ref.current.state.sorting.sortModel).toBe(gridSortModelSelector(ref));
    expect(ref.current.state.pagination.paginationModel.page).toBe(gridPageSelector(ref));
  });
});

describe('the tree of rows', () => {
  proves(
    [
      '`gridRowNodeSelector` answers what kind of row an id belongs to.',
      'In grids with groups, tree data, or totals, not every row is one of yours.',
      "The node has a `type`, such as `'leaf'`, `'group'`, `'footer'`, or `'pinnedRow'`, its `depth`, and the id of its `parent`; a group has `children` and `groupingField`, too.",
    ],
    async () => {
      const { ref } = await showPremium({
        pinnedRows: { bottom: [{ id: 'sum', name: 'all' }] },
        getAggregationPosition: (group) => (group?.depth === 0 ? 'footer' : null),
        initialState: {
          rowGrouping: { model: ['amount'] },
          aggregation: { model: { name: 'size' } },
        },
        defaultGroupingExpansionDepth: -1,
      });
      const nodeOf = (id: string | number) => gridRowNodeSelector(ref, id);
      const group = 'auto-generated-row-amount/1';
      expect(nodeOf(2)).toMatchObject({ type: 'leaf', depth: 1, parent: group });
      expect(nodeOf(group)).toMatchObject({
        type: 'group',
        depth: 0,
        children: [2, 3],
        groupingField: 'amount',
      });
      expect(nodeOf(`auto-generated-group-footer-${group}`)).toMatchObject({
        type: 'footer',
        parent: group,
      });
      expect(nodeOf('sum')).toMatchObject({ type: 'pinnedRow' });
      expect(rows.map(({ id }) => id)).not.toContain(group);
    },
  );

  proves(
    [
      '`apiRef.current.getRowNode(id)` returns the same, or `null` for an unknown id.',
      'The parameters of a cell have the node as `params.rowNode`.',
    ],
    () => {
      const nodes = new Map<unknown, unknown>();
      const { api, ref } = showWithApi({
        columns: [
          {
            field: 'name',
            renderCell: ({ id, rowNode }) => {
              nodes.set(id, rowNode);
              return null;
            },
          },
        ],
      });
      expect(api().getRowNode(1)).toBe(gridRowNodeSelector(ref, 1));
      expect(api().getRowNode(1)).toMatchObject({ id: 1, type: 'leaf' });
      expect(nodes.get(1)).toBe(gridRowNodeSelector(ref, 1));
      expect(api().getRowNode(9)).toBeNull();
      expect(gridRowNodeSelector(ref, 9)).toBeUndefined();
    },
  );
});

describe('setting', () => {
  const startingAt = (page: number) => ({
    pagination: { paginationModel: { page, pageSize: 1 } },
  });

  proves(
    [
      '`initialState` sets where the grid begins. Later changes of the prop have no effect.',
      'Methods of the [API object](/x/react-data-grid/api-object/), such as `setPage()`, change it once.',
    ],
    () => {
      const { api, ref, rerender } = showWithApi({
        initialState: startingAt(1),
        pageSizeOptions: [1],
      });
      expect(gridPageSelector(ref)).toBe(1);
      rerender({ initialState: startingAt(2) });
      expect(gridPageSelector(ref)).toBe(1);
      act(() => api().setPage(2));
      expect(gridPageSelector(ref)).toBe(2);
    },
  );

  proves('If a model is given both ways, the prop wins over `initialState`.', () => {
    const { ref } = showWithApi({
      initialState: { ...startingAt(1), sorting: byName, density: 'comfortable' },
      paginationModel: { page: 2, pageSize: 1 },
      sortModel: [],
      density: 'compact',
      pageSizeOptions: [1],
    });
    expect(gridPageSelector(ref)).toBe(2);
    expect(gridSortModelSelector(ref)).toEqual([]);
    expect(ref.current.state.density).toBe('compact');
  });
});

describe('saving', () => {
  /** A copy, as a browser's storage gives it back. */
  const stored = <State,>(state: State): State => JSON.parse(JSON.stringify(state));

  function arrange(api: GridApi) {
    api.setSortModel(byName.sortModel);
    api.setColumnVisibility('amount', false);
    api.setColumnWidth('name', 222);
    api.setDensity('compact');
  }

  proves(
    [
      '`apiRef.current.exportState()` returns what people have arranged, in the form of `initialState`.',
      'Hand it to `initialState` at the next visit, or to `apiRef.current.restoreState()` of a grid that is there already.',
      '| `columns` | Visibility, order, widths | Yes |',
      '| `sorting`, `filter` | The models | Yes |',
      '| `pagination` | Page, page size, `rowCount`, `meta` | Yes |',
      '| `density` | The density | Yes |',
    ],
    () => {
      const first = showWithApi({
        paginationMode: 'server',
        rowCount: 3,
        paginationMeta: { hasNextPage: true },
      });
      act(() => arrange(first.api()));
      const state = stored(first.api().exportState());
      expect(state).toMatchObject({
        columns: {
          columnVisibilityModel: { amount: false },
          orderedFields: ['name', 'amount'],
          dimensions: { name: { width: 222 } },
        },
        sorting: byName,
        filter: { filterModel: { items: [] } },
        pagination: {
          paginationModel: { page: 0, pageSize: 100 },
          rowCount: 3,
          meta: { hasNextPage: true },
        },
        density: 'compact',
        preferencePanel: { open: false },
      });
      first.unmount();
      const looks = () => [textsOf('name'), textsOf('amount'), headerOf('Name').style.width];
      const arranged = [['a', 'b', 'c'], [], '222px'];
      const second = showWithApi({ initialState: state });
      expect(looks()).toEqual(arranged);
      expect(second.api().state.density).toBe('compact');
      second.unmount();
      const third = showWithApi();
      expect(looks()).toEqual([['b', 'a', 'c'], ['2', '1', '1'], '100px']);
      act(() => third.api().restoreState(state));
      expect(looks()).toEqual(arranged);
      expect(third.api().state.density).toBe('compact');
    },
  );

  proves(
    [
      '| `preferencePanel` | Which panel is open | Yes |',
      'The demo drops `preferencePanel` when it saves, so that no filter panel opens by itself.',
    ],
    async () => {
      const { api, unmount } = showWithApi();
      act(() => api().showFilterPanel('name'));
      const state = api().exportState();
      expect(state.preferencePanel).toMatchObject({ open: true, openedPanelValue: 'filters' });
      unmount();
      const next = showWithApi({ initialState: state });
      expect(next.api().state.preferencePanel.open).toBe(true);
      next.unmount();
      const { user } = show(<SavedViews />);
      await user.click(screen.getByRole('button', { name: 'Save this view' }));
      await user.click(titleOf('Days'));
      expect(textsOf('days')).toEqual(['3', '5', '8', '12']);
      await user.click(screen.getByRole('button', { name: 'View 1' }));
      expect(textsOf('days')).toEqual(['12', '3', '8', '5']);
    },
  );

  proves(
    [
      '| `pinnedColumns` | [Pro](/x/introduction/licensing/#pro-plan) | Yes |',
      '| `rowGrouping`, `aggregation`, `sidebar` | [Premium](/x/introduction/licensing/#premium-plan) | Yes |',
      "| `pivoting` | Premium: the model, and whether it's active | No |",
      '| `scroll`, `detailPanel` (Pro), `cellSelection` and `aiAssistant` (Premium) | Where the grid begins | No |',
      "An aggregation model that was empty isn't saved, so totals that people add later stay.",
    ],
    async () => {
      const { api } = await showPremium({
        cellSelection: true,
        getDetailPanelContent: () => null,
        initialState: {
          pinnedColumns: { left: ['name'] },
          rowGrouping: { model: ['amount'] },
          aggregation: { model: { name: 'size' } },
          pivoting: {
            enabled: false,
            model: { rows: [{ field: 'name' }], columns: [], values: [] },
          },
          scroll: { top: 0, left: 0 },
          detailPanel: { expandedRowIds: new Set([1]) },
          cellSelection: { 1: { name: true } },
          aiAssistant: { activeConversationIndex: 0, conversations: [] },
        },
      });
      expect(Object.keys(api().exportState()).sort()).toEqual([
        'aggregation',
        'columns',
        'density',
        'filter',
        'pagination',
        'pinnedColumns',
        'preferencePanel',
        'rowGrouping',
        'sidebar',
        'sorting',
      ]);
      await act(async () => api().setAggregationModel({}));
      const plain = api().exportState();
      expect(plain).not.toHaveProperty('aggregation');
      await act(async () => api().setAggregationModel({ name: 'size' }));
      await act(async () => api().restoreState(plain));
      expect(api().state.aggregation.model).toEqual({ name: 'size' });
    },
  );

  proves(
    [
      'While pivoting is active, you get all of the state from before it, also with `exportOnlyDirtyModels`, and the sorting of now.',
      "If there was no aggregation, the key `aggregation` holds the pivot's values: delete it.",
    ],
    async () => {
      const { api } = await showPremium({
        initialState: {
          sorting: byName,
          pivoting: {
            model: {
              rows: [{ field: 'name' }],
              columns: [],
              values: [{ field: 'amount', aggFunc: 'size' }],
            },
          },
        },
      });
      const before = api().exportState();
      await act(async () => api().setPivotActive(true));
      act(() => api().setSortModel([{ field: 'amount', sort: 'desc' }]));
      act(() => api().setDensity('compact'));
      const now = api().exportState();
      expect(before).not.toHaveProperty('aggregation');
      expect(now).toEqual({
        ...before,
        sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
        aggregation: { model: { amount: 'size' } },
      });
      expect(api().exportState({ exportOnlyDirtyModels: true })).toEqual(now);
    },
  );

  proves(
    [
      'Not in `initialState` at all: rows, selected rows, expanded groups, edits, and the focus.',
      'Hold those in props: `rowSelectionModel` for the selection, `isGroupExpandedByDefault` for groups.',
    ],
    async () => {
      const module = (key: string) => `import type { GridInitialState } from
        '@mui/x-data-grid-premium';
        export const state: GridInitialState = { ${key}: undefined };`;
      await expectCompiles(module('sorting'));
      for (const key of ['rows', 'rowSelection', 'rowTree', 'editRows', 'focus']) {
        await expectTypeError(module(key), /TS2353/);
      }
      const { ref } = await showPremium({
        rowSelectionModel: { type: 'include', ids: new Set([2]) },
        initialState: { rowGrouping: { model: ['amount'] } },
        isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === '1' || groupingKey === 1,
      });
      expect([...ref.current.state.rowSelection.ids]).toEqual([2]);
      expect(gridRowNodeSelector(ref, 'auto-generated-row-amount/1')).toMatchObject({
        childrenExpanded: true,
      });
      expect(gridRowNodeSelector(ref, 'auto-generated-row-amount/2')).toMatchObject({
        childrenExpanded: false,
      });
    },
  );

  proves(
    [
      '`restoreState()` changes the models that the object names and leaves the others, so a part such as `{ sorting: { sortModel: [] } }` is enough.',
      'Another sorting or filter without a page goes back to the first one.',
      'Name all of a model: `paginationModel: { page: 1 }` compiles and sets the page size to 100.',
      'If the present filter leaves too few rows for the saved page, you get the last page that the filter has. A second `restoreState()` sets the saved one.',
    ],
    () => {
      const { api, ref } = showWithApi({
        initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
        pageSizeOptions: [1],
      });
      act(() => arrange(api()));
      act(() => api().setPage(1));
      act(() => api().restoreState({ sorting: { sortModel: [] } }));
      expect(gridFilteredSortedRowIdsSelector(ref)).toEqual([1, 2, 3]);
      expect(gridPageSelector(ref)).toBe(0);
      expect(api().exportState()).toMatchObject({
        columns: { columnVisibilityModel: { amount: false }, dimensions: { name: { width: 222 } } },
        density: 'compact',
        pagination: { paginationModel: { pageSize: 1 } },
      });
      const filter = {
        filterModel: { items: [{ field: 'name', operator: 'isAnyOf', value: ['a', 'b'] }] },
      };
      act(() => api().setPage(1));
      act(() => api().restoreState({ filter }));
      expect(gridPageSelector(ref)).toBe(0);
      const both: GridInitialState = {
        sorting: byName,
        filter: { filterModel: { items: [] } },
        pagination: { paginationModel: { page: 2, pageSize: 1 } },
      };
      act(() => api().restoreState(both));
      expect(gridPageSelector(ref)).toBe(1);
      act(() => api().restoreState(both));
      expect(gridPageSelector(ref)).toBe(2);
      expect(textsOf('name')).toEqual(['c']);
      act(() => api().restoreState({ pagination: { paginationModel: { page: 1 } } }));
      expect(api().state.pagination.paginationModel.pageSize).toBe(100);
      expectConsole('warn', /page size `100` is not present/);
    },
  );

  proves(
    [
      'If you control the sorting or the filter but not the page, the saved page is lost.',
      'Control `paginationModel`, too.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      function App({ controls }: { controls: 'nothing' | 'sorting' | 'filter' | 'both' }) {
        const [sortModel, onSortModelChange] = useState<GridSortModel>([]);
        const [filterModel, onFilterModelChange] = useState<GridFilterModel>({ items: [] });
        const [paginationModel, onPaginationModelChange] = useState({ page: 0, pageSize: 1 });
        return (
          <Grid
            apiRef={apiRef}
            pageSizeOptions={[1]}
            initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
            {...((controls === 'sorting' || controls === 'both') && {
              sortModel,
              onSortModelChange,
            })}
            {...(controls === 'filter' && { filterModel, onFilterModelChange })}
            {...(controls === 'both' && { paginationModel, onPaginationModelChange })}
          />
        );
      }
      const view: GridInitialState = {
        sorting: byName,
        filter: {
          filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'c' }] },
        },
        pagination: { paginationModel: { page: 1, pageSize: 1 } },
      };
      const pages = (['nothing', 'sorting', 'filter', 'both'] as const).map((controls) => {
        const { unmount } = show(<App controls={controls} />);
        act(() => api().restoreState(view));
        const page = gridPageSelector({ current: api() });
        unmount();
        return page;
      });
      expect(pages).toEqual([1, 0, 0, 1]);
    },
  );

  proves(
    'A controlled model stays in your hand here too: `restoreState()` calls its callback with the saved model, and you accept it or not.',
    () => {
      const onSortModelChange = jest.fn();
      const { api, rerender } = showWithApi({ sortModel: [], onSortModelChange });
      act(() => api().restoreState({ sorting: byName }));
      expect(onSortModelChange.mock.calls.map(([model]) => model)).toEqual([byName.sortModel]);
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
      rerender({ sortModel: byName.sortModel });
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
    },
  );

  proves(
    [
      '`exportState({ exportOnlyDirtyModels: true })` leaves out models that are as the grid has them without you.',
      'A default that you add later reaches people who have never touched that model.',
      "That's for `initialState`; for `restoreState()` save everything, since models that are left out aren't reset.",
      "A model that a prop or `initialState` sets is always exported, unless it's an empty `aggregationModel`, or an empty `columnVisibilityModel` in `initialState`; the order of the columns always is.",
    ],
    async () => {
      const dirty = { exportOnlyDirtyModels: true };
      const { api, unmount } = showWithApi();
      const untouched = api().exportState(dirty);
      expect(untouched).toEqual({ columns: { orderedFields: ['name', 'amount'] } });
      const full = api().exportState();
      act(() => api().setSortModel(byName.sortModel));
      act(() => api().restoreState(untouched));
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      act(() => api().restoreState(full));
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
      unmount();
      const later = showWithApi({ initialState: { sorting: byName, ...untouched } });
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      expect(later.api().exportState(dirty)).toHaveProperty('sorting', byName);
      act(() => later.api().setSortModel([]));
      expect(later.api().exportState(dirty)).toHaveProperty('sorting.sortModel', []);
      later.unmount();
      const controlled = showWithApi({ filterModel: { items: [] } });
      expect(controlled.api().exportState(dirty)).toHaveProperty('filter.filterModel.items', []);
      controlled.unmount();
      const noneHidden = { columnVisibilityModel: {} };
      const visible = showWithApi(noneHidden);
      expect(visible.api().exportState(dirty)).toHaveProperty('columns.columnVisibilityModel', {});
      visible.unmount();
      const initial = showWithApi({ initialState: { columns: noneHidden } });
      expect(initial.api().exportState(dirty).columns).toEqual({
        orderedFields: ['name', 'amount'],
      });
      initial.unmount();
      const premium = await showPremium({ aggregationModel: {} });
      expect(premium.api().exportState(dirty)).not.toHaveProperty('aggregation');
    },
  );

  proves(
    [
      'Give `density` and `paginationModel` an initial value: without it, a changed density is left out, and so is a change of only the page or only the page size.',
    ],
    () => {
      const dirty = { exportOnlyDirtyModels: true };
      const { api, unmount } = showWithApi({ pageSizeOptions: [1, 100] });
      const keys = (of: () => GridApi) => Object.keys(of().exportState(dirty)).sort();
      act(() => api().setDensity('compact'));
      act(() => api().setPageSize(1));
      expect(keys(api)).toEqual(['columns']);
      act(() => api().setPage(1));
      expect(keys(api)).toEqual(['columns', 'pagination']);
      unmount();
      const many = Array.from({ length: 101 }, (_, id) => ({ id }));
      const turned = showWithApi({ rows: many });
      act(() => turned.api().setPage(1));
      expect(turned.api().state.pagination.paginationModel).toEqual({ page: 1, pageSize: 100 });
      expect(keys(turned.api)).toEqual(['columns']);
      turned.unmount();
      const initial = showWithApi({
        initialState: { density: 'standard', pagination: { paginationModel: { pageSize: 100 } } },
        pageSizeOptions: [1, 100],
      });
      act(() => initial.api().setDensity('compact'));
      act(() => initial.api().setPageSize(1));
      expect(initial.api().exportState(dirty)).toMatchObject({
        density: 'compact',
        pagination: { paginationModel: { page: 0, pageSize: 1 } },
      });
    },
  );

  proves(
    [
      'Sizes are saved for columns that were resized, and for those whose definition sets `width`, `minWidth`, `maxWidth`, or `flex`.',
      'All four win over a later definition.',
    ],
    () => {
      const { api, unmount } = showWithApi({
        columns: [
          { field: 'name', width: 150 },
          { field: 'amount' },
          { field: 'id' },
          { field: 'least', minWidth: 70 },
          { field: 'most', maxWidth: 400 },
          { field: 'rest', flex: 2 },
        ],
      });
      act(() => api().setColumnWidth('id', 80));
      const state = stored(api().exportState());
      expect(Object.keys(state.columns?.dimensions ?? {})).toEqual([
        'name',
        'id',
        'least',
        'most',
        'rest',
      ]);
      unmount();
      const next = showWithApi({
        columns: [
          { field: 'name', width: 300 },
          { field: 'least', minWidth: 90 },
          { field: 'most', maxWidth: 500 },
          { field: 'rest', flex: 3 },
        ],
        initialState: state,
      });
      const column = (field: string) => next.api().getColumn(field);
      expect(column('name').width).toBe(150);
      expect([column('least').minWidth, column('most').maxWidth, column('rest').flex]).toEqual([
        70, 400, 2,
      ]);
    },
  );

  proves(
    [
      'JSON turns dates in filters into strings, which date filters accept.',
      'Columns that are new since then come last, and the order skips those that are gone.',
    ],
    () => {
      const dated = [
        { id: 1, name: 'old', day: new Date(2026, 2, 1) },
        { id: 2, name: 'new', day: new Date(2026, 2, 16) },
      ];
      const own: DataGridProps['columns'] = [
        { field: 'gone' },
        { field: 'day', type: 'date' },
        { field: 'name' },
      ];
      const { api, unmount } = showWithApi({ rows: dated, columns: own });
      act(() =>
        api().setFilterModel({
          items: [{ field: 'day', operator: 'after', value: new Date(2026, 2, 10) }],
        }),
      );
      const state = stored(api().exportState());
      expect(state.filter?.filterModel?.items[0]?.value).toEqual(expect.any(String));
      unmount();
      const next = showWithApi({
        rows: dated,
        columns: [{ field: 'latest' }, { field: 'name' }, { field: 'day', type: 'date' }],
        initialState: state,
      });
      expect(textsOf('name')).toEqual(['new']);
      expect(
        next
          .api()
          .getAllColumns()
          .map(({ field }) => field),
      ).toEqual(['day', 'name', 'latest']);
    },
  );
});

exempt(
  [
    "but its shape isn't meant for apps and may change.",
    "It's deprecated: you meet it in older code, and the selector takes its place.",
  ],
  'Says what the packages promise for later versions.',
);
