import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridToolbarContainer,
  GridToolbarDensitySelector,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import AnnounceChanges from '../../../docs/x/react-data-grid/accessibility/AnnounceChanges';
import CellsWithLinks from '../../../docs/x/react-data-grid/accessibility/CellsWithLinks';
import DensityToggle from '../../../docs/x/react-data-grid/accessibility/DensityToggle';
import NamedGrid from '../../../docs/x/react-data-grid/accessibility/NamedGrid';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  headerOf,
  screen,
  show,
  textsOf,
  waitFor,
} from '../harness';

const rows = [
  { id: 1, name: 'b', amount: 2, city: 'x' },
  { id: 2, name: 'a', amount: 1, city: 'y' },
  { id: 3, name: 'c', amount: 1, city: 'z' },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'amount', headerName: 'Amount' },
  { field: 'city', headerName: 'City' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function ProGrid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} {...props} />;
}

/** Where the focus is: "amount 2" in a cell, "header amount" above. */
function place(): string {
  const at = document.activeElement?.closest<HTMLElement>('[data-field]');
  const row = at?.closest<HTMLElement>('.MuiDataGrid-row')?.dataset.id;
  return row === undefined ? `header ${at?.dataset.field}` : `${at?.dataset.field} ${row}`;
}

const rowOf = (id: number) => document.querySelector(`.MuiDataGrid-row[data-id="${id}"]`);

describe('names', () => {
  proves(
    [
      '| A heading above the grid | `aria-labelledby` with its id |',
      '| No visible name | `aria-label` |',
      '| A toolbar that should show the name | `label`, which also names the grid |',
      'If you pass both `label` and `aria-label`, the toolbar shows `label`, and screen readers announce `aria-label`.',
      'You provide the names of the grid, of its columns, and of the controls in its cells.',
    ],
    () => {
      const grid = () => screen.getByRole('grid');
      const { unmount } = show(<NamedGrid />);
      expect(grid()).toHaveAccessibleName('Next departures');
      expect(grid()).toHaveAccessibleDescription('Enter on a header sorts by it.');
      unmount();
      const { rerender } = show(<Grid />);
      expect(grid()).not.toHaveAccessibleName();
      rerender(<Grid aria-label="Orders" />);
      expect(grid()).toHaveAccessibleName('Orders');
      rerender(<Grid label="Shown" showToolbar />);
      expect(grid()).toHaveAccessibleName('Shown');
      expect(screen.getByRole('toolbar')).toHaveTextContent('Shown');
      rerender(<Grid label="Shown" aria-label="Heard" showToolbar />);
      expect(grid()).toHaveAccessibleName('Heard');
      expect(screen.getByRole('toolbar')).toHaveTextContent('Shown');
    },
  );

  proves(
    [
      'The `headerName` of a column is the accessible name of its header.',
      "This name also appears in the column menu, the panels, and exports, so don't leave it empty.",
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      show(<Grid apiRef={apiRef} />);
      expect(screen.getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
      expect(screen.getByLabelText('Name column menu')).toBeInTheDocument();
      expect(api().getDataAsCsv().split('\n')[0]?.trim()).toBe('Name,Amount,City');
      act(() => api().showPreferences('columns' as never));
      expect(await screen.findByRole('checkbox', { name: 'Amount' })).toBeChecked();
    },
  );
});

describe('keys that move', () => {
  proves(
    [
      'The grid is one tab stop.',
      '<kbd>Tab</kbd> moves the focus to the cell or header that had the focus last.',
      'The next <kbd>Tab</kbd> moves on to the footer or the page.',
    ],
    async () => {
      const { user } = show(
        <>
          <button type="button">Before</button>
          <Grid hideFooter />
          <button type="button">After</button>
        </>,
      );
      await user.tab();
      await user.tab();
      expect(place()).toBe('header name');
      await user.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
      await user.click(cellOf('amount', 1));
      await user.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
      await user.tab({ shift: true });
      expect(place()).toBe('amount 2');
    },
  );

  proves(
    [
      '| Arrow keys | The next cell. In the first row, <kbd>↑</kbd> moves to the header |',
      '| <kbd>Home</kbd>, <kbd>End</kbd> | The first or the last cell of the row |',
      '| <kbd>Ctrl</kbd>+<kbd>Home</kbd>, <kbd>Ctrl</kbd>+<kbd>End</kbd> | The first or the last cell of the current page of rows |',
      'On macOS, users press <kbd>⌘</kbd> instead of <kbd>Ctrl</kbd> in both tables.',
    ],
    async () => {
      const { user } = show(
        <Grid
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
          pageSizeOptions={[2]}
        />,
      );
      await user.click(cellOf('amount', 0));
      const after = async (keys: string) => {
        await user.keyboard(keys);
        return place();
      };
      expect(await after('{ArrowRight}')).toBe('city 1');
      expect(await after('{ArrowDown}')).toBe('city 2');
      expect(await after('{ArrowLeft}')).toBe('amount 2');
      expect(await after('{Home}')).toBe('name 2');
      expect(await after('{End}')).toBe('city 2');
      expect(await after('{Control>}{Home}{/Control}')).toBe('name 1');
      expect(await after('{Control>}{End}{/Control}')).toBe('city 2');
      expect(await after('{Meta>}{Home}{/Meta}')).toBe('name 1');
      expect(await after('{ArrowUp}')).toBe('header name');
    },
  );
});

describe('keys that act', () => {
  proves(
    [
      '| <kbd>Enter</kbd> on a header | [Sorts](/x/react-data-grid/sorting/) by the column |',
      '| <kbd>Shift</kbd>+<kbd>Enter</kbd> on a header | Sorts by a further column <Plan needs="pro" /> |',
      '| <kbd>Ctrl</kbd>+<kbd>Enter</kbd> on a header | Opens the [column menu](/x/react-data-grid/column-menu/) |',
    ],
    async () => {
      const { user } = show(<ProGrid />);
      act(() => headerOf('Amount').focus());
      await user.keyboard('{Enter}');
      expect(headerOf('Amount')).toHaveAttribute('aria-sort', 'ascending');
      act(() => headerOf('Name').focus());
      await user.keyboard('{Shift>}{Enter}{/Shift}');
      expect(headerOf('Amount')).toHaveAttribute('aria-sort', 'ascending');
      expect(headerOf('Name')).toHaveAttribute('aria-sort', 'ascending');
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menu')).toBeVisible();
    },
  );

  proves(
    [
      '| <kbd>Shift</kbd>+<kbd>Space</kbd> | [Selects](/x/react-data-grid/row-selection/) the row |',
      '| <kbd>Shift</kbd>+<kbd>↑</kbd> or <kbd>↓</kbd>, <kbd>Ctrl</kbd>+<kbd>A</kbd> | Selects several rows or all rows, if users may select more than one |',
    ],
    async () => {
      const { user } = show(<Grid checkboxSelection disableRowSelectionOnClick />);
      const selected = () =>
        [1, 2, 3].filter((id) => rowOf(id)?.getAttribute('aria-selected') === 'true');
      await user.click(cellOf('amount', 0));
      expect(selected()).toEqual([]);
      await user.keyboard('{Shift>} {/Shift}');
      expect(selected()).toEqual([1]);
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      expect(selected()).toEqual([1, 2]);
      fireEvent.keyDown(document.activeElement ?? document.body, {
        key: 'a',
        keyCode: 65,
        ctrlKey: true,
      });
      expect(selected()).toEqual([1, 2, 3]);
    },
  );

  proves(
    '| <kbd>Ctrl</kbd>+<kbd>C</kbd> | [Copies](/x/react-data-grid/clipboard/) the selected rows, or the focused cell if no row is selected |',
    async () => {
      const { user } = show(<Grid checkboxSelection disableRowSelectionOnClick />);
      const writeText = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(cellOf('name', 0));
      const copy = () =>
        fireEvent.keyDown(document.activeElement ?? document.body, {
          key: 'c',
          keyCode: 67,
          ctrlKey: true,
        });
      copy();
      expect(writeText.mock.calls).toEqual([['b']]);
      await user.keyboard('{Shift>} {/Shift}');
      copy();
      expect(writeText.mock.lastCall?.[0]).toContain('b\t2\tx');
    },
  );

  proves(
    '| <kbd>Enter</kbd> or a character in an editable cell | Starts [editing](/x/react-data-grid/editing/) |',
    async () => {
      for (const [keys, value] of [
        ['{Enter}', 'b'],
        ['q', 'q'],
      ] as const) {
        const { user, unmount } = show(<Grid />);
        await user.click(cellOf('name', 0));
        await user.keyboard(keys);
        expect(await screen.findByDisplayValue(value)).toBeInTheDocument();
        unmount();
      }
    },
  );

  proves(
    [
      '| <kbd>Enter</kbd> or <kbd>Space</kbd> on a group of [tree data](/x/react-data-grid/tree-data/) | Expands or collapses the group <Plan needs="pro" /> |',
      '| <kbd>Space</kbd> on a [row group](/x/react-data-grid/row-grouping/) | Expands or collapses the group <Plan needs="premium" /> |',
      '| <kbd>Space</kbd> on the toggle of a [detail panel](/x/react-data-grid/master-detail/) | Opens or closes the panel <Plan needs="pro" /> |',
      'The grid has the role `grid`.',
      'With tree data or row grouping, the role is `treegrid`.',
      'The grid provides roles, focus management, and keyboard navigation.',
    ],
    async () => {
      const tree = show(
        <ProGrid
          treeData
          rows={[
            { id: 1, name: 'top' },
            { id: 2, name: 'leaf' },
          ]}
          getTreeDataPath={(row) => (row.id === 1 ? ['top'] : ['top', 'leaf'])}
        />,
      );
      expect(screen.getByRole('treegrid')).toBeInTheDocument();
      await tree.user.click(cellOf('__tree_data_group__', 0));
      await tree.user.keyboard('{Enter}');
      expect(textsOf('name')).toEqual(['top', 'leaf']);
      await tree.user.keyboard(' ');
      expect(textsOf('name')).toEqual(['top']);
      tree.unmount();

      const group = show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['amount'] } }}
        />,
      );
      expect(screen.getByRole('treegrid')).toBeInTheDocument();
      await group.user.click(cellOf('__row_group_by_columns_group__', 0));
      await group.user.keyboard('{Enter}');
      expect(textsOf('name').filter(Boolean)).toEqual([]);
      await group.user.keyboard(' ');
      expect(textsOf('name').filter(Boolean)).toEqual(['b']);
      await group.user.keyboard(' ');
      expect(textsOf('name').filter(Boolean)).toEqual([]);
      group.unmount();

      const { user } = show(<ProGrid getDetailPanelContent={() => <p>Details</p>} />);
      expect(screen.getByRole('grid')).toBeInTheDocument();
      act(() => cellOf('__detail_panel_toggle__', 0).focus());
      await user.keyboard(' ');
      expect(screen.getAllByText('Details')).toHaveLength(1);
      await user.keyboard(' ');
      expect(screen.queryByText('Details')).toBeNull();
    },
  );

  proves(
    [
      'The toolbar is a separate tab stop.',
      '<kbd>←</kbd> and <kbd>→</kbd> move between its buttons.',
    ],
    async () => {
      const { user } = show(<Grid showToolbar />);
      await user.tab();
      const first = document.activeElement;
      expect(screen.getByRole('toolbar')).toContainElement(first as HTMLElement);
      await user.keyboard('{ArrowRight}');
      const second = document.activeElement;
      expect(second).not.toBe(first);
      expect(screen.getByRole('toolbar')).toContainElement(second as HTMLElement);
      await user.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(first);
      await user.tab();
      expect(place()).toBe('header name');
    },
  );
});

describe('cells', () => {
  proves(
    [
      'Instead, pass the `tabIndex` from the parameters of `renderCell` to the link or button.',
      'This `tabIndex` is `0` in the current cell and `-1` in other cells.',
      'When the cell receives the focus, the grid moves the focus to the control.',
    ],
    async () => {
      const { user } = show(<CellsWithLinks />);
      const links = () => screen.getAllByRole('link');
      expect(links().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
      await user.click(cellOf('rehearsal', 1));
      await user.keyboard('{ArrowRight}');
      expect(links()[1]).toHaveFocus();
      expect(links().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    },
  );

  proves(
    [
      "If the field stops the propagation of `keydown`, users can't leave the cell with the arrow keys.",
      "Don't put a text field into a cell, because the field and the grid both need the arrow keys.",
    ],
    async () => {
      const { user } = show(
        <Grid
          columns={[
            {
              field: 'name',
              renderCell: ({ id, tabIndex }) => (
                <input
                  aria-label={`Name ${id}`}
                  tabIndex={tabIndex}
                  defaultValue="abc"
                  onKeyDown={(event) => event.stopPropagation()}
                />
              ),
            },
            { field: 'amount' },
          ]}
        />,
      );
      const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name 1' });
      await user.click(input);
      input.setSelectionRange(0, 0);
      await user.keyboard('{ArrowRight}');
      expect([document.activeElement, input.selectionStart]).toEqual([input, 1]);
    },
  );
});

describe('announcing', () => {
  proves(
    [
      'The grid marks a sorted column with `aria-sort` and a selected row with `aria-selected`, so screen readers announce both.',
      "When a filter or a reload changes the rows, the grid doesn't announce the change.",
      '`gridFilteredRowCountSelector` returns the number of rows that pass the filters.',
      '`useGridSelector` re-renders the footer when this number changes.',
    ],
    async () => {
      const { unmount } = show(<Grid />);
      expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
      unmount();
      const { user } = show(<AnnounceChanges />);
      const status = screen.getByRole('status');
      expect(status).toHaveTextContent('All 4 seeds');
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'April');
      await waitFor(() => expect(status).toHaveTextContent('2 of 4 seeds found'));
    },
  );
});

describe('density', () => {
  const rowHeight = () => document.querySelector<HTMLElement>('.MuiDataGrid-row')?.style.minHeight;
  const headerHeight = () =>
    document
      .querySelector<HTMLElement>('.MuiDataGrid-root')
      ?.style.getPropertyValue('--DataGrid-headerHeight');

  proves(
    [
      'The `density` prop multiplies `rowHeight` (52 px) and `columnHeaderHeight` (56 px), so it sets how much data fits:',
      "| `'compact'` | 0.7 | 36 px |",
      "| `'standard'` (default) | 1 | 52 px |",
      "| `'comfortable'` | 1.3 | 67 px |",
      "To set the density at the start without controlling it, pass `initialState={{ density: 'compact' }}`.",
    ],
    async () => {
      const heights = (props: Partial<DataGridProps>) => {
        const { apiRef, api } = createApiRef<GridApi>();
        const { unmount } = show(<Grid apiRef={apiRef} {...props} />);
        const { rowHeight: row, headerHeight: header } = api().state.dimensions;
        unmount();
        return [row, header];
      };
      expect(heights({ density: 'compact' })).toEqual([36, 39]);
      expect(heights({ density: 'standard' })).toEqual([52, 56]);
      expect(heights({})).toEqual([52, 56]);
      expect(heights({ density: 'comfortable' })).toEqual([67, 72]);
      expect(heights({ initialState: { density: 'comfortable' } })).toEqual([67, 72]);
      expect(heights({ density: 'compact', rowHeight: 100, columnHeaderHeight: 50 })).toEqual([
        70, 35,
      ]);
      const { user } = show(<DensityToggle />);
      expect(rowHeight()).toBe('36px');
      await user.click(screen.getByRole('button', { name: 'Comfortable' }));
      expect(rowHeight()).toBe('67px');
      expect(headerHeight()).toBeDefined();
    },
  );

  proves(
    [
      'To change the density from a menu or a shortcut, call `setDensity()` of the [API object](/x/react-data-grid/api-object/):',
      'When the density changes, the grid calls `onDensityChange` and fires the `densityChange` event.',
      'If you pass the `density` prop, the rows keep their height until you pass the new value.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const onDensityChange = jest.fn();
      const heard = jest.fn();
      const { rerender } = show(<Grid apiRef={apiRef} onDensityChange={onDensityChange} />);
      act(() => {
        api().subscribeEvent('densityChange', heard);
      });
      act(() => api().setDensity('comfortable'));
      expect(rowHeight()).toBe('67px');
      expect(onDensityChange.mock.calls.map(([density]) => density)).toEqual(['comfortable']);
      expect(heard.mock.calls.map(([density]) => density)).toEqual(['comfortable']);
      rerender(<Grid apiRef={apiRef} density="standard" onDensityChange={onDensityChange} />);
      act(() => api().setDensity('compact'));
      expect(onDensityChange.mock.lastCall?.[0]).toBe('compact');
      expect(rowHeight()).toBe('52px');
      rerender(<Grid apiRef={apiRef} density="compact" onDensityChange={onDensityChange} />);
      expect(rowHeight()).toBe('36px');
    },
  );

  proves(
    [
      'The default [toolbar](/x/react-data-grid/components/toolbar/) has no density menu.',
      'The deprecated `GridToolbarDensitySelector` renders such a menu, and the `disableDensitySelector` prop hides it.',
    ],
    async () => {
      const { unmount } = show(<Grid showToolbar />);
      expect(screen.queryByRole('button', { name: /density/i })).toBeNull();
      unmount();
      const slots = {
        toolbar: () => (
          <GridToolbarContainer>
            <GridToolbarDensitySelector />
          </GridToolbarContainer>
        ),
      };
      const { rerender } = show(<Grid slots={slots} showToolbar />);
      expect(screen.getByRole('button', { name: /density/i })).toBeInTheDocument();
      rerender(<Grid slots={slots} showToolbar disableDensitySelector />);
      expect(screen.queryByRole('button', { name: /density/i })).toBeNull();
    },
  );
});

describe('roles', () => {
  proves(
    [
      'Rows, cells, and headers have the roles `row`, `gridcell`, and `columnheader`.',
      'The document contains a part of the rows: the rows of the current page that are near the viewport.',
      'To tell screen readers the full size, the grid sets `aria-rowcount` and `aria-colcount`.',
      'Rows have `aria-rowindex`, and cells and headers have `aria-colindex`.',
    ],
    () => {
      show(
        <Grid
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
          pageSizeOptions={[2]}
        />,
      );
      expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
      expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
      const [header, first, second] = screen.getAllByRole('row');
      expect(header).toHaveAttribute('aria-rowindex', '1');
      expect(first).toHaveAttribute('aria-rowindex', '2');
      expect(second).toHaveAttribute('aria-rowindex', '3');
      const cells = screen.getAllByRole('gridcell').slice(0, 3);
      expect(cells.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '2', '3']);
      const headers = screen.getAllByRole('columnheader');
      expect(headers.map((one) => one.getAttribute('aria-colindex'))).toEqual(['1', '2', '3']);
    },
  );
});

exempt(
  [
    'Announce the results of your buttons in the same way, for example "3 orders sent" or "The server didn\'t respond".',
    'Compact rows show more data, and larger rows are easier to hit for users who zoom or use touch.',
    'Buttons in cells should be at least 24 × 24 px, even in compact rows.',
  ],
  'Advice on design.',
);
exempt(
  "The browser's search finds text in rendered rows only.",
  'What screen readers and browsers do with the rendered rows.',
);
