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
    [
      'In this demo, a text field plays the part of the URL.',
      'Filter the grid, and the text changes.',
      'Edit the text, and the grid filters.',
    ],
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
      '`toSearch` writes the filter model as the search part of a URL, and `fromSearch` reads it.',
      "**Old links:** the grid ignores a filter for an unknown column, but throws an error for an operator that its column doesn't have.",
      '`fromSearch` therefore takes a list of allowed operators and drops other filters.',
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
    [
      '**Numbers:** values in a URL are text.',
      'The `valueParser` of a `number` column converts them.',
      '**Dates:** write `toISOString()` into the URL.',
      "**`isAnyOf`:** join the array with a character that the values don't contain, and split the text when you read it.",
    ],
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
    '`getFilterState(model)` applies a filter model without showing the result, so the demo counts the rows of each view with it:',
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
    [
      "In the result, `filteredRowsLookup` has `false` for each row that doesn't pass.",
      'Rows that pass can be missing, so the demo subtracts the others from the number of rows.',
    ],
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
    [
      'If users filter the grid themselves, no tab matches anymore.',
      'The demo then passes `value={false}` to the tabs.',
    ],
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
      'A footer can show the number and the sum of the rows that pass the filters.',
      '`gridFilteredSortedRowEntriesSelector` returns these rows from all pages, and the footer re-renders when they change:',
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
    [
      'The `output` element is a live region, so screen readers announce the new number after a filter.',
      "The grid alone doesn't announce it.",
    ],
    () => {
      const { unmount } = show(<FilteredTotal />);
      expect(screen.getByText(/^2 of 6/).tagName).toBe('OUTPUT');
      unmount();
      show(<Grid />);
      expect(document.querySelector('output, [role="status"], [aria-live]')).toBeNull();
    },
  );

  proves(
    'Two other selectors return less: `gridFilteredSortedRowIdsSelector` returns the ids, and `gridFilteredRowCountSelector` the number of rows.',
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
      'a cell component reads the words of the quick filter with a selector and marks them in its text.',
      'The component re-renders when the words change:',
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

  proves('Search in `formattedValue`, because the quick filter searches there too.', () => {
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

  proves(
    'With `ignoreDiacritics`, the quick filter finds "Café" for "cafe", and this demo doesn\'t mark such a match.',
    () => {
      const { unmount } = show(
        <Grid ignoreDiacritics filterModel={{ items: [], quickFilterValues: ['cafe'] }} />,
      );
      expect(textsOf('name')).toEqual(['Café', 'Cafe']);
      unmount();
      expect('Café'.split(/(cafe)/gi)).toHaveLength(1);
    },
  );
});

describe('a list of values', () => {
  proves(
    [
      'A list with checkboxes next to the grid shows the values of a column and filters by `isAnyOf`.',
      'If users select no value, the grid shows all rows.',
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
      'The demo controls `filterModel` and passes no `onFilterModelChange`, so the list decides.',
      '`disableColumnFilter` hides the other controls for filters.',
      'Two such lists need two items in the filter model, which requires <Plan needs="pro" />.',
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
  [
    'With the filters in the URL, users share a filtered view as a link or bookmark it.',
    'Each recipe is one or two files to copy, and none of them needs a paid plan.',
    'They filter rows in the browser.',
  ],
  'It says what the recipes are for.',
);
