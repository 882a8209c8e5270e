import { DataGrid, type GridApi } from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import {
  addTrends,
  columns,
} from '../../../../docs/x/react-data-grid/demos/real-time-data/columns';
import { PowerCell } from '../../../../docs/x/react-data-grid/demos/real-time-data/PowerCell';
import RealTimeData from '../../../../docs/x/react-data-grid/demos/real-time-data/RealTimeData';
import { Sparkline } from '../../../../docs/x/react-data-grid/demos/real-time-data/Sparkline';
import {
  createFeed,
  initialTurbines,
} from '../../../../docs/x/react-data-grid/demos/real-time-data/turbines';
import {
  act,
  cellsOf,
  proves,
  createApiRef,
  exempt,
  expectTypeError,
  fireEvent,
  headerOf,
  pause,
  screen,
  show,
  textsOf,
} from '../../harness';

jest.mock('@mui/x-data-grid-premium', () => {
  const actual = jest.requireActual('@mui/x-data-grid-premium');
  return {
    ...actual,
    DataGridPremium: (props: object) => {
      mockGrid(props);
      return <actual.DataGridPremium {...props} />;
    },
  };
});

/** Gets the props of each render of a Premium grid. */
const mockGrid = jest.fn();
const animate = jest.fn();
let wantsLessMotion = false;
/** Says whether the demo is in view. */
let setInView: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  mockGrid.mockClear();
  animate.mockClear();
  wantsLessMotion = false;
  // What jsdom hasn't.
  Element.prototype.animate = animate;
  Object.assign(window, {
    matchMedia: () => ({
      matches: wantsLessMotion,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }),
  });
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(listen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting) => act(() => listen([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});

const ticks = () => Number(/tick (\d+)/.exec(document.body.textContent ?? '')?.[1]);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Totals are computed after a render. */
const settle = () => act(() => pause(20));
const farmRows = () => [...document.querySelectorAll('.MuiDataGrid-row.farm')];

describe('the feed', () => {
  proves(
    [
      'Four wind farms report the output of their 60 turbines.',
      'Each tick brings readings of every fifth turbine.',
      'The grid shows output and wind, adds up each farm, and draws the last readings.',
      '| `RealTimeData.tsx` | The grid and its options |',
      '| `turbines.ts` | The initial rows, and a feed of fixed ticks in place of a socket |',
    ],
    async () => {
      expect(initialTurbines).toHaveLength(60);
      expect(new Set(initialTurbines.map(({ farm }) => farm)).size).toBe(4);
      const [feed, again] = [createFeed(), createFeed()];
      const changed = feed.next();
      expect(changed).toHaveLength(12);
      const places = changed.map(({ id }) => initialTurbines.findIndex((one) => one.id === id));
      expect(new Set(places.map((place) => place % 5)).size).toBe(1);
      expect(again.next()).toEqual(changed);
      expect(again.next()).toEqual(feed.next());
      show(<RealTimeData />);
      await settle();
      expect(screen.getByRole('treegrid', { name: 'Wind turbines' })).toBeInTheDocument();
      for (const title of ['Wind (m/s)', 'Output (kW)', 'Last readings']) {
        expect(headerOf(title)).toBeVisible();
      }
      for (const row of farmRows()) {
        const farm = /^[A-Z][a-z ]+[a-z]/i.exec(row.textContent ?? '')?.[0] ?? '';
        const sum = initialTurbines
          .filter((one) => one.farm === farm)
          .reduce((total, { power }) => total + power, 0);
        expect(row.querySelector('[data-field="power"]')).toHaveTextContent(
          sum.toLocaleString('en'),
        );
      }
      expect(farmRows()).toHaveLength(4);
    },
  );

  proves(
    ['`throttleRowsMs` <Plan needs="pro" />', 'Row grouping and totals <Plan needs="premium" />'],
    async () => {
      const grid = (plan: string, name: string, prop: string) =>
        `import { ${name} } from '@mui/x-data-grid${plan}';
        export const grid = <${name} columns={[]} ${prop} />;`;
      await expectTypeError(grid('', 'DataGrid', 'throttleRowsMs={1}'), /TS2322.*throttleRowsMs/);
      for (const prop of ['rowGroupingModel', 'aggregationModel']) {
        await expectTypeError(
          grid('-pro', 'DataGridPro', `${prop}={undefined}`),
          new RegExp(`TS2322.*${prop}`),
        );
      }
    },
  );

  proves(
    [
      "The `rows` prop doesn't change.",
      'The feed passes the changed rows to `updateRows()` of the [API object](/x/react-data-grid/api-object/), and the grid merges them by id.',
      'With a new `rows` array for each tick, the grid would read all 60 rows again to find twelve changes.',
      '"One tick" sends a single update.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      const getRowId = jest.fn(({ id }: { id: string }) => id);
      const grid = (rows: typeof initialTurbines) => (
        <DataGridPro apiRef={apiRef} rows={rows} columns={[]} getRowId={getRowId} />
      );
      const { rerender } = show(grid(initialTurbines));
      const read = () => new Set(getRowId.mock.calls.map(([{ id }]) => id)).size;
      getRowId.mockClear();
      const changed = createFeed().next();
      act(() => api().updateRows([...changed]));
      expect(read()).toBe(12);
      expect(api().getRow(changed[0]?.id ?? '').trend).toEqual(changed[0]?.trend);
      expect(api().getRowsCount()).toBe(60);
      getRowId.mockClear();
      rerender(grid([...initialTurbines]));
      expect(read()).toBe(60);

      show(<RealTimeData />);
      const { apiRef: ref }: DataGridPremiumProps = mockGrid.mock.lastCall[0];
      mockGrid.mockClear();
      const feed = createFeed();
      for (let tick = 1; tick <= 2; tick += 1) {
        // The method of before, when the grid still waits; another, when it drew in between.
        const updateRows = jest.spyOn(ref?.current as GridApiPremium, 'updateRows').mockClear();
        press('One tick');
        expect(updateRows.mock.calls).toEqual([[feed.next()]]);
      }
      expect(mockGrid).toHaveBeenCalledTimes(2);
      for (const [{ rows }] of mockGrid.mock.calls) {
        expect(rows).toBe(initialTurbines);
      }
    },
  );

  proves(
    [
      'In Community, `updateRows()` accepts one row per call.',
      'In Pro and Premium, pass all rows of a tick together.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      show(<DataGrid apiRef={apiRef} rows={[{ id: 1 }, { id: 2 }]} columns={[]} />);
      expect(() => api().updateRows([{ id: 1, n: 1 }])).not.toThrow();
      expect(() => api().updateRows([{ id: 1 }, { id: 2 }])).toThrow(/cannot update several rows/i);
    },
  );

  proves(
    [
      'With `throttleRowsMs={400}`, the grid collects updates and applies them at most once per 400 ms.',
      'Until then, `getRow()` returns the old row.',
      'At 20 ticks per second, the grid renders once for eight updates.',
      'When the time is over, the grid shows the newest rows.',
    ],
    async () => {
      const demo = show(<RealTimeData />);
      expect(mockGrid.mock.lastCall[0].throttleRowsMs).toBe(400);
      demo.unmount();
      const { apiRef, api } = createApiRef<GridApiPro>();
      show(
        <DataGridPro
          apiRef={apiRef}
          rows={[{ id: 1, n: 0 }]}
          columns={[{ field: 'n' }]}
          throttleRowsMs={400}
        />,
      );
      jest.useFakeTimers();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      const shown: string[] = [];
      for (let n = 1; n <= 40; n += 1) {
        act(() => api().updateRows([{ id: 1, n }]));
        expect(String(api().getRow(1).n)).toBe(textsOf('n')[0]);
        await act(() => jest.advanceTimersByTimeAsync(50));
        shown.push(textsOf('n')[0] ?? '');
      }
      const renders = [...new Set(shown)].map(Number);
      const steps = renders.slice(1).map((n, index) => n - (renders[index] ?? 0));
      expect(new Set(steps.slice(1, -1))).toEqual(new Set([8]));
      await act(() => jest.advanceTimersByTimeAsync(400));
      expect(textsOf('n')).toEqual(['40']);
    },
  );

  proves(
    [
      '| `useFeed.ts` | The timer, and the conditions under which the timer runs |',
      'The feed pauses while the demo or the browser tab is hidden.',
      'The timer of `useFeed` runs while two conditions are met:',
      '| `FeedControls.tsx` | The total above the grid, and the start and stop buttons |',
      'The feed starts on request, not with the page.',
      'The demo is in view, as an `IntersectionObserver` reports.',
      'The tab is visible.',
    ],
    () => {
      show(<RealTimeData />);
      jest.useFakeTimers();
      const after = (ms: number) => {
        act(() => jest.advanceTimersByTime(ms));
        return ticks();
      };
      press('Start');
      expect(after(1000)).toBe(0);
      setInView(true);
      expect(after(1000)).toBe(5);
      const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
      expect(after(1000)).toBe(5);
      visibility.mockReturnValue('visible');
      fireEvent(document, new Event('visibilitychange'));
      expect(after(1000)).toBe(10);
      setInView(false);
      expect(after(1000)).toBe(10);
      setInView(true);
      press('Stop');
      expect(after(1000)).toBe(10);
      const feed = createFeed();
      for (let tick = 1; tick <= 10; tick += 1) {
        feed.next();
      }
      expect(document.body).toHaveTextContent(`${(feed.total() / 1000).toFixed(1)} MW`);
    },
  );
});

describe('the cells', () => {
  proves(
    [
      '| `PowerCell.tsx` | A cell that lights up when its value changes |',
      'An effect in the cell compares the value with the previous value and starts an animation when they differ:',
      "A cell that scrolls into view is mounted with its current value, so it doesn't light up.",
      'The animation changes `opacity`, which requires no layout.',
      "With `prefers-reduced-motion`, cells don't light up.",
    ],
    () => {
      const { rerender } = show(<PowerCell value={5} previous={4} text="5" />);
      expect(animate).not.toHaveBeenCalled();
      rerender(<PowerCell value={5} previous={3} text="5" />);
      expect(animate).not.toHaveBeenCalled();
      rerender(<PowerCell value={6} previous={5} text="6" />);
      expect(animate).toHaveBeenCalledTimes(1);
      expect(Object.keys(animate.mock.calls[0]?.[0])).toEqual(['opacity']);
      wantsLessMotion = true;
      rerender(<PowerCell value={4} previous={6} text="4" />);
      expect(animate).toHaveBeenCalledTimes(1);
      expect(document.body).toHaveTextContent('▼4');
    },
  );

  proves(
    [
      '| `Sparkline.tsx` | Two SVG paths |',
      '| `columns.tsx` | The columns, and the [aggregation](/x/react-data-grid/aggregation/) that adds sparklines |',
      'The aggregation function of this column adds the arrays of a farm reading by reading, so each farm has a sparkline too.',
      'The cell draws the array as two SVG paths.',
    ],
    async () => {
      const { unmount } = show(<Sparkline values={[1, 2]} label="one" />);
      expect(screen.getByRole('img', { name: 'one' }).querySelectorAll('path')).toHaveLength(2);
      unmount();
      const values = [
        [1, 2],
        [30, 40],
      ];
      expect(addTrends.apply({ values, groupId: 'g', field: 'trend' })).toEqual([31, 42]);
      expect(columns.map(({ field }) => field)).toContain('trend');
      show(<RealTimeData />);
      await settle();
      expect(farmRows()).toHaveLength(4);
      for (const row of farmRows()) {
        expect(row.querySelectorAll('[data-field="trend"] path')).toHaveLength(2);
      }
    },
  );

  proves(
    [
      'A farm row has no fields of the turbines.',
      "To read the previous output, the cell calls `api.getCellValue(id, 'trend')`, which works for turbines and farms.",
    ],
    async () => {
      show(<RealTimeData />);
      expect(farmRows()).toHaveLength(4);
      const powerOf = (row: Element | undefined) =>
        row?.querySelector('[data-field="power"]')?.textContent;
      press('One tick');
      await act(() => pause(500));
      for (const row of farmRows()) {
        expect(powerOf(row)).toMatch(/^[▲▼][\d,]+$/);
      }
      const turbines = cellsOf('power').map(({ textContent }) => textContent ?? '');
      expect(turbines.filter((text) => /^[▲▼]/.test(text)).length).toBeGreaterThan(4);
    },
  );

  proves(
    [
      'Sorting and filtering run again at each render with new rows.',
      'In a sorted column, rows change places while users read.',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      const sortComparator = jest.fn((one: number, other: number) => one - other);
      show(
        <DataGridPro
          apiRef={apiRef}
          rows={[1, 2, 3].map((id) => ({ id, n: id }))}
          columns={[{ field: 'n', type: 'number', sortComparator }, { field: 'id' }]}
          throttleRowsMs={400}
          initialState={{
            sorting: { sortModel: [{ field: 'n', sort: 'asc' }] },
            filter: { filterModel: { items: [{ field: 'n', operator: '<', value: 10 }] } },
          }}
        />,
      );
      jest.useFakeTimers();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(textsOf('id')).toEqual(['1', '2', '3']);
      act(() => api().updateRows([{ id: 2, n: 2.5 }]));
      sortComparator.mockClear();
      act(() => api().updateRows([{ id: 1, n: 9 }]));
      act(() => api().updateRows([{ id: 2, n: 10 }]));
      expect(sortComparator).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(400));
      expect(sortComparator).toHaveBeenCalled();
      expect(textsOf('id')).toEqual(['3', '1']);
    },
  );

  proves(
    [
      'Totals are computed at each render with new rows, for all groups, and also for hidden columns.',
      "Leave columns that users don't need out of the aggregation model, or aggregate on the server.",
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      const apply = jest.fn();
      show(
        <DataGridPremium
          apiRef={apiRef}
          rows={['a', 'b'].map((group, id) => ({ id, group, n: id, m: id }))}
          columns={[{ field: 'group' }, { field: 'n' }, { field: 'm' }]}
          columnVisibilityModel={{ n: false }}
          aggregationFunctions={{ own: { apply, columnTypes: ['string'] } }}
          initialState={{
            rowGrouping: { model: ['group'] },
            aggregation: { model: { n: 'own' } },
          }}
        />,
      );
      await settle();
      apply.mockClear();
      act(() => api().updateRows([{ id: 0, n: 5 }]));
      await settle();
      const asked = apply.mock.calls.map(([{ field, values }]) => [field, values]);
      expect(asked).toEqual(
        expect.arrayContaining([
          ['n', [5]],
          ['n', [1]],
        ]),
      );
      expect(asked.filter(([field]) => field === 'm')).toEqual([]);
    },
  );
});

exempt(
  "The demo doesn't announce ticks in a live region, because a screen reader couldn't keep up.",
  'What people can read.',
);
exempt(
  'In a trace of five seconds at 20 ticks per second, scripts took about 0.3 s of processor time.',
  'What a measurement on one machine gave.',
);
