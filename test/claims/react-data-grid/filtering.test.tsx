import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
  type GridFilterOperator,
  GridFooter,
  getGridDateOperators,
  gridExpandedSortedRowIdsSelector,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import BasicFiltering from '../../../docs/x/react-data-grid/filtering/BasicFiltering';
import CustomOperator from '../../../docs/x/react-data-grid/filtering/CustomOperator';
import FilterButtons from '../../../docs/x/react-data-grid/filtering/FilterButtons';
import MultiFilters from '../../../docs/x/react-data-grid/filtering/MultiFilters';
import QuickFilterToolbar from '../../../docs/x/react-data-grid/filtering/QuickFilterToolbar';
import ServerFiltering from '../../../docs/x/react-data-grid/filtering/ServerFiltering';
import type { fetchPlants as FetchPlants } from '../../../docs/x/react-data-grid/filtering/plants';
import {
  act,
  proves,
  createApiRef,
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

const PLANTS = '../../../docs/x/react-data-grid/filtering/plants';

jest.mock('../../../docs/x/react-data-grid/filtering/plants', () => ({
  fetchPlants: jest.fn(),
}));

const { fetchPlants } = jest.requireActual<{ fetchPlants: typeof FetchPlants }>(PLANTS);
const mockFetchPlants = jest.mocked(
  jest.requireMock<{ fetchPlants: typeof FetchPlants }>(PLANTS).fetchPlants,
);
mockFetchPlants.mockImplementation(fetchPlants);

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
    unmount: shown.unmount,
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
    [
      'Column filters are on by default: users open the column menu, choose **Filter**, and pick an operator and a value.',
    ],
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
      'The grid reads `initialState` when it mounts. After that, users decide the filters.',
      'A filtered column has an icon in its header.',
      'A click on the icon opens the filter panel.',
      '<kbd>Esc</kbd> closes the filter panel.',
    ],
    async () => {
      const { user } = show(<BasicFiltering />);
      expect(textsOf('amount')).toEqual(['1,840', '7,650', '2,210', '1,180']);
      const iconOf = (name: string) =>
        within(headerOf(name)).queryByRole('button', { name: 'Show filters' });
      expect(iconOf('Customer')).toBeNull();
      await user.click(iconOf('Amount (€)') ?? document.body);
      await user.click(await screen.findByRole('spinbutton', { name: 'Value' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'Value' })).toBeNull());
      const over = (value: number) => filteredBy({ field: 'amount', operator: '>', value });
      const { rerender } = showWithApi({ initialState: over(1) });
      rerender({ initialState: over(2) });
      expect(textsOf('name').slice(-2)).toEqual(['Café', 'Cafe']);
    },
  );

  proves(
    [
      'The filter model is an object with all current filters:',
      'Each item names a column, an operator, and a value.',
      '`quickFilterValues` are the words in the search field.',
      'A row has to match the items and the words.',
      'When the grid mounts, and when its columns change, it removes items whose column is missing.',
      'If you control the model, `onFilterModelChange` receives the model without these items.',
      'If columns load late, render the grid when they have arrived. Otherwise, the grid removes the filter.',
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
      expect(textsOf('name')).toEqual([]);
      act(() => api().setQuickFilterValues(['bar']));
      expect(textsOf('name')).toEqual(['Bar']);
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
      const asked = jest.fn<undefined, [GridFilterModel]>();
      const gone = { items: [{ field: 'gone', operator: 'equals', value: 'x' }] };
      const own = showWithApi({ filterModel: gone, onFilterModelChange: asked });
      expect(gridFilterModelSelector({ current: own.api() }).items).toEqual(gone.items);
      expect(asked.mock.calls.map(([{ items }]) => items)).toEqual([[]]);
      function LateColumns({ arrived }: { readonly arrived: boolean }) {
        const [filterModel, setFilterModel] = useState<GridFilterModel>({
          items: [{ field: 'amount', operator: '>', value: 2 }],
        });
        return (
          <Grid
            columns={arrived ? columns : columns.slice(0, 1)}
            filterModel={filterModel}
            onFilterModelChange={setFilterModel}
          />
        );
      }
      for (const [arrived, found] of [
        [true, ['Café']],
        [false, ['Café', 'Bar', 'Cafe']],
      ] as const) {
        const late = show(<LateColumns arrived={arrived} />);
        late.rerender(<LateColumns arrived />);
        expect(within(late.container).getAllByRole('row')).toHaveLength(found.length + 1);
        late.unmount();
      }
    },
  );

  proves(
    [
      'To observe the filters without controlling them, pass `onFilterModelChange` alone.',
      'This callback fires for each change, including a new item that has no value yet.',
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

  proves(
    [
      'If something outside the grid sets the filters, such as buttons or the URL, keep the filter model in your state.',
      'If you pass `filterModel`, these methods call `onFilterModelChange`.',
      'The filters then change when you update the prop.',
    ],
    async () => {
      const { user, unmount } = show(<FilterButtons />);
      expect(textsOf('status')).not.toContain('paid');
      await user.click(screen.getByRole('button', { name: '2,000 and more' }));
      expect(textsOf('amount')).toEqual(['7,650', '2,210']);
      expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('2,000 and more');
      unmount();
      const onFilterModelChange = jest.fn<undefined, [GridFilterModel]>();
      const { api, rerender } = showWithApi({ filterModel: { items: [] }, onFilterModelChange });
      act(() => api().upsertFilterItem({ id: 1, field: 'name', operator: 'equals', value: 'Bar' }));
      expect(textsOf('name')).toHaveLength(3);
      rerender({ filterModel: onFilterModelChange.mock.calls[0]?.[0] });
      expect(textsOf('name')).toEqual(['Bar']);
    },
  );

  proves(
    [
      '| `setFilterModel(model)` | Replaces all filters and the words of the search |',
      '| `upsertFilterItem(item)`, `deleteFilterItem(item)` | Adds, replaces, or removes one item by its `id` |',
      'If the Community grid has a filter, `upsertFilterItem()` ignores an item with another `id`.',
      'Call `setFilterModel()` instead.',
      'This button clears the column filters and keeps the search:',
      '| `setQuickFilterValues(words)` | Replaces the words of the search |',
      '| `showFilterPanel(field)` | Opens the filter panel with a filter for the column |',
      'In the Community grid, there is one filter: opening the panel for another column removes it.',
    ],
    async () => {
      const { api } = showWithApi();
      act(() => api().setQuickFilterValues(['cafe']));
      expect(textsOf('name')).toEqual(['Cafe']);
      const item = { id: 1, field: 'name', operator: 'equals', value: 'Bar' };
      act(() => api().setFilterModel({ items: [item] }));
      expect(textsOf('name')).toEqual(['Bar']);
      act(() => api().upsertFilterItem({ ...item, value: 'Cafe' }));
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      act(() => api().upsertFilterItem({ ...item, id: 2, value: 'Bar' }));
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      expectConsole('error', /`filterModel` can only contain a single item/);
      act(() => api().setFilterModel({ items: [{ ...item, id: 2, value: 'Bar' }] }));
      expect(textsOf('name')).toEqual(['Bar']);
      act(() => api().showFilterPanel('amount'));
      expect(gridFilterModelSelector({ current: api() }).items).toEqual([
        expect.objectContaining({ field: 'amount' }),
      ]);
      expect(textsOf('name')).not.toEqual(['Bar']);
      act(() => api().setQuickFilterValues(['a']));
      act(() =>
        api().setFilterModel({ ...gridFilterModelSelector({ current: api() }), items: [] }),
      );
      expect(gridFilterModelSelector({ current: api() })).toMatchObject({
        items: [],
        quickFilterValues: ['a'],
      });
      act(() => api().setFilterModel({ items: [item] }));
      act(() => api().deleteFilterItem(item));
      expect(textsOf('name')).toHaveLength(3);
      act(() => api().setFilterModel({ items: [item] }));
      act(() => api().showFilterPanel('amount'));
      expect(gridFilterModelSelector({ current: api() }).items).toMatchObject([
        { field: 'amount' },
      ]);
      expect(textsOf('name')).toHaveLength(3);
      expect(await screen.findByRole('combobox', { name: 'Columns' })).toHaveTextContent('Amount');
    },
  );
});

/** What a claim needs to enter a value in the filter panel. */
interface Enter {
  readonly user: ReturnType<typeof show>['user'];
  readonly input: HTMLElement;
}

describe('operators', () => {
  proves(
    [
      '| `string` | `contains`, `doesNotContain`, `equals`, `doesNotEqual`, `startsWith`, `endsWith`, `isEmpty`, `isNotEmpty`, `isAnyOf` | Text |',
      '| `number` | `=`, `!=`, `>`, `>=`, `<`, `<=`, `isEmpty`, `isNotEmpty`, `isAnyOf` | A number |',
      '| `date`, `dateTime` | `is`, `not`, `after`, `onOrAfter`, `before`, `onOrBefore`, `isEmpty`, `isNotEmpty` | A `Date` |',
      '| `boolean` | `is` | `true` or `false` |',
      '| `singleSelect` | `is`, `not`, `isAnyOf` | The `value` of an option |',
    ],
    async () => {
      const { api, unmount } = showWithApi({
        columns: Object.keys(OPERATORS).map((type) => ({ field: type, type: type as 'string' })),
      });
      for (const [type, text] of Object.entries(OPERATORS)) {
        const found = api()
          .getColumn(type)
          .filterOperators?.map(({ value }) => `\`${value}\``);
        expect(found?.join(', ')).toBe(text);
      }
      unmount();
      const entered = async (type: string, operator: string, enter: (input: Enter) => unknown) => {
        const valueOptions = [{ value: 'd', label: 'Double' }];
        const grid = showWithApi({
          columns: [{ field: 'a', type: type as 'singleSelect', valueOptions }],
          rows: [],
          initialState: {
            ...filteredBy({ id: 1, field: 'a', operator }),
            preferencePanel: { open: true },
          },
        });
        const item = () => gridFilterModelSelector({ current: grid.api() }).items[0];
        await enter({ user: grid.user, input: await screen.findByLabelText('Value') });
        await waitFor(() => expect(item()?.value).toBeDefined());
        const value: unknown = item()?.value;
        grid.unmount();
        return value;
      };
      const typed =
        (text: string) =>
        ({ input }: Enter) =>
          fireEvent.change(input, { target: { value: text } });
      const picked =
        (label: string) =>
        async ({ user, input }: Enter) => {
          await user.click(input);
          await user.click(screen.getByRole('option', { name: label }));
        };
      expect(await entered('string', 'equals', typed('7'))).toBe('7');
      expect(await entered('number', '=', typed('7'))).toBe(7);
      expect(await entered('date', 'is', typed('2026-04-01'))).toEqual(
        new Date('2026-04-01T00:00:00Z'),
      );
      expect(await entered('dateTime', 'is', typed('2026-04-01T10:30'))).toEqual(
        new Date(2026, 3, 1, 10, 30),
      );
      expect(await entered('boolean', 'is', picked('false'))).toBe(false);
      expect(await entered('singleSelect', 'is', picked('Double'))).toBe('d');
    },
  );

  proves(
    [
      "In your code, a date can also be text: `'2026-04-01'`. A picked day is a `Date` at midnight in UTC.",
      'This function skips items without a value, writes a picked day as `2026-04-01`, and leaves out the `id` and `fromInput` of the filter panel:',
    ],
    async () => {
      const days = [new Date(2026, 2, 31), new Date(2026, 3, 1), new Date(2026, 3, 2)];
      const by = (value: unknown) => passing(days, { type: 'date' }, { operator: 'is', value });
      expect(by('2026-04-01')).toEqual([days[1]]);
      expect(by(new Date('2026-04-01T00:00:00Z'))).toEqual([days[1]]);
      const { api, user } = showWithApi({
        columns: [
          { field: 'day', headerName: 'Day', type: 'date' },
          { field: 'text', headerName: 'Text' },
        ],
        rows: [],
      });
      const isFilled = (value: unknown) =>
        Array.isArray(value) ? value.length > 0 : value != null && value !== '';
      const model = () => gridFilterModelSelector({ current: api() });
      const sent = () =>
        model()
          .items.filter(
            ({ operator, value }) =>
              isFilled(value) || ['isEmpty', 'isNotEmpty'].includes(operator),
          )
          .map(({ field: name, operator, value }) => ({
            field: name,
            operator,
            value: value instanceof Date ? value.toISOString().slice(0, 10) : (value as unknown),
          }));
      await openMenuOf(user, 'Day');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      const input = await screen.findByLabelText('Value');
      expect(model().items).toHaveLength(1);
      expect(sent()).toEqual([]);
      fireEvent.change(input, { target: { value: '2026-04-01' } });
      await waitFor(() =>
        expect(sent()).toEqual([{ field: 'day', operator: 'is', value: '2026-04-01' }]),
      );
      expect(model().items[0]?.value).toEqual(new Date('2026-04-01T00:00:00Z'));
      fireEvent.change(input, { target: { value: '' } });
      await waitFor(() => expect(sent()).toEqual([]));
      act(() => api().showFilterPanel('text'));
      const text = await field('Value');
      await user.type(text, 'a');
      await waitFor(() =>
        expect(sent()).toEqual([{ field: 'text', operator: 'contains', value: 'a' }]),
      );
      expect(Object.keys(model().items[0] ?? {})).toEqual(
        expect.arrayContaining(['id', 'fromInput']),
      );
      await user.clear(text);
      await waitFor(() => expect(sent()).toEqual([]));
      const empty = { id: 1, field: 'text', operator: 'isAnyOf', value: [] };
      act(() => api().setFilterModel({ items: [empty] }));
      expect(sent()).toEqual([]);
      act(() => api().setFilterModel({ items: [{ ...empty, operator: 'isEmpty' }] }));
      expect(sent()).toHaveLength(1);
    },
  );

  proves(
    [
      '`isEmpty` and `isNotEmpty` need no value. With another built-in operator, an item without a value filters nothing.',
      '`isAnyOf` expects an array. An empty array filters nothing.',
      'In a `number` column, an item with `value: null` compares with 0.',
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
    [
      'If a column doesn\'t have the operator of an item, the grid throws an error, except with `filterMode="server"`.',
    ],
    () => {
      const item = { operator: 'near', value: 'x' };
      expect(() => passing(['a'], {}, item)).toThrow(/No filter operator found.*near/);
      expect(passing(['a'], {}, item, { filterMode: 'server' })).toEqual(['a']);
    },
  );

  proves(
    [
      'Text is compared without regard to case.',
      'To let `cafe` find "Café" with every operator, set `ignoreDiacritics` on the grid.',
      'The grid trims the text in a filter. `equals`, `endsWith`, and `isAnyOf` therefore miss cells that end with a space.',
      'Three operators of text columns ignore accents even without `ignoreDiacritics`: `equals`, `doesNotEqual`, and `isAnyOf`.',
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
      expect(by('doesNotContain', 'cafe')).toEqual(['Café', 'Bar']);
      expect(by('endsWith', 'fe')).toEqual([]);
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
    [
      'If the value of a cell is missing (`null` or `undefined`), the row passes these operators: `isEmpty`, `doesNotContain`, `doesNotEqual`, `!=`, and `not` in a `singleSelect` column.',
      'If a date is missing, the row passes only `isEmpty`. A missing boolean is compared as `false`.',
    ],
    () => {
      const values: Record<string, unknown> = {
        string: 'x',
        number: '4',
        date: '2026-03-02',
        dateTime: '2026-03-02T10:00',
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
      expect(passedBy('dateTime')).toEqual(['isEmpty']);
      expect(passedBy('singleSelect')).toEqual(['not']);
      expect(passedBy('boolean')).toEqual(['is']);
    },
  );

  proves(
    'The grid compares the values that `valueGetter` returns, not the text that `valueFormatter` returns.',
    () => {
      const column: Partial<GridColDef> = {
        valueGetter: (value: string) => `${value}-got`,
        valueFormatter: () => 'shown',
      };
      expect(passing(['a'], column, { operator: 'equals', value: 'a-got' })).toEqual(['a']);
      expect(passing(['a'], column, { operator: 'equals', value: 'shown' })).toEqual([]);
    },
  );

  proves(
    [
      'To let users enter a value, also pass an `InputComponent`.',
      'In this demo, "at least" replaces the built-in operators of the column:',
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
      await user.click(screen.getByRole('combobox', { name: 'Operator' }));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'at least',
      ]);
    },
  );

  proves(
    [
      'If no built-in operator fits, add your own to `filterOperators` of the column.',
      'This operator needs no value.',
      'Users choose "is overdue" from the list of operators:',
    ],
    async () => {
      const today = new Date(2026, 2, 10);
      const tested = jest.fn();
      const isOverdue: GridFilterOperator<{ due?: Date | null; status: string }, Date | null> = {
        value: 'isOverdue',
        label: 'is overdue',
        getApplyFilterFn: () => (due, row) => {
          tested(due);
          return due != null && due < today && row.status !== 'paid';
        },
        requiresFilterValue: false,
      };
      const { user } = show(
        <DataGrid
          rows={[
            { id: 1, due: new Date(2026, 2, 2), status: 'sent' },
            { id: 2, due: new Date(2026, 2, 2), status: 'paid' },
            { id: 3, due: new Date(2026, 2, 20), status: 'sent' },
            { id: 4, due: null, status: 'sent' },
            { id: 5, status: 'sent' },
          ]}
          columns={[
            { field: 'id' },
            {
              field: 'due',
              headerName: 'Due',
              type: 'date',
              filterOperators: [...getGridDateOperators(), isOverdue],
            },
          ]}
        />,
      );
      await openMenuOf(user, 'Due');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      await user.click(await screen.findByRole('combobox', { name: 'Operator' }));
      await user.click(screen.getByRole('option', { name: 'is overdue' }));
      await waitFor(() => expect(textsOf('id')).toEqual(['1']));
      expect(tested).toHaveBeenCalledWith(null);
      expect(tested).toHaveBeenCalledWith(undefined);
      expect(screen.queryByLabelText('Value')).toBeNull();
    },
  );

  proves(
    [
      '`getApplyFilterFn` receives the filter item and returns the test for a cell. If the item has no value yet, return `null` instead of a test.',
      '`value` is the name of the operator in the filter model.',
    ],
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
    'The grid also calls the `valueParser` of a column with the values of filters. The parser then receives no row.',
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
      'The grid splits the text at spaces. A row matches if each word is found in one of its cells.',
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
      'Text, dates, and options are searched as displayed.',
      "For a number, users type all digits without separators. `1840` finds 1,840, but `18` and `1,840` don't.",
    ],
    () => {
      const { api } = showWithApi({
        rows: [
          { id: 1, text: 'a', day: new Date(2026, 2, 2), kind: 'd', size: 1840, on: true },
          { id: 2, text: 'b', day: new Date(2027, 5, 6), kind: 's', size: 7, on: false },
        ],
        columns: [
          { field: 'id', getApplyQuickFilterFn: () => null },
          { field: 'text', valueFormatter: (value: string) => `text ${value}` },
          { field: 'day', type: 'date', valueFormatter: (day: Date) => `in ${day.getFullYear()}` },
          {
            field: 'kind',
            type: 'singleSelect',
            valueOptions: [
              { value: 'd', label: 'Double' },
              { value: 's', label: 'Single' },
            ],
          },
          {
            field: 'size',
            type: 'number',
            valueFormatter: (value: number) => `${value.toLocaleString('en')} €`,
          },
          { field: 'on', type: 'boolean' },
        ],
      });
      const find = (word: string) => {
        act(() => api().setQuickFilterValues([word]));
        return textsOf('id').join();
      };
      expect(['text a', 'in 2026', 'Double'].map(find)).toEqual(['1', '1', '1']);
      expect(['18', '1840', '1,840', '€', 'yes', 'true'].map(find)).toEqual([
        '',
        '1',
        '',
        '',
        '',
        '',
      ]);
    },
  );

  proves(
    [
      "Hidden columns and boolean columns aren't searched. A filter on a hidden column still applies.",
    ],
    async () => {
      const { user, unmount } = show(<QuickFilterToolbar />);
      expect(textsOf('name')).toEqual(['Café Lumière', 'Cafe Kompass', 'Le Café du Coin']);
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Roaster' }));
      await waitFor(() => expect(textsOf('name')).toContain('Espressobar Nº 5'));
      unmount();
      show(
        <Grid
          initialState={{
            ...filteredBy({ field: 'amount', operator: '>', value: 2 }),
            columns: { columnVisibilityModel: { amount: false } },
          }}
        />,
      );
      expect(textsOf('name')).toEqual(['Café']);
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
      'If the Community grid receives several items, it uses the first one and logs an error in development.',
    ],
    () => {
      show(<Grid filterModel={two} />);
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      expectConsole('error', /`filterModel` can only contain a single item/);
    },
  );

  proves(
    [
      'In the model, each item then has its own `id`, and `logicOperator` joins the items:',
      'In Pro and Premium, a model can have several items.',
    ],
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

  proves(
    'In Pro and Premium, users add filters in the panel and join them with _And_ or _Or_.',
    async () => {
      const { user } = show(<MultiFilters />);
      expect(textsOf('id')).toEqual(['R-301', 'R-303']);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.click(await screen.findByRole('combobox', { name: 'Logic operator' }));
      await user.click(screen.getByRole('option', { name: 'Or' }));
      expect(textsOf('id')).toEqual(['R-301', 'R-302', 'R-303', 'R-304', 'R-306']);
      await user.click(screen.getByRole('button', { name: 'Add filter' }));
      expect(screen.getAllByRole('combobox', { name: 'Operator' })).toHaveLength(3);
    },
  );
});

describe('turning it off', () => {
  proves(
    [
      '| remove one column from the menu and the panel | `filterable: false` on the column |',
      'A filter model can still filter by a column that has `filterable: false`.',
      "Users can't edit such a filter in the panel.",
      'In the Community grid, a new filter on another column still replaces it.',
    ],
    async () => {
      const own = [{ ...columns[0], filterable: false }, columns[1]] as readonly GridColDef[];
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
      expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
      await openMenuOf(user, 'Amount');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      await waitFor(() => expect(textsOf('name')).toEqual(['Café', 'Bar', 'Cafe']));
    },
  );

  proves(
    '| remove all filter controls, but keep the search | `disableColumnFilter` on the grid |',
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
    '| leave one column out of the quick filter | `getApplyQuickFilterFn: () => null` on a column |',
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
      'If users must not remove a filter, pass only the matching rows. Users can then filter these rows further:',
      'Keep the rest of the model, so that the search still works:',
      'The Community grid has no place for a second item, so this example turns the other column filters off.',
    ],
    async () => {
      const cafes = { id: 'cafes', field: 'name', operator: 'equals', value: 'cafe' };
      function Cafes() {
        const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [cafes] });
        return (
          <Grid
            filterModel={filterModel}
            onFilterModelChange={(model) => setFilterModel({ ...model, items: [cafes] })}
            disableColumnFilter
            showToolbar
          />
        );
      }
      const matching = showWithApi({ rows: rows.filter(({ name }) => name !== 'Bar') });
      act(() => matching.api().upsertFilterItem({ field: 'amount', operator: '>', value: 2 }));
      expect(textsOf('name')).toEqual(['Café']);
      act(() => matching.api().setFilterModel({ items: [] }));
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      matching.unmount();
      const { user } = show(<Cafes />);
      expect(textsOf('amount')).toEqual(['3', '2']);
      expect(await openMenuOf(user, 'Amount')).not.toContain('Filter');
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), '2');
      await waitFor(() => expect(textsOf('amount')).toEqual(['2']));
    },
  );

  proves('This component adds the number of matching rows to the default footer.', async () => {
    function FooterWithCount() {
      const apiRef = useGridApiContext();
      const count = useGridSelector(apiRef, gridFilteredRowCountSelector);
      return (
        <div>
          <output>{count} rows match</output>
          <GridFooter />
        </div>
      );
    }
    const { user } = show(
      <Grid
        slots={{ footer: FooterWithCount }}
        pageSizeOptions={[2]}
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('3 rows match');
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(textsOf('name')).toEqual(['Cafe']);
  });

  proves(
    [
      '| `gridFilterModelSelector` | The filter model |',
      'Outside the grid, call a selector with the `apiRef` in an event handler: `gridFilteredSortedRowIdsSelector(apiRef)`.',
      '| `gridFilteredRowCountSelector` | The number of matching rows |',
      '| `gridFilteredSortedRowIdsSelector` | The ids of the matching rows, in the current order |',
      '| `gridFilteredSortedRowEntriesSelector` | The matching rows as `{ id, model }`, in the current order |',
      'The results include matching rows of all pages and, with row grouping, the group rows.',
      'To count the matches of another model without showing them, call `getFilterState(model)`.',
      "In the result, `filteredRowsLookup` has `false` for each row that doesn't match: see [Offer saved views with counts](/x/react-data-grid/filtering-recipes/#offer-saved-views-with-counts).",
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
    '| `gridExpandedSortedRowIdsSelector` | The ids of the matching rows, without the children of collapsed rows |',
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
            { id: 3, path: ['c'] },
          ]}
          columns={[{ field: 'id' }]}
          initialState={filteredBy({ field: 'id', operator: 'isAnyOf', value: ['1', '2'] })}
        />,
      );
      expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([1, 2]);
      expect(gridExpandedSortedRowIdsSelector(apiRef)).toEqual([1]);
      act(() => api().setRowChildrenExpansion(1, true));
      expect(gridExpandedSortedRowIdsSelector(apiRef)).toEqual([1, 2]);
    },
  );

  proves(
    [
      "If the browser doesn't have all rows, filter on a server.",
      'Set `filterMode="server"`, send the filter model, and pass the rows of the response.',
      'With `filterMode="server"` or a data source, they include only the rows that the browser has.',
    ],
    async () => {
      const { api } = showWithApi({
        filterMode: 'server',
        filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Bar' }] },
      });
      expect(textsOf('name')).toHaveLength(3);
      expect(gridFilteredRowCountSelector({ current: api() })).toBe(3);
      const other = showWithApi({
        rows: undefined,
        dataSource: { getRows: () => Promise.resolve({ rows: rows.slice(0, 2), rowCount: 90 }) },
      });
      await waitFor(() => expect(gridFilteredRowCountSelector({ current: other.api() })).toBe(2));
    },
  );

  proves(
    'Ignore responses to older requests, and let users repeat a failed request, as the demo does:',
    async () => {
      const answers: {
        readonly give: (found: Awaited<ReturnType<typeof fetchPlants>>) => void;
        readonly refuse: () => void;
      }[] = [];
      const fern = { id: 4, name: 'Holly fern', light: 'Shade', stock: 8 };
      mockFetchPlants.mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            answers.push({
              give: resolve,
              refuse: () => reject(new Error('down')),
            });
          }),
      );
      const settle = (answer: () => void) =>
        act(() => {
          answer();
          return Promise.resolve();
        });
      const { user } = show(<ServerFiltering />);
      await settle(() => answers[0]?.refuse());
      expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer.');
      expect(screen.getByText('No plants loaded')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(mockFetchPlants.mock.calls.map(([{ items }]) => items[0]?.value)).toEqual([
        'fern',
        'fern',
        'fern',
      ]);
      await settle(() => answers[2]?.give([fern]));
      await settle(() => answers[1]?.refuse());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(textsOf('name')).toEqual(['Holly fern']);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.type(await field('Value'), 's');
      await waitFor(() => expect(answers).toHaveLength(4));
      await settle(() => answers[3]?.give([]));
      expect(screen.getByText('No plant matches')).toBeInTheDocument();
      mockFetchPlants.mockImplementation(fetchPlants);
    },
  );

  proves('Offer only the operators that your server understands.', async () => {
    const { user } = show(<ServerFiltering />);
    await waitFor(() => expect(textsOf('name').length).toBeGreaterThan(0), { timeout: 3000 });
    expect(textsOf('name').every((name) => /fern/i.test(name))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Operator' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'contains',
    ]);
  });

  proves(
    'Built-in inputs wait for a pause in typing (`filterDebounceMs`, default: 150 ms).',
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
      const searched = jest.fn();
      const { user } = show(
        <Grid showToolbar filterDebounceMs={300} onFilterModelChange={searched} />,
      );
      await user.click(screen.getByRole('button', { name: 'Search' }));
      const start = performance.now();
      await user.type(screen.getByRole('searchbox'), 'b');
      await waitFor(() => expect(searched).toHaveBeenCalled(), { interval: 2 });
      expect(performance.now() - start).toBeGreaterThan(295);
    },
  );

  proves(
    'On a focused header, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> opens the column menu with **Filter**.',
    async () => {
      const { user } = show(<Grid />);
      act(() => headerOf('Name').focus());
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menuitem', { name: 'Filter' })).toBeInTheDocument();
    },
  );

  proves("The grid doesn't announce how many rows match.", async () => {
    const { api } = showWithApi();
    act(() => api().setQuickFilterValues(['bar']));
    await act(() => pause(50));
    expect(textsOf('name')).toEqual(['Bar']);
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(
      0,
    );
  });

  proves(
    ['The grid filters all rows in one step whenever the filter model or the rows change.'],
    () => {
      const test = jest.fn(() => true);
      const own: readonly GridColDef[] = [
        {
          field: 'name',
          filterOperators: [{ value: 'own', getApplyFilterFn: () => test }],
        },
        { field: 'amount' },
      ];
      const { api } = showWithApi({
        columns: own,
        initialState: filteredBy({ id: 1, field: 'name', operator: 'own', value: 1 }),
      });
      const callsOf = (change: () => void) => {
        test.mockClear();
        act(change);
        return test.mock.calls.length;
      };
      expect(
        callsOf(() => api().upsertFilterItem({ id: 1, field: 'name', operator: 'own', value: 2 })),
      ).toBe(3);
      expect(callsOf(() => api().updateRows([{ id: 4 }]))).toBe(4);
    },
  );
});
