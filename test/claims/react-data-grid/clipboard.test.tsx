import {
  DataGrid,
  type GridApi,
  type GridCsvExportOptions,
  gridFilteredSortedRowIdsSelector,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import CopyRows from '../../../docs/x/react-data-grid/clipboard/CopyRows';
import CopyWithHeaders from '../../../docs/x/react-data-grid/clipboard/CopyWithHeaders';
import ParsePasted from '../../../docs/x/react-data-grid/clipboard/ParsePasted';
import PasteCells from '../../../docs/x/react-data-grid/clipboard/PasteCells';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

interface Row {
  id: number;
  name: string;
  amount: number | null;
}

const rows: readonly Row[] = [
  { id: 1, name: 'a', amount: 7.5 },
  { id: 2, name: '=b', amount: 9 },
  { id: 3, name: 'c', amount: 5 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', editable: true },
  {
    field: 'amount',
    type: 'number',
    editable: true,
    valueFormatter: (value: number | null) => (value === null ? '' : `€${value}`),
  },
];

function Grid(props: Partial<DataGridPremiumProps>) {
  return <DataGridPremium rows={rows} columns={columns} {...props} />;
}

/** A Premium grid, and the text that it copied last. */
function showWithApi(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const copied = jest.fn();
  const shown = show(<Grid apiRef={apiRef} onClipboardCopy={copied} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    copied: (): unknown => copied.mock.lastCall?.[0],
    /** Presses Ctrl+C and returns the copied text. */
    copy: (): unknown => {
      copied.mockClear();
      press('C');
      return copied.mock.lastCall?.[0];
    },
    names: () => rows.map(({ id }): unknown => api().getRow(id).name),
  };
}

function press(letter: 'C' | 'V', modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey') {
  return fireEvent.keyDown(document.activeElement ?? document.body, {
    key: letter.toLowerCase(),
    keyCode: letter.charCodeAt(0),
    [modifier]: true,
  });
}

/** Puts the focus on a cell without selecting anything. */
function focus(field: string, rowIndex: number): void {
  const cell = cellOf(field, rowIndex);
  fireEvent.mouseDown(cell);
  fireEvent.mouseUp(cell);
  fireEvent.click(cell);
}

/** Presses Ctrl+V with this text in the clipboard, and waits until the grid has stored the rows. */
async function paste(text: string): Promise<void> {
  press('V');
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
  // The grid stores rows 50 ms after the last response. A busy machine needs longer.
  await act(() => pause(250));
}

/** Two pages of rows of which the first and the third are on different pages. */
const paged: Partial<DataGridPremiumProps> = {
  cellSelection: true,
  rowSelection: false,
  pagination: true,
  pageSizeOptions: [2],
  initialState: { pagination: { paginationModel: { pageSize: 2 } } },
};

const namesOfAllRows = { 1: { name: true }, 2: { name: true }, 3: { name: true } };

describe('copying', () => {
  proves(
    [
      'Users copy cells and rows with <kbd>Ctrl</kbd>+<kbd>C</kbd> or <kbd>⌘</kbd>+<kbd>C</kbd>, and paste them into Excel or another spreadsheet.',
      'Copying works without configuration.',
      'The `onClipboardCopy` callback receives the copied text.',
    ],
    async () => {
      const { user } = show(<CopyRows />);
      for (const [index, modifier] of (['ctrlKey', 'metaKey'] as const).entries()) {
        await user.click(cellOf('route', index));
        press('C', modifier);
        await expect(navigator.clipboard.readText()).resolves.toBe(
          ['Split–Hvar', 'Oban–Mull'][index],
        );
      }
      await user.click(within(cellOf('__check__', 0)).getByRole('checkbox'));
      press('C');
      await expect(navigator.clipboard.readText()).resolves.toBe('Split–Hvar\t120\t€7.50');
      expect(screen.getByRole('status')).toHaveTextContent('Split–Hvar 120 €7.50');
    },
  );

  proves('The `clipboardCopy` event passes the same text.', () => {
    const { api, copy } = showWithApi({ rowSelection: false });
    const listener = jest.fn();
    act(() => {
      api().subscribeEvent('clipboardCopy', listener);
    });
    focus('name', 2);
    expect(copy()).toBe('c');
    expect(listener.mock.calls[0]?.[0]).toBe('c');
  });

  proves(
    [
      '<kbd>Ctrl</kbd>+<kbd>C</kbd> copies the first of these that applies:',
      'Text that the user has selected with the mouse.',
      'The [selected cells](/x/react-data-grid/cell-selection/), if there are at least two.',
      'The selected rows, without columns that are hidden or have `disableExport`.',
      'The focused cell.',
      'Cells are separated by tabs and rows by line breaks, so spreadsheets paste them as cells.',
      "Column headers aren't included.",
      "Formulas aren't escaped when they are copied, unlike in a CSV file.",
    ],
    () => {
      const { api, copy } = showWithApi({
        cellSelection: true,
        checkboxSelection: true,
        disableRowSelectionOnClick: true,
        columns: [
          ...columns,
          { field: 'id' },
          { field: 'hidden' },
          { field: 'secret', disableExport: true },
        ],
        initialState: { columns: { columnVisibilityModel: { hidden: false } } },
      });
      focus('name', 1);
      expect(copy()).toBe('=b');
      act(() => api().selectRows([3, 2]));
      expect(copy()).toBe('=b\t€9\t2\r\nc\t€5\t3');
      expect(api().getDataAsCsv({ delimiter: '\t' })).toMatch(/^name\tamount\tid\r\n"'=b"/);
      act(() => api().selectCellRange({ id: 1, field: 'name' }, { id: 2, field: 'amount' }));
      expect(copy()).toBe('a\t€7.5\r\n=b\t€9');
      const selection = jest
        .spyOn(window, 'getSelection')
        .mockReturnValue({ toString: () => 'selected' } as Selection);
      expect(copy()).toBeUndefined();
      selection.mockRestore();
    },
  );

  proves(
    [
      'By default, the grid copies the text that `valueFormatter` returns, such as `€7.50`.',
      '| `clipboardExport` | The focused cell and selected cells |',
      '| `csvExport` | Copied rows, and files of the [CSV export](/x/react-data-grid/export/) |',
      'In raw values, dates become ISO strings, and missing numbers become the text `null` or `undefined`.',
      'If a column has `renderCell`, the grid ignores what `renderCell` draws and copies the formatted value.',
    ],
    () => {
      const day = new Date(Date.UTC(2026, 2, 16));
      const copiedWith = (ignoreValueFormatterDuringExport?: object) => {
        const { api, copy, unmount } = showWithApi({
          cellSelection: true,
          disableRowSelectionOnClick: true,
          rows: [{ id: 1, amount: 7.5, day, empty: null }],
          columns: [
            {
              field: 'amount',
              type: 'number',
              valueFormatter: (value: number) => `€${value.toFixed(2)}`,
              renderCell: () => 'drawn',
            },
            { field: 'day', type: 'date' },
            { field: 'empty', type: 'number' },
            { field: 'missing', type: 'number' },
          ],
          ignoreValueFormatterDuringExport,
        });
        focus('amount', 0);
        const cell = copy();
        act(() => api().selectCellRange({ id: 1, field: 'amount' }, { id: 1, field: 'missing' }));
        const range = copy();
        act(() => api().setCellSelectionModel({}));
        act(() => api().selectRow(1));
        const row = copy();
        const file = api().getDataAsCsv({ includeHeaders: false }).split(',')[0];
        unmount();
        return [cell, range, row, file];
      };
      const text = `€7.50\t${day.toLocaleDateString()}`;
      const raw = '7.5\t2026-03-16T00:00:00.000Z\tnull\tundefined';
      expect(copiedWith()).toEqual(['€7.50', `${text}\t\t`, text, '€7.50']);
      expect(copiedWith({ clipboardExport: true })).toEqual(['7.5', raw, text, '€7.50']);
      expect(copiedWith({ csvExport: true })).toEqual(['€7.50', `${text}\t\t`, raw, '7.5']);
    },
  );

  proves(
    [
      'The default is a tab.',
      "If the selected cells don't form a rectangle, cells that were never selected are left out.",
      'When the text is pasted, later values of the row move to the left.',
      'If a user removes a cell from the selection, the grid copies an empty text in its place.',
      'If the selection was made in another order than the order of the columns, the cells of a row are copied in the order of the selection.',
      'If at least two selected cells are on the current page, selected cells on other pages and filtered cells are copied too.',
    ],
    () => {
      const { api, copy, unmount } = showWithApi({ cellSelection: true, rowSelection: false });
      focus('name', 0);
      const copiedOf = (model: Record<string, Record<string, boolean>>) => {
        act(() => api().setCellSelectionModel(model));
        return copy();
      };
      expect(copiedOf({ 1: { name: true, amount: true }, 3: { amount: true } })).toBe(
        'a\t€7.5\r\n€5',
      );
      expect(copiedOf({ 1: { name: false, amount: true }, 3: { name: true } })).toBe('\t€7.5\r\nc');
      expect(copiedOf({ 1: { amount: true, name: true } })).toBe('€7.5\ta');
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'doesNotEqual', value: 'c' }] }),
      );
      expect(copiedOf(namesOfAllRows)).toBe('a\r\n=b\r\nc');
      // One of these two is filtered out: the grid copies the focused cell.
      expect(copiedOf({ 1: { name: true }, 3: { name: true } })).toBe('a');
      unmount();
      const pages = showWithApi(paged);
      focus('name', 0);
      act(() => pages.api().setCellSelectionModel(namesOfAllRows));
      expect(pages.copy()).toBe('a\r\n=b\r\nc');
    },
  );

  proves(
    [
      'If the first cell of the first copied row is empty, the cell is dropped and the row shifts one column to the left.',
      'Empty cells at the end of the last copied row are dropped too.',
      "Ranges of several columns aren't affected.",
      'If a range has one column and an empty first cell, the first line is dropped.',
      'To keep empty cells, return visible text such as "–" from `valueFormatter`, and [parse](#parse-what-was-pasted) this text.',
      'If a copied value contains a tab or a line break, spreadsheets split the value into several cells.',
      'To prevent this, replace these characters with spaces in `valueFormatter`.',
      'If the focused cell is empty, <kbd>Ctrl</kbd>+<kbd>C</kbd> leaves the old text in the clipboard, and the next paste inserts the old text.',
      'To prevent this, return visible text from `valueFormatter`.',
    ],
    async () => {
      const copiedWith = async (format?: (value: string) => string) => {
        const { api, copy, unmount } = showWithApi({
          cellSelection: true,
          disableRowSelectionOnClick: true,
          rows: [
            { id: 1, first: '', last: 'x\ty' },
            { id: 2, first: 'z', last: '' },
          ],
          columns: ['first', 'last'].map((field) => ({ field, valueFormatter: format })),
        });
        await navigator.clipboard.writeText('old');
        focus('first', 0);
        copy();
        const cell = await navigator.clipboard.readText();
        act(() => api().selectCellRange({ id: 1, field: 'first' }, { id: 2, field: 'last' }));
        const range = copy();
        act(() => api().selectCellRange({ id: 1, field: 'first' }, { id: 2, field: 'first' }));
        const column = copy();
        act(() => api().setCellSelectionModel({}));
        act(() => api().selectRows([1, 2]));
        const copiedRows = copy();
        unmount();
        return { cell, range, column, rows: copiedRows };
      };
      expect(await copiedWith()).toEqual({
        cell: 'old',
        range: '\tx\ty\r\nz\t',
        column: 'z',
        rows: 'x\ty\r\nz',
      });
      expect(await copiedWith((value) => value.replaceAll('\t', ' ') || '–')).toEqual({
        cell: '–',
        range: '–\tx y\r\nz\t–',
        column: '–\r\nz',
        rows: '–\tx y\r\nz\t–',
      });
    },
  );

  proves(
    [
      'To copy the rows with column headers, call `getDataAsCsv()` of the [API object](/x/react-data-grid/api-object/) with a tab as `delimiter`, and write the text to the clipboard of the browser:',
      'If rows are selected, `getDataAsCsv()` returns the selected rows.',
      'To copy all rows that pass the filter, choose the rows yourself:',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const { unmount } = show(<DataGrid apiRef={apiRef} rows={rows} columns={columns} />);
      act(() => api().selectRow(3));
      expect(api().getDataAsCsv()).toBe('name,amount\r\nc,€5');
      const getRowsToExport: GridCsvExportOptions['getRowsToExport'] = ({ apiRef: ref }) =>
        gridFilteredSortedRowIdsSelector(ref);
      expect(api().getDataAsCsv({ getRowsToExport }).split('\r\n')).toHaveLength(4);
      unmount();
      const { user } = show(<CopyWithHeaders />);
      await user.click(screen.getByRole('button', { name: 'Copy the recipe' }));
      expect(await screen.findByText('Copied 4 lines, headers included.')).toBeInTheDocument();
      await expect(navigator.clipboard.readText()).resolves.toBe(
        'Ingredient\tGrams\r\nFlour\t500\r\nWater\t325\r\nSalt\t10',
      );
    },
  );
});

describe('pasting', () => {
  proves(
    [
      'Pasting is on by default in Premium.',
      'To turn pasting off, set `disableClipboardPaste`.',
      'In Community and Pro, <kbd>Ctrl</kbd>+<kbd>V</kbd> starts to edit the focused cell, and the browser pastes into its input.',
    ],
    async () => {
      const { unmount } = showWithApi({ rowSelection: false });
      focus('name', 0);
      await paste('x\t8');
      expect(textsOf('name')[0]).toBe('x');
      expect(textsOf('amount')[0]).toBe('€8');
      unmount();
      for (const other of [
        <DataGrid key="0" rows={rows} columns={columns} />,
        <DataGridPro key="1" rows={rows} columns={columns} />,
        <Grid key="2" disableClipboardPaste />,
      ]) {
        const shown = show(other);
        focus('name', 0);
        // The key isn't prevented, so the browser pastes into the focused input.
        expect(press('V')).toBe(true);
        const input = screen.getByRole('textbox');
        await waitFor(() => expect(input).toHaveFocus());
        expect(input).toHaveValue('');
        shown.unmount();
      }
    },
  );

  proves(
    [
      'the selected cells, in order. A single value fills all of them',
      'Selected cells on other pages, and cells that a filter hides, receive no values.',
    ],
    async () => {
      const { api, unmount } = showWithApi({ cellSelection: true, rowSelection: false });
      focus('name', 0);
      act(() => api().selectCellRange({ id: 1, field: 'name' }, { id: 2, field: 'amount' }));
      await paste('x\t1\ny\t2\nz\t3');
      expect(textsOf('name')).toEqual(['x', 'y', 'c']);
      expect(textsOf('amount')).toEqual(['€1', '€2', '€5']);
      await paste('4');
      expect(textsOf('name')).toEqual(['4', '4', 'c']);
      expect(textsOf('amount')).toEqual(['€4', '€4', '€5']);
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'equals', value: '4' }] }),
      );
      act(() => api().setCellSelectionModel(namesOfAllRows));
      await paste('4');
      expect(api().getRow(3).name).toBe('c');
      unmount();
      const pages = showWithApi(paged);
      focus('name', 0);
      act(() => pages.api().setCellSelectionModel(namesOfAllRows));
      await paste('x');
      expect(pages.names()).toEqual(['x', 'x', 'c']);
    },
  );

  proves(
    [
      'the selected rows, from the **first** visible column on',
      'If one line is pasted, each selected row receives the values of the line.',
      'If several lines are pasted, the rows receive the lines in the order in which the rows were selected.',
      'If a filter is set after "select all", rows that the filter hides receive values too.',
      "If the filter was set before, they don't.",
    ],
    async () => {
      const { api, names } = showWithApi({
        checkboxSelection: true,
        disableRowSelectionOnClick: true,
      });
      focus('amount', 0);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([3, 1]) }));
      await paste('one\t1\ntwo\t2');
      expect(names()).toEqual(['two', '=b', 'one']);
      await paste('both\t3');
      expect(names()).toEqual(['both', '=b', 'both']);
      await paste('6');
      expect(textsOf('amount')).toEqual(['€6', '€9', '€3']);

      const selectAll = async () => {
        fireEvent.click(screen.getByRole('checkbox', { name: /all rows/ }));
        await act(() => pause());
      };
      const onlyB = { items: [{ field: 'name', operator: 'equals', value: '=b' }] };
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set() }));
      act(() => api().setFilterModel(onlyB));
      await selectAll();
      focus('name', 0);
      await paste('=b\t4');
      expect(rows.map(({ id }): unknown => api().getRow(id).amount)).toEqual([6, 4, 3]);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set() }));
      act(() => api().setFilterModel({ items: [] }));
      await selectAll();
      act(() => api().setFilterModel(onlyB));
      focus('name', 0);
      await paste('all\t5');
      expect(names()).toEqual(['all', 'all', 'all']);
    },
  );

  proves(
    [
      'A click on a cell selects its row by default, so several values are pasted from the first column on, not from the clicked cell.',
      'To paste at the focused cell, set `rowSelection={false}` or `disableRowSelectionOnClick`.',
      'the cells to the right of and below the focused cell. The rest is left out',
      'Values are pasted into columns with `editable: true`.',
      "Columns that can't be edited are skipped and keep their place in the pasted text.",
    ],
    async () => {
      for (const [props, names, amounts] of [
        [{}, ['a', '1', 'c'], ['€7.5', '€5', '€5']],
        [{ rowSelection: false }, ['a', '=b', 'c'], ['€7.5', '€1', '€3']],
        [{ disableRowSelectionOnClick: true }, ['a', '=b', 'c'], ['€7.5', '€1', '€3']],
      ] as const) {
        const { unmount } = showWithApi(props);
        focus('amount', 1);
        await paste('1\t5\n3\t6\n4\t7');
        expect(textsOf('name')).toEqual(names);
        expect(textsOf('amount')).toEqual(amounts);
        unmount();
      }
      showWithApi({
        rowSelection: false,
        columns: [{ field: 'name', editable: true }, { field: 'id' }, ...columns.slice(1)],
      });
      focus('name', 0);
      await paste('x\t77\t1');
      expect(textsOf('id')).toEqual(['1', '2', '3']);
      expect(textsOf('amount')[0]).toBe('€1');
    },
  );

  proves(
    [
      'The grid calls `processRowUpdate` once for each changed row, as in [editing](/x/react-data-grid/editing/persistence/).',
      'If `processRowUpdate` throws or rejects, the row keeps its old values and `onProcessRowUpdateError` is called.',
      'The other rows are stored.',
      'In a paste, `rowId` of the third argument is a string, even if the ids of your rows are numbers.',
    ],
    async () => {
      const calls: unknown[] = [];
      const onProcessRowUpdateError = jest.fn();
      const { names } = showWithApi({
        rowSelection: false,
        processRowUpdate: (row: Row, oldRow: Row, { rowId }: { rowId: unknown }) => {
          calls.push([row.id, oldRow.name, rowId]);
          if (row.name === 'throw') {
            throw new Error('thrown');
          }
          return row.name === 'reject' ? Promise.reject(new Error('rejected')) : row;
        },
        onProcessRowUpdateError,
      });
      focus('name', 0);
      await paste('x\nthrow\nreject');
      expect(names()).toEqual(['x', '=b', 'c']);
      expect(calls).toEqual([
        [1, 'a', '1'],
        [2, '=b', '2'],
        [3, 'c', '3'],
      ]);
      expect(onProcessRowUpdateError.mock.calls.map(([error]) => String(error))).toEqual([
        'Error: thrown',
        'Error: rejected',
      ]);
    },
  );

  proves('Pasting ignores `isCellEditable` and `preProcessEditCellProps`.', async () => {
    const preProcessEditCellProps = jest.fn(({ props }) => props);
    const { unmount } = showWithApi({
      rowSelection: false,
      isCellEditable: () => false,
      columns: [{ field: 'name', editable: true, preProcessEditCellProps }],
    });
    focus('name', 0);
    await paste('x');
    expect(textsOf('name')[0]).toBe('x');
    expect(preProcessEditCellProps).not.toHaveBeenCalled();
    unmount();
    show(<PasteCells />);
    focus('morning', 0);
    await paste('mild');
    expect(screen.getByText('Bergen: temperatures must be numbers.')).toBeInTheDocument();
    expect(textsOf('morning')[0]).toBe('8');
  });

  proves(
    [
      "With a [`dataSource`](/x/react-data-grid/server-side-data/), a paste doesn't call `updateRow`.",
      'Without `processRowUpdate`, the grid shows the pasted values, and the server never receives them.',
    ],
    async () => {
      const updateRow = jest.fn();
      const processRowUpdate = jest.fn((row: Row) => row);
      for (const props of [{}, { processRowUpdate }]) {
        const { unmount } = showWithApi({
          rowSelection: false,
          rows: undefined,
          dataSource: { getRows: async () => ({ rows: [...rows], rowCount: 3 }), updateRow },
          ...props,
        });
        await waitFor(() => expect(textsOf('name')).toHaveLength(3));
        focus('name', 0);
        await paste('x');
        expect(textsOf('name')[0]).toBe('x');
        unmount();
      }
      expect(updateRow).not.toHaveBeenCalled();
      expect(processRowUpdate).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'Cell edits call `processRowUpdate` too.',
      'Pasted rows are copies of the current rows.',
      'Later calls come from cell edits.',
      'After `onClipboardPasteStart`, the grid calls `processRowUpdate` for all pasted rows in the same synchronous step.',
    ],
    async () => {
      const log: unknown[] = [];
      const { user } = showWithApi({
        rowSelection: false,
        onClipboardPasteStart: () => {
          log.push('start');
          void Promise.resolve().then(() => log.push('promise callback'));
        },
        processRowUpdate: (row: Row) => {
          log.push(row.name);
          return row;
        },
      });
      focus('name', 0);
      await paste('x\ny\nz');
      expect(log).toEqual(['start', 'x', 'y', 'z', 'promise callback']);
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('1{Enter}');
      await waitFor(() => expect(log.at(-1)).toBe('x1'));
    },
  );

  proves('If the server refuses, all rows keep their old values.', async () => {
    const onProcessRowUpdateError = jest.fn();
    let answer: Promise<never> | undefined;
    const { names } = showWithApi({
      rowSelection: false,
      // The server refuses at once, before the grid stores anything.
      processRowUpdate: () => (answer ??= Promise.reject(new Error('refused'))),
      onProcessRowUpdateError,
    });
    focus('name', 0);
    await paste('x\ny\nz');
    expect(onProcessRowUpdateError).toHaveBeenCalledTimes(3);
    expect(names()).toEqual(['a', '=b', 'c']);
  });

  proves(
    [
      'Wait more than 50 ms after `onClipboardPasteEnd` before you put rows back.',
      'The grid has no method that undoes changes.',
      'The grid stores pasted rows 50 ms after their last response and overwrites rows that you put back earlier.',
    ],
    async () => {
      for (const [delay, name] of [
        [0, 'x'],
        [100, 'a'],
      ] as const) {
        const { api, names, unmount } = showWithApi({
          rowSelection: false,
          processRowUpdate: (row: Row) => row,
          onClipboardPasteEnd: () => {
            const putBack = () => api().updateRows([{ id: 1, name: 'a' }]);
            if (delay === 0) {
              putBack();
            } else {
              setTimeout(() => act(putBack), delay);
            }
          },
        });
        focus('name', 0);
        await paste('x');
        expect(names()[0]).toBe(name);
        expect(Object.keys(api()).filter((method) => /undo/i.test(method))).toEqual([]);
        unmount();
      }
    },
  );
});

/** The value of a cell after a text was pasted into it. */
async function valueAfter(text: string, column: Partial<GridColDef>, value: unknown = undefined) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const { unmount } = show(
    <DataGridPremium
      apiRef={apiRef}
      rows={[{ id: 1, value }]}
      columns={[{ field: 'value', editable: true, ...column } as GridColDef]}
      rowSelection={false}
    />,
  );
  focus('value', 0);
  await paste(text);
  const pasted: unknown = api().getRow(1).value;
  unmount();
  return pasted;
}

describe('parsing', () => {
  proves(
    [
      'Pasted values are text.',
      '| `string` | Any text |',
      '| `number` | What `Number()` accepts, such as `1240.5`. Empty text becomes `null`, and other text becomes `NaN` |',
      '| `date`, `dateTime` | What `new Date()` accepts, such as ISO dates. Other text becomes an invalid date or another day: `05.06.2026` can become May 6 |',
    ],
    async () => {
      expect(await valueAfter(' 12 ', {})).toBe(' 12 ');
      expect(await valueAfter('1240.5', { type: 'number' })).toBe(1240.5);
      expect(await valueAfter('€7.50', { type: 'number' })).toBeNaN();
      expect(await valueAfter('\r\n', { type: 'number' }, 7)).toBeNull();
      for (const type of ['date', 'dateTime'] as const) {
        expect(await valueAfter('2026-03-16', { type })).toEqual(new Date('2026-03-16'));
        expect(String(await valueAfter('16.3.2026', { type }))).toBe('Invalid Date');
      }
    },
  );

  proves(
    '| `boolean` | `true`, `yes`, `1`, and `false`, `no`, `0`. `null` and `undefined` become `false`. Other text is skipped |',
    async () => {
      const pasted = (text: string) => valueAfter(text, { type: 'boolean' }, 'old');
      for (const text of ['true', 'yes', '1', 'YES ']) {
        expect(await pasted(text)).toBe(true);
      }
      for (const text of ['false', 'no', '0', 'null', 'NULL', 'undefined']) {
        expect(await pasted(text)).toBe(false);
      }
      expect(await pasted('ja')).toBe('old');
    },
  );

  proves(
    [
      '| `singleSelect` | Values of options that are strings. Labels and numbers are skipped |',
      "Copied text can't always be pasted back: a formatted amount isn't a number, and a label isn't a value.",
    ],
    async () => {
      const column: Partial<GridColDef> = {
        type: 'singleSelect',
        valueOptions: [{ value: 'r', label: 'Red' }, { value: 2, label: 'Two' }, 'Blue'],
      };
      expect(await valueAfter('r', column, 'old')).toBe('r');
      expect(await valueAfter('Blue', column, 'old')).toBe('Blue');
      for (const text of ['Red', '2', 'Green']) {
        expect(await valueAfter(text, column, 'old')).toBe('old');
      }
    },
  );

  proves(
    [
      'It receives the text, the row, the column, and a ref of the API object.',
      'If it returns `undefined`, the cell is skipped.',
      'If neither the column nor its type has a `pastedValueParser`, the grid calls `valueParser`.',
      'The types `string` and `number` have no `pastedValueParser`.',
    ],
    async () => {
      const pastedValueParser = jest.fn((text: string) =>
        text === 'skip' ? undefined : `<${text}>`,
      );
      expect(await valueAfter('x', { pastedValueParser }, 'old')).toBe('<x>');
      const [text, row, column, apiRef] = pastedValueParser.mock.calls[0] as unknown[];
      expect([text, row]).toEqual(['x', { id: 1, value: 'old' }]);
      expect(column).toMatchObject({ field: 'value', editable: true });
      expect(Object.keys(apiRef as object)).toEqual(['current']);
      expect(await valueAfter('skip', { pastedValueParser }, 'old')).toBe('old');

      const valueParser = jest.fn(() => 'parsed');
      for (const type of ['string', 'number'] as const) {
        expect(await valueAfter('x', { type, valueParser })).toBe('parsed');
      }
      valueParser.mockClear();
      expect(await valueAfter('yes', { type: 'boolean', valueParser })).toBe(true);
      await valueAfter('x', { valueParser, pastedValueParser });
      expect(valueParser).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'This demo accepts numbers as Germans write them, such as `1.240,5`.',
      'Text in another format is refused with a message, because guessing would turn `80.5` into 805.',
    ],
    async () => {
      show(<ParsePasted />);
      focus('weight', 0);
      for (const refused of [
        '80.5',
        '1,240.5',
        '1.24',
        'unknown',
        '1e3',
        '5 t',
        '--5',
        '1.240.5',
      ]) {
        await paste(refused);
        expect(textsOf('weight')[0]).toBe('1.120');
        expect(screen.getByText(/^Apples: the weight isn't a number/)).toBeInTheDocument();
      }
      for (const [text, shown] of [
        ['1.240,5', '1.240,5'],
        ['-1.240.500,5 kg', '-1.240.500,5'],
        ['1240', '1.240'],
        ['0,1234567', '0,1234567'],
        ['\n', ''],
      ] as const) {
        await paste(text);
        expect(textsOf('weight')[0]).toBe(shown);
      }
    },
  );

  proves(
    [
      'It returns an array of rows, each an array of texts.',
      'If it returns `null`, the paste is ignored.',
      'The default of `splitClipboardPastedText` splits text at line breaks and at `clipboardCopyCellDelimiter`.',
      'It drops one line break at the end.',
      "The default doesn't read quotes.",
      'If a cell of a spreadsheet contains a line break, its text reaches two rows.',
    ],
    async () => {
      const { names, unmount } = showWithApi({
        rowSelection: false,
        clipboardCopyCellDelimiter: '|',
      });
      focus('name', 0);
      await paste('x|1\r\ny|2\r\n');
      expect(names()).toEqual(['x', 'y', 'c']);
      expect(textsOf('amount')).toEqual(['€1', '€2', '€5']);
      await paste('"x\ny"');
      expect(names()).toEqual(['"x', 'y"', 'c']);
      unmount();
      const custom = showWithApi({
        rowSelection: false,
        splitClipboardPastedText: (text) => (text === 'no' ? null : [[text], ['next']]),
      });
      focus('name', 0);
      await paste('no');
      expect(custom.names()).toEqual(['a', '=b', 'c']);
      await paste('a\tb');
      expect(custom.names()).toEqual(['a\tb', 'next', 'c']);
    },
  );

  proves(
    [
      'If a column has a `valueSetter`, the grid passes the parsed value to it, as in editing.',
      'If a pasted value would change the id of a row, the grid skips the cell.',
    ],
    async () => {
      const { api } = showWithApi({
        rowSelection: false,
        columns: [
          {
            field: 'name',
            editable: true,
            pastedValueParser: (text: string) => `<${text}>`,
            valueSetter: (value: string, row: Row) => ({ ...row, name: value, amount: 0 }),
          },
          { field: 'id', editable: true },
        ],
      });
      focus('name', 0);
      await paste('x\t99');
      expect(api().getRow(1)).toEqual({ id: 1, name: '<x>', amount: 0 });
      expect(api().getAllRowIds()).toEqual([1, 2, 3]);
    },
  );
});

describe('before and after', () => {
  proves(
    [
      'It receives the split text as `data`.',
      'If the promise rejects, nothing is pasted.',
      '| `onClipboardPasteStart` | `clipboardPasteStart` | The paste starts. The callback receives the split text as `data` |',
      '| `onClipboardPasteEnd` | `clipboardPasteEnd` | `processRowUpdate` has resolved or rejected for each row |',
      'After an error, other rows may still be pending, so end the progress in `onClipboardPasteEnd`.',
    ],
    async () => {
      const log: unknown[] = [];
      let isCanceled = true;
      const { api, names } = showWithApi({
        rowSelection: false,
        onBeforeClipboardPasteStart: async ({ data }) => {
          log.push(['before', data]);
          if (isCanceled) {
            throw new Error('no');
          }
        },
        onClipboardPasteStart: ({ data }) => log.push(['start', data]),
        onClipboardPasteEnd: () => log.push('end'),
        processRowUpdate: async (row: Row) => {
          if (row.id === 1) {
            throw new Error('refused');
          }
          await pause(20);
          log.push(`stored ${row.id}`);
          return row;
        },
        onProcessRowUpdateError: () => log.push('error'),
      });
      act(() => {
        api().subscribeEvent('clipboardPasteStart', () => log.push('event start'));
        api().subscribeEvent('clipboardPasteEnd', () => log.push('event end'));
      });
      const data = [['x'], ['y']];
      focus('name', 0);
      await paste('x\ny');
      expect(log.splice(0)).toEqual([['before', data]]);
      expect(names()).toEqual(['a', '=b', 'c']);
      isCanceled = false;
      await paste('x\ny');
      expect(log).toEqual([
        ['before', data],
        ['start', data],
        'event start',
        'error',
        'stored 2',
        'end',
        'event end',
      ]);
      expect(names()).toEqual(['a', 'y', 'c']);
    },
  );

  proves(
    'A click in a dialog removes the focus from the grid, and the grid then finds no cell to paste into.',
    async () => {
      for (const restores of [true, false]) {
        const { api, names, unmount } = showWithApi({
          rowSelection: false,
          onBeforeClipboardPasteStart: async () => {
            fireEvent.mouseUp(document.body);
            if (restores) {
              api().setCellFocus(1, 'name');
            }
          },
        });
        focus('name', 0);
        await paste('x');
        expect(names()[0]).toBe(restores ? 'x' : 'a');
        unmount();
      }
    },
  );
});
