import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type DataGridProps,
  ExportCsv,
  ExportPrint,
  gridFilteredSortedRowIdsSelector,
  type GridApi,
  type GridCsvExportOptions,
  ToolbarButton,
} from '@mui/x-data-grid';
import { ExportExcel, type GridApiPremium } from '@mui/x-data-grid-premium';
import ExportButtons from '../../../../docs/x/react-data-grid/components/export/ExportButtons';
import ExportMenu from '../../../../docs/x/react-data-grid/components/export/ExportMenu';
import ExportSelection from '../../../../docs/x/react-data-grid/components/export/ExportSelection';
import ExportToExcel from '../../../../docs/x/react-data-grid/components/export/ExportToExcel';
import {
  buttonOf,
  columns,
  linesOf,
  mark,
  rows,
  showParts,
  showPremiumParts,
  watchDownloads,
} from '../../gridParts';
import {
  act,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  screen,
  show,
  waitFor,
  within,
} from '../../harness';

const mockLoaded = jest.fn();
jest.mock('exceljs', () => {
  mockLoaded();
  return jest.requireActual('exceljs');
});

const isLarge = { field: 'size', operator: '>', value: 1 };

/** The lines of the file that a CSV button with these options downloads. */
async function fileOf(options: GridCsvExportOptions, props: Partial<DataGridProps> = {}) {
  const files = watchDownloads();
  const { user, unmount } = showParts(<ExportCsv options={options}>Save</ExportCsv>, props);
  await user.click(buttonOf('Save'));
  unmount();
  return linesOf(files.at(-1));
}

/** Watches methods of the grid that a part calls. */
function spyOn<Name extends 'exportDataAsCsv' | 'exportDataAsPrint'>(api: GridApi, name: Name) {
  const method = jest.fn();
  Object.assign(api, { [name]: method });
  return method;
}

describe('the buttons', () => {
  proves(
    '`ExportCsv` and `ExportPrint` are buttons that export the grid around them.',
    async () => {
      const files = watchDownloads();
      const { user } = show(<ExportButtons />);
      await user.click(buttonOf('Download CSV'));
      expect(files.map(({ name }) => name)).toEqual(['seed-list.csv']);
      expect((await linesOf(files[0]))[1]).toBe('Emmer wheat,Anatolia,420,A2');
      expect(buttonOf('Print')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `ExportCsv` | `exportDataAsCsv()` | [`GridCsvExportOptions`](/x/api/data-grid/grid-csv-export-options/) | Community |',
      '| `ExportPrint` | `exportDataAsPrint()` | [`GridPrintExportOptions`](/x/api/data-grid/grid-print-export-options/) | Community |',
      '| `ExportExcel` | `exportDataAsExcel()` | [`GridExcelExportOptions`](/x/api/data-grid/grid-excel-export-options/) | Premium |',
      '`ExportExcel` is part of `@mui/x-data-grid-premium`.',
      'The `options` prop of each button accepts the options of the method that the button calls:',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const options = { fileName: 'mine' };
      const { user, unmount } = showParts(
        <>
          <ExportCsv options={options}>Csv</ExportCsv>
          <ExportPrint options={options}>Print</ExportPrint>
        </>,
        { apiRef },
      );
      const csv = spyOn(api(), 'exportDataAsCsv');
      const print = spyOn(api(), 'exportDataAsPrint');
      await user.click(buttonOf('Csv'));
      expect([csv.mock.calls, print.mock.calls]).toEqual([[[options]], []]);
      await user.click(buttonOf('Print'));
      expect(print.mock.calls).toEqual([[options]]);
      unmount();
      const premium = createApiRef<GridApiPremium>();
      const other = await showPremiumParts(<ExportExcel options={options}>Excel</ExportExcel>, {
        apiRef: premium.apiRef,
      });
      const excel = jest.fn();
      Object.assign(premium.api(), { exportDataAsExcel: excel });
      await other.user.click(buttonOf('Excel'));
      expect(excel.mock.calls).toEqual([[options]]);
      await expectTypeError("export { ExportExcel } from '@mui/x-data-grid-pro';", /TS2305/);
      await expectCompiles(`
        import { ExportCsv, ExportExcel, ExportPrint, type GridCsvExportOptions, type GridExcelExportOptions, type GridPrintExportOptions } from '@mui/x-data-grid-premium';
        export const csv = (options: GridCsvExportOptions) => <ExportCsv options={options} />;
        export const print = (options: GridPrintExportOptions) => <ExportPrint options={options} />;
        export const excel = (options: GridExcelExportOptions) => <ExportExcel options={options} />;`);
    },
  );

  proves(
    [
      'By default, an export button renders the `baseButton` slot, and the arrow keys of the toolbar skip it.',
      '| an icon button | `render={<ToolbarButton />}` |',
      '| a text button | `render={<ToolbarButton render={<Button size="small" />} />}` |',
      'To replace the download icon of the default toolbar, use `slots.exportIcon`.',
      'Set `render` to make it a toolbar button:',
    ],
    async () => {
      const { unmount } = showParts(<ExportCsv />, { slots: { baseButton: mark('button') } });
      expect(screen.getByTestId('button')).toBeInTheDocument();
      unmount();
      const { user, unmount: close } = showParts(
        <>
          <ExportCsv>Plain</ExportCsv>
          <ExportCsv render={<ToolbarButton />}>Icon</ExportCsv>
          <ExportCsv render={<ToolbarButton render={<Button />} />}>Text</ExportCsv>
        </>,
      );
      expect(buttonOf('Icon')).toHaveClass('MuiIconButton-root');
      expect(buttonOf('Text')).toHaveClass('MuiButton-root');
      act(() => buttonOf('Icon').focus());
      const stops = [];
      for (let press = 0; press < 3; press += 1) {
        await user.keyboard('{ArrowRight}');
        stops.push(document.activeElement?.textContent);
      }
      expect(stops).toEqual(['Text', 'Icon', 'Text']);
      close();
      show(
        <DataGrid rows={rows} columns={columns} slots={{ exportIcon: mark('mine') }} showToolbar />,
      );
      expect(within(buttonOf('Export')).getByTestId('mine')).toBeInTheDocument();
    },
  );
});

describe('a menu', () => {
  proves(
    [
      'This menu has two CSV entries with different options, and an entry for printing:',
      'Keep the element of the button in state, because the menu needs the element as its anchor.',
      'If you build a menu, set `aria-haspopup` and `aria-expanded` on its button, and name the list after the button, as the demo does.',
      'Close the menu in `onClick` of an entry.',
      'An icon button needs a name, for example from a tooltip.',
    ],
    async () => {
      const files = watchDownloads();
      const { user } = show(<ExportMenu />);
      const button = buttonOf('Export');
      expect(button).toHaveAttribute('aria-haspopup', 'menu');
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await user.click(button);
      expect(await screen.findByRole('menu', { name: 'Export' })).toBeVisible();
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Download CSV',
        'Download names only (CSV)',
        'Print',
      ]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      expect(screen.queryByRole('menu')).toBeNull();
      for (const name of ['Download CSV', 'Download names only (CSV)']) {
        await user.click(button);
        await user.click(await screen.findByRole('menuitem', { name }));
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      }
      expect((await linesOf(files[0]))[0]).toBe('Species,Origin,Grams,Shelf');
      expect((await linesOf(files[1]))[0]).toBe('Species');
    },
  );

  proves(
    [
      "The grid calls `onClick` after the export has started, so `onClick` can't cancel the export.",
      'To prevent an export, set `disabled`.',
    ],
    async () => {
      const files = watchDownloads();
      const seen: number[] = [];
      const { user } = showParts(
        <>
          <ExportCsv
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              seen.push(files.length);
            }}
          >
            Save
          </ExportCsv>
          <ExportCsv disabled>Off</ExportCsv>
        </>,
      );
      await user.click(buttonOf('Save'));
      expect(seen).toEqual([1]);
      await user.click(buttonOf('Off'));
      expect(files).toHaveLength(1);
    },
  );
});

describe('rows and columns', () => {
  proves(
    [
      'If rows are selected, the grid exports the selected rows that pass the filter.',
      'Otherwise it exports all rows that pass the filter.',
      '| all rows in their original order | `apiRef.current.getAllRowIds()` |',
      '| the filtered rows in the current order | `gridFilteredSortedRowIdsSelector(apiRef)` |',
    ],
    async () => {
      const initialState: DataGridProps['initialState'] = {
        filter: { filterModel: { items: [isLarge] } },
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      };
      const rowSelectionModel: DataGridProps['rowSelectionModel'] = {
        type: 'include',
        ids: new Set([2, 3]),
      };
      expect(await fileOf({}, { initialState })).toEqual(['Name,Size', 'ab,3', 'b,2']);
      expect(
        await fileOf(
          {},
          {
            initialState,
            rowSelectionModel,
            checkboxSelection: true,
            keepNonExistentRowsSelected: true,
          },
        ),
      ).toEqual(['Name,Size', 'ab,3']);
      const all: GridCsvExportOptions = {
        getRowsToExport: ({ apiRef }) => apiRef.current.getAllRowIds(),
      };
      expect(
        await fileOf(all, { initialState, rowSelectionModel, checkboxSelection: true }),
      ).toEqual(['Name,Size', 'b,2', 'a,1', 'ab,3']);
      const screenOrder: GridCsvExportOptions = {
        getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
      };
      expect(
        await fileOf(screenOrder, { initialState, rowSelectionModel, checkboxSelection: true }),
      ).toEqual(['Name,Size', 'ab,3', 'b,2']);
    },
  );

  proves('Export the selected rows or all rows', async () => {
    const files = watchDownloads();
    const { user } = show(<ExportSelection />);
    expect(buttonOf('Download list')).toBeEnabled();
    await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[1] as HTMLElement);
    await user.click(buttonOf('Download 1 selected'));
    await user.click(buttonOf('Download all'));
    expect(files.map(({ name }) => name)).toEqual(['seeds.csv', 'all-seeds.csv']);
    expect(await linesOf(files[0])).toHaveLength(2);
    expect(await linesOf(files[1])).toHaveLength(5);
  });

  proves(
    [
      'The files contain the visible columns.',
      '`allColumns: true` adds hidden columns, except columns with `disableExport`.',
      '`fields` lists the columns for a CSV file in your order.',
      'It also includes columns with `disableExport`.',
    ],
    async () => {
      const props: Partial<DataGridProps> = {
        columns: [
          { field: 'id' },
          { field: 'name', disableExport: true },
          { field: 'size', type: 'number' },
        ],
        columnVisibilityModel: { size: false },
      };
      const headOf = async (options: GridCsvExportOptions) => (await fileOf(options, props))[0];
      expect(await headOf({})).toBe('id');
      expect(await headOf({ allColumns: true })).toBe('id,size');
      expect(await headOf({ fields: ['size', 'name', 'nowhere'] })).toBe('size,name');
    },
  );
});

proves(
  [
    "The grid loads the `exceljs` library after the first click, so the library doesn't slow down your page.",
    '`onClick` is called before the file is ready.',
    'To show progress, call `exportDataAsExcel()` yourself and wait for its promise:',
  ],
  async () => {
    const files = watchDownloads();
    const onClick = jest.fn(() => files.length);
    const { apiRef, api } = createApiRef<GridApiPremium>();
    const content: ReactElement = <ExportExcel onClick={onClick}>Excel</ExportExcel>;
    const { user, unmount } = await showPremiumParts(content, { apiRef });
    expect(mockLoaded).not.toHaveBeenCalled();
    await user.click(buttonOf('Excel'));
    expect(onClick.mock.results[0]?.value).toBe(0);
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 60_000 });
    expect(mockLoaded).toHaveBeenCalledTimes(1);
    await act(() => api().exportDataAsExcel());
    expect(files).toHaveLength(2);
    unmount();
    const demo = show(<ExportToExcel />);
    await demo.user.click(await screen.findByRole('button', { name: 'Open in Excel' }));
    await waitFor(() => expect(files.at(-1)?.name).toBe('seed-bank.xlsx'), { timeout: 60_000 });
  },
);
