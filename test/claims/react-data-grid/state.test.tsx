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
      'The grid keeps its sorting, filters, selection, and other settings in a state.',
      'A selector is a function that reads a part of the state.',
      'The `useGridSelector` hook re-renders your component when the result changes.',
      'In this demo, the footer updates when users select rows or filter by city.',
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
      'If a selector takes a second argument, pass the argument to the hook:',
      'If a selector is an inline function that reads a prop of your component, it returns the old result until the state changes.',
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
      'If a selector returns a new object each time, your component re-renders at each change of the state.',
      'pass a comparison as the fourth argument of the hook.',
      'If the selector takes no argument, pass `undefined` as the third.',
      "Parameters with the type of the result don't compile.",
      'Keep the selector fast, because it runs at each change of the state.',
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
      'write a function that takes the ref and at most one more argument.',
      'In this demo, a selector finds the place of a row in the visible order.',
      'When you sort by crew, the places change, although the values of the rows stay the same:',
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
    "The cell has to use the hook, because the grid doesn't call `renderCell` again when only the state changes.",
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
    "Don't call `useGridSelector` outside the grid: during the first render of your component, the ref is still empty, so the hook throws an error.",
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

  proves('`apiRef.current.state` contains the same values', () => {
    const { ref } = showWithApi({ initialState: { sorting: byName } });
    expect(ref.current.state.sorting.sortModel).toBe(gridSortModelSelector(ref));
    expect(ref.current.state.pagination.paginationModel.page).toBe(gridPageSelector(ref));
  });
});

describe('the tree of rows', () => {
  proves(
    [
      'With groups, tree data, or totals, the grid adds rows to your rows.',
      'To find out which kind of row you have, read its node with `gridRowNodeSelector`:',
      "| `type` | The kind of row: `'leaf'`, `'group'`, `'footer'`, or `'pinnedRow'` |",
      '| `depth` | The level in the tree, from 0 |',
      '| `parent` | The id of the parent |',
      '`children`, `groupingField` For a group, the ids of its children, and the grouped field',
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
      'The parameters of a cell contain the node as `params.rowNode`.',
      '`apiRef.current.getRowNode(id)` also returns the node, or `null` for an unknown id.',
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
      '| set the start value | `initialState`. The grid ignores later changes of the prop |',
      'change the state from a button or menu A method of the API object: `setPage()`',
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

  proves(
    'If you pass a model both as a prop and in `initialState`, the prop overrides `initialState`.',
    () => {
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
    },
  );
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
      '`exportState()` returns the settings of the user in the form of `initialState`.',
      '`restoreState()` sets the settings of a grid that is already on the page.',
      '| `columns` | Visibility, order, and widths | Yes |',
      '| `sorting`, `filter` | The models | Yes |',
      '| `pagination` | Page, page size, `rowCount`, and `meta` | Yes |',
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
      '| `preferencePanel` | The panel that is open | Yes |',
      'Otherwise, a panel that was open during saving would open again with the view.',
      'In this demo, users save several views and switch between them:',
      'The demo and the code above leave out `preferencePanel`.',
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
      '| `pinnedColumns` <Plan needs="pro" /> | The pinned columns | Yes |',
      '| `rowGrouping`, `aggregation`, `sidebar` <Plan needs="premium" /> | The models, and the sidebar that is open | Yes |',
      '| `pivoting` <Plan needs="premium" /> | The model, and whether pivoting is active | No |',
      '| `detailPanel` <Plan needs="pro" /> | Open panels at the start | No |',
      '| `cellSelection`, `aiAssistant` <Plan needs="premium" /> | Selected cells and conversations at the start | No |',
      '| `scroll` | The scroll position at the start | No |',
      'If the aggregation model was empty, `exportState()` leaves it out.',
      'Totals that users add later remain after `restoreState()`.',
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
      'If pivoting is active, `exportState()` returns the settings from before pivoting, with the current sorting.',
      'If the grid had no aggregation before, delete the key `aggregation`, because this key contains the values of the pivot.',
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
      '`initialState` has no keys for rows, selected rows, expanded groups, edits, and the focus.',
      'Control the selection with `rowSelectionModel`, and the groups with `isGroupExpandedByDefault`.',
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
      '`restoreState()` sets the models that the passed object contains, and leaves the other models as they are.',
      'If you restore the sorting or the filter without a page, the grid goes to the first page.',
      'For example, `paginationModel: { page: 1 }` compiles, but sets the page size to 100.',
      'If the current filter leaves too few rows for the saved page, the grid goes to the last page of that filter.',
      'A second call of `restoreState()` sets the saved page.',
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
      "If you control the sorting or the filter but not the page, the grid doesn't restore the saved page.",
      'Control `paginationModel` too.',
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
    [
      'If you control a model, `restoreState()` calls its callback with the saved model. You decide whether to accept the saved model.',
      '| decide about each change | A model and its callback, such as `sortModel` and `onSortModelChange` |',
    ],
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
      'save with `exportState({ exportOnlyDirtyModels: true })`',
      'Models that are missing in the saved state then take your new default.',
      "because the grid doesn't reset models that are missing.",
      "The order of the columns is included, even if users haven't changed it.",
      "If a prop or `initialState` sets a model, the model is included, even if users haven't changed it.",
      'If your app already sets a model in `initialState`, the saved state contains the model, so a new default for this model has no effect.',
      'An empty `aggregationModel`, and an empty `columnVisibilityModel` in `initialState`, are left out.',
      "If a later version of your app adds a default, users with a saved state don't get it, because the saved state contains all models.",
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
      'If `density` has no initial value, a changed density is left out.',
      'If `paginationModel` has no initial value, a change of the page alone or of the page size alone is left out.',
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
      'If a user resized a column, or its definition sets `width`, `minWidth`, `maxWidth`, or `flex`, the sizes are saved.',
      'Saved sizes override a later definition.',
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
      'If a filter contains a date, JSON turns the date into a string.',
      'Date filters accept this string.',
      'If your app has added columns since the state was saved, the grid shows the new columns last.',
      'If your app has removed columns, the grid ignores them in the saved order.',
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
    'but the shape of this object may change between versions.',
    'This method is deprecated, so prefer the selector.',
  ],
  'Says what the packages promise for later versions.',
);
