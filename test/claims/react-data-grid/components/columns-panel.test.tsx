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

/** The names in the list, including "Show/Hide All". */
async function listed() {
  await list();
  return within(panel() ?? document.body)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).name);
}

describe('the button', () => {
  proves(
    "In this version, `ColumnsPanelTrigger` is a separate component, but you can't compose the panel from smaller parts such as its list.",
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
      '`ColumnsPanelTrigger` works in each slot, for example in a [toolbar](/x/react-data-grid/components/toolbar/).',
      '| move or restyle the button | [`ColumnsPanelTrigger`](#add-a-columns-button) |',
      'A click opens the panel next to the button, and the next click closes the panel.',
      'Its `render` and `className` functions receive `open`.',
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
      'By default, the trigger renders the `baseButton` slot.',
      'In the default toolbar, use `slots.columnSelectorIcon` to replace the icon.',
      'To remove the button, set `disableColumnSelector`.',
      'This prop also removes the items of the column menu that hide and manage columns.',
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
      '| change options of the panel | [`slotProps.columnsManagement`](#configure-the-columns-panel) |',
      'To sort the list, leave out columns, or remove the buttons at the bottom, set `slotProps.columnsManagement`:',
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
      'The `panel` slot is the frame of the columns panel and the filter panel.',
      'To style the frame, set `slotProps.panel.className`.',
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
    [
      "To move the panel, set `slotProps.basePopper.placement`, for example `'bottom-start'`.",
      'The placement also applies to the menus of the grid.',
    ],
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
      '| add content above or below the list | [`slots.columnsPanel`](#add-controls-to-the-panel) |',
      'To add buttons above or below the list, pass a component to `slots.columnsPanel` that renders `GridColumnsPanel` and your controls.',
      'The presets in this demo call `setColumnVisibilityModel()`, and the checkboxes of the list change too.',
    ],
    async () => {
      const { user } = show(<PanelWithPresets />);
      await user.click(buttonOf('Columns'));
      expect(await listed()).toContain('sown');
      const sown = screen.getByRole('checkbox', { name: 'Sown' });
      expect(sown).toBeChecked();
      await user.click(buttonOf('For watering'));
      expect(sown).not.toBeChecked();
      expect(headers()).toEqual(['Plant', 'Bed', 'Liters a week']);
      await user.click(buttonOf('Everything'));
      expect(sown).toBeChecked();
    },
  );

  proves(
    [
      'The trigger sets `aria-haspopup`.',
      'While the panel is open, the trigger also sets `aria-expanded` and `aria-controls`.',
      'The panel takes the focus, keeps <kbd>Tab</kbd> inside, and closes with <kbd>Esc</kbd>.',
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

describe('a custom menu', () => {
  proves(
    [
      '| show your own list | [a menu that calls the API object](#replace-the-panel-with-your-own-menu) |',
      'This demo reads the columns and their visibility with selectors, and calls `setColumnVisibility(field, visible)`:',
      'Leave out columns with `hideable: false`.',
      'The built-in panel disables their checkboxes.',
      "Set `disableColumnSelector`, so that users don't find a second panel in the column menu.",
      'Your own menu has to do the same.',
      'The `Menu` of Material UI does this.',
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
      '| open the panel from a button on the page | [`showPreferences()`](#open-the-panel-from-code) |',
      '`showPreferences(GridPreferencePanelsValue.columns)` opens the panel.',
      'If the filter panel is open, the columns panel replaces it.',
      '`hidePreferences()` closes the open panel.',
      'If the grid has no trigger, the panel appears at the top of the grid.',
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
      'The callbacks `onPreferencePanelOpen` and `onPreferencePanelClose` receive the `openedPanelValue`.',
      'They have the events `preferencePanelOpen` and `preferencePanelClose`.',
      "If one panel replaces the other, the open callback fires and the close callback doesn't.",
      'To open the panel from a button on your page, call methods of the [API object](/x/react-data-grid/api-object/):',
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

  proves('To start with an open panel, set the initial state:', async () => {
    showGrid({
      initialState: { preferencePanel: { open: true, openedPanelValue: columnsPanel } },
    });
    expect(await list()).toBeInTheDocument();
  });
});

exempt('If the grid has few columns, a menu is enough.', 'Says what is where.');
