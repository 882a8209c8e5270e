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
      "It's on by default.",
      'In this grid, `disableReorder` holds the number of the record at the start.',
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
      '`disableReorder: true` on a column keeps it from being dragged. At the start or the end of the grid, nothing can be dropped beyond it either.',
      "In the middle it isn't a wall: other columns can pass it, and then its position changes.",
      '`disableColumnReorder` on the grid turns dragging off.',
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
      'The columns that the grid adds, such as checkboxes or the tree of tree data, have `disableReorder`.',
      'A column in a [group](/x/react-data-grid/column-groups/) stays in it unless the group has `freeReordering`.',
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
      '`onColumnOrderChange` is called once, when the column is dropped, with the `column`, its `oldIndex`, and its `targetIndex`.',
      "If it's dropped where it was, the two are equal.",
      'The callback tells of one move.',
      'The columns move while the header is dragged over them.',
      'Let go of it outside of the grid, and it jumps back to where it was, without a call.',
      'With `keepColumnPositionIfDraggedOutside` (default `false`) it stays at the place it last had.',
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
      "The order at the start is that of `columns`, or that of `initialState.columns.orderedFields`, where fields that aren't listed come last.",
      'To save the whole order, read `getAllColumns()`, or `exportState().columns.orderedFields`.',
      'To change it as a whole, call `restoreState()` with `orderedFields`, as the button does.',
    ],
    async () => {
      const { unmount } = show(<Grid />);
      expect(order()).toBe('abcd');
      unmount();
      const { api, unmount: close } = showWithApi({
        initialState: { columns: { orderedFields: ['d', 'b'] } },
      });
      expect(order()).toBe('dbac');
      dragHeader('d', ['b']);
      expect(api().exportState().columns?.orderedFields).toEqual(['b', 'd', 'a', 'c']);
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
      'Both indexes count hidden columns, too.',
      'A new `columns` array sets the order back to its own.',
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

  proves('Give people a second way: here, the column menu has two more items.', async () => {
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
  });

  proves(
    [
      '| `setColumnIndex(field, index)` | Moves a column; the index counts hidden columns |',
      '| `getColumnIndex(field)` | Its place among the visible columns; with `false` as second argument, among all |',
      '| `getColumnIndexRelativeToVisibleColumns(field)` | Its place among all columns, hidden ones included, whatever the name says |',
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
      '`setColumnIndex()` needs Pro like dragging.',
      "It doesn't look at `disableReorder`, groups, or pinned columns, so check them first.",
      "It doesn't call `onColumnOrderChange` either: the `columnOrderChange` event is for drops alone.",
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
      'The `columnReorderIcon` slot draws the handle of fields in the [pivot](/x/react-data-grid/pivoting/) panel (Premium).',
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
      'In Community, the order of the array decides, or that of `orderedFields` in the initial or restored state.',
      'Each array is made once, outside of the component.',
      'A switch sets the widths back as well, since the array is new to the grid.',
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
