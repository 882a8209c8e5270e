import IconButton from '@mui/material/IconButton';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridColumnHeaderParams,
  gridClasses,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import HeaderButton from '../../../docs/x/react-data-grid/column-header/HeaderButton';
import HeaderColours from '../../../docs/x/react-data-grid/column-header/HeaderColours';
import HeaderContextMenu from '../../../docs/x/react-data-grid/column-header/HeaderContextMenu';
import HeaderText from '../../../docs/x/react-data-grid/column-header/HeaderText';
import RenderedHeaders from '../../../docs/x/react-data-grid/column-header/RenderedHeaders';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  headerOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  within,
} from '../harness';

const rows = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: 1 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
  { field: 'id', headerName: 'Id' },
];

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} hideFooter {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return { api, user: shown.user, unmount: shown.unmount };
}

/** The header of a column whose title may be drawn by the reader. */
function headerAt(field: string): HTMLElement {
  const headers = screen.getAllByRole('columnheader');
  const header = headers.find(({ dataset }) => dataset.field === field);
  if (!header) {
    throw new Error(`No header has the field ${field}.`);
  }
  return header;
}

const sortOf = (field: string) => headerAt(field).getAttribute('aria-sort');

/** Which header has the focus; `undefined` when none has. */
const focused = () =>
  document.activeElement?.getAttribute('role') === 'columnheader'
    ? document.activeElement.getAttribute('data-field')
    : undefined;

describe('text', () => {
  proves(
    [
      'A header shows the `headerName` of its column, or the `field` if there is no name.',
      '| `headerName` | Text of the header | the `field` |',
      '| `description` | Tooltip of the text | none |',
      'To add a tooltip, set `description`.',
    ],
    async () => {
      const { user, unmount } = show(<HeaderText />);
      await user.hover(titleOf('Mites'));
      expect(await screen.findByRole('tooltip')).toHaveTextContent(/treat the hive above 3/);
      unmount();
      const other = show(<Grid columns={[{ field: 'name' }]} />);
      await other.user.hover(titleOf('name'));
      await pause(200);
      expect(screen.queryByRole('tooltip')).toBeNull();
    },
  );

  proves(
    [
      "| `headerAlign` | `'left'`, `'center'`, or `'right'`, independent of `align` | by type |",
      '| `headerClassName` | A class name, or a function that receives `{ field, colDef }` | none |',
      '| `renderHeader` | Replaces the text, receives `{ field, colDef }` | none |',
      'To replace the text of a header, return an element from `renderHeader`.',
    ],
    () => {
      const headerClassName = jest.fn(({ field }: GridColumnHeaderParams) => `is-${field}`);
      const renderHeader = jest.fn(({ colDef }: GridColumnHeaderParams) => <i>{colDef.width}</i>);
      const { api } = showWithApi({
        columns: [
          { field: 'name', headerName: 'Name', headerClassName: 'plain', align: 'right' },
          { field: 'amount', headerName: 'Amount', type: 'number' },
          { field: 'id', headerAlign: 'center', headerClassName, renderHeader },
        ],
      });
      expect(headerAt('name')).toHaveClass('plain');
      expect(headerAt('name').className).not.toContain('--align');
      expect(headerAt('amount')).toHaveClass(gridClasses['columnHeader--alignRight']);
      expect(headerAt('id')).toHaveClass('is-id', gridClasses['columnHeader--alignCenter']);
      expect(headerAt('id').querySelector('i')).toHaveTextContent('100');
      expect(within(headerAt('id')).queryByText('id')).toBeNull();
      expect(cellOf('id', 0)).toHaveClass(gridClasses['cell--textLeft']);
      expect(headerClassName).toHaveBeenCalledWith({ field: 'id', colDef: api().getColumn('id') });
      expect(renderHeader).toHaveBeenCalledWith({ field: 'id', colDef: api().getColumn('id') });
    },
  );

  proves(
    [
      '| `hideSortIcons` | Hides the [sort arrows](/x/react-data-grid/sorting/) | `false` |',
      '| `disableColumnMenu` | Removes the button of the [menu](/x/react-data-grid/column-menu/) | `false` |',
    ],
    () => {
      show(
        <Grid
          columns={[
            { field: 'name' },
            { field: 'amount', hideSortIcons: true, disableColumnMenu: true },
          ]}
        />,
      );
      const buttonsOf = (field: string) =>
        within(headerAt(field))
          .queryAllByRole('button', { hidden: true })
          .map((button) => button.getAttribute('aria-label'));
      expect(buttonsOf('name')).toEqual(['Sort', 'name column menu']);
      expect(buttonsOf('amount')).toEqual([]);
    },
  );

  proves(
    'Tooltips require a pointer, so put important information such as the unit into the text.',
    async () => {
      const { user } = show(<HeaderText />);
      await user.tab();
      await user.keyboard('{ArrowRight}');
      expect(focused()).toBe('queen');
      await pause(200);
      expect(screen.queryByRole('tooltip')).toBeNull();
      await user.hover(titleOf('Queen'));
      expect(await screen.findByRole('tooltip')).toHaveTextContent(/hatched/);
    },
  );

  proves(
    [
      '`columnHeaderHeight` is in px.',
      'The default is 56.',
      'The [density](/x/react-data-grid/accessibility/) scales the height: by 0.7 for `compact`, and by 1.3 for `comfortable`.',
      'Rows of [column groups](/x/react-data-grid/column-groups/) and [header filters](/x/react-data-grid/filtering/header-filters/) have the same height.',
      'To change it, set `columnGroupHeaderHeight`, or `headerFilterHeight` (Pro).',
    ],
    () => {
      const heightsOf = (props: Partial<DataGridProProps>) => {
        const { unmount } = show(<Grid {...props} />);
        const found = [...document.querySelectorAll<HTMLElement>('[role="row"]')].flatMap((row) => {
          const header = row.querySelector<HTMLElement>('[role="columnheader"]');
          return header ? [row.style.height || header.style.height] : [];
        });
        unmount();
        return found;
      };
      expect(heightsOf({})).toEqual(['56px']);
      expect(heightsOf({ columnHeaderHeight: 80 })).toEqual(['80px']);
      expect(heightsOf({ columnHeaderHeight: 100, density: 'compact' })).toEqual(['70px']);
      expect(heightsOf({ columnHeaderHeight: 100, density: 'comfortable' })).toEqual(['130px']);
      const all: Partial<DataGridProProps> = {
        columnGroupingModel: [{ groupId: 'g', children: [{ field: 'name' }] }],
        headerFilters: true,
        columnHeaderHeight: 60,
      };
      expect(heightsOf(all)).toEqual(['60px', '60px', '60px']);
      expect(heightsOf({ ...all, columnGroupHeaderHeight: 30, headerFilterHeight: 40 })).toEqual([
        '30px',
        '60px',
        '40px',
      ]);
    },
  );
});

describe('rendered headers', () => {
  proves('The sort arrow, filter icon, menu button, and resizing still work.', async () => {
    const { user } = show(
      <Grid
        columns={[{ field: 'name', headerName: 'Name', renderHeader: () => <i>drawn</i> }]}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'isNotEmpty' }] } },
        }}
      />,
    );
    const header = headerAt('name');
    const labels = within(header)
      .getAllByRole('button', { hidden: true })
      .map((button) => button.getAttribute('aria-label'));
    expect(labels).toEqual(['Show filters', 'Sort', 'Name column menu']);
    expect(header.querySelector(`.${gridClasses['columnSeparator--resizable']}`)).toBeTruthy();
    await user.click(screen.getByText('drawn'));
    expect(sortOf('name')).toBe('ascending');
  });

  proves(
    'The columns panel, the filter panel, exports, and the name of the menu button use it.',
    async () => {
      const { api, user } = showWithApi({
        columns: [{ field: 'name', headerName: 'Named', renderHeader: () => <i>drawn</i> }],
      });
      expect(api().getDataAsCsv()).toMatch(/^Named\r?\n/);
      expect(within(headerAt('name')).getByLabelText('Named column menu')).toBeInTheDocument();
      act(() => api().showPreferences('columns' as never));
      expect(await screen.findByRole('checkbox', { name: 'Named' })).toBeChecked();
      act(() => api().showFilterPanel('name'));
      await user.click(screen.getByRole('combobox', { name: 'Columns' }));
      expect(await screen.findByRole('option', { name: 'Named' })).toBeInTheDocument();
    },
  );

  proves('Your element has no bold text, no ellipsis, and no tooltip.', async () => {
    const { user } = show(
      <Grid
        columns={[
          { field: 'name', headerName: 'Name' },
          { field: 'id', description: 'A key', renderHeader: () => <i>drawn</i> },
        ]}
      />,
    );
    const plain = getComputedStyle(titleOf('Name'));
    expect([plain.textOverflow, plain.fontWeight]).toEqual([
      'ellipsis',
      'var(--unstable_DataGrid-headWeight)',
    ]);
    const drawn = screen.getByText('drawn');
    expect(drawn.closest(`.${gridClasses.columnHeaderTitle}`)).toBeNull();
    expect(drawn.outerHTML).toBe('<i>drawn</i>');
    await user.hover(drawn);
    await pause(200);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  proves(
    'To replace the header of the checkbox column, write a [custom column](/x/react-data-grid/custom-columns/#replace-the-checkbox-column).',
    () => {
      const { unmount } = show(<Grid checkboxSelection />);
      expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeInTheDocument();
      unmount();
      show(
        <Grid
          checkboxSelection
          columns={[
            { ...GRID_CHECKBOX_SELECTION_COL_DEF, renderHeader: () => <i>Pick</i> },
            ...columns,
          ]}
        />,
      );
      expect(screen.queryByRole('checkbox', { name: 'Select all rows' })).toBeNull();
      expect(headerAt('__check__')).toHaveTextContent('Pick');
    },
  );

  proves('Keep `headerName` too.', () => {
    show(<RenderedHeaders />);
    expect(within(headerAt('honey')).getByLabelText('Honey column menu')).toBeInTheDocument();
    expect(headerAt('honey')).toHaveTextContent('Honeykilograms');
  });
});

describe('a button in a header', () => {
  proves(
    [
      'A click or <kbd>Enter</kbd> in a header sorts the column.',
      'If you add a button, stop the propagation of both events:',
    ],
    async () => {
      const filtered = { items: [{ field: 'name', operator: 'isNotEmpty' }] };
      const { user, unmount } = show(<Grid initialState={{ filter: { filterModel: filtered } }} />);
      const header = headerAt('name');
      await user.click(header.querySelector(`.${gridClasses.columnSeparator}`) ?? header);
      await user.click(within(header).getByLabelText('Name column menu'));
      await user.keyboard('{Escape}');
      await user.click(within(header).getByLabelText('Show filters'));
      expect(sortOf('name')).toBe('none');
      await user.click(header);
      expect(sortOf('name')).toBe('ascending');
      unmount();

      const inner: readonly GridColDef[] = [
        { field: 'name', renderHeader: () => <button type="button">Naive</button> },
      ];
      const naive = show(<Grid columns={inner} />);
      await naive.user.click(screen.getByRole('button', { name: 'Naive' }));
      expect(sortOf('name')).toBe('ascending');
      naive.unmount();

      const demo = show(<HeaderButton />);
      const button = () => screen.getByRole('button', { name: /Show brood temperature/ });
      await demo.user.click(button());
      expect(textsOf('brood')[0]).toBe('94.6');
      act(() => button().focus());
      await demo.user.keyboard('{Enter}');
      expect(textsOf('brood')[0]).toBe('34.8');
      expect(sortOf('brood')).toBe('none');
      act(() => headerAt('brood').focus());
      await demo.user.keyboard('{Enter}');
      expect(sortOf('brood')).toBe('ascending');
    },
  );

  proves(
    [
      'Users reach it from its header with <kbd>Tab</kbd>.',
      'Buttons of Material UI set `tabIndex={0}`, so the grid moves the focus from the header to the button, where arrow keys and <kbd>Ctrl</kbd>+<kbd>Enter</kbd> have no effect.',
    ],
    async () => {
      const { user, unmount } = show(<HeaderButton />);
      await user.tab();
      await user.keyboard('{ArrowRight}');
      expect(focused()).toBe('brood');
      await user.tab();
      expect(screen.getByRole('button', { name: /Show brood/ })).toHaveFocus();
      unmount();

      const own: readonly GridColDef[] = [
        { field: 'id' },
        { field: 'name', renderHeader: () => <IconButton aria-label="Own" /> },
        { field: 'amount' },
      ];
      const other = show(<Grid columns={own} />);
      await other.user.tab();
      await other.user.keyboard('{ArrowRight}');
      const button = screen.getByRole('button', { name: 'Own' });
      expect(button).toHaveFocus();
      await other.user.keyboard('{ArrowRight}');
      expect(button).toHaveFocus();
      await other.user.keyboard('{Control>}{Enter}{/Control}');
      await pause(100);
      expect(screen.queryByRole('menu')).toBeNull();
    },
  );

  proves(
    'A new array resets [widths and order](/x/react-data-grid/column-definition/#keep-the-columns-stable) each time the state changes.',
    async () => {
      const { user } = show(<HeaderButton />);
      expect(headerAt('brood').style.width).toBe('180px');
      const line = headerAt('brood').querySelector(`.${gridClasses.columnSeparator}`);
      await user.dblClick(line ?? headerAt('brood'));
      await pause(100);
      expect(headerAt('brood').style.width).not.toBe('180px');
      await user.click(screen.getByRole('button', { name: /Show brood/ }));
      expect(headerAt('brood').style.width).toBe('180px');
    },
  );
});

describe('classes', () => {
  proves(
    [
      'The classes of the parts are in `gridClasses`.',
      '| The block of headers | `columnHeaders` |',
      '| A header | `columnHeader` |',
      '| Its text | `columnHeaderTitle` |',
      '| Header of a sorted, filtered, or `number` column | `columnHeader--sorted`, `columnHeader--filtered`, `columnHeader--numeric` |',
      '| Line between two headers | `columnSeparator` |',
    ],
    () => {
      const { unmount } = show(<HeaderColours />);
      expect(headerAt('mites')).toHaveClass('measured');
      unmount();
      show(
        <Grid
          initialState={{
            sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
            filter: { filterModel: { items: [{ field: 'name', operator: 'isNotEmpty' }] } },
          }}
        />,
      );
      const block = document.querySelector(`.${gridClasses.columnHeaders}`);
      expect(block?.querySelectorAll(`.${gridClasses.columnHeader}`)).toHaveLength(3);
      expect(titleOf('Name')).toHaveClass(gridClasses.columnHeaderTitle);
      const states = ['columnHeader--sorted', 'columnHeader--filtered'] as const;
      for (const state of states) {
        expect(headerAt('name')).toHaveClass(gridClasses[state]);
        expect(headerAt('id')).not.toHaveClass(gridClasses[state]);
      }
      expect(headerAt('amount')).toHaveClass(gridClasses['columnHeader--numeric']);
      expect(headerAt('name').querySelector(`.${gridClasses.columnSeparator}`)).toBeTruthy();
    },
  );
});

describe('events', () => {
  proves(
    [
      '| `onColumnHeaderClick` | `columnHeaderClick` | On a click, before the grid sorts |',
      '| `onColumnHeaderDoubleClick` | `columnHeaderDoubleClick` | On a double-click, after both clicks have sorted |',
      '| `onColumnHeaderContextMenu` | `columnHeaderContextMenu` | On a right-click, the menu key, or a long touch if the browser reports it |',
      'Each handler receives `{ field, colDef }`, the event, and details with the API object.',
    ],
    async () => {
      const seen: string[] = [];
      const { apiRef, api } = createApiRef<GridApiPro>();
      const note =
        (name: string): NonNullable<DataGridProProps['onColumnHeaderClick']> =>
        (params, event, details) => {
          expect(params).toEqual({ field: 'name', colDef: api().getColumn('name') });
          expect(event.type).toMatch(/click|contextmenu/);
          expect(details.api.getSortModel).toBe(api().getSortModel);
          seen.push(`${name} ${api().getSortModel()[0]?.sort}`);
        };
      const { user } = show(
        <Grid
          apiRef={apiRef}
          onColumnHeaderClick={note('click')}
          onColumnHeaderDoubleClick={note('double')}
          onColumnHeaderContextMenu={note('menu')}
        />,
      );
      await user.dblClick(titleOf('Name'));
      expect(seen).toEqual(['click undefined', 'click asc', 'double desc']);
      fireEvent.contextMenu(titleOf('Name'));
      expect(seen.at(-1)).toBe('menu desc');
    },
  );

  proves(
    [
      '| none | `columnHeaderKeyDown` | On a key, while the header or its content has the focus |',
      '| `onColumnHeaderEnter`, `onColumnHeaderLeave` | `columnHeaderEnter`, `columnHeaderLeave` | When the pointer enters or leaves |',
      '| `onColumnHeaderOver`, `onColumnHeaderOut` | `columnHeaderOver`, `columnHeaderOut` | When the pointer enters or leaves the header or a part of it |',
      'To handle `columnHeaderKeyDown`, [subscribe to the event](/x/react-data-grid/events/).',
    ],
    async () => {
      const seen: string[] = [];
      const { api, user } = showWithApi({
        onColumnHeaderEnter: () => seen.push('enter'),
        onColumnHeaderLeave: () => seen.push('leave'),
        onColumnHeaderOver: () => seen.push('over'),
        onColumnHeaderOut: () => seen.push('out'),
        columns: [
          { field: 'name', headerName: 'Name' },
          { field: 'id', renderHeader: () => <button type="button">Own</button> },
        ],
      });
      act(() => {
        api().subscribeEvent('columnHeaderKeyDown', (_, { key }) => seen.push(key));
      });
      const title = titleOf('Name');
      const sort = within(headerOf('Name')).getByLabelText('Sort');
      fireEvent.mouseOver(title, { relatedTarget: document.body });
      fireEvent.mouseOut(title, { relatedTarget: sort });
      fireEvent.mouseOver(sort, { relatedTarget: title });
      fireEvent.mouseOut(sort, { relatedTarget: document.body });
      expect(seen.filter((name) => /enter|leave/.test(name))).toEqual(['enter', 'leave']);
      expect(seen.filter((name) => /over|out/.test(name))).toEqual(['over', 'out', 'over', 'out']);
      seen.length = 0;
      act(() => headerAt('name').focus());
      await user.keyboard('x');
      act(() => screen.getByRole('button', { name: 'Own' }).focus());
      await user.keyboard('y');
      expect(seen).toEqual(['x', 'y']);
    },
  );

  proves(
    [
      'This grid opens its own menu on a right-click:',
      'To prevent sorting on a click, set `event.defaultMuiPrevented = true` in `onColumnHeaderClick`:',
    ],
    async () => {
      const { user, unmount } = show(<HeaderContextMenu />);
      fireEvent.contextMenu(titleOf('Queen'));
      await user.click(await screen.findByRole('menuitem', { name: 'Make it wide' }));
      expect(headerAt('queen').style.width).toBe('240px');
      unmount();
      const other = show(
        <Grid
          onColumnHeaderClick={({ field }, event) => {
            event.defaultMuiPrevented = field === 'name';
          }}
        />,
      );
      await other.user.click(titleOf('Name'));
      expect(sortOf('name')).toBe('none');
      await other.user.click(titleOf('Amount'));
      expect(sortOf('amount')).toBe('ascending');
    },
  );
});

describe('from code and with keys', () => {
  proves(
    [
      "| `getColumnHeaderElement(field)` | The DOM element, for example to anchor a popover. `null` if it isn't rendered |",
      '| `getColumnHeaderParams(field)` | The argument of `renderHeader` |',
      '| `setColumnHeaderFocus(field)` | Moves the focus to the header |',
    ],
    () => {
      const { api } = showWithApi();
      expect(api().getColumnHeaderElement('name')).toBe(headerAt('name'));
      expect(api().getColumnHeaderParams('name')).toEqual({
        field: 'name',
        colDef: api().getColumn('name'),
      });
      act(() => api().setColumnHeaderFocus('amount'));
      expect(focused()).toBe('amount');
      act(() => api().setColumnVisibility('name', false));
      expect(api().getColumnHeaderElement('name')).toBeNull();
    },
  );

  proves(
    'The `columnHeaders` slot replaces the whole block of headers, including groups, filters, pinned columns, and virtualization.',
    () => {
      const props: Partial<DataGridProProps> = {
        headerFilters: true,
        columnGroupingModel: [{ groupId: 'g', children: [{ field: 'name' }] }],
        initialState: { pinnedColumns: { left: ['id'] } },
      };
      const { unmount } = show(<Grid {...props} />);
      expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(3);
      unmount();
      show(<Grid {...props} slots={{ columnHeaders: () => <p>All headers</p> }} />);
      expect(screen.getByText('All headers')).toBeInTheDocument();
      expect(screen.queryAllByRole('columnheader')).toEqual([]);
    },
  );

  proves(
    [
      'Without controls in headers, headers and cells are one tab stop.',
      'After <kbd>Tab</kbd>, users move with the arrow keys.',
      '| <kbd>←</kbd> <kbd>→</kbd> | Moves to the neighboring header |',
      '| <kbd>Home</kbd>, <kbd>End</kbd> | Moves to the first or last header |',
      '| <kbd>↑</kbd> | Moves to the group above |',
      '| <kbd>Enter</kbd> | Sorts |',
      '| <kbd>Ctrl</kbd>+<kbd>Enter</kbd> | Opens the column menu |',
    ],
    async () => {
      const { user } = show(
        <>
          <Grid columnGroupingModel={[{ groupId: 'g', children: [{ field: 'name' }] }]} />
          <button type="button">After</button>
        </>,
      );
      await user.tab();
      expect(focused()).toBe('name');
      await user.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
      await user.tab({ shift: true });
      const press = async (key: string) => {
        await user.keyboard(`{${key}}`);
        return focused();
      };
      expect(await press('ArrowRight')).toBe('amount');
      expect(await press('ArrowLeft')).toBe('name');
      expect(await press('End')).toBe('id');
      expect(await press('Home')).toBe('name');
      await press('ArrowUp');
      expect(document.activeElement).toHaveTextContent('g');
      await press('ArrowDown');
      await press('Enter');
      expect(sortOf('name')).toBe('ascending');
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menu')).toBeInTheDocument();
      expect(sortOf('name')).toBe('ascending');
    },
  );

  proves(
    '| <kbd>↓</kbd>, <kbd>Page Down</kbd> | Moves to the rows, or with ↓ to the header filter |',
    async () => {
      const { user, unmount } = show(<Grid />);
      for (const key of ['ArrowDown', 'PageDown']) {
        act(() => headerAt('amount').focus());
        await user.keyboard(`{${key}}`);
        expect(document.activeElement).toHaveAttribute('role', 'gridcell');
        expect(document.activeElement).toHaveAttribute('data-field', 'amount');
      }
      unmount();
      const other = show(<Grid headerFilters />);
      await other.user.tab();
      await other.user.keyboard('{ArrowDown}');
      expect(document.activeElement).not.toHaveAttribute('role', 'gridcell');
    },
  );
});
exempt(
  'On a colored header, text needs a contrast of at least 4.5:1, also in dark mode.',
  'A rule of WCAG; the site checks its demos by axe.',
);
