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
      'With `listView`, the grid shows one cell for each row, as wide as the grid, and no headers.',
      'This needs [Pro](/x/introduction/licensing/#pro-plan).',
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
      '`listViewColumn` is a small column definition.',
      'It knows `field`, `renderCell`, `align`, `display` and `cellClassName`, and nothing else: types and value functions stay with the `columns`.',
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
    'Choose a `field` that none of your columns has, and read from `row` in `renderCell`: there is no `value` under that name.',
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

  proves('Rows keep the height of `rowHeight`.', () => {
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
      'You can pass it while the table is shown, too; only `listView` turns the list on.',
      "Without the object, a list view warns and shows the table's cells without headers.",
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
    'Both views share state: sorting, filters and selection stay when the view changes.',
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
      'No headers means no click to sort and no column menu.',
      'The toolbar still has search and filters, over all `columns`.',
      'For the order, add a select and control the `sortModel`.',
      '`disableColumnSelector` removes the columns button, which has no visible effect in a list.',
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

  proves(
    'Columns that are hidden in the visibility model are left out of the search in the list too.',
    () => {
      const { api } = showWithApi();
      act(() => api().setQuickFilterValues(['Lima']));
      expect(textsOf('item')).toEqual(['b in Lima']);
      act(() => api().setColumnVisibilityModel({ city: false }));
      expect(textsOf('item')).toEqual([]);
    },
  );

  proves(
    [
      'The selection is that of the grid: `gridRowSelectionManagerSelector` tells whether a row is selected, and `selectRow(id, checked)` changes it.',
      'With the `checkboxSelection` prop, "select all" has no place either; offer a button if you need it.',
      'The next demo uses both for notes of different lengths, and brings its own check boxes, since a list view shows no selection column.',
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
      '| Column headers, groups, header filters, column menu | Not shown |',
      '| Pinned columns, column spanning | No effect |',
      "| Checkboxes, detail toggles, drag handles, groups | Not shown, since they're columns; put what you need into the item |",
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
      '| Cell editing | Not in the list; open a form or a dialog from the item |',
      '| Row selection, pages, toolbar, footer, overlays | As in the table |',
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
      'A CSV or Excel [export](/x/react-data-grid/export/) takes the visible columns.',
      "In a list, that's the list's own column: the file has its `field` as header, and no values.",
      'Set `allColumns: true` or name the `fields` in the export options, for instance in `slotProps.toolbar.csvOptions`.',
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
    'The role stays `grid`, with one column: <kbd>↑</kbd> and <kbd>↓</kbd> move between items, and <kbd>Shift</kbd>+<kbd>Space</kbd> selects one.',
    'Controls in an item take `tabIndex` from `renderCell`, as [in other cells](/x/react-data-grid/accessibility/).',
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
  [
    'The default of 52 px is too low for most items of two lines.',
    'Screen readers read an item\'s content as one cell without a header, so write what isn\'t clear by itself: "11.8 kg", not "11.8".',
  ],
  'About the content of items and what screen readers make of it.',
);
