import type { ReactNode, RefObject } from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  getGridStringOperators,
  type GridApiPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterItem,
  gridFilterModelSelector,
  type GridFilterOperator,
  GridLogicOperator,
  type GridRenderHeaderFilterProps,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import FilterRow from '../../../../docs/x/react-data-grid/filtering/header-filters/FilterRow';
import JumpToFilter from '../../../../docs/x/react-data-grid/filtering/header-filters/JumpToFilter';
import OwnHeaderFilter from '../../../../docs/x/react-data-grid/filtering/header-filters/OwnHeaderFilter';
import PlainFilterRow from '../../../../docs/x/react-data-grid/filtering/header-filters/PlainFilterRow';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../../harness';

const rows = [
  { id: 1, name: 'Ada', amount: 3 },
  { id: 2, name: 'Bo', amount: 1 },
  { id: 3, name: 'Cy', amount: 2 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

const filteredBy = (...items: readonly GridFilterItem[]): DataGridProProps['initialState'] => ({
  filter: { filterModel: { items: [...items] } },
});

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} headerFilters {...props} />;
}

function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    ...shown,
    api,
    items: () => gridFilterModelSelector(apiRef as { current: GridApiPro }).items,
  };
}

/** The cell of the filter row, by the column's field. */
function filterOf(field: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(
    `.MuiDataGrid-columnHeader--filter[data-field="${field}"]`,
  );
  if (!cell) {
    throw new Error(`The filter row has no ${field}.`);
  }
  return cell;
}

/** The field inside of such a cell. */
function fieldOf(field: string): HTMLInputElement {
  const input = filterOf(field).querySelector('input');
  if (!input) {
    throw new Error(`The filter of ${field} has no field.`);
  }
  return input;
}
const labelOf = (field: string) => filterOf(field).querySelector('label')?.textContent;

/** Opens the menu of operators and gives its entries. */
async function openOperatorsOf(user: ReturnType<typeof show>['user'], field: string) {
  await user.click(within(filterOf(field)).getByRole('button', { name: 'Operator' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** A grid whose names have these operators. */
const withOperators = (...filterOperators: readonly GridFilterOperator[]) => ({
  columns: [{ ...columns[0], filterOperators }, columns[1]] as GridColDef[],
});

const [contains, doesNotContain] = getGridStringOperators() as [
  GridFilterOperator,
  GridFilterOperator,
];

/** A grid whose names are filtered by a component. */
const withFilter = (renderHeaderFilter: (params: GridRenderHeaderFilterProps) => ReactNode) => ({
  columns: [{ ...columns[0], renderHeaderFilter }, columns[1]] as GridColDef[],
});

describe('the row', () => {
  proves(
    [
      'Header filters show a filter below the header of each column, so that users filter without opening the filter panel.',
      'Header filters require [Pro](/x/introduction/licensing/#pro-plan).',
      'Set the `headerFilters` prop.',
    ],
    async () => {
      const { unmount } = show(<FilterRow />);
      const [headers, filters] = screen.getAllByRole('row');
      expect(headers).toContainElement(headerOf('Ship'));
      const fields = [...(filters?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
      expect(fields.map(({ dataset }) => dataset.field)).toEqual([
        'name',
        'cargo',
        'meters',
        'due',
        'pilot',
      ]);
      expect(fields.map((field) => field.querySelectorAll('input').length)).toEqual([
        1, 1, 1, 1, 1,
      ]);
      unmount();
      show(<Grid headerFilters={false} />);
      expect(screen.getAllByRole('row')[1]).toHaveAttribute('data-id', '1');
      const code = (name: string) =>
        `import { ${name} } from '@mui/x-data-grid${name.slice(8).toLowerCase().replace(/^/, '-')}';
        export const grid = <${name} columns={[]} headerFilters />;`;
      await expectCompiles(code('DataGridPro'));
      await expectTypeError(code('DataGrid').replace("grid-'", "grid'"), /TS2322.*headerFilters/s);
    },
  );

  proves(
    [
      'Users type a value into a field. With the button at its end, they choose the operator or clear the filter.',
      'Header filters and the filter panel change the same filter model, so users can combine both.',
    ],
    async () => {
      const { user } = show(<Grid showToolbar />);
      await user.type(fieldOf('name'), 'b');
      await waitFor(() => expect(textsOf('name')).toEqual(['Bo']));
      await openOperatorsOf(user, 'name');
      await user.click(screen.getByRole('menuitem', { name: 'Does not contain' }));
      expect(textsOf('name')).toEqual(['Ada', 'Cy']);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const panel = await screen.findByRole('textbox', { name: 'Value' });
      expect(panel).toHaveValue('b');
      await user.clear(panel);
      await user.type(panel, 'c');
      await waitFor(() => expect(fieldOf('name')).toHaveValue('c'));
      expect(textsOf('name')).toEqual(['Ada', 'Bo']);
      expect((await openOperatorsOf(user, 'name'))[0]).toBe('Clear filter');
      await user.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
      expect(textsOf('name')).toHaveLength(3);
    },
  );

  proves(
    'Filters of several columns are joined with "and", unless the [model](/x/react-data-grid/filtering/multi-filters/) says "or".',
    () => {
      const items = [
        { id: 1, field: 'name', operator: 'contains', value: 'a' },
        { id: 2, field: 'amount', operator: '<', value: 2 },
      ];
      const namesWith = (logicOperator?: GridLogicOperator) => {
        const { unmount } = show(
          <Grid initialState={{ filter: { filterModel: { items, logicOperator } } }} />,
        );
        const names = textsOf('name');
        unmount();
        return names;
      };
      expect(namesWith()).toEqual([]);
      expect(namesWith(GridLogicOperator.Or)).toEqual(['Ada', 'Bo']);
    },
  );

  proves('If the model has two items for a column, the row shows the first item.', () => {
    show(
      <Grid
        initialState={filteredBy(
          { id: 1, field: 'amount', operator: '>', value: 1 },
          { id: 2, field: 'amount', operator: '<', value: 3 },
        )}
      />,
    );
    expect(textsOf('name')).toEqual(['Cy']);
    expect(labelOf('amount')).toBe('Greater than');
    expect(filterOf('amount').querySelectorAll('input')).toHaveLength(1);
    expect(fieldOf('amount')).toHaveValue(1);
  });

  proves(
    [
      "The row doesn't offer the operator `isAnyOf`.",
      'If the model contains an `isAnyOf` filter, the filter works and appears in the panel.',
      'If a column has no operator except `isAnyOf`, the grid throws an error.',
    ],
    async () => {
      const { user, unmount } = show(
        <Grid
          showToolbar
          initialState={filteredBy({ field: 'name', operator: 'isAnyOf', value: ['Ada', 'Cy'] })}
        />,
      );
      expect(textsOf('name')).toEqual(['Ada', 'Cy']);
      expect(labelOf('name')).toBe('Contains');
      expect(fieldOf('name')).toHaveValue('');
      const entries = await openOperatorsOf(user, 'name');
      expect(entries).toContain('Is empty');
      expect(entries).not.toContain('Is any of');
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      expect(await screen.findByRole('combobox', { name: 'Operator' })).toHaveTextContent(
        'is any of',
      );
      unmount();
      const only = withOperators(
        ...getGridStringOperators().filter(({ value }) => value === 'isAnyOf'),
      );
      show(<Grid {...only} headerFilters={false} />).unmount();
      expect(() => show(<Grid {...only} />)).toThrow(TypeError);
    },
  );

  proves(
    [
      'If a column has `filterable: false`, its cell is empty.',
      "But if the model filters by this column, the cell shows the filter, and users can't change the filter.",
    ],
    async () => {
      const fixed = columns.map((column) => ({ ...column, filterable: false }));
      const { user, unmount } = show(<Grid columns={fixed} />);
      expect(filterOf('name')).toBeEmptyDOMElement();
      unmount();
      show(
        <Grid
          columns={fixed}
          initialState={filteredBy({ field: 'name', operator: 'contains', value: 'b' })}
        />,
      );
      expect(textsOf('name')).toEqual(['Bo']);
      expect(fieldOf('name')).toHaveValue('b');
      expect(fieldOf('name')).toBeDisabled();
      expect(within(filterOf('name')).getByRole('button')).toBeDisabled();
      expect(filterOf('amount')).toBeEmptyDOMElement();
      await user.click(filterOf('name'));
      await user.keyboard('{Enter}{Control>}{Enter}{/Control}x');
      await pause(200);
      expect([textsOf('name'), screen.queryByRole('menu')]).toEqual([['Bo'], null]);
    },
  );
});

describe('the row alone', () => {
  proves(
    [
      'The prop removes the filter button in the toolbar, the filter item in the column menu, and the filter icons in the headers.',
      'To keep only the header filters, set `disableColumnFilter`.',
    ],
    async () => {
      for (const disableColumnFilter of [false, true]) {
        const { user, unmount } = show(
          <Grid
            showToolbar
            disableColumnFilter={disableColumnFilter}
            initialState={filteredBy({ field: 'name', operator: 'contains', value: 'b' })}
          />,
        );
        const count = disableColumnFilter ? 0 : 1;
        expect(screen.queryAllByRole('button', { name: 'Filters' })).toHaveLength(count);
        expect(within(headerOf('Name')).queryAllByLabelText(/active filter/)).toHaveLength(count);
        expect(fieldOf('name')).toHaveValue('b');
        const entries = await openMenuOf(user, 'Name');
        expect(entries.includes('Filter')).toBe(!disableColumnFilter);
        unmount();
      }
    },
  );

  proves(
    'Without the menu, each column uses its first operator, unless the model names another.',
    async () => {
      const plain: Partial<DataGridProProps> = {
        slots: { headerFilterMenu: null },
        slotProps: { headerFilterCell: { showClearIcon: true } },
      };
      const { user, unmount } = show(
        <Grid {...plain} initialState={filteredBy({ field: 'amount', operator: '>', value: 1 })} />,
      );
      expect(screen.queryByRole('button', { name: 'Operator' })).toBeNull();
      expect([labelOf('name'), labelOf('amount')]).toEqual(['Contains', 'Greater than']);
      await user.click(within(filterOf('amount')).getByRole('button', { name: 'Clear filter' }));
      expect(labelOf('amount')).toBe('Equals');
      unmount();
      show(<Grid {...plain} {...withOperators(doesNotContain, contains)} />).unmount();
      show(<PlainFilterRow />);
      expect([labelOf('name'), labelOf('meters')]).toEqual(['Contains', 'At least']);
    },
  );

  proves(
    [
      'To change the height of the row, set `headerFilterHeight`.',
      'The default is `columnHeaderHeight`, which is 56 px.',
      'Both heights change with the density.',
    ],
    () => {
      const heightsOf = (props: Partial<DataGridProProps>) => {
        const { unmount } = show(<Grid {...props} />);
        const heights = [headerOf('Name'), filterOf('name')].map(
          ({ style, parentElement }) => style.height || parentElement?.style.height,
        );
        unmount();
        return heights;
      };
      expect(heightsOf({})[1]).toBe('56px');
      expect(heightsOf({ columnHeaderHeight: 80 })[1]).toBe('80px');
      expect(heightsOf({ headerFilterHeight: 100 })[1]).toBe('100px');
      expect(heightsOf({ headerFilterHeight: 100, density: 'compact' })[1]).toBe('70px');
      expect(heightsOf({ headerFilterHeight: 100, density: 'comfortable' })[1]).toBe('130px');
      expect(heightsOf({ columnHeaderHeight: 100, density: 'compact' })[1]).toBe('70px');
    },
  );
});

describe('labels', () => {
  proves(
    [
      'The label above a field is the name of the operator, such as "Contains" or "Equals".',
      'To change labels in the whole app, use the [locale texts](/x/react-data-grid/localization/) whose names start with `headerFilterOperator`. To change one label, set `headerLabel` on the operator:',
    ],
    () => {
      const { rerender } = show(
        <Grid initialState={filteredBy({ field: 'amount', operator: '>', value: 1 })} />,
      );
      expect([labelOf('name'), labelOf('amount')]).toEqual(['Contains', 'Greater than']);
      rerender(
        <Grid
          {...withOperators({ ...doesNotContain, headerLabel: 'Without' })}
          localeText={{ 'headerFilterOperator>': 'Above' }}
        />,
      );
      expect([labelOf('name'), labelOf('amount')]).toEqual(['Without', 'Above']);
      rerender(<Grid localeText={{ headerFilterOperatorContains: 'Holds' }} />);
      expect(labelOf('name')).toBe('Holds');
    },
  );

  proves(
    [
      'If an operator has neither `headerLabel` nor a locale text, a grid with header filters throws an error.',
      "If this operator isn't the first of its column, the error occurs later, when users open the menu.",
    ],
    async () => {
      const own: GridFilterOperator = { ...contains, value: 'own', label: 'own' };
      expect(() => show(<Grid {...withOperators(own, contains)} />)).toThrow(
        'Missing translation for key headerFilterOperatorOwn.',
      );
      const labelled = show(
        <Grid {...withOperators(contains, { ...own, headerLabel: 'Our own' })} />,
      );
      expect(await openOperatorsOf(labelled.user, 'name')).toEqual(['Contains', 'Our own']);
      labelled.unmount();
      const { user } = show(<Grid {...withOperators(contains, own)} />);
      expect(labelOf('name')).toBe('Contains');
      await expect(openOperatorsOf(user, 'name')).rejects.toThrow(
        'Missing translation for key headerFilterOperatorOwn.',
      );
    },
  );

  proves(
    'If an operator has no input, such as `isEmpty`, its label appears in place of the field.',
    () => {
      show(<Grid initialState={filteredBy({ field: 'name', operator: 'isEmpty' })} />);
      expect(filterOf('name')).toHaveTextContent(/^Is empty/);
      expect(within(filterOf('name')).queryByRole('textbox')).toBeNull();
      expect(fieldOf('amount')).toHaveValue(null);
    },
  );
});

describe('filters of your own', () => {
  proves(
    [
      '`renderHeaderFilter` receives the filter `item` of the column, the `colDef`, and an `inputRef`.',
      "If the column isn't filtered, `item` has no `value`.",
      'For an empty cell, return `null`. For the default field, return `undefined`.',
      'Give your control an accessible name, because the cell has no `aria-label` if you render its content.',
    ],
    async () => {
      const got: GridRenderHeaderFilterProps[] = [];
      const { user, unmount } = show(
        <Grid
          {...withFilter((params) => {
            got.push(params);
            return <i>Mine</i>;
          })}
        />,
      );
      expect(filterOf('name').textContent).toBe('Mine');
      expect(filterOf('name')).not.toHaveAttribute('aria-label');
      expect(filterOf('amount')).toHaveAttribute('aria-label', 'Amount');
      expect(got[0]?.item).toEqual({
        id: expect.any(Number),
        field: 'name',
        operator: 'contains',
      });
      expect(got[0]?.colDef).toMatchObject({ field: 'name', type: 'string' });
      expect(got[0]?.inputRef).toEqual({ current: null });
      unmount();
      show(<Grid {...withFilter(() => null)} />).unmount();
      const empty = show(<Grid {...withFilter(() => null)} />);
      expect(filterOf('name')).toBeEmptyDOMElement();
      empty.unmount();
      const usual = show(<Grid {...withFilter(() => undefined)} />);
      expect(labelOf('name')).toBe('Contains');
      usual.unmount();
      show(<OwnHeaderFilter />);
      expect(textsOf('name')).toEqual(['Nordkap', 'Estrela do Norte']);
      await user.click(screen.getByRole('button', { name: 'Wood' }));
      expect(textsOf('name')).toEqual(['Astrid Maria']);
      await user.click(screen.getByRole('button', { name: 'Wood' }));
      expect(textsOf('name')).toHaveLength(5);
      expect(filterOf('pilot')).toBeEmptyDOMElement();
    },
  );

  proves(
    [
      'Spread `item` into the new item, as the demo does, so that the new item keeps the `id`.',
      "If a new item has no `id`, the item replaces another column's item without an `id`, or the grid adds it a second time.",
    ],
    () => {
      const { api, items, unmount } = showWithApi();
      const put = (field: string, value: unknown, more: Partial<GridFilterItem> = {}) =>
        act(() =>
          api().upsertFilterItem({
            field,
            operator: field === 'name' ? 'contains' : '<',
            value,
            ...more,
          }),
        );
      put('name', 'a');
      put('amount', 2);
      expect(items().map(({ field }) => field)).toEqual(['amount']);
      unmount();
      const other = showWithApi({
        initialState: filteredBy(
          { id: 1, field: 'amount', operator: '<', value: 4 },
          { id: 2, field: 'name', operator: 'contains', value: 'a' },
        ),
      });
      const upsert = (item: GridFilterItem) => act(() => other.api().upsertFilterItem(item));
      upsert({ id: 2, field: 'name', operator: 'contains', value: 'b' });
      expect(other.items()).toHaveLength(2);
      upsert({ field: 'name', operator: 'contains', value: 'c' });
      expect(other.items().map(({ field }) => field)).toEqual(['amount', 'name', 'name']);
      expectConsole('error', /`id` field is required/);
    },
  );

  proves(
    [
      '`item` is never an `isAnyOf` item.',
      'To let users choose several values, read `filterModel.items` with `useGridSelector(apiRef, gridFilterModelSelector)`.',
    ],
    () => {
      const got: GridFilterItem[] = [];
      const { items } = showWithApi({
        ...withFilter(({ item }) => {
          got.push(item);
          return null;
        }),
        initialState: filteredBy({ id: 7, field: 'name', operator: 'isAnyOf', value: ['Ada'] }),
      });
      expect(textsOf('name')).toEqual(['Ada']);
      expect(got.length).toBeGreaterThan(0);
      expect(
        got.every(({ operator, value }) => operator === 'contains' && value === undefined),
      ).toBe(true);
      expect(items()).toEqual([{ id: 7, field: 'name', operator: 'isAnyOf', value: ['Ada'] }]);
    },
  );

  /** A text field in the header, as the page says to write it. */
  function Search({
    colDef: { field },
    inputRef,
  }: Pick<GridRenderHeaderFilterProps, 'colDef'> & Partial<GridRenderHeaderFilterProps>) {
    const apiRef = useGridApiContext();
    return (
      <input
        ref={inputRef as RefObject<HTMLInputElement>}
        aria-label="Search"
        tabIndex={-1}
        onFocus={() => apiRef.current.startHeaderFilterEditMode(field)}
        onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
      />
    );
  }

  proves(
    [
      'If you render a text field, pass `inputRef` to it.',
      'Call `startHeaderFilterEditMode(field)` when the field gets the focus, and `stopHeaderFilterEditMode()` when the field loses the focus.',
      'The grid then leaves the arrow keys to the field.',
      'Otherwise, the grid moves the focus back to the cell.',
    ],
    async () => {
      const { user, unmount } = show(<Grid {...withFilter((params) => <Search {...params} />)} />);
      await user.click(titleOf('Name'));
      await user.keyboard('{ArrowDown}');
      expect(filterOf('name')).toHaveFocus();
      await user.keyboard('ab');
      const search = screen.getByRole('textbox', { name: 'Search' });
      expect(search).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowLeft}x');
      expect(search).toHaveFocus();
      expect(search).toHaveValue('xab');
      await user.keyboard('{Escape}');
      expect(filterOf('name')).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      expect(filterOf('amount')).toHaveFocus();
      unmount();
      const other = show(<Grid {...withFilter(({ colDef }) => <Search colDef={colDef} />)} />);
      await other.user.click(screen.getByRole('textbox', { name: 'Search' }));
      expect(filterOf('name')).toHaveFocus();
    },
  );

  proves(
    'With other controls, the grid focuses the first control with a `tabIndex` of 0 when the cell gets the focus.',
    async () => {
      const { user } = show(
        <Grid
          {...withFilter(() => (
            <>
              <button>None</button>
              <button tabIndex={0}>One</button>
              <button tabIndex={0}>Two</button>
            </>
          ))}
        />,
      );
      await user.click(titleOf('Name'));
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('button', { name: 'One' })).toHaveFocus();
    },
  );

  proves(
    [
      'To change the input of an operator and keep its label and menu, set `InputComponent` on the operator.',
      'Your component receives `headerFilterMenu` and `clearButton` as props. Render both next to the input.',
    ],
    async () => {
      const InputComponent = ({
        item,
        applyValue,
        headerFilterMenu,
        clearButton,
      }: GridFilterInputValueProps) => (
        <>
          <button onClick={() => applyValue({ ...item, value: 'b' })}>With b</button>
          {headerFilterMenu}
          {clearButton}
        </>
      );
      const operators = withOperators({ ...contains, InputComponent }, doesNotContain);
      const { user, unmount } = show(<Grid {...operators} />);
      await user.click(screen.getByRole('button', { name: 'With b' }));
      expect(textsOf('name')).toEqual(['Bo']);
      expect(await openOperatorsOf(user, 'name')).toEqual([
        'Clear filter',
        'Contains',
        'Does not contain',
      ]);
      unmount();
      const other = show(
        <Grid {...operators} slotProps={{ headerFilterCell: { showClearIcon: true } }} />,
      );
      await other.user.click(screen.getByRole('button', { name: 'With b' }));
      await other.user.click(screen.getByRole('button', { name: 'Clear filter' }));
      expect(textsOf('name')).toHaveLength(3);
    },
  );

  proves('To replace the cells of the whole row, use the `headerFilterCell` slot.', () => {
    show(<Grid slots={{ headerFilterCell: ({ colDef }) => <i>mine: {colDef.field}</i> }} />);
    expect(screen.getAllByText(/^mine/).map(({ textContent }) => textContent)).toEqual([
      'mine: name',
      'mine: amount',
    ]);
  });
});

describe('from code and by keys', () => {
  proves(
    [
      '| `setColumnHeaderFilterFocus(field)` | Focuses the cell of the filter',
      '| `startHeaderFilterEditMode(field)` | Moves the focus from the cell into its field',
      '| `stopHeaderFilterEditMode()` | Moves the focus back to the cell',
      'To take users to a filter, focus its cell and start editing with two methods of the API object',
    ],
    async () => {
      const { api, unmount } = showWithApi();
      act(() => api().startHeaderFilterEditMode('name'));
      expect(document.body).toHaveFocus();
      act(() => api().stopHeaderFilterEditMode());
      act(() => api().setColumnHeaderFilterFocus('name'));
      expect(filterOf('name')).toHaveFocus();
      act(() => api().startHeaderFilterEditMode('name'));
      expect(fieldOf('name')).toHaveFocus();
      act(() => api().stopHeaderFilterEditMode());
      expect(filterOf('name')).toHaveFocus();
      unmount();
      const { user } = show(<JumpToFilter />);
      await user.click(screen.getByRole('button', { name: 'Search by name' }));
      expect(fieldOf('name')).toHaveFocus();
      await user.keyboard('nord');
      await waitFor(() => expect(textsOf('name')).toEqual(['Nordkap']));
      await user.click(screen.getByRole('button', { name: 'Clear filters' }));
      expect(textsOf('name')).toHaveLength(5);
    },
  );

  proves(
    [
      '| `showHeaderFilterMenu(field)` | Opens the menu of operators at the menu button that users pressed last, if there is one',
      '| `hideHeaderFilterMenu()` | Closes the menu and focuses the cell',
    ],
    async () => {
      const { api, user } = showWithApi();
      act(() => api().showHeaderFilterMenu('amount'));
      await pause(100);
      expect(screen.queryByRole('menu')).toBeNull();
      act(() => api().hideHeaderFilterMenu());
      await openOperatorsOf(user, 'name');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      act(() => api().showHeaderFilterMenu('amount'));
      expect(await screen.findByRole('menuitem', { name: 'Less than' })).toBeInTheDocument();
      act(() => api().hideHeaderFilterMenu());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(filterOf('amount')).toHaveFocus();
    },
  );

  proves(
    [
      'For the keyboard, the filters are a second row of headers.',
      '↓ moves the focus from a header to its filter, and then to the first row.',
    ],
    async () => {
      const { user } = show(<Grid />);
      await user.click(titleOf('Amount'));
      await user.keyboard('{ArrowDown}');
      expect(filterOf('amount')).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toHaveTextContent(/^1$/);
      expect(document.activeElement).toHaveAttribute('data-field', 'amount');
    },
  );

  proves(
    [
      'Each cell has the role `columnheader` and the name of its column.',
      "Screen readers don't announce how many rows match, so show the number in an `<output>` element.",
    ],
    async () => {
      const { user } = show(<Grid />);
      const cell = filterOf('name');
      expect(cell).toHaveAttribute('role', 'columnheader');
      expect(cell).toHaveAccessibleName('Name');
      await user.type(fieldOf('name'), 'b');
      await waitFor(() => expect(textsOf('name')).toEqual(['Bo']));
      expect(
        document.querySelector(
          '[aria-live], [role="status"], [role="alert"], [role="log"], output',
        ),
      ).toBeNull();
    },
  );

  proves(
    'While users type, the grid waits for `filterDebounceMs` before it filters. The default is 150 ms.',
    async () => {
      const { user, unmount } = show(<Grid filterDebounceMs={400} />);
      await user.type(fieldOf('name'), 'b');
      await pause(250);
      expect(textsOf('name')).toHaveLength(3);
      await waitFor(() => expect(textsOf('name')).toEqual(['Bo']));
      unmount();
      jest.useFakeTimers();
      show(<Grid />);
      fireEvent.change(fieldOf('name'), { target: { value: 'b' } });
      act(() => jest.advanceTimersByTime(149));
      expect(textsOf('name')).toHaveLength(3);
      act(() => jest.advanceTimersByTime(1));
      expect(textsOf('name')).toEqual(['Bo']);
    },
  );
});

exempt(
  'On phones, where two columns fit, the [quick filter](/x/react-data-grid/filtering/quick-filter/) is the better search.',
  'It is advice.',
);
