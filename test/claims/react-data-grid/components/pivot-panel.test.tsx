import * as grid from '@mui/x-data-grid-premium';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridApiPremium,
  type GridPivotModel,
  GridSidebarValue,
  PivotPanelTrigger,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import PivotButton from '../../../../docs/x/react-data-grid/components/pivot-panel/PivotButton';
import PivotPresets from '../../../../docs/x/react-data-grid/components/pivot-panel/PivotPresets';
import SidebarFromCode from '../../../../docs/x/react-data-grid/components/pivot-panel/SidebarFromCode';
import { buttonOf, columns, mark, rows, showPremiumParts, stateButton } from '../../gridParts';
import {
  act,
  proves,
  createApiRef,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

const byName: GridPivotModel = {
  rows: [{ field: 'name' }],
  columns: [],
  values: [{ field: 'size', aggFunc: 'sum' }],
};

const settle = () => act(() => pause(30));

/** Shows a grid and returns its API. If `open` is true, the panel is open. */
async function showGrid(props: Partial<DataGridPremiumProps> = {}, open = false) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = show(
    <DataGridPremium
      rows={rows}
      columns={columns}
      apiRef={apiRef}
      {...props}
      initialState={{
        pivoting: { model: byName },
        sidebar: open ? { open: true, value: GridSidebarValue.Pivot } : { open: false },
        ...props.initialState,
      }}
    />,
  );
  await settle();
  return { ...shown, api };
}

const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-sidebar');
const inPanel = () => within(panel() ?? document.createElement('div'));

/** The element of a field in the panel. */
function fieldOf(name: string): HTMLElement {
  const field = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-pivotPanelField')].find(
    ({ textContent }) => textContent?.startsWith(name),
  );
  if (!field) {
    throw new Error(`The panel has no field ${name}.`);
  }
  return field;
}

describe('the button', () => {
  proves(
    "In this version, `PivotPanelTrigger` is a separate component, but you can't compose the panel from smaller parts such as its list of fields.",
    async () => {
      expect(Object.keys(grid).filter((name) => name.startsWith('PivotPanel'))).toEqual([
        'PivotPanelTrigger',
      ]);
      const { user } = show(<PivotButton />);
      await settle();
      expect(panel()).toBeNull();
      await user.click(buttonOf('Fields of the table'));
      expect(panel()).toBeVisible();
      await user.click(buttonOf('Close fields'));
      expect(panel()).toBeNull();
    },
  );

  proves(
    [
      '| move or restyle the button | [`PivotPanelTrigger`](#add-a-pivot-button) |',
      '`PivotPanelTrigger` works in each slot, for example in a [toolbar](/x/react-data-grid/components/toolbar/).',
      'Its `render` and `className` functions receive two values:',
      '`open`: whether the panel is open.',
      '`active`: whether the grid shows the pivot table.',
      'Users turn pivoting on with a switch in the panel.',
      'The trigger sets `aria-haspopup`.',
      'While the panel is open, the trigger also sets `aria-expanded`.',
      'When the panel opens, the focus stays on the trigger.',
    ],
    async () => {
      const footer = () => (
        <PivotPanelTrigger
          render={stateButton}
          className={({ open, active }) => `${open}-${active}`}
        />
      );
      const { user, api } = await showGrid({ slots: { footer } });
      const trigger = buttonOf('{"open":false,"active":false}');
      expect(trigger).toHaveAttribute('aria-haspopup', 'true');
      expect(trigger).not.toHaveAttribute('aria-expanded');
      await user.click(trigger);
      await settle();
      expect(trigger).toHaveTextContent('{"open":true,"active":false}');
      expect(trigger).toHaveAttribute('aria-expanded', 'true');
      expect(trigger).toHaveFocus();
      await user.click(inPanel().getByRole('switch', { name: 'Pivot' }));
      expect(trigger).toHaveClass('true-true');
      act(() => api().hideSidebar());
      expect(trigger).toHaveClass('false-true');
    },
  );

  proves(
    [
      'In the default toolbar of `DataGridPremium`, use `slots.pivotIcon` to replace the icon.',
      'To remove the button and turn off pivoting, set `disablePivoting`.',
    ],
    async () => {
      const { user, unmount } = await showGrid({
        showToolbar: true,
        slots: { pivotIcon: mark('mine') },
      });
      expect(within(buttonOf('Pivot')).getByTestId('mine')).toBeInTheDocument();
      expect(await openMenuOf(user, 'Name')).toContain('Manage pivot');
      unmount();
      const off = await showGrid({
        showToolbar: true,
        disablePivoting: true,
        initialState: { pivoting: { model: byName, enabled: true } },
      });
      expect(screen.queryByRole('button', { name: 'Pivot' })).toBeNull();
      expect(await openMenuOf(off.user, 'Name')).not.toContain('Manage pivot');
      expect(
        off
          .api()
          .getAllColumns()
          .map(({ field }) => field),
      ).toEqual(['name', 'size']);
    },
  );
});

describe('custom controls', () => {
  proves(
    [
      '| offer a few fixed tables | [your own controls with `pivotModel`](#control-pivoting-yourself) |',
      'Keep `pivotModel` and `pivotActive` in state:',
      'To let users change the model in the panel too, store the value of `onPivotModelChange`, as the demo does.',
      'Otherwise changes in the panel have no effect.',
      "If you don't need the state, call `setPivotModel()` and `setPivotActive()` of the [API object](/x/react-data-grid/api-object/).",
    ],
    async () => {
      const { user, unmount } = show(<PivotPresets />);
      await settle();
      expect(textsOf(GROUP)[0]).toBe('Skerry – Mainland (4)');
      await user.click(buttonOf('By vehicle'));
      await settle();
      expect(textsOf(GROUP)[0]).toBe('Car (4)');
      await user.click(screen.getByRole('switch', { name: 'Summary' }));
      await settle();
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
        'Vehicle',
      );
      await user.click(screen.getByRole('switch', { name: 'Summary' }));
      await settle();
      await openMenuOf(user, 'Vehicle');
      await user.click(screen.getByRole('menuitem', { name: 'Manage pivot' }));
      await settle();
      await user.click(within(fieldOf('Vehicle')).getByRole('button', { name: 'Field options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      await settle();
      expect(textsOf(GROUP)).toEqual([]);
      expect(buttonOf('By vehicle')).toHaveAttribute('aria-pressed', 'false');
      unmount();
      const fixed = await showGrid({ pivotModel: byName }, true);
      const remove = async (shown: typeof fixed) => {
        await shown.user.click(
          within(fieldOf('Name')).getByRole('button', { name: 'Field options' }),
        );
        await shown.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
        await settle();
        return shown.api().state.pivoting.model.rows.map(({ field }) => field);
      };
      expect(await remove(fixed)).toEqual(['name']);
      fixed.unmount();
      const free = await showGrid({}, true);
      expect(await remove(free)).toEqual([]);
      act(() => free.api().setPivotModel(byName));
      act(() => free.api().setPivotActive(true));
      await settle();
      expect(textsOf(GROUP)).toContain('ab (1)');
    },
  );
});

describe('from code', () => {
  proves(
    [
      '| open the panel from a button on the page | [`showSidebar()`](#open-the-panel-from-code) |',
      'The panel opens in a sidebar of the grid.',
      '`showSidebar(GridSidebarValue.Pivot)` opens the panel, and `hideSidebar()` closes it:',
      'The callbacks `onSidebarOpen` and `onSidebarClose` fire when your code or a user opens or closes the panel.',
      'They have the events `sidebarOpen` and `sidebarClose`.',
      'To start with an open panel, set the initial state:',
    ],
    async () => {
      const calls: unknown[] = [];
      const note = (name: string) => (params: object) => {
        calls.push([name, params]);
      };
      const { api, user, unmount } = await showGrid(
        { onSidebarOpen: note('on open'), onSidebarClose: note('on close') },
        true,
      );
      api().subscribeEvent('sidebarOpen', note('open'));
      api().subscribeEvent('sidebarClose', note('close'));
      expect(inPanel().getByText('Values')).toBeInTheDocument();
      expect(calls).toEqual([]);
      const value = { value: 'pivot' };
      await user.click(inPanel().getByRole('button', { name: 'Close pivot settings' }));
      expect(calls).toHaveLength(2);
      expect(calls).toEqual(
        expect.arrayContaining([
          ['on close', value],
          ['close', value],
        ]),
      );
      calls.length = 0;
      act(() => api().showSidebar(GridSidebarValue.Pivot));
      expect(panel()).toBeVisible();
      expect(calls).toHaveLength(2);
      expect(calls).toEqual(
        expect.arrayContaining([
          ['on open', value],
          ['open', value],
        ]),
      );
      act(() => api().hideSidebar());
      expect(panel()).toBeNull();
      unmount();
      const demo = show(<SidebarFromCode />);
      await settle();
      await demo.user.click(buttonOf('Arrange the fields'));
      expect(panel()).toBeVisible();
      expect(buttonOf('Hide the fields')).toHaveAttribute('aria-expanded', 'true');
    },
  );

  proves(
    [
      'The `pivotPanelOpen` and `onPivotPanelOpenChange` props, the `pivotPanelOpenChange` event, and the `setPivotPanelOpen()` method still work.',
      'They are deprecated.',
    ],
    async () => {
      const onPivotPanelOpenChange = jest.fn();
      const { api, unmount } = await showGrid({ onPivotPanelOpenChange });
      const onEvent = jest.fn();
      api().subscribeEvent('pivotPanelOpenChange', onEvent);
      act(() => api().setPivotPanelOpen(true));
      expect(panel()).toBeVisible();
      expect(onPivotPanelOpenChange.mock.calls.map(([open]) => open)).toEqual([true]);
      expect(onEvent.mock.calls.map(([open]) => open)).toEqual([true]);
      unmount();
      await showGrid({ pivotPanelOpen: true });
      expect(panel()).toBeVisible();
    },
  );
});

describe('inside the panel', () => {
  proves(
    [
      '| replace icons of the panel | [icon slots](#change-the-icons-of-the-panel) |',
      '| `sidebarCloseIcon` | the close button |',
      '| `pivotSearchIcon`, `pivotSearchClearIcon` | the search for fields |',
      '| `collapsibleIcon` | sections that can be folded |',
      '| `pivotMenuAddIcon`, `pivotMenuRemoveIcon`, `pivotMenuCheckIcon` | the menu of a field |',
      '| `pivotMenuMoveUpIcon`, `pivotMenuMoveDownIcon`, `pivotMenuMoveToTopIcon`, `pivotMenuMoveToBottomIcon` | the menu items that reorder |',
    ],
    async () => {
      const names = [
        'sidebarCloseIcon',
        'pivotSearchIcon',
        'pivotSearchClearIcon',
        'collapsibleIcon',
        'pivotMenuAddIcon',
        'pivotMenuRemoveIcon',
        'pivotMenuCheckIcon',
        'pivotMenuMoveUpIcon',
        'pivotMenuMoveDownIcon',
        'pivotMenuMoveToTopIcon',
        'pivotMenuMoveToBottomIcon',
      ];
      const slots = Object.fromEntries(names.map((name) => [name, mark(name)]));
      const { user } = await showGrid(
        {
          slots,
          initialState: {
            pivoting: { model: { ...byName, values: [] } },
            sidebar: { open: true, value: GridSidebarValue.Pivot },
          },
        },
        true,
      );
      expect(
        within(buttonOf('Close pivot settings')).getByTestId('sidebarCloseIcon'),
      ).toBeInTheDocument();
      const search = screen.getByPlaceholderText('Search fields');
      expect(screen.getByTestId('pivotSearchIcon')).toBeInTheDocument();
      expect(screen.queryByTestId('pivotSearchClearIcon')).toBeNull();
      await user.type(search, 'x');
      expect(screen.getByTestId('pivotSearchClearIcon')).toBeInTheDocument();
      await user.clear(search);
      expect(screen.getAllByTestId('collapsibleIcon')).toHaveLength(3);
      expect(within(fieldOf('Size')).getByTestId('pivotMenuAddIcon')).toBeInTheDocument();
      await user.click(within(fieldOf('Name')).getByRole('button', { name: 'Field options' }));
      const iconOf = (name: string) =>
        screen.getByRole('menuitem', { name }).querySelector<HTMLElement>('i')?.dataset.testid;
      await screen.findByRole('menu');
      expect(
        ['Remove', 'Rows', 'Columns', 'Move up', 'Move down', 'Move to top', 'Move to bottom'].map(
          iconOf,
        ),
      ).toEqual([
        'pivotMenuRemoveIcon',
        'pivotMenuCheckIcon',
        undefined,
        'pivotMenuMoveUpIcon',
        'pivotMenuMoveDownIcon',
        'pivotMenuMoveToTopIcon',
        'pivotMenuMoveToBottomIcon',
      ]);
    },
  );

  proves(
    'To change the text of the panel, set the keys of [`localeText`](/x/react-data-grid/localization/) that begin with `pivot`.',
    async () => {
      await showGrid({ localeText: { pivotToggleLabel: 'Turn', pivotRows: 'Lines' } }, true);
      expect(inPanel().getByRole('switch', { name: 'Turn' })).toBeInTheDocument();
      expect(inPanel().getByText('Lines')).toBeInTheDocument();
    },
  );

  proves('With the keyboard, they use the menu of each field to move the field.', async () => {
    const { user, api } = await showGrid(
      { initialState: { pivoting: { model: { rows: [], columns: [], values: [] } } } },
      true,
    );
    act(() => api().showSidebar(GridSidebarValue.Pivot));
    act(() => within(fieldOf('Name')).getByRole('button', { name: 'Field options' }).focus());
    await user.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Add to Rows' });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await settle();
    expect(api().state.pivoting.model.columns).toEqual([
      expect.objectContaining({ field: 'name' }),
    ]);
  });
});

proves('Place your own button that opens the panel', async () => {
  const { user } = await showPremiumParts(
    <PivotPanelTrigger render={<ToolbarButton />}>Pivot</PivotPanelTrigger>,
  );
  await user.click(buttonOf('Pivot'));
  expect(panel()).toBeVisible();
  expect(panel()).toHaveAttribute('id', buttonOf('Pivot').getAttribute('aria-controls'));
});
