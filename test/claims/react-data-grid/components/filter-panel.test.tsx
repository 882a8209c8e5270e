import * as grid from '@mui/x-data-grid';
import {
  DataGrid,
  type DataGridProps,
  FilterPanelTrigger,
  type GridApi,
  type GridFilterModel,
  GridPreferencePanelsValue,
  useGridApiContext,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  GridLogicOperator,
} from '@mui/x-data-grid-pro';
import FilterButton from '../../../../docs/x/react-data-grid/components/filter-panel/FilterButton';
import FilterFromCode from '../../../../docs/x/react-data-grid/components/filter-panel/FilterFromCode';
import OwnFilterForm from '../../../../docs/x/react-data-grid/components/filter-panel/OwnFilterForm';
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
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

const isA = { id: 'a', field: 'name', operator: 'contains', value: 'a' };
const isLarge = { id: 'large', field: 'size', operator: '>', value: 1 };

const filteredBy = (...items: GridFilterModel['items']) => ({
  filter: { filterModel: { items } },
});
const opened = { preferencePanel: { open: true } };

function showGrid(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<DataGrid rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  return { ...shown, api, items: () => api().state.filter.filterModel.items };
}

function showPro(filterPanel: NonNullable<DataGridProProps['slotProps']>['filterPanel']) {
  return show(
    <DataGridPro
      rows={rows}
      columns={columns}
      initialState={{ ...filteredBy(isA, isLarge), ...opened }}
      slotProps={{ filterPanel }}
    />,
  );
}

const form = () => document.querySelector('.MuiDataGrid-filterForm');
const valueField = () => screen.findByRole('textbox', { name: 'Value' });

describe('the button', () => {
  proves(
    [
      "In this version, you can't compose the panel from smaller parts such as its inputs.",
      '`FilterPanelTrigger` is also part of the Community package.',
      'The demo uses `DataGridPro` to apply two filters together.',
    ],
    async () => {
      expect(Object.keys(grid).filter((name) => name.startsWith('FilterPanel'))).toEqual([
        'FilterPanelTrigger',
      ]);
      const { user } = show(<FilterButton />);
      expect(textsOf('name')).toEqual(['Charcoal path', 'Chapel and back']);
      const trigger = buttonOf('Filter the walks');
      expect(trigger).toHaveTextContent('2');
      await user.click(trigger);
      await waitFor(() =>
        expect(document.querySelectorAll('.MuiDataGrid-filterForm')).toHaveLength(2),
      );
    },
  );

  proves(
    [
      '`FilterPanelTrigger` works in each slot, for example in a [toolbar](/x/react-data-grid/components/toolbar/).',
      'Its `render` and `className` functions receive two values:',
      '`open`: whether the panel is open.',
      '`filterCount`: the number of active filters, for example for a badge.',
      '| move or restyle the button | [`FilterPanelTrigger`](#add-a-filter-button) |',
    ],
    async () => {
      const footer = () => (
        <FilterPanelTrigger
          render={stateButton}
          className={({ open, filterCount }) => `${open}-${filterCount}`}
        />
      );
      const { user } = showGrid({ slots: { footer }, initialState: filteredBy(isA) });
      await user.click(buttonOf('{"open":false,"filterCount":1}'));
      expect(buttonOf('{"open":true,"filterCount":1}')).toHaveClass('true-1');
      expect(await valueField()).toHaveValue('a');
    },
  );

  proves(
    [
      '`filterCount` ignores filters without a value and the quick filter.',
      'Operators that need no value, such as `isEmpty`, are included.',
    ],
    () => {
      const countOf = (filterModel: GridFilterModel) => {
        const { unmount } = showParts(
          <FilterPanelTrigger
            render={(_props, { filterCount }) => <output>{filterCount}</output>}
          />,
          { initialState: { filter: { filterModel } } },
        );
        const count = Number(screen.getByRole('status').textContent);
        unmount();
        return count;
      };
      const contains = { field: 'name', operator: 'contains' };
      expect(countOf({ items: [isA] })).toBe(1);
      expect(countOf({ items: [contains] })).toBe(0);
      expect(countOf({ items: [{ ...contains, value: '' }] })).toBe(0);
      expect(countOf({ items: [{ field: 'name', operator: 'isAnyOf', value: [] }] })).toBe(0);
      expect(countOf({ items: [], quickFilterValues: ['a'] })).toBe(0);
      expect(countOf({ items: [{ field: 'name', operator: 'isEmpty' }] })).toBe(1);
    },
  );

  proves(
    [
      'To replace the icon of the default toolbar, use `slots.openFilterButtonIcon`.',
      'To remove the button, the menu item, and the icons in the column headers, set `disableColumnFilter`.',
      'A filter model from your code still applies.',
    ],
    async () => {
      const { user, unmount } = showGrid({
        showToolbar: true,
        slots: { openFilterButtonIcon: mark('mine') },
        initialState: filteredBy(isA),
      });
      expect(within(buttonOf('Filters')).getByTestId('mine')).toBeInTheDocument();
      expect(within(headerOf('Name')).getByLabelText('Show filters')).toBeInTheDocument();
      expect(await openMenuOf(user, 'Name')).toContain('Filter');
      unmount();
      const off = showGrid({
        showToolbar: true,
        disableColumnFilter: true,
        initialState: filteredBy(isA),
      });
      expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
      expect(within(headerOf('Name')).queryByLabelText('Show filters')).toBeNull();
      expect(await openMenuOf(off.user, 'Name')).not.toContain('Filter');
      expect(textsOf('name')).toEqual(['a', 'ab']);
    },
  );
});

describe('the form', () => {
  proves(
    [
      '| change options or inputs of the form | [`slotProps.filterPanel`](#configure-the-filter-form) |',
      '| `filterFormProps` | Sets props of the inputs, and the columns in the list |',
      "| `columnsSort` | Sorts the list of columns: `'asc'` or `'desc'` |",
      '| `sx` | Adds styles |',
      '`slotProps.filterPanel` accepts the props of [`GridFilterPanel`](/x/api/data-grid/grid-filter-panel/):',
    ],
    async () => {
      const columnsWith = async (
        filterPanel: NonNullable<DataGridProps['slotProps']>['filterPanel'],
      ) => {
        const { user, unmount } = showGrid({
          initialState: opened,
          slotProps: { filterPanel },
        });
        await user.click(await screen.findByRole('combobox', { name: 'Columns' }));
        const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
        unmount();
        return names;
      };
      expect(await columnsWith({ columnsSort: 'desc' })).toEqual(['Size', 'Name']);
      expect(await columnsWith({ columnsSort: 'asc' })).toEqual(['Name', 'Size']);
      expect(await columnsWith({ filterFormProps: { filterColumns: () => ['name'] } })).toEqual([
        'Name',
      ]);
      showGrid({
        initialState: opened,
        slotProps: {
          filterPanel: {
            sx: { color: 'rgb(1, 2, 3)' },
            filterFormProps: { valueInputProps: { className: 'mine' } },
          },
        },
      });
      expect((await valueField()).closest('.mine')).not.toBeNull();
      expect(form()?.closest('.MuiDataGrid-panelWrapper')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    },
  );

  proves(
    [
      '| `logicOperators` | Offers only "and" or only "or" (Pro) |',
      '| `getColumnForNewFilter` | Chooses the column of a new filter |',
      '| `disableAddFilterButton`, `disableRemoveAllButton` | Removes the buttons at the bottom (Pro) |',
      'To replace the icons of the form, use the slots `filterPanelDeleteIcon`, `filterPanelAddIcon`, and `filterPanelRemoveAllIcon`.',
    ],
    async () => {
      const footer = () =>
        [...document.querySelectorAll('.MuiDataGrid-panelFooter button')].map(
          ({ textContent }) => textContent,
        );
      const { unmount } = showPro({ logicOperators: [GridLogicOperator.And] });
      await screen.findByRole('button', { name: 'Add filter' });
      expect(
        screen.getAllByLabelText('Logic operator').at(-1)?.closest('.Mui-disabled'),
      ).not.toBeNull();
      expect(footer()).toEqual(['Add filter', 'Remove all']);
      unmount();
      const off = showPro({ disableAddFilterButton: true });
      await screen.findByRole('button', { name: 'Remove all' });
      expect(footer()).toEqual(['Remove all']);
      off.unmount();
      const { unmount: close } = showPro({ disableRemoveAllButton: true });
      await screen.findByRole('button', { name: 'Add filter' });
      expect(footer()).toEqual(['Add filter']);
      close();
      const community = showGrid({
        initialState: opened,
        slotProps: { filterPanel: { getColumnForNewFilter: () => 'size' } },
      });
      await screen.findByRole('combobox', { name: 'Columns' });
      expect(screen.getByRole('combobox', { name: 'Columns' })).toHaveTextContent('Size');
      expect(footer()).toEqual([]);
      community.unmount();
      show(
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={{ ...filteredBy(isA), ...opened }}
          slots={{
            filterPanelDeleteIcon: mark('delete'),
            filterPanelAddIcon: mark('add'),
            filterPanelRemoveAllIcon: mark('remove'),
          }}
        />,
      );
      expect(
        within(await screen.findByRole('button', { name: 'Delete' })).getByTestId('delete'),
      ).toBeInTheDocument();
      expect(within(buttonOf('Add filter')).getByTestId('add')).toBeInTheDocument();
      expect(within(buttonOf('Remove all')).getByTestId('remove')).toBeInTheDocument();
    },
  );
});

describe('a custom form', () => {
  proves(
    [
      '| show your own form in the panel | [`slots.filterPanel`](#build-a-custom-filter-form) |',
      'Pass your form to `slots.filterPanel`.',
      'The grid still positions the panel, opens and closes it, and keeps <kbd>Tab</kbd> inside the panel.',
      'The count and the icons in the column headers are updated.',
    ],
    async () => {
      const { user } = show(<OwnFilterForm />);
      await user.click(buttonOf('Filters'));
      const easy = await screen.findByRole('radio', { name: 'easy' });
      const panel = document.querySelector('.MuiDataGrid-panel');
      expect(panel).toContainElement(easy);
      expect(form()).toBeNull();
      expect(screen.getByRole('radio', { name: 'any' })).toHaveFocus();
      for (let press = 0; press < 4; press += 1) {
        await user.tab();
        expect(panel).toContainElement(document.activeElement as HTMLElement);
      }
      await user.click(easy);
      expect(textsOf('level')).toEqual(['easy', 'easy']);
      expect(document.querySelector('.MuiBadge-badge')).not.toHaveClass('MuiBadge-invisible');
      expect(within(headerOf('Level')).getByLabelText('Show filters')).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'easy' })).toBeNull());
      expect(buttonOf('Filters')).toHaveFocus();
    },
  );

  proves(
    [
      '**Focus:** move the focus into your form when it mounts.',
      '<kbd>Esc</kbd> closes the panel if the focus is inside.',
      'The built-in form takes the focus when it opens.',
      'The panel keeps <kbd>Tab</kbd> inside and closes with <kbd>Esc</kbd>.',
    ],
    async () => {
      const { user, unmount } = showGrid({ showToolbar: true });
      await user.click(buttonOf('Filters'));
      const value = await valueField();
      await waitFor(() => expect(value).toHaveFocus());
      for (let press = 0; press < 6; press += 1) {
        await user.tab();
        expect(document.activeElement?.closest('.MuiDataGrid-panel')).not.toBeNull();
      }
      await user.keyboard('{Escape}');
      await waitFor(() => expect(form()).toBeNull());
      unmount();
      const filterPanel = () => <input aria-label="Mine" />;
      const own = showGrid({ showToolbar: true, slots: { filterPanel } });
      await own.user.click(buttonOf('Filters'));
      const input = await screen.findByRole('textbox', { name: 'Mine' });
      expect(input).not.toHaveFocus();
      await own.user.keyboard('{Escape}');
      await act(async () => pause(300));
      expect(input).toBeInTheDocument();
      act(() => input.focus());
      await own.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Mine' })).toBeNull());
    },
  );

  proves(
    [
      '**Filter model:** the slot receives no props.',
      'Read the model with `gridFilterModelSelector`.',
      'Call `setFilterModel()` to replace the filters.',
      'In Pro, call `upsertFilterItem()` to keep other filters.',
    ],
    async () => {
      const got: object[] = [];
      function Form(props: object) {
        const apiRef = useGridApiContext();
        got.push(props);
        return (
          <button type="button" onClick={() => apiRef.current.upsertFilterItem(isLarge)}>
            Large
          </button>
        );
      }
      const { apiRef, api } = createApiRef<GridApiPro>();
      const { user } = show(
        <DataGridPro
          rows={rows}
          columns={columns}
          apiRef={apiRef}
          slots={{ filterPanel: Form }}
          initialState={{ ...filteredBy(isA), ...opened }}
        />,
      );
      await user.click(await screen.findByRole('button', { name: 'Large' }));
      expect(got.at(-1)).toEqual({});
      expect(textsOf('name')).toEqual(['ab']);
      act(() => api().setFilterModel({ items: [isLarge] }));
      expect(textsOf('name')).toEqual(['b', 'ab']);
    },
  );

  proves(
    [
      '**Column menu:** its filter item also opens your form, and in the Community grid it removes the filter of another column.',
      "Set `disableColumnMenu`, or set `filterable: false` on columns that your form doesn't filter.",
    ],
    async () => {
      const slots = { filterPanel: mark('mine') };
      const { user, items, unmount } = showGrid({ slots, initialState: filteredBy(isA) });
      await openMenuOf(user, 'Size');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      expect(await screen.findByTestId('mine')).toBeInTheDocument();
      expect(items().map(({ field }) => field)).toEqual(['size']);
      unmount();
      const fixed = showGrid({
        slots,
        columns: columns.map((column) => ({ ...column, filterable: column.field === 'name' })),
      });
      expect(await openMenuOf(fixed.user, 'Size')).not.toContain('Filter');
      fixed.unmount();
      show(<OwnFilterForm />);
      expect(screen.queryByLabelText(/column menu/)).toBeNull();
    },
  );
});

describe('from code', () => {
  proves(
    [
      '| open the panel from a button on the page | [`showFilterPanel()`](#open-the-panel-from-code) |',
      '| `showFilterPanel()` | Opens the panel |',
      '| `showFilterPanel(field)` | Opens the panel and adds a filter for the column, unless the column has a filter |',
      '| `hideFilterPanel()` | Closes the panel |',
      'In the Community grid, the filter that `showFilterPanel(field)` adds replaces an existing filter.',
    ],
    async () => {
      const { api, items, unmount } = showGrid({ initialState: filteredBy(isA) });
      act(() => api().showFilterPanel());
      expect(await valueField()).toHaveValue('a');
      act(() => api().hideFilterPanel());
      await waitFor(() => expect(form()).toBeNull());
      act(() => api().showFilterPanel('name'));
      expect(items()).toEqual([expect.objectContaining(isA)]);
      act(() => api().showFilterPanel('size'));
      expect(items()).toEqual([expect.objectContaining({ field: 'size', operator: '=' })]);
      unmount();
      const { apiRef, api: pro } = createApiRef<GridApiPro>();
      show(
        <DataGridPro
          rows={rows}
          columns={columns}
          apiRef={apiRef}
          initialState={filteredBy(isA)}
        />,
      );
      act(() => pro().showFilterPanel('size'));
      expect(pro().state.filter.filterModel.items.map(({ field }) => field)).toEqual([
        'name',
        'size',
      ]);
    },
  );

  proves('If the grid has no trigger, the panel appears at the top of the grid.', async () => {
    const { places, slots } = watchPlaces();
    const { api, unmount } = showGrid({ slots });
    act(() => api().showFilterPanel());
    await valueField();
    const place = places.at(-1);
    expect(place?.compareDocumentPosition(headerOf('Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('grid').firstElementChild).toBe(place);
    unmount();
    const { user } = showParts(<FilterPanelTrigger>Filter</FilterPanelTrigger>, { slots });
    await user.click(buttonOf('Filter'));
    await valueField();
    expect(places.at(-1)).toBe(buttonOf('Filter'));
  });

  proves(
    'The callbacks `onPreferencePanelOpen` and `onPreferencePanelClose` fire for this panel and for the [columns panel](/x/react-data-grid/components/columns-panel/#open-the-panel-from-code).',
    async () => {
      const calls: unknown[] = [];
      const note = (name: string) => (params: { openedPanelValue?: string }) => {
        calls.push([name, params.openedPanelValue]);
      };
      const { api } = showGrid({
        onPreferencePanelOpen: note('open'),
        onPreferencePanelClose: note('close'),
      });
      act(() => api().showFilterPanel());
      act(() => api().hideFilterPanel());
      act(() => api().showPreferences(GridPreferencePanelsValue.columns));
      act(() => api().hidePreferences());
      expect(calls).toEqual([
        ['open', 'filters'],
        ['close', 'filters'],
        ['open', 'columns'],
        ['close', 'columns'],
      ]);
    },
  );

  proves(
    'To open the panel from a button on your page, call methods of the [API object](/x/react-data-grid/api-object/):',
    async () => {
      const { user } = show(<FilterFromCode />);
      await user.click(buttonOf('How far?'));
      expect(await screen.findByRole('combobox', { name: 'Columns' })).toHaveTextContent('km');
      await user.click(buttonOf('How hard?'));
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: 'Columns' })).toHaveTextContent('Level'),
      );
    },
  );
});

proves(
  [
    'Screen readers need a name for the button, for example from a tooltip.',
    "If a tooltip names the button, the name doesn't include the badge.",
    'If the number of filters matters, put it into the name:',
  ],
  () => {
    const { unmount } = show(<FilterButton />);
    expect(buttonOf('Filter the walks')).toBeInTheDocument();
    unmount();
    showParts(
      <FilterPanelTrigger aria-label="Filters, 2 active">
        <svg />
      </FilterPanelTrigger>,
    );
    expect(buttonOf('Filters, 2 active')).toBeInTheDocument();
  },
);

exempt('Users build filters in the filter panel of the grid.', 'Advice.');
