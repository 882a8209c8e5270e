import { useState } from 'react';
import {
  type ColumnHeaderFilterIconButtonProps,
  DataGrid,
  type DataGridProps,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridApi,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterItem,
  type GridFilterOperator,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import BetweenDates from '../../../../docs/x/react-data-grid/filtering/customization/BetweenDates';
import ChooseOperators from '../../../../docs/x/react-data-grid/filtering/customization/ChooseOperators';
import FilterIcons from '../../../../docs/x/react-data-grid/filtering/customization/FilterIcons';
import ListCells from '../../../../docs/x/react-data-grid/filtering/customization/ListCells';
import PhoneOperator from '../../../../docs/x/react-data-grid/filtering/customization/PhoneOperator';
import StackedPanel from '../../../../docs/x/react-data-grid/filtering/customization/StackedPanel';
import WithoutValue from '../../../../docs/x/react-data-grid/filtering/customization/WithoutValue';
import {
  act,
  proves,
  createApiRef,
  expectTypeError,
  fireEvent,
  headerOf,
  openMenuOf,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

const rows = [
  { id: 1, name: 'Ada', amount: 3 },
  { id: 2, name: 'Bo', amount: 1 },
  { id: 3, name: null, amount: 2 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

const filteredBy = (...items: readonly GridFilterItem[]): DataGridProps['initialState'] => ({
  filter: { filterModel: { items: [...items] } },
});

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return { ...shown, api };
}

/** A grid whose names are filtered by one operator. */
function withOperator(operator: GridFilterOperator, item: Partial<GridFilterItem> = {}) {
  return {
    columns: [{ ...columns[0], filterOperators: [operator] }, columns[1]] as GridColDef[],
    initialState: filteredBy({ field: 'name', operator: operator.value, ...item }),
  };
}

const optionsShown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openFilterOf(user: ReturnType<typeof show>['user'], name: string) {
  await openMenuOf(user, name);
  await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
  return screen.findByRole('combobox', { name: 'Operator' });
}

describe('operators', () => {
  proves(
    [
      'To offer fewer operators, rename them, or add your own, pass a list in `filterOperators` of the column. Users start with the first operator of the list.',
      'An operator is an object: `value` is its name in the filter model, and `label` is its text in the panel.',
    ],
    async () => {
      const { user } = show(<ChooseOperators />);
      expect(textsOf('street')).toEqual(['Linnégatan 12', 'Lindenallee 7', 'Rua das Flores 41']);
      const operator = await openFilterOf(user, 'Street');
      expect(operator).toHaveTextContent('begins with');
      await user.click(operator);
      expect(optionsShown()).toEqual(['begins with', 'has']);
      await user.click(screen.getByRole('option', { name: 'has' }));
      await user.type(screen.getByRole('textbox', { name: 'Value' }), 'alle');
      await waitFor(() => expect(textsOf('street')).toEqual(['Lindenallee 7']));
    },
  );

  proves(
    [
      '| `getGridStringOperators(disableTrim)` | `string` |',
      '| `getGridNumericOperators()` | `number` |',
      '| `getGridDateOperators(showTime)` | `date`, or `dateTime` with `true` |',
      '| `getGridBooleanOperators()` | `boolean` |',
      '| `getGridSingleSelectOperators()` | `singleSelect` |',
      'These functions return a new array with the operators of a column type:',
      'Each column type has built-in filter operators.',
    ],
    () => {
      const types = ['string', 'number', 'date', 'dateTime', 'boolean', 'singleSelect'] as const;
      const { api } = showWithApi({ columns: types.map((type) => ({ field: type, type })) });
      const shape = (operators: readonly GridFilterOperator[] | undefined) =>
        operators?.map(({ value, InputComponent, InputComponentProps }) => [
          value,
          InputComponent,
          InputComponentProps,
        ]);
      const made: Record<string, readonly GridFilterOperator[]> = {
        string: getGridStringOperators(),
        number: getGridNumericOperators(),
        date: getGridDateOperators(),
        dateTime: getGridDateOperators(true),
        boolean: getGridBooleanOperators(),
        singleSelect: getGridSingleSelectOperators(),
      };
      for (const type of types) {
        expect(shape(made[type])).toEqual(shape(api().getColumn(type).filterOperators));
      }
      expect(getGridStringOperators()).not.toBe(getGridStringOperators());
    },
  );

  proves(
    'Text operators trim spaces around the value. To keep the spaces, call `getGridStringOperators(true)`.',
    () => {
      const shownBy = (disableTrim: boolean) => {
        const { unmount } = show(
          <Grid
            rows={[
              { id: 1, name: 'a b' },
              { id: 2, name: 'ab' },
            ]}
            columns={[{ field: 'name', filterOperators: getGridStringOperators(disableTrim) }]}
            initialState={filteredBy({ field: 'name', operator: 'contains', value: 'a ' })}
          />,
        );
        const found = textsOf('name');
        unmount();
        return found;
      };
      expect(shownBy(false)).toEqual(['a b', 'ab']);
      expect(shownBy(true)).toEqual(['a b']);
    },
  );

  proves(
    [
      "If a filter names an operator that its column doesn't have, the grid throws an error.",
      'Before you load saved filters, remove items with operators that you no longer offer.',
    ],
    () => {
      const initialState = filteredBy({ field: 'name', operator: 'contains', value: 'a' });
      const without = [{ field: 'name', filterOperators: getGridStringOperators().slice(1) }];
      expect(() => show(<Grid columns={without} initialState={initialState} />)).toThrow(
        /No filter operator found/,
      );
      show(<Grid columns={without} initialState={filteredBy()} />);
      expect(textsOf('name')).toHaveLength(3);
    },
  );

  proves(
    [
      '`getApplyFilterFn` returns the test for a cell.',
      'In this demo, `82140` finds a phone number, even if its digits are grouped differently:',
      '| `getApplyFilterFn` | Receives the item and the column, returns the test | required |',
    ],
    async () => {
      const { unmount } = show(<PhoneOperator />);
      expect(textsOf('phone')).toEqual(['+221 33 821 40-07', '(030) 8214 0075']);
      unmount();
      const getApplyFilterFn = jest.fn<(value: string) => boolean, [GridFilterItem, GridColDef]>(
        (item) => (value) => value === item.value,
      );
      const { api } = showWithApi(
        withOperator({ value: 'own', getApplyFilterFn }, { value: 'Bo' }),
      );
      expect(textsOf('name')).toEqual(['Bo']);
      const [item, column] = getApplyFilterFn.mock.calls[0] ?? [];
      expect(item).toMatchObject({ field: 'name', operator: 'own', value: 'Bo' });
      expect(column).toBe(api().getColumn('name'));
      await expectTypeError(
        `import type { GridFilterOperator } from '@mui/x-data-grid';
        export const operator: GridFilterOperator = { label: 'a' };`,
        /TS2739.*value, getApplyFilterFn/,
      );
    },
  );

  proves(
    [
      '| `label` | Text in the filter panel. If a custom operator has no `label`, the panel throws | the locale text of a built-in name |',
      '| `value` | Name in the model, unique in the list | required |',
      '| `InputComponent` | Input for the value | none |',
      '| `InputComponentProps` | Further props for that input | none |',
    ],
    async () => {
      const Input = ({ title }: GridFilterInputValueProps & { title?: string }) => <b>{title}</b>;
      const test = { getApplyFilterFn: () => null };
      const { user, unmount } = show(
        <Grid
          {...withOperator({ value: 'contains', ...test })}
          columns={[
            {
              field: 'name',
              filterOperators: [
                { value: 'contains', ...test },
                {
                  value: 'own',
                  label: 'mine',
                  InputComponent: Input,
                  InputComponentProps: { title: 'My input' } as object,
                  ...test,
                },
              ],
            },
          ]}
        />,
      );
      await user.click(await openFilterOf(user, 'name'));
      expect(optionsShown()).toEqual(['contains', 'mine']);
      expect(screen.queryByText('My input')).toBeNull();
      await user.click(screen.getByRole('option', { name: 'mine' }));
      expect(await screen.findByText('My input')).toBeInTheDocument();
      unmount();
      const bare = withOperator({ value: 'bare', ...test });
      const open = { preferencePanel: { open: true } };
      expect(() =>
        show(<Grid {...bare} initialState={{ ...bare.initialState, ...open }} />),
      ).toThrow(/Missing translation for key filterOperatorBare/);
    },
  );

  proves(
    '| `headerLabel` | Text in header filters, which throw without a text | as above |',
    () => {
      const labelOf = (operator: Partial<GridFilterOperator>) => {
        const first = getGridStringOperators()[0] as GridFilterOperator;
        const { unmount } = show(
          <DataGridPro
            rows={rows}
            headerFilters
            columns={[{ field: 'name', filterOperators: [{ ...first, ...operator }] }]}
          />,
        );
        const [label] = document.querySelectorAll('.MuiDataGrid-columnHeader label');
        const text = label?.textContent;
        unmount();
        return text;
      };
      expect(labelOf({})).toBe('Contains');
      expect(labelOf({ value: 'own', label: 'mine', headerLabel: 'Ours' })).toBe('Ours');
      expect(() => labelOf({ value: 'own', label: 'mine' })).toThrow(/Missing translation/);
    },
  );

  proves(
    '| `getValueAsString` | Text of the value in the tooltip of `GridToolbarFilterButton` | the value |',
    async () => {
      const tipOf = async (operator: Partial<GridFilterOperator>) => {
        const { user, unmount } = show(
          <Grid
            {...withOperator(
              { value: 'own', label: 'is like', getApplyFilterFn: () => null, ...operator },
              { value: 'x' },
            )}
            slots={{ toolbar: () => <GridToolbarFilterButton /> }}
            slotProps={{ baseTooltip: { enterDelay: 0 } as object }}
            showToolbar
          />,
        );
        await user.hover(screen.getAllByRole('button', { name: 'Show filters' })[0] as HTMLElement);
        const text = (await screen.findByRole('tooltip')).textContent;
        unmount();
        return text;
      };
      const InputComponent = () => null;
      expect(await tipOf({ InputComponent })).toMatch(/is like\s+x$/);
      expect(
        await tipOf({ InputComponent, getValueAsString: (value: string) => `<${value}>` }),
      ).toMatch(/is like\s+<x>$/);
    },
  );

  proves(
    [
      'The grid calls `getApplyFilterFn` twice for each change of the filters.',
      'The test runs once per row and receives `(value, row, column, apiRef)`.',
      'If there is nothing to compare, such as with an empty input, return `null` instead of a test. The grid then ignores the item.',
    ],
    () => {
      const test = jest.fn<boolean, unknown[]>(() => true);
      const getApplyFilterFn = jest.fn((item: GridFilterItem) => (item.value ? test : null));
      const { api } = showWithApi(withOperator({ value: 'own', getApplyFilterFn }, { id: 1 }));
      expect(textsOf('name')).toHaveLength(3);
      expect(test).not.toHaveBeenCalled();
      getApplyFilterFn.mockClear();
      act(() => api().upsertFilterItem({ id: 1, field: 'name', operator: 'own', value: 'x' }));
      expect(getApplyFilterFn).toHaveBeenCalledTimes(2);
      expect(test).toHaveBeenCalledTimes(3);
      const [value, row, column, apiRef] = test.mock.calls[0] ?? [];
      expect([value, row, column]).toEqual(['Ada', rows[0], api().getColumn('name')]);
      expect((apiRef as { current: GridApi }).current.getRow(1)).toBe(rows[0]);
    },
  );

  proves(
    [
      'The `value` of the test is the result of `valueGetter`, and it can be `null` or `undefined`. Handle missing values first, because `null < 5` is `true`.',
      'If the column has a `valueParser`, the grid calls the parser for the value of the item, or for each element of an array.',
      "With `ignoreDiacritics`, the grid removes accents from the cell and from the item's value. If this value is an array, its elements keep their accents.",
    ],
    () => {
      const seen: unknown[] = [];
      const own: GridFilterOperator = {
        value: 'own',
        getApplyFilterFn: (item) => (value) => {
          seen.push([item.value, value]);
          return true;
        },
      };
      const see = (value: unknown) => {
        seen.length = 0;
        const { unmount } = show(
          <Grid
            rows={[{ id: 1, name: 'é' }, { id: 2, name: null }, { id: 3 }]}
            columns={[
              {
                field: 'name',
                filterOperators: [own],
                valueGetter: (name: unknown) => (typeof name === 'string' ? `${name}!` : name),
                valueParser: (text: string) => `${text}?`,
              },
            ]}
            initialState={filteredBy({ field: 'name', operator: 'own', value })}
            ignoreDiacritics
          />,
        );
        unmount();
        return seen;
      };
      expect(see('á')).toEqual([
        ['a?', 'e!'],
        ['a?', null],
        ['a?', undefined],
      ]);
      expect(see(['á', 'b'])[0]).toEqual([['á?', 'b?'], 'e!']);
      const below: GridFilterOperator = {
        value: 'below',
        getApplyFilterFn: () => (value) => value < 5,
      };
      show(<Grid {...withOperator(below)} />);
      expect(textsOf('amount')).toEqual(['2']);
    },
  );

  proves(
    [
      'In a `number` column, an item without a value has the value `NaN`, and an empty text becomes `null`.',
      'In both cases, return `null` instead of a test.',
    ],
    () => {
      const seen: unknown[] = [];
      const own: GridFilterOperator = {
        value: 'own',
        getApplyFilterFn: (item) => {
          seen.push(item.value);
          return null;
        },
      };
      for (const value of ['4', undefined, '']) {
        const { unmount } = show(
          <Grid
            columns={[{ field: 'amount', type: 'number', filterOperators: [own] }]}
            initialState={filteredBy({ field: 'amount', operator: 'own', value })}
          />,
        );
        unmount();
      }
      expect([...new Set(seen)]).toEqual([4, Number.NaN, null]);
    },
  );
});

describe('inputs', () => {
  proves(
    [
      'In header filters, your component also receives `tabIndex`. Render `headerFilterMenu` and `clearButton`, which it receives too.',
      'To write your own input, show `item.value` and call `applyValue` with a copy of the item and its new value:',
      'To remove the condition, pass the value `undefined`.',
    ],
    async () => {
      const got: GridFilterInputValueProps[] = [];
      const own: GridFilterOperator = {
        value: 'own',
        label: 'own',
        headerLabel: 'Own',
        getApplyFilterFn: ({ value }) => (value ? (name) => name === value : null),
        InputComponent: (props: GridFilterInputValueProps) => {
          got.push(props);
          const { item, applyValue } = props;
          return (
            <>
              <button onClick={() => applyValue({ ...item, value: 'Bo' })}>
                Only {item.value}
              </button>
              <button onClick={() => applyValue({ ...item, value: undefined })}>None</button>
            </>
          );
        },
      };
      const { user, unmount } = show(<Grid {...withOperator(own, { value: 'Ada' })} />);
      expect(textsOf('name')).toEqual(['Ada']);
      await openFilterOf(user, 'Name');
      await user.click(screen.getByRole('button', { name: 'Only Ada' }));
      expect(textsOf('name')).toEqual(['Bo']);
      await user.click(screen.getByRole('button', { name: 'None' }));
      expect(textsOf('name')).toHaveLength(3);
      expect(Object.keys(got[0] ?? {})).toEqual(
        expect.arrayContaining(['item', 'applyValue', 'apiRef', 'focusElementRef']),
      );
      expect(got[0]?.headerFilterMenu).toBeUndefined();
      unmount();
      got.length = 0;
      show(<DataGridPro rows={rows} headerFilters {...withOperator(own)} />);
      expect(got[0]?.tabIndex).toBe(-1);
      expect(got.at(-1)).toHaveProperty('clearButton');
      expect(got.at(-1)).toHaveProperty('headerFilterMenu');
    },
  );

  proves(
    [
      'When the panel opens, it focuses the element of `focusElementRef`.',
      'Either end may be empty.',
    ],
    async () => {
      const { user } = show(<BetweenDates />);
      expect(textsOf('artist')).toEqual([
        'Mireille Kanté',
        'Slow Freight',
        'Orchestra of the Fens',
      ]);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const from = await screen.findByLabelText('From');
      await waitFor(() => expect(from).toHaveFocus());
      fireEvent.change(from, { target: { value: '' } });
      await waitFor(() => expect(textsOf('artist')).toHaveLength(4));
      fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
      await waitFor(() => expect(textsOf('artist')).toHaveLength(5));
      fireEvent.change(from, { target: { value: '2026-05-20' } });
      await waitFor(() => expect(textsOf('artist')).toHaveLength(2));
    },
  );

  proves('You can also build a range from two filter items.', () => {
    const items = [
      { id: 1, field: 'amount', operator: '>=', value: 2 },
      { id: 2, field: 'amount', operator: '<=', value: 2 },
    ];
    show(<DataGridPro rows={rows} columns={columns} filterModel={{ items }} />);
    expect(textsOf('amount')).toEqual(['2']);
  });

  proves(
    'Without this setting, the grid drops the item when a user opens the filter from the column menu.',
    async () => {
      const afterMenu = async (flag: Partial<GridFilterOperator>) => {
        const operator = {
          value: 'own',
          label: 'own',
          getApplyFilterFn: () => (name: unknown) => name === 'Ada',
          ...flag,
        };
        const base = withOperator(operator);
        const { user, unmount } = show(
          <Grid
            {...base}
            columns={[
              {
                ...columns[0],
                filterOperators: [getGridStringOperators()[0], operator],
              } as GridColDef,
            ]}
          />,
        );
        expect(textsOf('name')).toEqual(['Ada']);
        await openFilterOf(user, 'Name');
        const found = textsOf('name').length;
        unmount();
        return found;
      };
      expect(await afterMenu({})).toBe(3);
      expect(await afterMenu({ requiresFilterValue: false })).toBe(1);
    },
  );

  proves(
    [
      '| `requiresFilterValue` | `false` if the operator works without a value | `true` |',
      'For an operator such as "is overdue", leave out `InputComponent` and set `requiresFilterValue: false`.',
      'The test in the demo also reads another field of the row.',
    ],
    () => {
      show(<WithoutValue />);
      expect(textsOf('book')).toEqual(['Atlas of Tides', 'A Winter Herbarium']);
    },
  );

  proves(
    [
      "If your test depends on state, such as the current date, the grid doesn't filter again when this state changes. It filters again when the rows or the filter model change.",
    ],
    async () => {
      function App() {
        const [limit, setLimit] = useState(2);
        const [shown, setShown] = useState(rows);
        return (
          <>
            <button onClick={() => setLimit(3)}>Limit</button>
            <button onClick={() => setShown([...rows])}>Rows</button>
            <Grid
              rows={shown}
              columns={[
                {
                  field: 'amount',
                  filterOperators: [
                    {
                      value: 'own',
                      getApplyFilterFn: () => (value) => value < limit,
                      requiresFilterValue: false,
                    },
                  ],
                },
              ]}
              initialState={filteredBy({ field: 'amount', operator: 'own' })}
            />
          </>
        );
      }
      const { user } = show(<App />);
      expect(textsOf('amount')).toEqual(['1']);
      await user.click(screen.getByRole('button', { name: 'Limit' }));
      expect(textsOf('amount')).toEqual(['1']);
      await user.click(screen.getByRole('button', { name: 'Rows' }));
      expect(textsOf('amount')).toEqual(['1', '2']);
    },
  );

  proves(
    [
      "The built-in operators don't compare the elements of an array: text operators, for example, read an array as one text with commas.",
      "Set `type: 'singleSelect'`, so that the input offers the `valueOptions` of the column, and compare the elements in a custom operator:",
      'Format the list in `valueFormatter`, so that the quick filter finds its words.',
    ],
    async () => {
      const shownBy = (type: 'string' | 'singleSelect', operator: string, value: unknown) => {
        const { unmount } = show(
          <Grid
            rows={[{ id: 1, list: ['egg', 'milk'] }]}
            columns={[{ field: 'list', type, valueOptions: ['egg', 'milk'] } as GridColDef]}
            initialState={filteredBy({ field: 'list', operator, value })}
          />,
        );
        const count = textsOf('list').length;
        unmount();
        return count;
      };
      expect(shownBy('string', 'equals', 'egg')).toBe(0);
      expect(shownBy('string', 'equals', 'egg,milk')).toBe(1);
      expect(shownBy('singleSelect', 'is', 'egg')).toBe(0);
      expect(shownBy('singleSelect', 'isAnyOf', ['egg'])).toBe(0);

      const { user } = show(<ListCells />);
      expect(textsOf('name')).toEqual(['Dal with rice']);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.click(await screen.findByRole('combobox', { name: 'Value' }));
      expect(optionsShown()).toEqual(['egg', 'milk', 'peanut', 'soy', 'wheat']);
    },
  );
});

describe('the panel', () => {
  const opened = (type: GridColDef['type'], operator: string, value: unknown = '1') => ({
    columns: [{ field: 'name', type, valueOptions: ['a', 'b'] } as GridColDef],
    initialState: {
      ...filteredBy({ id: 1, field: 'name', operator, value }),
      preferencePanel: { open: true },
    },
    rows: [],
  });

  proves(
    [
      'The inputs for text, numbers, and dates wait for a pause in typing. To change the pause (default: 150 ms), set `filterDebounceMs` on the grid.',
      'Selects apply immediately, and so does a custom input unless it waits itself.',
    ],
    async () => {
      const cases: readonly [GridColDef['type'], string, unknown, string][] = [
        ['string', 'contains', 'a', 'b'],
        ['number', '=', '1', '2'],
        ['date', 'is', '2026-03-02', '2026-03-03'],
      ];
      for (const [type, operator, value, next] of cases) {
        const changed = jest.fn();
        const { unmount } = show(
          <Grid {...opened(type, operator, value)} onFilterModelChange={changed} />,
        );
        const input = await screen.findByLabelText('Value');
        const start = performance.now();
        fireEvent.change(input, { target: { value: next } });
        expect(changed).not.toHaveBeenCalled();
        await waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { interval: 5 });
        expect(performance.now() - start).toBeGreaterThan(145);
        unmount();
      }
      const changed = jest.fn();
      const { user } = show(
        <Grid
          {...opened('singleSelect', 'is', 'a')}
          onFilterModelChange={changed}
          filterDebounceMs={9999}
        />,
      );
      await user.click(await screen.findByRole('combobox', { name: 'Value' }));
      await user.click(screen.getByRole('option', { name: 'b' }));
      expect(changed).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'The quick filter uses this prop too, unless you set its `debounceMs`.',
      "Don't confuse `filterDebounceMs` with `columnFilterDebounceMs`, which is the delay of the search field in the columns panel.",
    ],
    async () => {
      const waited = async (props: Partial<DataGridProps>) => {
        const { user, unmount } = show(<Grid showToolbar {...props} />);
        await user.click(screen.getByRole('button', { name: 'Search' }));
        const start = performance.now();
        await user.type(screen.getByRole('searchbox'), 'ad');
        await waitFor(() => expect(textsOf('name')).toHaveLength(1), { interval: 5 });
        const ms = performance.now() - start;
        unmount();
        return ms;
      };
      expect(await waited({})).toBeGreaterThan(145);
      expect(await waited({ filterDebounceMs: 500 })).toBeGreaterThan(495);
      const own = { toolbar: { quickFilterProps: { debounceMs: 5 } } };
      expect(await waited({ filterDebounceMs: 60000, slotProps: own })).toBeLessThan(50000);

      const { user } = show(<Grid showToolbar columnFilterDebounceMs={400} />);
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      const search = await screen.findByRole('searchbox', { name: 'Search' });
      const start = performance.now();
      fireEvent.change(search, { target: { value: 'amo' } });
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull(), {
        interval: 5,
      });
      expect(performance.now() - start).toBeGreaterThan(395);
    },
  );

  proves(
    [
      'Pass props to the panel in `slotProps.filterPanel`.',
      "`columnsSort` sorts the list of columns by name: `'asc'` or `'desc'`.",
      '`filterFormProps` contains the props for the fields of each condition: `columnInputProps`, `operatorInputProps`, `valueInputProps`, `deleteIconProps`, and `logicOperatorInputProps`.',
    ],
    async () => {
      const { user, unmount } = show(
        <Grid
          columns={[
            { field: 'b', headerName: 'B' },
            { field: 'c', headerName: 'C' },
            { field: 'a', headerName: 'A' },
          ]}
          initialState={{ preferencePanel: { open: true } }}
          slotProps={{
            filterPanel: {
              columnsSort: 'desc',
              filterFormProps: {
                columnInputProps: { className: 'of-column' },
                operatorInputProps: { className: 'of-operator' },
                valueInputProps: { className: 'of-value' },
                deleteIconProps: { className: 'of-delete' },
                logicOperatorInputProps: { className: 'of-logic' },
              },
            },
          }}
        />,
      );
      await user.click(await screen.findByRole('combobox', { name: 'Columns' }));
      expect(optionsShown()).toEqual(['C', 'B', 'A']);
      for (const part of ['column', 'operator', 'value', 'delete', 'logic']) {
        expect(document.querySelectorAll(`.MuiDataGrid-filterForm .of-${part}`)).toHaveLength(1);
      }
      unmount();
      const demo = show(<StackedPanel />);
      await demo.user.click(screen.getByRole('button', { name: 'Filters' }));
      await demo.user.click(await screen.findByRole('combobox', { name: 'Columns' }));
      expect(optionsShown()).toEqual(['Artist', 'Date', 'Hall']);
    },
  );

  proves(
    [
      '| `slots.openFilterButtonIcon` | The icon of the toolbar button, and of the menu button in header filters |',
      '| `slots.columnFilteredIcon` | The icon in the header of a filtered column |',
    ],
    () => {
      show(
        <DataGridPro
          rows={rows}
          columns={columns}
          showToolbar
          headerFilters
          slots={{
            openFilterButtonIcon: () => <i data-testid="open" />,
            columnFilteredIcon: () => <i data-testid="filtered" />,
          }}
          initialState={filteredBy({ field: 'name', operator: 'contains', value: 'a' })}
        />,
      );
      expect(
        within(screen.getByRole('button', { name: 'Filters' })).getByTestId('open'),
      ).toBeInTheDocument();
      expect(
        within(screen.getAllByRole('button', { name: 'Operator' })[0] as HTMLElement).getByTestId(
          'open',
        ),
      ).toBeInTheDocument();
      expect(within(headerOf('Name')).getByTestId('filtered')).toBeInTheDocument();
      expect(within(headerOf('Amount')).queryByTestId('filtered')).toBeNull();
    },
  );

  proves(
    [
      '| `slots.columnHeaderFilterIconButton` | The whole button in the header |',
      'Your button receives `field`, `counter` (the number of active filters of the column), and the props in `slotProps.columnHeaderFilterIconButton`.',
      'If `counter` is 0 or missing, render nothing.',
    ],
    () => {
      const got: ColumnHeaderFilterIconButtonProps[] = [];
      const onClick = jest.fn();
      show(
        <Grid
          slots={{
            columnHeaderFilterIconButton: (props) => {
              got.push(props);
              return <i data-testid="own" />;
            },
          }}
          slotProps={{ columnHeaderFilterIconButton: { onClick } }}
          initialState={filteredBy({ field: 'name', operator: 'contains', value: 'a' })}
        />,
      );
      expect(within(headerOf('Name')).getByTestId('own')).toBeInTheDocument();
      expect(within(headerOf('Name')).queryByRole('button', { name: /filter/i })).toBeNull();
      expect(got.findLast(({ field }) => field === 'name')).toEqual({
        field: 'name',
        counter: 1,
        onClick,
      });
      expect(got.findLast(({ field }) => field === 'amount')?.counter ?? 0).toBe(0);
    },
  );

  proves(
    [
      'In this demo, the button in the header removes the filter:',
      'Set `tabIndex={-1}`, because the header is one tab stop. Keyboard users reach the filter in the column menu (<kbd>Ctrl</kbd>+<kbd>Enter</kbd>).',
    ],
    async () => {
      const { user } = show(<FilterIcons />);
      expect(textsOf('hall')).toEqual(['Cellar', 'Cellar']);
      const button = screen.getByRole('button', { name: 'Remove the filter of Hall' });
      expect(button).toHaveAttribute('tabindex', '-1');
      act(() => headerOf('Hall').focus());
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menuitem', { name: 'Filter' })).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await user.click(button);
      expect(textsOf('hall')).toHaveLength(5);
      expect(screen.queryByRole('combobox', { name: 'Columns' })).toBeNull();
    },
  );

  proves('The panel adds no label to a custom input.', async () => {
    const own: GridFilterOperator = {
      value: 'own',
      label: 'own',
      getApplyFilterFn: () => null,
      InputComponent: () => <input data-testid="bare" />,
    };
    const { user } = show(<Grid {...withOperator(own)} />);
    await openFilterOf(user, 'Name');
    expect(screen.getByTestId('bare')).toHaveAccessibleName('');
  });

  proves(
    [
      'The grid builds the test of a row with `new Function`.',
      'The grid then filters without `new Function`.',
    ],
    () => {
      const made = jest.spyOn(globalThis, 'Function');
      const initialState = filteredBy({ field: 'name', operator: 'contains', value: 'a' });
      const { unmount } = show(<Grid initialState={initialState} disableEval />);
      expect(textsOf('name')).toEqual(['Ada']);
      expect(made).not.toHaveBeenCalled();
      unmount();
      show(<Grid initialState={initialState} />);
      expect(textsOf('name')).toEqual(['Ada']);
      expect(made).toHaveBeenCalledWith('appliers', 'row', 'shouldApplyFilter', expect.any(String));
    },
  );
});
