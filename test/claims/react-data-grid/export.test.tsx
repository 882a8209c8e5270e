import Button from '@mui/material/Button';
import {
  DataGrid,
  type DataGridProps,
  gridFilteredSortedRowIdsSelector,
  type GridApi,
  type GridColDef,
  type GridCsvExportOptions,
  gridRowSelectionCountSelector,
  gridSortedRowIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import ExcelReport from '../../../docs/x/react-data-grid/export/ExcelReport';
import ExportedRows from '../../../docs/x/react-data-grid/export/ExportedRows';
import ExportMenu from '../../../docs/x/react-data-grid/export/ExportMenu';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, name: 'b', n: 1120.5, day: new Date(2026, 1, 3), yes: true, kind: 1 },
  { id: 2, name: 'a', n: 75, day: new Date(2026, 0, 12), yes: false, kind: 2 },
  { id: 3, name: 'c', n: -5, day: null, yes: true, kind: 1 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'n', headerName: 'N', type: 'number' },
];

const typed: readonly GridColDef[] = [
  { field: 'n', type: 'number' },
  { field: 'yes', type: 'boolean' },
  { field: 'day', type: 'date' },
  {
    field: 'kind',
    type: 'singleSelect',
    valueOptions: [
      { value: 1, label: 'One' },
      { value: 2, label: 'Two' },
    ],
  },
  { field: 'name', valueFormatter: (value: string) => `<${value}>`, renderCell: () => 'drawn' },
];

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<DataGrid rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    lines: (options?: Parameters<GridApi['getDataAsCsv']>[0]) =>
      api().getDataAsCsv(options).split('\r\n'),
  };
}

function showPremium(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = show(<DataGridPremium rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  const workbook = async (options?: Parameters<GridApiPremium['getDataAsExcel']>[0]) => {
    const book = await api().getDataAsExcel(options);
    if (!book) {
      throw new Error('There is no workbook.');
    }
    return book;
  };
  return {
    api,
    unmount: shown.unmount,
    workbook,
    sheet: async (options?: Parameters<GridApiPremium['getDataAsExcel']>[0]) => {
      const [sheet] = (await workbook(options)).worksheets;
      if (!sheet) {
        throw new Error('There is no sheet.');
      }
      return sheet;
    },
  };
}

/** Catches what the grid downloads: jsdom can't. */
function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob;
      return 'blob:claims';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (latest) {
      files.push({ name: this.download, blob: latest });
    }
  });
  return files;
}

/** The bytes of a file: the Blob of jsdom has no method for them. */
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

afterEach(() => jest.restoreAllMocks());

describe('the menu', () => {
  const menuOf = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  proves(
    [
      'To let users download the rows as a CSV file or print them, set `showToolbar`.',
      'The grid then has an export menu.',
      'In Premium, the menu also contains Excel.',
      'To remove a format, set `disableToolbarButton: true` in its options.',
    ],
    async () => {
      const { user, unmount } = show(<ExportMenu />);
      expect((await menuOf(user)).sort()).toEqual(['Download as CSV', 'Print']);
      unmount();
      const premium = show(<DataGridPremium rows={rows} columns={columns} showToolbar />);
      expect((await menuOf(premium.user)).sort()).toEqual([
        'Download as CSV',
        'Download as Excel',
        'Print',
      ]);
      premium.unmount();
      const off = { disableToolbarButton: true };
      const other = show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { csvOptions: off, excelOptions: off } }}
        />,
      );
      expect(await menuOf(other.user)).toEqual(['Print']);
    },
  );

  proves(
    [
      'Set the options of each format in `slotProps.toolbar`: `csvOptions`, `printOptions`, and `excelOptions`.',
      '| `fileName` | CSV, Excel | Name of the file without its extension | page title |',
      '| `utf8WithBom` | Adds a byte order mark, so that Excel reads "ü" correctly | `false` |',
    ],
    async () => {
      const files = catchDownloads();
      const { user, unmount } = show(<ExportMenu />);
      await menuOf(user);
      await user.click(screen.getByRole('menuitem', { name: 'Download as CSV' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(files.map(({ name }) => name)).toEqual(['donations-2026.csv']);
      const mark = [0xef, 0xbb, 0xbf];
      expect([...(await bytesOf(files[0]?.blob as Blob))].slice(0, 3)).toEqual(mark);
      unmount();
      document.title = 'My page';
      const { api } = showPremium();
      api().exportDataAsCsv();
      await act(() => api().exportDataAsExcel({ fileName: 'book' }));
      expect(files.slice(1).map(({ name }) => name)).toEqual(['My page.csv', 'book.xlsx']);
      expect([...(await bytesOf(files[1]?.blob as Blob))].slice(0, 3)).not.toEqual(mark);
    },
  );
});

describe('rows and columns', () => {
  proves(
    [
      'the visible columns in the order of the grid, without columns that have `disableExport`;',
      '| `fields` | all | Exports exactly these columns, even if they are hidden or have `disableExport` | none |',
      '| `allColumns` | all | Includes hidden columns, except those with `disableExport` | `false` |',
      '| `includeHeaders` | CSV, Excel | Adds a first row with the headers | `true` |',
      'Files have the column order of `fields` and the row order of `getRowsToExport`.',
    ],
    async () => {
      const { lines, unmount } = showWithApi({
        columns: [
          { field: 'n' },
          { field: 'name' },
          { field: 'kind' },
          { field: 'id', disableExport: true },
        ],
        initialState: { columns: { columnVisibilityModel: { kind: false } } },
      });
      expect(lines()[0]).toBe('n,name');
      expect(lines({ allColumns: true })[0]).toBe('n,name,kind');
      expect(lines({ fields: ['id', 'kind', 'n'] })[0]).toBe('id,kind,n');
      expect(lines({ includeHeaders: false })).toHaveLength(3);
      unmount();
      const { sheet } = showPremium();
      expect((await sheet()).getRow(1).values).toEqual([undefined, 'Name', 'N']);
      expect((await sheet({ fields: ['n'] })).getRow(1).values).toEqual([undefined, 'N']);
      const reversed = await sheet({ fields: ['n', 'name'], getRowsToExport: () => [3, 1] });
      expect(reversed.getColumn(2).values).toEqual([undefined, 'Name', 'c', 'b']);
      expect((await sheet({ includeHeaders: false })).getRow(1).values).toEqual([
        undefined,
        'b',
        1120.5,
      ]);
    },
  );

  proves(
    [
      'the sorted rows that pass the filters, and pinned rows;',
      'if rows are selected, only the selected rows that pass the filters.',
      'By default, the grid exports what users see, from all pages:',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      show(
        <DataGridPro
          apiRef={apiRef}
          rows={rows.map(({ id, name }) => ({ id, name }))}
          columns={[{ field: 'name' }]}
          pinnedRows={{ top: [{ id: 9, name: 'top' }] }}
          checkboxSelection
          pagination
          pageSizeOptions={[1]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 1 } },
            sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          }}
        />,
      );
      const csv = () => api().getDataAsCsv({ includeHeaders: false, fields: ['name'] });
      expect(csv()).toBe('top\r\na\r\nb\r\nc');
      act(() =>
        api().setFilterModel({
          items: [{ field: 'name', operator: 'isAnyOf', value: ['a', 'b'] }],
        }),
      );
      expect(csv()).toBe('top\r\na\r\nb');
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([1, 3]) }));
      expect(csv()).toBe('b');
    },
  );

  proves(
    [
      'If a filter in the browser hides all selected rows, all rows that pass the filters are exported.',
      'With `keepNonExistentRowsSelected`, only the headers are.',
    ],
    () => {
      const { api, lines, unmount } = showWithApi({ checkboxSelection: true });
      const filterBy = (grid: () => GridApi, ...value: string[]) =>
        act(() =>
          grid().setFilterModel({ items: [{ field: 'name', operator: 'isAnyOf', value }] }),
        );
      const names = { fields: ['name'], includeHeaders: false };
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([1, 2]) }));
      filterBy(api, 'a', 'c');
      expect(lines(names)).toEqual(['a']);
      filterBy(api, 'c');
      expect([...api().getSelectedRows().keys()]).toEqual([]);
      expect(lines(names)).toEqual(['c']);
      act(() => api().setFilterModel({ items: [] }));
      act(() => api().setRowSelectionModel({ type: 'exclude', ids: new Set([3]) }));
      filterBy(api, 'c');
      expect(lines(names)).toEqual(['c']);
      unmount();
      const onServer = showWithApi({ filterMode: 'server' });
      act(() => onServer.api().setRowSelectionModel({ type: 'include', ids: new Set([1]) }));
      filterBy(onServer.api, 'c');
      expect([...onServer.api().getSelectedRows().keys()]).toEqual([1]);
      onServer.unmount();
      const kept = showWithApi({ keepNonExistentRowsSelected: true });
      act(() => kept.api().setRowSelectionModel({ type: 'include', ids: new Set([1]) }));
      filterBy(kept.api, 'c');
      expect([...kept.api().getSelectedRows().keys()]).toEqual([1]);
      expect(kept.lines()).toEqual(['Name,N']);
    },
  );

  proves(
    [
      'The first of these buttons exports only the selected rows.',
      'The second ignores the selection:',
      'Your toolbar replaces the default buttons, so [add those you want to keep](/x/react-data-grid/components/toolbar/#build-a-custom-toolbar).',
    ],
    async () => {
      const only: GridCsvExportOptions = {
        fields: ['name'],
        includeHeaders: false,
        getRowsToExport: ({ apiRef }) =>
          gridFilteredSortedRowIdsSelector(apiRef).filter((id) => apiRef.current.isRowSelected(id)),
      };
      const allPages: GridCsvExportOptions = {
        fields: ['name'],
        includeHeaders: false,
        getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
      };
      const texts: string[] = [];
      function ExportToolbar() {
        const apiRef = useGridApiContext();
        const hasSelection = useGridSelector(apiRef, gridRowSelectionCountSelector) > 0;
        return (
          <Toolbar>
            <ToolbarButton
              render={<Button size="small" />}
              disabled={!hasSelection}
              onClick={() => texts.push(apiRef.current.getDataAsCsv(only))}
            >
              selected
            </ToolbarButton>
            <ToolbarButton
              render={<Button size="small" />}
              onClick={() => texts.push(apiRef.current.getDataAsCsv(allPages))}
            >
              all
            </ToolbarButton>
          </Toolbar>
        );
      }
      const { apiRef, api } = createApiRef<GridApi>();
      const { user } = show(
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slots={{ toolbar: ExportToolbar }}
          showToolbar
          checkboxSelection
          pageSizeOptions={[1]}
          initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        />,
      );
      const press = async (name: string) => {
        await user.click(screen.getByRole('button', { name }));
        return texts.pop()?.split('\r\n');
      };
      const toolbar = within(screen.getByRole('toolbar'));
      expect(toolbar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'selected',
        'all',
      ]);
      expect(screen.getByRole('button', { name: 'selected' })).toBeDisabled();
      expect(await press('all')).toEqual(['b', 'a', 'c']);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([3, 1]) }));
      expect(await press('selected')).toEqual(['b', 'c']);
      expect(await press('all')).toEqual(['b', 'a', 'c']);
      act(() => api().setRowSelectionModel({ type: 'exclude', ids: new Set([1]) }));
      expect(await press('selected')).toEqual(['a', 'c']);
    },
  );

  proves(
    [
      '| `getRowsToExport` | all | Function that receives `{ apiRef }` and returns the ids of the rows | see above |',
      'For files without filters, return `gridSortedRowIdsSelector(apiRef)`, as this demo of CSV text does:',
    ],
    async () => {
      const { lines, api, unmount } = showWithApi({
        initialState: { sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
      });
      expect(lines({ fields: ['name'], getRowsToExport: () => [3, 1] })).toEqual([
        'Name',
        'c',
        'b',
      ]);
      act(() => api().setFilterModel({ items: [{ field: 'n', operator: '>', value: 0 }] }));
      const names = (select: (ref: { current: GridApi }) => readonly (string | number)[]) =>
        lines({
          fields: ['name'],
          includeHeaders: false,
          getRowsToExport: ({ apiRef }) => [...select(apiRef as { current: GridApi })],
        });
      expect(names(gridSortedRowIdsSelector)).toEqual(['a', 'b', 'c']);
      expect(names(gridFilteredSortedRowIdsSelector)).toEqual(['a', 'b']);
      unmount();
      const { user } = show(<ExportedRows />);
      await user.click(screen.getByRole('button', { name: 'With observers' }));
      expect(screen.getByText(/^Observer,Species,Counted/)).toHaveTextContent(
        /Anneli,Kingfisher,2/,
      );
      await user.click(screen.getByRole('button', { name: 'As people see it' }));
      expect(screen.getByText(/^Species,Counted/)).not.toHaveTextContent(/Anneli/);
    },
  );

  proves(
    '| `includeColumnGroupsHeaders` | CSV, Excel | Adds rows with the names of [column groups](/x/react-data-grid/column-groups/) | `true` |',
    async () => {
      const columnGroupingModel = [{ groupId: 'All', children: [{ field: 'name' }] }];
      const { lines, unmount } = showWithApi({ columnGroupingModel });
      expect(lines().slice(0, 2)).toEqual(['All,', 'Name,N']);
      expect(lines({ includeColumnGroupsHeaders: false })[0]).toBe('Name,N');
      unmount();
      const { sheet } = showPremium({ columnGroupingModel });
      expect((await sheet()).getCell('A1').value).toBe('All');
      expect((await sheet({ includeColumnGroupsHeaders: false })).getCell('A1').value).toBe('Name');
    },
  );

  proves(
    [
      "| `escapeFormulas` | CSV, Excel | Puts `'` before text that a spreadsheet would run as a formula | `true` |",
      "Without `escapeFormulas: false`, `-5` becomes the text `'-5`.",
      "In Excel files, `escapeFormulas` doesn't change headers and cells of `singleSelect` columns.",
    ],
    async () => {
      const own = [{ id: 1, name: '=1+1', n: -5 }];
      const { lines, unmount } = showWithApi({ rows: own });
      expect(lines()[1]).toBe(`"'=1+1","'-5"`);
      expect(lines({ escapeFormulas: false })[1]).toBe('=1+1,-5');
      unmount();
      const { sheet, unmount: close } = showPremium({ rows: own });
      expect((await sheet()).getRow(2).values).toEqual([undefined, "'=1+1", -5]);
      expect((await sheet({ escapeFormulas: false })).getCell('A2').value).toBe('=1+1');
      close();
      const listed = showPremium({
        rows: own,
        columns: [
          { field: 'name', headerName: '=Name', type: 'singleSelect', valueOptions: ['=1+1'] },
        ],
      });
      expect((await listed.sheet()).getColumn(1).values).toEqual([undefined, '=Name', '=1+1']);
      expect(listed.api().getDataAsCsv()).toBe(`"'=Name"\r\n"'=1+1"`);
    },
  );

  proves(
    [
      'If a server sends the rows page by page, the grid exports only the current page.',
      'Rows selected on other pages are missing, so the file may have only headers.',
    ],
    () => {
      const { api, lines } = showWithApi({
        rows: rows.slice(0, 2),
        paginationMode: 'server',
        rowCount: 3,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { page: 0, pageSize: 2 } } },
        checkboxSelection: true,
        keepNonExistentRowsSelected: true,
      });
      expect(lines({ fields: ['name'] })).toEqual(['Name', 'b', 'a']);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([2, 3]) }));
      expect(lines({ fields: ['name'] })).toEqual(['Name', 'a']);
      act(() => api().setRowSelectionModel({ type: 'include', ids: new Set([3]) }));
      expect(lines({ fields: ['name'] })).toEqual(['Name']);
    },
  );

  proves(
    [
      'In Premium, row groups and [totals](/x/react-data-grid/aggregation/#export-and-select-totals) become rows of the file.',
      'To export only the data, set `disableExport` in [`groupingColDef`](/x/react-data-grid/row-grouping/#configure-the-grouping-column) and filter the rows:',
    ],
    async () => {
      const { api, sheet } = showPremium({
        groupingColDef: { headerName: 'Group', disableExport: true },
        initialState: {
          rowGrouping: { model: ['name'] },
          aggregation: { model: { n: 'sum' } },
        },
      });
      expect(api().getDataAsCsv({ delimiter: ';' })).toMatch(/^Name;N\r\n/);
      const onlyData: GridExcelExportOptions = {
        getRowsToExport: ({ apiRef }) =>
          gridFilteredSortedRowIdsSelector(apiRef).filter(
            (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
          ),
      };
      const valuesOf = async (options?: GridExcelExportOptions) =>
        (await sheet({ ...options, fields: ['n'] })).getColumn(1).values.slice(2);
      await waitFor(() => expect(api().getDataAsCsv()).toContain('1,190.5'));
      expect(await valuesOf()).toEqual([1120.5, 1120.5, 75, 75, -5, -5, 1190.5]);
      expect(await valuesOf(onlyData)).toEqual([1120.5, 75, -5]);
      expect(
        api().getDataAsCsv({ fields: ['name', 'n'], includeHeaders: false, ...onlyData }),
      ).toBe(`b,"1,120.5"\r\na,75\r\nc,"'-5"`);
    },
  );
});

describe('values', () => {
  proves(
    [
      '| CSV | formatted text | formatted text | formatted text |',
      '| Excel | the value | a date of Excel | formatted text |',
      'The formatted text is the result of `valueFormatter`.',
      "Files don't contain what `renderCell` renders.",
    ],
    async () => {
      const { lines, unmount } = showWithApi({ columns: typed });
      expect(lines({ delimiter: ';' })[1]).toBe('1,120.5;yes;2/3/2026;One;<b>');
      unmount();
      const { sheet } = showPremium({
        columns: typed.map((column) =>
          column.type === 'number' ? { ...column, valueFormatter: () => 'formatted' } : column,
        ),
      });
      expect((await sheet()).getRow(2).values).toEqual([
        undefined,
        1120.5,
        true,
        new Date(Date.UTC(2026, 1, 3)),
        'One',
        '<b>',
      ]);
    },
  );

  proves(
    [
      'Numbers are then written like `-1120.5`, and dates as ISO strings:',
      'In raw values, the number `null` becomes the text `null`, and a missing number becomes `undefined`.',
      'In raw values, `singleSelect` columns contain the value of the option instead of its label.',
      'In raw values, an invalid `Date` throws an error.',
      'The prop also changes what users [copy](/x/react-data-grid/clipboard/).',
      'To copy cells and ranges as formatted text, pass `{ csvExport: true }`.',
    ],
    async () => {
      const { lines, unmount } = showWithApi();
      expect(lines()[1]).toBe('b,"1,120.5"');
      unmount();
      const own = showWithApi({
        columns: [...typed.slice(0, 1), ...typed.slice(2, 4)],
        rows: [...rows, { id: 4, n: null }, { id: 5 }],
        ignoreValueFormatterDuringExport: { csvExport: true },
      });
      expect(own.lines().slice(1)).toEqual([
        `1120.5,${rows[0]?.day?.toISOString()},1`,
        `75,${rows[1]?.day?.toISOString()},2`,
        `"'-5",,1`,
        'null,,',
        'undefined,,',
      ]);
      expect(own.lines({ escapeFormulas: false })[3]).toBe('-5,,1');
      await expectTypeError(
        `import type { GridCsvExportOptions } from '@mui/x-data-grid';
        export const options: GridCsvExportOptions = { ignoreValueFormatterDuringExport: true };`,
        /TS2353/,
      );
      act(() => own.api().updateRows([{ id: 4, day: new Date(Number.NaN) }]));
      expect(() => own.lines({ fields: ['day'] })).toThrow(RangeError);
      act(() => own.api().updateRows([{ id: 4, day: null }]));
      const written: string[] = [];
      own.api().subscribeEvent('clipboardCopy', (text) => written.push(text));
      const copy = () => {
        const cell = screen.getByText('1,120.5');
        fireEvent.keyDown(cell, { key: 'c', code: 'KeyC', keyCode: 67, ctrlKey: true });
        return written.at(-1);
      };
      await own.user.click(screen.getByText('1,120.5'));
      window.getSelection()?.removeAllRanges();
      act(() => own.api().setRowSelectionModel({ type: 'include', ids: new Set() }));
      expect(copy()).toBe('1,120.5');
      act(() => own.api().selectRow(2));
      expect(copy()).toMatch(/^75\t/);
      own.unmount();
      // Without an object, the prop changes copied cells too.
      const all = showWithApi({ ignoreValueFormatterDuringExport: true });
      all.api().subscribeEvent('clipboardCopy', (text) => written.push(text));
      await all.user.click(screen.getByText('1,120.5'));
      window.getSelection()?.removeAllRanges();
      act(() => all.api().setRowSelectionModel({ type: 'include', ids: new Set() }));
      expect(copy()).toBe('1120.5');
      all.unmount();
      const { sheet } = showPremium({
        columns: [{ field: 'name', valueFormatter: (value: string) => `<${value}>` }],
        ignoreValueFormatterDuringExport: true,
      });
      expect((await sheet()).getCell('A2').value).toBe('<b>');
    },
  );

  proves(
    [
      'In raw values, a plain object becomes `[object Object]`.',
      'Return text from `valueGetter` instead.',
    ],
    () => {
      const own = [{ id: 1, place: { city: 'Oslo' } }];
      const cityOf = (value: { city: string }) => value.city;
      const exported = (column: Partial<GridColDef>, ignore: boolean) => {
        const { lines, unmount } = showWithApi({
          rows: own,
          columns: [{ field: 'place', ...column }],
          ignoreValueFormatterDuringExport: ignore,
        });
        const [, text] = lines();
        unmount();
        return text;
      };
      expect(exported({ valueGetter: cityOf }, true)).toBe('Oslo');
      expect(exported({ valueGetter: cityOf }, false)).toBe('Oslo');
      expect(exported({ valueFormatter: cityOf }, false)).toBe('Oslo');
      expect(exported({ valueFormatter: cityOf }, true)).toBe('[object Object]');
    },
  );

  proves(
    [
      'In raw values, the number `null` becomes the text `null`, and a missing number becomes `undefined`.',
      "For empty cells, leave out `type: 'number'`, as in the [hidden column](#csv-files-for-european-excel).",
    ],
    () => {
      const { lines } = showWithApi({
        rows: [{ id: 1, amount: -1120.5 }, { id: 2, amount: null }, { id: 3 }],
        columns: [
          { field: 'amount', type: 'number' },
          {
            field: 'amountInFile',
            valueGetter: (_value, row) => row.amount,
            valueFormatter: (value: number | null | undefined) =>
              value?.toString().replace('.', ',') ?? '',
          },
        ],
        ignoreValueFormatterDuringExport: true,
      });
      expect(lines({ escapeFormulas: false }).slice(1)).toEqual([
        '-1120.5,-1120.5',
        'null,',
        'undefined,',
      ]);
    },
  );

  proves(
    [
      'For such files, export a hidden column without `ignoreValueFormatterDuringExport`.',
      'Negative amounts become text unless you set `escapeFormulas: false`:',
    ],
    async () => {
      const files = catchDownloads();
      const { api, user } = showWithApi({
        rows: [
          { id: 1, donor: 'a', amount: 1120.5 },
          { id: 2, donor: 'b; c', amount: null },
          { id: 3, donor: 'd' },
          { id: 4, donor: 'e', amount: 0 },
          { id: 5, donor: 'f', amount: 1234567.8901 },
        ],
        columns: [
          { field: 'donor', headerName: 'Donor' },
          { field: 'amount', headerName: 'Amount (€)', type: 'number' },
          {
            field: 'amountInFile',
            headerName: 'Amount (€)',
            valueGetter: (_value, row) => row.amount,
            valueFormatter: (value: number | null | undefined) =>
              value?.toString().replace('.', ',') ?? '',
            hideable: false,
            filterable: false,
          },
        ],
        initialState: { columns: { columnVisibilityModel: { amountInFile: false } } },
        slotProps: {
          toolbar: {
            csvOptions: { delimiter: ';', utf8WithBom: true, fields: ['donor', 'amountInFile'] },
          },
        },
        showToolbar: true,
      });
      expect(
        api()
          .getVisibleColumns()
          .map(({ field }) => field),
      ).toEqual(['donor', 'amount']);
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Download as CSV' }));
      await waitFor(() => expect(files).toHaveLength(1));
      const text = new TextDecoder().decode(await bytesOf(files[0]?.blob as Blob));
      expect(text.split('\r\n')).toEqual([
        'Donor;Amount (€)',
        'a;1120,5',
        '"b; c";',
        'd;',
        'e;0',
        'f;1234567,8901',
      ]);
      act(() => api().updateRows([{ id: 1, donor: 'a', amount: -5.5 }]));
      const amounts = { fields: ['amountInFile'], delimiter: ';' };
      expect(api().getDataAsCsv(amounts).split('\r\n')[1]).toBe(`"'-5,5"`);
      expect(
        api()
          .getDataAsCsv({ ...amounts, escapeFormulas: false })
          .split('\r\n')[1],
      ).toBe('-5,5');
    },
  );
});

describe('CSV', () => {
  proves(
    [
      'To download the file from code, call `exportDataAsCsv(options)` of the [API object](/x/react-data-grid/api-object/).',
      'To get the text instead, call `getDataAsCsv(options)`.',
    ],
    async () => {
      const files = catchDownloads();
      const { api } = showWithApi();
      api().exportDataAsCsv({ fileName: 'list', fields: ['name'] });
      expect(files.map(({ name }) => name)).toEqual(['list.csv']);
      const text = new TextDecoder().decode(await bytesOf(files[0]?.blob as Blob));
      expect(text).toBe('Name\r\nb\r\na\r\nc');
      expect(api().getDataAsCsv({ fields: ['name'] })).toBe(text);
      expect(files).toHaveLength(1);
    },
  );

  proves(
    [
      '| `delimiter` | Character between cells | `,` |',
      '| `shouldAppendQuotes` | Puts quotes around text that contains the delimiter, quotes, or a line break. `false` works only with `escapeFormulas: false` | `true` |',
    ],
    () => {
      const { lines } = showWithApi({ rows: [{ id: 1, name: 'a "b", c', n: 1 }] });
      expect(lines()).toEqual(['Name,N', '"a ""b"", c",1']);
      expect(lines({ delimiter: ';' })).toEqual(['Name;N', '"a ""b"", c";1']);
      expect(lines({ shouldAppendQuotes: false })[1]).toBe('"a ""b"", c",1');
      expect(lines({ shouldAppendQuotes: false, escapeFormulas: false })[1]).toBe('a "b", c,1');
    },
  );
});

describe('Excel', () => {
  proves(
    [
      'In Premium, `exportDataAsExcel(options)` downloads an Excel file.',
      'To upload the file instead, call `getDataAsExcel(options)`, which returns a promise of the [exceljs](https://github.com/exceljs/exceljs) workbook:',
      "`exportDataAsExcel()` calls `onExcelExportStateChange` with `'pending'` and `'finished'`.",
      "If `exceljsPreProcess` or `exceljsPostProcess` throws an error, the promise rejects and the state stays `'pending'`.",
    ],
    async () => {
      const files = catchDownloads();
      const changed = jest.fn();
      const heard = jest.fn();
      const { api, workbook } = showPremium({ onExcelExportStateChange: changed });
      api().subscribeEvent('excelExportStateChange', heard);
      const book = await workbook();
      expect(book.worksheets).toHaveLength(1);
      const content = new Uint8Array(await book.xlsx.writeBuffer());
      // A file of Excel is a ZIP archive.
      expect(String.fromCharCode(...content.slice(0, 2))).toBe('PK');
      expect(changed).not.toHaveBeenCalled();
      const running = api().exportDataAsExcel();
      expect(running).toBeInstanceOf(Promise);
      expect(files).toEqual([]);
      await act(() => running);
      expect(files).toHaveLength(1);
      for (const listener of [changed, heard]) {
        expect(listener.mock.calls.map(([state]) => state)).toEqual(['pending', 'finished']);
      }
      const failing = () => Promise.reject(new Error('No title.'));
      for (const options of [{ exceljsPreProcess: failing }, { exceljsPostProcess: failing }]) {
        changed.mockClear();
        await expect(api().exportDataAsExcel(options)).rejects.toThrow('No title.');
        expect(changed.mock.calls.map(([state]) => state)).toEqual(['pending']);
      }
    },
  );

  proves(
    [
      '| `columnsStyles` | An exceljs style for each field. By default, dates have the format `dd.mm.yyyy` |',
      '| `exceljsPreProcess`, `exceljsPostProcess` | Asynchronous functions that receive `{ workbook, worksheet }` before and after the rows are added |',
    ],
    async () => {
      const { sheet } = showPremium({ columns: typed });
      const plain = await sheet();
      expect(plain.getColumn('day').numFmt).toBe('dd.mm.yyyy');
      const counts: number[] = [];
      const own = await sheet({
        columnsStyles: { day: { numFmt: 'yyyy' }, n: { font: { bold: true } } },
        exceljsPreProcess: async ({ workbook, worksheet }) => {
          counts.push(workbook.worksheets.length, worksheet.rowCount);
          worksheet.addRow(['Title']);
        },
        exceljsPostProcess: async ({ worksheet }) => {
          counts.push(worksheet.rowCount);
        },
      });
      expect(own.getColumn('day').numFmt).toBe('yyyy');
      expect(own.getColumn('n').font).toEqual({ bold: true });
      expect(own.getCell('A1').value).toBe('Title');
      expect(counts).toEqual([1, 0, 5]);
      await expectTypeError(
        `import type { GridExcelExportOptions } from '@mui/x-data-grid-premium';
        export const options: GridExcelExportOptions = { exceljsPreProcess: () => {} };`,
        /TS2322.*Promise<void>/,
      );
    },
  );

  proves(
    [
      'In this demo, `exceljsPreProcess` adds a title and `exceljsPostProcess` a total:',
      'Catch it, as the demo does.',
    ],
    async () => {
      const files = catchDownloads();
      const { user } = show(<ExcelReport />);
      const button = screen.getByRole('button', { name: 'Excel report' });
      fireEvent.click(button);
      // The second press has no effect: the first file is still being written.
      fireEvent.click(button);
      await screen.findByText('Export: finished', undefined, { timeout: 5000 });
      expect(files.map(({ name }) => name)).toEqual(['orders-march.xlsx']);
      const { workbook, unmount } = showPremium();
      const book = await workbook();
      unmount();
      // A workbook that reads the file has its sheets instead of its own.
      book.removeWorksheet('Sheet1');
      await book.xlsx.load((await bytesOf(files[0]?.blob as Blob)).buffer as ArrayBuffer);
      const [sheet] = book.worksheets;
      expect(sheet?.getCell('A1').value).toBe('Orders of March 2026');
      expect(sheet?.getRow(3).values).toEqual([
        undefined,
        'Dealer',
        'Status',
        'Ordered',
        'Total (€)',
      ]);
      expect(sheet?.getCell('A7').value).toBe('Total');
      expect(sheet?.getCell('D7').formula).toBe('SUM(D3:D6)');
      expect(sheet?.getCell('D7').numFmt).toBe('#,##0.00');
      expect(sheet?.getCell('A7').font.bold).toBe(true);
      jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
        throw new Error('No memory.');
      });
      await user.click(button);
      expect(await screen.findByText('Export: failed')).toBeVisible();
    },
  );

  proves(
    [
      "| `valueOptionsSheetName` | Name of the sheet with the options of `singleSelect` columns. The default is `'Options'` |",
      'In Excel, users can choose options of `singleSelect` columns from a list and expand groups.',
      'Cells with `colSpan` are merged.',
    ],
    async () => {
      const { workbook, unmount } = showPremium({
        columns: typed.map((column) =>
          column.field === 'n' ? { ...column, colSpan: (_value, row) => row.id } : column,
        ),
      });
      const book = await workbook();
      expect(book.worksheets.map(({ name }) => name)).toEqual(['Sheet1', 'Options']);
      expect(book.worksheets[1]?.getColumn(1).values.slice(1)).toEqual(['kind', 'One', 'Two']);
      const [first] = book.worksheets;
      expect(first?.getCell('D2').dataValidation).toMatchObject({ type: 'list' });
      expect(first?.getCell('A2').isMerged).toBe(false);
      expect(first?.getCell('B3').master).toBe(first?.getCell('A3'));
      const named = await workbook({ valueOptionsSheetName: 'Lists' });
      expect(named.worksheets[1]?.name).toBe('Lists');
      unmount();
      const { sheet } = showPremium({ initialState: { rowGrouping: { model: ['name'] } } });
      const grouped = await sheet();
      expect([2, 3].map((row) => grouped.getRow(row).outlineLevel)).toEqual([0, 1]);
    },
  );
});

describe('a worker for Excel', () => {
  /** What a page sees of a worker. */
  function createWorker() {
    const posted: Record<string, unknown>[] = [];
    const worker = {
      onmessage: null as ((event: { data: ArrayBuffer }) => Promise<void>) | null,
      postMessage: (message: Record<string, unknown>) => posted.push(message),
      terminate: jest.fn(),
    };
    return { worker, posted, asWorker: () => worker as unknown as Worker };
  }

  proves(
    [
      'For many thousands of rows, write the file in a web worker that calls `setupExcelExportWebWorker()`:',
      "Functions can't be sent to a worker, so pass `exceljsPreProcess` and `exceljsPostProcess` to `setupExcelExportWebWorker()`.",
      'The worker only writes the file.',
      'The page reads the rows.',
      'Return a new worker each time, because the grid terminates it after the export.',
      '| `worker` | Function that returns a [web worker](#keep-the-page-responsive-with-a-worker) |',
    ],
    async () => {
      const files = catchDownloads();
      const { worker, posted, asWorker } = createWorker();
      const { api } = showPremium();
      const exceljsPreProcess = jest.fn(async () => {});
      await act(() => api().exportDataAsExcel({ worker: asWorker, exceljsPreProcess }));
      expectConsole('warn', /exceljsPreProcess option is not supported when a web worker is used/);
      expect(exceljsPreProcess).not.toHaveBeenCalled();
      expect(posted[0]?.serializedRows).toHaveLength(3);
      expect(files).toEqual([]);
      expect(worker.terminate).not.toHaveBeenCalled();
      await act(async () => worker.onmessage?.({ data: new ArrayBuffer(1) }));
      expect(files).toHaveLength(1);
      expect(worker.terminate).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'Group headers are left out unless you set `includeColumnGroupsHeaders: true`.',
      '`includeHeaders: false` has no effect.',
    ],
    async () => {
      const { posted, asWorker } = createWorker();
      const { api } = showPremium();
      for (const options of [{}, { includeColumnGroupsHeaders: true, includeHeaders: false }]) {
        await act(() => api().exportDataAsExcel({ worker: asWorker, ...options }));
      }
      // The worker reads these; without a value, it leaves out groups and writes headers.
      expect(posted.map(({ options }) => options)).toEqual([
        {},
        { includeColumnGroupsHeaders: true },
      ]);
    },
  );

  proves(
    "If the worker doesn't load or throws an error, the export state stays `'pending'`.",
    async () => {
      const changed = jest.fn();
      const { worker, asWorker } = createWorker();
      const { api } = showPremium({ onExcelExportStateChange: changed });
      await act(() => api().exportDataAsExcel({ worker: asWorker }));
      expect(Object.keys(worker).sort()).toEqual(['onmessage', 'postMessage', 'terminate']);
      expect(changed.mock.calls.map(([state]) => state)).toEqual(['pending']);
      await act(async () => worker.onmessage?.({ data: new ArrayBuffer(1) }));
      await waitFor(() => expect(changed.mock.lastCall?.[0]).toBe('finished'));
    },
  );
});

exempt(
  'Otherwise a name that begins with `=` may run as a formula.',
  'What a spreadsheet runs is outside of the packages.',
);
