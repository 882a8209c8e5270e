import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import FillSelection from '../../../docs/x/react-data-grid/cell-selection/FillSelection';
import SelectFromCode from '../../../docs/x/react-data-grid/cell-selection/SelectFromCode';
import SelectRange from '../../../docs/x/react-data-grid/cell-selection/SelectRange';
import SumSelection from '../../../docs/x/react-data-grid/cell-selection/SumSelection';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  openMenuOf,
  screen,
  show,
  textsOf,
  waitFor,
} from '../harness';

const rows = [1, 2, 3, 4].map((id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));
const columns = [{ field: 'a' }, { field: 'b' }, { field: 'c' }];

function Grid(props: Partial<DataGridPremiumProps>) {
  return <DataGridPremium rows={rows} columns={columns} cellSelection {...props} />;
}

/** A grid whose API a claim calls, and the model that it reported last. */
function showWithApi(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const changed = jest.fn();
  const own = { apiRef, onCellSelectionModelChange: changed, rowSelection: false };
  const shown = show(<Grid {...own} {...props} />);
  return {
    api,
    changed,
    model: (): GridCellSelectionModel | undefined => changed.mock.lastCall?.[0],
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridPremiumProps>) =>
      shown.rerender(<Grid {...own} {...props} {...more} />),
  };
}

/** The selected cells by their text, from the top. */
function selected(): readonly (string | null)[] {
  return [...document.querySelectorAll('[role="gridcell"].Mui-selected')].map(
    ({ textContent }) => textContent,
  );
}

/** Drags from one cell over others; the pointer is let go over the last. */
function drag(path: readonly (readonly [field: string, rowIndex: number])[], init = {}): void {
  const [start, ...others] = path.map(([field, rowIndex]) => cellOf(field, rowIndex));
  if (start) {
    fireEvent.mouseDown(start, init);
    others.forEach((cell) => fireEvent.mouseOver(cell, init));
    fireEvent.mouseUp(others.at(-1) ?? start, init);
  }
}

describe('mouse and keyboard', () => {
  proves(
    [
      'Cell selection requires [Premium](/x/introduction/licensing/#premium-plan).',
      'If you set the `cellSelection` prop, users drag over cells to select them:',
    ],
    () => {
      const { unmount } = show(<SelectRange />);
      drag([
        ['friday', 0],
        ['saturday', 1],
      ]);
      expect(selected()).toEqual(['412', '640', '96', '120']);
      unmount();
      const own: object = { cellSelection: true };
      show(<DataGridPro rows={rows} columns={columns} {...own} />);
      drag([
        ['a', 0],
        ['b', 1],
      ]);
      expect(selected()).toEqual([]);
    },
  );

  proves(
    [
      'By default, a click also selects the row.',
      'The demo turns row selection off with `rowSelection={false}`.',
    ],
    async () => {
      for (const rowSelection of [true, false]) {
        const { user, unmount } = showWithApi({ rowSelection });
        await user.click(cellOf('b', 1));
        expect(cellOf('a', 1).parentElement?.classList.contains('Mui-selected')).toBe(rowSelection);
        expect(selected()).toEqual(['b2']);
        unmount();
      }
    },
  );

  proves(
    [
      '| Click | Selects the cell and clears the rest of the selection |',
      '| <kbd>Shift</kbd>+click | Selects the rectangle from the focused cell to the clicked cell |',
      '| <kbd>Ctrl</kbd>+click or <kbd>⌘</kbd>+click | Adds the cell, or removes a selected cell |',
    ],
    async () => {
      const { user } = showWithApi();
      await user.click(cellOf('b', 1));
      await user.click(cellOf('a', 0));
      expect(selected()).toEqual(['a1']);
      await user.keyboard('{Shift>}');
      await user.click(cellOf('b', 1));
      await user.keyboard('{/Shift}');
      expect(selected()).toEqual(['a1', 'b1', 'a2', 'b2']);
      for (const key of ['Control', 'Meta']) {
        await user.keyboard(`{${key}>}`);
        await user.click(cellOf('c', 3));
        expect(selected()).toEqual(['a1', 'b1', 'a2', 'b2', 'c4']);
        await user.click(cellOf('c', 3));
        expect(selected()).toEqual(['a1', 'b1', 'a2', 'b2']);
        await user.keyboard(`{/${key}}`);
      }
    },
  );

  proves(
    [
      '| Drag | Selects a rectangle.',
      '| <kbd>Ctrl</kbd>+drag or <kbd>⌘</kbd>+drag | Adds a rectangle |',
      'If users move the pointer back during <kbd>Ctrl</kbd>+drag, the cells stay selected.',
      'If <kbd>Ctrl</kbd>+drag ends on the cell where it started, this cell is removed from the selection.',
    ],
    () => {
      showWithApi();
      drag([
        ['a', 0],
        ['c', 1],
        ['b', 1],
      ]);
      expect(selected()).toEqual(['a1', 'b1', 'a2', 'b2']);
      for (const init of [{ ctrlKey: true }, { metaKey: true }]) {
        drag([
          ['a', 0],
          ['b', 0],
        ]);
        drag(
          [
            ['b', 2],
            ['c', 3],
            ['b', 3],
          ],
          init,
        );
        expect(selected()).toEqual(['a1', 'b1', 'b3', 'c3', 'b4', 'c4']);
      }
      const init = { ctrlKey: true };
      drag(
        [
          ['a', 2],
          ['a', 3],
          ['a', 2],
        ],
        init,
      );
      expect(selected()).toEqual(['a1', 'b1', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4']);
      // A pointer that is let go where it went down clicks as well.
      fireEvent.click(cellOf('a', 2), init);
      expect(selected()).toEqual(['a1', 'b1', 'b3', 'c3', 'a4', 'b4', 'c4']);
    },
  );

  proves(
    [
      '| <kbd>Shift</kbd>+arrow key | Extends or reduces the rectangle that starts at the focused cell |',
      '| <kbd>Tab</kbd> | Moves the focus out of the cells and keeps the selection |',
      'After a drag, the first <kbd>Shift</kbd>+arrow key starts a new rectangle at the focused cell.',
    ],
    async () => {
      const { user } = showWithApi();
      await user.click(cellOf('b', 1));
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      expect(selected()).toEqual(['b2', 'b3']);
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
      expect(selected()).toEqual(['b2', 'c2', 'b3', 'c3']);
      await user.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
      expect(selected()).toEqual(['b2']);
      await user.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
      expect(selected()).toEqual(['a1', 'b1', 'a2', 'b2']);
      await user.keyboard('{Tab}');
      expect(document.activeElement?.closest('[role="gridcell"]')).toBeNull();
      expect(selected()).toHaveLength(4);
      await user.click(cellOf('a', 0));
      drag([
        ['a', 0],
        ['c', 1],
      ]);
      expect(selected()).toHaveLength(6);
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      expect(selected()).toEqual(['a1', 'a2']);
    },
  );

  proves(
    [
      '| Arrow keys, <kbd>Page Down</kbd>, <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>Space</kbd> | Move the focus and clear the selection |',
      'If users press an arrow key or <kbd>Space</kbd> in an editor, the selection is cleared.',
      '<kbd>Enter</kbd> and <kbd>Tab</kbd> save the edit and keep the selection.',
    ],
    async () => {
      const { api, user, model } = showWithApi({ columns: [{ field: 'a', editable: true }] });
      for (const key of ['{ArrowDown}', '{PageDown}', '{Home}', '{End}', ' ']) {
        await user.click(cellOf('a', 1));
        expect(selected()).toEqual(['a2']);
        await user.keyboard(key);
        expect(model()).toEqual({});
      }
      for (const key of ['{Enter}', '{Tab}']) {
        await user.dblClick(cellOf('a', 0));
        await user.keyboard(`x${key}`);
        expect(api().getCellMode(1, 'a')).toBe('view');
        expect(api().getCellSelectionModel()).toEqual({ 1: { a: true } });
      }
      for (const key of ['{ArrowLeft}', ' ']) {
        await user.dblClick(cellOf('a', 0));
        expect(api().getCellSelectionModel()).toEqual({ 1: { a: true } });
        await user.keyboard(key);
        expect(api().getCellMode(1, 'a')).toBe('edit');
        expect(api().getCellSelectionModel()).toEqual({});
        await user.keyboard('{Escape}');
      }
    },
  );

  proves(
    [
      "If users click a checkbox, a column of actions, the toggle of a detail panel, or a pinned row, the selection doesn't change.",
      'If a drag starts in a column of actions, the drag selects cells.',
      'If a drag starts in a pinned row, the drag clears the selection.',
    ],
    async () => {
      const { api, user } = showWithApi({
        checkboxSelection: true,
        rowSelection: true,
        disableRowSelectionOnClick: true,
        getDetailPanelContent: () => null,
        pinnedRows: { bottom: [{ id: 'sum', a: 'all' }] },
        columns: [...columns, { field: 'tools', type: 'actions', getActions: () => [] }],
      });
      await user.click(cellOf('b', 1));
      for (const field of ['__check__', '__detail_panel_toggle__', 'tools']) {
        await user.click(cellOf(field, 0));
      }
      expect(textsOf('a').at(-1)).toBe('all');
      await user.click(cellOf('a', 4));
      expect(api().getCellSelectionModel()).toEqual({ 2: { b: true } });
      drag([
        ['tools', 0],
        ['c', 1],
      ]);
      expect(api().getCellSelectionModel()).toEqual({
        1: { c: true, tools: true },
        2: { c: true, tools: true },
      });
      drag([
        ['a', 4],
        ['b', 4],
      ]);
      expect(api().getCellSelectionModel()).toEqual({});
    },
  );
});

describe('model', () => {
  proves(
    [
      'The method returns the selected cells as `{ id, field }` items:',
      'The callback fires for each cell that the pointer passes during a drag, so keep the callback fast.',
      '`getSelectedCellsAsArray()` orders the cells by row, from top to bottom.',
      'In a row, the cells have the order of the keys in the model.',
      'If a column is hidden, its selected cells are included.',
      'If users click the same cell again, the callback fires again.',
    ],
    async () => {
      const { api, changed, user, unmount } = showWithApi();
      drag([
        ['b', 2],
        ['b', 1],
        ['a', 1],
        ['a', 0],
      ]);
      expect(changed).toHaveBeenCalledTimes(3);
      expect(api().getSelectedCellsAsArray()).toEqual(
        [1, 2, 3].flatMap((id) => ['a', 'b'].map((field) => ({ id, field }))),
      );
      await user.click(cellOf('c', 0));
      await user.click(cellOf('c', 0));
      expect(changed.mock.calls.slice(3).map(([model]) => model)).toEqual([
        { 1: { c: true } },
        { 1: { c: true } },
      ]);
      act(() => api().setCellSelectionModel({ 2: { c: true, a: true }, 1: { b: true } }));
      act(() => api().setColumnVisibility('c', false));
      expect(api().getSelectedCellsAsArray()).toEqual([
        { id: 1, field: 'b' },
        { id: 2, field: 'c' },
        { id: 2, field: 'a' },
      ]);
      unmount();
      show(<SumSelection />);
      drag([
        ['north', 0],
        ['coast', 1],
      ]);
      expect(screen.getByText('4 numbers, sum 275 mm, mean 68.8 mm')).toBeInTheDocument();
    },
  );

  proves(
    'To write a value into the selected cells, keep the model in state and change the rows whose cells are selected:',
    async () => {
      const { user } = show(<FillSelection />);
      expect(selected()).toEqual(['Off', 'Off']);
      await user.click(screen.getByRole('button', { name: 'Late' }));
      expect(textsOf('tue')).toEqual(['Early', 'Late', 'Late']);
      expect(textsOf('wed')).toEqual(['Off', 'Late', 'Late']);
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(selected()).toEqual([]);
    },
  );

  proves('So the demo skips these cells.', async () => {
    const { user } = show(<FillSelection />);
    await openMenuOf(user, 'Nurse');
    await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'Chidi');
    await waitFor(() => expect(textsOf('nurse')).toEqual(['Chidi']));
    fireEvent.click(screen.getByText('Late', { selector: 'button' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(textsOf('nurse')).toHaveLength(3));
    expect(textsOf('tue')).toEqual(['Early', 'Off', 'Late']);
    await openMenuOf(user, 'Wed');
    await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
    await user.click(screen.getByRole('button', { name: 'Late' }));
    expect(textsOf('tue')).toEqual(['Early', 'Late', 'Late']);
    await openMenuOf(user, 'Nurse');
    await user.click(screen.getByRole('menuitem', { name: 'Manage columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Wed' }));
    await waitFor(() => expect(textsOf('wed')).toEqual(['Off', 'Off', 'Late']));
  });

  proves(
    [
      'A field can also have the value `false`, for example after <kbd>Ctrl</kbd>+click on a selected cell.',
      'Because the model contains ids and fields, the selection follows its rows when users sort.',
      'The model also keeps cells of deleted rows, hidden columns, and rows that a filter hides.',
      'When a filter hides a row or users hide a column, its cells stay selected.',
    ],
    async () => {
      const { api, user, model } = showWithApi();
      await user.click(cellOf('a', 0));
      await user.keyboard('{Control>}');
      await user.click(cellOf('b', 0));
      await user.click(cellOf('a', 0));
      await user.keyboard('{/Control}');
      expect(model()).toEqual({ 1: { a: false, b: true } });
      act(() => api().setSortModel([{ field: 'a', sort: 'desc' }]));
      expect(cellOf('b', 3)).toHaveClass('Mui-selected');
      expect(selected()).toEqual(['b1']);
      act(() =>
        api().setFilterModel({ items: [{ field: 'a', operator: 'doesNotEqual', value: 'a1' }] }),
      );
      expect(selected()).toEqual([]);
      act(() => api().setColumnVisibility('b', false));
      act(() => api().updateRows([{ id: 1, _action: 'delete' }]));
      expect(api().getRow(1)).toBeNull();
      expect(api().getCellSelectionModel()).toEqual({ 1: { a: false, b: true } });
    },
  );

  proves(
    [
      "Without the callback, users can't change the selection.",
      'To select cells at the start without controlling the model, use `initialState={{ cellSelection: selected }}`.',
    ],
    async () => {
      const start = { 1: { a: true } };
      const held = showWithApi({
        cellSelectionModel: start,
        onCellSelectionModelChange: undefined,
      });
      await held.user.click(cellOf('b', 1));
      expect(selected()).toEqual(['a1']);
      held.unmount();
      const { user } = showWithApi({ initialState: { cellSelection: start } });
      expect(selected()).toEqual(['a1']);
      await user.click(cellOf('b', 1));
      expect(selected()).toEqual(['b2']);
    },
  );

  proves(
    [
      '<kbd>Ctrl</kbd>+drag and `selectCellRange()` with `true` as the third argument change the row objects inside your model, even if you reject the new model.',
      'If the row objects are frozen, both throw an error.',
    ],
    () => {
      const own = { 1: { a: true } };
      const { unmount } = showWithApi({ cellSelectionModel: own });
      drag(
        [
          ['b', 0],
          ['c', 0],
        ],
        { ctrlKey: true },
      );
      expect(own).toEqual({ 1: { a: true, b: true, c: true } });
      unmount();
      const frozen = showWithApi({ cellSelectionModel: { 1: Object.freeze({ a: true }) } });
      const cell = { id: 1, field: 'b' };
      expect(() => frozen.api().selectCellRange(cell, cell, true)).toThrow(TypeError);
      act(() => frozen.api().selectCellRange(cell, cell));
      expect(frozen.model()).toEqual({ 1: { b: true } });
    },
  );

  proves(
    [
      'To clear the selection, pass `{}`.',
      "If you pass `undefined`, the selection doesn't change.",
    ],
    () => {
      const { rerender } = showWithApi({ cellSelectionModel: { 1: { a: true } } });
      expect(selected()).toEqual(['a1']);
      rerender({ cellSelectionModel: undefined });
      expect(selected()).toEqual(['a1']);
      rerender({ cellSelectionModel: {} });
      expect(selected()).toEqual([]);
    },
  );
});

describe('from code', () => {
  proves(
    '| `selectCellRange(start, end, keepOtherSelected)` | Selects the rectangle between two `{ id, field }` cells, in the visible order. With `true`, other selected cells stay selected |',
    async () => {
      const { api, unmount } = showWithApi({
        initialState: { sorting: { sortModel: [{ field: 'a', sort: 'desc' }] } },
      });
      act(() => api().selectCellRange({ id: 3, field: 'b' }, { id: 4, field: 'a' }));
      expect(selected()).toEqual(['a4', 'b4', 'a3', 'b3']);
      act(() => api().selectCellRange({ id: 1, field: 'c' }, { id: 1, field: 'c' }, true));
      expect(selected()).toEqual(['a4', 'b4', 'a3', 'b3', 'c1']);
      act(() => api().selectCellRange({ id: 1, field: 'c' }, { id: 1, field: 'c' }));
      expect(selected()).toEqual(['c1']);
      unmount();
      const { user } = show(<SelectFromCode />);
      await user.click(screen.getByRole('button', { name: 'Second half' }));
      expect(selected()).toEqual(['950', '950', '60', '40', '0', '210']);
    },
  );

  proves(
    [
      '| `setCellSelectionModel(model)`, `getCellSelectionModel()` | Replaces or returns the model |',
      '| `isCellSelected(id, field)` | Returns whether a cell is selected |',
      '| `getSelectedCellsAsArray()` | Returns the selected cells of the visible rows. With pagination in the browser, these are the rows of the current page |',
    ],
    () => {
      const { api, unmount } = showWithApi();
      const all = { 1: { a: true, b: false }, 4: { c: true } };
      act(() => api().setCellSelectionModel(all));
      expect(api().getCellSelectionModel()).toEqual(all);
      expect((['a', 'b', 'c'] as const).map((field) => api().isCellSelected(1, field))).toEqual([
        true,
        false,
        false,
      ]);
      expect(api().getSelectedCellsAsArray()).toEqual([
        { id: 1, field: 'a' },
        { id: 4, field: 'c' },
      ]);
      unmount();
      const pages = showWithApi({
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      act(() => pages.api().setCellSelectionModel(all));
      expect(pages.api().getSelectedCellsAsArray()).toEqual([{ id: 1, field: 'a' }]);
      act(() => pages.api().setPage(1));
      expect(pages.api().getSelectedCellsAsArray()).toEqual([{ id: 4, field: 'c' }]);
    },
  );

  proves(
    [
      'To follow the selection from outside the component, [subscribe](/x/react-data-grid/events/#listen-without-a-prop) to the `cellSelectionChange` event.',
      "If the `cellSelection` prop is missing, the methods don't change the selection, and `isCellSelected()` returns `false`.",
    ],
    () => {
      const { api, unmount } = showWithApi();
      const heard = jest.fn();
      act(() => {
        api().subscribeEvent('cellSelectionChange', heard);
      });
      act(() => api().setCellSelectionModel({ 2: { b: true } }));
      expect(heard.mock.calls.map(([model]) => model)).toEqual([{ 2: { b: true } }]);
      unmount();
      const off = showWithApi({ cellSelection: false });
      act(() => off.api().setCellSelectionModel({ 1: { a: true } }));
      act(() => off.api().selectCellRange({ id: 1, field: 'a' }, { id: 2, field: 'b' }));
      expect(off.api().getCellSelectionModel()).toEqual({});
      expect(off.api().isCellSelected(1, 'a')).toBe(false);
      expect(selected()).toEqual([]);
      off.unmount();
      const start = { 1: { a: true } };
      for (const set of [
        { cellSelectionModel: start },
        { initialState: { cellSelection: start } },
      ]) {
        const still = showWithApi({ cellSelection: false, ...set });
        act(() => still.api().setCellSelectionModel({}));
        expect(still.api().getCellSelectionModel()).toEqual(start);
        expect(still.api().getSelectedCellsAsArray()).toEqual([{ id: 1, field: 'a' }]);
        expect(still.api().isCellSelected(1, 'a')).toBe(false);
        still.unmount();
      }
    },
  );

  proves(
    [
      "For rows that aren't on the page, `getRowIndexRelativeToVisibleRows(id)` returns `undefined`.",
      'For hidden columns, `getColumnIndex(field)` returns -1.',
      'Otherwise `selectCellRange()` clears the selection or selects other cells.',
    ],
    () => {
      const { api } = showWithApi({
        pagination: true,
        pageSizeOptions: [3],
        initialState: {
          pagination: { paginationModel: { pageSize: 3 } },
          filter: {
            filterModel: { items: [{ field: 'a', operator: 'doesNotEqual', value: 'a2' }] },
          },
          columns: { columnVisibilityModel: { b: false } },
        },
        rows: [...rows, { id: 5, a: 'a5' }],
      });
      const select = (from: [number, string], to: [number, string]) => {
        act(() => api().setCellSelectionModel({ 1: { a: true } }));
        const [start, end] = [from, to].map(([id, field]) => ({ id, field }));
        if (start && end) {
          act(() => api().selectCellRange(start, end));
        }
        return api().getCellSelectionModel();
      };
      const all = { a: true, c: true };
      expect(select([1, 'a'], [3, 'c'])).toEqual({ 1: all, 3: all });
      // The second row is filtered out, the fifth on another page, the ninth unknown.
      for (const id of [2, 5, 9]) {
        expect(select([1, 'a'], [id, 'c'])).toEqual({});
        expect(select([id, 'a'], [3, 'c'])).toEqual({ 1: all, 3: all });
        expect(api().getRowIndexRelativeToVisibleRows(id)).toBeUndefined();
      }
      expect(select([1, 'b'], [1, 'c'])).toEqual({ 1: { c: true } });
      expect(api().getColumnIndex('b')).toBe(-1);
    },
  );
});

describe('looks', () => {
  proves(
    [
      'A selected cell has the class `Mui-selected`.',
      '`gridClasses` contains four more classes for cells at the edges of a range:',
      "Selected cells have a background color but no ARIA attribute, so screen readers don't announce the selection.",
    ],
    () => {
      const { api } = showWithApi();
      const attributes = () =>
        cellOf('b', 1)
          .getAttributeNames()
          .filter((name) => name.startsWith('aria-'));
      const before = attributes();
      act(() => api().selectCellRange({ id: 2, field: 'b' }, { id: 3, field: 'c' }));
      const edges = (field: string, rowIndex: number) =>
        [...cellOf(field, rowIndex).classList]
          .map((name) => /cell--range(\w+)$/.exec(name)?.[1])
          .filter(Boolean);
      expect(edges('b', 1)).toEqual(['Top', 'Left']);
      expect(edges('c', 2)).toEqual(['Bottom', 'Right']);
      expect(cellOf('b', 1)).toHaveClass('Mui-selected');
      expect(attributes()).toEqual(before);
      expect(before).not.toContain('aria-selected');
    },
  );
});

exempt(
  'On macOS, users press <kbd>⌘</kbd>, because <kbd>Ctrl</kbd>+click opens the context menu.',
  'It is what that system does with the click.',
);
exempt(
  'Users [copy](/x/react-data-grid/clipboard/) the selected cells with <kbd>Ctrl</kbd>+<kbd>C</kbd> and paste into them with <kbd>Ctrl</kbd>+<kbd>V</kbd>.',
  'The page that it leads to proves it.',
);
