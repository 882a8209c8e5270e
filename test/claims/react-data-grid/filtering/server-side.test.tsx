import { useEffect, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  getGridStringOperators,
  type GridApi,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterModel,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  GridPreferencePanelsValue,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { columns as demoColumns } from '../../../../docs/x/react-data-grid/filtering/server-side/columns';
import FilterDataSource from '../../../../docs/x/react-data-grid/filtering/server-side/FilterDataSource';
import FilterRequests from '../../../../docs/x/react-data-grid/filtering/server-side/FilterRequests';
import FilterRetry from '../../../../docs/x/react-data-grid/filtering/server-side/FilterRetry';
import { toQuery } from '../../../../docs/x/react-data-grid/filtering/server-side/sightings';
import {
  act,
  proves,
  consoleMessages,
  createApiRef,
  createFakeServer,
  expectCompiles,
  expectConsole,
  expectTypeError,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
} from '../../harness';

interface Row {
  id: number;
  name: string;
}

const all: readonly Row[] = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name, id) => ({ id, name }));

const columns: readonly GridColDef[] = [
  { field: 'id', headerName: 'Id', filterable: false },
  { field: 'name', headerName: 'Name' },
  { field: 'done', headerName: 'Done', type: 'boolean' },
];

/** What a server finds: names that hold the value of each item. */
const find = ({ items }: GridFilterModel): readonly Row[] =>
  all.filter(({ name }) => items.every(({ value = '' }) => name.toLowerCase().includes(value)));

const answerOf = ({ filterModel, start, end }: GridGetRowsParams): GridGetRowsResponse => {
  const found = find(filterModel);
  return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
};

const having = (value?: string): GridFilterModel => ({
  items: [{ id: 1, field: 'name', operator: 'contains', value }],
});

/** Waits till nothing of the server or of a debounce is under way any more. */
const settle = (ms = 30) => act(() => pause(ms));

/** A grid with a data source and its server. It has settled when this resolves. */
async function showWithServer(props: Partial<DataGridProps> = {}) {
  const server = createFakeServer(answerOf);
  const { apiRef, api } = createApiRef<GridApi>();
  const dataSource = { getRows: server.ask };
  const shown = show(
    <DataGrid
      apiRef={apiRef}
      columns={columns}
      dataSource={dataSource}
      initialState={{ pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 } }}
      pageSizeOptions={[2]}
      {...props}
    />,
  );
  await settle();
  const filterBy = async (value?: string) => {
    act(() => api().setFilterModel(having(value)));
    await settle();
  };
  return { ...shown, server, api, filterBy };
}

const names = () => textsOf('name').join();

/** Opens the filter of a column by its menu. */
async function openFilterOf(user: ReturnType<typeof show>['user'], name: string) {
  await openMenuOf(user, name);
  await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
  await screen.findByRole('combobox', { name: 'Operator' });
}

const optionsOf = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

describe('a data source', () => {
  proves(
    [
      'With a [`dataSource`](/x/react-data-grid/server-side-data/), the grid passes the filter model to `getRows` and requests rows again whenever a filter changes.',
      '`getRows` returns the rows that pass the filters, and `rowCount`, the number of these rows on all pages.',
    ],
    async () => {
      const { server, filterBy } = await showWithServer();
      expect(server.requests).toHaveLength(1);
      expect(screen.getByText('1–2 of 5')).toBeInTheDocument();
      await filterBy('d');
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]?.filterModel).toEqual(having('d'));
      expect(names()).toBe('Ada,Di');
      expect(screen.getByText('1–2 of 3')).toBeInTheDocument();
    },
  );

  proves(
    [
      "`dataSource` sets `filterMode`, `sortingMode`, and `paginationMode` to `'server'`.",
      "A `dataSource` overrides `filterMode`, so you can't combine a data source with filters in the browser.",
    ],
    async () => {
      const client = {
        filterMode: 'client',
        sortingMode: 'client',
        paginationMode: 'client',
      } as const;
      const { unmount } = await showWithServer({
        ...client,
        dataSource: { getRows: async () => ({ rows: [...all], rowCount: 50 }) },
        initialState: {
          pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
          filter: { filterModel: having('d') },
          sorting: { sortModel: [{ field: 'name', sort: 'desc' }] },
        },
      });
      expect(names()).toBe('Ada,Bo,Cy,Di,Ed');
      unmount();
      show(
        <DataGrid
          {...client}
          rows={all}
          columns={columns}
          initialState={{ filter: { filterModel: having('d') } }}
        />,
      );
      expect(names()).toBe('Ada,Di,Ed');
    },
  );

  proves(
    'Two files do the work: `columns.ts` offers the operators of the server, and `sightings.ts` writes the filter model as a query.',
    async () => {
      const { user } = show(<FilterDataSource />);
      await waitFor(() => expect(textsOf('species')).toHaveLength(5), { timeout: 3000 });
      expect(textsOf('count')).toEqual(['2', '3', '14', '4', '22']);
      await openFilterOf(user, 'Birds');
      expect(await optionsOf(user, 'Operator')).toEqual(['>=', '<=']);
      expect(
        demoColumns.map(({ filterOperators }) => filterOperators?.map(({ value }) => value)),
      ).toEqual([['contains'], ['equals'], ['>=', '<=']]);
      expect(
        toQuery({
          items: [
            { field: 'species', operator: 'contains', value: 'owl' },
            { field: 'place', operator: 'equals' },
          ],
          quickFilterValues: ['mill', 'pond'],
        }),
      ).toBe('species.contains=owl&q=mill&q=pond');
    },
  );
});

describe('the object of the data source', () => {
  proves('A new object clears the cache and requests the rows again.', async () => {
    const server = createFakeServer(answerOf);
    const { apiRef, api } = createApiRef<GridApi>();
    const grid = (dataSource: DataGridProps['dataSource']) => (
      <DataGrid apiRef={apiRef} columns={columns} dataSource={dataSource} />
    );
    const stable = { getRows: server.ask };
    const { rerender } = show(grid(stable));
    await settle();
    rerender(grid(stable));
    await settle();
    expect(server.requests).toHaveLength(1);
    act(() => api().setFilterModel(having('d')));
    await settle();
    rerender(grid({ getRows: server.ask }));
    await settle();
    expect(server.requests).toHaveLength(3);
    act(() => api().setFilterModel({ items: [] }));
    await settle();
    expect(server.requests).toHaveLength(4);
  });
});

describe('what the server can do', () => {
  proves('The grid offers all operators of a column type.', async () => {
    const { user } = await showWithServer();
    await openFilterOf(user, 'Name');
    expect(await optionsOf(user, 'Operator')).toEqual([
      'contains',
      'does not contain',
      'equals',
      'does not equal',
      'starts with',
      'ends with',
      'is empty',
      'is not empty',
      'is any of',
    ]);
    expect(getGridStringOperators()).toHaveLength(9);
  });

  proves(
    [
      'For an operator that only your server evaluates, set `getApplyFilterFn` to `() => null`.',
      "TypeScript requires this function, and the grid doesn't call it.",
    ],
    async () => {
      const code = (more: string) =>
        `import type { GridFilterOperator } from '@mui/x-data-grid';
        export const like: GridFilterOperator = { value: 'like', ${more} };`;
      await expectCompiles(code('getApplyFilterFn: () => null'));
      await expectTypeError(code(''), /TS2741.*getApplyFilterFn/);
      const getApplyFilterFn = jest.fn(() => null);
      const own = (filterMode: 'client' | 'server') =>
        show(
          <DataGrid
            rows={all}
            columns={[{ field: 'name', filterOperators: [{ value: 'like', getApplyFilterFn }] }]}
            filterMode={filterMode}
            filterModel={{ items: [{ field: 'name', operator: 'like', value: 'a' }] }}
          />,
        );
      own('server').unmount();
      expect(getApplyFilterFn).not.toHaveBeenCalled();
      own('client');
      expect(getApplyFilterFn).toHaveBeenCalled();
    },
  );

  proves(
    [
      '`filterable: false` removes a column from the filter panel, but not from the quick filter.',
      "If your server can't search, hide the quick filter:",
    ],
    async () => {
      const { user, server, unmount } = await showWithServer({ showToolbar: true });
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      expect(await optionsOf(user, 'Columns')).toEqual(['Name', 'Done']);
      await user.keyboard('{Escape}{Escape}');
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), '4');
      await settle(250);
      expect(server.requests.at(-1)?.filterModel.quickFilterValues).toEqual(['4']);
      unmount();
      // In the browser the search finds by such a column.
      show(
        <DataGrid
          rows={all}
          columns={columns}
          filterModel={{ items: [], quickFilterValues: ['4'] }}
        />,
      ).unmount();
      show(
        <DataGrid
          rows={all}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />,
      );
      expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
      expect(screen.queryByRole('searchbox')).toBeNull();
    },
  );
});

describe('the model', () => {
  proves(
    '| `items` without a `value` | The grid creates such an item when users choose "Filter" in the column menu. Skip the item, unless its operator needs no value',
    async () => {
      const toolbar = await showWithServer({ showToolbar: true });
      await toolbar.user.click(screen.getByRole('button', { name: 'Filters' }));
      await screen.findByRole('combobox', { name: 'Operator' });
      await settle();
      expect(toolbar.server.requests).toHaveLength(1);
      toolbar.unmount();
      const { user, server } = await showWithServer();
      await openFilterOf(user, 'Name');
      await settle();
      const [item] = server.requests.at(-1)?.filterModel.items ?? [];
      expect(item).toEqual({ id: expect.any(Number), field: 'name', operator: 'contains' });
      await user.click(screen.getByRole('combobox', { name: 'Operator' }));
      await user.click(screen.getByRole('option', { name: 'is empty' }));
      await settle();
      const [empty] = server.requests.at(-1)?.filterModel.items ?? [];
      expect([empty?.operator, empty?.value]).toEqual(['isEmpty', undefined]);
    },
  );

  proves(
    [
      '| `quickFilterValues` | The words of the [quick filter](/x/react-data-grid/filtering/quick-filter/). Your server decides which columns it searches',
      '| `quickFilterLogicOperator` | Joins the words',
      '| `logicOperator` | Joins several items <Plan needs="pro" />. If it is missing, the items are joined with "and"',
    ],
    async () => {
      const { user, server, unmount } = await showWithServer({ showToolbar: true });
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'a b');
      await settle(250);
      expect(server.requests.at(-1)?.filterModel).toEqual({
        items: [],
        logicOperator: 'and',
        quickFilterValues: ['a', 'b'],
        quickFilterLogicOperator: 'and',
      });
      unmount();
      const model = { items: [having('d').items[0], { ...having('a').items[0], id: 2 }] };
      const asked: GridFilterModel[] = [];
      const pro: Partial<DataGridProProps> = {
        filterModel: model as GridFilterModel,
        dataSource: {
          getRows: async ({ filterModel }) => {
            asked.push(filterModel);
            return { rows: [] };
          },
        },
      };
      const other = show(<DataGridPro columns={columns} {...pro} />);
      await settle();
      expect(asked[0]).toEqual(model);
      expect(asked[0]).not.toHaveProperty('logicOperator');
      other.unmount();
      show(<DataGridPro columns={columns} rows={all} filterModel={model as GridFilterModel} />);
      expect(names()).toBe('Ada');
    },
  );

  proves(
    '| `value` | An array for `isAnyOf`, and for a range, which may have one empty end. For date columns, a `Date` after users have picked a date',
    async () => {
      const { user, server } = await showWithServer({
        columns: [...columns, { field: 'day', headerName: 'Day', type: 'date' }],
        initialState: {
          pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
          filter: { filterModel: { items: [{ id: 1, field: 'name', operator: 'isAnyOf' }] } },
          preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
        },
      });
      await user.type(screen.getByRole('combobox', { name: 'Value' }), 'a{Enter}');
      await settle();
      expect(server.requests.at(-1)?.filterModel.items[0]?.value).toEqual(['a']);
      await openFilterOf(user, 'Day');
      const input = screen.getByLabelText('Value');
      await user.type(input, '2026-03-16');
      await settle(250);
      const value: unknown = server.requests.at(-1)?.filterModel.items[0]?.value;
      expect(value).toBeInstanceOf(Date);
    },
  );
});

/** An app with requests of its own, as the demo has them. */
function App({
  ask,
  ...props
}: { ask: (value: string) => Promise<readonly Row[]> } & Partial<DataGridProps>) {
  const [filterModel, setFilterModel] = useState<GridFilterModel>(having('a'));
  const [answer, setAnswer] = useState<{ query: string; rows: readonly Row[] }>();
  const query: string = filterModel.items[0]?.value ?? '';
  useEffect(() => {
    let current = true;
    void ask(query).then((rows) => {
      if (current) {
        setAnswer({ query, rows });
      }
    });
    return () => {
      current = false;
    };
  }, [ask, query]);
  return (
    <DataGrid
      rows={answer?.rows}
      columns={columns}
      loading={answer?.query !== query}
      filterMode="server"
      filterModel={filterModel}
      onFilterModelChange={setFilterModel}
      {...props}
    />
  );
}

describe('requests of your own', () => {
  proves(
    [
      'Without a data source, set `filterMode="server"`, control the filter model, and fetch the rows yourself.',
      'The grid shows the `rows` prop without filtering.',
    ],
    () => {
      const { rerender } = show(
        <DataGrid rows={all} columns={columns} filterMode="server" filterModel={having('d')} />,
      );
      expect(textsOf('name')).toHaveLength(5);
      rerender(<DataGrid rows={all} columns={columns} filterModel={having('d')} />);
      expect(names()).toBe('Ada,Di,Ed');
    },
  );

  proves(
    'When users choose "Filter" in the column menu, the model changes and the query doesn\'t, so no request starts.',
    async () => {
      const { user } = show(<FilterRequests />);
      const rowsShown = () => expect(textsOf('species')).toHaveLength(4);
      await waitFor(rowsShown, { timeout: 3000 });
      const query = screen.getByText(/^GET/).textContent;
      expect(screen.queryByRole('progressbar')).toBeNull();
      await openFilterOf(user, 'Species');
      await settle(100);
      expect(screen.getByText(/^GET/)).toHaveTextContent(String(query));
      expect(screen.queryByRole('progressbar')).toBeNull();
      await user.type(screen.getByRole('textbox', { name: 'Value' }), 'owl');
      await waitFor(() => expect(screen.getByText(/^GET/)).toHaveTextContent(/species/));
      expect(screen.getByRole('progressbar')).toBeInTheDocument();
    },
  );

  proves(
    [
      'The demo ignores the response to an older query, because responses can arrive in the wrong order.',
      'With `loading`, the grid shows a progress bar above the old rows.',
    ],
    async () => {
      const server = createFakeServer((value: string) => find(having(value)));
      const { apiRef, api } = createApiRef<GridApi>();
      show(<App ask={server.ask} apiRef={apiRef} />);
      await settle();
      expect(names()).toBe('Ada');
      server.hold();
      act(() => api().setFilterModel(having('b')));
      act(() => api().setFilterModel(having('c')));
      expect(server.requests).toEqual(['a', 'b', 'c']);
      expect(names()).toBe('Ada');
      expect(screen.getByRole('progressbar')).toBeInTheDocument();
      server.release(2);
      await settle();
      expect([names(), screen.queryByRole('progressbar')]).toEqual(['Cy', null]);
      server.release(1);
      await settle();
      expect(names()).toBe('Cy');
    },
  );

  proves(
    [
      'While users type in the quick filter or in built-in inputs, the grid waits for `filterDebounceMs`, 150 ms by default.',
      'Selects apply immediately, and so do your own inputs unless they wait themselves.',
    ],
    async () => {
      const changed = jest.fn();
      const open = { open: true, openedPanelValue: GridPreferencePanelsValue.filters };
      const { user, unmount } = show(
        <DataGrid
          rows={all}
          columns={columns}
          filterDebounceMs={300}
          onFilterModelChange={changed}
          initialState={{ filter: { filterModel: having() }, preferencePanel: open }}
        />,
      );
      const input = await screen.findByRole('textbox', { name: 'Value' });
      changed.mockClear();
      await user.type(input, 'a');
      await settle(150);
      await user.type(input, 'd');
      await settle(200);
      expect(changed).not.toHaveBeenCalled();
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(changed.mock.lastCall?.[0].items[0].value).toBe('ad');
      unmount();
      const other = show(
        <DataGrid
          rows={all}
          columns={columns}
          filterDebounceMs={100_000}
          onFilterModelChange={changed}
          initialState={{
            filter: { filterModel: { items: [{ id: 1, field: 'done', operator: 'is' }] } },
            preferencePanel: open,
          }}
        />,
      );
      await other.user.click(await screen.findByRole('combobox', { name: 'Value' }));
      await other.user.click(screen.getByRole('option', { name: 'true' }));
      expect(changed.mock.lastCall?.[0].items[0].value).toBe(true);
      other.unmount();
      const OwnInput = ({ item, applyValue }: GridFilterInputValueProps) => (
        <input
          aria-label="Own"
          defaultValue={item.value}
          onChange={(event) => applyValue({ ...item, value: event.target.value })}
        />
      );
      const own = show(
        <DataGrid
          rows={all}
          columns={[
            {
              field: 'name',
              filterOperators: [
                {
                  value: 'like',
                  label: 'like',
                  getApplyFilterFn: () => null,
                  InputComponent: OwnInput,
                },
              ],
            },
          ]}
          showToolbar
          filterDebounceMs={100_000}
          onFilterModelChange={changed}
          initialState={{
            filter: { filterModel: { items: [{ id: 1, field: 'name', operator: 'like' }] } },
            preferencePanel: open,
          }}
        />,
      );
      await own.user.type(await screen.findByRole('textbox', { name: 'Own' }), 'x');
      expect(changed.mock.lastCall?.[0].items[0].value).toBe('x');
      changed.mockClear();
      await own.user.click(screen.getByRole('button', { name: 'Search' }));
      await own.user.type(screen.getByRole('searchbox'), 'a');
      await settle(200);
      expect(changed).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'With pages, pass the number of matching rows as `rowCount`, and send the page with the query.',
      'When a filter changes, the grid goes back to the first page and calls `onPaginationModelChange`.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const changed = jest.fn();
      show(
        <DataGrid
          apiRef={apiRef}
          rows={all.slice(0, 2)}
          columns={columns}
          filterMode="server"
          paginationMode="server"
          rowCount={40}
          pageSizeOptions={[2]}
          initialState={{ pagination: { paginationModel: { page: 3, pageSize: 2 } } }}
          onPaginationModelChange={changed}
        />,
      );
      expect(screen.getByText('7–8 of 40')).toBeInTheDocument();
      act(() => api().setFilterModel(having('d')));
      expect(changed.mock.calls.map(([model]) => model)).toEqual([{ page: 0, pageSize: 2 }]);
      expect(screen.getByText('1–2 of 40')).toBeInTheDocument();
    },
  );
});

describe('errors and the cache', () => {
  proves(
    [
      'With a data source, an error of the latest request empties the grid and calls `onDataSourceError`.',
      'Show a message and a button that calls `fetchRows()`, which repeats the request with the current filters:',
    ],
    async () => {
      const failed = jest.fn();
      const { server, api, filterBy } = await showWithServer({ onDataSourceError: failed });
      server.failNext(new Error('down'));
      await filterBy('d');
      expect(failed.mock.calls.map(([{ message }]) => message)).toEqual(['down']);
      expect(names()).toBe('');
      await act(() => api().dataSource.fetchRows());
      expect(server.requests.at(-1)).toEqual(server.requests.at(-2));
      expect(server.requests.at(-1)?.filterModel).toEqual(having('d'));
      expect(names()).toBe('Ada,Di');
      expect(failed).toHaveBeenCalledTimes(1);
      server.hold();
      await filterBy('b');
      await filterBy('c');
      const count = server.requests.length;
      await act(async () => server.release(count - 2, new Error('down')));
      await act(async () => server.release(count - 1));
      await settle();
      expect(names()).toBe('Cy');
      expect(failed).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    'Without `onDataSourceError`, users see "No rows" after an error, as if no row matched.',
    async () => {
      const { server, filterBy } = await showWithServer();
      const real = process.env.NODE_ENV;
      const failIn = async (mode: string) => {
        server.hold();
        await filterBy(mode);
        await act(async () => {
          // What is drawn again waits for the end of this.
          Object.assign(process.env, { NODE_ENV: mode });
          server.release(server.requests.length - 1, new Error('down'));
          await pause();
          Object.assign(process.env, { NODE_ENV: real });
        });
        await settle();
        expect(screen.getByText('No rows')).toBeInTheDocument();
        return consoleMessages().filter(({ text }) => /threw an error/.test(text)).length;
      };
      expect(await failIn('production')).toBe(0);
      expect(await failIn('development')).toBe(1);
      expectConsole('error', /getRows.*threw an error/);
    },
  );

  proves(
    ['Turn the switch on, and filter for "pigeon".', 'Then turn the switch off and try again.'],
    async () => {
      const { user } = show(<FilterRetry />);
      await waitFor(() => expect(textsOf('species')).toHaveLength(3), { timeout: 3000 });
      await user.click(screen.getByRole('switch', { name: 'The server is down' }));
      await openFilterOf(user, 'Species');
      const input = await screen.findByRole('textbox', { name: 'Value' });
      await user.clear(input);
      await user.type(input, 'pigeon');
      expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
        'The server didn’t answer.',
      );
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('switch', { name: 'The server is down' }));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(textsOf('species')).toEqual(['Wood pigeon']), { timeout: 3000 });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  proves(
    [
      'The grid [caches responses](/x/react-data-grid/server-side-data/#cache-responses) for five minutes by filter model, sort order, and page.',
      'If responses must be fresh, set `dataSourceCache={null}`.',
    ],
    async () => {
      const { server, api, filterBy, unmount } = await showWithServer();
      await filterBy('d');
      await filterBy('b');
      expect(server.requests).toHaveLength(3);
      await filterBy('d');
      expect([server.requests.length, names()]).toEqual([3, 'Ada,Di']);
      act(() => api().setPage(1));
      await settle();
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      await settle();
      expect(server.requests).toHaveLength(5);
      const minutes = (count: number) => {
        const now = Date.now() + count * 60_000;
        return jest.spyOn(Date, 'now').mockReturnValue(now);
      };
      const early = minutes(4.9);
      await act(() => api().dataSource.fetchRows());
      expect(server.requests).toHaveLength(5);
      early.mockRestore();
      const late = minutes(5.1);
      await act(() => api().dataSource.fetchRows());
      expect(server.requests).toHaveLength(6);
      late.mockRestore();
      await act(() => api().dataSource.fetchRows(undefined, { skipCache: true }));
      expect(server.requests).toHaveLength(7);
      unmount();
      const fresh = await showWithServer({ dataSourceCache: null });
      await fresh.filterBy('d');
      await fresh.filterBy('b');
      await fresh.filterBy('d');
      expect(fresh.server.requests).toHaveLength(4);
    },
  );
});

proves(
  [
    'In the open filter panel, an earlier value needs no request.',
    'After the panel was closed, the same value is a new request, because the model contains an id of the input.',
  ],
  async () => {
    const { user, server, api } = await showWithServer({
      initialState: {
        pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
        filter: { filterModel: having('d') },
      },
    });
    act(() => api().showFilterPanel());
    const type = async (text: string) => {
      const input = await screen.findByRole('textbox', { name: 'Value' });
      await user.clear(input);
      await user.type(input, text);
      await settle(250);
    };
    for (const text of ['a', 'b', 'a', 'b']) {
      await type(text);
    }
    const valuesAsked = () =>
      server.requests.map(({ filterModel }) => filterModel.items[0]?.value).filter(Boolean);
    expect(valuesAsked()).toEqual(['d', 'a', 'b']);
    act(() => api().hideFilterPanel());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull());
    act(() => api().showFilterPanel());
    await type('a');
    expect(valuesAsked()).toEqual(['d', 'a', 'b', 'a']);
    expect(Object.keys(server.requests.at(-1)?.filterModel.items[0] ?? {})).toContain('fromInput');
  },
);

describe('late answers', () => {
  proves(
    'If users go back to a cached filter while a request is pending, the late response [replaces the rows](/x/react-data-grid/server-side-data/#cache-responses).',
    async () => {
      const { server, filterBy } = await showWithServer();
      await filterBy('d');
      server.hold();
      await filterBy('b');
      await filterBy('d');
      expect([server.requests.length, names()]).toEqual([3, 'Ada,Di']);
      server.release(2);
      await settle();
      expect(names()).toBe('Bo');
    },
  );
});

describe('beside the requests', () => {
  proves(
    [
      "If you load all rows in one request, leave `filterMode` at its default, `'client'`.",
      'If you load single pages, a filter in the browser searches the current page and misses matches on other pages.',
    ],
    () => {
      show(
        <DataGrid
          rows={all.slice(0, 2)}
          columns={columns}
          paginationMode="server"
          rowCount={5}
          pageSizeOptions={[2]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
          filterModel={having('d')}
        />,
      );
      expect(names()).toBe('Ada');
    },
  );

  proves(
    [
      'When the `rows` prop no longer contains a selected row, the row is deselected.',
      'To keep the selection, set [`keepNonExistentRowsSelected`](/x/react-data-grid/row-selection/#keep-the-selection-across-server-pages).',
    ],
    async () => {
      for (const keepNonExistentRowsSelected of [false, true]) {
        const { api, filterBy, unmount } = await showWithServer({ keepNonExistentRowsSelected });
        act(() => api().selectRow(1));
        await filterBy('d');
        await filterBy('b');
        expect(names()).toBe('Bo');
        expect(api().isRowSelected(1)).toBe(keepNonExistentRowsSelected);
        unmount();
      }
    },
  );

  proves(
    [
      "Screen readers don't announce new rows.",
      'Show the number of results in an `<output>` element, and errors in an `Alert`, which has the role `alert`.',
      'With a data source, each change of the filter model is a request, even when users choose "Filter" in the column menu.',
      'Cached responses need no request.',
      'The first request then contains these filters.',
    ],
    async () => {
      const { user, server } = await showWithServer({
        initialState: {
          pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
          filter: { filterModel: having('d') },
        },
      });
      expect(server.requests.map(({ filterModel }) => filterModel)).toEqual([having('d')]);
      await openFilterOf(user, 'Done');
      await settle();
      expect(server.requests).toHaveLength(2);
      expect(
        document.querySelector(
          '[aria-live], [role="status"], [role="alert"], [role="log"], output',
        ),
      ).toBeNull();
    },
  );
});
