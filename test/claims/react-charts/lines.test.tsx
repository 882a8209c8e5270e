import { LineChart, type LineChartProps, type LineSeries } from '@mui/x-charts/LineChart';
import {
  claim,
  consoleMessages,
  dismiss,
  expectConsole,
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
  claim(
    [
      '`series` holds the values of each line, `xAxis` the places where they stand.',
      'Each part has its values in `data`, or names a field of the `dataset` with `dataKey`.',
      'Without `xAxis` the values are numbered from 0.',
      'A linear or time axis without values draws no line; a point or band axis without `data` throws, so give it `[]` until data has come.',
    ],
    () => {
      const own = drawn({});
      const dataset = [10, 20, 15, 30].map((value, index) => ({ value, at: index + 1 }));
      expect(
        drawn({ dataset, xAxis: [{ dataKey: 'at' }], series: [{ dataKey: 'value' }] }),
      ).toEqual(own);
      expect(drawn({ xAxis: undefined }).x).toEqual(['0', '1', '2', '3']);
      const nothing = drawn({ xAxis: [{}] });
      expect([nothing.lines, nothing.marks, nothing.x]).toEqual([[''], [], []]);
      expectConsole('error', /data length of the x axis \(0 items\)/);
      expect(drawn({ xAxis: [{ scaleType: 'time' }], series: [] }).lines).toEqual([]);
      for (const scaleType of ['point', 'band'] as const) {
        expect(() => drawn({ xAxis: [{ scaleType }], series: [] })).toThrow(/is not iterable/);
        expect(drawn({ xAxis: [{ scaleType, data: [] }], series: [] }).text).toContain('No data');
      }
    },
  );

  claim(
    [
      "`'linear'` (default)",
      "Distances count: 1, 2 and 10 aren't evenly spaced",
      'Each gets the same room, whatever lies between',
      "`'point'`, or `'band'` to share with bars",
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

  claim(
    ["`'time'`, or `'utc'` for ticks in UTC", 'Distances count, and ticks fall on days or months'],
    () => {
      const data = [2, 3, 30].map((day) => new Date(2026, 0, day));
      const { lines, x } = drawn({ xAxis: [{ data, scaleType: 'time' }], ...seriesOf([1, 2, 3]) });
      expect(lines).toHaveLength(1);
      expect(x.join()).toMatch(/Jan 04|Sun 04/);
      expect(
        drawn({ xAxis: [{ data, scaleType: 'utc' }], ...seriesOf([1, 2, 3]) }).marks,
      ).toHaveLength(3);
    },
  );

  claim(
    [
      'Set the type: words on a linear axis give coordinates of `NaN` and no line, and dates are labelled with milliseconds.',
      'The chart warns of neither.',
    ],
    () => {
      const words = drawn({ xAxis: [{ data: ['a', 'b', 'c', 'd'] }] });
      expect(words.lines[0]).toContain('NaN');
      expect(words.marks).toEqual([]);
      const dates = drawn({ xAxis: [{ data: [1, 2, 3, 4].map((day) => new Date(2026, 0, day)) }] });
      expect(dates.x[0]).toMatch(/^1,767,\d{3},000,000$/);
      expect(consoleMessages()).toEqual([]);
    },
  );

  claim(
    "The values needn't be sorted, but the line connects them in the order of the array: sort by time first.",
    () => {
      const { lines } = drawn({ xAxis: [{ data: [4, 1, 3, 2] }] });
      expect(startOf(lines[0])).toBe(RIGHT);
    },
  );

  claim(
    [
      'The y-axis begins near the smallest value, not at zero, unless a series sets `area`.',
      '`area: false` brings zero into the axis as well, so leave the field out instead.',
    ],
    () => {
      expect(drawn({}).y[0]).toBe('10');
      expect(drawn(seriesOf([10, 20, 15, 30], { area: true })).y[0]).toBe('0');
      const off = drawn(seriesOf([10, 20, 15, 30], { area: false }));
      expect([off.y[0], off.areas]).toEqual(['0', []]);
      expect(drawn({ yAxis: [{ min: 0 }] }).y[0]).toBe('0');
    },
  );
});

describe('dates', () => {
  const data = [2, 3, 12, 30].map((day) => new Date(2026, 0, day));

  claim(
    "`valueFormatter` on the axis writes both its ticks and the tooltip's title; `context.location` tells them apart.",
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

  claim(
    [
      'A linear or time axis is extended to round values, which leaves room at both ends.',
      "`domainLimit: 'strict'` on the x-axis ends it at the first and last value, as above.",
      '`experimentalFeatures={{ preferStrictDomainInLineCharts: true }}` on the chart does this for the x-axis of every line.',
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
      }
    },
  );
});

describe('gaps', () => {
  claim(
    [
      '`null` interrupts the line.',
      'A value between two gaps has no neighbour, so only its mark shows: keep marks when data has gaps.',
      '`connectNulls` on the series draws the line across, from the last value to the next.',
    ],
    () => {
      expect(drawn(seriesOf([10, null, 15, 30])).lines[0]?.match(/M/g)).toHaveLength(2);
      const lonely = drawn(seriesOf([10, null, 15, null]));
      expect(lonely.lines[0]).toMatch(/^M[\d.,]+ZM[\d.,]+Z$/);
      expect(lonely.marks).toHaveLength(2);
      const connected = drawn(seriesOf([10, null, 15, 30], { connectNulls: true }));
      expect(connected.lines[0]?.match(/M/g)).toHaveLength(1);
      expect(connected.marks).toHaveLength(3);
    },
  );

  claim(
    'A record without the field counts as `null`, and development warns; a field that holds `null` gives no warning.',
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

  claim(
    [
      'A series that is shorter than the axis ends early.',
      'One that is longer loses its last values, though the y-axis still has room for them, and development logs an error.',
    ],
    () => {
      const short = drawn(seriesOf([10, 20]));
      expect(endOf(short.lines[0])).toBeLessThan(200);
      expect(drawn(seriesOf([10, 20, 5, 6, 7, 8])).marks).toHaveLength(4);
      expectConsole('error', /is lower than the length of series \(6 items\)/);
      expect(drawn(seriesOf([10, 20, 5, 6, 99])).y.at(-1)).toBe('100');
      expectConsole('error', /is lower than the length of series \(5 items\)/);
    },
  );

  claim(
    "`NaN` isn't a gap: one of them empties the y-axis, and the whole chart draws nothing, unless the axis has both `min` and `max`.",
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
    },
  );

  claim(
    [
      'The tooltip keeps the name of a series whose value is `null`, with nothing beside it.',
      'Let `valueFormatter` on the series say "no reading", or return `null` to drop the row.',
    ],
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

  claim(
    'With `series={[]}` or empty `data`, the chart says "No data to display"; when all values are `null`, it doesn\'t.',
    () => {
      expect(drawn({ series: [] }).text).toContain('No data to display');
      expect(drawn(seriesOf([])).text).toContain('No data to display');
      expect(drawn(seriesOf([null, null, null, null])).text).not.toContain('No data');
    },
  );

  claim('`connectNulls` fills every gap of a series.', () => {
    const { lines } = drawn({
      xAxis: [{ data: [1, 2, 3, 4, 5, 6] }],
      ...seriesOf([1, null, 2, null, null, 3], { connectNulls: true }),
    });
    expect(lines[0]?.match(/M/g)).toHaveLength(1);
  });
});

describe('curves', () => {
  claim(
    [
      '`curve` on a series says how the line gets from point to point.',
      "The default `'monotoneX'` is smooth and never leaves the range between two neighbours.",
    ],
    () => {
      expect(drawn(seriesOf([14, 62, 12, 0], { curve: 'monotoneX' }))).toEqual(
        drawn(seriesOf([14, 62, 12, 0])),
      );
      expect(drawn({}).lines[0]).toContain('C');
    },
  );

  claim(
    [
      "`'linear'` invents nothing, which suits measurements.",
      "`'catmullRom'` and `'natural'` overshoot: here they show fewer than no calls.",
      "`'bumpX'` is level at each point, for rankings.",
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

  claim(
    [
      "`'step'` changes halfway between two points, `'stepBefore'` at the earlier one, `'stepAfter'` at the later one: prices and states that hold until they change need `'stepAfter'`.",
      'On a band axis, steps fill the bands of the first and last point; `strictStepCurve` ends them at the points.',
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
    },
  );
});

describe('marks and areas', () => {
  claim(
    [
      '`showMark` on a series is `true` by default: each value gets a mark.',
      '`false` leaves them out, and a function keeps those for which it returns `true`.',
      'It gets `{ index, value, position, x, y }`.',
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
    },
  );

  claim(
    "`shape` is `'circle'` (default), `'cross'`, `'diamond'`, `'square'`, `'star'`, `'triangle'` or `'wye'`, and helps those who can't tell the colours apart.",
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

  claim(
    [
      'The dot that follows the pointer is another one: `disableHighlight` on a series removes it, `disableLineItemHighlight` on the chart removes all.',
      '`slots.mark` and `slots.lineHighlight` replace the two.',
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
          slots: {
            mark: () => <circle data-own="mark" />,
            lineHighlight: () => <circle data-own="dot" />,
          },
        }),
      ).toEqual([0, 'mark', 'dot']);
    },
  );

  claim(
    [
      '`area: true` fills the space between the line and zero, and takes zero into the axis.',
      "`baseline` on the series moves the lower edge: `'min'` is the lower end of the axis, `'max'` its upper end, and a number is a value of the axis, which doesn't grow to show it.",
      "Neither `'min'` nor `'max'` takes in zero.",
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
    },
  );
});

describe('colours and dashes', () => {
  claim(
    '`color` on a series sets the colour of line, marks and area, before the palette in `colors`.',
    () => {
      show(<Lines colors={['red']} {...seriesOf([1, 2, 3, 4], { color: 'lime', area: true })} />);
      expect(find('.MuiLineElement-root')[0]).toHaveAttribute('stroke', 'lime');
      expect(find('.MuiAreaElement-root')[0]).toHaveAttribute('fill', 'lime');
      expect(find('.MuiMarkElement-root')[0]).toHaveAttribute('stroke', 'lime');
      expect(drawn({ colors: ['red'] }).strokes).toContain('red');
    },
  );

  claim(
    [
      "With a `colorMap` on an axis the line changes its colour along that axis: `'piecewise'` at thresholds, `'continuous'` as a gradient between its `min` and `max`, which are 0 and 100 unless you set them.",
      'That of the y-axis wins.',
      'The legend keeps the colour of the series.',
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
    },
  );

  claim(
    "Don't use `type: 'ordinal'`: marks get its colours, but the line refers to a gradient that doesn't exist and can't be seen.",
    () => {
      show(
        <Lines
          xAxis={[
            {
              data: ['a', 'b', 'c', 'd'],
              scaleType: 'point',
              colorMap: { type: 'ordinal', colors: ['red', 'blue'] },
            },
          ]}
        />,
      );
      expect(find('.MuiMarkElement-root')[1]).toHaveAttribute('stroke', 'blue');
      const stroke = find('.MuiLineElement-root')[0]?.getAttribute('stroke') ?? '';
      const id = /^url\(#(.+)\)$/.exec(stroke)?.[1] ?? '';
      expect(id).not.toBe('');
      expect(document.getElementById(id)).toBeNull();
    },
  );

  claim(
    [
      '`slotProps.line` takes a function of `{ id, color, isHighlighted, isFaded }` for the same.',
      '`slots.line` and `slots.area` replace the elements.',
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
  claim(
    [
      '`onAxisClick` gets `{ dataIndex, axisValue, seriesValues }` of the place that is nearest to the pointer, wherever the chart was clicked.',
      '`onMarkClick` gets `{ type, seriesId, dataIndex }`; `onLineClick` and `onAreaClick` get no `dataIndex`.',
      'A click on a mark, line or area calls `onAxisClick` too, before its own handler.',
    ],
    async () => {
      placeChart();
      const called: unknown[] = [];
      const { user, container } = show(
        <Lines
          {...seriesOf([10, null, 15, 30], { id: 'own', area: true })}
          onAxisClick={(_, data) => called.push(data)}
          onMarkClick={(_, item) => called.push(item)}
          onLineClick={(_, item) => called.push(item)}
          onAreaClick={(_, item) => called.push(item)}
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

  claim(
    [
      'A line is 2 px wide and hard to hit, and none of these elements takes focus',
      "Points can't be reached with the keyboard in this version",
    ],
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

  claim(
    [
      "`slotProps.tooltip.trigger: 'item'` shows a tooltip on marks only: with `showMark: false` there is none.",
      "`axisHighlight` is `{ x: 'line' }` by default.",
      "With `{ x: 'none', y: 'none' }` the chart stops following the pointer: no dot and no tooltip show, unless `slotProps.tooltip.trigger` says `'axis'`. `onAxisClick` still works.",
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

dismiss(
  [
    'To compare amounts across categories without an order, take [bars](/x/react-charts/bars/).',
    'so put a control beside the chart that does the same.',
    'A line chart shows how a value develops along an order, mostly time.',
    "`'bumpY'` and `'monotoneY'` are for lines that run from top to bottom.",
    'when each value matters, show a table as well.',
  ],
  'Advice.',
);
dismiss(
  [
    '1 | 3 | 1 | 2',
    '10 | 50 | 3 | 30',
    '50 | too slow | 25 | too slow',
    "A chart of 700 px can't show 10,000 values anyway, so keep the lowest and highest of each bucket.",
  ],
  'Measured once, as the page says; the claim in the browser proves the difference that marks make.',
);
