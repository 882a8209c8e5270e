import type { ReactElement } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
  gridExpandedSortedRowIdsSelector,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import BasicFiltering from '../../../docs/x/react-data-grid/filtering/BasicFiltering';
import CustomOperator from '../../../docs/x/react-data-grid/filtering/CustomOperator';
import FilterButtons from '../../../docs/x/react-data-grid/filtering/FilterButtons';
import MultiFilters from '../../../docs/x/react-data-grid/filtering/MultiFilters';
import QuickFilterToolbar from '../../../docs/x/react-data-grid/filtering/QuickFilterToolbar';
import ServerFiltering from '../../../docs/x/react-data-grid/filtering/ServerFiltering';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  fireEvent,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, name: 'Café', amount: 3 },
  { id: 2, name: 'Bar', amount: 1 },
  { id: 3, name: 'Cafe', amount: 2 },
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

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** Which of the values a filter lets pass. */
function passing(
  values: readonly unknown[],
  column: Partial<GridColDef>,
  item: Omit<GridFilterItem, 'field'>,
  props: Partial<DataGridProps> = {},
): readonly unknown[] {
  const { unmount } = show(
    <DataGrid
      rows={values.map((value, id) => ({ id, value }))}
      columns={[{ field: 'value', ...column }, { field: 'id' }]}
      initialState={filteredBy({ field: 'value', ...item })}
      {...props}
    />,
  );
  const found = textsOf('id').map((id) => values[Number(id)]);
  unmount();
  return found;
}

const OPERATORS = {
  string:
    '`contains`, `doesNotContain`, `equals`, `doesNotEqual`, `startsWith`, `endsWith`, `isEmpty`, `isNotEmpty`, `isAnyOf`',
  number: '`=`, `!=`, `>`, `>=`, `<`, `<=`, `isEmpty`, `isNotEmpty`, `isAnyOf`',
  date: '`is`, `not`, `after`, `onOrAfter`, `before`, `onOrBefore`, `isEmpty`, `isNotEmpty`',
  dateTime: '`is`, `not`, `after`, `onOrAfter`, `before`, `onOrBefore`, `isEmpty`, `isNotEmpty`',
  boolean: '`is`',
  singleSelect: '`is`, `not`, `isAnyOf`',
} as const;

const field = (name: string) => screen.findByRole('textbox', { name });

describe('the model', () => {
  proves(
    'Columns of every type but `actions` can be filtered: open the column menu, choose **Filter**, then pick an operator and a value.',
    async () => {
      for (const type of [...Object.keys(OPERATORS), 'actions']) {
        const column: GridColDef =
          type === 'actions'
            ? { field: 'a', headerName: 'A', type, getActions: () => [] }
            : { field: 'a', headerName: 'A', type: type as 'string' };
        const { user, unmount } = show(<Grid columns={[column]} />);
        if (type === 'actions') {
          expect(within(headerOf('A')).queryByLabelText(/column menu$/)).toBeNull();
        } else {
          expect(await openMenuOf(user, 'A')).toContain('Filter');
        }
        unmount();
      }
      const { user } = show(<Grid />);
      await openMenuOf(user, 'Name');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      await user.click(await screen.findByRole('combobox', { name: 'Operator' }));
      await user.click(screen.getByRole('option', { name: 'starts with' }));
      await user.type(await field('Value'), 'b');
      await waitFor(() => expect(textsOf('name')).toEqual(['Bar']));
    },
  );

  proves(
    [
      'The demo starts with a filter on the amount.',
      'Each item names a column, an operator, and a value:',
    ],
    () => {
      show(<BasicFiltering />);
      expect(textsOf('amount')).toEqual(['1,840', '7,650', '2,210', '1,180']);
    },
  );

  proves(
    [
      'The current filters are one object, the filter model.',
      'The words of the search field are in it too, as `quickFilterValues`.',
      'An item without a column is removed, at the start or when its column goes.',
      '`GridFilterModel` comes from the package of your grid.',
    ],
    async () => {
      const changed = jest.fn<undefined, [GridFilterModel]>();
      const { api, user, rerender } = showWithApi({
        showToolbar: true,
        onFilterModelChange: changed,
        initialState: filteredBy({ id: 7, field: 'amount', operator: '<', value: 3 }),
      });
      const model = () => gridFilterModelSelector({ current: api() });
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'bar or');
      await waitFor(() => expect(model().quickFilterValues).toEqual(['bar', 'or']));
      expect(model().items).toHaveLength(1);
      rerender({ columns: columns.slice(0, 1) });
      expect(model().items).toEqual([]);
      expect(changed.mock.lastCall?.[0].items).toEqual([]);
      const early = jest.fn<undefined, [GridFilterModel]>();
      const other = showWithApi({
        onFilterModelChange: early,
        initialState: filteredBy({ field: 'gone', operator: 'equals', value: 'x' }),
      });
      expect(gridFilterModelSelector({ current: other.api() }).items).toEqual([]);
      expect(early.mock.calls.map(([{ items }]) => items)).toEqual([[]]);
      for (const name of ['', '-pro', '-premium']) {
        await expectCompiles(
          `import type { GridFilterModel } from '@mui/x-data-grid${name}';
          export const model: GridFilterModel = { items: [] };`,
        );
      }
    },
  );

  proves('put the model into `initialState.filter.filterModel`. The grid reads it once.', () => {
    const over = (value: number) => filteredBy({ field: 'amount', operator: '>', value });
    const { rerender } = showWithApi({ initialState: over(1) });
    expect(textsOf('name')).toEqual(['Café', 'Cafe']);
    rerender({ initialState: over(2) });
    expect(textsOf('name')).toEqual(['Café', 'Cafe']);
  });

  proves(
    [
      'To know the filters without deciding them, pass `onFilterModelChange`.',
      "It's called for each change, also for an item that has no value yet.",
    ],
    async () => {
      const changed = jest.fn<undefined, [GridFilterModel]>();
      const { user } = show(<Grid onFilterModelChange={changed} />);
      await openMenuOf(user, 'Name');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      const value = await field('Value');
      expect(changed.mock.calls.map(([{ items }]) => items)).toEqual([
        [expect.objectContaining({ field: 'name', operator: 'contains' })],
      ]);
      expect(changed.mock.calls[0]?.[0].items[0]?.value).toBeUndefined();
      await user.type(value, 'b');
      await waitFor(() => expect(changed.mock.lastCall?.[0].items[0]?.value).toBe('b'));
      expect(textsOf('name')).toEqual(['Bar']);
    },
  );

  proves('To control them, pass `filterModel` as well:', async () => {
    const { user, unmount } = show(<FilterButtons />);
    expect(textsOf('status')).not.toContain('paid');
    await user.click(screen.getByRole('button', { name: '2,000 and more' }));
    expect(textsOf('amount')).toEqual(['7,650', '2,210']);
    unmount();
    const { api } = showWithApi({ filterModel: { items: [] } });
    act(() =>
      api().setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Bar' }] }),
    );
    expect(textsOf('name')).toHaveLength(3);
  });

  proves(
    'From code, call `setFilterModel(model)` of the API object, or change single items with `upsertFilterItem(item)` and `deleteFilterItem(item)`; multi-filters has the list.',
    () => {
      const { api } = showWithApi();
      const item = { id: 1, field: 'name', operator: 'equals', value: 'Bar' };
      act(() => api().setFilterModel({ items: [item] }));
      expect(textsOf('name')).toEqual(['Bar']);
      act(() => api().upsertFilterItem({ ...item, value: 'Cafe' }));
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      act(() => api().deleteFilterItem(item));
      expect(textsOf('name')).toHaveLength(3);
    },
  );
});

describe('operators', () => {
  proves(
    [
      '| `string` | `contains`, `doesNotContain`, `equals`, `doesNotEqual`, `startsWith`, `endsWith`, `isEmpty`, `isNotEmpty`, `isAnyOf` |',
      '| `number` | `=`, `!=`, `>`, `>=`, `<`, `<=`, `isEmpty`, `isNotEmpty`, `isAnyOf` |',
      '| `date`, `dateTime` | `is`, `not`, `after`, `onOrAfter`, `before`, `onOrBefore`, `isEmpty`, `isNotEmpty` |',
      '| `boolean` | `is` |',
      '| `singleSelect` | `is`, `not`, `isAnyOf` |',
    ],
    () => {
      const { api } = showWithApi({
        columns: Object.keys(OPERATORS).map((type) => ({ field: type, type: type as 'string' })),
      });
      for (const [type, text] of Object.entries(OPERATORS)) {
        const found = api()
          .getColumn(type)
          .filterOperators?.map(({ value }) => `\`${value}\``);
        expect(found?.join(', ')).toBe(text);
      }
    },
  );

  proves(
    [
      "An item without a value filters nothing, except for `isEmpty` and `isNotEmpty`, which don't need one.",
      '`isAnyOf` takes an array, and an empty one filters nothing.',
      'In a `number` column `null` counts as 0, so leave `value` out instead.',
    ],
    () => {
      const texts = ['a', '', 'b'];
      expect(passing(texts, {}, { operator: 'contains' })).toEqual(texts);
      expect(passing(texts, {}, { operator: 'equals', value: '' })).toEqual(texts);
      expect(passing(texts, {}, { operator: 'isEmpty' })).toEqual(['']);
      expect(passing(texts, {}, { operator: 'isNotEmpty' })).toEqual(['a', 'b']);
      expect(passing(texts, {}, { operator: 'isAnyOf', value: [] })).toEqual(texts);
      expect(passing(texts, {}, { operator: 'isAnyOf', value: ['a', 'c'] })).toEqual(['a']);
      expect(passing(texts, {}, { operator: 'isAnyOf', value: 'a' })).toEqual(texts);
      const type = { type: 'number' } as const;
      expect(passing([0, 1], type, { operator: '=' })).toEqual([0, 1]);
      expect(passing([0, 1], type, { operator: '=', value: null })).toEqual([0]);
    },
  );

  proves(
    'An operator that the column doesn\'t have throws an error, except with `filterMode="server"`.',
    () => {
      const item = { operator: 'near', value: 'x' };
      expect(() => passing(['a'], {}, item)).toThrow(/No filter operator found.*near/);
      expect(passing(['a'], {}, item, { filterMode: 'server' })).toEqual(['a']);
    },
  );

  proves(
    [
      "Text is compared without regard to case. Spaces at the ends of the filter's value don't count; those in the cell do.",
      '`equals`, `doesNotEqual` and `isAnyOf` take "cafe" for "Café" as well; the others do so with `ignoreDiacritics` on the grid (default `false`), and so does the quick filter.',
    ],
    () => {
      const texts = ['Café', 'cafe ', 'Bar'];
      const by = (operator: string, value: unknown, props?: Partial<DataGridProps>) =>
        passing(texts, {}, { operator, value }, props);
      expect(by('equals', ' CAFE ')).toEqual(['Café']);
      expect(by('endsWith', 'E ')).toEqual([]);
      expect(by('doesNotEqual', 'cafe')).toEqual(['cafe ', 'Bar']);
      expect(by('isAnyOf', ['cafe'])).toEqual(['Café']);
      const strip = { ignoreDiacritics: true };
      expect(by('contains', 'cafe')).toEqual(['cafe ']);
      expect(by('contains', 'cafe', strip)).toEqual(['Café', 'cafe ']);
      expect(by('doesNotContain', 'cafe', strip)).toEqual(['Bar']);
      expect(by('startsWith', 'CAFE')).toEqual(['cafe ']);
      expect(by('startsWith', 'CAFE', strip)).toEqual(['Café', 'cafe ']);
      expect(by('endsWith', 'fe', strip)).toEqual(['Café']);
      const search = filteredBy();
      Object.assign(search?.filter?.filterModel ?? {}, { quickFilterValues: ['cafe'] });
      const { unmount } = show(<Grid initialState={search} />);
      expect(textsOf('name')).toEqual(['Cafe']);
      unmount();
      show(<Grid initialState={search} ignoreDiacritics />);
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
    },
  );

  proves(
    'A missing value passes `isEmpty`, `doesNotContain`, `doesNotEqual`, `!=`, and `not` of a `singleSelect` column. A missing date passes none but `isEmpty`, and a missing boolean counts as `false`.',
    () => {
      const values: Record<string, unknown> = {
        string: 'x',
        number: '4',
        date: '2026-03-02',
        singleSelect: 'a',
        boolean: 'false',
      };
      const passedBy = (type: keyof typeof OPERATORS) => {
        const operators = OPERATORS[type].replaceAll('`', '').split(', ');
        return operators.filter((operator) => {
          const value = operator === 'isAnyOf' ? [values[type]] : values[type];
          const column = { type, valueOptions: ['a'] } as Partial<GridColDef>;
          const found = passing([null, undefined], column, { operator, value });
          expect([0, 2]).toContain(found.length);
          return found.length === 2;
        });
      };
      expect(passedBy('string')).toEqual(['doesNotContain', 'doesNotEqual', 'isEmpty']);
      expect(passedBy('number')).toEqual(['!=', 'isEmpty']);
      expect(passedBy('date')).toEqual(['isEmpty']);
      expect(passedBy('singleSelect')).toEqual(['not']);
      expect(passedBy('boolean')).toEqual(['is']);
    },
  );

  proves('Filters look at what `valueGetter` returns, not at the formatted text.', () => {
    const column: Partial<GridColDef> = {
      valueGetter: (value: string) => `${value}-got`,
      valueFormatter: () => 'shown',
    };
    expect(passing(['a'], column, { operator: 'equals', value: 'a-got' })).toEqual(['a']);
    expect(passing(['a'], column, { operator: 'equals', value: 'shown' })).toEqual([]);
  });

  proves(
    [
      'An operator has a `value` (its name in the model), a `label`, an input component, and `getApplyFilterFn`.',
      'Assign a list of operators to `filterOperators` of the column.',
    ],
    async () => {
      const { user } = show(<CustomOperator />);
      expect(textsOf('name')).toEqual(['Seeblick', 'Alte Post', 'Zum Anker']);
      await openMenuOf(user, 'Stars');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      expect(await screen.findByRole('combobox', { name: 'Operator' })).toHaveTextContent(
        'at least',
      );
      fireEvent.click(screen.getByRole('radio', { name: '5 Stars' }));
      expect(textsOf('name')).toEqual(['Zum Anker']);
    },
  );

  proves(
    'That function gets the filter item and returns a test for one cell, or `null` if there is nothing to filter yet.',
    () => {
      const got = jest.fn();
      const own = {
        value: 'own',
        getApplyFilterFn: (item: GridFilterItem) => {
          got(item.value);
          return item.value ? (value: unknown) => value === item.value : null;
        },
      };
      const column = { filterOperators: [own] };
      expect(passing(['a', 'b'], column, { operator: 'own', value: 'b' })).toEqual(['b']);
      expect(got).toHaveBeenCalledWith('b');
      expect(passing(['a', 'b'], column, { operator: 'own' })).toEqual(['a', 'b']);
    },
  );

  proves(
    '`valueParser` of a column also runs on filter values, with `undefined` as the row.',
    () => {
      const valueParser = jest.fn<string, [string, unknown]>((value) => value.toUpperCase());
      const item = { operator: 'isAnyOf', value: ['a', 'x'] };
      const own = {
        value: 'isAnyOf',
        getApplyFilterFn:
          ({ value }: GridFilterItem) =>
          (cell: string) =>
            value.includes(cell),
      };
      expect(passing(['A', 'b'], { valueParser, filterOperators: [own] }, item)).toEqual(['A']);
      expect(valueParser.mock.calls[0]?.slice(0, 2)).toEqual(['a', undefined]);
    },
  );
});

describe('the quick filter', () => {
  proves(
    [
      '`showToolbar` adds a toolbar with a search field.',
      'The text is split at spaces, and a row stays if each word is found in one of its cells.',
    ],
    async () => {
      const { user, unmount } = show(<Grid />);
      expect(screen.queryByRole('searchbox')).toBeNull();
      unmount();
      show(<Grid showToolbar />);
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'caf 2');
      await waitFor(() => expect(textsOf('name')).toEqual(['Cafe']));
    },
  );

  proves(
    [
      'The search skips hidden columns.',
      "That's why Espressobar Nº 5 isn't found above, although its roaster is Café Rojo: show the _Roaster_ column and it appears.",
    ],
    async () => {
      const { user } = show(<QuickFilterToolbar />);
      expect(textsOf('name')).toEqual(['Café Lumière', 'Cafe Kompass', 'Le Café du Coin']);
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Roaster' }));
      await waitFor(() => expect(textsOf('name')).toContain('Espressobar Nº 5'));
    },
  );

  proves('Filters on a column keep working when the column is hidden.', () => {
    show(
      <Grid
        initialState={{
          ...filteredBy({ field: 'amount', operator: '>', value: 2 }),
          columns: { columnVisibilityModel: { amount: false } },
        }}
      />,
    );
    expect(textsOf('name')).toEqual(['Café']);
  });

  proves(
    [
      'If your own `getApplyQuickFilterFn` looks at formatted text, take the accents off there when `apiRef.current.ignoreDiacritics` is `true`.',
      'It holds the value of the prop, and the grid strips raw values only.',
    ],
    () => {
      const seen: unknown[] = [];
      const own: readonly GridColDef[] = [
        {
          field: 'name',
          valueFormatter: (value: string) => `${value} é`,
          getApplyQuickFilterFn: (word) => (value, row, column, apiRef) => {
            seen.push([
              word,
              value,
              apiRef.current.getRowFormattedValue(row, column),
              apiRef.current.ignoreDiacritics,
            ]);
            return true;
          },
        },
      ];
      const { api, rerender } = showWithApi({
        rows: rows.slice(0, 1),
        columns: own,
        ignoreDiacritics: true,
      });
      act(() => api().setQuickFilterValues(['caFé']));
      expect(seen[0]).toEqual(['caFe', 'Cafe', 'Café é', true]);
      rerender({ ignoreDiacritics: false });
      act(() => api().setQuickFilterValues(['fé']));
      expect(seen.at(-1)).toEqual(['fé', 'Café', 'Café é', false]);
    },
  );
});

describe('several filters', () => {
  const two: GridFilterModel = {
    items: [
      { id: 1, field: 'name', operator: 'equals', value: 'Cafe' },
      { id: 2, field: 'amount', operator: '=', value: 2 },
    ],
  };

  proves(
    [
      'The Community grid applies one filter item at a time.',
      'In Community, a model with more items keeps the first and logs an error in development.',
    ],
    () => {
      show(<Grid filterModel={two} />);
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      expectConsole('error', /`filterModel` can only contain a single item/);
    },
  );

  proves(
    'In the model, each item then needs its own `id`, and `logicOperator` says how they are joined.',
    () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      show(<DataGridPro apiRef={apiRef} rows={rows} columns={columns} />);
      act(() => api().setFilterModel({ ...two, logicOperator: GridLogicOperator.And }));
      expect(textsOf('name')).toEqual(['Cafe']);
      act(() => api().setFilterModel({ ...two, logicOperator: GridLogicOperator.Or }));
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      act(() =>
        api().setFilterModel({ items: two.items.map((item) => ({ ...item, id: undefined })) }),
      );
      expectConsole('error', /`id` field is required/);
    },
  );

  proves('people add them in the filter panel and join them with _And_ or _Or_.', async () => {
    const { user } = show(<MultiFilters />);
    expect(textsOf('id')).toEqual(['R-301', 'R-303']);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Logic operator' }));
    await user.click(screen.getByRole('option', { name: 'Or' }));
    expect(textsOf('id')).toEqual(['R-301', 'R-302', 'R-303', 'R-304', 'R-306']);
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(screen.getAllByRole('combobox', { name: 'Operator' })).toHaveLength(3);
  });
});

describe('turning it off', () => {
  proves(
    [
      '`filterable: false` on a column removes it from the menu and the panel.',
      'You can still filter by it from code; the panel then shows the filter and lets nobody change it.',
      "In Community, **Filter** in another column's menu replaces it all the same: control `filterModel` where it must stay.",
    ],
    async () => {
      const own = [{ ...columns[0], filterable: false }, columns[1]] as readonly GridColDef[];
      const replacedBy = async (element: ReactElement) => {
        const { user, unmount } = show(element);
        await openMenuOf(user, 'Amount');
        await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
        await screen.findAllByRole('combobox', { name: 'Operator' });
        const left = textsOf('name');
        unmount();
        return left;
      };
      const fixed = filteredBy({ id: 1, field: 'name', operator: 'equals', value: 'Bar' });
      const all = { rows, columns: own };
      expect(await replacedBy(<DataGrid {...all} initialState={fixed} />)).toHaveLength(3);
      expect(await replacedBy(<DataGridPro {...all} initialState={fixed} />)).toEqual(['Bar']);
      const controlled = fixed?.filter?.filterModel;
      expect(await replacedBy(<DataGrid {...all} filterModel={controlled} />)).toEqual(['Bar']);
      const { api, user } = showWithApi({ columns: own });
      expect(await openMenuOf(user, 'Name')).not.toContain('Filter');
      await user.keyboard('{Escape}');
      act(() => api().showFilterPanel());
      await user.click(await screen.findByRole('combobox', { name: 'Columns' }));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Amount',
      ]);
      await user.keyboard('{Escape}');
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Bar' }] }),
      );
      expect(textsOf('name')).toEqual(['Bar']);
      expect(await field('Value')).toBeDisabled();
      expect(screen.getByRole('combobox', { name: 'Operator' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  );

  proves(
    '`disableColumnFilter` on the grid removes all filter controls except the quick filter.',
    async () => {
      const { user, unmount } = show(<Grid showToolbar />);
      expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
      unmount();
      show(<Grid showToolbar disableColumnFilter />);
      expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
      expect(screen.getByRole('searchbox')).toBeInTheDocument();
      expect(await openMenuOf(user, 'Name')).not.toContain('Filter');
    },
  );

  proves(
    '`getApplyQuickFilterFn: () => null` on a column leaves it out of the quick filter.',
    () => {
      const own = [{ ...columns[0], getApplyQuickFilterFn: () => null }, columns[1]];
      const { api } = showWithApi({ columns: own as readonly GridColDef[] });
      act(() => api().setQuickFilterValues(['Bar']));
      expect(textsOf('name')).toEqual([]);
      act(() => api().setQuickFilterValues(['1']));
      expect(textsOf('name')).toEqual(['Bar']);
    },
  );
});

describe('reading, servers, cost', () => {
  proves(
    [
      '| `gridFilterModelSelector` | The filter model |',
      '| `gridFilteredRowCountSelector` | The number of rows that pass |',
      '| `gridFilteredSortedRowIdsSelector` | Their ids, in the order of sorting |',
      '| `gridFilteredSortedRowEntriesSelector` | The same as `{ id, model }` |',
      'They span all pages, not only the one on the screen, and count the group rows that the grid makes up.',
      '`getFilterState(model)` works out a model without showing its result: in its `filteredRowsLookup`, ids that fail are `false`.',
    ],
    () => {
      const item = { id: 1, field: 'amount', operator: '>', value: 1 };
      const { api } = showWithApi({
        pageSizeOptions: [1],
        initialState: {
          ...filteredBy(item),
          pagination: { paginationModel: { pageSize: 1 } },
          sorting: { sortModel: [{ field: 'amount', sort: 'asc' }] },
        },
      });
      const apiRef = { current: api() };
      expect(textsOf('name')).toEqual(['Cafe']);
      expect(gridFilterModelSelector(apiRef).items).toEqual([item]);
      expect(gridFilteredRowCountSelector(apiRef)).toBe(2);
      expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([3, 1]);
      expect(gridFilteredSortedRowEntriesSelector(apiRef)).toEqual([
        { id: 3, model: rows[2] },
        { id: 1, model: rows[0] },
      ]);
      const { filteredRowsLookup } = api().getFilterState({
        items: [{ field: 'name', operator: 'equals', value: 'Bar' }],
      });
      expect(filteredRowsLookup).toEqual({ 1: false, 3: false });
      expect(textsOf('name')).toEqual(['Cafe']);
      const tree = createApiRef<GridApiPro>();
      show(
        <DataGridPro
          apiRef={tree.apiRef}
          treeData
          getTreeDataPath={({ path }: { path: string[] }) => path}
          rows={[{ id: 1, path: ['a', 'b'] }]}
          columns={[{ field: 'id' }]}
        />,
      );
      expect(gridFilteredRowCountSelector({ current: tree.api() })).toBe(2);
      expect(gridFilteredSortedRowIdsSelector({ current: tree.api() })).toEqual([
        'auto-generated-row-null/a',
        1,
      ]);
    },
  );

  proves(
    '| `gridExpandedSortedRowIdsSelector` | Only those whose parents are open, in trees and groups |',
    () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      show(
        <DataGridPro
          apiRef={apiRef}
          treeData
          getTreeDataPath={({ path }: { path: string[] }) => path}
          rows={[
            { id: 1, path: ['a'] },
            { id: 2, path: ['a', 'b'] },
          ]}
          columns={[{ field: 'id' }]}
        />,
      );
      expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([1, 2]);
      expect(gridExpandedSortedRowIdsSelector(apiRef)).toEqual([1]);
      act(() => api().setRowChildrenExpansion(1, true));
      expect(gridExpandedSortedRowIdsSelector(apiRef)).toEqual([1, 2]);
    },
  );

  proves(
    'With `filterMode="server"` the grid shows the rows you pass, and filtering them is your job.',
    () => {
      show(
        <Grid
          filterMode="server"
          filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'Bar' }] }}
        />,
      );
      expect(textsOf('name')).toHaveLength(3);
    },
  );

  proves(
    'Listen to `onFilterModelChange`, send the model with the request, and offer only the operators that the server understands.',
    async () => {
      const { user } = show(<ServerFiltering />);
      await waitFor(() => expect(textsOf('name').length).toBeGreaterThan(0), { timeout: 3000 });
      expect(textsOf('name').every((name) => /fern/i.test(name))).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.click(await screen.findByRole('combobox', { name: 'Operator' }));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'contains',
      ]);
    },
  );

  proves(
    'Typing in the filter panel waits for `filterDebounceMs` (150 ms by default) before it changes the model.',
    async () => {
      const waitedFor = async (props: Partial<DataGridProps>) => {
        const changed = jest.fn();
        const { unmount, user } = show(
          <Grid
            {...props}
            onFilterModelChange={changed}
            initialState={{
              ...filteredBy({ id: 1, field: 'name', operator: 'contains', value: 'x' }),
              preferencePanel: { open: true },
            }}
          />,
        );
        const input = await field('Value');
        changed.mockClear();
        const start = performance.now();
        await user.type(input, 'y');
        await waitFor(() => expect(changed).toHaveBeenCalled(), { interval: 2 });
        const waited = performance.now() - start;
        unmount();
        return waited;
      };
      expect(await waitedFor({})).toBeGreaterThan(145);
      expect(await waitedFor({ filterDebounceMs: 600 })).toBeGreaterThan(595);
    },
  );

  proves(
    [
      'A column with a filter shows an icon in its header, which opens the panel.',
      'With the keyboard, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> on a header opens the menu with **Filter**, and <kbd>Esc</kbd> closes the panel.',
    ],
    async () => {
      const { user } = show(<BasicFiltering />);
      const icon = within(headerOf('Amount (€)')).getByRole('button', {
        name: 'Show filters',
      });
      expect(
        within(headerOf('Customer')).queryByRole('button', { name: 'Show filters' }),
      ).toBeNull();
      await user.click(icon);
      await user.click(await screen.findByRole('spinbutton', { name: 'Value' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'Value' })).toBeNull());
      act(() => headerOf('Customer').focus());
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menuitem', { name: 'Filter' })).toBeInTheDocument();
    },
  );

  proves(
    "Screen readers aren't told how many rows are left: say it where it matters.",
    async () => {
      const { api } = showWithApi();
      act(() => api().setQuickFilterValues(['bar']));
      await act(() => pause(50));
      expect(textsOf('name')).toEqual(['Bar']);
      expect(
        document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'),
      ).toHaveLength(0);
    },
  );

  proves(
    [
      'Filters run over all rows in one go, with each change of the model or the rows; the quick filter also when columns are hidden or shown.',
      "They don't run when only an operator changes.",
    ],
    () => {
      const test = jest.fn(() => true);
      const search = jest.fn(() => true);
      const own = (): readonly GridColDef[] => [
        {
          field: 'name',
          filterOperators: [{ value: 'own', getApplyFilterFn: () => test }],
          getApplyQuickFilterFn: () => search,
        },
        { field: 'amount' },
      ];
      const { api, rerender } = showWithApi({
        columns: own(),
        initialState: filteredBy({ id: 1, field: 'name', operator: 'own', value: 1 }),
      });
      const callsOf = (change: () => void) => {
        test.mockClear();
        act(change);
        return test.mock.calls.length;
      };
      expect(callsOf(() => rerender({ columns: own() }))).toBe(0);
      expect(
        callsOf(() => api().upsertFilterItem({ id: 1, field: 'name', operator: 'own', value: 2 })),
      ).toBe(3);
      expect(callsOf(() => api().updateRows([{ id: 4 }]))).toBe(4);
      expect(callsOf(() => api().setColumnVisibility('amount', false))).toBe(0);
      act(() => api().setQuickFilterValues(['a']));
      search.mockClear();
      act(() => api().setColumnVisibility('amount', true));
      expect(search).toHaveBeenCalledTimes(4);
    },
  );
});

exempt(
  'In a component inside the grid, use them with `useGridSelector`; elsewhere, call them with the `apiRef` at the moment you need the answer.',
  'Advice; the page on state proves what the hook does.',
);
