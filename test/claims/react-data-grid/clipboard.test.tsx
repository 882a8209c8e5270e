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
import ConfirmPaste from '../../../docs/x/react-data-grid/clipboard/ConfirmPaste';
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

/** A Premium grid, and what it told about copying and pasting. */
function showWithApi(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const copied = jest.fn();
  const shown = show(<Grid apiRef={apiRef} onClipboardCopy={copied} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    copied: (): unknown => copied.mock.lastCall?.[0],
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

/** Ctrl+V, with a text that was copied elsewhere; waits until the rows are there. */
async function paste(text: string): Promise<void> {
  press('V');
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
  // The grid reads, processes and stores in turns, each of which waits on a busy machine.
  await act(() => pause(250));
}

describe('copying', () => {
  proves(
    [
      'With a cell in focus, <kbd>Ctrl</kbd>+<kbd>C</kbd> or <kbd>⌘</kbd>+<kbd>C</kbd> copies it, without any configuration.',
      'If rows are selected, it copies them instead.',
    ],
    async () => {
      const { user } = show(<CopyRows />);
      for (const modifier of ['ctrlKey', 'metaKey'] as const) {
        await user.click(cellOf('route', modifier === 'ctrlKey' ? 0 : 1));
        press('C', modifier);
        await expect(navigator.clipboard.readText()).resolves.toBe(
          modifier === 'ctrlKey' ? 'Split–Hvar' : 'Oban–Mull',
        );
      }
      await user.click(within(cellOf('__check__', 0)).getByRole('checkbox'));
      press('C');
      await expect(navigator.clipboard.readText()).resolves.toBe('Split–Hvar\t120\t€7.50');
    },
  );

  proves('The grid leaves it to the browser.', async () => {
    const { user, copied } = showWithApi({ rowSelection: false });
    await user.click(cellOf('name', 0));
    const marked = jest
      .spyOn(window, 'getSelection')
      .mockReturnValue({ toString: () => 'marked' } as Selection);
    expect(press('C')).toBe(true);
    expect(copied()).toBeUndefined();
    marked.mockRestore();
    press('C');
    expect(copied()).toBe('a');
  });

  proves(
    [
      "[Selected cells](/x/react-data-grid/cell-selection/), if there's more than one. Needs [Premium](/x/introduction/licensing/#premium-plan).",
      "Selected rows, with the visible columns that don't have `disableExport`.",
      'Cells are separated by tabs and rows by line breaks, so a spreadsheet takes them as cells.',
      "Headers aren't copied.",
      "Formulas aren't escaped on copying, unlike in a [CSV export](/x/react-data-grid/export/).",
    ],
    async () => {
      const { api, user, copied } = showWithApi({
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
      await user.click(cellOf('name', 1));
      press('C');
      expect(copied()).toBe('=b');
      act(() => api().selectRows([3, 2]));
      press('C');
      expect(copied()).toBe('=b\t€9\t2\r\nc\t€5\t3');
      expect(api().getDataAsCsv({ delimiter: '\t' })).toMatch(/^name\tamount\tid\r\n"'=b"/);
      act(() => api().selectCellRange({ id: 1, field: 'name' }, { id: 2, field: 'amount' }));
      press('C');
      expect(copied()).toBe('a\t€7.5\r\n=b\t€9');
    },
  );

  proves(
    'An empty first cell of the first row is lost with its tab, so the other values of that row move.',
    () => {
      const { api, copied } = showWithApi({
        rows: [
          { id: 1, name: '', amount: 1 },
          { id: 2, name: '', amount: 2 },
        ],
      });
      focus('name', 0);
      act(() => api().selectRows([1, 2]));
      press('C');
      expect(copied()).toBe('€1\r\n\t€2');
    },
  );

  proves(
    [
      'Cells are copied as they read: `€7.50`, not `7.5`.',
      "With `ignoreValueFormatterDuringExport={{ clipboardExport: true }}` it's the value, which a spreadsheet can calculate with; dates become ISO strings then, and empty numbers the word `null` or `undefined`.",
      'It goes for single cells and ranges; copied rows follow `csvExport` of the same prop.',
    ],
    async () => {
      const day = new Date(Date.UTC(2026, 2, 16));
      const copiedWith = (ignoreValueFormatterDuringExport?: object) => {
        const { api, copied, unmount } = showWithApi({
          cellSelection: true,
          disableRowSelectionOnClick: true,
          rows: [{ id: 1, amount: 7.5, day }],
          columns: [
            {
              field: 'amount',
              type: 'number',
              valueFormatter: (value: number) => `€${value.toFixed(2)}`,
            },
            { field: 'day', type: 'date' },
          ],
          ignoreValueFormatterDuringExport,
        });
        focus('amount', 0);
        press('C');
        const cell = copied();
        act(() => api().selectCellRange({ id: 1, field: 'amount' }, { id: 1, field: 'day' }));
        press('C');
        const range = copied();
        act(() => api().setCellSelectionModel({}));
        act(() => api().selectRow(1));
        press('C');
        const row = copied();
        unmount();
        return [cell, range, row];
      };
      const read = `€7.50\t${day.toLocaleDateString()}`;
      const value = '7.5\t2026-03-16T00:00:00.000Z';
      expect(copiedWith()).toEqual(['€7.50', read, read]);
      expect(copiedWith({ clipboardExport: true })).toEqual(['7.5', value, read]);
      expect(copiedWith({ csvExport: true })).toEqual(['€7.50', read, value]);
    },
  );

  proves(
    [
      '`onClipboardCopy` gets the text, also where the browser refuses to copy it.',
      'Elsewhere, subscribe to the `clipboardCopy` event.',
    ],
    async () => {
      const { api, copied } = showWithApi({ rowSelection: false });
      const heard = jest.fn();
      act(() => {
        api().subscribeEvent('clipboardCopy', heard);
      });
      focus('name', 2);
      const exec = jest.fn();
      Object.assign(document, { execCommand: exec });
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      press('C');
      await act(() => pause());
      expect(exec).toHaveBeenCalledWith('copy');
      expect(copied()).toBe('c');
      expect(heard.mock.calls[0]?.[0]).toBe('c');
    },
  );

  proves(
    [
      "If the selected cells don't form a rectangle, cells that were never selected are left out, and values move to other columns when pasted.",
      'One that people took out of a selection is copied as empty.',
      'Cells of a row are copied in the order in which they were selected.',
      'Selected cells that are filtered out or on another page are copied as well, as long as more than one is in view.',
    ],
    () => {
      const { api, copied, unmount } = showWithApi({ cellSelection: true, rowSelection: false });
      focus('name', 0);
      const copiedOf = (model: Record<string, Record<string, boolean>>) => {
        act(() => api().setCellSelectionModel(model));
        press('C');
        return copied();
      };
      expect(copiedOf({ 1: { name: true, amount: true }, 3: { amount: true } })).toBe(
        'a\t€7.5\r\n€5',
      );
      expect(copiedOf({ 1: { name: false, amount: true }, 3: { name: true } })).toBe('\t€7.5\r\nc');
      // Fields in the order in which they were selected.
      expect(copiedOf({ 1: { amount: true, name: true } })).toBe('€7.5\ta');
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'doesNotEqual', value: 'c' }] }),
      );
      expect(copiedOf({ 1: { name: true }, 2: { name: true }, 3: { name: true } })).toBe(
        'a\r\n=b\r\nc',
      );
      // Of these, one is in view: the focused cell is copied.
      expect(copiedOf({ 1: { name: true }, 3: { name: true } })).toBe('a');
      unmount();
      const paged = showWithApi({
        cellSelection: true,
        rowSelection: false,
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      focus('name', 0);
      act(() =>
        paged
          .api()
          .setCellSelectionModel({ 1: { name: true }, 2: { name: true }, 3: { name: true } }),
      );
      press('C');
      expect(paged.copied()).toBe('a\r\n=b\r\nc');
    },
  );

  proves(
    'dates become ISO strings then, and empty numbers the word `null` or `undefined`.',
    async () => {
      const { user, copied } = showWithApi({
        rowSelection: false,
        ignoreValueFormatterDuringExport: { clipboardExport: true },
        rows: [{ id: 1, amount: null }, { id: 2 }, { id: 3, day: new Date(Date.UTC(2026, 2, 16)) }],
        columns: [...columns, { field: 'day', type: 'date' }],
      });
      await user.click(cellOf('amount', 0));
      press('C');
      expect(copied()).toBe('null');
      await user.click(cellOf('amount', 1));
      press('C');
      expect(copied()).toBe('undefined');
      await user.click(cellOf('day', 2));
      press('C');
      expect(copied()).toBe('2026-03-16T00:00:00.000Z');
    },
  );

  proves(
    [
      'The grid has no method that copies.',
      'If rows are selected, it returns only these; for all rows that pass the filter, add `getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef)`, imported from `@mui/x-data-grid`.',
      "`getDataAsCsv()` of the [API object](/x/react-data-grid/api-object/) returns the text, with the headers, and the browser's clipboard takes it.",
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const { unmount } = show(<DataGrid apiRef={apiRef} rows={rows} columns={columns} />);
      expect(Object.keys(api()).filter((name) => /copy|clipboard/i.test(name))).toEqual([]);
      expect(api().getDataAsCsv()).toMatch(/^name,amount\r\n/);
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
      "Pasting needs [Premium](/x/introduction/licensing/#premium-plan), where it's on by default.",
      'In the other packages, <kbd>Ctrl</kbd>+<kbd>V</kbd> opens the focused cell and pastes into its input.',
      '`disableClipboardPaste` turns it off.',
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
        // Nobody stops the key, so the browser pastes where the focus is then.
        expect(press('V')).toBe(true);
        const input = screen.getByRole('textbox');
        await waitFor(() => expect(input).toHaveFocus());
        expect(input).toHaveValue('');
        shown.unmount();
      }
    },
  );

  proves('into these cells, in order; a single value fills all of them', async () => {
    const { api } = showWithApi({ cellSelection: true, rowSelection: false });
    focus('name', 0);
    act(() => api().selectCellRange({ id: 1, field: 'name' }, { id: 2, field: 'amount' }));
    await paste('x\t1\ny\t2\nz\t3');
    expect(textsOf('name')).toEqual(['x', 'y', 'c']);
    expect(textsOf('amount')).toEqual(['€1', '€2', '€5']);
    await paste('4');
    expect(textsOf('name')).toEqual(['4', '4', 'c']);
    expect(textsOf('amount')).toEqual(['€4', '€4', '€5']);
  });

  proves('into the rows, from the **first** visible column on', async () => {
    const { api } = showWithApi({ checkboxSelection: true, disableRowSelectionOnClick: true });
    focus('amount', 0);
    act(() => api().selectRows([2, 3]));
    await paste('x\t1\ny\t2');
    expect(textsOf('name')).toEqual(['a', 'x', 'y']);
    expect(textsOf('amount')).toEqual(['€7.5', '€1', '€2']);
    await paste('all\t3');
    expect(textsOf('name')).toEqual(['a', 'all', 'all']);
    await paste('6');
    expect(textsOf('amount')).toEqual(['€6', '€3', '€3']);
  });

  proves(
    [
      'A single pasted line goes into every selected row.',
      'Several go in the order in which the rows were selected, not in that of the screen.',
      'After “select all”, rows that a filter hides get values too.',
      'Selected cells that are filtered out or on another page get none.',
    ],
    async () => {
      const names = (api: GridApiPremium) => rows.map(({ id }) => api.getRow(id).name);
      const { api, unmount } = showWithApi({
        checkboxSelection: true,
        disableRowSelectionOnClick: true,
      });
      focus('name', 0);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([3, 1]) }));
      await paste('one\t1\ntwo\t2');
      expect(names(api())).toEqual(['two', '=b', 'one']);
      await paste('both\t3');
      expect(names(api())).toEqual(['both', '=b', 'both']);
      act(() => api().setRowSelectionModel({ type: 'exclude', ids: new Set() }));
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'equals', value: '=b' }] }),
      );
      focus('name', 0);
      await paste('all\t4');
      expect(names(api())).toEqual(['all', 'all', 'all']);
      unmount();
      const cells = showWithApi({
        cellSelection: true,
        rowSelection: false,
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      focus('name', 0);
      act(() =>
        cells
          .api()
          .setCellSelectionModel({ 1: { name: true }, 2: { name: true }, 3: { name: true } }),
      );
      await paste('x');
      expect(names(cells.api())).toEqual(['x', 'x', 'c']);
    },
  );

  proves('to the right of and below the focused cell; what exceeds is cut', async () => {
    showWithApi({ rowSelection: false });
    focus('amount', 1);
    await paste('1\tcut\n2\tcut\n3\tcut');
    expect(textsOf('amount')).toEqual(['€7.5', '€1', '€2']);
    expect(textsOf('name')).toEqual(['a', '=b', 'c']);
  });

  proves(
    [
      'Values reach columns with `editable: true` only; others are skipped and keep their place.',
      'Then `processRowUpdate` is called once for **each row**, as in [editing](/x/react-data-grid/editing/persistence/), but `rowId` of its third argument is text: take the id from the row.',
      'A row that it refuses stays as it was, the other rows are stored, and `onProcessRowUpdateError` is called for each refusal.',
    ],
    async () => {
      const rowIds: unknown[] = [];
      const processRowUpdate = jest.fn((row: Row, _old: Row, { rowId }: { rowId: unknown }) => {
        rowIds.push(rowId);
        if (row.name === 'no') {
          throw new Error('refused');
        }
        return row;
      });
      const onProcessRowUpdateError = jest.fn();
      showWithApi({
        rowSelection: false,
        columns: [{ field: 'name', editable: true }, { field: 'id' }, ...columns.slice(1)],
        processRowUpdate,
        onProcessRowUpdateError,
      });
      focus('name', 0);
      await paste('x\t77\t1\nno\t77\t2\nno\t77\t3');
      expect(textsOf('id')).toEqual(['1', '2', '3']);
      expect(textsOf('name')).toEqual(['x', '=b', 'c']);
      expect(textsOf('amount')).toEqual(['€1', '€9', '€5']);
      expect(processRowUpdate.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 3]);
      expect(rowIds).toEqual(['1', '2', '3']);
      expect(onProcessRowUpdateError.mock.calls.map(([error]) => String(error))).toEqual([
        'Error: refused',
        'Error: refused',
      ]);
    },
  );

  proves(
    [
      "Pasting doesn't ask `isCellEditable` and doesn't run `preProcessEditCellProps`.",
      'Check locked rows and impossible values in `processRowUpdate`, as the demo does: copy the word and paste it.',
    ],
    async () => {
      const isCellEditable = jest.fn(() => false);
      const preProcessEditCellProps = jest.fn(({ props }) => props);
      const { unmount } = showWithApi({
        rowSelection: false,
        isCellEditable,
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
    },
  );
});

/** What the first row holds after a text was pasted into its cell `value`. */
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
  proves(['Pasted values are text.', '| `string` | Everything |'], async () => {
    expect(await valueAfter(' 12 ', {})).toBe(' 12 ');
    expect(await valueAfter('true', { type: 'string' })).toBe('true');
  });

  proves(
    '| `number` | What `Number()` does; empty text is `null`, anything else `NaN` |',
    async () => {
      const type = 'number';
      expect(await valueAfter('1e3', { type })).toBe(1000);
      expect(await valueAfter('€7.50', { type })).toBeNaN();
      const { apiRef, api } = createApiRef<GridApiPremium>();
      show(<Grid apiRef={apiRef} rowSelection={false} />);
      focus('name', 0);
      await paste('x\t');
      expect(api().getRow(1)).toEqual({ id: 1, name: 'x', amount: null });
    },
  );

  proves(
    "| `boolean` | `true`, `yes`, `1`, and `false`, `no`, `0`; other text isn't pasted |",
    async () => {
      const type = 'boolean';
      for (const text of ['true', 'yes', '1', 'YES ']) {
        expect(await valueAfter(text, { type }, 'old')).toBe(true);
      }
      for (const text of ['false', 'no', '0']) {
        expect(await valueAfter(text, { type }, 'old')).toBe(false);
      }
      expect(await valueAfter('ja', { type }, 'old')).toBe('old');
    },
  );

  proves(
    '| `date`, `dateTime` | What `new Date()` does, so ISO dates; others may become invalid dates |',
    async () => {
      for (const type of ['date', 'dateTime'] as const) {
        expect(await valueAfter('2026-03-16', { type })).toEqual(new Date('2026-03-16'));
        expect(String(await valueAfter('16.3.2026', { type }))).toBe('Invalid Date');
      }
    },
  );

  proves(
    [
      "| `singleSelect` | Values of the options that are strings; labels and numbers aren't pasted |",
      "So what the grid copies can't always be pasted back: a formatted amount is no number, and a label is no value.",
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
      'It gets the text, the row, the column, and a ref of the API object, and returns the value, or `undefined` to skip the cell.',
      'Where neither the column nor its type has one, as with `string` and `number`, `valueParser` is called.',
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
      expect(await valueAfter('x', { valueParser })).toBe('parsed');
      expect(await valueAfter('yes', { type: 'boolean', valueParser })).toBe(true);
      valueParser.mockClear();
      await valueAfter('x', { valueParser, pastedValueParser });
      expect(valueParser).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      '`splitClipboardPastedText` splits the text into rows and cells.',
      'The default splits at line breaks and at `clipboardCopyCellDelimiter`.',
      'The demo takes semicolons too; click a weight and paste two lines.',
      'Return `null` to ignore the text.',
    ],
    async () => {
      const { unmount } = showWithApi({ rowSelection: false, clipboardCopyCellDelimiter: '|' });
      focus('name', 0);
      await paste('x|1\r\ny|2\nz|3');
      expect(textsOf('name')).toEqual(['x', 'y', 'z']);
      expect(textsOf('amount')).toEqual(['€1', '€2', '€3']);
      unmount();
      const started = jest.fn();
      const ignoring = showWithApi({
        rowSelection: false,
        splitClipboardPastedText: (text) => (text === 'no' ? null : [[text]]),
        onClipboardPasteStart: started,
      });
      focus('name', 0);
      await paste('no');
      expect(started).not.toHaveBeenCalled();
      await paste('a\tb');
      expect(textsOf('name')[0]).toBe('a\tb');
      ignoring.unmount();
      show(<ParsePasted />);
      focus('weight', 0);
      await paste('1.240,5 kg;yes\nunknown;no');
      expect(textsOf('weight')).toEqual(['1,240.5', '', '80.5']);
    },
  );

  proves(
    [
      'A column with a `valueSetter` works as in editing.',
      "A cell that would change the row's id is skipped.",
    ],
    async () => {
      const { api } = showWithApi({
        rowSelection: false,
        columns: [
          {
            field: 'name',
            editable: true,
            valueSetter: (value: string, row: Row) => ({ ...row, name: value, amount: 0 }),
          },
          { field: 'id', editable: true },
        ],
      });
      focus('name', 0);
      await paste('x\t99');
      expect(api().getRow(1)).toEqual({ id: 1, name: 'x', amount: 0 });
      expect(api().getAllRowIds()).toEqual([1, 2, 3]);
    },
  );
});

describe('before and after', () => {
  proves(
    [
      '`onBeforeClipboardPasteStart` gets the split text as `data` and returns a promise.',
      "If it's rejected, nothing is pasted.",
      '`onClipboardPasteStart` is called with the same `data` when the paste begins, and `onClipboardPasteEnd` when `processRowUpdate` has answered for every row.',
      'The grid still has the old rows then: it takes the new ones 50 ms after the last answer.',
      'The events are `clipboardPasteStart` and `clipboardPasteEnd`.',
    ],
    async () => {
      const log: unknown[] = [];
      let isRefused = true;
      const { api } = showWithApi({
        rowSelection: false,
        onBeforeClipboardPasteStart: async ({ data }) => {
          log.push(['before', data]);
          if (isRefused) {
            throw new Error('no');
          }
        },
        onClipboardPasteStart: ({ data }) => log.push(['start', data]),
        onClipboardPasteEnd: () => log.push(['end', api().getRow(1).name]),
        processRowUpdate: async (row: Row) => {
          await pause(10);
          log.push(['stored', row.id]);
          if (row.id === 2) {
            throw new Error('refused');
          }
          return row;
        },
        onProcessRowUpdateError: () => log.push(['refused']),
      });
      act(() => {
        api().subscribeEvent('clipboardPasteStart', () => log.push(['event start']));
        api().subscribeEvent('clipboardPasteEnd', () => log.push(['event end']));
      });
      focus('name', 0);
      await paste('x\ny');
      const data = [['x'], ['y']];
      expect(log).toEqual([['before', data]]);
      expect(textsOf('name')).toEqual(['a', '=b', 'c']);
      isRefused = false;
      log.length = 0;
      await paste('x\ny');
      expect(log).toEqual([
        ['before', data],
        ['start', data],
        ['event start'],
        ['stored', 1],
        ['stored', 2],
        ['refused'],
        ['end', 'a'],
        ['event end'],
      ]);
      expect(api().getRow(1).name).toBe('x');
    },
  );

  proves(
    'A click in a dialog takes the focus out of the grid, and without a selected cell the paste has no place to go: nothing happens then, without a message.',
    async () => {
      for (const cellSelection of [true, false]) {
        const { unmount } = showWithApi({
          cellSelection,
          rowSelection: false,
          onBeforeClipboardPasteStart: async () => {
            fireEvent.mouseUp(document.body);
          },
        });
        focus('name', 0);
        await paste('x');
        expect(textsOf('name')[0]).toBe(cellSelection ? 'x' : 'a');
        unmount();
      }
      const { user } = show(<ConfirmPaste />);
      await user.click(cellOf('left', 0));
      await paste('Olga\tKwame\nBeatriz\tTom');
      await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
      await waitFor(() => expect(textsOf('right').slice(0, 2)).toEqual(['Kwame', 'Tom']), {
        timeout: 4000,
      });
    },
  );
});
