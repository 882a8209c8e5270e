import { LineChart, type LineChartProps, type LineSeries } from '@mui/x-charts/LineChart';
import {
  proves,
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

/** px; what is left of a chart of 400 × 300 px for lines. */
const LEFT = 65;
const RIGHT = 380;
const TOP = 20;
const BOTTOM = 255;

/** A chart with a size of its own, since nothing has one in jsdom. */
function Lines(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={300}
      xAxis={[{ data: [1, 2, 3, 4] }]}
      series={[{ data: [10, 20, 15, 30] }]}
      {...props}
    />
  );
}

const find = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const textsOf = (selector: string) => find(selector).map(({ textContent }) => textContent);

/** What a chart draws, which is gone afterwards. */
function drawn(props: Partial<LineChartProps>) {
  const { unmount, container } = show(<Lines {...props} />);
  const result = {
    lines: find('.MuiLineElement-root').map((line) => line.getAttribute('d') ?? ''),
    strokes: find('.MuiLineElement-root').map((line) => line.getAttribute('stroke') ?? ''),
    areas: find('.MuiAreaElement-root').map((area) => area.getAttribute('d') ?? ''),
    marks: find('.MuiMarkElement-root').map((mark) => mark.getAttribute('stroke') ?? ''),
    x: textsOf('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel'),
    y: textsOf('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel'),
    text: container.textContent ?? '',
  };
  unmount();
  return result;
}

const seriesOf = (data: LineSeries['data'], more: Partial<LineSeries> = {}) => ({
  series: [{ data, ...more }],
});

/** Where a path begins. px */
const startOf = (path = '') => Number(/^M([\d.-]+)/.exec(path)?.[1]);
/** Where a path ends. px */
const endOf = (path = '') => Number(/([\d.-]+),[\d.-]+$/.exec(path)?.[1]);
/** All numbers of a path that are heights. px */
const heightsOf = (path = '') =>
  [...path.matchAll(/-?[\d.]+/g)].map(([one]) => Number(one)).filter((_, index) => index % 2 === 1);

/** jsdom draws nothing, so here the chart stands at the corner of the window, unscaled. */
function placeChart() {
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({
      x: 0,
      y: 0,
      matrixTransform() {
        return { x: this.x, y: this.y };
      },
    }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
}

/** The drawing; the marks of the legend are SVG too. */
const surfaceOf = (container: Element) =>
  container.querySelector('svg[class*=ChartsSurface]') ?? container;

const clickAt = (user: ReturnType<typeof show>['user'], target: Element, clientX: number) =>
  user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX, clientY: 150 } },
    { keys: '[/MouseLeft]', target, coords: { clientX, clientY: 150 } },
  ]);

describe('data', () => {
  proves(
    [
      'Each entry of `series` is a line. `xAxis` contains the positions of the values.',
      'The axis and each series either contain their values in `data`, or name a field of your records with `dataKey`',
      'If `xAxis` is left out, the values are numbered from 0 on a point axis.',
      'If a linear or time axis has no values, the chart draws no line. With `area`, the chart throws in development. If a point or band axis has no `data`, the chart throws.',
      'While data is loading, pass `[]` to the axis and the series.',
    ],
    () => {
      const own = drawn({});
      const dataset = [10, 20, 15, 30].map((value, index) => ({ value, at: index + 1 }));
      expect(
        drawn({ dataset, xAxis: [{ dataKey: 'at' }], series: [{ dataKey: 'value' }] }),
      ).toEqual(own);
      expect(drawn({ xAxis: undefined }).x).toEqual(['0', '1', '2', '3']);
      // A linear axis would have fewer ticks than values, at round ones.
      const thirty = Array.from({ length: 30 }, (_, index) => index);
      const numbered = drawn({ xAxis: undefined, ...seriesOf(thirty) });
      expect([startOf(numbered.lines[0]), endOf(numbered.lines[0])]).toEqual([LEFT, RIGHT]);
      expect(numbered.x).toHaveLength(30);
      const nothing = drawn({ xAxis: [{}] });
      expect([nothing.lines, nothing.marks, nothing.x]).toEqual([[''], [], []]);
      expectConsole('error', /data length of the x axis \(0 items\)/);
      expect(() => drawn({ xAxis: [{}], ...seriesOf([1, 2], { area: true }) })).toThrow(
        /data length of the x axis \(0 items\)/,
      );
      expect(drawn({ xAxis: [{ scaleType: 'time' }], series: [] }).lines).toEqual([]);
      for (const scaleType of ['point', 'band'] as const) {
        expect(() => drawn({ xAxis: [{ scaleType }], series: [] })).toThrow(/is not iterable/);
        expect(drawn({ xAxis: [{ scaleType, data: [] }], series: [] }).text).toContain('No data');
      }
      for (const scaleType of ['linear', 'time', 'point', 'band'] as const) {
        expect(
          drawn({ xAxis: [{ scaleType, data: [] }], ...seriesOf([], { area: true }) }).text,
        ).toContain('No data');
      }
    },
  );

  proves(
    'If a chart has a `dataset` and a series with `data`, the chart writes the values into your records. Frozen records throw.',
    () => {
      const draw = (dataset: { [field: string]: number }[]) =>
        drawn({ dataset, xAxis: [{ dataKey: 'at' }], series: [{ id: 'own', data: [4, 5] }] });
      const records = [{ at: 1 }, { at: 2 }];
      draw(records);
      expect(records).toEqual([
        { at: 1, own: 4 },
        { at: 2, own: 5 },
      ]);
      expect(() => draw([{ at: 1 }, { at: 2 }].map((record) => Object.freeze(record)))).toThrow(
        /not extensible/,
      );
    },
  );

  proves(
    'If the type of your records is an `interface`, TypeScript refuses the `dataset`.',
    async () => {
      const using = (declaration: string) => `
      import { LineChart } from '@mui/x-charts/LineChart';
      ${declaration}
      declare const readings: readonly Reading[];
      export const chart = (
        <LineChart
          dataset={readings}
          xAxis={[{ dataKey: 'at', scaleType: 'time' }]}
          series={[{ dataKey: 'level' }]}
        />
      );`;
      await expectCompiles(using('type Reading = { at: Date; level: number | null };'));
      await expectTypeError(
        using('interface Reading { at: Date; level: number | null }'),
        /TS2322.*Reading/s,
      );
    },
  );

  proves(
    [
      "| Numbers | `'linear'` _(default)_ | By value: the distance from 2 to 10 is larger than from 1 to 2 |",
      "| Words | `'point'`, or `'band'` if bars share the axis | Even |",
    ],
    () => {
      const marksOf = (axis: NonNullable<LineChartProps['xAxis']>[number]) => {
        const { unmount } = show(
          <Lines xAxis={[axis]} {...seriesOf(axis.data?.map((_, index) => index))} />,
        );
        const places = find('.MuiMarkElement-root').map((mark) => Number(mark.getAttribute('cx')));
        unmount();
        return places;
      };
      expect(marksOf({ data: [0, 1, 9, 10] }).map(Math.round)).toEqual([LEFT, 97, 349, RIGHT]);
      expect(marksOf({ data: ['a', 'b', 'z'], scaleType: 'point' })).toEqual([LEFT, 222.5, RIGHT]);
      const [first = 0, second = 0, third = 0] = marksOf({
        data: ['a', 'b', 'z'],
        scaleType: 'band',
      });
      expect(second - first).toBeCloseTo(third - second);
      expect(first).toBeGreaterThan(LEFT);
    },
  );

  proves(
    "| Dates | `'time'`, or `'utc'` for ticks in UTC | By time, with ticks at round times |",
    () => {
      const data = [2, 3, 30].map((day) => new Date(2026, 0, day));
      const { lines, x } = drawn({ xAxis: [{ data, scaleType: 'time' }], ...seriesOf([1, 2, 3]) });
      expect(lines).toHaveLength(1);
      expect(x.join()).toMatch(/Jan 04|Sun 04/);
      const minutes = [1, 2, 9].map((minute) => new Date(2026, 0, 2, 8, minute));
      const short = drawn({
        xAxis: [{ data: minutes, scaleType: 'time' }],
        ...seriesOf([1, 2, 3]),
      });
      expect(short.x.join()).toContain('08:05');
      expect(
        drawn({ xAxis: [{ data, scaleType: 'utc' }], ...seriesOf([1, 2, 3]) }).marks,
      ).toHaveLength(3);
    },
  );

  proves(
    'On the default axis, words draw no line and dates have ticks in milliseconds, without a warning.',
    () => {
      const words = drawn({ xAxis: [{ data: ['a', 'b', 'c', 'd'] }] });
      expect(words.lines[0]).toContain('NaN');
      expect(words.marks).toEqual([]);
      const dates = drawn({ xAxis: [{ data: [1, 2, 3, 4].map((day) => new Date(2026, 0, day)) }] });
      expect(dates.x[0]).toMatch(/^1,767,\d{3},000,000$/);
      expect(consoleMessages()).toEqual([]);
    },
  );

  proves(
    'Sort the data by x in ascending order. In another order, the tooltip and clicks on a linear or time axis can return the wrong entry.',
    async () => {
      expect(startOf(drawn({ xAxis: [{ data: [4, 1, 3, 2] }] }).lines[0])).toBe(RIGHT);
      placeChart();
      const unsorted = jest.fn();
      const mixed = show(
        <Lines
          xAxis={[{ data: [1, 3, 2, 4] }]}
          onAxisClick={(_, data) => unsorted(data?.axisValue)}
        />,
      );
      // The marks of 1 to 4 are at 65, 170, 275 and 380 px.
      for (const x of [70, 165, 275, 375]) {
        await clickAt(mixed.user, surfaceOf(mixed.container), x);
      }
      expect(unsorted.mock.calls.flat()).toEqual([1, 1, 3, 3]);
      mixed.unmount();
      const days = [4, 3, 2, 1].map((day) => new Date(2026, 0, day));
      for (const xAxis of [{ data: [4, 3, 2, 1] }, { data: days, scaleType: 'time' } as const]) {
        const onAxisClick = jest.fn();
        const { container, user, unmount } = show(
          <Lines xAxis={[xAxis]} {...seriesOf([10, 20, 15, 30])} onAxisClick={onAxisClick} />,
        );
        const chart = surfaceOf(container);
        for (const x of [70, 180, 275, 375]) {
          await user.pointer({ target: chart, coords: { clientX: x, clientY: 100 } });
          expect((await screen.findByRole('tooltip')).textContent).toMatch(/10$/);
          await clickAt(user, chart, x);
        }
        expect(onAxisClick.mock.calls.map(([, data]) => data.dataIndex)).toEqual([0, 0, 0, 0]);
        unmount();
      }
    },
  );

  proves(
    [
      'By default, the y-axis starts near the smallest value.',
      'With an area, the y-axis includes zero.',
      '| start at zero | `min: 0` |',
    ],
    () => {
      expect(drawn({}).y[0]).toBe('10');
      expect(drawn(seriesOf([10, 20, 15, 30], { area: true })).y[0]).toBe('0');
      const off = drawn(seriesOf([10, 20, 15, 30], { area: false }));
      expect([off.y[0], off.areas]).toEqual(['0', []]);
      for (const baseline of ['min', 'max'] as const) {
        expect(drawn(seriesOf([10, 20, 15, 30], { area: true, baseline })).y[0]).toBe('10');
      }
      const log = drawn({
        ...seriesOf([10, 20, 150, 30], { area: true }),
        yAxis: [{ scaleType: 'log' }],
      });
      expect(log.y[0]).toBe('10');
      expect(drawn(seriesOf([10, 20, 15, 30], { area: true, baseline: 15 })).y[0]).toBe('0');
      expect(drawn({ yAxis: [{ min: 0 }] }).y[0]).toBe('0');
      const first = { data: [10, 20, 15, 30], stack: 'all' };
      const second = { data: [5, 5, 5, 5], stack: 'all' };
      expect(drawn({ series: [{ ...first, area: true }, second] }).y[0]).toBe('0');
      expect(drawn({ series: [first, { ...second, area: true }] }).y[0]).toBe('10');
      const other = drawn({
        series: [{ data: [10, 20, 15, 30] }, { data: [5, 6, 7, 8], area: true, yAxisId: 'b' }],
        yAxis: [{ id: 'a' }, { id: 'b' }],
      });
      expect(other.y[0]).toBe('10');
    },
  );
  proves(
    [
      "| end at the lowest and highest value | `domainLimit: 'strict'` |",
      '| add space above and below the values | `domainLimit: (min, max) => ({ min: Number(min) - 5, max: Number(max) + 5 })` |',
      '| fix both ends, for example in live data | `min` and `max` |',
    ],
    () => {
      type Axis = NonNullable<LineChartProps['yAxis']>[number];
      /** Where the lowest and the highest value are drawn, in px from the top. */
      const endsOf = (axis: Axis) => {
        const [line] = drawn({
          ...seriesOf([12, 20, 15, 31], { curve: 'linear' }),
          yAxis: [axis],
        }).lines;
        const heights = heightsOf(line);
        return [Math.max(...heights), Math.min(...heights)].map(Math.round);
      };
      expect(endsOf({})).not.toEqual([BOTTOM, TOP]);
      expect(endsOf({ domainLimit: 'strict' })).toEqual([BOTTOM, TOP]);
      const padding = Math.round((5 / (31 - 12 + 10)) * (BOTTOM - TOP));
      expect(
        endsOf({ domainLimit: (min, max) => ({ min: Number(min) - 5, max: Number(max) + 5 }) }),
      ).toEqual([BOTTOM - padding, TOP + padding]);
      expect(endsOf({ min: 12, max: 31 })).toEqual([BOTTOM, TOP]);
      expect(endsOf({ min: 12, max: 50 })[1]).toBe(Math.round((TOP + BOTTOM) / 2));
    },
  );
});

describe('dates', () => {
  const data = [2, 3, 12, 30].map((day) => new Date(2026, 0, day));

  proves(
    'The function formats the ticks and the title of the tooltip. Its `context.location` says where the text is shown',
    async () => {
      placeChart();
      const { container, user } = show(
        <Lines
          xAxis={[
            {
              data: [1, 2, 3, 4],
              scaleType: 'linear',
              valueFormatter: (n: number, context) => `${context.location} ${n}`,
            },
          ]}
        />,
      );
      expect(screen.getByText('tick 2')).toBeInTheDocument();
      const chart = surfaceOf(container);
      await user.pointer({ target: chart, coords: { clientX: 170, clientY: 100 } });
      expect(await screen.findByRole('tooltip')).toHaveTextContent('tooltip 2');
    },
  );

  proves(
    [
      'By default, a linear or time axis is extended to round values, which leaves empty space at both ends.',
      "To start and end the x-axis at your data, set `domainLimit: 'strict'` on the axis",
      'To do this for the x-axes of all lines in a chart, set `experimentalFeatures={{ preferStrictDomainInLineCharts: true }}`.',
    ],
    () => {
      const endsOf = (props: Partial<LineChartProps>) => {
        const [line] = drawn(props).lines;
        return [startOf(line), endOf(line)];
      };
      for (const axis of [
        { data, scaleType: 'time' },
        { data: [1, 2, 3, 13], scaleType: 'linear' },
      ] as const) {
        const [start = 0, end = 0] = endsOf({ xAxis: [axis] });
        expect(start).toBeGreaterThan(LEFT);
        expect(end).toBeLessThan(RIGHT);
        expect(endsOf({ xAxis: [{ ...axis, domainLimit: 'strict' }] })).toEqual([LEFT, RIGHT]);
        expect(
          endsOf({
            xAxis: [axis],
            experimentalFeatures: { preferStrictDomainInLineCharts: true },
          }),
        ).toEqual([LEFT, RIGHT]);
        expect(
          endsOf({
            xAxis: [{ ...axis, domainLimit: 'nice' }],
            experimentalFeatures: { preferStrictDomainInLineCharts: true },
          }),
        ).toEqual([start, end]);
      }
      const bound = endsOf({ xAxis: [{ data: [1.3, 2, 4, 13.5], min: 1.3 }] });
      expect(bound[0]).toBe(LEFT);
      expect(bound[1]).toBeLessThan(RIGHT);
      expect(
        endsOf({ xAxis: [{ data: [2, 13.5, 1.3, 4], domainLimit: 'strict' }] })[0],
      ).toBeGreaterThan(LEFT);
      const [unsorted] = drawn({
        xAxis: [{ data: [13.5, 1.3, 4, 2], domainLimit: 'strict' }],
      }).lines;
      expect(startOf(unsorted)).toBe(RIGHT);
    },
  );
});

describe('gaps', () => {
  proves(
    [
      'If a value is `null`, the line has a gap. To draw the line across the gaps, set `connectNulls` on the series',
      'A single value between two gaps has no line, so its mark is the only sign of it.',
    ],
    () => {
      expect(drawn(seriesOf([10, null, 15, 30])).lines[0]?.match(/M/g)).toHaveLength(2);
      const lonely = drawn(seriesOf([10, null, 15, null]));
      expect(lonely.lines[0]).toMatch(/^M[\d.,]+ZM[\d.,]+Z$/);
      expect(lonely.marks).toHaveLength(2);
      for (const scaleType of ['band', 'point'] as const) {
        const step = drawn({
          xAxis: [{ data: ['a', 'b', 'c', 'd'], scaleType }],
          ...seriesOf([10, null, 15, null], { curve: 'step' }),
        }).lines[0]?.split(/(?=M)/)[1];
        expect(endOf(step) - startOf(step)).toBeGreaterThan(70);
      }
      const connected = drawn(seriesOf([10, null, 15, 30], { connectNulls: true }));
      expect(connected.lines[0]?.match(/M/g)).toHaveLength(1);
      expect(connected.marks).toHaveLength(3);
      const { lines } = drawn({
        xAxis: [{ data: [1, 2, 3, 4, 5, 6] }],
        ...seriesOf([1, null, 2, null, null, 3], { connectNulls: true }),
      });
      expect(lines[0]?.match(/M/g)).toHaveLength(1);
    },
  );

  proves(
    'If a record lacks the field, the chart treats the value as `null`, and logs a warning in development.',
    () => {
      const dataset = [{ at: 1, n: 1 }, { at: 2 }, { at: 3, n: 2 }];
      const own = { xAxis: [{ dataKey: 'at' }], series: [{ dataKey: 'n' }] };
      expect(
        drawn({ ...own, dataset: dataset.map((one) => ({ n: null, ...one })) }).marks,
      ).toHaveLength(2);
      expect(consoleMessages()).toEqual([]);
      expect(drawn({ ...own, dataset }).marks).toHaveLength(2);
      expectConsole('warn', /contains nonnumerical elements/);
    },
  );

  proves(
    [
      'Otherwise, next to a longer series, it extends the y-axis to zero.',
      "If a series is longer than the axis, the extra values aren't drawn, but the y-axis includes them. The chart logs an error in development, or throws if the series has `area`.",
    ],
    () => {
      const long = { data: [10, 20, 15, 30] };
      expect(drawn(seriesOf([12, 14])).y[0]).toBe('12.0');
      expect(drawn({ series: [long, { data: [12, 14] }] }).y[0]).toBe('0');
      expect(drawn({ series: [long, { data: [12, 14, null, null] }] }).y[0]).toBe('10');
      expect(() => drawn(seriesOf([10, 20, 5, 6, 7], { area: true }))).toThrow(
        /is lower than the length of series \(5 items\)/,
      );
      const short = drawn(seriesOf([10, 20]));
      expect(endOf(short.lines[0])).toBeLessThan(200);
      expect(drawn(seriesOf([10, 20, 5, 6, 7, 8])).marks).toHaveLength(4);
      expectConsole('error', /is lower than the length of series \(6 items\)/);
      expect(drawn(seriesOf([10, 20, 5, 6, 99])).y.at(-1)).toBe('100');
      expectConsole('error', /is lower than the length of series \(5 items\)/);
    },
  );

  proves(
    [
      'A `NaN` can remove all lines of its y-axis.',
      'If the y-axis has both `min` and `max`, a `NaN` ends its own line only.',
    ],
    () => {
      const broken = drawn({ series: [{ data: [10, NaN, 15, 30] }, { data: [1, 2, 3, 4] }] });
      expect([broken.y, broken.marks]).toEqual([[], []]);
      broken.lines.forEach((line) => expect(line).toContain('NaN'));
      const bound = drawn({
        series: [{ data: [10, NaN, 15, 30] }, { data: [1, 2, 3, 4] }],
        yAxis: [{ min: 0, max: 30 }],
      });
      expect(bound.y.at(-1)).toBe('30');
      expect(bound.lines[1]).not.toContain('NaN');
      // What comes before is drawn: a browser stops at the first number that is none.
      expect(bound.lines[0]).toMatch(/^M65,[\d.]+C[^C]*NaN/);
      const loose = drawn({ series: [{ data: [10, NaN, 15, 30] }], yAxis: [{ min: 0 }] });
      expect(loose.marks).toEqual([]);
      const apart = drawn({
        series: [{ data: [10, NaN, 15, 30] }, { data: [1, 2, 3, 4], yAxisId: 'own' }],
        yAxis: [{ id: 'first' }, { id: 'own' }],
      });
      expect(apart.lines[0]).toContain('NaN');
      expect(apart.lines[1]).not.toContain('NaN');
      expect(apart.marks).toHaveLength(4);
    },
  );

  proves(
    'If a value is `null`, the tooltip shows the name of the series, unless the `valueFormatter` of the series returns `null`.',
    async () => {
      placeChart();
      const tooltipOf = async (valueFormatter?: LineSeries['valueFormatter']) => {
        const { container, user, unmount } = show(
          <Lines
            series={[
              { data: [10, null, 15, 30], label: 'Level', valueFormatter },
              { data: [1, 2, 3, 4], label: 'Rain' },
            ]}
          />,
        );
        const chart = surfaceOf(container);
        await user.pointer({ target: chart, coords: { clientX: 170, clientY: 100 } });
        const { textContent } = await screen.findByRole('tooltip');
        unmount();
        return textContent;
      };
      expect(await tooltipOf()).toBe('2LevelRain2');
      expect(await tooltipOf((value) => (value === null ? 'no reading' : `${value}`))).toBe(
        '2Levelno readingRain2',
      );
      expect(await tooltipOf((value) => (value === null ? null : `${value}`))).toBe('2Rain2');
    },
  );

  proves(
    'If `series` is `[]`, or each `data` is empty, the chart shows "No data to display". If all values are `null`, it doesn\'t.',
    () => {
      expect(drawn({ series: [] }).text).toContain('No data to display');
      expect(drawn(seriesOf([])).text).toContain('No data to display');
      const one = drawn({ series: [{ data: [] }, { data: [1, 2, 3, 4] }] });
      expect(one.text).not.toContain('No data');
      expect(drawn(seriesOf([null, null, null, null])).text).not.toContain('No data');
    },
  );
});

describe('curves', () => {
  proves(
    "`curve` on a series sets how the line is drawn between two points. The default `'monotoneX'` is smooth, and stays within the range of two neighboring points.",
    () => {
      expect(drawn(seriesOf([14, 62, 12, 0], { curve: 'monotoneX' }))).toEqual(
        drawn(seriesOf([14, 62, 12, 0])),
      );
      expect(drawn({}).lines[0]).toContain('C');
    },
  );

  proves(
    [
      "| `'linear'` | Measurements, because straight lines add no shape |",
      "| `'bumpX'` | Rankings. The line is level at each point |",
      "| `'catmullRom'`, `'natural'` | Round shapes. They overshoot: in this demo, they go below zero calls |",
    ],
    () => {
      const values = [14, 15, 14, 62, 12, 0, 0];
      const lineOf = (curve: LineSeries['curve']) =>
        drawn({
          xAxis: [{ data: [1, 2, 3, 4, 5, 6, 7] }],
          yAxis: [{ min: -20, max: 80 }],
          ...seriesOf(values, { curve }),
        }).lines[0];
      const zero = TOP + ((BOTTOM - TOP) * 80) / 100;
      expect(lineOf('linear')).toMatch(/^M[\d.,L]+$/);
      for (const curve of ['monotoneX', 'linear', 'bumpX', 'step'] as const) {
        expect(Math.max(...heightsOf(lineOf(curve)))).toBeLessThanOrEqual(zero + 0.01);
      }
      // The control points of a curve lie beyond it; on the curve itself see the claim in the browser.
      for (const curve of ['natural', 'catmullRom'] as const) {
        expect(Math.max(...heightsOf(lineOf(curve)))).toBeGreaterThan(zero + 1);
      }
      // Both control points of a piece have the height of their own end.
      const [from, c1, c2, to] = heightsOf(drawn(seriesOf([14, 62], { curve: 'bumpX' })).lines[0]);
      expect([c1, c2]).toEqual([from, to]);
    },
  );

  proves(
    [
      "| `'stepAfter'` | Prices that are valid until they change. The value changes at the later point |",
      "| `'step'`, `'stepBefore'` | Values that change halfway between two points, or at the earlier point |",
      'On a band or point axis, steps extend beyond the first and last point.',
      'To end them at the points, set `strictStepCurve` on the series.',
    ],
    () => {
      const stepOf = (curve: LineSeries['curve']) =>
        drawn({ xAxis: [{ data: [0, 1] }], ...seriesOf([0, 10], { curve }) }).lines[0];
      expect(stepOf('step')).toBe(`M65,255L222.5,255L222.5,20L380,20`);
      expect(stepOf('stepBefore')).toBe('M65,255L65,20L380,20');
      expect(stepOf('stepAfter')).toBe('M65,255L380,255L380,20');
      const xAxis: LineChartProps['xAxis'] = [{ data: ['a', 'b', 'c', 'd'], scaleType: 'band' }];
      const [filled] = drawn({ xAxis, ...seriesOf([10, 20, 15, 30], { curve: 'step' }) }).lines;
      expect([startOf(filled), endOf(filled)]).toEqual([LEFT, RIGHT]);
      const [strict] = drawn({
        xAxis,
        ...seriesOf([10, 20, 15, 30], { curve: 'step', strictStepCurve: true }),
      }).lines;
      expect(startOf(strict)).toBeGreaterThan(LEFT + 20);

      const points = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
      const stepsOf = (
        axis: { scaleType: 'band' | 'point'; reverse?: boolean },
        data: LineSeries['data'] = [10, null, 15, 30],
        strictStepCurve?: boolean,
      ) =>
        drawn({
          xAxis: [{ data: points(4), ...axis }],
          ...seriesOf(data, { curve: 'step', strictStepCurve }),
        }).lines[0] ?? '';
      const piecesOf = (path: string) =>
        path.split(/(?=M)/).map((piece) => [startOf(piece), endOf(piece)]);
      expect(piecesOf(stepsOf({ scaleType: 'band' }))).toEqual([
        [LEFT, 143.75],
        [222.5, RIGHT],
      ]);
      // Points stand at 65, 170, 275 and 380 px; what goes beyond the axis is cut off.
      expect(piecesOf(stepsOf({ scaleType: 'point' }))).toEqual([
        [12.5, 117.5],
        [222.5, 432.5],
      ]);
      expect(piecesOf(stepsOf({ scaleType: 'point' }, undefined, true))[1]).toEqual([275, RIGHT]);
      // The first point stands at 340.625 px on a reversed axis, and the first band ends at 380 px.
      const turned = stepsOf({ scaleType: 'band', reverse: true }, [10, 20, 15, 30]);
      expect(piecesOf(turned)).toEqual([[301.25, 143.75]]);
      expect(
        piecesOf(stepsOf({ scaleType: 'band', reverse: true }, [10, 20, 15, 30], true)),
      ).toEqual([[340.625, 104.375]]);
      const point = { scaleType: 'point', reverse: true } as const;
      expect(piecesOf(stepsOf(point, [10, 20, 15, 30]))).toEqual([[327.5, 117.5]]);
      expect(piecesOf(stepsOf(point, [10, 20, 15, 30], true))).toEqual([[RIGHT, LEFT]]);
    },
  );
});

describe('marks and areas', () => {
  proves(
    [
      'By default, each value has a mark.',
      'Set `showMark` on the series to `false` for no marks, or to a function that returns `true` for the values to mark',
      'The function receives `{ index, value, position, x, y }`. In a stack, `value` is the sum up to this series.',
    ],
    () => {
      expect(drawn({}).marks).toHaveLength(4);
      expect(drawn(seriesOf([1, 2, 3, 4], { showMark: false })).marks).toEqual([]);
      const showMark = jest.fn(({ index }: { index: number }) => index > 1);
      expect(drawn(seriesOf([10, 20, 15, 30], { showMark })).marks).toHaveLength(2);
      expect(showMark).toHaveBeenCalledWith({
        index: 3,
        value: 30,
        position: 4,
        x: RIGHT,
        y: TOP,
      });
      expect(drawn({ yAxis: [{ max: 18 }] }).marks).toHaveLength(2);
      const stacked = jest.fn(() => true);
      drawn({
        series: [
          { data: [10, 10, 10, 10], stack: 'all' },
          { data: [1, 2, 3, 4], stack: 'all', showMark: stacked },
        ],
      });
      expect(stacked).toHaveBeenCalledWith(expect.objectContaining({ index: 3, value: 14 }));
    },
  );

  proves(
    "`shape` on the series is `'circle'` (default), `'cross'`, `'diamond'`, `'square'`, `'star'`, `'triangle'`, or `'wye'`.",
    () => {
      const shapes = ['circle', 'cross', 'diamond', 'square', 'star', 'triangle', 'wye'] as const;
      const outlines = shapes.map((shape) => {
        const { unmount } = show(<Lines {...seriesOf([1, 2, 3, 4], { shape })} />);
        const [mark] = find('.MuiMarkElement-root');
        const outline = mark?.getAttribute('d') ?? mark?.tagName;
        unmount();
        return outline;
      });
      expect(new Set(outlines).size).toBe(7);
      expect(outlines[0]).toBe('circle');
      show(<Lines />);
      expect(find('circle.MuiMarkElement-root')).toHaveLength(4);
    },
  );

  proves(
    [
      'To remove the dot that follows the pointer, set `disableHighlight` on the series, or `disableLineItemHighlight` on the chart.',
      'To draw your own mark and dot, replace `slots.mark` and `slots.lineHighlight`.',
    ],
    async () => {
      placeChart();
      const dotsWith = async (props: Partial<LineChartProps>) => {
        const { container, user, unmount } = show(<Lines {...props} />);
        const chart = surfaceOf(container);
        await user.pointer({ target: chart, coords: { clientX: 170, clientY: 100 } });
        const dots = find('.MuiHighlightElement-root').length;
        const own = find('[data-own]').map((one) => one.dataset.own);
        unmount();
        return [dots, ...new Set(own)];
      };
      const two = [{ data: [1, 2, 3, 4] }, { data: [4, 3, 2, 1] }];
      expect(await dotsWith({ series: two })).toEqual([2]);
      expect(
        await dotsWith({
          series: [{ data: [1, 2, 3, 4], disableHighlight: true }, ...two.slice(1)],
        }),
      ).toEqual([1]);
      expect(await dotsWith({ series: two, disableLineItemHighlight: true })).toEqual([0]);
      expect(
        await dotsWith({
          series: [{ data: [1, 2, 3, 4], disableHighlight: false }, ...two.slice(1)],
          disableLineItemHighlight: true,
        }),
      ).toEqual([1]);
      expect(
        await dotsWith({
          slots: {
            mark: () => <circle data-own="mark" />,
            lineHighlight: () => <circle data-own="dot" />,
          },
        }),
      ).toEqual([0, 'mark', 'dot']);
    },
  );

  proves(
    [
      'To fill the space between a line and zero, set `area: true` on the series.',
      "To keep the axis near the values, set `baseline: 'min'`, which moves the lower edge of the area to the lower end of the axis",
      "`baseline: 'max'` fills up to the upper end. If `baseline` is a number, the area fills to this value, without extending the axis.",
      "Series with the same `stack` name are stacked on each other. Don't set `baseline` on a stack, because its areas would overlap.",
    ],
    () => {
      const areaOf = (baseline?: LineSeries['baseline'], reverse = false) => {
        const { areas, y } = drawn({
          ...seriesOf([10, 20, 15, 30], { area: true, baseline }),
          yAxis: [{ reverse }],
        });
        return { edge: heightsOf(areas[0]).at(-1), first: y[0], last: y.at(-1) };
      };
      expect(areaOf()).toEqual({ edge: BOTTOM, first: '0', last: '30' });
      expect(areaOf('min')).toEqual({ edge: BOTTOM, first: '10', last: '30' });
      expect(areaOf('max')).toEqual({ edge: TOP, first: '10', last: '30' });
      expect(areaOf('min', true).edge).toBe(TOP);
      expect(areaOf('max', true).edge).toBe(BOTTOM);
      expect(areaOf(15)).toEqual({ edge: (TOP + BOTTOM) / 2, first: '0', last: '30' });
      const beyond = areaOf(50);
      expect(beyond.last).toBe('30');
      expect(beyond.edge).toBeLessThan(TOP);
      const logarithmic = drawn({
        ...seriesOf([10, 20, 150, 30], { area: true }),
        yAxis: [{ scaleType: 'log' }],
      });
      expect(heightsOf(logarithmic.areas[0]).at(-1)).toBe(BOTTOM);
      expect(logarithmic.y[0]).toBe('10');

      const edgesOf = (baseline?: LineSeries['baseline']) =>
        drawn({
          series: [1, 2].map((value) => ({
            data: [value, value, value, value],
            area: true,
            stack: 'all',
            baseline,
          })),
        }).areas.map((area) => [heightsOf(area)[0], heightsOf(area).at(-1)]);
      // The upper one is drawn first.
      const top = TOP + (2 * (BOTTOM - TOP)) / 3;
      expect(edgesOf().map((edges) => edges.map((edge) => Math.round(edge ?? 0)))).toEqual([
        [TOP, Math.round(top)],
        [Math.round(top), BOTTOM],
      ]);
      expect(edgesOf(0)).toEqual([
        [TOP, BOTTOM],
        [expect.closeTo(top, 1), BOTTOM],
      ]);
    },
  );
});

describe('colours and dashes', () => {
  proves('`color` on a series sets the color of its line, marks, and area.', () => {
    show(<Lines colors={['red']} {...seriesOf([1, 2, 3, 4], { color: 'lime', area: true })} />);
    expect(find('.MuiLineElement-root')[0]).toHaveAttribute('stroke', 'lime');
    expect(find('.MuiAreaElement-root')[0]).toHaveAttribute('fill', 'lime');
    expect(find('.MuiMarkElement-root')[0]).toHaveAttribute('stroke', 'lime');
    expect(drawn({ colors: ['red'] }).strokes).toContain('red');
  });

  proves(
    [
      'It applies to all lines of the axis',
      "`type: 'piecewise'` changes the color at its `thresholds`.",
      "`type: 'continuous'` blends the colors between `min` and `max`. The defaults are 0 and 100",
      'If both axes have a `colorMap`, the y-axis overrides the x-axis.',
      'The legend keeps the color of the series.',
      'If a line should keep its color, give the line another axis.',
      'The defaults are 0 and 100, so set both to the range of your data.',
    ],
    () => {
      const pieces = { type: 'piecewise', thresholds: [15], colors: ['red', 'blue'] } as const;
      const blend = { type: 'continuous', min: 1, max: 4, color: ['lime', 'black'] } as const;
      const colorMap = { ...pieces, thresholds: [15], colors: ['red', 'blue'] };
      const { unmount } = show(
        <Lines
          yAxis={[{ colorMap }]}
          {...seriesOf([10, 20, 15, 30], { label: 'Own', color: 'gold' })}
        />,
      );
      const stroke = find('.MuiLineElement-root')[0]?.getAttribute('stroke') ?? '';
      const id = /^url\(#(.+)\)$/.exec(stroke)?.[1] ?? '';
      const stops = [...(document.getElementById(id)?.querySelectorAll('stop') ?? [])];
      expect(new Set(stops.map((stop) => stop.getAttribute('stop-color')))).toEqual(
        new Set(['red', 'blue']),
      );
      expect(screen.getByRole('listitem').innerHTML).toContain('gold');
      unmount();
      expect(drawn({ xAxis: [{ data: [1, 2, 3, 4], colorMap: blend }] }).strokes[0]).toMatch(
        /gradient-.*x-axis/,
      );
      const marksOf = (range: { min?: number; max?: number }) =>
        drawn({
          ...seriesOf([0, 50, 100, 30]),
          yAxis: [{ colorMap: { type: 'continuous', color: ['#000', '#fff'], ...range } }],
        }).marks;
      expect(marksOf({})).toEqual(marksOf({ min: 0, max: 100 }));
      expect(marksOf({})).not.toEqual(marksOf({ min: 0, max: 50 }));
      const both = drawn({
        xAxis: [{ data: [1, 2, 3, 4], colorMap: blend }],
        yAxis: [{ colorMap }],
      });
      expect(both.strokes[0]).toMatch(/gradient-.*y-axis/);
      expect(both.marks).toEqual(['red', 'blue', 'blue', 'blue']);
      const first = { data: [10, 20, 15, 30] };
      const other = { data: [4, 3, 2, 1], color: 'lime' };
      const shared = drawn({ yAxis: [{ colorMap }], series: [first, other] });
      expect(shared.strokes[1]).toBe(shared.strokes[0]);
      const apart = drawn({
        yAxis: [{ id: 'map', colorMap }, { id: 'own' }],
        series: [first, { ...other, yAxisId: 'own' }],
      });
      expect(apart.strokes).toEqual([expect.stringMatching(/gradient/), 'lime']);
      const onX = drawn({
        xAxis: [
          { id: 'map', data: [1, 2, 3, 4], colorMap: blend },
          { id: 'own', data: [1, 2, 3, 4] },
        ],
        series: [first, { ...other, xAxisId: 'own' }],
      });
      expect(onX.strokes).toEqual([expect.stringMatching(/gradient/), 'lime']);
    },
  );

  proves(
    [
      "If you don't follow these rules, the line can become invisible without a warning",
      "Don't use `type: 'ordinal'`, which colors the marks, but not the line.",
      'On a point or band axis, `min` and `max` must both be in `data`. Of the `thresholds`, at least one must be in `data`. Other thresholds are skipped.',
      "If `type` is `'continuous'`, `min` and `max` must be at least 5 px apart. The defaults are too close if the values are dates or tens of thousands. On a log axis, `min` must be above 0.",
    ],
    () => {
      type Axis = NonNullable<LineChartProps['xAxis']>[number];
      /** The colours of a line; none when it can't be seen: its gradient is empty or missing. */
      const coloursOf = (props: Partial<LineChartProps>) => {
        const { unmount } = show(<Lines {...props} />);
        const stroke = find('.MuiLineElement-root')[0]?.getAttribute('stroke') ?? '';
        const id = /^url\(#(.+)\)$/.exec(stroke)?.[1] ?? '';
        expect(id).not.toBe('');
        const stops = document.getElementById(id)?.querySelectorAll('stop') ?? [];
        const marks = find('.MuiMarkElement-root').map((mark) => mark.getAttribute('stroke'));
        unmount();
        return {
          line: [...new Set([...stops].map((stop) => stop.getAttribute('stop-color')))],
          marks,
        };
      };
      const onX = (axis: object) =>
        coloursOf({ xAxis: [{ data: [10, 20, 30, 40], ...axis } as Axis] }).line;
      const ordinal = coloursOf({
        xAxis: [
          {
            data: ['a', 'b', 'c', 'd'],
            scaleType: 'point',
            colorMap: { type: 'ordinal', colors: ['red', 'blue'] },
          },
        ],
      });
      expect(ordinal.line).toEqual([]);
      expect(ordinal.marks[1]).toBe('blue');

      const pieces = (...thresholds: number[]) => ({
        colorMap: { type: 'piecewise', thresholds, colors: ['red', 'green', 'blue'] },
      });
      const blend = (range: { min?: number | Date; max?: number | Date } = {}) => ({
        type: 'continuous' as const,
        color: ['lime', 'black'] as [string, string],
        ...range,
      });
      for (const scaleType of ['point', 'band']) {
        expect(onX({ scaleType, ...pieces(25) })).toEqual([]);
        expect(onX({ scaleType, ...pieces(20) })).toEqual(['red', 'green']);
        expect(onX({ scaleType, ...pieces(20, 25) })).toEqual(['red', 'green']);
        expect(onX({ scaleType, colorMap: blend() })).toEqual([]);
        expect(onX({ scaleType, colorMap: blend({ min: 10, max: 50 }) })).toEqual([]);
        expect(onX({ scaleType, colorMap: blend({ min: 10, max: 40 }) })).not.toEqual([]);
        expect(onX({ scaleType, data: ['a', 'b', 'c', 'd'], colorMap: blend() })).toEqual([]);
      }

      const dates = [1, 2, 3, 4].map((day) => new Date(2026, 0, day));
      const time = { scaleType: 'time', data: dates };
      expect(onX({ ...time, colorMap: blend() })).toEqual([]);
      expect(onX({ ...time, colorMap: blend({ min: dates[0], max: dates[3] }) })).not.toEqual([]);
      const onY = (top: number, more: object = {}) =>
        coloursOf({
          ...seriesOf([top / 4, top / 2, top / 8, top]),
          yAxis: [{ min: top / 10, max: top, colorMap: blend(), ...more }],
        }).line;
      expect(onY(100)).not.toEqual([]);
      expect(onY(40_000)).toEqual([]);
      // 235 px of height: 5.2 and 4.9 px between 0 and 100
      expect(onY(4500, { min: 0 })).not.toEqual([]);
      expect(onY(4800, { min: 0 })).toEqual([]);
      const log = { scaleType: 'log' };
      expect(onY(100, log)).toEqual([]);
      expect(onY(100, { ...log, colorMap: blend({ min: -5 }) })).toEqual([]);
      expect(onY(100, { ...log, colorMap: blend({ min: 10 }) })).not.toEqual([]);
      expect(consoleMessages()).toEqual([]);
    },
  );

  proves(
    [
      'To style lines by a condition, pass a function of `{ id, color, isHighlighted, isFaded }` as `slotProps.line`. To replace the elements, use `slots.line` and `slots.area`.',
      'To dash a line or change its opacity, give the series an `id` and style its class in `sx`',
    ],
    () => {
      const line = jest.fn(({ id }: { id: string | number }) => ({
        strokeDasharray: id === 'plan' ? '6 4' : undefined,
      }));
      const series = [
        { id: 'actual', data: [1, 2, 3, 4] },
        { id: 'plan', data: [4, 3, 2, 1], area: true },
      ];
      const { unmount } = show(<Lines series={series} slotProps={{ line }} />);
      expect(
        find('.MuiLineElement-root').map((one) => one.getAttribute('stroke-dasharray')),
      ).toEqual([null, '6 4']);
      expect(find('.MuiLineElement-series-plan')).toHaveLength(1);
      expect(line.mock.calls.map(([owner]) => owner)).toContainEqual(
        expect.objectContaining({ id: 'plan', isHighlighted: false, isFaded: false }),
      );
      unmount();
      show(
        <Lines
          series={series}
          slots={{ line: () => <path data-own="line" />, area: () => <path data-own="area" /> }}
        />,
      );
      expect(find('[data-own]').map((one) => one.dataset.own)).toEqual(['area', 'line', 'line']);
    },
  );
});

describe('clicks', () => {
  proves(
    [
      '| `onMarkClick` | a mark | `{ type, seriesId, dataIndex }` |',
      '| `onLineClick`, `onAreaClick` | a line, an area | `{ type, seriesId }`, without an index |',
    ],
    async () => {
      placeChart();
      const called: unknown[] = [];
      const { user, container } = show(
        <Lines
          {...seriesOf([10, null, 15, 30], { id: 'own', area: true })}
          onAxisClick={(event, data) => called.push(event.type && data)}
          onMarkClick={(event, item) => called.push(event.type && item)}
          onLineClick={(event, item) => called.push(event.type && item)}
          onAreaClick={(event, item) => called.push(event.type && item)}
        />,
      );
      const chart = surfaceOf(container);
      await clickAt(user, chart, 5);
      await clickAt(user, chart, 185);
      expect(called).toEqual([
        { dataIndex: 0, axisValue: 1, seriesValues: { own: 10 } },
        { dataIndex: 1, axisValue: 2, seriesValues: { own: null } },
      ]);
      for (const [kind, own] of [
        ['Mark', { dataIndex: 0 }],
        ['Line', {}],
        ['Area', {}],
      ] as const) {
        called.length = 0;
        await clickAt(user, find(`.Mui${kind}Element-root`)[0] ?? document.body, 275);
        expect(called).toEqual([
          { dataIndex: 2, axisValue: 3, seriesValues: { own: 15 } },
          { type: 'line', seriesId: 'own', ...own },
        ]);
      }
    },
  );

  proves(
    [
      '| `onAxisClick` | the chart | `{ dataIndex, axisValue, seriesValues }` of the nearest position on the first x-axis |',
      "It fires for the point nearest to the click, so users don't have to hit a mark.",
    ],
    async () => {
      placeChart();
      const days = [1, 2, 3, 4].map((day) => new Date(2026, 0, day));
      const words = ['a', 'b', 'c', 'd'];
      const clicked = async (xAxis: LineChartProps['xAxis'], ...places: readonly number[]) => {
        const called: (number | undefined)[] = [];
        const { user, container, unmount } = show(
          <Lines xAxis={xAxis} onAxisClick={(_, data) => called.push(data?.dataIndex)} />,
        );
        for (const x of places) {
          await clickAt(user, surfaceOf(container), x);
        }
        unmount();
        return called;
      };
      expect(await clicked([{ data: [1, 2, 3, 4] }], 2, 398)).toEqual([0, 3]);
      expect(await clicked([{ data: days, scaleType: 'time' }], 2, 398)).toEqual([0, 3]);
      // A step is 105 px between points, and 78.75 px between the middles of bands.
      expect(await clicked([{ data: words, scaleType: 'point' }], 10, 15, 398)).toEqual([0, 3]);
      expect(await clicked([{ data: words, scaleType: 'band' }], 62, 68, 378, 383)).toEqual([0, 3]);
      const first: unknown[] = [];
      const { user, container } = show(
        <Lines
          xAxis={[
            { id: 'one', data: [1, 2, 3, 4] },
            { id: 'two', data: [5, 6, 7, 8] },
          ]}
          series={[
            { id: 'a', data: [1, 2, 3, 4] },
            { id: 'b', data: [1, 2, 3, 4], xAxisId: 'two' },
          ]}
          onAxisClick={(_, data) => first.push(data)}
        />,
      );
      await clickAt(user, surfaceOf(container), 170);
      expect(first).toEqual([{ dataIndex: 1, axisValue: 2, seriesValues: { a: 2 } }]);
    },
  );

  proves(
    ["Points and lines don't take focus", "Keyboard users can't reach the points in this version."],
    async () => {
      const { user } = show(
        <>
          <Lines onMarkClick={() => {}} onLineClick={() => {}} />
          <button type="button">After</button>
        </>,
      );
      expect(find('.MuiLineElement-root')[0]).toHaveAttribute('stroke-width', '2');
      await user.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    },
  );

  proves(
    [
      "By default, a vertical line follows the pointer (`axisHighlight={{ x: 'line' }}`), with a dot on each series and a tooltip.",
      "With `axisHighlight={{ x: 'none', y: 'none' }}`, the chart shows none of them.",
      "To keep the tooltip and the dots without the line, also pass `slotProps={{ tooltip: { trigger: 'axis' } }}`.",
    ],
    async () => {
      placeChart();
      const { unmount, user } = show(<Lines slotProps={{ tooltip: { trigger: 'item' } }} />);
      fireEvent.pointerEnter(find('.MuiLineElement-root')[0] ?? document.body);
      expect(screen.queryByRole('tooltip')?.textContent ?? '').toBe('');
      await user.hover(find('.MuiMarkElement-root')[1] ?? document.body);
      expect(await screen.findByRole('tooltip')).toHaveTextContent('20');
      unmount();

      const follows = async (props: Partial<LineChartProps>) => {
        const onAxisClick = jest.fn();
        const one = show(<Lines {...props} onAxisClick={onAxisClick} />);
        const chart = surfaceOf(one.container);
        await one.user.pointer({ target: chart, coords: { clientX: 170, clientY: 100 } });
        await clickAt(one.user, chart, 170);
        const result = {
          line: find('.MuiChartsAxisHighlight-root').length,
          dots: find('.MuiHighlightElement-root').length,
          tooltips: screen.queryAllByRole('tooltip').length,
          clicks: onAxisClick.mock.calls.length,
        };
        one.unmount();
        return result;
      };
      expect(await follows({})).toEqual({ line: 1, dots: 1, tooltips: 1, clicks: 1 });
      const none = { axisHighlight: { x: 'none', y: 'none' } } as const;
      expect(await follows(none)).toEqual({ line: 0, dots: 0, tooltips: 0, clicks: 1 });
      const item = show(<Lines {...none} slotProps={{ tooltip: { trigger: 'item' } }} />);
      await item.user.hover(find('.MuiMarkElement-root')[1] ?? document.body);
      expect(await screen.findByRole('tooltip')).toHaveTextContent('20');
      item.unmount();
      expect(await follows({ ...none, slotProps: { tooltip: { trigger: 'axis' } } })).toMatchObject(
        {
          dots: 1,
          tooltips: 1,
          clicks: 1,
        },
      );
    },
  );
});

exempt('A line chart shows how a value changes over time.', 'Advice.');
