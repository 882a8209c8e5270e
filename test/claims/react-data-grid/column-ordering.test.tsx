import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import DragColumns from '../../../docs/x/react-data-grid/column-ordering/DragColumns';
import MoveByMenu from '../../../docs/x/react-data-grid/column-ordering/MoveByMenu';
import OrderWithoutPro from '../../../docs/x/react-data-grid/column-ordering/OrderWithoutPro';
import StartOrder from '../../../docs/x/react-data-grid/column-ordering/StartOrder';
import {
  act,
  proves,
  createApiRef,
  dragHeader,
  expectTypeError,
  fireEvent,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
} from '../harness';

const rows = [{ id: 1, path: ['x'] }];

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
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** The columns, of which some can't be dragged. */
const holding = (...held: readonly string[]) =>
  columns.map((column) => ({ ...column, disableReorder: held.includes(column.field) }));

/** The fields of the headers, in their order. */
const order = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ dataset }) => dataset.field ?? '')
    .join('');

const draggable = (name: string) => headerOf(name).firstElementChild?.getAttribute('draggable');

describe('dragging', () => {
  proves(
    [
      'Column reordering requires [Pro](/x/introduction/licensing/#pro-plan), where it is on by default.',
      'In the demo, `disableReorder` keeps the number of the record at the start.',
      'Users can change the order of columns by dragging their headers.',
    ],
    () => {
      const { unmount } = show(<DragColumns />);
      dragHeader('Title', ['Artist', 'Number']);
      expect(order()).toMatch(/^idtitleartist/);
      expect(draggable('Number')).toBe('false');
      unmount();
      show(<DataGrid rows={rows} columns={columns} />);
      expect(draggable('a')).toBe('false');
    },
  );

  proves(
    [
      'To keep a column from being dragged, set `disableReorder: true` on the column.',
      "If this column is the first or the last, users can't drop another column beyond it.",
      'Other columns can still be dragged past a column in the middle, which changes its position.',
      'To turn dragging off, set `disableColumnReorder` on the grid.',
    ],
    () => {
      const { unmount } = show(<Grid columns={holding('a', 'd')} />);
      dragHeader('a', ['b']);
      dragHeader('c', ['b', 'a']);
      expect(order()).toBe('acbd');
      dragHeader('c', ['b', 'd']);
      expect(order()).toBe('abcd');
      unmount();
      const middle = show(<Grid columns={holding('b')} />);
      dragHeader('a', ['b', 'c']);
      expect(order()).toBe('bcad');
      middle.unmount();
      show(<Grid disableColumnReorder />);
      dragHeader('a', ['b']);
      expect(order()).toBe('abcd');
    },
  );

  proves(
    [
      'Columns that the grid adds, such as checkboxes, have `disableReorder`.',
      'A column in a [group](/x/react-data-grid/column-groups/) stays in its group unless the group has `freeReordering`.',
    ],
    () => {
      const { api, unmount } = showWithApi({
        checkboxSelection: true,
        treeData: true,
        getTreeDataPath: ({ path }) => path,
      });
      const added = api()
        .getAllColumns()
        .filter(({ field }) => field.startsWith('__'));
      expect(added.map(({ disableReorder }) => disableReorder)).toEqual([true, true]);
      unmount();
      for (const freeReordering of [false, true]) {
        const children = [{ field: 'a' }, { field: 'b' }];
        const grid = show(
          <Grid columnGroupingModel={[{ groupId: 'G', freeReordering, children }]} />,
        );
        dragHeader('a', ['b', 'c', 'd']);
        expect(headerOf('d').nextElementSibling?.getAttribute('data-field') === 'a').toBe(
          freeReordering,
        );
        grid.unmount();
      }
    },
  );

  proves(
    [
      'When users drop a column, `onColumnOrderChange` fires with the `column`, its `oldIndex`, and its `targetIndex`.',
      'If users drop a column in its old place, `onColumnOrderChange` fires with two equal indexes.',
      'Columns move while users drag a header over them.',
      'If users drop the header outside the grid, the column returns to its old position, and no callback fires.',
      'To keep the last position instead, set `keepColumnPositionIfDraggedOutside`.',
    ],
    () => {
      const changed = jest.fn();
      const { api, unmount } = showWithApi({ onColumnOrderChange: changed });
      const calls = () =>
        changed.mock.calls.map(([{ column, oldIndex, targetIndex }]) => [
          column.field,
          oldIndex,
          targetIndex,
        ]);
      const seen: string[] = [];
      act(() => {
        api().subscribeEvent('columnIndexChange', () => {
          expect(changed).not.toHaveBeenCalled();
          seen.push(
            api()
              .getAllColumns()
              .map(({ field }) => field)
              .join(''),
          );
        });
      });
      dragHeader('a', ['b', 'c']);
      expect(seen).toEqual(['bacd', 'bcad']);
      expect(calls()).toEqual([['a', 0, 2]]);
      expect(changed.mock.lastCall?.[0].column).toBe(api().getColumn('a'));
      unmount();
      changed.mockClear();

      const again = show(<Grid onColumnOrderChange={changed} />);
      dragHeader('a', ['b', 'b']);
      expect(order()).toBe('abcd');
      expect(calls()).toEqual([['a', 0, 0]]);
      changed.mockClear();
      dragHeader('a', ['b'], 'none');
      expect(order()).toBe('abcd');
      expect(calls()).toEqual([]);
      again.unmount();
      show(<Grid onColumnOrderChange={changed} keepColumnPositionIfDraggedOutside />);
      dragHeader('a', ['b'], 'none');
      expect(order()).toBe('bacd');
      expect(calls()).toEqual([['a', 0, 1]]);
    },
  );
});

describe('the order', () => {
  proves(
    [
      'The initial order is the order of `columns`.',
      'To start with another order, list fields in `initialState.columns.orderedFields`.',
      "Fields that you don't list come last.",
      'To save the whole order, read `exportState().columns.orderedFields`, or the fields of `getAllColumns()`:',
      'To restore an order later, call `restoreState()` with `orderedFields`, as the button in the demo does.',
      'There is no prop that controls the order.',
    ],
    async () => {
      const { unmount } = show(<Grid />);
      expect(order()).toBe('abcd');
      unmount();
      const {
        api,
        rerender,
        unmount: close,
      } = showWithApi({
        initialState: { columns: { orderedFields: ['d', 'b'] } },
      });
      expect(order()).toBe('dbac');
      const saved: unknown[] = [];
      rerender({
        onColumnOrderChange: () => saved.push(api().exportState().columns?.orderedFields),
      });
      dragHeader('d', ['b']);
      expect(saved).toEqual([['b', 'd', 'a', 'c']]);
      act(() => api().restoreState({ columns: { orderedFields: ['c', 'a'] } }));
      expect(order().slice(0, 2)).toBe('ca');
      close();
      const { user } = show(<StartOrder />);
      dragHeader('Title', ['In stock']);
      expect(screen.getByText(/^Title: 1 → 2/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Order of the shop' }));
      expect(order()).toMatch(/^idtitlestock/);
    },
  );

  proves(
    [
      '`oldIndex` and `targetIndex` count hidden columns too.',
      'If you pass a new `columns` array, the grid takes its order from the array again.',
    ],
    () => {
      const changed = jest.fn();
      const { rerender } = showWithApi({
        onColumnOrderChange: changed,
        initialState: { columns: { columnVisibilityModel: { b: false } } },
      });
      dragHeader('a', ['c']);
      expect(changed.mock.lastCall?.[0]).toMatchObject({ oldIndex: 0, targetIndex: 2 });
      expect(order()).toBe('cad');
      rerender({});
      expect(order()).toBe('cad');
      rerender({ columns: [...columns] });
      expect(order()).toBe('acd');
    },
  );

  proves(
    [
      'This demo adds two items to the column menu, which users open with <kbd>Ctrl</kbd>+<kbd>Enter</kbd>:',
      'The grid has no keyboard shortcut for reordering, so offer another way.',
    ],
    async () => {
      const { user } = show(<MoveByMenu />);
      expect(await openMenuOf(user, 'Title')).toEqual(
        expect.arrayContaining(['Move one back', 'Move one forward']),
      );
      await user.click(screen.getByRole('menuitem', { name: 'Move one back' }));
      expect(order()).toMatch(/^idtitleartist/);
      await openMenuOf(user, 'Title');
      expect(screen.getByRole('menuitem', { name: 'Move one back' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  );

  proves(
    [
      '| `setColumnIndex(field, index)` | Moves a column (Pro). The index counts hidden columns |',
      '| `getColumnIndex(field)` | Returns the position among visible columns. `false` as the second argument counts all columns |',
      '| `getColumnIndexRelativeToVisibleColumns(field)` | Returns the position among all columns, despite its name |',
    ],
    () => {
      const { api } = showWithApi({
        initialState: { columns: { columnVisibilityModel: { b: false } } },
      });
      expect([
        api().getColumnIndex('c'),
        api().getColumnIndex('c', false),
        api().getColumnIndexRelativeToVisibleColumns('c'),
        api().getColumnIndex('b'),
      ]).toEqual([1, 2, 2, -1]);
      act(() => api().setColumnIndex('d', 1));
      expect(
        api()
          .getAllColumns()
          .map(({ field }) => field),
      ).toEqual(['a', 'd', 'b', 'c']);
    },
  );

  proves(
    [
      '`setColumnIndex()` ignores `disableReorder`, groups, and pinned columns, so check them first.',
      "The method doesn't fire `onColumnOrderChange`, so save the order after the call.",
    ],
    async () => {
      await expectTypeError(
        `import type { GridApi } from '@mui/x-data-grid';
        export const move = (api: GridApi) => api.setColumnIndex('a', 1);`,
        /'setColumnIndex' does not exist/,
      );
      const changed = jest.fn();
      const { api } = showWithApi({
        columns: holding('a', 'b'),
        columnGroupingModel: [{ groupId: 'G', children: [{ field: 'b' }, { field: 'c' }] }],
        initialState: { pinnedColumns: { left: ['a'] } },
        onColumnOrderChange: changed,
      });
      act(() => api().setColumnIndex('b', 3));
      act(() => api().setColumnIndex('d', 0));
      expect(
        api()
          .getAllColumns()
          .map(({ field }) => field),
      ).toEqual(['d', 'a', 'c', 'b']);
      expect(changed).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'Headers have no handle.',
      'The `columnReorderIcon` slot is the handle of fields in the [pivot](/x/react-data-grid/pivoting/) panel. (Premium)',
    ],
    () => {
      const slots = { columnReorderIcon: () => <i data-testid="handle" /> };
      const { unmount } = show(<Grid slots={slots} />);
      expect(screen.queryByTestId('handle')).toBeNull();
      unmount();
      show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          initialState={{ pivoting: { panelOpen: true } }}
        />,
      );
      expect(screen.getAllByTestId('handle')).toHaveLength(columns.length);
    },
  );

  proves(
    [
      'In Community, prepare one array for each order outside the component, and pass the one that you need:',
      'Whenever you pass another array, the grid resets the widths too.',
    ],
    async () => {
      const { unmount } = show(
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ columns: { orderedFields: ['d', 'b'] } }}
        />,
      );
      expect(order()).toBe('dbac');
      unmount();
      const { user } = show(<OrderWithoutPro />);
      expect(order()).toBe('artisttitlestockyearlabelid');
      const line = headerOf('Title').querySelector('.MuiDataGrid-columnSeparator') ?? document.body;
      fireEvent.mouseDown(line, { button: 0, clientX: 0 });
      fireEvent.mouseMove(document, { buttons: 1, clientX: 222 });
      fireEvent.mouseUp(document, { clientX: 222 });
      expect(headerOf('Title').style.width).toBe('222px');
      // For 100 ms the grid takes every click for the end of the drag.
      await act(() => pause(150));
      await user.click(screen.getByRole('button', { name: 'Stockroom' }));
      expect(order()).toBe('idstocklabeltitleartistyear');
      expect(headerOf('Title').style.width).toBe('140px');
    },
  );
});
