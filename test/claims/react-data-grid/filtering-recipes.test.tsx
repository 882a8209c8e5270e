import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridFilteredSortedRowIdsSelector,
  type GridFilterItem,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns as bikeColumns } from '../../../docs/x/react-data-grid/filtering-recipes/bikes';
import FilterAddress from '../../../docs/x/react-data-grid/filtering-recipes/FilterAddress';
import {
  fromSearch,
  toSearch,
} from '../../../docs/x/react-data-grid/filtering-recipes/filterAddress';
import FilteredTotal from '../../../docs/x/react-data-grid/filtering-recipes/FilteredTotal';
import MarkedMatches from '../../../docs/x/react-data-grid/filtering-recipes/MarkedMatches';
import { repairs } from '../../../docs/x/react-data-grid/filtering-recipes/repairs';
import ValueList from '../../../docs/x/react-data-grid/filtering-recipes/ValueList';
import ViewsWithCounts from '../../../docs/x/react-data-grid/filtering-recipes/ViewsWithCounts';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectConsole,
  fireEvent,
  headerOf,
  openMenuOf,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, name: 'Café', amount: 3, day: new Date(2026, 2, 16) },
  { id: 2, name: 'Bar', amount: 1, day: new Date(2026, 2, 17) },
  { id: 3, name: 'Cafe', amount: 2, day: new Date(2026, 2, 18) },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
  { field: 'day', headerName: 'Day', type: 'date' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  return { ...show(<Grid apiRef={apiRef} {...props} />), api, apiRef };
}

/** The names that pass one item. */
function passing(item: GridFilterItem): readonly string[] {
  const { unmount } = show(<Grid filterModel={{ items: [item] }} />);
  const names = textsOf('name');
  unmount();
  return names;
}

describe('the address', () => {
  const address = () => screen.getByRole('textbox', { name: /^The address/ });

  proves(
    'The field below stands for the address: filter the grid and the address follows; edit the address and the grid follows.',
    async () => {
      const { user } = show(<FilterAddress />);
      expect(textsOf('price')).toEqual(['260', '340']);
      await user.type(screen.getByRole('searchbox'), ' batavus');
      await waitFor(() => expect(address()).toHaveValue('filter=price:<=:400&q=step+batavus'));
      expect(textsOf('model')).toEqual(['Batavus Personal']);
      fireEvent.change(address(), { target: { value: 'filter=frame:equals:folding' } });
      expect(textsOf('model')).toEqual(['Brompton M3']);
      expect(screen.getByRole('searchbox')).toHaveValue('');
    },
  );

  proves(
    [
      'Two functions make the recipe, `toSearch` and `fromSearch`, and the second has to be wary.',
      "A link may name a column that's gone, which the grid ignores, or an operator that the column doesn't have, for which it throws.",
      'So `fromSearch` takes a list of allowed operators and leaves out the rest.',
    ],
    () => {
      expect(passing({ field: 'gone', operator: 'contains', value: 'a' })).toHaveLength(3);
      expect(() => passing({ field: 'name', operator: '>', value: 'a' })).toThrow(
        /No filter operator found/,
      );
      const allowed = { model: ['contains'], price: ['<='], gone: ['contains'] };
      const itemsOf = (search: string) => fromSearch(search, bikeColumns, allowed).items;
      expect(itemsOf('filter=price:<=:400')).toEqual([
        { id: 'price:<=:400', field: 'price', operator: '<=', value: '400' },
      ]);
      for (const bad of [
        'price:contains:4',
        'frame:contains:a',
        'gone:contains:a',
        'price:<=',
        '',
      ]) {
        expect(itemsOf(`filter=${bad}`)).toEqual([]);
      }
      // What people type comes back as it was.
      const model = {
        items: [{ field: 'model', operator: 'contains', value: 'a: b & 100% + <c> = é' }],
        quickFilterValues: ['1+1', 'a&b', '50%'],
      };
      const back = fromSearch(toSearch(model), bikeColumns, allowed);
      expect(back.items[0]).toMatchObject(model.items[0] as GridFilterItem);
      expect(back.quickFilterValues).toEqual(model.quickFilterValues);
    },
  );

  proves(
    'Values are text in an address. The `valueParser` of a `number` column makes numbers of them; for dates, write `toISOString()`, and for `isAnyOf`, join the array with a character that no value has.',
    () => {
      expect(passing({ field: 'amount', operator: '=', value: '3' })).toEqual(['Café']);
      const day = new Date(Date.UTC(2026, 2, 17));
      expect(passing({ field: 'day', operator: 'is', value: day.toISOString() })).toEqual(['Bar']);
      const any = (value: unknown) => passing({ field: 'name', operator: 'isAnyOf', value });
      // The text alone filters nothing: it has to be an array again.
      expect(any('Bar|Cafe')).toHaveLength(3);
      expect(any('Bar|Cafe'.split('|'))).toEqual(['Café', 'Bar', 'Cafe']);
      expect(any(['Bar'])).toEqual(['Bar']);
    },
  );
});

describe('views with counts', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  proves(
    '`getFilterState(model)` runs a model over the rows without showing the result, and so counts what each view would show.',
    async () => {
      const { user, unmount } = show(<ViewsWithCounts />);
      expect(tabs()).toEqual(['All (6)', 'To do (4)', 'To call (2)', 'Expensive (3)']);
      for (const [name, count] of [
        ['All', 6],
        ['To do', 4],
        ['To call', 2],
        ['Expensive', 3],
      ] as const) {
        await user.click(screen.getByRole('tab', { name: new RegExp(name) }));
        expect(textsOf('device')).toHaveLength(count);
      }
      unmount();
      const { api } = showWithApi();
      const before = api().exportState();
      act(() => {
        api().getFilterState({ items: [{ field: 'amount', operator: '>', value: 2 }] });
      });
      expect(textsOf('name')).toHaveLength(3);
      expect(api().exportState()).toEqual(before);
    },
  );

  proves(
    '`filteredRowsLookup` has `false` for the id of each row that fails; rows that pass may be missing from it, which is why the demo subtracts.',
    () => {
      const { api } = showWithApi();
      const lookupOf = (...items: readonly GridFilterItem[]) =>
        api().getFilterState({ items: [...items] }).filteredRowsLookup;
      const lookup = lookupOf({ field: 'amount', operator: '>', value: 2 });
      expect([lookup[2], lookup[3]]).toEqual([false, false]);
      expect(lookup[1]).not.toBe(false);
      expect(lookupOf()).toEqual({});
    },
  );

  proves(
    'When people filter by themselves, no tab is right any more, and `value={false}` says so.',
    async () => {
      const { user } = show(<ViewsWithCounts />);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^To do/);
      await openMenuOf(user, 'Device');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'radio');
      await waitFor(() => expect(textsOf('device')).toEqual(['Radio']));
      expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    },
  );
});

describe('a total', () => {
  proves(
    [
      'A footer can read the rows that pass the filters, on all pages, with `gridFilteredSortedRowEntriesSelector`.',
      "It's drawn again when that list changes.",
    ],
    async () => {
      const { user, unmount } = show(<FilteredTotal />);
      expect(screen.getByRole('status')).toHaveTextContent('2 of 6 repairs, €128 in total');
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent('6 of 6 repairs, €340 in total'),
      );
      expect(repairs.reduce((sum, { cost }) => sum + cost, 0)).toBe(340);
      unmount();
      const drawn = jest.fn();
      function Footer() {
        const entries = useGridSelector(useGridApiContext(), gridFilteredSortedRowEntriesSelector);
        drawn(entries.map(({ id }) => id));
        return null;
      }
      const slots = { footer: Footer };
      const { api } = showWithApi({
        slots,
        pageSizeOptions: [1],
        initialState: {
          pagination: { paginationModel: { pageSize: 1 } },
          filter: { filterModel: { items: [{ field: 'amount', operator: '>', value: 1 }] } },
        },
      });
      expect(textsOf('name')).toEqual(['Café']);
      expect(drawn).toHaveBeenLastCalledWith([1, 3]);
      act(() => api().setFilterModel({ items: [] }));
      expect(drawn).toHaveBeenLastCalledWith([1, 2, 3]);
      act(() => api().updateRows([{ id: 4, amount: 9 }]));
      expect(drawn).toHaveBeenLastCalledWith([1, 2, 3, 4]);
    },
  );

  proves(
    "The `output` element is a live region, so screen readers hear how many rows are left, which the grid alone doesn't say.",
    () => {
      const { unmount } = show(<FilteredTotal />);
      expect(screen.getByText(/^2 of 6/).tagName).toBe('OUTPUT');
      unmount();
      show(<Grid />);
      expect(document.querySelector('output, [role="status"], [aria-live]')).toBeNull();
    },
  );

  proves(
    "For the ids only there's `gridFilteredSortedRowIdsSelector`, and for the number `gridFilteredRowCountSelector`.",
    () => {
      const { apiRef } = showWithApi({
        initialState: {
          sorting: { sortModel: [{ field: 'amount', sort: 'asc' }] },
          filter: { filterModel: { items: [{ field: 'amount', operator: '>', value: 1 }] } },
        },
      });
      const ref = apiRef as { current: GridApi };
      expect(gridFilteredSortedRowIdsSelector(ref)).toEqual([3, 1]);
      expect(gridFilteredRowCountSelector(ref)).toBe(2);
    },
  );
});

describe('marked matches', () => {
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

  proves(
    [
      'A cell component reads the words of the quick filter with a selector, and marks them in the text.',
      "It's drawn again when the words change, even if the row stays.",
    ],
    async () => {
      const { user } = show(<MarkedMatches />);
      expect(marks()).toEqual(['Garden', 'garden']);
      expect(cellOf('decision', 1)).toHaveTextContent('Quiet hours from ten, also in the garden');
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), 'quiet');
      await waitFor(() => expect(marks()).toEqual(['Quiet']));
      expect(textsOf('topic')).toEqual(['Noise']);
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), '.*');
      await waitFor(() => expect(textsOf('topic')).toEqual([]));
    },
  );

  proves('Search in `formattedValue`, because the quick filter does.', () => {
    const formatted: readonly GridColDef[] = [
      { field: 'name', valueFormatter: (value) => `<${value}>` },
    ];
    const found = (word: string) => {
      const { unmount } = show(
        <Grid columns={formatted} filterModel={{ items: [], quickFilterValues: [word] }} />,
      );
      const names = textsOf('name');
      unmount();
      return names;
    };
    expect(found('<bar>')).toEqual(['<Bar>']);
    expect(found('bar>')).toHaveLength(1);
    expect(found('bar')).toHaveLength(1);
  });

  proves('With `ignoreDiacritics` the search finds more than this marks.', () => {
    const { unmount } = show(
      <Grid ignoreDiacritics filterModel={{ items: [], quickFilterValues: ['cafe'] }} />,
    );
    expect(textsOf('name')).toEqual(['Café', 'Cafe']);
    unmount();
    expect('Café'.split(/(cafe)/gi)).toHaveLength(1);
  });
});

describe('a list of values', () => {
  proves(
    [
      'A list with check boxes beside the grid shows what there is, and filters by `isAnyOf`.',
      'An empty choice filters nothing.',
    ],
    async () => {
      const { user } = show(<ValueList />);
      expect(
        screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
      ).toEqual(['Ginkgo (1)', 'Linden (2)', 'Maple (2)', 'Plane (1)']);
      expect(textsOf('species')).toEqual(['Linden', 'Linden', 'Plane']);
      await user.click(screen.getByRole('checkbox', { name: 'Linden (2)' }));
      expect(textsOf('species')).toEqual(['Plane']);
      await user.click(screen.getByRole('checkbox', { name: 'Plane (1)' }));
      expect(textsOf('species')).toHaveLength(6);
    },
  );

  proves(
    [
      'The model is controlled and has no `onFilterModelChange`, so the list is the only way to filter; `disableColumnFilter` removes the others.',
      'Two such lists need two items, and with them [Pro](/x/introduction/licensing/#pro-plan).',
    ],
    async () => {
      const model = { items: [{ field: 'name', operator: 'isAnyOf', value: ['Bar'] }] };
      const { api, user, unmount } = showWithApi({ filterModel: model });
      act(() => api().setFilterModel({ items: [] }));
      expect(textsOf('name')).toEqual(['Bar']);
      expect(await openMenuOf(user, 'Name')).toContain('Filter');
      unmount();
      const demo = show(<ValueList />);
      expect((await openMenuOf(demo.user, 'Species')).join()).not.toMatch(/filter/i);
      expect(within(headerOf('Species')).queryByLabelText(/filter/)).toBeNull();
      demo.unmount();
      const two = {
        items: [
          { id: 1, field: 'name', operator: 'isAnyOf', value: ['Bar', 'Cafe'] },
          { id: 2, field: 'amount', operator: 'isAnyOf', value: ['2'] },
        ],
      };
      const community = show(<Grid filterModel={two} />);
      expect(textsOf('name')).toHaveLength(3);
      expectConsole('error', /can only contain a single item/);
      community.unmount();
      show(<DataGridPro rows={rows} columns={columns} filterModel={two} />);
      expect(textsOf('name')).toEqual(['Cafe']);
    },
  );
});

exempt(
  'People want to send what they see, and to find it again with the back button.',
  'It says what the recipe is for.',
);
