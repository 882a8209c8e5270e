import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  type DataGridProProps,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  GRID_REORDER_COL_DEF,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridApiPro,
  type GridColDef,
  GridPinnedColumnPosition,
  gridClasses,
} from '@mui/x-data-grid-pro';
import PinFromCode from '../../../docs/x/react-data-grid/column-pinning/PinFromCode';
import PinnedCheckboxes from '../../../docs/x/react-data-grid/column-pinning/PinnedCheckboxes';
import PinnedRoster from '../../../docs/x/react-data-grid/column-pinning/PinnedRoster';
import ResponsivePinning from '../../../docs/x/react-data-grid/column-pinning/ResponsivePinning';
import {
  act,
  proves,
  createApiRef,
  dragHeader,
  expectCompiles,
  expectTypeError,
  headerOf,
  openMenuOf,
  screen,
  show,
} from '../harness';

const rows = [{ id: 1, path: ['x'], a: 'A', b: 'B', c: 'C', d: 'D' }];

const columns: readonly GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field }));

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} hideFooter {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

const fieldsIn = (root: Element, role: string) =>
  [...root.querySelectorAll<HTMLElement>(`[role="${role}"][data-field]`)].map(
    ({ dataset }) => dataset.field,
  );

/** The fields of the headers, in their order. */
const headers = () => fieldsIn(document.body, 'columnheader');

/** The fields of the headers that are pinned to a side. */
const pinnedTo = (side: 'Left' | 'Right') =>
  [...document.querySelectorAll<HTMLElement>(`.${gridClasses[`columnHeader--pinned${side}`]}`)].map(
    ({ dataset }) => dataset.field,
  );

const startingWith = (pinnedColumns: { left?: string[]; right?: string[] }) => ({
  initialState: { pinnedColumns },
});

const isPinEntry = (entry: string) => /pin/i.test(entry);

describe('at the start', () => {
  proves(
    [
      'Column pinning requires [Pro](/x/introduction/licensing/#pro-plan).',
      'Pass the fields in `initialState.pinnedColumns`, in the order in which they appear:',
    ],
    async () => {
      await expectTypeError(
        `import { DataGrid } from '@mui/x-data-grid';
        export const grid = <DataGrid columns={[]} pinnedColumns={{}} />;`,
        /pinnedColumns/,
      );
      const { unmount } = show(<Grid {...startingWith({ left: ['d', 'b'] })} />);
      expect(headers()).toEqual(['d', 'b', 'a', 'c']);
      expect([pinnedTo('Left'), pinnedTo('Right')]).toEqual([['d', 'b'], []]);
      unmount();
      show(<Grid {...startingWith({ right: ['c', 'a'] })} />);
      expect(headers()).toEqual(['b', 'd', 'c', 'a']);
      expect([pinnedTo('Left'), pinnedTo('Right')]).toEqual([[], ['c', 'a']]);
    },
  );

  proves(
    [
      'Users pin and unpin columns in the [column menu](/x/react-data-grid/column-menu/), with **Pin to left**, **Pin to right**, and **Unpin**.',
      "The position in the `columns` array doesn't matter.",
      'A column that users unpin returns to this position.',
      'If a field is in both arrays, the column is pinned to the left.',
    ],
    async () => {
      const { user, unmount } = show(<PinnedRoster />);
      expect(headers()[0]).toBe('name');
      expect((await openMenuOf(user, 'Nurse')).filter(isPinEntry)).toEqual([
        'Pin to right',
        'Unpin',
      ]);
      await user.click(screen.getByRole('menuitem', { name: 'Unpin' }));
      expect(headers().indexOf('name')).toBe(7);
      expect((await openMenuOf(user, 'Monday')).filter(isPinEntry)).toEqual([
        'Pin to left',
        'Pin to right',
      ]);
      await user.click(screen.getByRole('menuitem', { name: 'Pin to left' }));
      expect(pinnedTo('Left')).toEqual(['mon']);
      unmount();
      const five = ['a', 'b', 'c', 'd', 'e'].map((field) => ({ field }));
      const {
        api,
        rerender,
        unmount: close,
      } = showWithApi({
        columns: five,
        ...startingWith({ left: ['d'] }),
      });
      act(() => api().unpinColumn('d'));
      expect(headers()).toEqual(['a', 'b', 'c', 'd', 'e']);
      act(() => api().pinColumn('d', GridPinnedColumnPosition.LEFT));
      rerender({ columns: five.slice(1) });
      act(() => api().unpinColumn('d'));
      expect(headers()).toEqual(['b', 'c', 'e', 'd']);
      close();
      show(<Grid {...startingWith({ left: ['c'], right: ['c'] })} />);
      expect([pinnedTo('Left'), pinnedTo('Right')]).toEqual([['c'], []]);
    },
  );

  proves('In right-to-left layouts, `left` is still the left edge.', () => {
    show(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <Grid {...startingWith({ left: ['b'] })} />
      </ThemeProvider>,
    );
    // The last one of a row is at the left there.
    expect(headers().at(-1)).toBe('b');
  });

  proves(
    [
      "If a field doesn't exist or its column is hidden, the grid ignores the field.",
      'The field stays in the model and applies when the column appears.',
    ],
    () => {
      const { api, rerender } = showWithApi({
        initialState: {
          pinnedColumns: { left: ['new', 'b'] },
          columns: { columnVisibilityModel: { b: false } },
        },
      });
      expect(pinnedTo('Left')).toEqual([]);
      expect(api().getPinnedColumns()).toEqual({ left: ['new', 'b'] });
      act(() => api().setColumnVisibility('b', true));
      expect(pinnedTo('Left')).toEqual(['b']);
      rerender({ columns: [...columns, { field: 'new' }] });
      expect(pinnedTo('Left')).toEqual(['new', 'b']);
    },
  );

  proves(
    [
      'The columns that the grid adds have fields too.',
      'Otherwise the pinned column moves in front of the checkboxes, which scroll away.',
      '| [Checkboxes](/x/react-data-grid/row-selection/) | `GRID_CHECKBOX_SELECTION_FIELD` |',
      '| [Handles for reordering rows](/x/react-data-grid/row-ordering/) | `GRID_REORDER_COL_DEF.field` |',
      '| [Button of the detail panel](/x/react-data-grid/master-detail/) | `GRID_DETAIL_PANEL_TOGGLE_FIELD` |',
      '| [Tree of tree data](/x/react-data-grid/tree-data/) | `GRID_TREE_DATA_GROUPING_FIELD` |',
      '| [Groups of rows](/x/react-data-grid/row-grouping/) (Premium) | `GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD`. With `rowGroupingColumnMode="multiple"`: `getRowGroupingFieldFromGroupingCriteria(field)` |',
    ],
    async () => {
      const own = [
        GRID_CHECKBOX_SELECTION_FIELD,
        GRID_REORDER_COL_DEF.field,
        GRID_DETAIL_PANEL_TOGGLE_FIELD,
      ];
      const { unmount } = show(
        <Grid
          checkboxSelection
          rowReordering
          getDetailPanelContent={() => null}
          {...startingWith({ left: own })}
        />,
      );
      expect(pinnedTo('Left')).toEqual(own);
      unmount();
      const tree = show(
        <Grid
          treeData
          getTreeDataPath={({ path }) => path}
          {...startingWith({ right: [GRID_TREE_DATA_GROUPING_FIELD] })}
        />,
      );
      expect(pinnedTo('Right')).toEqual([GRID_TREE_DATA_GROUPING_FIELD]);
      tree.unmount();
      const { GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, getRowGroupingFieldFromGroupingCriteria } =
        await import('@mui/x-data-grid-premium');
      const groups = show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['a'] },
            pinnedColumns: { right: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          }}
        />,
      );
      expect(pinnedTo('Right')).toEqual([GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD]);
      groups.unmount();
      const second = getRowGroupingFieldFromGroupingCriteria('b');
      const several = show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          rowGroupingColumnMode="multiple"
          initialState={{
            rowGrouping: { model: ['a', 'b'] },
            pinnedColumns: { right: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, second] },
          }}
        />,
      );
      expect(pinnedTo('Right')).toEqual([second]);
      several.unmount();

      const alone = show(<Grid checkboxSelection {...startingWith({ left: ['b'] })} />);
      expect(headers().slice(0, 2)).toEqual(['b', GRID_CHECKBOX_SELECTION_FIELD]);
      alone.unmount();
      show(<PinnedCheckboxes />);
      expect(pinnedTo('Left')).toEqual([GRID_CHECKBOX_SELECTION_FIELD, 'name']);
      expect(pinnedTo('Right')).toEqual(['actions']);
    },
  );
});

describe('controlled', () => {
  proves(
    'In this demo, only the name is pinned on narrow screens, until the user pins other columns.',
    async () => {
      const narrow = (query: string) => ({
        matches: true,
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      });
      const before = window.matchMedia;
      Object.assign(window, { matchMedia: narrow });
      try {
        const { user } = show(<ResponsivePinning />);
        expect(screen.getByText('Left: name. Right: none.')).toBeInTheDocument();
        await openMenuOf(user, 'Monday');
        await user.click(screen.getByRole('menuitem', { name: 'Pin to right' }));
        expect(screen.getByText('Left: name. Right: mon.')).toBeInTheDocument();
      } finally {
        Object.assign(window, { matchMedia: before });
      }
      show(<ResponsivePinning />);
      expect(screen.getByText('Left: name. Right: total.')).toBeInTheDocument();
    },
  );

  proves('Without the callback, the items of the column menu have no effect.', async () => {
    const { user } = show(<Grid pinnedColumns={{ left: ['b'] }} />);
    expect((await openMenuOf(user, 'a')).filter(isPinEntry)).toEqual([
      'Pin to left',
      'Pin to right',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Pin to left' }));
    expect(pinnedTo('Left')).toEqual(['b']);
  });

  proves(
    'If you create a new model on each render, the grid reorders its columns each time.',
    () => {
      const model = { left: ['b'] };
      const { api, rerender } = showWithApi({ pinnedColumns: model });
      const heard = jest.fn();
      act(() => {
        api().subscribeEvent('columnsChange', heard);
      });
      rerender({ pinnedColumns: model });
      expect(heard).not.toHaveBeenCalled();
      rerender({ pinnedColumns: { ...model } });
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );
});

describe('prevented', () => {
  proves(
    [
      'To remove the pinning items from the menu of a column, set `pinnable: false`.',
      'The model can still pin the column.',
      'If no column is pinned, you can set `disableColumnPinning` on the grid instead.',
    ],
    async () => {
      const fixed = columns.map((column) => ({ ...column, pinnable: column.field !== 'a' }));
      const { user, unmount } = show(<Grid columns={fixed} {...startingWith({ left: ['a'] })} />);
      expect(pinnedTo('Left')).toEqual(['a']);
      expect((await openMenuOf(user, 'a')).filter(isPinEntry)).toEqual([]);
      await user.keyboard('{Escape}');
      expect((await openMenuOf(user, 'b')).filter(isPinEntry)).toHaveLength(2);
      unmount();
      const other = show(<Grid disableColumnPinning />);
      expect((await openMenuOf(other.user, 'b')).filter(isPinEntry)).toEqual([]);
    },
  );

  proves(
    "If `disableColumnPinning` is set and the pinned columns aren't already the first or last in `columns`, cells appear below the wrong headers.",
    () => {
      const inOrder = (
        props: Partial<DataGridProProps>,
        pinned: { left?: string[]; right?: string[] },
      ) => {
        const { unmount } = show(<Grid {...props} {...startingWith(pinned)} />);
        const order = [headers(), fieldsIn(document.body, 'gridcell')];
        unmount();
        return order;
      };
      const moved = ['c', 'a', 'b', 'd'];
      expect(inOrder({}, { left: ['c'] })).toEqual([moved, moved]);
      const [above, below] = inOrder({ disableColumnPinning: true }, { left: ['c'] });
      expect(above).toEqual(['a', 'b', 'c', 'd']);
      expect(below).not.toEqual(above);
      const same = ['a', 'b', 'c', 'd'];
      const edges = { left: ['a'], right: ['d'] };
      expect(inOrder({ disableColumnPinning: true }, edges)).toEqual([same, same]);
    },
  );
});

describe('from code', () => {
  proves(
    [
      '| `pinColumn(field, side)` | Pins to `GridPinnedColumnPosition.LEFT` or `.RIGHT`, after the columns that are already pinned |',
      '| `unpinColumn(field)` | Unpins the column |',
      '| `setPinnedColumns(model)`, `getPinnedColumns()` | Replaces or returns the model |',
      "| `isColumnPinned(field)` | Returns `'left'`, `'right'`, or `false` |",
    ],
    () => {
      const { api } = showWithApi(startingWith({ left: ['c'] }));
      act(() => {
        api().setPinnedColumns({ left: ['c', 'd'] });
        expect(api().getPinnedColumns()).toEqual({ left: ['c', 'd'] });
        expect(api().isColumnPinned('d')).toBe(false);
      });
      expect(api().isColumnPinned('d')).toBe('left');
      act(() => api().setPinnedColumns({ left: ['c'] }));
      act(() => api().pinColumn('b', GridPinnedColumnPosition.LEFT));
      expect(pinnedTo('Left')).toEqual(['c', 'b']);
      act(() => api().pinColumn('b', GridPinnedColumnPosition.RIGHT));
      expect(headers()).toEqual(['c', 'a', 'd', 'b']);
      expect(['c', 'b', 'a'].map((field) => api().isColumnPinned(field))).toEqual([
        'left',
        'right',
        false,
      ]);
      act(() => api().unpinColumn('b'));
      expect(headers()).toEqual(['c', 'a', 'b', 'd']);
      act(() => api().setPinnedColumns({ right: ['a'] }));
      expect(headers()).toEqual(['b', 'c', 'd', 'a']);
      expect(api().getPinnedColumns()).toEqual({ right: ['a'] });
    },
  );

  proves(
    [
      '`pinColumn()` and `unpinColumn()` start from the model of the last render, so the second call would undo the first.',
      'To change several columns in one handler, call `setPinnedColumns()` once.',
    ],
    async () => {
      const { api, unmount } = showWithApi();
      act(() => {
        api().pinColumn('b', GridPinnedColumnPosition.LEFT);
        api().pinColumn('c', GridPinnedColumnPosition.LEFT);
      });
      expect(pinnedTo('Left')).toEqual(['c']);
      unmount();
      const { user } = show(<PinFromCode />);
      await user.click(screen.getByRole('button', { name: 'Saturday' }));
      expect(pinnedTo('Left')).toEqual(['name', 'sat']);
      await user.click(screen.getByRole('button', { name: 'Sunday' }));
      expect(pinnedTo('Left')).toEqual(['name', 'sun']);
    },
  );

  proves(
    [
      'To restore pinned columns, restore the whole [state](/x/react-data-grid/state/) that `exportState()` returns.',
      "`restoreState({ pinnedColumns })` alone doesn't move the columns, so call `setPinnedColumns()` instead.",
    ],
    () => {
      const { api, unmount } = showWithApi();
      act(() => api().setPinnedColumns({ left: ['c'], right: ['a'] }));
      const saved = JSON.stringify(api().exportState());
      unmount();
      const restored = show(<Grid initialState={JSON.parse(saved)} />);
      expect(headers()).toEqual(['c', 'b', 'd', 'a']);
      restored.unmount();
      const other = showWithApi();
      act(() => other.api().restoreState(JSON.parse(saved)));
      expect([headers(), pinnedTo('Left')]).toEqual([['c', 'b', 'd', 'a'], ['c']]);
      other.unmount();
      const alone = showWithApi();
      act(() => alone.api().restoreState({ pinnedColumns: { left: ['c'] } }));
      expect([headers(), pinnedTo('Left')]).toEqual([['a', 'b', 'c', 'd'], ['a']]);
      act(() => alone.api().setPinnedColumns({ left: ['c'] }));
      expect([headers(), pinnedTo('Left')]).toEqual([['c', 'a', 'b', 'd'], ['c']]);
    },
  );
});

describe('looks', () => {
  proves(
    [
      "The same path of `@mui/x-data-grid-pro` doesn't contain the type.",
      "For the TypeScript type, write `import type {} from '@mui/x-data-grid/themeAugmentation'`.",
    ],
    async () => {
      const themeWith = (packageName: string) =>
        `import { createTheme } from '@mui/material/styles';
        import type {} from '${packageName}/themeAugmentation';
        export const theme = createTheme({ palette: { DataGrid: { pinnedBg: '#fff' } } });`;
      await expectCompiles(themeWith('@mui/x-data-grid'));
      await expectTypeError(themeWith('@mui/x-data-grid-pro'), /TS2353/);
    },
  );
});

describe('with other features', () => {
  proves(
    "**Reordering:** Users can't drag a pinned column, or drop a column among pinned columns.",
    () => {
      const { unmount } = show(<Grid />);
      dragHeader('c', ['a']);
      expect(headers()).toEqual(['c', 'a', 'b', 'd']);
      unmount();
      show(<Grid {...startingWith({ left: ['a'], right: ['d'] })} />);
      const draggable = (name: string) =>
        headerOf(name).firstElementChild?.getAttribute('draggable');
      expect(['a', 'b', 'd'].map(draggable)).toEqual(['false', 'true', 'false']);
      dragHeader('c', ['a']);
      dragHeader('c', ['d']);
      expect(headers()).toEqual(['a', 'b', 'c', 'd']);
      dragHeader('c', ['b']);
      expect(headers()).toEqual(['a', 'c', 'b', 'd']);
    },
  );

  proves(
    [
      '**Column spanning:** A cell with [`colSpan`](/x/react-data-grid/column-spanning/) ends at the edge of the pinned columns.',
      '**Column groups:** If some columns of a group are pinned, each part of the grid (left, middle, right) renders the header of the group.',
    ],
    () => {
      show(
        <Grid
          columns={[{ field: 'a', colSpan: 3 }, ...columns.slice(1)]}
          columnGroupingModel={[
            { groupId: 'Group', children: [{ field: 'b' }, { field: 'c' }, { field: 'd' }] },
          ]}
          {...startingWith({ left: ['a', 'b'] })}
        />,
      );
      expect(fieldsIn(document.body, 'gridcell')).toEqual(['a', 'c', 'd']);
      const parts = screen
        .getAllByRole('columnheader')
        .filter(({ textContent }) => textContent === 'Group');
      expect(parts.map((part) => part.getAttribute('aria-colspan'))).toEqual(['1', '2']);
    },
  );

  proves(
    'To change the icons in the menu, replace the slots `columnMenuPinLeftIcon` and `columnMenuPinRightIcon`.',
    async () => {
      const { user } = show(
        <Grid
          slots={{
            columnMenuPinLeftIcon: () => <i>left:</i>,
            columnMenuPinRightIcon: () => <i>right:</i>,
          }}
        />,
      );
      expect((await openMenuOf(user, 'a')).filter(isPinEntry)).toEqual([
        'left:Pin to left',
        'right:Pin to right',
      ]);
    },
  );

  proves('`aria-colindex` counts in this order too.', () => {
    show(<Grid {...startingWith({ left: ['c'], right: ['a'] })} />);
    const indexes = ['c', 'b', 'd', 'a'].map((name) =>
      headerOf(name).getAttribute('aria-colindex'),
    );
    expect(indexes).toEqual(['1', '2', '3', '4']);
  });
});
