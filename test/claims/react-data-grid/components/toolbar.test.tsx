import { type ComponentProps, createContext, useContext } from 'react';
import Button from '@mui/material/Button';
import * as grid from '@mui/x-data-grid';
import {
  DataGrid,
  type DataGridProps,
  GridToolbar,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import ComposedToolbar from '../../../../docs/x/react-data-grid/components/toolbar/ComposedToolbar';
import DefaultToolbar from '../../../../docs/x/react-data-grid/components/toolbar/DefaultToolbar';
import DensityButtons from '../../../../docs/x/react-data-grid/components/toolbar/DensityButtons';
import ToolbarAction from '../../../../docs/x/react-data-grid/components/toolbar/ToolbarAction';
import ToolbarOptions from '../../../../docs/x/react-data-grid/components/toolbar/ToolbarOptions';
import {
  act,
  proves,
  expectCompiles,
  expectTypeError,
  openMenuOf,
  pause,
  screen,
  show,
  within,
} from '../../harness';

const rows = [
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
];
const columns = [{ field: 'name', headerName: 'Name' }];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} showToolbar {...props} />;
}

/** The names of the toolbar's buttons. */
const buttons = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

/** The entries of the export menu. */
async function exportEntries(user: ReturnType<typeof show>['user']) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

describe('the default toolbar', () => {
  proves(
    [
      'Set `showToolbar` to show a toolbar above the column headers.',
      'The default toolbar has buttons for columns, filters, export, and search.',
      'The `label` prop adds a title, which also names the grid and the toolbar for screen readers.',
    ],
    () => {
      const { unmount } = show(<DefaultToolbar />);
      expect(buttons()).toEqual(['Columns', 'Filters', 'Export', 'Search']);
      expect(screen.getByRole('toolbar')).toHaveAccessibleName('Climbing routes');
      expect(screen.getByRole('grid')).toHaveAccessibleName('Climbing routes');
      expect(screen.getByRole('toolbar').firstElementChild).toHaveTextContent('Climbing routes');
      unmount();
      show(<Grid showToolbar={false} />);
      expect(screen.queryByRole('toolbar')).toBeNull();
    },
  );

  proves(
    [
      '`DataGridPremium` adds a button for the [pivot panel](/x/react-data-grid/components/pivot-panel/) and an Excel entry to the export menu.',
      'If you set up the [assistant](/x/react-data-grid/ai-assistant/), its button appears too.',
    ],
    async () => {
      const premium = async (props: Partial<DataGridPremiumProps>) => {
        const shown = show(
          <DataGridPremium rows={rows} columns={columns} showToolbar {...props} />,
        );
        await act(async () => pause());
        return shown;
      };
      const { user, unmount } = await premium({});
      expect(buttons()).toEqual(['Columns', 'Filters', 'Pivot', 'Export', 'Search']);
      expect(await exportEntries(user)).toEqual(['Print', 'Download as CSV', 'Download as Excel']);
      unmount();
      await premium({ aiAssistant: true, onPrompt: async () => new Promise(() => {}) });
      expect(buttons()).toContain('AI Assistant');
    },
  );

  proves(
    [
      '| the columns button | `disableColumnSelector` |',
      '| the filter button | `disableColumnFilter` |',
      '| the search field | `slotProps.toolbar.showQuickFilter: false` |',
      '| CSV from the export menu | `slotProps.toolbar.csvOptions: { disableToolbarButton: true }` |',
      '| printing from the export menu | `slotProps.toolbar.printOptions: { disableToolbarButton: true }` |',
      '| Excel from the export menu | `slotProps.toolbar.excelOptions: { disableToolbarButton: true }` |',
      '| the export button | `disableToolbarButton: true` for each entry of its menu |',
      '`disableColumnSelector` and `disableColumnFilter` also remove the entries of the column menu.',
    ],
    async () => {
      const off = { disableToolbarButton: true };
      const buttonsWith = (props: Partial<DataGridProps>) => {
        const { unmount } = show(<Grid {...props} />);
        const found = buttons();
        unmount();
        return found;
      };
      expect(buttonsWith({ disableColumnSelector: true })).not.toContain('Columns');
      expect(buttonsWith({ disableColumnFilter: true })).not.toContain('Filters');
      expect(buttonsWith({ slotProps: { toolbar: { showQuickFilter: false } } })).not.toContain(
        'Search',
      );
      const entriesWith = async (
        toolbar: NonNullable<DataGridPremiumProps['slotProps']>['toolbar'],
      ) => {
        const { user, unmount } = show(
          <DataGridPremium rows={rows} columns={columns} showToolbar slotProps={{ toolbar }} />,
        );
        await act(async () => pause());
        const entries = await exportEntries(user);
        unmount();
        return entries;
      };
      expect(await entriesWith({ csvOptions: off })).toEqual(['Print', 'Download as Excel']);
      expect(await entriesWith({ printOptions: off })).toEqual([
        'Download as CSV',
        'Download as Excel',
      ]);
      expect(await entriesWith({ excelOptions: off })).toEqual(['Print', 'Download as CSV']);
      const none = { toolbar: { csvOptions: off, printOptions: off } };
      expect(buttonsWith({ slotProps: none })).toEqual(['Columns', 'Filters', 'Search']);
      const menuWith = async (props: Partial<DataGridProps>) => {
        const { user, unmount } = show(<Grid {...props} />);
        const entries = await openMenuOf(user, 'Name');
        unmount();
        return entries;
      };
      expect(await menuWith({})).toEqual(expect.arrayContaining(['Filter', 'Manage columns']));
      expect(await menuWith({ disableColumnSelector: true })).not.toContain('Manage columns');
      expect(await menuWith({ disableColumnFilter: true })).not.toContain('Filter');
    },
  );

  proves(
    [
      '| the name or format of a file | [options of the export](/x/react-data-grid/export/) in `csvOptions`, `printOptions`, or `excelOptions` |',
      '| the search field | `slotProps.toolbar.quickFilterProps` |',
      '| an icon | `slots.columnSelectorIcon`, `slots.openFilterButtonIcon`, `slots.exportIcon`, or `slots.quickFilterIcon` |',
    ],
    async () => {
      const files: string[] = [];
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        files.push(this.download);
      });
      Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} });
      const { user, unmount } = show(<ToolbarOptions />);
      expect(buttons()).toEqual(['Filters', 'Export']);
      expect(screen.getByTestId('TuneIcon')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Download as CSV' }));
      expect(files).toEqual(['routes.csv']);
      unmount();
      const icon = (name: string) => () => <i data-testid={name} />;
      show(
        <Grid
          slots={{
            columnSelectorIcon: icon('columns'),
            openFilterButtonIcon: icon('filters'),
            exportIcon: icon('export'),
            quickFilterIcon: icon('search'),
          }}
          slotProps={{ toolbar: { quickFilterProps: { className: 'my-search' } } }}
        />,
      );
      for (const name of ['Columns', 'Filters', 'Export', 'Search']) {
        const button = screen.getByRole('button', { name });
        expect(within(button).getByTestId(name.toLowerCase())).toBeInTheDocument();
      }
      expect(document.querySelector('.my-search')).toContainElement(
        screen.getByRole('button', { name: 'Search' }),
      );
    },
  );
});

describe('custom toolbars', () => {
  proves(
    [
      'To add text, remove buttons, or change their order, pass your own component to `slots.toolbar`.',
      'Your component replaces the default buttons, so add each button that you want to keep.',
      '`showToolbar` stays required.',
    ],
    () => {
      const { unmount } = show(<ComposedToolbar />);
      expect(buttons()).toEqual(['Filter', 'Columns']);
      unmount();
      const slots = { toolbar: () => <Toolbar>Mine</Toolbar> };
      const { rerender } = show(<Grid slots={slots} />);
      expect(screen.getByRole('toolbar')).toHaveTextContent(/^Mine$/);
      rerender(<Grid slots={slots} showToolbar={false} />);
      expect(screen.queryByText('Mine')).toBeNull();
    },
  );

  proves(
    [
      '`Toolbar` is a flex row that aligns its content to the end.',
      '`ToolbarButton` is an icon button.',
      "Buttons don't wrap onto a second line.",
      'For a text button, set `render={<Button size="small" />}`.',
    ],
    () => {
      const slots = {
        toolbar: () => (
          <Toolbar>
            <ToolbarButton>One</ToolbarButton>
            <ToolbarButton render={<Button size="small" />}>Two</ToolbarButton>
          </Toolbar>
        ),
      };
      show(<Grid slots={slots} />);
      const style = getComputedStyle(screen.getByRole('toolbar'));
      expect(style).toMatchObject({ display: 'flex', justifyContent: 'end' });
      expect(style.flexWrap || 'nowrap').toBe('nowrap');
      expect(screen.getByRole('button', { name: 'One' })).toHaveClass('MuiIconButton-root');
      expect(screen.getByRole('button', { name: 'Two' })).toHaveClass('MuiButton-root');
    },
  );

  proves(
    'The component of the slot stays the same, so the focus stays in the toolbar.',
    async () => {
      const { user } = show(<ToolbarAction />);
      const toolbar = screen.getByRole('toolbar');
      const add = screen.getByRole('button', { name: 'Add a route' });
      const remove = screen.getByRole('button', { name: 'Remove a route' });
      act(() => add.focus());
      while (!add.hasAttribute('disabled')) {
        await user.keyboard('{Enter}');
      }
      expect(screen.getByRole('toolbar')).toBe(toolbar);
      expect(remove).toHaveFocus();
      await user.keyboard('{ArrowLeft}');
      expect(remove).toHaveFocus();
    },
  );

  proves('TypeScript accepts extra props after you declare them for the whole app:', async () => {
    const module = (declaration: string) => `
        import { DataGrid } from '@mui/x-data-grid';
        ${declaration}
        const toolbar = { onAddRoute: () => {} };
        export const one = <DataGrid rows={[]} columns={[]} slotProps={{ toolbar }} />;
        export const other = (
          <DataGrid rows={[]} columns={[]} slotProps={{ toolbar: { onAddRoute: () => {} } }} />
        );`;
    await expectTypeError(module(''), /TS2353|TS2322|TS2769/);
    await expectCompiles(
      module(`declare module '@mui/x-data-grid' {
          interface ToolbarPropsOverrides { onAddRoute?: () => void }
        }`),
    );
  });

  proves('Alternatively, pass your function in `slotProps.toolbar`.', () =>
    expectCompiles(`
      import { DataGrid, type GridSlotProps, Toolbar, ToolbarButton } from '@mui/x-data-grid';
      declare module '@mui/x-data-grid' {
        interface ToolbarPropsOverrides { onAddRoute?: () => void }
      }
      function RouteToolbar({ onAddRoute }: GridSlotProps['toolbar']) {
        return (
          <Toolbar>
            <ToolbarButton onClick={onAddRoute}>Add</ToolbarButton>
          </Toolbar>
        );
      }
      export const grid = <DataGrid rows={[]} columns={[]} slots={{ toolbar: RouteToolbar }} />;`),
  );

  proves(
    'To act on the selected rows, read the selection with `useGridApiContext()` and `useGridSelector()`:',
    async () => {
      function Count() {
        const apiRef = grid.useGridApiContext();
        const count = grid.useGridSelector(apiRef, grid.gridRowSelectionCountSelector);
        return (
          <Toolbar>
            <ToolbarButton
              onClick={() => apiRef.current.selectRow(1)}
            >{`${count} sel`}</ToolbarButton>
          </Toolbar>
        );
      }
      const { user } = show(<Grid slots={{ toolbar: Count }} />);
      await user.click(screen.getByRole('button', { name: '0 sel' }));
      expect(screen.getByRole('button', { name: '1 sel' })).toBeInTheDocument();
    },
  );
});

describe('density', () => {
  proves(
    [
      'The default toolbar has no button for the [density](/x/react-data-grid/accessibility/).',
      'Build buttons that call `setDensity()` of the API object.',
      'This demo uses the icons of the grid: `slots.densityCompactIcon`, `slots.densityStandardIcon`, and `slots.densityComfortableIcon`.',
      'If you set the `density` prop, store the value of `onDensityChange`, as the demo does.',
      'Otherwise the buttons have no effect.',
    ],
    async () => {
      const height = () => document.querySelector<HTMLElement>('.MuiDataGrid-row')?.style.minHeight;
      const { unmount } = show(<Grid />);
      expect(buttons().join()).not.toMatch(/density|compact/i);
      unmount();
      const { user, unmount: close } = show(<DensityButtons />);
      await user.click(screen.getByRole('button', { name: 'Compact rows' }));
      expect(height()).toBe('36px');
      expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      close();
      const toolbar = () => {
        const Own = () => {
          const apiRef = grid.useGridApiContext();
          const { densityCompactIcon: Icon } = grid.useGridRootProps().slots;
          return (
            <Toolbar>
              <ToolbarButton onClick={() => apiRef.current.setDensity('compact')}>
                <Icon /> Smaller
              </ToolbarButton>
            </Toolbar>
          );
        };
        return Own;
      };
      const slots = { toolbar: toolbar(), densityCompactIcon: () => <i data-testid="own" /> };
      const fixed = show(<Grid slots={slots} density="standard" />);
      expect(screen.getByTestId('own')).toBeInTheDocument();
      await fixed.user.click(screen.getByRole('button', { name: 'Smaller' }));
      expect(height()).toBe('52px');
      fixed.unmount();
      const free = show(<Grid slots={slots} initialState={{ density: 'standard' }} />);
      await free.user.click(screen.getByRole('button', { name: 'Smaller' }));
      expect(height()).toBe('36px');
    },
  );
});

proves(
  [
    'These components still work, but they are deprecated and a later major release will remove them:',
    '| `GridToolbar` | `showToolbar` |',
    '| `GridToolbarContainer` | `Toolbar` |',
    '| `GridToolbarColumnsButton` | `ColumnsPanelTrigger` |',
    '| `GridToolbarFilterButton` | `FilterPanelTrigger` |',
    '| `GridToolbarExport` | `ExportCsv` and `ExportPrint` in your own menu |',
    '| `GridToolbarQuickFilter` | [`QuickFilter`](/x/react-data-grid/components/quick-filter/) |',
    '| `GridToolbarDensitySelector` | [density buttons](#add-a-density-switch) |',
  ],
  () => {
    const toolbar = () => (
      <GridToolbarContainer>
        <GridToolbarColumnsButton />
        <GridToolbarFilterButton />
        <GridToolbarDensitySelector />
        <GridToolbarExport />
        <GridToolbarQuickFilter />
      </GridToolbarContainer>
    );
    const { unmount } = show(<Grid slots={{ toolbar }} />);
    for (const text of ['Columns', 'Filters', 'Density', 'Export']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    unmount();
    show(<Grid slots={{ toolbar: GridToolbar }} />);
    expect(screen.getByText('Columns')).toBeInTheDocument();
    for (const name of [
      'Toolbar',
      'ColumnsPanelTrigger',
      'FilterPanelTrigger',
      'ExportCsv',
      'ExportPrint',
      'QuickFilter',
    ]) {
      expect(Object.keys(grid)).toContain(name);
    }
  },
);

describe('the keyboard', () => {
  const slots = {
    toolbar: () => (
      <Toolbar>
        <ToolbarButton>A</ToolbarButton>
        <ToolbarButton disabled>B</ToolbarButton>
        <ToolbarButton>C</ToolbarButton>
        <ToolbarButton>D</ToolbarButton>
        <Button>Plain</Button>
      </Toolbar>
    ),
  };

  proves(
    [
      'The toolbar is a single tab stop.',
      '| <kbd>→</kbd>, <kbd>←</kbd> | The next or previous button, and from one end to the other |',
      '| <kbd>Home</kbd>, <kbd>End</kbd> | The first or last button |',
      'Inside the toolbar, arrow keys move the focus between instances of `ToolbarButton` and skip disabled buttons:',
      'A plain `Button` is an additional tab stop before the first cell.',
    ],
    async () => {
      const { user } = show(<Grid slots={slots} />);
      const focused = () => document.activeElement?.textContent;
      const press = async (key: string) => {
        await user.keyboard(`{${key}}`);
        return focused();
      };
      await user.tab();
      expect(focused()).toBe('A');
      expect(await press('ArrowRight')).toBe('C');
      expect(await press('ArrowLeft')).toBe('A');
      expect(await press('ArrowLeft')).toBe('D');
      expect(await press('ArrowRight')).toBe('A');
      expect(await press('End')).toBe('D');
      expect(await press('Home')).toBe('A');
      await user.tab();
      expect(focused()).toBe('Plain');
      await user.tab();
      expect(document.activeElement).toHaveAttribute('role', 'columnheader');
    },
  );

  proves(
    [
      'If the first button is disabled when the toolbar mounts, <kbd>Tab</kbd> skips the toolbar.',
      'If a button becomes disabled, the focus moves to the next enabled button, even while a user is typing in a cell.',
      'Disable a button if its own click is the cause.',
      "Keep other buttons enabled and show a message when an action isn't possible.",
    ],
    async () => {
      const Disabled = createContext(true);
      function FirstDisabled() {
        return (
          <Toolbar>
            <ToolbarButton disabled={useContext(Disabled)}>A</ToolbarButton>
            <ToolbarButton>B</ToolbarButton>
          </Toolbar>
        );
      }
      const ownSlots = { toolbar: FirstDisabled };
      const ownColumns = [{ field: 'name', editable: true }];
      const page = (disabled: boolean) => (
        <Disabled value={disabled}>
          <Grid slots={ownSlots} columns={ownColumns} />
        </Disabled>
      );
      const { user, rerender } = show(page(true));
      await user.tab();
      expect(document.activeElement).toHaveAttribute('role', 'columnheader');
      rerender(page(false));
      await user.dblClick(screen.getAllByRole('gridcell')[0] as HTMLElement);
      expect(screen.getByRole('textbox')).toHaveFocus();
      rerender(page(true));
      expect(screen.getByRole('button', { name: 'B' })).toHaveFocus();
    },
  );

  proves(
    [
      'If you pass an element, it receives the props, including `role="toolbar"`.',
      'If you pass a function, spread the props yourself.',
    ],
    () => {
      const withRender = (render: ComponentProps<typeof Toolbar>['render']) => {
        const { unmount } = show(<Grid slots={{ toolbar: () => <Toolbar render={render} /> }} />);
        const has = screen.queryByRole('toolbar') !== null;
        unmount();
        return has;
      };
      expect(withRender(<section />)).toBe(true);
      expect(withRender((props) => <section {...props} />)).toBe(true);
      expect(withRender(() => <section />)).toBe(false);
    },
  );

  proves(
    [
      '`Toolbar` has the role `toolbar` and takes its name from the `label` of the grid.',
      'If you set `aria-label` on the grid instead, pass an `aria-label` to `Toolbar` too.',
      'Give icon buttons a tooltip or an accessible name.',
    ],
    () => {
      const { unmount } = show(<Grid slots={slots} label="Routes" />);
      expect(screen.getByRole('toolbar')).toHaveAccessibleName('Routes');
      unmount();
      const { unmount: close } = show(<Grid slots={slots} aria-label="Routes" />);
      expect(screen.getByRole('toolbar')).not.toHaveAccessibleName();
      close();
      const nameless = {
        toolbar: () => (
          <Toolbar aria-label="Tools">
            <ToolbarButton>
              <svg />
            </ToolbarButton>
          </Toolbar>
        ),
      };
      show(<Grid slots={nameless} />);
      const toolbar = screen.getByRole('toolbar', { name: 'Tools' });
      expect(within(toolbar).getByRole('button')).not.toHaveAccessibleName();
    },
  );
});
