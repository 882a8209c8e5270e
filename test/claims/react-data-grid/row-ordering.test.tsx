import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  GRID_REORDER_COL_DEF,
} from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import MoveByKeyboard from '../../../docs/x/react-data-grid/row-ordering/MoveByKeyboard';
import ReorderHandle from '../../../docs/x/react-data-grid/row-ordering/ReorderHandle';
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
    'People drag a row by its handle and drop it above or below another one.',
    'Row reordering needs [Pro](/x/introduction/licensing/#pro-plan).',
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
      '| The grid is sorted | The column decides the order then |',
      'Sorting is the frequent one: one click on a header, and the handles are dead without a word.',
    ],
    async () => {
      const { user } = showWithApi();
      await user.click(titleOf('Name'));
      cannotMove();
      await user.click(titleOf('Name'));
      await user.click(titleOf('Name'));
      drag(0, 2);
      expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
    },
  );

  proves('| A cell or row is being edited | The edit comes first |', () => {
    const { api } = showWithApi();
    act(() => api().startCellEditMode({ id: 4, field: 'name' }));
    cannotMove();
    act(() => api().stopCellEditMode({ id: 4, field: 'name', ignoreModifications: true }));
    drag(0, 2);
    expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
  });

  proves('Only flat lists are supported', () => {
    const { unmount } = showWithApi({
      treeData: true,
      getTreeDataPath: ({ name }) => (name === 'd' ? ['c', 'd'] : [name]),
    });
    cannotMove();
    unmount();
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
  });

  proves('It has no handle, and nothing can be dropped on it', () => {
    showWithApi({ pinnedRows: { bottom: [{ id: 'p', name: 'pinned' }] } });
    expect(cellOf('__reorder__', 4).querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
    drag(0, 4);
    expect(textsOf('name')).toEqual(['a', 'b', 'c', 'd', 'pinned']);
    drag(0, 3);
    expect(textsOf('name')).toEqual(['b', 'c', 'd', 'a', 'pinned']);
  });

  proves("| The target is on another page | A drag doesn't turn the page |", () => {
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
      '`onRowOrderChange` is called once, after the drop, with the `row`, its `oldIndex` and its `targetIndex`.',
      'If you leave your state as it is, the old order comes back with the next new `rows` array.',
      'To listen without the prop, subscribe to the `rowOrderChange` event.',
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
      'Take the row out first, then insert it at `targetIndex`.',
      'The indexes count all rows, also those that a filter hides.',
    ],
    () => {
      const { changed } = showWithApi({
        initialState: {
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'b' }] },
          },
        },
      });
      drag(0, 1);
      expect(textsOf('name')).toEqual(['c', 'a', 'd']);
      expect(changed()).toEqual([['a', 0, 2]]);
      const own = [...rows];
      own.splice(2, 0, ...own.splice(0, 1));
      expect(own.map(({ name }) => name)).toEqual(['b', 'c', 'a', 'd']);
    },
  );

  proves(
    "The order isn't part of the [state](/x/react-data-grid/state/) that `exportState()` gives.",
    () => {
      const { api } = showWithApi();
      const before = JSON.stringify(api().exportState());
      drag(0, 2);
      expect(textsOf('name')).toEqual(['b', 'c', 'a', 'd']);
      expect(JSON.stringify(api().exportState())).toBe(before);
    },
  );

  proves('Move the row in your state the same way, and send the order to the server.', async () => {
    const { user } = show(<SaveOrder />);
    await user.click(screen.getByRole('switch', { name: 'Server is down' }));
    drag(0, 2);
    expect(textsOf('name')).toEqual([
      'Bakery Kern',
      'Primary school',
      'Depot Street 4',
      'Harbour office',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }, { timeout: 3000 }));
    expect(textsOf('name')[0]).toBe('Depot Street 4');
  });
});

describe('other ways', () => {
  proves(
    [
      'Offer another way: here <kbd>Alt</kbd> with an arrow key moves the row of the focused cell, and two buttons do the same.',
      'The focus stays with the row, since it belongs to its id.',
      'The `output` below the grid is a live region: a screen reader reads out the new position.',
    ],
    async () => {
      const { user } = show(<MoveByKeyboard />);
      await user.click(cellOf('id', 1));
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(textsOf('id')).toEqual(['Hanna Olsen', 'Yuna Park', 'Rafael Lima', 'Tom Wekesa']);
      expect(cellOf('id', 2)).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent(
        'Rafael Lima speaks at position 3 of 4.',
      );
      await user.click(screen.getByRole('menuitem', { name: 'Move Tom Wekesa up' }));
      expect(textsOf('id')[2]).toBe('Tom Wekesa');
    },
  );

  proves(
    [
      "If your rows aren't in state, `setRowIndex(id, targetIndex)` of the [API object](/x/react-data-grid/api-object/) moves a row inside the grid:",
      "It doesn't call `onRowOrderChange`.",
      "It throws for an id that isn't there, and for rows in a tree or a group.",
    ],
    () => {
      const { api, changed, unmount } = showWithApi();
      act(() => api().setRowIndex(4, 0));
      expect(textsOf('name')).toEqual(['d', 'a', 'b', 'c']);
      expect(changed()).toEqual([]);
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
      'The column has the field `__reorder__`.',
      'Put `GRID_REORDER_COL_DEF` into your `columns` to place it elsewhere, and change the icon with `slots.rowReorderIcon`.',
      'While a row is dragged, the pointer carries its id.',
      'Give rows a `__reorder__` field with a text that people know.',
      'For styling, each handle has the class `MuiDataGrid-rowReorderCell`, and a row gets another one while it is dragged or may be the target.',
      'The name of the column is `rowReorderingHeaderName` of [`localeText`](/x/react-data-grid/localization/).',
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
  "It works with a mouse; the keyboard can't start it, and on touch screens support differs.",
  'It is what browsers do with their drag and drop.',
);
