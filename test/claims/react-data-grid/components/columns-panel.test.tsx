import * as grid from '@mui/x-data-grid';
import {
  ColumnsPanelTrigger,
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridPreferencePanelsValue,
  ToolbarButton,
} from '@mui/x-data-grid';
import ColumnsButton from '../../../../docs/x/react-data-grid/components/columns-panel/ColumnsButton';
import OwnColumnsMenu from '../../../../docs/x/react-data-grid/components/columns-panel/OwnColumnsMenu';
import PanelFromCode from '../../../../docs/x/react-data-grid/components/columns-panel/PanelFromCode';
import PanelWithPresets from '../../../../docs/x/react-data-grid/components/columns-panel/PanelWithPresets';
import {
  buttonOf,
  columns,
  mark,
  rows,
  showParts,
  stateButton,
  watchPlaces,
} from '../../gridParts';
import {
  act,
  proves,
  createApiRef,
  exempt,
  headerOf,
  openMenuOf,
  screen,
  show,
  waitFor,
  within,
} from '../../harness';

const { columns: columnsPanel, filters } = GridPreferencePanelsValue;

function showGrid(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<DataGrid rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  return { ...shown, api };
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel');
const list = () => screen.findByRole('searchbox', { name: 'Search' });

/** The names in the list, "Show/Hide All" among them. */
async function listed() {
  await list();
  return within(panel() ?? document.body)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).name);
}

describe('the button', () => {
  proves(
    [
      "Parts to compose the columns panel from, such as its list, its search field, and its buttons, don't exist yet.",
      'What exists is `ColumnsPanelTrigger`, the button that opens it.',
    ],
    async () => {
      expect(Object.keys(grid).filter((name) => name.startsWith('ColumnsPanel'))).toEqual([
        'ColumnsPanelTrigger',
      ]);
      const { user } = show(<ColumnsButton />);
      await user.click(buttonOf('Columns'));
      expect(await listed()).toContain('bed');
      expect(screen.getByText('Done')).toBeInTheDocument();
    },
  );

  proves(
    [
      '`ColumnsPanelTrigger` works in any slot.',
      '| The button elsewhere or in other looks | `ColumnsPanelTrigger` |',
      'It opens the panel at its own place, closes it when clicked again, and tells `render` and `className` whether the panel is `open`.',
    ],
    async () => {
      const { places, slots } = watchPlaces();
      const footer = () => (
        <ColumnsPanelTrigger render={stateButton} className={({ open }) => `is-${open}`} />
      );
      const { user } = showGrid({ slots: { ...slots, footer } });
      const trigger = buttonOf('{"open":false}');
      await user.click(trigger);
      expect(places.at(-1)).toBe(trigger);
      expect(trigger).toHaveTextContent('{"open":true}');
      expect(trigger).toHaveClass('is-true');
      await list();
      await user.click(trigger);
      expect(trigger).toHaveClass('is-false');
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    },
  );

  proves(
    [
      "Without `render` it's the text button of the grid, `baseButton`.",
      'In the default toolbar, replace `slots.columnSelectorIcon` for another icon, or set `disableColumnSelector` to remove the button, and with it the entries in the column menu that hide and manage columns.',
    ],
    async () => {
      const { unmount } = showParts(<ColumnsPanelTrigger />, {
        slots: { baseButton: mark('button') },
      });
      expect(screen.getByTestId('button')).toBeInTheDocument();
      unmount();
      const { user, unmount: close } = showGrid({
        showToolbar: true,
        slots: { columnSelectorIcon: mark('mine') },
      });
      expect(within(buttonOf('Columns')).getByTestId('mine')).toBeInTheDocument();
      const all = await openMenuOf(user, 'Name');
      close();
      const off = showGrid({ showToolbar: true, disableColumnSelector: true });
      expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
      const left = await openMenuOf(off.user, 'Name');
      expect(all.filter((entry) => !left.includes(entry))).toEqual([
        'Hide column',
        'Manage columns',
      ]);
    },
  );
});

describe('the panel', () => {
  proves(
    [
      '| Other options of the panel | `slotProps.columnsManagement` |',
      '`slotProps.columnsManagement` sorts the list, leaves columns out, or removes the two buttons at the bottom.',
    ],
    async () => {
      const listWith = async (columnsManagement?: object) => {
        const { unmount, api } = showGrid({ slotProps: { columnsManagement } });
        act(() => api().showPreferences(columnsPanel));
        const names = await listed();
        const reset = screen.queryByRole('button', { name: 'Reset' });
        unmount();
        return [...names, ...(reset ? ['Reset'] : [])];
      };
      expect(await listWith()).toEqual(['name', 'size', 'Show/Hide All', 'Reset']);
      expect(
        await listWith({
          sort: 'desc',
          disableShowHideToggle: true,
          disableResetButton: true,
        }),
      ).toEqual(['size', 'name']);
      expect(await listWith({ getTogglableColumns: () => ['size'] })).toEqual([
        'size',
        'Show/Hide All',
        'Reset',
      ]);
    },
  );

  proves(
    [
      'The frame is the slot `panel`, which the filter panel shares.',
      '`slotProps.panel` takes a `className` for your styles.',
    ],
    async () => {
      const { api, unmount } = showGrid({ slotProps: { panel: { className: 'mine' } } });
      for (const value of [columnsPanel, filters]) {
        act(() => api().showPreferences(value));
        expect(panel()).toHaveClass('mine');
        act(() => api().hidePreferences());
      }
      unmount();
      const own = showGrid({
        slots: { panel: ({ open }: { open?: boolean }) => open && <i data-testid="frame" /> },
      });
      for (const value of [columnsPanel, filters]) {
        expect(screen.queryByTestId('frame')).toBeNull();
        act(() => own.api().showPreferences(value));
        expect(screen.getByTestId('frame')).toBeInTheDocument();
        act(() => own.api().hidePreferences());
      }
    },
  );

  proves(
    "`slotProps.basePopper` takes the `placement`, for example `'bottom-start'`, but of the grid's menus too.",
    async () => {
      const placements = new Set<unknown>();
      const basePopper = ({ open, placement }: { open?: boolean; placement?: string }) => {
        if (open) {
          placements.add(placement);
        }
        return null;
      };
      const openBoth = async (slotProps: DataGridProps['slotProps']) => {
        placements.clear();
        const { api, user, unmount } = showGrid({ slots: { basePopper }, slotProps });
        act(() => api().showPreferences(columnsPanel));
        act(() => api().hidePreferences());
        const ofPanel = [...placements];
        placements.clear();
        await user.click(screen.getByLabelText('Name column menu'));
        const ofMenu = [...placements];
        unmount();
        return [ofPanel, ofMenu];
      };
      expect(await openBoth({})).toEqual([['bottom-end'], ['bottom-end']]);
      expect(await openBoth({ basePopper: { placement: 'top-start' } })).toEqual([
        ['top-start'],
        ['top-start'],
      ]);
    },
  );

  proves(
    [
      '| Something above or below the list | `slots.columnsPanel` |',
      'The presets below call `setColumnVisibilityModel()`; the list follows.',
    ],
    async () => {
      const { user } = show(<PanelWithPresets />);
      await user.click(buttonOf('Columns'));
      expect(await listed()).toContain('sown');
      const sown = screen.getByRole('checkbox', { name: 'Sown' });
      expect(sown).toBeChecked();
      await user.click(buttonOf('For watering'));
      expect(sown).not.toBeChecked();
      expect(headers()).toEqual(['Plant', 'Bed', 'Litres a week']);
      await user.click(buttonOf('Everything'));
      expect(sown).toBeChecked();
    },
  );

  proves(
    [
      'The trigger has `aria-haspopup`, and while the panel is open `aria-expanded` and `aria-controls`.',
      'The panel takes focus, keeps <kbd>Tab</kbd> inside, and closes with <kbd>Esc</kbd>.',
    ],
    async () => {
      const { user } = showParts(
        <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>,
      );
      const trigger = buttonOf('Columns');
      expect(trigger).toHaveAttribute('aria-haspopup', 'true');
      expect(trigger).not.toHaveAttribute('aria-expanded');
      await user.click(trigger);
      const search = await list();
      await waitFor(() => expect(search).toHaveFocus());
      expect(trigger).toHaveAttribute('aria-expanded', 'true');
      expect(panel()).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
      for (let press = 0; press < 6; press += 1) {
        await user.tab();
        expect(panel()).toContainElement(document.activeElement as HTMLElement);
      }
      await user.keyboard('{Escape}');
      expect(trigger).not.toHaveAttribute('aria-controls');
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    },
  );
});

describe('a menu of your own', () => {
  proves(
    [
      '| Another list | Your own menu, with the methods of the API object |',
      'Selectors say which columns there are and which of them show, and `setColumnVisibility(field, visible)` changes one.',
      "Leave out columns with `hideable: false`, as the grid's own panel locks them.",
      '`disableColumnSelector` keeps people from meeting two different panels.',
      "A menu of your own must do that too; Material UI's does.",
    ],
    async () => {
      const { user, unmount } = show(<OwnColumnsMenu />);
      expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
      await user.click(buttonOf('What to show'));
      const bed = await screen.findByRole('menuitemcheckbox', { name: 'Bed' });
      const menu = screen.getByRole('menu');
      await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
      expect(screen.queryByRole('menuitemcheckbox', { name: 'Plant' })).toBeNull();
      expect(bed).toHaveAttribute('aria-checked', 'true');
      await user.click(bed);
      expect(bed).toHaveAttribute('aria-checked', 'false');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(headers()).not.toContain('Bed');
      expect((await openMenuOf(user, 'Sown')).join()).not.toMatch(/manage/i);
      unmount();
      const { api } = showGrid({
        columns: columns.map((column) => ({ ...column, hideable: column.field !== 'name' })),
      });
      act(() => api().showPreferences(columnsPanel));
      expect(await screen.findByRole('checkbox', { name: 'Name' })).toBeDisabled();
      expect(screen.getByRole('checkbox', { name: 'Size' })).toBeEnabled();
    },
  );
});

describe('from code', () => {
  proves(
    [
      '| To open it from code | `showPreferences()` |',
      "`showPreferences(GridPreferencePanelsValue.columns)` opens the panel and `hidePreferences()` closes whichever panel is open, of columns or filters: there's one at a time.",
      'Without a trigger in the grid, it appears at the top of the grid.',
    ],
    async () => {
      const { places, slots } = watchPlaces();
      const { api } = showGrid({ slots });
      act(() => api().showPreferences(columnsPanel));
      await list();
      expect(screen.getByRole('grid').firstElementChild).toBe(places.at(-1));
      expect(places.at(-1)?.compareDocumentPosition(headerOf('Name'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      act(() => api().showPreferences(filters));
      expect(await screen.findByRole('textbox', { name: 'Value' })).toBeInTheDocument();
      expect(screen.queryByRole('searchbox')).toBeNull();
      act(() => api().hidePreferences());
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  proves(
    [
      '`onPreferencePanelOpen` and `onPreferencePanelClose` tell you when, and get `openedPanelValue`; the events are `preferencePanelOpen` and `preferencePanelClose`.',
      'Going from one panel to the other reports the opening alone.',
    ],
    async () => {
      const calls: unknown[] = [];
      const note =
        (name: string) =>
        ({ openedPanelValue }: { openedPanelValue?: string }) => {
          calls.push(`${name} ${openedPanelValue}`);
        };
      const { api, unmount } = showGrid({
        onPreferencePanelOpen: note('on open'),
        onPreferencePanelClose: note('on close'),
      });
      api().subscribeEvent('preferencePanelOpen', note('open'));
      api().subscribeEvent('preferencePanelClose', note('close'));
      act(() => api().showPreferences(columnsPanel));
      expect(calls.sort()).toEqual(['on open columns', 'open columns']);
      calls.length = 0;
      act(() => api().showPreferences(filters));
      expect(calls.sort()).toEqual(['on open filters', 'open filters']);
      calls.length = 0;
      act(() => api().hidePreferences());
      expect(calls.sort()).toEqual(['close filters', 'on close filters']);
      unmount();
      const { user } = show(<PanelFromCode />);
      expect(screen.getByRole('status')).toHaveTextContent('The panel is closed.');
      await user.click(buttonOf('Choose columns'));
      expect(screen.getByRole('status')).toHaveTextContent('The panel is open.');
    },
  );

  proves(
    'To begin with an open panel, set `initialState.preferencePanel` to `{ open: true, openedPanelValue: GridPreferencePanelsValue.columns }`.',
    async () => {
      showGrid({
        initialState: { preferencePanel: { open: true, openedPanelValue: columnsPanel } },
      });
      expect(await list()).toBeInTheDocument();
    },
  );
});

exempt(
  [
    'This page shows how to get along until then.',
    'All options are under [column visibility](/x/react-data-grid/column-visibility/#let-users-choose-in-the-columns-panel).',
  ],
  'Says what is where.',
);
