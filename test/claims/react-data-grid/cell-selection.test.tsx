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
  claim,
  createApiRef,
  dismiss,
  fireEvent,
  screen,
  show,
  textsOf,
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
  claim(
    [
      'It needs [Premium](/x/introduction/licensing/#premium-plan).',
      'Set the `cellSelection` prop, and people drag over cells to select them.',
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

  claim(
    '`rowSelection={false}` turns off [row selection](/x/react-data-grid/row-selection/), which would otherwise mark the whole row at each click.',
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

  claim(
    [
      '| Click | One cell, and nothing else |',
      '| <kbd>Shift</kbd>+click | The rectangle from the focused cell |',
      '| <kbd>Ctrl</kbd>+click or <kbd>⌘</kbd>+click | The cell in addition; a selected one is taken out |',
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

  claim(
    [
      'The rectangle; near an edge of the grid, it scrolls on',
      '| <kbd>Ctrl</kbd>+drag or <kbd>⌘</kbd>+drag | The rectangle in addition; going back makes it no smaller |',
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
    },
  );

  claim(
    [
      '| <kbd>Shift</kbd>+<kbd>↑</kbd><kbd>↓</kbd><kbd>←</kbd><kbd>→</kbd> | The rectangle from the focused cell, one row or column more |',
      '| An arrow key, <kbd>Page Down</kbd>, and so on | Nothing: moving the focus clears the selection |',
      '<kbd>Tab</kbd> leaves the cells and keeps the selection.',
    ],
    async () => {
      const { user, model } = showWithApi();
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
      for (const key of ['{ArrowDown}', '{PageDown}', '{Home}', ' ']) {
        await user.click(cellOf('b', 1));
        expect(selected()).toEqual(['b2']);
        await user.keyboard(key);
        expect(model()).toEqual({});
      }
    },
  );
});

describe('model', () => {
  claim(
    [
      '`onCellSelectionModelChange` tells of each change.',
      '`getSelectedCellsAsArray()` of the [API object](/x/react-data-grid/api-object/) returns the cells as `{ id, field }` items, from top to bottom.',
      'The callback is called for every cell that the pointer passes while dragging.',
    ],
    () => {
      const { api, changed, unmount } = showWithApi();
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
      unmount();
      show(<SumSelection />);
      drag([
        ['north', 0],
        ['coast', 1],
      ]);
      expect(screen.getByText('4 numbers, sum 275 mm, mean 68.8 mm')).toBeInTheDocument();
    },
  );

  claim('The buttons below write a duty into every selected cell.', async () => {
    const { user } = show(<FillSelection />);
    expect(selected()).toEqual(['Off', 'Off']);
    await user.click(screen.getByRole('button', { name: 'Late' }));
    expect(textsOf('tue')).toEqual(['Early', 'Late', 'Late']);
    expect(textsOf('wed')).toEqual(['Off', 'Late', 'Late']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(selected()).toEqual([]);
  });

  claim(
    [
      'A field may be there with `false`, after <kbd>Ctrl</kbd>+click on a selected cell.',
      'Ids and fields are stored, so the selection follows its rows when people sort.',
      "Filtering doesn't clear it: a hidden cell stays in the model.",
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
      expect(api().getCellSelectionModel()).toEqual({ 1: { a: false, b: true } });
    },
  );

  claim(['To clear, set `{}`.', 'Passing `undefined` leaves the selection as it is.'], () => {
    const { rerender } = showWithApi({ cellSelectionModel: { 1: { a: true } } });
    expect(selected()).toEqual(['a1']);
    rerender({ cellSelectionModel: undefined });
    expect(selected()).toEqual(['a1']);
    rerender({ cellSelectionModel: {} });
    expect(selected()).toEqual([]);
  });
});

describe('from code', () => {
  claim(
    '| `selectCellRange(start, end, keepOtherSelected)` | Selects the rectangle between two `{ id, field }` cells, in the order that people see. The last argument (`false`) keeps the rest |',
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

  claim(
    [
      '| `setCellSelectionModel(model)`, `getCellSelectionModel()` | Replaces and reads the model |',
      '| `isCellSelected(id, field)` | Whether one cell is selected |',
      '| `getSelectedCellsAsArray()` | The selected cells of the visible rows; with pages in the browser, those of the current page |',
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

  claim(
    [
      'Outside of the component, [subscribe](/x/react-data-grid/events/) to the `cellSelectionChange` event.',
      'Without the `cellSelection` prop, the methods do nothing.',
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
    },
  );
});

describe('looks', () => {
  claim(
    [
      'A selected cell has the class `Mui-selected`, and `gridClasses` names four more for the cells at the edges of a range:',
      "The selection has a background colour and no ARIA attribute, so screen readers don't announce it.",
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

dismiss(
  "On macOS, <kbd>Ctrl</kbd>+click opens the context menu and doesn't select.",
  'It is what that system does with the click.',
);
dismiss(
  'Selected cells are copied with <kbd>Ctrl</kbd>+<kbd>C</kbd> and filled with <kbd>Ctrl</kbd>+<kbd>V</kbd>: see [copy and paste](/x/react-data-grid/clipboard/).',
  'The page that it leads to proves it.',
);
