import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApi as GridApiPremium } from '@mui/x-data-grid-premium';
import DeliverParcels from '../../../docs/x/react-data-grid/list-view/DeliverParcels';
import ParcelList from '../../../docs/x/react-data-grid/list-view/ParcelList';
import SortTheList from '../../../docs/x/react-data-grid/list-view/SortTheList';
import {
  act,
  cellOf,
  cellsOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
} from '../harness';

const rows = [
  { id: 1, name: 'b', city: 'Lima' },
  { id: 2, name: 'a', city: 'Oslo' },
  { id: 3, name: 'c', city: 'Bern' },
];
const columns: DataGridProProps['columns'] = [
  { field: 'name', headerName: 'Name', editable: true, colSpan: 2 },
  { field: 'city', headerName: 'City' },
];
const listViewColumn: GridListViewColDef = {
  field: 'item',
  renderCell: ({ row }) => <b>{`${row.name} in ${row.city}`}</b>,
};

function List(props: Partial<DataGridProProps>) {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      listView
      listViewColumn={listViewColumn}
      {...props}
    />
  );
}

/** A list whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<List apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<List apiRef={apiRef} {...props} {...more} />),
  };
}

const headers = () => screen.queryAllByRole('columnheader');

describe('the item', () => {
  proves(
    [
      'The grid shows one cell for each row, as wide as the grid, and no headers.',
      'List view requires [Pro](/x/introduction/licensing/#pro-plan).',
      'List view shows each row as one item instead of cells, for phones and narrow panels.',
    ],
    async () => {
      const { unmount } = show(<ParcelList />);
      expect(textsOf('listItem')).toHaveLength(5);
      expect(document.querySelectorAll('.MuiDataGrid-cell[data-field]')).toHaveLength(5);
      expect(headers()).toEqual([]);
      unmount();
      await expectTypeError(
        `import { DataGrid } from '@mui/x-data-grid';
        export const grid = <DataGrid rows={[]} columns={[]} listView />;`,
        /TS2322|TS2769/,
      );
    },
  );

  proves(
    [
      '`listViewColumn` is a column definition with few properties: `field`, `renderCell`, `align`, `display`, and `cellClassName`.',
      'Types and functions for values stay in `columns`.',
    ],
    async () => {
      const module = (members: string) => `
        import type { GridListViewColDef } from '@mui/x-data-grid-pro';
        export const column: GridListViewColDef = { field: 'item', ${members} };`;
      await expectCompiles(
        module(`renderCell: () => null, align: 'right', display: 'flex', cellClassName: 'mine'`),
      );
      for (const member of [
        "type: 'number'",
        'valueGetter: () => 1',
        "headerName: 'Item'",
        'editable: true',
        'width: 1',
      ]) {
        await expectTypeError(module(member), /TS2353/);
      }
    },
  );

  proves(
    [
      'The cell then has no `value`, so read from `row` in `renderCell`.',
      '**`field`**: choose a name that differs from your columns.',
    ],
    () => {
      const values: unknown[] = [];
      const own: GridListViewColDef = {
        field: 'item',
        renderCell: ({ value, row }: GridRenderCellParams) => {
          values.push(value);
          return row.name;
        },
      };
      show(<List listViewColumn={own} />);
      expect(textsOf('item')).toEqual(['b', 'a', 'c']);
      expect(new Set(values)).toEqual(new Set([undefined]));
    },
  );

  proves('**`rowHeight`** of the grid: also sets the height of items.', () => {
    const heightOf = (props: Partial<DataGridProProps>) => {
      const { unmount } = show(<List {...props} />);
      const height = document.querySelector<HTMLElement>('.MuiDataGrid-row')?.style.minHeight;
      unmount();
      return height;
    };
    expect(heightOf({})).toBe('52px');
    expect(heightOf({ rowHeight: 68 })).toBe('68px');
  });

  proves(
    [
      'You can also pass it while the table is shown, because only `listView` turns the list on.',
      'Without the object, a list logs a warning and shows the cells of the table without headers.',
    ],
    () => {
      const { rerender } = show(<List listView={false} />);
      expect(headers()).toHaveLength(2);
      expect(textsOf('item')).toEqual([]);
      rerender(<List />);
      expect(textsOf('item')).toEqual(['b in Lima', 'a in Oslo', 'c in Bern']);
      rerender(<List listViewColumn={undefined} key="without" />);
      expect(headers()).toEqual([]);
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
      expectConsole('warn', /`listViewColumn` prop must be set/);
    },
  );
});

describe('state', () => {
  proves(
    'Both views share their state, so sorting, filters, and selection are kept when the view changes.',
    () => {
      const { api, rerender } = showWithApi({ listView: false });
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      act(() =>
        api().setFilterModel({
          items: [{ field: 'city', operator: 'isAnyOf', value: ['Lima', 'Oslo'] }],
        }),
      );
      act(() => api().selectRow(1));
      rerender({ listView: true });
      expect(textsOf('item')).toEqual(['a in Oslo', 'b in Lima']);
      const selected = () =>
        [...document.querySelectorAll('[aria-selected="true"]')].map((row) =>
          row.getAttribute('data-id'),
        );
      expect(selected()).toEqual(['1']);
      rerender({ listView: false });
      expect(textsOf('name')).toEqual(['a', 'b']);
      expect(selected()).toEqual(['1']);
    },
  );

  proves(
    [
      'A list has no headers to click and no column menu.',
      'The toolbar still offers search and filters for all `columns`.',
      'To let users sort, add a select, and control `sortModel`:',
      'The columns button of the toolbar has no visible effect in a list.',
      'To remove the button, set `disableColumnSelector`.',
    ],
    async () => {
      const { user, unmount } = show(<SortTheList />);
      expect(screen.queryByLabelText(/column menu/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
      await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
      await user.click(screen.getByRole('option', { name: 'Weight (kg)' }));
      expect(textsOf('listItem')[0]).toContain('Clara Mendes');
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'canal');
      await waitFor(() => expect(textsOf('listItem')).toHaveLength(1));
      await user.clear(screen.getByRole('searchbox'));
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.click(await screen.findByRole('combobox', { name: 'Columns' }));
      expect(screen.getAllByRole('option')).toHaveLength(5);
      unmount();
      const { api } = showWithApi({ showToolbar: true });
      expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
      act(() => api().setColumnVisibility('name', false));
      expect(textsOf('item')).toEqual(['b in Lima', 'a in Oslo', 'c in Bern']);
    },
  );

  proves('The search leaves out columns that are hidden in the visibility model.', () => {
    const { api } = showWithApi();
    act(() => api().setQuickFilterValues(['Lima']));
    expect(textsOf('item')).toEqual(['b in Lima']);
    act(() => api().setColumnVisibilityModel({ city: false }));
    expect(textsOf('item')).toEqual([]);
  });

  proves(
    [
      'To read the selection, use `gridRowSelectionManagerSelector`, whose `has(id)` returns whether a row is selected.',
      'To change the selection, call `selectRow(id, checked)`.',
      'The `checkboxSelection` prop shows no checkboxes in a list.',
      'A list shows no selection column, so the demo above renders its own checkboxes.',
    ],
    async () => {
      const { user, unmount } = show(<DeliverParcels />);
      const box = () => screen.getAllByRole('checkbox')[0] ?? document.body;
      expect(screen.getAllByRole('checkbox')).toHaveLength(5);
      await user.click(box());
      expect(box()).toBeChecked();
      expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
      await user.click(box());
      expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
      unmount();
      show(<List checkboxSelection />);
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );
});

describe('what is left out', () => {
  proves(
    [
      '| Column headers, column groups, header filters, column menu | Not shown |',
      '| Pinned columns, column spanning | No effect |',
      '| Checkboxes, detail toggles, drag handles, groups | Not shown, because they are columns. Render what you need in the item |',
    ],
    async () => {
      const all: Partial<DataGridProProps> = {
        columnGroupingModel: [{ groupId: 'Group', children: [{ field: 'name' }] }],
        headerFilters: true,
        checkboxSelection: true,
        rowReordering: true,
        getDetailPanelContent: () => null,
        initialState: { pinnedColumns: { left: ['name'] } },
      };
      const { rerender } = show(<List {...all} listView={false} />);
      const fields = () =>
        new Set(
          [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell[data-field]')].map(
            ({ dataset }) => dataset.field,
          ),
        );
      expect(headers().length).toBeGreaterThan(2);
      expect([...fields()]).toEqual(
        expect.arrayContaining(['__check__', '__detail_panel_toggle__', '__reorder__', 'name']),
      );
      rerender(<List {...all} />);
      expect(headers()).toEqual([]);
      expect(screen.queryByText('Group')).toBeNull();
      expect([...fields()]).toEqual(['item']);
      expect(document.querySelector('.MuiDataGrid-cell--pinnedLeft')).toBeNull();
      rerender(<List key="span" listView={false} />);
      expect([...fields()]).toEqual(['name']);
      const tree: Partial<DataGridProProps> = {
        treeData: true,
        getTreeDataPath: (row) => ['Root', String(row.name)],
        defaultGroupingExpansionDepth: -1,
      };
      rerender(<List key="tree" {...tree} />);
      await act(async () => pause());
      expect([...fields()]).toEqual(['item']);
    },
  );

  proves(
    [
      '| Cell editing | Off. Open a form or a dialog from the item |',
      '| Row selection, pages, toolbar, footer, overlays | As in the table |',
      'Sorting, filters, selection, pages, and virtualization work as in the table.',
    ],
    async () => {
      const { user, rerender } = showWithApi({
        pagination: true,
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
        pageSizeOptions: [2],
        showToolbar: true,
      });
      await user.dblClick(cellOf('item', 0));
      await user.keyboard('{Enter}x');
      expect(screen.queryByRole('textbox')).toBeNull();
      await user.click(cellOf('item', 1));
      expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
      expect(screen.getByRole('toolbar')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Go to next page' }));
      expect(textsOf('item')).toEqual(['c in Bern']);
      rerender({ rows: [] });
      expect(screen.getByText('No rows')).toBeInTheDocument();
    },
  );

  proves(
    [
      'A CSV or Excel [export](/x/react-data-grid/export/) contains the visible columns.',
      'In a list, this is the column of the list, so the file contains a header and no values.',
      'To export your columns, set `allColumns` or name the `fields`:',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          apiRef={apiRef}
        />,
      );
      const lines = (text: string) => text.split(/\r?\n/);
      expect(lines(api().getDataAsCsv())).toEqual(['item']);
      expect(lines(api().getDataAsCsv({ allColumns: true }))[1]).toBe('b,Lima');
      expect(lines(api().getDataAsCsv({ fields: ['city'] }))).toEqual([
        'City',
        'Lima',
        'Oslo',
        'Bern',
      ]);
      const sheet = (await api().getDataAsExcel())?.worksheets[0];
      expect(sheet?.getCell('A1').value).toBe('item');
      expect(sheet?.getCell('A2').value ?? null).toBeNull();
    },
  );
});

proves(
  [
    'The grid keeps the role `grid`, with one column.',
    '<kbd>↑</kbd> and <kbd>↓</kbd> move between items, and <kbd>Shift</kbd>+<kbd>Space</kbd> selects an item.',
    'Pass the `tabIndex` of `renderCell` to controls in an item, as [in other cells](/x/react-data-grid/accessibility/).',
  ],
  async () => {
    const { user, unmount } = show(<List disableRowSelectionOnClick />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '1');
    await user.click(cellOf('item', 0));
    await user.keyboard('{ArrowDown}');
    expect(cellOf('item', 1)).toHaveFocus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(cellOf('item', 1).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(cellOf('item', 0)).toHaveFocus();
    unmount();
    const other = show(<DeliverParcels />);
    const tabIndexes = () => screen.getAllByRole('checkbox').map(({ tabIndex }) => tabIndex);
    expect(tabIndexes()).toEqual([-1, -1, -1, -1, -1]);
    await other.user.click(cellsOf('listItem')[1] ?? document.body);
    expect(tabIndexes()).toEqual([-1, 0, -1, -1, -1]);
  },
);

exempt(
  'The default of 52 px is too low for most items with two lines.',
  'About the content of items and what screen readers make of it.',
);
