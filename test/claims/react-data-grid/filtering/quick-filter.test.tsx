import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
  getGridNumericQuickFilterFn,
  getGridStringQuickFilterFn,
  GridLogicOperator,
} from '@mui/x-data-grid';
import SearchKeywords from '../../../../docs/x/react-data-grid/filtering/quick-filter/SearchKeywords';
import SearchOutside from '../../../../docs/x/react-data-grid/filtering/quick-filter/SearchOutside';
import SearchPhrases from '../../../../docs/x/react-data-grid/filtering/quick-filter/SearchPhrases';
import SearchRules from '../../../../docs/x/react-data-grid/filtering/quick-filter/SearchRules';
import SearchToolbar from '../../../../docs/x/react-data-grid/filtering/quick-filter/SearchToolbar';
import {
  act,
  proves,
  createApiRef,
  exempt,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
} from '../../harness';

const rows = [
  { id: 1, name: 'Niño', amount: 14 },
  { id: 2, name: 'Nina', amount: 1840 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  return { api, ...show(<Grid apiRef={apiRef} {...props} />) };
}

const startingWith = (model: Partial<GridFilterModel>): DataGridProps['initialState'] => ({
  filter: { filterModel: { items: [], ...model } },
});

/** Whether a word finds a value in a column. */
function finds(word: unknown, value: unknown, column: Partial<GridColDef> = {}): boolean {
  const { unmount } = show(
    <DataGrid
      rows={[{ id: 'r', value }]}
      columns={[{ field: 'value', ...column } as GridColDef]}
      initialState={startingWith({ quickFilterValues: [word] })}
    />,
  );
  const found = document.querySelectorAll('.MuiDataGrid-row').length === 1;
  unmount();
  return found;
}

type User = ReturnType<typeof show>['user'];

async function search(user: User, text: string) {
  const field = screen.getByRole('searchbox');
  if (field.closest('[aria-hidden="true"]') !== null || field !== document.activeElement) {
    await user.click(field);
  }
  await user.clear(field);
  if (text) {
    await user.type(field, text);
  }
}

describe('what it finds', () => {
  proves(
    [
      'Set `showToolbar`, and the toolbar has a search field behind the magnifier.',
      'A row stays if it has each of the words somewhere, in whatever column.',
      'Search for `green umbrella`, then for `tram 1`: the words count one by one, so "Umbrella with dots" isn\'t green, and the 1 is found in every "Tram 12" or "3/12/2026".',
    ],
    async () => {
      const { user } = show(<SearchToolbar />);
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await search(user, 'green umbrella');
      await waitFor(() => expect(textsOf('item')).toEqual(['Green umbrella']));
      await search(user, 'tram 1');
      await waitFor(() => expect(textsOf('item')).toEqual(['Violin case', 'Reading glasses']));
      expect(textsOf('foundOn')[1]).toBe('3/12/2026');
      await search(user, 'green bus');
      await waitFor(() => expect(textsOf('item')).toEqual(['Child’s glove, green']));
    },
  );

  proves(
    [
      '| `string`, `singleSelect`, `date`, `dateTime` | the **formatted** text of the cell contains it, in either case |',
      "| `number` | it's the same number: `14` finds 14, but `1` doesn't, nor does `1,840` find 1840 |",
      '| `boolean` | never |',
    ],
    () => {
      const valueFormatter = () => 'Shown Text';
      const day = new Date(2026, 2, 12);
      const cases: readonly [GridColDef['type'], unknown][] = [
        ['string', 'raw'],
        ['singleSelect', 'raw'],
        ['date', day],
        ['dateTime', day],
      ];
      for (const [type, value] of cases) {
        const column = { type, valueFormatter, valueOptions: ['raw'] } as Partial<GridColDef>;
        expect([type, finds('shown', value, column)]).toEqual([type, true]);
        expect([type, finds('raw', value, column)]).toEqual([type, false]);
      }
      expect(finds('12/2026', day, { type: 'date' })).toBe(true);
      const number = { type: 'number' } as const;
      expect(['14', '1', '14.0'].map((word) => finds(word, 14, number))).toEqual([
        true,
        false,
        true,
      ]);
      expect(finds('1,840', 1840, number)).toBe(false);
      expect(finds('1840', 1840, number)).toBe(true);
      for (const word of ['true', 'yes', '1']) {
        expect(finds(word, true, { type: 'boolean' })).toBe(false);
      }
    },
  );

  proves(
    [
      "What you draw with `renderCell` isn't searched.",
      "Hidden columns aren't searched; see below.",
      'Columns with `filterable: false` are.',
    ],
    () => {
      expect(finds('drawn', 'raw', { renderCell: () => 'drawn' })).toBe(false);
      expect(finds('raw', 'raw', { renderCell: () => 'drawn' })).toBe(true);
      expect(finds('raw', 'raw', { filterable: false })).toBe(true);
      show(
        <Grid
          initialState={{
            ...startingWith({ quickFilterValues: ['14'] }),
            columns: { columnVisibilityModel: { amount: false } },
          }}
        />,
      );
      expect(textsOf('name')).toEqual([]);
    },
  );

  proves(
    [
      '`ignoreDiacritics` on the grid lets `nino` find "Niño", in the column filters too.',
      'The default is `false`.',
    ],
    () => {
      const item = { field: 'name', operator: 'contains', value: 'nino' };
      for (const model of [{ quickFilterValues: ['nino'] }, { items: [item] }]) {
        for (const [ignoreDiacritics, names] of [
          [undefined, []],
          [true, ['Niño']],
        ] as const) {
          const props = ignoreDiacritics === undefined ? {} : { ignoreDiacritics };
          const { unmount } = show(<Grid {...props} initialState={startingWith(model)} />);
          expect(textsOf('name')).toEqual(names);
          unmount();
        }
      }
    },
  );

  proves('Filters on columns hold at the same time: a row has to pass both.', () => {
    const items = [{ field: 'amount', operator: '<', value: 100 }];
    const { unmount } = show(
      <Grid initialState={startingWith({ items, quickFilterValues: ['ni'] })} />,
    );
    expect(textsOf('name')).toEqual(['Niño']);
    unmount();
    show(<Grid initialState={startingWith({ quickFilterValues: ['ni'] })} />);
    expect(textsOf('name')).toHaveLength(2);
  });
});

describe('the words', () => {
  proves(
    [
      'The words are `quickFilterValues` in the filter model.',
      '`onFilterModelChange` reports them with the rest of the model.',
      'Begin with some in `initialState.filter.filterModel`, and the field shows them.',
    ],
    async () => {
      const changed = jest.fn<undefined, [GridFilterModel]>();
      const items = [{ field: 'amount', operator: '<', value: 100 }];
      const { user } = show(
        <Grid
          showToolbar
          onFilterModelChange={changed}
          initialState={startingWith({ items, quickFilterValues: ['niñ', '14'] })}
        />,
      );
      expect(screen.getByRole('searchbox')).toHaveValue('niñ 14');
      await user.type(screen.getByRole('searchbox'), '0');
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(changed.mock.calls[0]?.[0]).toMatchObject({
        items,
        quickFilterValues: ['niñ', '140'],
      });
    },
  );

  proves(
    "The grid reports changes of the column filters, and the two don't overwrite each other.",
    async () => {
      const { user } = show(<SearchOutside />);
      expect(textsOf('item')).toEqual(['Green umbrella', 'Violin case', 'Reading glasses']);
      await openMenuOf(user, 'Item');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'el');
      await waitFor(() => expect(textsOf('item')).toEqual(['Green umbrella']));
      await user.clear(screen.getByRole('searchbox', { name: /What have you lost/ }));
      await waitFor(() =>
        expect(textsOf('item')).toEqual(['Green umbrella', 'Umbrella with dots']),
      );
      expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('el');
    },
  );

  proves(
    [
      'When nothing else reads the text, skip the state: call `apiRef.current.setQuickFilterValues(words)`.',
      'It replaces the words and leaves the filters of the columns alone.',
    ],
    () => {
      const items = [{ id: 1, field: 'amount', operator: '<', value: 100 }];
      const { api } = showWithApi({
        initialState: startingWith({ items, quickFilterValues: ['x'] }),
      });
      act(() => api().setQuickFilterValues(['niñ']));
      expect(api().state.filter.filterModel).toMatchObject({ items, quickFilterValues: ['niñ'] });
      expect(textsOf('name')).toEqual(['Niño']);
    },
  );

  proves(
    [
      '`quickFilterParser` turns the text into values, `quickFilterFormatter` turns values back into text when the model changes from outside.',
      'By default, both use spaces.',
      'Each value has to be found in one cell.',
      'With `quickFilterLogicOperator: GridLogicOperator.Or` in the filter model, one of them is enough.',
    ],
    async () => {
      const { user, unmount } = show(<SearchPhrases />);
      expect(screen.getByRole('searchbox')).toHaveValue('tram 7, bus');
      expect(textsOf('place')).toEqual(['Tram 7', 'Bus 40', 'Tram 7']);
      await search(user, 'green tram 7');
      await waitFor(() => expect(textsOf('place')).toEqual([]));
      await search(user, 'tram 7');
      await waitFor(() => expect(textsOf('place')).toEqual(['Tram 7', 'Tram 7']));
      unmount();

      const { api } = showWithApi({ showToolbar: true });
      act(() => api().setQuickFilterValues(['nin', '1840']));
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('nin 1840'));
      expect(textsOf('name')).toEqual(['Nina']);
      act(() => api().setQuickFilterValues(['nin', '14']));
      expect(textsOf('name')).toEqual([]);
      act(() =>
        api().setFilterModel({
          items: [],
          quickFilterValues: ['nin', '14'],
          quickFilterLogicOperator: GridLogicOperator.Or,
        }),
      );
      expect(textsOf('name')).toEqual(['Niño', 'Nina']);
    },
  );

  proves(
    'with a new parser at each render, a render within the waiting time drops the search.',
    async () => {
      const searched = async (parser: () => (text: string) => string[]) => {
        const grid = () => (
          <Grid
            showToolbar
            slotProps={{
              toolbar: { quickFilterProps: { quickFilterParser: parser(), debounceMs: 800 } },
            }}
          />
        );
        const { user, rerender, unmount } = show(grid());
        await user.click(screen.getByRole('button', { name: 'Search' }));
        await user.type(screen.getByRole('searchbox'), 'Nina');
        rerender(grid());
        await act(() => pause(1200));
        const count = textsOf('name').length;
        unmount();
        return count;
      };
      const stable = (text: string) => [text];
      expect(await searched(() => stable)).toBe(1);
      expect(await searched(() => (text) => [text])).toBe(2);
    },
  );
});

describe('columns', () => {
  proves(
    [
      '`getApplyQuickFilterFn` on a column gets one value of the search and returns the test for a cell, with `(value, row, column, apiRef)`.',
      'Return `null` to leave the column out for that value.',
      "The first argument is the word as the parser made it, so its type is up to you, and the cell's value isn't formatted.",
    ],
    () => {
      const word = { any: 'thing' };
      const test = jest.fn<boolean, unknown[]>(() => true);
      const getApplyQuickFilterFn = jest.fn((value: unknown) => (value === word ? test : null));
      const { api } = showWithApi({
        columns: [
          { field: 'name', valueFormatter: () => 'shown', getApplyQuickFilterFn },
          { field: 'amount', getApplyQuickFilterFn: () => null },
        ],
      });
      act(() => api().setQuickFilterValues([word]));
      expect(getApplyQuickFilterFn.mock.calls[0]?.[0]).toBe(word);
      const [value, row, column, apiRef] = test.mock.calls[0] ?? [];
      expect([value, row, column]).toEqual(['Niño', rows[0], api().getColumn('name')]);
      expect((apiRef as { current: GridApi }).current.getRow(1)).toBe(rows[0]);
      test.mockClear();
      act(() => api().setQuickFilterValues(['other']));
      expect(test).not.toHaveBeenCalled();
      expect(textsOf('name')).toEqual([]);
    },
  );

  proves(
    "`125` finds lengths that begin so and the part HB-1250; `1300` finds one part and not the remark about it; `stock` shows what's there.",
    async () => {
      const { user } = show(<SearchRules />);
      expect(textsOf('id')).toEqual(['GX-1204', 'GX-1300', 'HB-1250']);
      await search(user, '1300');
      await waitFor(() => expect(textsOf('id')).toEqual(['GX-1300']));
      await search(user, 'stock');
      await waitFor(() => expect(textsOf('id')).toEqual(['GX-1204', 'HB-0412']));
    },
  );

  proves(
    'For the usual rules in columns with a type of another kind, there are `getGridStringQuickFilterFn` and `getGridNumericQuickFilterFn`.',
    () => {
      const like = { getApplyQuickFilterFn: getGridStringQuickFilterFn } as Partial<GridColDef>;
      expect(finds('4', 14, { type: 'number', ...like })).toBe(true);
      const numeric = { getApplyQuickFilterFn: getGridNumericQuickFilterFn } as Partial<GridColDef>;
      expect(finds('1', '14', numeric)).toBe(false);
      expect(finds('14', '14', numeric)).toBe(true);
    },
  );

  proves(
    [
      '`quickFilterExcludeHiddenColumns: false` in the filter model includes them.',
      "Otherwise leave the default: people wonder about a row in which they can't see the word.",
      'When somebody hides or shows a column during a search, the grid searches again.',
    ],
    () => {
      const { unmount } = show(<SearchKeywords />);
      expect(textsOf('dish')).toEqual(['Imam bayıldı', 'Shakshuka']);
      unmount();
      const { api } = showWithApi({ initialState: startingWith({ quickFilterValues: ['14'] }) });
      expect(textsOf('name')).toEqual(['Niño']);
      act(() => api().setColumnVisibility('amount', false));
      expect(textsOf('name')).toEqual([]);
      act(() => api().setColumnVisibility('amount', true));
      expect(textsOf('name')).toEqual(['Niño']);
    },
  );
});

describe('the field', () => {
  proves(
    [
      '`quickFilterProps.debounceMs` is the time between the last key and the search, `filterDebounceMs` of the grid by default, which is 150 ms.',
    ],
    async () => {
      const waited = async (props: Partial<DataGridProps>, debounceMs?: number) => {
        const quickFilterProps = debounceMs === undefined ? {} : { debounceMs };
        const { user, unmount } = show(
          <Grid showToolbar {...props} slotProps={{ toolbar: { quickFilterProps } }} />,
        );
        await user.click(screen.getByRole('button', { name: 'Search' }));
        await user.type(screen.getByRole('searchbox'), 'nina');
        const start = performance.now();
        await waitFor(() => expect(textsOf('name')).toEqual(['Nina']), { interval: 5 });
        const ms = performance.now() - start;
        unmount();
        return ms;
      };
      expect(await waited({})).toBeGreaterThan(100);
      expect(await waited({ filterDebounceMs: 600 })).toBeGreaterThan(550);
      expect(await waited({ filterDebounceMs: 9000 }, 300)).toBeLessThan(8000);
    },
  );

  proves(
    [
      '`slotProps.toolbar.showQuickFilter: false` keeps the toolbar without its search.',
      '`disableColumnFilter` removes the filters of columns but not the search.',
    ],
    async () => {
      const { unmount } = show(
        <Grid showToolbar slotProps={{ toolbar: { showQuickFilter: false } }} />,
      );
      expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
      expect(screen.queryByRole('searchbox')).toBeNull();
      unmount();
      const { user } = show(<Grid showToolbar disableColumnFilter />);
      expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'nina');
      await waitFor(() => expect(textsOf('name')).toEqual(['Nina']));
    },
  );

  proves(
    [
      'The field has the role `searchbox` and no label but the placeholder "Search…" (`toolbarQuickFilterPlaceholder`); `toolbarQuickFilterLabel` names the magnifier.',
      'The magnifier opens and focuses it.',
      '<kbd>Esc</kbd> clears the text; in an empty field it closes the field and puts the focus back on the magnifier.',
    ],
    async () => {
      const { user, unmount } = show(<Grid showToolbar />);
      const magnifier = screen.getByRole('button', { name: 'Search' });
      expect(magnifier).toHaveAttribute('aria-expanded', 'false');
      await user.click(magnifier);
      expect(magnifier).toHaveAttribute('aria-expanded', 'true');
      const field = screen.getByRole('searchbox');
      expect(field).toHaveAttribute('placeholder', 'Search…');
      expect(field).toHaveAccessibleName('');
      await waitFor(() => expect(field).toHaveFocus());
      await user.keyboard('nina');
      await waitFor(() => expect(textsOf('name')).toEqual(['Nina']));
      await user.keyboard('{Escape}');
      expect(field).toHaveValue('');
      await waitFor(() => expect(textsOf('name')).toHaveLength(2));
      expect(magnifier).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Escape}');
      expect(magnifier).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(magnifier).toHaveFocus());
      unmount();
      show(
        <Grid
          showToolbar
          localeText={{ toolbarQuickFilterLabel: 'Find', toolbarQuickFilterPlaceholder: 'Which?' }}
        />,
      );
      expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Which?');
      expect(screen.getByRole('button', { name: 'Find' })).toBeInTheDocument();
    },
  );

  proves(
    'Nothing announces how many rows are left: where that matters, show the number in an `output` element.',
    async () => {
      const { user } = show(<Grid showToolbar />);
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'nina');
      await waitFor(() => expect(textsOf('name')).toEqual(['Nina']));
      expect(
        document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output'),
      ).toHaveLength(0);
    },
  );

  proves(
    [
      'For each row, the search stops at the first cell that matches a word, but formats cells of text columns until then.',
      'An expensive `valueFormatter` is felt here first.',
    ],
    () => {
      const searched: string[] = [];
      const { api } = showWithApi({
        rows: rows.slice(0, 1),
        columns: ['a', 'b', 'c'].map((field) => ({
          field,
          valueGetter: () => field,
          valueFormatter: (value: string) => {
            searched.push(field);
            return value;
          },
        })),
      });
      searched.length = 0;
      let during: string[] = [];
      act(() => {
        api().setQuickFilterValues(['b']);
        during = [...searched];
      });
      expect(during).toEqual(['a', 'b']);
    },
  );
});

exempt(
  "To move or restyle the field **inside** the toolbar, such as one that's always open, compose it from the parts on quick filter component.",
  'Leads to the page that proves it.',
);
