import * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
  ExportCsv,
  type GridApi,
  GridFooterContainer,
  GridRow,
} from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import IconSet from '../../../docs/x/react-data-grid/components/IconSet';
import MetresCount from '../../../docs/x/react-data-grid/components/MetresCount';
import NativeCheckbox from '../../../docs/x/react-data-grid/components/NativeCheckbox';
import RowContextMenu from '../../../docs/x/react-data-grid/components/RowContextMenu';
import StarCheckbox from '../../../docs/x/react-data-grid/components/StarCheckbox';
import {
  act,
  cellOf,
  cellsOf,
  proves,
  createApiRef,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  openMenuOf,
  pause,
  screen,
  show,
} from '../harness';

const rows = [
  { id: 1, name: 'b', tags: 'x', ready: true },
  { id: 2, name: 'a', tags: 'y', ready: false },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'tags', headerName: 'Tags' },
];
const filtered: DataGridProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'b' }] } },
};

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

/** A slot component that marks its position and records its props. */
function marker() {
  const got = jest.fn();
  const Marker = (props: object) => {
    const { ref }: { ref?: React.Ref<HTMLElement> } = props;
    got(props);
    return (
      <i data-testid="marker" ref={ref} tabIndex={-1}>
        here
      </i>
    );
  };
  return { Marker, got };
}

type Api = Pick<GridApi, 'showPreferences' | 'showFilterPanel'>;

/** Counts the elements of a slot, and finds their ancestors, after `open` has run. */
async function placeOf(
  slot: string,
  props: Partial<DataGridPremiumProps> = {},
  open?: (api: Api, user: ReturnType<typeof show>['user']) => void | Promise<void>,
): Promise<{ inside: (selector: string) => boolean; count: number }> {
  const { Marker } = marker();
  const { apiRef, api } = createApiRef<GridApi>();
  const slots: object = { ...props.slots, [slot]: Marker };
  const { user, unmount } = show(
    <DataGridPremium
      rows={rows}
      columns={columns}
      {...props}
      apiRef={apiRef as never}
      slots={slots}
    />,
  );
  await act(async () => pause());
  if (open) {
    await act(async () => open(api(), user));
  }
  const elements = screen.queryAllByTestId('marker');
  const matches = new Map<string, boolean>();
  const ancestors = elements.flatMap((element) => {
    const all: Element[] = [];
    for (let up = element.parentElement; up; up = up.parentElement) {
      all.push(up);
    }
    return all;
  });
  const snapshot = ancestors.map((element) => element.cloneNode() as Element);
  unmount();
  return {
    count: elements.length,
    inside: (selector) => {
      matches.set(
        selector,
        snapshot.some((element) => element.matches(selector)),
      );
      return matches.get(selector) ?? false;
    },
  };
}

describe('the parts', () => {
  proves(
    [
      'Every replaceable part of the grid is a **slot**.',
      'Pass `slotProps` to set props of a part, or `slots` to render your own component instead.',
      'This demo keeps the checkbox of the grid and passes other icons to it:',
      'The first demo sets its icons in this way.',
    ],
    () => {
      const { unmount } = show(<StarCheckbox />);
      const boxes = screen.getAllByRole('checkbox', { name: /select row/i });
      expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
      expect(screen.getAllByTestId('StarIcon')).toHaveLength(1);
      expect(screen.getAllByTestId('StarBorderIcon').length).toBeGreaterThan(1);
      unmount();
      const { Marker } = marker();
      show(<Grid slots={{ footer: Marker }} slotProps={{ cell: { title: 'A cell' } }} />);
      expect(screen.getByTestId('marker')).toBeInTheDocument();
      expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
      expect(cellOf('name', 0)).toHaveAttribute('title', 'A cell');
    },
  );

  proves(
    [
      '| `toolbar` | The bar above the headers (`showToolbar`) | [Toolbar](/x/react-data-grid/components/toolbar/) |',
      '| `columnHeaders` | The area of all column headers | [Column header](/x/react-data-grid/column-header/) |',
      '| `columnHeaderSortIcon`, `columnHeaderFilterIconButton` | The buttons in a column header | [Sorting](/x/react-data-grid/sorting/), [filtering](/x/react-data-grid/filtering/customization/) |',
      '| `headerFilterCell`, `headerFilterMenu` (Pro) | The filters below the column headers | [Header filters](/x/react-data-grid/filtering/header-filters/) |',
      '| `row`, `cell` | A row and a cell | [Rows and cells](#listen-to-events-of-rows-and-cells) |',
      '| `detailPanels` (Pro) | The detail panels of expanded rows | [Master-detail](/x/react-data-grid/master-detail/) |',
    ],
    async () => {
      expect((await placeOf('toolbar')).count).toBe(0);
      expect((await placeOf('toolbar', { showToolbar: true })).count).toBe(1);
      expect((await placeOf('columnHeaders')).count).toBe(1);
      const sort = await placeOf('columnHeaderSortIcon');
      expect([sort.count, sort.inside('[role="columnheader"]')]).toEqual([2, true]);
      const filter = await placeOf('columnHeaderFilterIconButton', { initialState: filtered });
      expect(filter.inside('[role="columnheader"]')).toBe(true);
      const headerFilters: Partial<DataGridPremiumProps> = { headerFilters: true };
      const headerFilter = await placeOf('headerFilterCell', headerFilters);
      expect([headerFilter.count, headerFilter.inside('.MuiDataGrid-columnHeaders')]).toEqual([
        2,
        true,
      ]);
      expect((await placeOf('headerFilterCell')).count).toBe(0);
      expect((await placeOf('row')).count).toBe(2);
      expect((await placeOf('cell')).count).toBe(4);
      const panels = await placeOf('detailPanels', { getDetailPanelContent: () => null });
      expect(panels.count).toBe(1);
    },
  );

  proves(
    [
      '| `columnMenu` | The menu of a column | [Column menu](/x/react-data-grid/column-menu/) |',
      '| `loadingOverlay`, `noRowsOverlay`, and others | The overlays that cover the rows | [Overlays](/x/react-data-grid/overlays/) |',
      '| `bottomContainer` | The container of rows pinned to the bottom | [Row pinning](/x/react-data-grid/row-pinning/) |',
      '| `footer`, `footerRowCount`, `pagination` | The bar below the rows and its contents | [Footer](#change-the-footer), [pagination](/x/react-data-grid/pagination/) |',
      '| `panel`, `columnsPanel`, `columnsManagement`, `filterPanel` | The panels for columns and filters | [Columns panel](/x/react-data-grid/components/columns-panel/), [filter panel](/x/react-data-grid/components/filter-panel/) |',
    ],
    async () => {
      const { Marker } = marker();
      const { user, unmount } = show(<Grid slots={{ columnMenu: Marker }} />);
      await user.click(screen.getByLabelText('Name column menu'));
      expect(await screen.findByTestId('marker')).toBeInTheDocument();
      unmount();
      const overlay = '.MuiDataGrid-overlayWrapperInner';
      expect((await placeOf('loadingOverlay', { loading: true })).inside(overlay)).toBe(true);
      expect((await placeOf('noRowsOverlay', { rows: [] })).inside(overlay)).toBe(true);
      const bottom = { pinnedRows: { bottom: [{ id: 9 }] } };
      expect((await placeOf('bottomContainer', bottom)).count).toBe(1);
      const footer = '.MuiDataGrid-footerContainer';
      expect((await placeOf('footerRowCount')).inside(footer)).toBe(true);
      expect((await placeOf('pagination', { pagination: true })).inside(footer)).toBe(true);
      const columnsPanel = (api: Api) => api.showPreferences('columns' as never);
      const filterPanel = (api: Api) => api.showFilterPanel('name');
      for (const [slot, open] of [
        ['panel', filterPanel],
        ['columnsPanel', columnsPanel],
        ['columnsManagement', columnsPanel],
        ['filterPanel', filterPanel],
      ] as const) {
        expect((await placeOf(slot)).count).toBe(slot === 'panel' ? 1 : 0);
        expect((await placeOf(slot, {}, open)).count).toBe(1);
      }
    },
  );

  proves(
    '| `aiAssistantPanel` (Premium) | The panel of the assistant | [AI Assistant](/x/react-data-grid/ai-assistant/) |',
    async () => {
      const open = (api: Api) => api.showPreferences('aiAssistant' as never);
      const on: Partial<DataGridPremiumProps> = {
        aiAssistant: true,
        onPrompt: () => new Promise(() => {}),
      };
      expect((await placeOf('aiAssistantPanel', on, open)).inside('.MuiDataGrid-panel')).toBe(true);
      expect((await placeOf('aiAssistantPanel', {}, open)).count).toBe(0);
    },
  );

  proves(
    [
      'To add attributes such as `data-testid`, use two more entries of `slotProps`.',
      'The `root` entry reaches the outermost element, and the `main` entry reaches the element with `role="grid"`.',
    ],
    async () => {
      const own: object = { root: { 'data-mine': 'root' }, main: { 'data-mine': 'main' } };
      show(<Grid slotProps={own} />);
      expect(document.querySelector('.MuiDataGrid-root')).toHaveAttribute('data-mine', 'root');
      expect(screen.getByRole('grid')).toHaveAttribute('data-mine', 'main');
      await expectTypeError(
        `import type { GridSlots } from '@mui/x-data-grid';
        export const slots: Partial<Record<keyof GridSlots, null>> = { root: null };`,
        /./,
      );
    },
  );
});

describe('rows and cells', () => {
  proves(
    [
      'To handle a DOM event that has no prop, such as a right click, add a handler to `slotProps.row` or `slotProps.cell`.',
      'This demo opens a context menu:',
      'Read the id of the row from the `data-id` attribute of a row, and the field from the `data-field` attribute of a cell.',
      'The context-menu key and <kbd>Shift</kbd>+<kbd>F10</kbd> on a focused cell fire the same event, so the menu works with the keyboard.',
      'For clicks and key presses, the grid has props such as `onRowClick`.',
    ],
    async () => {
      const { user, unmount } = show(<RowContextMenu />);
      const row = document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')[1];
      fireEvent.contextMenu(row?.querySelector('[data-field]') ?? document.body);
      await user.click(await screen.findByRole('menuitem', { name: 'Send a bill' }));
      expect(screen.getByText(`Bill sent to berth ${row?.dataset.id}`)).toBeInTheDocument();
      unmount();
      const fields: unknown[] = [];
      const onRowClick = jest.fn();
      const other = show(
        <Grid
          onRowClick={onRowClick}
          slotProps={{
            cell: { onContextMenu: (event) => fields.push(event.currentTarget.dataset.field) },
          }}
        />,
      );
      // Browsers fire this event for these keys.
      fireEvent.contextMenu(cellOf('tags', 0));
      expect(fields).toEqual(['tags']);
      await other.user.click(cellOf('tags', 0));
      expect(onRowClick).toHaveBeenCalledTimes(1);
    },
  );

  proves('If you wrap a row, pass all props to `GridRow`:', () => {
    const Row = (props: React.ComponentProps<typeof GridRow>) => <GridRow {...props} />;
    show(<Grid slots={{ row: Row as never }} />);
    expect(cellOf('name', 1)).toHaveTextContent('a');
  });
});

describe('the footer', () => {
  proves(
    [
      'A component in the `footerRowCount` slot receives `rowCount` and `visibleRowCount`.',
      'This demo also adds up the lengths of the rows that pass the filter:',
      'The grid renders `footerRowCount` if pagination is off.',
      'The Community grid always has pagination, so the slot requires `DataGridPro` or `DataGridPremium`.',
      '| replace the number of rows | the `footerRowCount` slot |',
    ],
    () => {
      const { unmount } = show(<MetresCount />);
      expect(screen.getByText(/^\d of \d boats, [\d.]+ m$/)).toBeInTheDocument();
      unmount();
      const { Marker, got } = marker();
      const slots = { footerRowCount: Marker };
      const pro = show(
        <DataGridPro rows={rows} columns={columns} slots={slots} initialState={filtered} />,
      );
      expect(got.mock.lastCall?.[0]).toEqual({ rowCount: 2, visibleRowCount: 1 });
      pro.unmount();
      got.mockClear();
      const paged = show(<DataGridPro rows={rows} columns={columns} slots={slots} pagination />);
      expect(got).not.toHaveBeenCalled();
      paged.unmount();
      show(<Grid slots={slots} />);
      expect(got).not.toHaveBeenCalled();
      expect(document.querySelector('.MuiDataGrid-footerContainer')).toHaveTextContent(/1–2 of 2/);
    },
  );

  proves(
    [
      'To replace `footer`, start from `GridFooterContainer`.',
      'Buttons such as `ExportCsv` work inside the container, as [this demo](/x/react-data-grid/components/usage/#use-parts-outside-the-toolbar) shows.',
      '| hide the footer | `hideFooter` |',
      '| hide the number of selected rows | `hideFooterSelectedRowCount` |',
      '| hide the number of rows | `hideFooterRowCount` |',
      '| hide the pagination | `hideFooterPagination` |',
      '| replace the whole footer | the `footer` slot |',
    ],
    async () => {
      const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} });
      const footer = () => (
        <GridFooterContainer>
          <ExportCsv>Save</ExportCsv>
        </GridFooterContainer>
      );
      const { user, unmount } = show(<Grid slots={{ footer }} />);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(click).toHaveBeenCalledTimes(1);
      unmount();
      const selection: DataGridProps['rowSelectionModel'] = { type: 'include', ids: new Set([1]) };
      const footerWith = (props: Partial<DataGridProProps>) => {
        const shown = show(
          <DataGridPro rows={rows} columns={columns} rowSelectionModel={selection} {...props} />,
        );
        const text = document.querySelector('.MuiDataGrid-footerContainer')?.textContent;
        shown.unmount();
        return text;
      };
      expect(footerWith({})).toBe('1 row selectedTotal Rows: 2');
      expect(footerWith({ hideFooterRowCount: true })).toBe('1 row selected');
      expect(footerWith({ hideFooterSelectedRowCount: true })).toBe('Total Rows: 2');
      expect(footerWith({ pagination: true })).toMatch(/1–2 of 2$/);
      expect(footerWith({ pagination: true, hideFooterPagination: true })).not.toMatch(/of 2/);
      expect(footerWith({ hideFooter: true })).toBeUndefined();
    },
  );
});

describe('base slots', () => {
  const openFilter = (api: Api) => api.showFilterPanel();

  proves('| `baseInput` | Cells in edit mode |', async () => {
    const Input = ({ inputRef }: { inputRef?: React.Ref<HTMLInputElement> }) => (
      <input ref={inputRef} aria-label="My input" />
    );
    const { user } = show(<Grid slots={{ baseInput: Input as never }} />);
    await user.dblClick(cellOf('name', 0));
    expect(cellOf('name', 0)).toContainElement(
      await screen.findByRole('textbox', { name: 'My input' }),
    );
  });

  proves('| `baseMenuList`, `baseMenuItem`, `baseDivider` | Menus |', async () => {
    const openMenu = () => {
      fireEvent.click(screen.getByLabelText('Name column menu'));
    };
    for (const slot of ['baseMenuItem', 'baseDivider']) {
      expect((await placeOf(slot, {}, openMenu)).inside('[role="menu"]')).toBe(true);
      expect((await placeOf(slot)).count).toBe(0);
    }
    const list = await placeOf('baseMenuList', {}, openMenu);
    expect([list.count, list.inside('.MuiDataGrid-menu')]).toEqual([1, true]);
  });

  proves('| `baseAutocomplete` | Filters with several values |', async () => {
    const items = [{ field: 'name', operator: 'isAnyOf', value: ['a'] }];
    const several = { filter: { filterModel: { items } } };
    const countIn = async (initialState: DataGridProps['initialState']) =>
      (await placeOf('baseAutocomplete', { initialState }, openFilter)).count;
    expect(await countIn(several)).toBe(1);
    expect(await countIn(filtered)).toBe(0);
  });

  proves('| `basePopper`, `baseTooltip` | Menus, panels, and tooltips |', async () => {
    expect((await placeOf('basePopper', {}, openFilter)).count).toBeGreaterThan(0);
    expect((await placeOf('baseTooltip', { showToolbar: true })).count).toBeGreaterThan(0);
  });

  proves(
    [
      '| `basePagination` | Footer |',
      '| `baseCircularProgress`, `baseLinearProgress`, `baseSkeleton` | Loading overlays |',
    ],
    async () => {
      const pages = await placeOf('basePagination', { pagination: true });
      expect(pages.inside('.MuiDataGrid-footerContainer')).toBe(true);
      const loading = '.MuiDataGrid-overlay';
      expect((await placeOf('baseLinearProgress', { loading: true })).inside(loading)).toBe(true);
      const circle: Partial<DataGridPremiumProps> = {
        loading: true,
        slotProps: { loadingOverlay: { variant: 'circular-progress' } },
      };
      expect((await placeOf('baseCircularProgress', circle)).inside(loading)).toBe(true);
    },
  );

  proves(
    [
      'Buttons, inputs, and menus of the grid are base slots.',
      '| `baseButton`, `baseIconButton`, `baseCheckbox`, `baseTextField`, `baseSelect`, `baseSelectOption` | Throughout the grid |',
      '| `baseBadge`, `baseChip`, `baseSwitch` | Toolbar, column headers, and pivot panel |',
    ],
    async () => {
      const toolbar = { showToolbar: true };
      const countOf = async (...args: Parameters<typeof placeOf>) => (await placeOf(...args)).count;
      expect(await countOf('baseButton', {}, openFilter)).toBeGreaterThan(0);
      expect(await countOf('baseIconButton', toolbar)).toBeGreaterThan(2);
      expect(await countOf('baseCheckbox', { checkboxSelection: true })).toBe(3);
      expect(await countOf('baseTextField', {}, openFilter)).toBe(1);
      expect(await countOf('baseSelect', {}, openFilter)).toBeGreaterThan(1);
      expect(
        await countOf(
          'baseSelectOption',
          { slotProps: { baseSelect: { native: true } } },
          openFilter,
        ),
      ).toBeGreaterThan(1);
      const badge = await placeOf('baseBadge', toolbar);
      expect(badge.inside('[role="toolbar"]')).toBe(true);
      const sortModel = columns.map(({ field }) => ({ field, sort: 'asc' as const }));
      const index = await placeOf('baseBadge', { initialState: { sorting: { sortModel } } });
      expect(index.inside('[role="columnheader"]')).toBe(true);
      const pivoting: Partial<DataGridPremiumProps> = {
        initialState: {
          pivoting: {
            panelOpen: true,
            enabled: false,
            model: { rows: [], columns: [], values: [{ field: 'name', aggFunc: 'size' }] },
          },
        },
      };
      for (const slot of ['baseChip', 'baseSwitch']) {
        const place = await placeOf(slot, pivoting);
        expect([slot, place.inside('.MuiDataGrid-sidebar')]).toEqual([slot, true]);
      }
      // The tooltips around the markers log this error.
      expectConsole('error', /is not forwarding its props/);
    },
  );

  proves(
    [
      'This demo renders native checkboxes:',
      "A replacement receives the props of its type, such as `GridSlotProps['baseCheckbox']`, not the props of Material UI.",
      '`ref` and `tabIndex`: the keyboard navigation of the grid.',
      '`htmlInput` in `slotProps`: the accessible name.',
      '`name`: the columns panel reads it to find the column.',
    ],
    async () => {
      const { user, unmount } = show(<NativeCheckbox />);
      const boxes = screen.getAllByRole('checkbox', { name: 'Select row' });
      await user.click(boxes[0] ?? document.body);
      expect(screen.getByRole('checkbox', { name: 'Unselect row' })).toBeChecked();
      await openMenuOf(user, 'Boat');
      await user.click(screen.getByRole('menuitem', { name: 'Manage columns' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Length (m)' }));
      expect(cellsOf('length')).toHaveLength(0);
      unmount();
      const { Marker, got } = marker();
      show(<Grid checkboxSelection slots={{ baseCheckbox: Marker }} />);
      expect(Object.keys(got.mock.lastCall?.[0]).sort()).toEqual([
        'checked',
        'className',
        'disabled',
        'indeterminate',
        'onChange',
        'onKeyDown',
        'ref',
        'slotProps',
        'tabIndex',
        'value',
      ]);
      expect(got.mock.lastCall?.[0].slotProps.htmlInput['aria-label']).toBe('Select row');
      const module = (prop: string) => `import type { GridSlotProps } from '@mui/x-data-grid';
        export const props: GridSlotProps['baseCheckbox'] = { ${prop} };`;
      await expectCompiles(module('tabIndex: 0'));
      await expectTypeError(module('checkedIcon: null'), /TS2353/);
    },
  );

  proves(
    'To change props of a Material UI component, pass them in the `material` object of `slotProps`.',
    () => {
      show(
        <Grid
          showToolbar
          slotProps={{ baseIconButton: { material: { centerRipple: false, className: 'mine' } } }}
        />,
      );
      expect(document.querySelectorAll('.MuiIconButton-root.mine').length).toBeGreaterThan(0);
    },
  );
});

describe('icons and types', () => {
  proves(
    [
      'Two icons belong to no such page:',
      '`loadIcon` appears in a cell while the grid validates an edit.',
      '`menuItemCheckIcon` marks the current operator in the menu of a header filter.',
    ],
    async () => {
      const waiting: DataGridProps['columns'] = [
        {
          field: 'name',
          headerName: 'Name',
          editable: true,
          preProcessEditCellProps: () => new Promise(() => {}),
        },
      ];
      const { Marker } = marker();
      const { user, unmount } = show(<Grid columns={waiting} slots={{ loadIcon: Marker }} />);
      await user.dblClick(cellOf('name', 0));
      expect(screen.queryByTestId('marker')).toBeNull();
      await user.keyboard('x');
      expect(await screen.findByTestId('marker')).toBeInTheDocument();
      unmount();
      const other = show(
        <DataGridPro
          rows={rows}
          columns={columns.slice(0, 1)}
          headerFilters
          initialState={filtered}
          slots={{ menuItemCheckIcon: Marker }}
        />,
      );
      await other.user.click(screen.getByRole('button', { name: 'Operator' }));
      const current = (await screen.findByTestId('marker')).closest('[role="menuitem"]');
      expect(current).toHaveTextContent('Contains');
    },
  );

  proves(
    [
      'Pass a component for each icon slot.',
      'The grid passes `fontSize` and `className`, and for some icons `titleAccess` with the accessible name.',
      'Pass these props to your icon:',
    ],
    () => {
      const { unmount } = show(<IconSet />);
      expect(screen.getAllByTestId('ExpandCircleDownIcon').length).toBeGreaterThan(0);
      unmount();
      const menu = marker();
      const truth = marker();
      const sorted = marker();
      show(
        <Grid
          columns={[...columns, { field: 'ready', type: 'boolean' }]}
          slots={{
            columnMenuIcon: menu.Marker,
            booleanCellTrueIcon: truth.Marker,
            columnSortedAscendingIcon: sorted.Marker,
          }}
        />,
      );
      expect(menu.got.mock.lastCall?.[0]).toMatchObject({ fontSize: 'inherit' });
      expect(truth.got.mock.lastCall?.[0]).toMatchObject({
        fontSize: 'small',
        titleAccess: 'yes',
        className: expect.stringContaining('booleanCell'),
      });
      expect(sorted.got.mock.lastCall?.[0]).toMatchObject({
        fontSize: 'small',
        className: expect.stringContaining('sortIcon'),
      });
    },
  );

  proves(
    [
      'To pass extra props to your slot component, extend the type of its props.',
      'The interface is named after the slot, such as `FooterPropsOverrides`, `ToolbarPropsOverrides`, or `RowPropsOverrides`.',
      'The extension applies to the whole app:',
    ],
    async () => {
      const module = (declaration: string) => `
        import { DataGrid } from '@mui/x-data-grid';
        ${declaration}
        export const grid = (
          <DataGrid
            rows={[]}
            columns={[]}
            slotProps={{ footer: { ownA: 1 }, toolbar: { ownB: 1 }, row: { ownC: 1 } }}
          />
        );`;
      await expectTypeError(module(''), /TS2353|TS2322|TS2769/);
      await expectCompiles(
        module(`declare module '@mui/x-data-grid' {
          interface FooterPropsOverrides { ownA?: number }
          interface ToolbarPropsOverrides { ownB?: number }
          interface RowPropsOverrides { ownC?: number }
        }`),
      );
    },
  );

  proves(
    [
      'The grid writes a `<style>` element for its CSS variables.',
      'If your policy requires a nonce, pass the nonce to the grid with the `nonce` prop, and pass the same nonce to the style cache of Emotion.',
    ],
    () => {
      const { container } = show(<Grid nonce="abc" />);
      const styles = [...document.querySelectorAll('style')].filter((style) =>
        style.textContent?.includes('--DataGrid-t-'),
      );
      expect(container).toHaveTextContent('Name');
      expect(styles).toHaveLength(1);
      expect(styles[0]?.nonce || styles[0]?.getAttribute('nonce')).toBe('abc');
    },
  );

  proves(
    [
      '`experimentalFeatures` has one option in this version, `warnIfFocusStateIsNotSynced`.',
      "In automated tests, it warns you if a cell has focus that the grid doesn't know about.",
    ],
    async () => {
      await expectCompiles(`import type { GridExperimentalFeatures } from '@mui/x-data-grid';
        export const only: { [Key in keyof GridExperimentalFeatures]: 1 } = {
          warnIfFocusStateIsNotSynced: 1,
        };`);
    },
  );

  proves(
    [
      'For example, a checkbox in a row needs the name "Select row".',
      '<kbd>Tab</kbd> must leave the grid instead of moving through its cells.',
    ],
    async () => {
      const { user } = show(
        <>
          <NativeCheckbox />
          <button type="button">After</button>
        </>,
      );
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Select row' });
      expect(boxes.map(({ tabIndex }) => tabIndex)).toEqual(boxes.map(() => -1));
      await user.tab();
      const field = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
      expect(field).toBe('__check__');
    },
  );
});
