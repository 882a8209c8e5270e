import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type DataGridProps,
  GridActionsCellItem,
  type GridApi,
  type GridColDef,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  type DataGridProProps,
  GridColumnMenu as GridColumnMenuPro,
} from '@mui/x-data-grid-pro';
import ChosenMenuItems from '../../../docs/x/react-data-grid/column-menu/ChosenMenuItems';
import DefaultMenu from '../../../docs/x/react-data-grid/column-menu/DefaultMenu';
import MenuByColumn from '../../../docs/x/react-data-grid/column-menu/MenuByColumn';
import MenuIcons from '../../../docs/x/react-data-grid/column-menu/MenuIcons';
import OpenMenuFromCode from '../../../docs/x/react-data-grid/column-menu/OpenMenuFromCode';
import {
  act,
  proves,
  createApiRef,
  fireEvent,
  headerOf,
  openMenuOf,
  screen,
  show,
  waitFor,
  within,
} from '../harness';

const rows = [{ id: 1, name: 'b', amount: 2 }];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
  { field: 'plain', headerName: 'Plain', disableColumnMenu: true },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} hideFooter {...props} />;
}

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  return { api, ...show(<Grid apiRef={apiRef} {...props} />) };
}

/** The entries of a menu that is open, with `---` for the lines between them. */
function parts(): readonly (string | null)[] {
  return [...screen.getByRole('menu').children].map((child) =>
    child.tagName === 'HR' ? '---' : child.textContent,
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const focused = () => document.activeElement?.getAttribute('data-field');

function withItems(
  slots: Record<string, React.ComponentType<GridColumnMenuItemProps> | null>,
  slotProps: Record<string, object> = {},
): DataGridProps['slotProps'] {
  return { columnMenu: { slots, slotProps } };
}

describe('the button', () => {
  proves(
    [
      'Each header has a menu with actions for its column, such as sorting, filtering, and hiding.',
      'With the keyboard, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> opens the menu.',
    ],
    async () => {
      const { user } = show(<Grid />);
      expect(await openMenuOf(user, 'Name')).toEqual([
        'Sort by ASC',
        'Sort by DESC',
        'Filter',
        'Hide column',
        'Manage columns',
      ]);
      await user.keyboard('{Escape}');
      await closed();
      act(() => headerOf('Amount').focus());
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menu')).toHaveAccessibleName('Amount column menu');
    },
  );

  proves('To remove the menu, set `disableColumnMenu` on a column or on the grid.', () => {
    const names = () =>
      screen.queryAllByLabelText(/column menu$/).map(({ ariaLabel }) => ariaLabel);
    const { unmount } = show(<DefaultMenu />);
    expect(screen.queryAllByLabelText(/column menu$/)).toHaveLength(3);
    expect(within(headerOf('Object')).queryByLabelText(/column menu$/)).toBeNull();
    unmount();
    show(<Grid disableColumnMenu />);
    expect(names()).toEqual([]);
  });

  proves(
    [
      'If `disableColumnMenu` is set, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> shows nothing, but the grid considers the menu open.',
      "Then <kbd>←</kbd> and <kbd>→</kbd> don't move between headers until users press the keys again.",
    ],
    async () => {
      const { user } = show(<Grid />);
      const press = () => user.keyboard('{Control>}{Enter}{/Control}');
      act(() => headerOf('Plain').focus());
      await press();
      expect(screen.queryByRole('menu')).toBeNull();
      await user.keyboard('{ArrowLeft}');
      expect(focused()).toBe('plain');
      act(() => headerOf('Plain').focus());
      await press();
      await user.keyboard('{ArrowLeft}');
      expect(focused()).toBe('amount');
    },
  );

  proves(
    [
      'If you remove the menu, users need another way to hide columns and to filter.',
      'The [toolbar](/x/react-data-grid/components/toolbar/) offers both.',
    ],
    () => {
      show(<Grid disableColumnMenu showToolbar />);
      expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: /filters/i })).toBeInTheDocument();
    },
  );
});

describe('the entries', () => {
  proves(
    [
      '| Sort by ASC, Sort by DESC, Unsort | `columnMenuSortItem` | 10 |',
      '| Pin to left, Pin to right | `columnMenuPinningItem` | 15 |',
      '| Filter | `columnMenuFilterItem` | 20 |',
      '| Aggregation | `columnMenuAggregationItem` | 23 |',
      '| Group by, Stop grouping | `columnMenuGroupingItem` | 27 |',
      '| Manage pivot | `columnMenuPivotItem` | 28 |',
      '| Hide column, Manage columns | `columnMenuColumnsItem` | 30 |',
      '`null` removes an item.',
      '`displayOrder` moves it: items with lower numbers come first.',
    ],
    async () => {
      const table = [
        ['columnMenuSortItem', 10, 'Sort by ASC'],
        ['columnMenuPinningItem', 15, 'Pin to left'],
        ['columnMenuFilterItem', 20, 'Filter'],
        ['columnMenuAggregationItem', 23, 'Aggregation'],
        ['columnMenuGroupingItem', 27, 'Group by Amount'],
        ['columnMenuPivotItem', 28, 'Manage pivot'],
        ['columnMenuColumnsItem', 30, 'Hide column'],
      ] as const;
      const entriesWith = async (columnMenu?: object) => {
        const { user, unmount } = show(
          <DataGridPremium rows={rows} columns={columns} slotProps={{ columnMenu }} />,
        );
        await openMenuOf(user, 'Amount');
        const found = screen.getByRole('menu').textContent ?? '';
        unmount();
        return found;
      };
      const all = await entriesWith();
      const places = table.map(([, , entry]) => all.indexOf(entry));
      expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
      for (const [key, order, entry] of table) {
        expect(await entriesWith({ slots: { [key]: null } })).not.toContain(entry);
        // An item of one's own stands right before it with a lower number, and behind it with a higher one.
        const Mark = () => <MenuItem>mark</MenuItem>;
        const withMark = (displayOrder: number) =>
          entriesWith({ slots: { mark: Mark }, slotProps: { mark: { displayOrder } } });
        const before = await withMark(order - 0.5);
        const behind = await withMark(order + 0.5);
        expect(before.indexOf('mark')).toBeLessThan(before.indexOf(entry));
        expect(behind.indexOf('mark')).toBeGreaterThan(behind.indexOf(entry));
      }
    },
  );

  proves(
    [
      '`sortable: false`, `disableColumnSorting`',
      '`pinnable: false`, `disableColumnPinning` ([Pro](/x/introduction/licensing/#pro-plan))',
      '`filterable: false`, `disableColumnFilter`',
      '`aggregable: false`, `disableAggregation` ([Premium](/x/introduction/licensing/#premium-plan))',
      '`groupable: false`, `disableRowGrouping` (Premium)',
      '`disablePivoting` (Premium)',
      '`hideable: false` (the first), `disableColumnSelector`',
      'To remove an item, turn off its feature:',
    ],
    async () => {
      const table = [
        [{ sortable: false }, { disableColumnSorting: true }, /Sort by/],
        [{ pinnable: false }, { disableColumnPinning: true }, /Pin to/],
        [{ filterable: false }, { disableColumnFilter: true }, /Filter/],
        [{ aggregable: false }, { disableAggregation: true }, /Aggregation/],
        [{ groupable: false }, { disableRowGrouping: true }, /Group by/],
        [{}, { disablePivoting: true }, /Manage pivot/],
        [{ hideable: false }, { disableColumnSelector: true }, /Hide column/],
      ] as const;
      const entriesWith = async (column: Partial<GridColDef>, props: object) => {
        const own = [{ ...columns[1], field: 'amount', ...column }, { field: 'name' }];
        const { user, unmount } = show(<DataGridPremium rows={rows} columns={own} {...props} />);
        await openMenuOf(user, 'Amount');
        const found = screen.getByRole('menu').textContent ?? '';
        unmount();
        return found;
      };
      const all = await entriesWith({}, {});
      for (const [column, props, entry] of table) {
        expect(all).toMatch(entry);
        expect(await entriesWith({}, props)).not.toMatch(entry);
        if (Object.keys(column).length > 0) {
          expect(await entriesWith(column, {})).not.toMatch(entry);
        }
      }
      expect(await entriesWith({ hideable: false }, {})).toMatch(/Manage columns/);
      expect(await entriesWith({}, { disableColumnSelector: true })).not.toMatch(/Manage columns/);
    },
  );

  proves(
    [
      'To remove an item while its feature stays on, or to move an item, pass `slots` and `slotProps` in `slotProps.columnMenu`.',
      'Use the keys and the order of the table.',
    ],
    async () => {
      const { user } = show(<ChosenMenuItems />);
      expect(await openMenuOf(user, 'Lender')).toEqual(['Filter', 'Sort by ASC', 'Sort by DESC']);
    },
  );
});

describe('items of your own', () => {
  const Own = ({ colDef, onClick }: GridColumnMenuItemProps) => (
    <MenuItem onClick={onClick}>own {colDef.field}</MenuItem>
  );

  proves(
    [
      "To add an item, choose a key that isn't in the table, and pass a component.",
      'It receives `colDef` and `onClick`.',
      'Without `displayOrder`, the item comes last, because the default is 100.',
      'Pass other props in `slotProps` under the same key.',
    ],
    async () => {
      const More = ({ label }: GridColumnMenuItemProps & { label?: string }) => (
        <MenuItem>{label}</MenuItem>
      );
      const { user } = show(
        <Grid
          slotProps={withItems(
            { own: Own, more: More },
            { more: { label: 'of props', displayOrder: 99 } },
          )}
        />,
      );
      expect((await openMenuOf(user, 'Name')).slice(-3)).toEqual([
        'Manage columns',
        'of props',
        'own name',
      ]);
      await user.click(screen.getByRole('menuitem', { name: 'own name' }));
      await closed();
    },
  );

  proves(
    [
      'The arrow keys skip items that are inside another element.',
      'It closes the menu and returns the focus to the header.',
      'Access the grid with `useGridApiContext()`.',
    ],
    async () => {
      const Wrapped = () => (
        <div>
          <MenuItem>wrapped</MenuItem>
        </div>
      );
      const Last = ({ onClick }: GridColumnMenuItemProps) => {
        const apiRef = useGridApiContext();
        return (
          <MenuItem
            onClick={(event) => {
              onClick(event);
              apiRef.current.setColumnWidth('name', 222);
            }}
          >
            last
          </MenuItem>
        );
      };
      const { user } = show(
        <Grid
          slotProps={withItems(
            { columnMenuSortItem: null, columnMenuColumnsItem: null, wrapped: Wrapped, last: Last },
            { last: { displayOrder: 200 } },
          )}
        />,
      );
      expect(await openMenuOf(user, 'Name')).toEqual(['Filter', 'wrapped', 'last']);
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('menuitem', { name: 'Filter' })).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('menuitem', { name: 'last' })).toHaveFocus();
      await user.click(screen.getByRole('menuitem', { name: 'last' }));
      await closed();
      expect(focused()).toBe('name');
      expect(headerOf('Name').getAttribute('aria-sort')).toBe('none');
      expect(headerOf('Name').style.width).toBe('222px');
    },
  );

  proves(
    [
      'To replace a built-in item, use its key, such as `columnMenuFilterItem`.',
      'Built-in items are exported, such as `GridColumnMenuHideItem` and `GridColumnMenuManageItem`.',
    ],
    async () => {
      const { user } = show(
        <Grid
          slotProps={withItems({
            columnMenuFilterItem: Own,
            columnMenuColumnsItem: GridColumnMenuHideItem,
          })}
        />,
      );
      expect(await openMenuOf(user, 'Name')).toEqual([
        'Sort by ASC',
        'Sort by DESC',
        'own name',
        'Hide column',
      ]);
    },
  );

  proves(
    [
      'To show different menus, replace the `columnMenu` slot, and return `GridColumnMenu` with `slots` that depend on `colDef`.',
      'In the demo, columns of dates have an item that sets a filter.',
      'If an item returns `null` instead, its divider remains.',
    ],
    async () => {
      const { user, unmount } = show(<MenuByColumn />);
      expect(await openMenuOf(user, 'Lender')).not.toContain('Due by the end of June');
      await user.keyboard('{Escape}');
      await closed();
      expect((await openMenuOf(user, 'Due back'))[0]).toBe('Due by the end of June');
      await user.click(screen.getByRole('menuitem', { name: /June/ }));
      expect(screen.getByText('Salt cellar')).toBeInTheDocument();
      expect(screen.queryByText('Two sisters')).toBeNull();
      unmount();
      const whole = show(<Grid slots={{ columnMenu: () => <p>Mine</p> }} />);
      await whole.user.click(within(headerOf('Name')).getByLabelText('Name column menu'));
      expect(await screen.findByText('Mine')).toBeInTheDocument();
      expect(screen.queryByRole('menuitem')).toBeNull();
      whole.unmount();
      const other = show(<Grid slotProps={withItems({ none: () => null })} />);
      await openMenuOf(other.user, 'Name');
      expect(parts().at(-1)).toBe('---');
    },
  );

  proves(
    [
      'Import `GridColumnMenu` from the package of your grid, because the Pro and Premium packages add their items.',
      'It closes on <kbd>Esc</kbd> and <kbd>Tab</kbd>, and names the list.',
    ],
    async () => {
      const entriesOf = async (columnMenu: React.ComponentType<GridColumnMenuProps>) => {
        const { user, unmount } = show(
          <DataGridPro rows={rows} columns={columns} slots={{ columnMenu }} />,
        );
        const found = await openMenuOf(user, 'Name');
        unmount();
        return found;
      };
      expect(await entriesOf(GridColumnMenuPro)).toContain('Pin to left');
      expect(await entriesOf(GridColumnMenu)).not.toContain('Pin to left');
      const Mine = (props: GridColumnMenuProps) => (
        <GridColumnMenuContainer {...props}>
          <MenuItem>Only this</MenuItem>
        </GridColumnMenuContainer>
      );
      const { user } = show(<Grid slots={{ columnMenu: Mine }} />);
      for (const key of ['Escape', 'Tab']) {
        expect(await openMenuOf(user, 'Name')).toEqual(['Only this']);
        expect(screen.getByRole('menu')).toHaveAccessibleName('Name column menu');
        await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
        await user.keyboard(`{${key}}`);
        await closed();
      }
    },
  );
});

describe('from code', () => {
  proves(
    [
      '`showColumnMenu(field)`, `hideColumnMenu()`, and `toggleColumnMenu(field)` of the [API object](/x/react-data-grid/api-object/) open and close the menu:',
      'If the column has no menu button, these methods open nothing.',
    ],
    async () => {
      const { api, unmount } = showWithApi();
      act(() => api().showColumnMenu('amount'));
      expect(await screen.findByRole('menu')).toHaveAccessibleName('Amount column menu');
      act(() => api().hideColumnMenu());
      await closed();
      expect(focused()).toBe('amount');
      act(() => api().toggleColumnMenu('name'));
      expect(await screen.findByRole('menu')).toHaveAccessibleName('Name column menu');
      act(() => api().toggleColumnMenu('name'));
      await closed();
      act(() => api().showColumnMenu('plain'));
      expect(screen.queryByRole('menu')).toBeNull();
      unmount();
      const { user } = show(<OpenMenuFromCode />);
      await user.click(screen.getByRole('button', { name: /Open the menu/ }));
      expect(await screen.findByRole('menu')).toHaveAccessibleName('Due back column menu');
    },
  );

  proves(
    [
      "Don't use `toggleColumnMenu()` for a button outside the grid: the press closes the menu, and the click opens it again.",
      'Scrolling over the grid with the wheel or a finger closes the menu.',
    ],
    async () => {
      function App() {
        const apiRef = useGridApiRef();
        const [count, setCount] = useState(0);
        const toggle = () => {
          setCount(count + 1);
          apiRef.current?.toggleColumnMenu('name');
        };
        return (
          <>
            <button type="button" onClick={toggle}>
              Toggle {count}
            </button>
            <Grid apiRef={apiRef} />
          </>
        );
      }
      const { user } = show(<App />);
      await user.click(screen.getByRole('button', { name: 'Toggle 0' }));
      expect(await screen.findByRole('menu')).toBeInTheDocument();
      await act(async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      });
      await user.click(screen.getByRole('button', { name: 'Toggle 1' }));
      await act(async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 500);
        });
      });
      expect(screen.getByRole('menu')).toBeInTheDocument();
      fireEvent.wheel(document.querySelector('.MuiDataGrid-virtualScroller') ?? document.body);
      await closed();
    },
  );

  proves(
    [
      '`onMenuOpen` and `onMenuClose` (events `menuOpen` and `menuClose`) fire for all menus of the grid, including menus of `actions` cells and header filters.',
      'Their `target` is the button.',
      '`onMenuClose` also fires once for a menu that has never been open.',
    ],
    async () => {
      const seen: string[] = [];
      const note =
        (name: string): NonNullable<DataGridProProps['onMenuOpen']> =>
        ({ target }) =>
          seen.push(`${name} ${target?.getAttribute('aria-label')}`);
      const { user } = show(
        <DataGridPro
          rows={rows}
          columns={[
            ...columns,
            {
              field: 'do',
              type: 'actions',
              getActions: () => [<GridActionsCellItem key="a" label="Ask" showInMenu />],
            },
          ]}
          headerFilters
          onMenuOpen={note('open')}
          onMenuClose={note('close')}
        />,
      );
      const opened = () => seen.filter((one) => one.startsWith('open'));
      expect(opened()).toEqual([]);
      await user.click(screen.getByRole('menuitem', { name: 'more' }));
      expect(opened()).toEqual(['open more']);
      await user.keyboard('{Escape}');
      await user.click(screen.getByLabelText('Name column menu'));
      expect(opened()).toEqual(['open more', 'open Name column menu']);
      await user.keyboard('{Escape}');
      // That of the amount was never open; the grid draws it when its header has the focus.
      for (const name of ['Amount', 'Name', 'Amount']) {
        act(() => headerOf(name).focus());
      }
      expect(seen.filter((one) => one === 'close Amount column menu')).toHaveLength(1);
      await user.click(screen.getAllByRole('button', { name: 'Operator' })[0] ?? document.body);
      expect(opened().at(-1)).toBe('open Operator');
    },
  );
});

describe('icons and words', () => {
  const icon = (name: string) => () => <i>{`[${name}]`}</i>;

  proves(
    [
      '| `columnMenuIcon` | The button in the header |',
      '| `columnMenuSortAscendingIcon`, `columnMenuSortDescendingIcon`, `columnMenuUnsortIcon` | Sort items. By default, the last has no icon |',
      '| `columnMenuFilterIcon`, `columnMenuHideIcon`, `columnMenuManageColumnsIcon` | Filter and columns |',
      '| `columnMenuPinLeftIcon`, `columnMenuPinRightIcon` | [Pinning](/x/react-data-grid/column-pinning/), Pro |',
      '| `columnMenuGroupIcon`, `columnMenuUngroupIcon`, `columnMenuAggregationIcon` | Premium |',
      '| `columnMenuClearIcon` | Clear item of [header filters](/x/react-data-grid/filtering/header-filters/), Pro |',
    ],
    async () => {
      const slots = {
        columnMenuIcon: icon('menu'),
        columnMenuSortAscendingIcon: icon('asc'),
        columnMenuSortDescendingIcon: icon('desc'),
        columnMenuUnsortIcon: icon('unsort'),
        columnMenuFilterIcon: icon('filter'),
        columnMenuHideIcon: icon('hide'),
        columnMenuManageColumnsIcon: icon('manage'),
        columnMenuPinLeftIcon: icon('left'),
        columnMenuPinRightIcon: icon('right'),
        columnMenuGroupIcon: icon('group'),
        columnMenuUngroupIcon: icon('ungroup'),
        columnMenuAggregationIcon: icon('aggregate'),
        columnMenuClearIcon: icon('clear'),
      };
      const sorted = { sorting: { sortModel: [{ field: 'amount', sort: 'asc' as const }] } };
      const premium = show(
        <DataGridPremium rows={rows} columns={columns} slots={slots} initialState={sorted} />,
      );
      expect(within(headerOf('Amount')).getByLabelText(/column menu$/)).toHaveTextContent('[menu]');
      await openMenuOf(premium.user, 'Amount');
      const text = screen.getByRole('menu').textContent ?? '';
      for (const entry of [
        '[desc]Sort by DESC',
        '[unsort]Unsort',
        '[filter]Filter',
        '[hide]Hide column',
        '[manage]Manage columns',
        '[left]Pin to left',
        '[right]Pin to right',
        '[group]Group by Amount',
        '[aggregate]',
      ]) {
        expect(text).toContain(entry);
      }
      premium.unmount();
      const grouped = show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          slots={slots}
          initialState={{ rowGrouping: { model: ['amount'] } }}
        />,
      );
      await openMenuOf(grouped.user, 'Amount');
      expect(screen.getByRole('menu')).toHaveTextContent('[ungroup]Stop grouping by Amount');
      grouped.unmount();
      const plain = show(
        <Grid initialState={sorted} slots={{ columnMenuIcon: slots.columnMenuIcon }} />,
      );
      await openMenuOf(plain.user, 'Amount');
      const iconsOf = (name: string) =>
        screen.getByRole('menuitem', { name }).querySelectorAll('svg').length;
      expect([iconsOf('Sort by DESC'), iconsOf('Unsort')]).toEqual([1, 0]);
      plain.unmount();
      const filters = show(
        <DataGridPro
          rows={rows}
          columns={columns}
          headerFilters
          slots={slots}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'name', operator: 'contains', value: 'b' }] },
            },
          }}
        />,
      );
      await filters.user.click(
        screen.getAllByRole('button', { name: 'Operator' })[0] ?? document.body,
      );
      expect(await screen.findByRole('menu')).toHaveTextContent('[clear]');
    },
  );

  proves(
    [
      'To change the texts, set `localeText`.',
      'The texts of the sort items can be functions of the column, such as `columnMenuSortAsc: (colDef) => …`, to show "Oldest first" for dates and "A to Z" for text.',
    ],
    async () => {
      const { user, unmount } = show(<MenuIcons />);
      expect((await openMenuOf(user, 'Lender')).slice(0, 2)).toEqual([
        'Lowest first',
        'Highest first',
      ]);
      unmount();
      const other = show(
        <Grid
          localeText={{ columnMenuSortAsc: ({ type }) => (type === 'number' ? 'Least' : 'A to Z') }}
        />,
      );
      expect(await openMenuOf(other.user, 'Name')).toContain('A to Z');
      await other.user.keyboard('{Escape}');
      await closed();
      expect(await openMenuOf(other.user, 'Amount')).toContain('Least');
    },
  );

  proves(
    [
      "The button is named after its column by `columnMenuAriaLabel`, and isn't a tab stop.",
      'In the menu, users move with the arrow keys.',
      '<kbd>Esc</kbd> or <kbd>Tab</kbd> closes the menu and returns the focus to the header.',
    ],
    async () => {
      const { user } = show(
        <Grid localeText={{ columnMenuAriaLabel: (name: string) => `What to do with ${name}` }} />,
      );
      const button = screen.getByLabelText('What to do with Name');
      expect(button).toHaveAttribute('tabindex', '-1');
      for (const key of ['Escape', 'Tab']) {
        await user.click(button);
        const menu = await screen.findByRole('menu');
        await waitFor(() => expect(menu).toHaveFocus());
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Sort by ASC' })).toHaveFocus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Sort by DESC' })).toHaveFocus();
        await user.keyboard(`{${key}}`);
        await closed();
        expect(focused()).toBe('name');
      }
    },
  );
});
