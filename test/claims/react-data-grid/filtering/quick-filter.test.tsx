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
      'The quick filter lets users search all columns at the same time.',
      'Set `showToolbar`, and users open the field with the magnifier in the toolbar.',
      'The grid splits the text at spaces. A row matches if each word is found in one of its cells.',
      'In the demo, `green umbrella` finds one item, and `green bus` finds the green glove from the bus.',
    ],
    async () => {
      const { user } = show(<SearchToolbar />);
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await search(user, 'green umbrella');
      await waitFor(() => expect(textsOf('item')).toEqual(['Green umbrella']));
      await search(user, 'green bus');
      await waitFor(() => expect(textsOf('item')).toEqual(['Child’s glove, green']));
    },
  );

  proves(
    [
      '| `string`, `singleSelect`, `date`, `dateTime` | the formatted text of the cell contains it |',
      '| `number` | it is the same number: `14` finds 14, but `1` does not |',
      '| `boolean` | never |',
      'A number is compared without its format: `1840` finds 1,840, but `1,840` does not.',
      'Upper and lower case are the same.',
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
      'The search ignores what `renderCell` draws.',
      'The search skips hidden columns. It includes columns with `filterable: false`.',
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
      'To also find "Niño" with `nino`, set `ignoreDiacritics` on the grid. The column filters then ignore accents too.',
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

  proves('A row has to match the search and the column filters.', () => {
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
      'To start with a search, pass its words as `quickFilterValues` of the filter model. The search field shows them.',
      'To observe the search, pass `onFilterModelChange`. It receives the words together with the column filters.',
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
    [
      'In the demo, users can also filter columns, and neither filter overwrites the other:',
      'If the search field is outside the grid, keep its text in your state, and pass the words in a controlled filter model.',
    ],
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
      'If nothing else needs the text, call a method of the API object instead. It replaces the words and leaves the column filters unchanged:',
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
      'It turns the text into values, and each value has to be found in one cell.',
      'This demo splits the text at commas, so `tram 7` is one value:',
      '`quickFilterFormatter` does the opposite: it turns the values of the model into the text of the field.',
      'If one matching value is enough, set `quickFilterLogicOperator: GridLogicOperator.Or` in the filter model, as the demo does.',
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
    'If the parser changes while the grid waits for a pause in typing, the search is lost.',
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
      "It receives a value of the search and returns the test for a cell. The test receives the cell's value without its format, and also the row, the column, and the `apiRef`.",
      'To skip the column for this value, return `null`.',
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
    [
      'In the demo, `125` finds lengths that start with these digits and the part HB-1250. `stock` finds the parts in stock.',
      'Remarks are left out of the search.',
    ],
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
    [
      'The built-in rules are exported as `getGridStringQuickFilterFn` and `getGridNumericQuickFilterFn`.',
      'For example, with the first one, users find parts of a number:',
    ],
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
      'To include hidden columns, set `quickFilterExcludeHiddenColumns: false` in the filter model.',
      'With the default (`true`), the grid searches again when a user hides or shows a column.',
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

describe('a rule and a server', () => {
  proves(
    [
      'With `ignoreDiacritics`, the grid removes accents from the search and from the value of the cell.',
      'If your rule reads the formatted text, remove the accents there when `apiRef.current.ignoreDiacritics` is `true`.',
    ],
    () => {
      const seen: unknown[] = [];
      const own: readonly GridColDef[] = [
        {
          field: 'name',
          valueFormatter: (value: string) => `${value} é`,
          getApplyQuickFilterFn:
            (word) =>
            (value, row, column, { current }) => {
              const text = current.getRowFormattedValue(row, column);
              seen.push([word, value, text, current.ignoreDiacritics]);
              return true;
            },
        },
      ];
      for (const ignoreDiacritics of [true, false]) {
        const { api, unmount } = showWithApi({
          rows: rows.slice(0, 1),
          columns: own,
          ignoreDiacritics,
        });
        act(() => api().setQuickFilterValues(['niÑo']));
        unmount();
      }
      expect(seen[0]).toEqual(['niNo', 'Nino', 'Niño é', true]);
      expect(seen.at(-1)).toEqual(['niÑo', 'Niño', 'Niño é', false]);
    },
  );

  proves(
    'With `filterMode="server"` or a data source, the grid sends the words and doesn\'t search.',
    async () => {
      const initialState = startingWith({ quickFilterValues: ['14'] });
      const { unmount } = show(<Grid filterMode="server" initialState={initialState} />);
      expect(textsOf('name')).toHaveLength(2);
      unmount();
      const getRows = jest.fn(() => Promise.resolve({ rows, rowCount: 2 }));
      show(<Grid rows={undefined} dataSource={{ getRows }} initialState={initialState} />);
      await waitFor(() => expect(textsOf('name')).toHaveLength(2));
      expect(getRows).toHaveBeenCalledWith(
        expect.objectContaining({
          filterModel: expect.objectContaining({ quickFilterValues: ['14'] }),
        }),
      );
    },
  );
});

describe('the field', () => {
  proves(
    [
      '| wait longer for a pause in typing | `slotProps.toolbar.quickFilterProps.debounceMs` |',
      '| change the delay of all filter inputs too | `filterDebounceMs` on the grid (default: 150 ms) |',
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
      '| keep the toolbar without the search | `slotProps.toolbar.showQuickFilter: false` |',
      '| keep the search without the column filters | `disableColumnFilter` on the grid |',
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
      'The magnifier opens the field and focuses it. <kbd>Esc</kbd> clears the text. In an empty field, <kbd>Esc</kbd> closes the field and moves the focus to the magnifier.',
      'The field has the role `searchbox`, a placeholder, and no label. The locale texts `toolbarQuickFilterPlaceholder` and `toolbarQuickFilterLabel` change the placeholder and the name of the magnifier.',
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

  proves("The grid doesn't announce how many rows match.", async () => {
    const { user } = show(<Grid showToolbar />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByRole('searchbox'), 'nina');
    await waitFor(() => expect(textsOf('name')).toEqual(['Nina']));
    expect(
      document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output'),
    ).toHaveLength(0);
  });

  proves(
    'For each row, the search formats the text cells one after the other, until one matches the word.',
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
