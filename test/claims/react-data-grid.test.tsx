import { renderToString } from 'react-dom/server';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApi } from '@mui/x-data-grid-pro';
import reference from '../../docs/x/api/data-grid/data-grid/api.json';
import model from '../../docs/x/react-data-grid/DataGrid.controls.json';
import DataGridPlayground from '../../docs/x/react-data-grid/DataGridPlayground';
import OrderDetailPanels from '../../docs/x/react-data-grid/OrderDetailPanels';
import OrderList from '../../docs/x/react-data-grid/OrderList';
import RevenuePivot from '../../docs/x/react-data-grid/RevenuePivot';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  headerOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
} from './harness';
import { preview, setUpPlayground } from './playground';

const rows = Array.from({ length: 150 }, (_, id) => ({ id, name: `n${id % 3}` }));
const columns = [{ field: 'id' }, { field: 'name', headerName: 'Name' }];

/** A module that renders the grid of a package with these props. */
const grid = (Component: 'DataGrid' | 'DataGridPro' | 'DataGridPremium', props: string) => `
  import { ${Component} } from '@mui/x-data-grid${Component.slice(8)
    .replace(/^(?=.)/, '-')
    .toLowerCase()}';
  export const grid = <${Component} rows={[]} columns={[]} ${props} />;`;

describe('playground', () => {
  proves(
    [
      'Set up a grid, and copy its code.',
      "Your choices are part of the page's address, so you can share them as a link.",
    ],
    async () => {
      const code = await setUpPlayground(DataGridPlayground, {
        label: 'Open orders',
        density: 'compact',
        hideFooter: '',
      });
      expect(code).toContain('density="compact"');
      expect(preview().getByRole('grid')).toHaveAccessibleName('Open orders');
      expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
    },
  );

  proves(
    'The props for data from a server, and the props that take functions, objects, or styles, are in the [API reference](/x/api/data-grid/data-grid/).',
    () => {
      const offered = new Set(model.controls.map(({ name }) => name));
      const others = reference.props.filter(({ name }) => !offered.has(name));
      expect(others.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          ...['dataSource', 'filterMode', 'paginationMode', 'rowCount', 'sortingMode'],
          ...['getRowId', 'initialState', 'onRowClick', 'processRowUpdate', 'slotProps', 'sx'],
        ]),
      );
      const kinds = new Set(model.controls.map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual(['boolean', 'choice', 'number', 'text']);
    },
  );
});

describe('the free grid', () => {
  proves(
    [
      'Users sort, filter, select, edit, and copy the records, and resize the columns.',
      'Click a header to sort.',
      'Double-click a status to edit it.',
      'Select a row, then press <kbd>Ctrl</kbd>+<kbd>C</kbd> to copy it.',
      'Click the magnifier in the toolbar to search.',
      'The grid handles keyboard navigation, focus, and ARIA roles',
      'The data grid shows records in rows and columns.',
    ],
    async () => {
      const { user } = show(<OrderList />);
      const writeText = jest.spyOn(navigator.clipboard, 'writeText');
      expect(screen.getByRole('grid')).toHaveAccessibleName('Orders, March 2026');
      expect(
        headerOf('Order').querySelector('.MuiDataGrid-columnSeparator--resizable'),
      ).not.toBeNull();
      await user.click(titleOf('Customer'));
      expect(textsOf('customer')[0]).toBe('Atelier Roue');
      await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0] ?? document.body);
      await user.click(cellOf('customer', 0));
      expect(cellOf('customer', 0)).toHaveFocus();
      fireEvent.keyDown(cellOf('customer', 0), { key: 'c', keyCode: 67, ctrlKey: true });
      expect(writeText.mock.lastCall?.[0]).toContain('Atelier Roue');
      await user.keyboard('{ArrowDown}');
      expect(cellOf('customer', 1)).toHaveFocus();
      await user.dblClick(cellOf('status', 0));
      expect(await screen.findByRole('listbox')).toBeVisible();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'fjord');
      await waitFor(() => expect(new Set(textsOf('customer'))).toEqual(new Set(['Fjord Sykkel'])));
    },
  );

  proves(
    [
      'A static table is lighter and renders on the server.',
      'The grid has to measure its container first, so its rows and headers appear later, in the browser.',
    ],
    () => {
      const table = (
        <Table>
          <TableBody>
            <TableRow>
              <TableCell>Only to be read</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      );
      expect(renderToString(table)).toContain('Only to be read');
      expect(renderToString(<DataGrid rows={rows} columns={columns} />)).not.toContain('Name');
      expect(renderToString(table).length).toBeLessThan(2000);
    },
  );

  proves(
    [
      '**Columns**: [types, computed values, and custom cells](/x/react-data-grid/column-definition/), [fixed and fluid widths](/x/react-data-grid/column-dimensions/), [hidden columns](/x/react-data-grid/column-visibility/), [column groups](/x/react-data-grid/column-groups/), and cells that span [columns](/x/react-data-grid/column-spanning/) or [rows](/x/react-data-grid/row-spanning/).',
      '**Finding rows**: [sorting](/x/react-data-grid/sorting/) and [filtering](/x/react-data-grid/filtering/) by one column, [quick filter](/x/react-data-grid/filtering/quick-filter/), and [pagination](/x/react-data-grid/pagination/) with up to 100 rows per page.',
      '**Working with rows**: [cell and row editing](/x/react-data-grid/editing/), [row selection](/x/react-data-grid/row-selection/) with checkboxes, [copying](/x/react-data-grid/clipboard/), and [CSV export and printing](/x/react-data-grid/export/).',
      '**Server-side data**: the [`dataSource` prop](/x/react-data-grid/server-side-data/) sorts, filters, and paginates on your server, and saves edited rows.',
      '| Sorting, filtering, and editing, with up to 100 rows per page | `@mui/x-data-grid` | `DataGrid` |',
    ],
    async () => {
      await expectCompiles(`
        import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
        export function Orders() {
          const apiRef = useGridApiRef();
          apiRef.current?.exportDataAsCsv();
          apiRef.current?.exportDataAsPrint();
          void apiRef.current?.autosizeColumns();
          return (
            <DataGrid
              apiRef={apiRef}
              rows={[{ id: 1, net: 2 }]}
              columns={[
                { field: 'net', type: 'number', width: 90, colSpan: 2, editable: true },
                { field: 'tax', flex: 1, valueGetter: (_, row) => row.net / 5 },
                { field: 'bar', renderCell: ({ value }) => <b>{value}</b> },
              ]}
              columnVisibilityModel={{ bar: false }}
              columnGroupingModel={[{ groupId: 'Money', children: [{ field: 'net' }] }]}
              rowSpanning
              sortModel={[{ field: 'net', sort: 'asc' }]}
              filterModel={{ items: [], quickFilterValues: ['a'] }}
              editMode="row"
              checkboxSelection
              onClipboardCopy={() => {}}
              dataSource={{
                getRows: async ({ sortModel, filterModel, paginationModel }) => {
                  void [sortModel, filterModel, paginationModel];
                  return { rows: [] };
                },
                updateRow: async ({ updatedRow }) => updatedRow,
              }}
            />
          );
        }`);
      show(<DataGrid rows={rows} columns={columns} />);
      expect(textsOf('id')).toHaveLength(100);
    },
  );
});

describe('the other plans', () => {
  proves(
    [
      '`DataGridPro` removes the limit of 100 rows per page, and sorts and filters by several columns.',
      'Users can reorder columns and rows.',
      'The Pro grid can also pin columns and rows, show a tree, load rows during scrolling, and open a panel below a row.',
      '| Long lists, pinned columns, tree data, row details | `@mui/x-data-grid-pro` | `DataGridPro` |',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      show(<DataGridPro apiRef={apiRef} rows={rows} columns={columns} />);
      expect(textsOf('id')).toHaveLength(150);
      act(() =>
        api().setSortModel([
          { field: 'name', sort: 'asc' },
          { field: 'id', sort: 'desc' },
        ]),
      );
      expect(textsOf('id').slice(0, 2)).toEqual(['147', '144']);
      act(() =>
        api().setFilterModel({
          items: [
            { id: 1, field: 'name', operator: 'equals', value: 'n0' },
            { id: 2, field: 'id', operator: 'contains', value: '14' },
          ],
        }),
      );
      expect(textsOf('id')).toEqual(['147', '144', '141', '114']);
      act(() => api().setColumnIndex('name', 0));
      expect(api().getColumnIndex('name')).toBe(0);
      for (const props of [
        'rowReordering',
        "pinnedColumns={{ left: ['a'] }}",
        'pinnedRows={{ top: [] }}',
        'treeData',
        'rowsLoadingMode="server" onRowsScrollEnd={() => {}}',
      ]) {
        await expectCompiles(grid('DataGridPro', props));
        await expectTypeError(grid('DataGrid', props), /TS2322|TS2769/);
      }
    },
  );

  proves(
    [
      '`DataGridPremium` adds tools to analyze data: [row grouping](/x/react-data-grid/row-grouping/), [aggregation](/x/react-data-grid/aggregation/), [pivoting](/x/react-data-grid/pivoting/), [Excel export](/x/react-data-grid/export/), [cell selection](/x/react-data-grid/cell-selection/), pasting from the [clipboard](/x/react-data-grid/clipboard/), and an [AI assistant](/x/react-data-grid/ai-assistant/).',
      '| Grouping, totals, pivot tables, Excel files | `@mui/x-data-grid-premium` | `DataGridPremium` |',
      'Pro includes the features of the free package, and Premium includes the features of Pro.',
    ],
    async () => {
      for (const props of [
        "rowGroupingModel={['a']}",
        "aggregationModel={{ a: 'sum' }}",
        'pivotActive',
        'onExcelExportStateChange={() => {}}',
        'cellSelection',
        'onClipboardPasteEnd={() => {}}',
        'aiAssistant',
      ]) {
        await expectCompiles(grid('DataGridPremium', props));
        await expectTypeError(grid('DataGridPro', props), /TS2322|TS2769/);
      }
      await expectCompiles(grid('DataGridPremium', "treeData pinnedColumns={{ left: ['a'] }}"));
    },
  );

  proves(
    [
      'Pro requires a [license](/x/introduction/licensing/#pro-plan).',
      'Premium requires a [license](/x/introduction/licensing/#premium-plan).',
    ],
    () => {
      const hasWatermark = (element: React.ReactElement) => {
        const { unmount } = show(element);
        const found = screen.queryByText(/missing license key/i) !== null;
        unmount();
        return found;
      };
      expect(hasWatermark(<DataGrid rows={[]} columns={columns} />)).toBe(false);
      expect(hasWatermark(<DataGridPro rows={[]} columns={columns} />)).toBe(true);
      expect(hasWatermark(<DataGridPremium rows={[]} columns={columns} />)).toBe(true);
    },
  );

  proves(
    [
      'In this demo, the order number and the status stay in view when you scroll sideways.',
      'Expand a row to see its details.',
    ],
    async () => {
      const { user } = show(<OrderDetailPanels />);
      expect(cellOf('id', 0)).toHaveClass('MuiDataGrid-cell--pinnedLeft');
      expect(cellOf('status', 0)).toHaveClass('MuiDataGrid-cell--pinnedRight');
      expect(cellOf('region', 0).className).not.toContain('pinned');
      expect(screen.getAllByText(/in total/)).toHaveLength(1);
      await user.click(screen.getAllByRole('button', { name: 'Expand' })[0] ?? document.body);
      await waitFor(() => expect(screen.getAllByText(/in total/)).toHaveLength(2));
    },
  );

  proves(
    [
      'This demo turns the orders of the first demo into a pivot table: regions are rows, and categories are columns.',
      'To arrange the fields, users open a panel with the button in the toolbar.',
    ],
    async () => {
      const { user } = show(<RevenuePivot />);
      await act(async () => pause());
      expect(screen.getAllByText('Frames')[0]).toBeInTheDocument();
      expect(screen.getAllByText(/^North/)[0]).toBeInTheDocument();
      expect(screen.queryByText('Values')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Pivot' }));
      expect(await screen.findByText('Values')).toBeInTheDocument();
    },
  );

  proves('Your columns, rows, and props stay as they are:', async () => {
    const props = `sortModel={[{ field: 'a', sort: 'asc' }]} checkboxSelection showToolbar
      density="compact" onRowClick={() => {}} slotProps={{ toolbar: { showQuickFilter: false } }}`;
    for (const Component of ['DataGrid', 'DataGridPro', 'DataGridPremium'] as const) {
      await expectCompiles(grid(Component, props));
    }
  });

  proves(
    'If one file imports from `@mui/x-data-grid` and another from `@mui/x-data-grid-pro`, types and hooks can describe a different component from the one you render.',
    async () => {
      const module = (name: string) => `
        import { useGridApiContext } from '@mui/${name}';
        import { DataGridPro } from '@mui/x-data-grid-pro';
        function Footer() {
          return <p>{JSON.stringify(useGridApiContext().current.getPinnedColumns())}</p>;
        }
        export const grid = <DataGridPro rows={[]} columns={[]} slots={{ footer: Footer }} />;`;
      await expectCompiles(module('x-data-grid-pro'));
      await expectTypeError(module('x-data-grid'), /TS2339/);
    },
  );
});

exempt('which are expensive to build yourself.', 'Advice on when to use a grid.');
