import * as React from 'react';
import Chip from '@mui/material/Chip';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi as GridApiPro,
} from '@mui/x-data-grid-pro';
import MemoCells from '../../../docs/x/react-data-grid/performance/MemoCells';
import StableOrNot from '../../../docs/x/react-data-grid/performance/StableOrNot';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  pause,
  screen,
  show,
  textsOf,
} from '../harness';

/** How often a cell was drawn. */
const drawn = jest.fn();

function CountedCell({ text }: { text: string }) {
  React.useEffect(() => {
    drawn();
  });
  return text;
}

const rows = Array.from({ length: 12 }, (_, id) => ({ id }));
const makeColumns = (): GridColDef[] =>
  Array.from({ length: 10 }, (_, index) => ({
    field: `f${index}`,
    renderCell: ({ id }) => <CountedCell text={String(id)} />,
  }));
const columns = makeColumns();

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

/** How many of 120 cells are drawn again by one of five renders of the parent. */
function drawnPerRender(changing: () => Partial<DataGridProps>): number {
  const { rerender, unmount } = show(<Grid {...changing()} />);
  drawn.mockClear();
  for (let count = 0; count < 5; count += 1) {
    rerender(<Grid {...changing()} />);
  }
  unmount();
  return drawn.mock.calls.length / 5;
}

describe('stable props', () => {
  proves(
    [
      'If a prop is a new object or function on every render, the grid re-renders each visible cell.',
      'If `columns` is new, each cell renders twice.',
      '| nothing | 0 |',
      '| `sx`, or a callback such as `getRowClassName` | 120 |',
      '| `slots={{ footer: () => <Footer /> }}` | 120, and the footer is mounted again |',
      '| `columns` | 240 |',
      'The footer is mounted again because a component that is defined inside another component is a new type on each render.',
      'React unmounts the old component, so its state and focus are lost.',
    ],
    async () => {
      expect(drawnPerRender(() => ({}))).toBe(0);
      expect(drawnPerRender(() => ({ sx: { opacity: 1 } }))).toBe(120);
      expect(drawnPerRender(() => ({ getRowClassName: () => '' }))).toBe(120);
      expect(drawnPerRender(() => ({ columns: makeColumns() }))).toBe(240);
      const mounted = jest.fn();
      const Footer = () => {
        React.useEffect(() => {
          mounted();
        }, []);
        return <input />;
      };
      expect(drawnPerRender(() => ({ slots: { footer: () => <Footer /> } }))).toBe(120);
      expect(mounted).toHaveBeenCalledTimes(6);
      mounted.mockClear();
      const slots = { footer: Footer };
      drawnPerRender(() => ({ slots, sx: { opacity: 1 } }));
      expect(mounted).toHaveBeenCalledTimes(1);
      const { user } = show(<StableOrNot />);
      await user.click(screen.getByRole('button', { name: 'Render the parent' }));
      expect(await screen.findByText('12 cells drawn again')).toBeInTheDocument();
      await user.click(screen.getByRole('switch', { name: 'Stable columns' }));
      await user.click(screen.getByRole('button', { name: 'Render the parent' }));
      expect(await screen.findByText('0 cells drawn again')).toBeInTheDocument();
    },
  );

  proves(
    [
      'A new `getTreeDataPath` or `isGroupExpandedByDefault` rebuilds the [tree](/x/react-data-grid/tree-data/).',
      'A new `aggregationFunctions` object computes the [totals](/x/react-data-grid/aggregation/) again.',
    ],
    async () => {
      const path = jest.fn((row: { id: number }) => [String(row.id)]);
      const tree = (props: Partial<DataGridProProps>) => (
        <DataGridPro treeData rows={rows} columns={columns} {...props} />
      );
      const stable: Partial<DataGridProProps> = {
        getTreeDataPath: path,
        isGroupExpandedByDefault: () => true,
      };
      const { rerender, unmount } = show(tree(stable));
      const callsAfter = (props: Partial<DataGridProProps>) => {
        path.mockClear();
        rerender(tree({ ...stable, ...props }));
        return path.mock.calls.length;
      };
      expect(callsAfter({ sx: { opacity: 1 } })).toBe(0);
      expect(callsAfter({ isGroupExpandedByDefault: () => true })).toBeGreaterThanOrEqual(12);
      expect(callsAfter({ getTreeDataPath: (row) => path(row) })).toBeGreaterThanOrEqual(12);
      unmount();

      const apply = jest.fn(() => 1);
      const functions = { own: { apply } };
      const model = { f0: 'own' };
      const totals = (props: Partial<DataGridPremiumProps>) => (
        <DataGridPremium
          rows={rows}
          columns={columns}
          aggregationModel={model}
          aggregationFunctions={functions}
          {...props}
        />
      );
      const premium = show(totals({}));
      await act(async () => pause());
      apply.mockClear();
      premium.rerender(totals({ sx: { opacity: 1 } }));
      await act(async () => pause());
      expect(apply).not.toHaveBeenCalled();
      premium.rerender(totals({ aggregationFunctions: { ...functions } }));
      await act(async () => pause());
      expect(apply).toHaveBeenCalled();
    },
  );
});

describe('cells and functions', () => {
  proves(
    'If a row is a new object, its cells re-render, even if the values of the cells are the same.',
    async () => {
      const { user } = show(<MemoCells />);
      await user.click(screen.getByRole('button', { name: 'Turn all' }));
      expect(await screen.findByText(/plain: [1-9]\d*, memoized: 0$/)).toBeInTheDocument();
    },
  );

  proves(
    [
      'Virtualization reduces rendering, not calculations.',
      'Sorting and filtering process **all** rows, and call `valueGetter` for each row.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const got = new Set<unknown>();
      const compared = new Set<unknown>();
      const own: GridColDef = {
        field: 'n',
        valueGetter: (_value, row) => {
          got.add(row.id);
          return row.id;
        },
        sortComparator: (one: number, other: number) => {
          compared.add(one).add(other);
          return one - other;
        },
      };
      show(
        <Grid
          apiRef={apiRef}
          rows={Array.from({ length: 300 }, (_, id) => ({ id }))}
          columns={[own]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />,
      );
      got.clear();
      act(() => {
        api().setSortModel([{ field: 'n', sort: 'desc' }]);
        expect(api().getSortedRowIds()[0]).toBe(299);
      });
      expect([got.size, compared.size]).toEqual([300, 300]);
      got.clear();
      act(() => api().setFilterModel({ items: [{ field: 'n', operator: 'equals', value: '7' }] }));
      expect(got.size).toBe(300);
    },
  );

  proves(
    [
      'To filter less often while users type, increase `filterDebounceMs`.',
      'The default is 150 ms.',
    ],
    async () => {
      const search = async (props: Partial<DataGridProps>) => {
        const { user, unmount } = show(<Grid showToolbar columns={[{ field: 'id' }]} {...props} />);
        await user.click(screen.getByRole('button', { name: 'Search' }));
        await user.type(screen.getByRole('searchbox'), '11');
        const counts = [textsOf('id').length];
        await act(async () => pause(400));
        counts.push(textsOf('id').length);
        unmount();
        return counts;
      };
      expect(await search({})).toEqual([12, 1]);
      expect(await search({ filterDebounceMs: 60_000 })).toEqual([12, 12]);
    },
  );

  proves(
    [
      'By default, filters compile their test with `new Function()`.',
      'If your policy reports the attempt, turn compilation off with `disableEval`.',
      "If a content security policy forbids `unsafe-eval`, the grid falls back to tests that aren't compiled.",
    ],
    () => {
      const RealFunction = globalThis.Function;
      const compiled = jest.fn();
      let isAllowed = true;
      const Watching = new Proxy(RealFunction, {
        construct(target, args: string[]) {
          compiled(args.length);
          if (!isAllowed) {
            throw new EvalError('The policy of the page.');
          }
          return Reflect.construct(target, args);
        },
      });
      let Fresh = DataGrid;
      const filtered = (props: Partial<DataGridProps>) => {
        compiled.mockClear();
        const { unmount } = show(
          <Fresh
            rows={rows}
            columns={[{ field: 'id' }]}
            initialState={{
              filter: { filterModel: { items: [{ field: 'id', operator: 'equals', value: '7' }] } },
            }}
            {...props}
          />,
        );
        const texts = textsOf('id');
        unmount();
        return [texts, compiled.mock.calls.some(([count]) => count > 1)];
      };
      globalThis.Function = Watching;
      try {
        expect(filtered({})).toEqual([['7'], true]);
        expect(filtered({ disableEval: true })).toEqual([['7'], false]);
        isAllowed = false;
        jest.isolateModules(() => {
          jest.doMock('react', () => React);
          Fresh = jest.requireActual<{ DataGrid: typeof DataGrid }>('@mui/x-data-grid').DataGrid;
          jest.dontMock('react');
        });
        expect(filtered({})).toEqual([['7'], false]);
      } finally {
        globalThis.Function = RealFunction;
      }
    },
  );
});

describe('updates', () => {
  proves(
    [
      'In Community, `throttleRowsMs` has no effect.',
      'Collect the updates yourself, and pass one new `rows` array per interval:',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const own: object = { throttleRowsMs: 5000 };
      const { unmount } = show(
        <DataGrid apiRef={apiRef} rows={rows} columns={[{ field: 'n' }]} {...own} />,
      );
      for (const n of [1, 2]) {
        act(() => api().updateRows([{ id: 0, n }]));
        expect(textsOf('n')[0]).toBe(String(n));
      }
      unmount();

      interface Crossing {
        id: number;
        cyclists: number;
      }
      const crossings = [1, 2, 3].map((id): Crossing => ({ id, cyclists: 0 }));
      let send: ((update: Partial<Crossing> & { id: number }) => void) | undefined;
      const subscribe = (onUpdate: typeof send) => {
        send = onUpdate;
        return () => {
          send = undefined;
        };
      };
      const renders = jest.fn();
      function Feed() {
        const [current, setRows] = React.useState<readonly Crossing[]>(crossings);
        React.useEffect(() => {
          const pending = new Map<number, Partial<Crossing>>();
          const unsubscribe = subscribe((update) => {
            pending.set(update.id, { ...pending.get(update.id), ...update });
          });
          const timer = setInterval(() => {
            if (pending.size > 0) {
              const updates = new Map(pending);
              pending.clear();
              setRows((before) =>
                before.map((row) =>
                  updates.has(row.id) ? { ...row, ...updates.get(row.id) } : row,
                ),
              );
            }
          }, 100);
          return () => {
            clearInterval(timer);
            unsubscribe();
          };
        }, []);
        React.useEffect(() => renders(current), [current]);
        return <DataGrid rows={current} columns={[{ field: 'cyclists' }]} />;
      }
      const feed = show(<Feed />);
      renders.mockClear();
      for (let count = 1; count <= 60; count += 1) {
        send?.({ id: (count % 2) + 1, cyclists: count });
      }
      await act(() => pause(150));
      expect(textsOf('cyclists')).toEqual(['60', '59', '0']);
      expect(renders).toHaveBeenCalledTimes(1);
      expect(renders.mock.lastCall?.[0][2]).toBe(crossings[2]);
      feed.unmount();
      expect(send).toBeUndefined();
    },
  );

  proves(
    [
      'With a new `rows` array, the grid processes, sorts, and filters all rows.',
      'To change a few of many rows, call `updateRows()` of the API object instead',
      'In Community, `updateRows()` accepts one row per call.',
      'In [Pro](/x/introduction/licensing/#pro-plan), pass several rows in a single call.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const compared = jest.fn((one: number, other: number) => one - other);
      const passes = jest.fn(() => true);
      const own: GridColDef[] = [
        {
          field: 'id',
          sortComparator: compared,
          filterOperators: [
            { value: 'own', getApplyFilterFn: () => passes, requiresFilterValue: false },
          ],
        },
        ...columns,
      ];
      const initialState: DataGridProps['initialState'] = {
        sorting: { sortModel: [{ field: 'id', sort: 'asc' }] },
        filter: { filterModel: { items: [{ field: 'id', operator: 'own' }] } },
      };
      const props = { apiRef, columns: own, initialState };
      const { rerender, unmount } = show(<Grid {...props} />);
      for (const mock of [compared, passes, drawn]) {
        mock.mockClear();
      }
      rerender(<Grid {...props} rows={rows.map((row) => ({ ...row }))} />);
      expect(compared).toHaveBeenCalled();
      expect(passes.mock.calls.length).toBeGreaterThanOrEqual(12);
      expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(120);
      drawn.mockClear();
      act(() => api().updateRows([{ id: 3, f0: 'new' }]));
      expect(drawn).toHaveBeenCalledTimes(10);
      expect(() => api().updateRows([{ id: 3 }, { id: 4 }])).toThrow(/several rows at once/);
      unmount();
      const pro = createApiRef<GridApiPro>();
      show(<DataGridPro apiRef={pro.apiRef} rows={rows} columns={columns} />);
      drawn.mockClear();
      act(() => pro.api().updateRows([{ id: 3 }, { id: 4 }]));
      expect(drawn).toHaveBeenCalledTimes(20);
    },
  );

  proves(
    [
      'The grid applies the first call of `updateRows()` or `setRows()` and collects further calls. When the interval ends, the grid applies the collected calls together.',
      'The default is 0.',
      "Changes of the `rows` prop aren't delayed.",
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      const grid = (own: readonly { id: number }[]) => (
        <DataGridPro
          apiRef={apiRef}
          rows={own}
          columns={[{ field: 'id' }, { field: 'n' }]}
          throttleRowsMs={300}
        />
      );
      // Fixed times: a slow machine takes longer than 300 ms for three calls.
      jest.useFakeTimers();
      try {
        const { rerender } = show(grid(rows.slice(0, 1)));
        const heard = jest.fn();
        act(() => jest.advanceTimersByTime(400));
        act(() => {
          api().subscribeEvent('rowsSet', heard);
        });
        act(() => api().updateRows([{ id: 0, n: 1 }]));
        act(() => api().updateRows([{ id: 0, n: 2 }]));
        act(() => api().setRows([{ id: 0, n: 3 }]));
        // The first comes at once, the others together.
        act(() => jest.advanceTimersByTime(299));
        expect(textsOf('n')).toEqual(['1']);
        act(() => jest.advanceTimersByTime(1));
        expect(textsOf('n')).toEqual(['3']);
        expect(heard).toHaveBeenCalledTimes(2);
        rerender(grid(rows.slice(0, 2)));
        expect(textsOf('id')).toEqual(['0', '1']);
      } finally {
        jest.useRealTimers();
      }
    },
  );
});

describe('messages', () => {
  proves(
    [
      'With `logLevel="debug"`, the grid logs steps such as "Updating all rows".',
      "The log shows updates that you didn't expect.",
      "`logLevel` defaults to `'warn'` in development and to `'error'` in production.",
      'To turn logging off, pass `false`.',
      'To send messages to your monitoring, pass an object with `debug`, `info`, `warn`, and `error` as the `logger` prop.',
      'The object replaces the console.',
    ],
    async () => {
      const names = ['debug', 'info', 'warn', 'error'] as const;
      const messages = (props: Partial<DataGridProps>) => {
        const told: string[] = [];
        const logger = Object.fromEntries(
          names.map((name) => [name, (text: string) => told.push(`${name}: ${text}`)]),
        ) as unknown as DataGridProps['logger'];
        const { rerender, unmount } = show(<Grid logger={logger} {...props} />);
        rerender(<Grid logger={logger} {...props} rows={[...rows]} />);
        unmount();
        return told;
      };
      expect(messages({ logLevel: 'debug' })).toEqual(
        expect.arrayContaining([expect.stringMatching(/^debug: .*Updating all rows/)]),
      );
      expect(messages({})).toEqual([]);
      expect(messages({ logLevel: false })).toEqual([]);
      const debug = jest.spyOn(console, 'debug').mockImplementation(() => {});
      jest.spyOn(console, 'info').mockImplementation(() => {});
      show(<Grid logLevel="debug" />);
      expect(debug).toHaveBeenCalled();
      const defaultIn = (environment: string) => {
        let level: unknown;
        jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment as 'test' });
        jest.isolateModules(() => {
          ({
            DATA_GRID_PROPS_DEFAULT_VALUES: { logLevel: level },
          } = jest.requireActual(
            '../../../node_modules/@mui/x-data-grid/constants/dataGridPropsDefaultValues',
          ));
        });
        jest.restoreAllMocks();
        return level;
      };
      expect(defaultIn('development')).toBe('warn');
      expect(defaultIn('production')).toBe('error');
    },
  );
});

proves(
  [
    'Text, including text from `valueFormatter`, which creates no further elements.',
    'Plain elements from `renderCell`.',
    'Material UI components, which create several elements and styles.',
  ],
  () => {
    const rulesOfStyle = () =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    /** The elements in a cell, and the styles that its column brings. */
    const costOf = (column: Partial<GridColDef>) => {
      const { unmount } = show(<DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />);
      const before = rulesOfStyle();
      unmount();
      const other = show(<DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id', ...column }]} />);
      const elements = cellOf('id', 0).querySelectorAll('*').length;
      const styles = rulesOfStyle() - before;
      other.unmount();
      return [elements, styles];
    };
    expect(costOf({})).toEqual([0, 0]);
    expect(costOf({ valueFormatter: String })).toEqual([0, 0]);
    expect(costOf({ renderCell: () => <b>1</b> })).toEqual([1, 0]);
    const [elements = 0, styles = 0] = costOf({
      renderCell: () => <Chip label="1" color="success" variant="outlined" />,
    });
    expect(elements).toBeGreaterThan(1);
    expect(styles).toBeGreaterThan(0);
  },
);
exempt(
  'With one filter over 100,000 rows, we measured no clear difference in speed.',
  'What a measurement on one machine gave; it says so.',
);
exempt(
  '"Why did this render?" names the props that changed.',
  'What JavaScript and the tools of React do.',
);

exempt(
  [
    '| `@mui/x-data-grid` | about 160 kB |',
    '| `@mui/x-data-grid-pro` | about 185 kB |',
    '| `@mui/x-data-grid-premium` | about 210 kB, and 250 kB more with the first [Excel export](/x/react-data-grid/export/) |',
  ],
  'What a production build gave: it depends on the bundler, which is outside of the packages.',
);
