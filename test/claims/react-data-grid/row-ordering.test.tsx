import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  GRID_REORDER_COL_DEF,
  gridPaginationModelSelector,
} from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import MoveByKeyboard from '../../../docs/x/react-data-grid/row-ordering/MoveByKeyboard';
import ReorderHandle from '../../../docs/x/react-data-grid/row-ordering/ReorderHandle';
import * as routeServer from '../../../docs/x/react-data-grid/row-ordering/route';
import SaveOrder from '../../../docs/x/react-data-grid/row-ordering/SaveOrder';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  screen,
  show,
  textsOf,
  titleOf,
} from '../harness';

jest.mock('../../../docs/x/react-data-grid/row-ordering/route', () => {
  const real = jest.requireActual<typeof routeServer>(
    '../../../docs/x/react-data-grid/row-ordering/route',
  );
  return { ...real, saveRoute: jest.fn(real.saveRoute) };
});

const rows = ['a', 'b', 'c', 'd'].map((name, index) => ({ id: index + 1, name }));
const columns = [{ field: 'name', headerName: 'Name', editable: true }];

/** A Pro grid whose API a claim calls, and what it tells about the order. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const changed = jest.fn();
  const all = { apiRef, rows, columns, rowReordering: true, onRowOrderChange: changed, ...props };
  const shown = show(<DataGridPro {...all} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    changed: () =>
      changed.mock.calls.map(([{ row, oldIndex, targetIndex }]) => [
        row.name,
        oldIndex,
        targetIndex,
      ]),
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<DataGridPro {...all} {...more} />),
  };
}

function fireDrag(target: Element, type: string, init: MouseEventInit = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'dataTransfer', {
    value: { dropEffect: 'copy', effectAllowed: '', setData: () => {}, getData: () => '' },
  });
  fireEvent(target, event);
}

/** Drags the handle of one row over a cell of another, and drops it below that or above. */
function drag(from: number, to: number, where: 'above' | 'below' = 'below', field = 'name'): void {
  const handle = cellOf('__reorder__', from).querySelector('.MuiDataGrid-rowReorderCell');
  if (!handle) {
    throw new Error('The row has no handle.');
  }
  // jsdom has no layout: the middle of each cell is at 0.
  const clientY = where === 'below' ? 1 : -1;
  fireDrag(handle, 'dragstart');
  fireDrag(cellOf(field, to), 'dragenter', { clientY });
  fireDrag(cellOf(field, to), 'dragover', { clientY });
  fireDrag(handle, 'dragend');
}

proves(
  [
    'Set `rowReordering` to add a column of drag handles:',
    'Users drag rows into their own order, such as a playlist or priorities.',
    'Row reordering requires [Pro](/x/introduction/licensing/#pro-plan).',
  ],
  () => {
    const { unmount } = showWithApi();
    drag(0, 2);
    expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
    drag(3, 0, 'above');
    expect(textsOf('name')).toEqual(['d', 'b', 'c', 'a']);
    unmount();
    const own: object = { rowReordering: true };
    show(<DataGrid rows={rows} columns={columns} {...own} />);
    expect(document.querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
  },
);

describe('when not', () => {
  const cannotMove = () => {
    const before = textsOf('name');
    drag(0, 2);
    expect(textsOf('name')).toEqual(before);
  };

  proves(
    [
      '| The grid is sorted | The sorted column decides the order |',
      "While the grid is sorted, rows can't be dragged.",
      'To keep users from sorting, set `disableColumnSorting`.',
      'To return to your order, call `apiRef.current?.setSortModel([])`.',
    ],
    async () => {
      const { api, rerender, user } = showWithApi();
      await user.click(titleOf('Name'));
      cannotMove();
      await user.click(titleOf('Name'));
      await user.click(titleOf('Name'));
      drag(0, 2);
      expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
      await user.click(titleOf('Name'));
      expect(textsOf('name')).toEqual(['a', 'b', 'c', 'd']);
      act(() => api().setSortModel([]));
      expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
      rerender({ disableColumnSorting: true });
      await user.click(titleOf('Name'));
      expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
    },
  );

  proves('| A cell or row is in edit mode | Users have to finish the edit first |', () => {
    const { api } = showWithApi();
    act(() => api().startCellEditMode({ id: 4, field: 'name' }));
    cannotMove();
    act(() => api().stopCellEditMode({ id: 4, field: 'name', ignoreModifications: true }));
    drag(0, 2);
    expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
  });

  proves(
    '| [Tree data](/x/react-data-grid/tree-data/) with children, [row grouping](/x/react-data-grid/row-grouping/) | Only flat lists support reordering |',
    () => {
      const { unmount } = showWithApi({
        treeData: true,
        getTreeDataPath: ({ name }) => (name === 'd' ? ['c', 'd'] : [name]),
      });
      cannotMove();
      unmount();
      const flat = showWithApi({ treeData: true, getTreeDataPath: ({ name }) => [name] });
      drag(0, 2);
      expect(flat.changed()).toEqual([['a', 0, 2]]);
      flat.unmount();
      show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          rowReordering
          initialState={{ rowGrouping: { model: ['name'] } }}
          defaultGroupingExpansionDepth={-1}
        />,
      );
      fireDrag(document.querySelector('.MuiDataGrid-rowReorderCell') as Element, 'dragstart');
      expect(document.querySelector('.MuiDataGrid-row--beingDragged')).toBeNull();
    },
  );

  proves("It has no handle, and rows can't be dropped on it", () => {
    showWithApi({ pinnedRows: { bottom: [{ id: 'p', name: 'pinned' }] } });
    expect(cellOf('__reorder__', 4).querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
    drag(0, 4);
    expect(textsOf('name')).toEqual(['a', 'b', 'c', 'd', 'pinned']);
    drag(0, 3);
    expect(textsOf('name')).toEqual(['b', 'c', 'd', 'a', 'pinned']);
  });

  proves("| The target is on another page | Dragging doesn't change the page |", () => {
    showWithApi({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } },
    });
    expect(textsOf('name')).toEqual(['c', 'd']);
    const handle = document.querySelector('.MuiDataGrid-rowReorderCell') as Element;
    const previous = screen.getByRole('button', { name: 'Go to previous page' });
    fireDrag(handle, 'dragstart');
    fireDrag(previous, 'dragenter');
    fireDrag(previous, 'dragover');
    fireDrag(handle, 'dragend');
    expect(textsOf('name')).toEqual(['c', 'd']);
    drag(0, 1);
    expect(textsOf('name')).toEqual(['d', 'c']);
  });
});

describe('saving', () => {
  proves(
    [
      "The grid moves the row, but doesn't change your `rows`.",
      'When users drop a row, `onRowOrderChange` fires with the `row`, its `oldIndex`, and its `targetIndex`.',
      "If you don't update your state, the old order returns with the next `rows` array.",
    ],
    () => {
      const { api, changed, rerender } = showWithApi();
      const heard = jest.fn();
      act(() => {
        api().subscribeEvent('rowOrderChange', heard);
      });
      const handle = cellOf('__reorder__', 0).querySelector(
        '.MuiDataGrid-rowReorderCell',
      ) as Element;
      fireDrag(handle, 'dragstart');
      for (const index of [1, 2, 3]) {
        fireDrag(cellOf('name', index), 'dragenter', { clientY: 1 });
        fireDrag(cellOf('name', index), 'dragover', { clientY: 1 });
      }
      expect(changed()).toEqual([]);
      fireDrag(handle, 'dragend');
      expect(changed()).toEqual([['a', 0, 3]]);
      expect(heard).toHaveBeenCalledTimes(1);
      expect(textsOf('name')).toEqual(['b', 'c', 'd', 'a']);
      expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
      rerender({ rows: [...rows] });
      expect(textsOf('name')).toEqual(['a', 'b', 'c', 'd']);
    },
  );

  proves(
    [
      'Remove the row from your state, then insert it at `targetIndex`:',
      '`oldIndex` and `targetIndex` are positions in `rows`.',
      'They count rows that a filter hides, and rows of other pages.',
    ],
    () => {
      const filtered = showWithApi({
        initialState: {
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'b' }] },
          },
        },
      });
      drag(0, 1);
      expect(textsOf('name')).toEqual(['c', 'a', 'd']);
      expect(filtered.changed()).toEqual([['a', 0, 2]]);
      const own = [...rows];
      const moved = own.splice(0, 1);
      own.splice(2, 0, ...moved);
      expect(own.map(({ name }) => name)).toEqual(['b', 'c', 'a', 'd']);
      filtered.unmount();
      const pages = {
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
      };
      const paged = showWithApi(pages);
      drag(0, 1);
      expect(textsOf('name')).toEqual(['d', 'c']);
      expect(paged.changed()).toEqual([['c', 2, 3]]);
      paged.unmount();
      // With the pages of a server, `rows` has one page.
      const served = showWithApi({
        ...pages,
        rows: rows.slice(2),
        paginationMode: 'server',
        rowCount: rows.length,
      });
      drag(0, 1);
      expect(served.changed()).toEqual([['c', 0, 1]]);
    },
  );

  proves(
    [
      'With a [`dataSource`](/x/react-data-grid/server-side-data/) and pagination, `oldIndex` and `targetIndex` count only the rows of the current page.',
      'For the position among all pages, add the rows of the previous pages.',
      'Then empty the cache, which has the old order:',
    ],
    async () => {
      let stored = rows;
      const { api, changed } = showWithApi({
        rows: undefined,
        dataSource: {
          getRows: ({ start, end }) =>
            Promise.resolve({ rows: stored.slice(Number(start), end + 1), rowCount: rows.length }),
        },
        pagination: true,
        pageSizeOptions: [2],
        initialState: {
          pagination: { paginationModel: { page: 1, pageSize: 2 }, rowCount: rows.length },
        },
      });
      await screen.findByText('c');
      const reload = () => act(() => api().dataSource.fetchRows());
      drag(0, 1);
      expect(changed()).toEqual([['c', 0, 1]]);
      const { page, pageSize } = gridPaginationModelSelector({ current: api() });
      expect(page * pageSize + 1).toBe(3);
      // The server has saved the move, but the cache hasn't.
      const [first, second, third, fourth] = rows;
      stored = [first, second, fourth, third].filter((row) => row !== undefined);
      expect(textsOf('name')).toEqual(['d', 'c']);
      act(() => api().setPage(0));
      await screen.findByText('a');
      act(() => api().setPage(1));
      await screen.findByText('c');
      expect(textsOf('name')).toEqual(['c', 'd']);
      await reload();
      expect(textsOf('name')).toEqual(['c', 'd']);
      api().dataSource.cache.clear();
      await reload();
      expect(textsOf('name')).toEqual(['d', 'c']);
      // The server refuses this move.
      drag(0, 1);
      expect(textsOf('name')).toEqual(['c', 'd']);
      api().dataSource.cache.clear();
      await reload();
      expect(textsOf('name')).toEqual(['d', 'c']);
    },
  );

  proves(
    'They ignore [pinned rows](/x/react-data-grid/row-pinning/), so keep pinned rows out of `rows`.',
    () => {
      const pinnedRows = { top: rows.slice(0, 1) };
      const both = showWithApi({ pinnedRows });
      expect(textsOf('name')).toEqual(['a', 'b', 'c', 'd']);
      drag(1, 3);
      expect(both.changed()).toEqual([['b', 0, 2]]);
      both.unmount();
      const apart = showWithApi({ pinnedRows, rows: rows.slice(1) });
      expect(textsOf('name')).toEqual(['a', 'b', 'c', 'd']);
      drag(1, 3);
      expect(apart.changed()).toEqual([['b', 0, 2]]);
    },
  );

  proves("`exportState()` doesn't contain the order of rows.", () => {
    const { api } = showWithApi();
    const before = JSON.stringify(api().exportState());
    drag(0, 2);
    expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
    expect(JSON.stringify(api().exportState())).toBe(before);
  });

  proves(
    [
      'To save the order, this demo sends one request at a time, skips outdated orders, and offers an undo if the server refuses:',
    ],
    async () => {
      const { user } = show(<SaveOrder />);
      const sent = jest.mocked(routeServer.saveRoute);
      drag(0, 2);
      await screen.findByText('Saving…');
      expect(sent.mock.calls).toHaveLength(1);
      drag(0, 2);
      drag(0, 1);
      await screen.findByText('Saved', undefined, { timeout: 3000 });
      expect(sent.mock.calls.map(([stops]) => stops.map(({ id }) => id).join(' '))).toEqual([
        'S2 S3 S1 S4',
        'S1 S3 S2 S4',
      ]);
      await user.click(screen.getByRole('switch', { name: 'Server is down' }));
      drag(0, 2);
      expect(textsOf('name')).toEqual([
        'Primary school',
        'Bakery Kern',
        'Depot Street 4',
        'Harbor office',
      ]);
      await user.click(await screen.findByRole('button', { name: 'Undo' }, { timeout: 3000 }));
      expect(textsOf('name')).toEqual([
        'Depot Street 4',
        'Primary school',
        'Bakery Kern',
        'Harbor office',
      ]);
    },
  );
});

describe('other ways', () => {
  proves(
    [
      'In this demo, <kbd>Alt</kbd> with an arrow key moves the row of the focused cell, and two buttons do the same:',
      'While the grid is sorted, the demo moves no rows.',
      'The `output` element is a live region: screen readers announce the new position.',
    ],
    async () => {
      const { user, unmount } = show(<MoveByKeyboard />);
      await user.click(cellOf('id', 1));
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(textsOf('id')).toEqual(['Hanna Olsen', 'Yuna Park', 'Rafael Lima', 'Tom Wekesa']);
      expect(cellOf('id', 2)).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent(
        'Rafael Lima speaks at position 3 of 4.',
      );
      await user.click(screen.getByRole('menuitem', { name: 'Move Tom Wekesa up' }));
      expect(textsOf('id')[2]).toBe('Tom Wekesa');
      const order = textsOf('id');
      await user.click(titleOf('Topic'));
      const sorted = textsOf('id');
      await user.click(cellOf('id', 0));
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await user.click(screen.getByRole('menuitem', { name: `Move ${sorted[1]} up` }));
      expect(textsOf('id')).toEqual(sorted);
      expect(screen.getByRole('status')).toHaveTextContent(
        "While the grid is sorted, rows can't be moved.",
      );
      await user.click(titleOf('Topic'));
      await user.click(titleOf('Topic'));
      expect(textsOf('id')).toEqual(order);
      unmount();
      const defaultProps: object = { pinnedRows: { top: [{ id: 'Chair', topic: 'Welcome' }] } };
      show(
        <ThemeProvider theme={createTheme({ components: { MuiDataGrid: { defaultProps } } })}>
          <MoveByKeyboard />
        </ThemeProvider>,
      );
      const withPinned = textsOf('id');
      expect(withPinned[0]).toBe('Chair');
      await user.click(cellOf('id', 0));
      await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
      await user.click(screen.getByRole('menuitem', { name: 'Move Chair down' }));
      expect(textsOf('id')).toEqual(withPinned);
    },
  );

  proves(
    [
      "If your rows aren't in React state, such as with a `dataSource`, call `setRowIndex(id, targetIndex)` of the [API object](/x/react-data-grid/api-object/):",
      "`setRowIndex()` doesn't call `onRowOrderChange`.",
      'For an unknown id, a pinned row, a group row, or its children, the method throws.',
    ],
    () => {
      const { api, changed, unmount } = showWithApi({
        pinnedRows: { bottom: [{ id: 'p', name: 'pinned' }] },
      });
      act(() => api().setRowIndex(4, 0));
      expect(textsOf('name')).toEqual(['d', 'a', 'b', 'c', 'pinned']);
      expect(changed()).toEqual([]);
      expect(() => api().setRowIndex('p', 0)).toThrow(/footer or grouping rows/);
      expect(() => api().setRowIndex(9, 0)).toThrow(/No row with id #9 found/);
      unmount();
      const tree = showWithApi({
        treeData: true,
        getTreeDataPath: ({ name }) => (name === 'd' ? ['c', 'd'] : [name]),
        defaultGroupingExpansionDepth: -1,
      });
      expect(() => tree.api().setRowIndex(4, 0)).toThrow(/grouped rows/);
      expect(() => tree.api().setRowIndex(3, 0)).toThrow(/footer or grouping rows/);
    },
  );
});

describe('handle', () => {
  proves(
    [
      'To move the column of handles, add `GRID_REORDER_COL_DEF` to your `columns`.',
      'To change the icon, replace the `rowReorderIcon` slot.',
      'The pointer shows the id of the dragged row.',
      'To show other text, add a `__reorder__` property to your rows.',
      '| the handle | `MuiDataGrid-rowReorderCell` |',
      '| the row that is dragged | `MuiDataGrid-row--beingDragged` |',
      '| the target row, for a drop above or below it | `MuiDataGrid-row--dropAbove`, `MuiDataGrid-row--dropBelow` |',
      'To change the name of the column in the columns panel, set `rowReorderingHeaderName` in [`localeText`](/x/react-data-grid/localization/).',
    ],
    () => {
      expect(GRID_REORDER_COL_DEF.field).toBe('__reorder__');
      const { api, unmount } = showWithApi({ localeText: { rowReorderingHeaderName: 'Handles' } });
      expect(api().getColumn('__reorder__').headerName).toBe('Handles');
      expect(cellOf('__reorder__', 1)).toHaveTextContent(/^2$/);
      const handle = cellOf('__reorder__', 0).querySelector(
        '.MuiDataGrid-rowReorderCell',
      ) as Element;
      const rowOf = (index: number) => cellOf('name', index).parentElement;
      fireDrag(handle, 'dragstart');
      expect(rowOf(0)).toHaveClass('MuiDataGrid-row--beingDragged');
      fireDrag(cellOf('name', 2), 'dragenter', { clientY: 1 });
      fireDrag(cellOf('name', 2), 'dragover', { clientY: 1 });
      expect(rowOf(2)).toHaveClass('MuiDataGrid-row--dropBelow');
      fireDrag(cellOf('name', 3), 'dragover', { clientY: -1 });
      expect(rowOf(2)).not.toHaveClass('MuiDataGrid-row--dropBelow');
      expect(rowOf(3)).toHaveClass('MuiDataGrid-row--dropAbove');
      fireDrag(handle, 'dragend');
      unmount();
      show(<ReorderHandle />);
      expect(textsOf('__reorder__')[0]).toBe('Water the herbs');
      expect(cellOf('__reorder__', 0)).toHaveAttribute('data-colindex', '2');
      expect(screen.getAllByTestId('OpenWithIcon')).toHaveLength(3);
    },
  );
});

exempt(
  "Users can't start a drag with the keyboard, and not all touch screens support the browser's drag and drop.",
  'It is what browsers do with their drag and drop.',
);
