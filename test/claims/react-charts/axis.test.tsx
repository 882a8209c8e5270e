import { renderToString } from 'react-dom/server';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis, axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { proves, exempt, expectCompiles, expectConsole, expectTypeError, show } from '../harness';

/** px; the drawing of a chart of 400 × 300 px with both axes. */
const DRAWING = { left: 65, right: 380, top: 20, bottom: 255 } as const;

/** A line with the values 10 to 30 at 1 to 3. */
function Line(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [10, 20, 30] }]}
      {...props}
    />
  );
}

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ data: [10, 20] }]}
      {...props}
    />
  );
}

interface Axis {
  /** What the ticks say; '' for one without a label. */
  readonly labels: readonly string[];
  /** px from the left or from the top, by tick. */
  readonly places: readonly number[];
}

function axisOf(direction: 'X' | 'Y'): Axis {
  const ticks = [
    ...document.querySelectorAll(
      `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickContainer`,
    ),
  ];
  return {
    labels: ticks.map(({ textContent }) => textContent ?? ''),
    places: ticks.map((tick) => {
      const [x, y] = (tick.getAttribute('transform') ?? '').match(/-?[\d.]+/g) ?? [];
      return Math.round(Number(direction === 'X' ? x : y));
    }),
  };
}

const pathOf = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';

/** What a line chart draws, which is gone afterwards. */
function drawn(props: Partial<LineChartProps>) {
  const { unmount } = show(<Line {...props} />);
  const found = { x: axisOf('X'), y: axisOf('Y'), path: pathOf() };
  unmount();
  return found;
}

type YAxis = NonNullable<LineChartProps['yAxis']>[number];

const yOf = (axis: YAxis, data: (number | null)[]) => drawn({ yAxis: [axis], series: [{ data }] });
const xOf = (axis: NonNullable<LineChartProps['xAxis']>[number]) => drawn({ xAxis: [axis] }).x;

const date = (day: number) => new Date(2026, 2, day);
const days = [date(1), date(2), date(5)];

describe('scales', () => {
  proves(
    'An axis turns values into positions and draws a line, ticks, and labels. `xAxis` and `yAxis` take a list of objects, one for each axis.',
    () => {
      const { container } = show(<Line xAxis={[{ data: [1, 2, 3], label: 'Week' }]} />);
      const axis = container.querySelector('.MuiChartsAxis-directionX');
      expect(axis?.querySelector('.MuiChartsAxis-line')).not.toBeNull();
      expect(axis?.querySelectorAll('.MuiChartsAxis-tick')).toHaveLength(5);
      expect(axis?.querySelector('.MuiChartsAxis-label')).toHaveTextContent('Week');
      expect(axisOf('X').labels).toEqual(['1.0', '1.5', '2.0', '2.5', '3.0']);
    },
  );

  proves(
    [
      "| `'band'` | Categories of bars | Each value gets a band of equal width |",
      "| `'point'` | Categories of lines | Equal distances from edge to edge |",
      "| `BarChart` | `'band'` for the categories, `'linear'` for the values |",
      "| `LineChart` | `'linear'`. If you pass no `xAxis`, its x-axis is `'point'` |",
      "| `ScatterChart` | `'linear'` |",
    ],
    () => {
      expect(xOf({ scaleType: 'band', data: ['a', 'b', 'c'] }).places).toEqual([65, 170, 275, 380]);
      const { x } = drawn({ xAxis: [{ scaleType: 'point', data: [1, 2, 9] }] });
      expect(x.places).toEqual([65, 223, 380]);
      const alone = {
        xAxis: [{ scaleType: 'point', data: ['a'] }],
        series: [{ data: [1] }],
      } as const;
      expect(drawn(alone).x.places).toEqual([223]);
      expect(drawn({})).toEqual(drawn({ xAxis: [{ data: [1, 2, 3], scaleType: 'linear' }] }));
      expect(drawn({ xAxis: undefined })).toEqual(
        drawn({ xAxis: [{ scaleType: 'point', data: [0, 1, 2] }] }),
      );
      const dots = [{ data: [1, 2, 3].map((id) => ({ id, x: id, y: id })) }];
      const usual = drawn({}).x.labels;
      const scatter = show(<ScatterChart width={400} height={300} series={dots} />);
      expect(axisOf('X').labels).toEqual(usual);
      scatter.unmount();
      const { unmount } = show(<Bars xAxis={[{ data: [1, 5] }]} />);
      expect(axisOf('X').labels).toEqual(['1', '5', '']);
      unmount();
      show(<Bars layout="horizontal" xAxis={undefined} yAxis={[{ data: [1, 5] }]} />);
      expect(axisOf('Y').labels).toEqual(['1', '5', '']);
    },
  );

  proves(
    [
      "| `'time'`, `'utc'` | `Date` objects or milliseconds | Ticks are in the user's time zone, or in UTC |",
      'If `Date` objects are on a linear axis, the labels show milliseconds.',
    ],
    () => {
      const named = xOf({ scaleType: 'time', data: days });
      expect(named.labels).toContain('Mon 02');
      expect(xOf({ scaleType: 'time', data: days.map(Number) })).toEqual(named);
      const utc = [1, 2, 5].map((day) => Date.UTC(2026, 2, day));
      expect(xOf({ scaleType: 'utc', data: utc }).labels).toContain('Mon 02');
      expect(xOf({ data: days }).labels[0]).toMatch(/^1,772,\d{3},\d{3},\d{3}$/);
    },
  );

  proves(
    [
      "| `'log'` | Growth, sizes that differ by a factor of 1000 | Equal factors get equal distances. No zero |",
      "| `'symlog'` | The same, with zero or negative values | Linear around zero, logarithmic beyond |",
      "The scale type `'pow'` has no option for its exponent, so it's the same as `'linear'`.",
      "| `'sqrt'` | Small values next to large values | Proportional to the square root |",
      "| `'linear'` | Numbers | Equal differences get equal distances |",
    ],
    () => {
      const log = yOf({ scaleType: 'log' }, [1, 50, 10000]).y;
      expect(log.labels).toEqual(['1', '10', '100', '1k', '10k']);
      const steps = log.places.slice(1).map((place, index) => (log.places[index] ?? 0) - place);
      steps.forEach((step) => expect(Math.abs(step - 58.75)).toBeLessThan(1));
      const symlog = yOf({ scaleType: 'symlog' }, [-1000, 0, 1000]).y;
      expect(symlog.labels).toEqual(['−100', '−1', '0', '1', '100']);
      const [, minusOne = 0, zero = 0, one = 0, hundred = 0] = symlog.places;
      expect(Math.abs(minusOne - zero - (zero - one))).toBeLessThanOrEqual(1);
      expect(one - hundred).toBeLessThan((zero - one) * 100);
      expect(yOf({ scaleType: 'pow' }, [0, 50, 100])).toEqual(yOf({}, [0, 50, 100]));
      const sqrt = yOf({ scaleType: 'sqrt' }, [0, 25, 100]).y;
      expect((sqrt.places[0] ?? 0) - (sqrt.places[1] ?? 0)).toBeGreaterThan(235 / 5);
    },
  );

  proves(
    [
      "Strings such as `'North'` or `'2026-03-01'` need `'band'` or `'point'`. On a linear or time axis, a line with such strings disappears without an error.",
      'If numbers are passed as strings, they are compared as text, and the axis can end too early.',
    ],
    () => {
      // '10' comes before '2', so the axis ends at 2.
      const texts = drawn({ xAxis: [{ data: ['1', '2', '10'] }] });
      expect(texts.x.labels.at(-1)).toBe('2.0');
      expect(texts.path).toMatch(/,2900,20$/);
      for (const scaleType of ['linear', 'time'] as const) {
        const found = drawn({ xAxis: [{ scaleType, data: ['2026-03-01', 'b', 'c'] }] });
        expect(found.x.labels).toEqual([]);
        expect(found.path).toContain('NaN');
        const bounded = { scaleType, data: ['2026-03-01', 'b', 'c'], min: 0, max: 10 };
        expect(drawn({ xAxis: [bounded] }).x.labels.length).toBeGreaterThan(1);
        expect(drawn({ xAxis: [bounded] }).path).toContain('NaN');
      }
      expect(xOf({ scaleType: 'point', data: ['a', 'b', 'c'] }).labels).toEqual(['a', 'b', 'c']);
    },
  );

  proves(
    "If two entries of a `'band'` or `'point'` axis have the same name, they share one place.",
    () => {
      for (const scaleType of ['band', 'point'] as const) {
        const both = xOf({ scaleType, data: ['a', 'a', 'b'] });
        expect(both.labels.filter(Boolean)).toEqual(['a', 'b']);
        const own = xOf({
          scaleType,
          data: ['a 1', 'a 2', 'b 3'],
          valueFormatter: (value: string) => value.slice(0, 1),
        });
        expect(own.labels.filter(Boolean)).toEqual(['a', 'a', 'b']);
      }
    },
  );

  proves(
    [
      "If the data contains `0`, or values on both sides of zero, a `'log'` axis shows no ticks, no lines, and no points of a scatter chart.",
      "Replace zeros with `null`, which leaves a gap, or use `'symlog'`.",
    ],
    () => {
      for (const low of [0, -5]) {
        const found = yOf({ scaleType: 'log' }, [low, 50, 10000]);
        expect(found.y.labels).toEqual([]);
        expect(found.path).toMatch(/NaN/);
        const started = yOf({ scaleType: 'log', min: 1 }, [50, low, 10000]);
        expect(started.y.labels).toContain('100');
        expect(started.path).toMatch(/NaN|Infinity/);
      }
      for (const min of [undefined, 1]) {
        const { unmount } = show(
          <Line
            yAxis={[{ scaleType: 'log', min }]}
            series={[{ data: [0, 10, 100] }, { data: [1, 10, 100] }]}
          />,
        );
        const lines = [...document.querySelectorAll('.MuiLineElement-root')];
        const broken = lines.map((line) => line.getAttribute('d')?.includes('NaN') ?? false);
        expect(broken.sort()).toEqual([min === undefined, true]);
        unmount();
      }
      const gap = yOf({ scaleType: 'log' }, [null, 50, 10000]);
      expect(gap.y.labels).toContain('100');
      expect(gap.path).not.toContain('NaN');
      expect(gap.path).toMatch(/^M22/);
      expect(yOf({ scaleType: 'symlog' }, [-5, 0, 10000]).path).not.toContain('NaN');
      const pointsFrom = (low: number) => {
        const { unmount } = show(
          <ScatterChart
            width={400}
            height={300}
            yAxis={[{ scaleType: 'log' }]}
            series={[{ data: [low, 10, 100].map((y, id) => ({ id, x: id, y })) }]}
          />,
        );
        const { length } = document.querySelectorAll('circle');
        unmount();
        return length;
      };
      expect([pointsFrom(1), pointsFrom(0), pointsFrom(-5)]).toEqual([3, 0, 0]);
    },
  );

  proves(
    [
      "Bars start at zero, so they aren't drawn on a `'log'` axis.",
      'If the data contains `NaN`, the value axis shows no ticks, and the lines and bars of this axis disappear.',
    ],
    () => {
      const broken = show(<Bars series={[{ data: [10, NaN] }, { data: [1, 2] }]} />);
      expect(axisOf('Y').labels).toEqual([]);
      for (const bar of document.querySelectorAll('.MuiBarElement-root')) {
        expect(bar.getAttribute('height')).toBe('NaN');
      }
      broken.unmount();
      for (const min of [undefined, 1]) {
        const { unmount } = show(<Bars yAxis={[{ scaleType: 'log', min }]} />);
        const bars = [...document.querySelectorAll('.MuiBarElement-root')];
        bars.forEach((bar) => expect(bar.getAttribute('height')).toBe('NaN'));
        unmount();
      }
      expectConsole('error', /NaN/);
      const stack = [10, 30].map((value) => ({ data: [value, value], stack: 'all' }));
      const upper = show(<Bars yAxis={[{ scaleType: 'log', min: 1 }]} series={stack} />);
      const heights = [...document.querySelectorAll('.MuiBarElement-root')].map((bar) =>
        Number(bar.getAttribute('height')),
      );
      expect(heights.filter((height) => height > 0)).toHaveLength(2);
      upper.unmount();
      show(<Bars yAxis={[{ scaleType: 'symlog' }]} />);
      expect(
        Number(document.querySelector('.MuiBarElement-root')?.getAttribute('height')),
      ).toBeGreaterThan(0);
    },
  );

  proves(
    '`constant` (default: 1) is the value where the axis changes from linear to logarithmic. The automatic ticks suit only `constant: 1`. If you set another `constant`, set `tickInterval` too',
    () => {
      const data = [-1000, 0, 1000];
      const usual = yOf({ scaleType: 'symlog' }, data).y;
      expect(yOf({ scaleType: 'symlog', constant: 1 }, data).y).toEqual(usual);
      const wide = yOf({ scaleType: 'symlog', constant: 100 }, data).y;
      expect(wide.labels).toEqual(usual.labels);
      expect(wide.places).not.toEqual(usual.places);
      // 1 twice, where ticks up to 600 were asked for.
      const wider = yOf({ scaleType: 'symlog', constant: 600 }, data).y;
      expect(wider.labels).toEqual(['−100', '−1', '−1', '0', '1', '1', '100']);
      const own = yOf({ scaleType: 'symlog', constant: 100, tickInterval: [-500, 0, 500] }, data);
      expect(own.y.places).toHaveLength(3);
    },
  );
});

proves(
  [
    'If you pass an `xAxis` object to a bar or line chart, even only for a `label`, include `data` or `dataKey`.',
    'Without them, a bar chart throws, and a line chart draws no line.',
    'The same applies to the `yAxis` of horizontal bars.',
  ],
  () => {
    const label = 'Month';
    expect(() => show(<Bars xAxis={[{ label }]} />)).toThrow('is not iterable');
    expect(() => show(<Bars layout="horizontal" xAxis={undefined} yAxis={[{ label }]} />)).toThrow(
      'is not iterable',
    );
    expect(drawn({ xAxis: [{ label }] }).path).toBe('');
    expectConsole('error', /data length of the x axis \(0 items\)/);
    expect(drawn({ xAxis: [{ label, data: [1, 2, 3] }] }).path).not.toBe('');
    show(
      <Bars
        dataset={[{ month: 'May', orders: 4 }]}
        xAxis={[{ label, dataKey: 'month' }]}
        series={[{ dataKey: 'orders' }]}
      />,
    );
    expect(axisOf('X').labels).toContain('May');
  },
);

describe('domain', () => {
  const data = [13, 20, 37];

  proves(
    [
      '| `min`, `max` | Fix an end of a numeric or time axis |',
      "| `domainLimit: 'nice'` | Moves ends without `min` or `max` to round numbers (default) |",
      "| `domainLimit: 'strict'` | Ends at the data |",
      "Bars start at zero by default, but lines don't. To start the axis of a line at zero, set `min: 0`.",
    ],
    () => {
      expect(yOf({}, data).y.labels).toEqual(['10', '20', '30', '40']);
      expect(yOf({ domainLimit: 'nice' }, data)).toEqual(yOf({}, data));
      const fixed = yOf({ min: 0 }, data).y;
      expect(fixed.labels[0]).toBe('0');
      expect(fixed.places[0]).toBe(DRAWING.bottom);
      expect(fixed.labels.at(-1)).toBe('40');
      expect(yOf({ domainLimit: 'strict' }, data).path).toMatch(/^M65,255.*380,20$/);
      show(<Bars series={[{ data: [13, 37] }]} />).unmount();
      const late = xOf({ scaleType: 'time', data: days, max: date(9) });
      expect(late.labels.some((label) => label.includes('08'))).toBe(true);
      show(<Bars series={[{ data: [13, 37] }]} />);
      expect(axisOf('Y').labels[0]).toBe('0');
    },
  );

  proves(
    [
      '| `domainLimit: (min, max) => ({ min, max })` | Computes both ends from the lowest and the highest number |',
      'The function receives milliseconds for dates, and `Infinity` and `-Infinity` without data. For bars, zero is included.',
      'If the axis has `min` or `max` too, they override the result of the function.',
    ],
    () => {
      const domainLimit = jest.fn((min: number, max: number) => ({ min: min - 13, max: max + 3 }));
      const own = yOf({ domainLimit }, data).y;
      expect(domainLimit).toHaveBeenLastCalledWith(13, 37);
      expect([own.labels[0], own.places[0]]).toEqual(['0', DRAWING.bottom]);
      expect([own.labels.at(-1), own.places.at(-1)]).toEqual(['40', DRAWING.top]);
      const fixed = yOf({ domainLimit, min: 10, max: 50 }, data).y;
      expect([fixed.labels[0], fixed.labels.at(-1)]).toEqual(['10', '50']);
      expect([fixed.places[0], fixed.places.at(-1)]).toEqual([DRAWING.bottom, DRAWING.top]);
      yOf({ domainLimit }, []);
      expect(domainLimit).toHaveBeenLastCalledWith(Infinity, -Infinity);
      show(<Bars yAxis={[{ domainLimit }]} series={[{ data: [13, 37] }]} />);
      expect(domainLimit).toHaveBeenLastCalledWith(0, 37);
      xOf({ scaleType: 'time', data: days, domainLimit });
      expect(domainLimit).toHaveBeenLastCalledWith(Number(date(1)), Number(date(5)));
    },
  );

  proves('| `reverse: true` | Turns the axis around |', () => {
    const [{ y }, turned] = [drawn({}), drawn({ yAxis: [{ reverse: true }] }).y];
    expect(turned.labels).toEqual(y.labels);
    expect(turned.places).toEqual([...y.places].reverse());
  });

  proves(
    "`min` and `max` have no effect on `'band'` and `'point'` axes. Leave categories out of the data instead.",
    () => {
      for (const scaleType of ['band', 'point'] as const) {
        const axis = { scaleType, data: [1, 2, 3] };
        expect(xOf({ ...axis, min: 2, max: 2 })).toEqual(xOf(axis));
      }
    },
  );

  proves(
    [
      "If all values of a line are equal, the axis has a single tick in its middle. Set `min` or `max`. Bars aren't affected, because they include zero.",
      'Use `null` for missing values. If the data contains `NaN`, the value axis shows no ticks, and the lines and bars of this axis disappear.',
    ],
    () => {
      const middle = { labels: ['5'], places: [138] };
      expect(yOf({}, [5]).y).toEqual(middle);
      expect(yOf({}, [5, 5, 5]).y).toEqual(middle);
      expect(yOf({ tickMinStep: 1 }, [5, 5, 5]).y.labels).toEqual([]);
      expect(yOf({ tickMinStep: 1, min: 0 }, [5, 5, 5]).y.labels.length).toBeGreaterThan(2);
      expect(yOf({ tickMinStep: 1, max: 9 }, [5, 5, 5]).y.labels.length).toBeGreaterThan(2);
      expect(yOf({ scaleType: 'log' }, [50, 50]).y.labels.length).toBeGreaterThan(1);
      const one = { scaleType: 'time', data: [date(1)] } as const;
      expect(drawn({ xAxis: [one], series: [{ data: [3] }] }).x.places).toEqual([223]);
      const area = drawn({ series: [{ data: [5, 5, 5], area: true }] }).y;
      expect(area.labels).toEqual(['0', '1', '2', '3', '4', '5']);
      const from = (baseline: 'min' | 'max' | number) =>
        drawn({ series: [{ data: [5, 5, 5], area: true, baseline }] }).y;
      expect(from('min')).toEqual(middle);
      expect(from('max')).toEqual(middle);
      expect(from(4)).toEqual(area);
      for (const [values, count] of [
        [[5, 5], 6],
        [[0, 0], 1],
        [[null, null], 1],
      ] as const) {
        const { unmount } = show(<Bars series={[{ data: values }]} />);
        expect(axisOf('Y').labels).toHaveLength(count);
        unmount();
      }
      const series = [{ data: [10, NaN, 30] }, { data: [1, 2, 3] }];
      const pathsWith = (axis: YAxis) => {
        const { unmount } = show(<Line yAxis={[axis]} series={series} />);
        const found = {
          labels: axisOf('Y').labels,
          broken: [...document.querySelectorAll('.MuiLineElement-root')].map((line) =>
            line.getAttribute('d')?.includes('NaN'),
          ),
        };
        unmount();
        return found;
      };
      expect(pathsWith({})).toEqual({ labels: [], broken: [true, true] });
      const fixed = pathsWith({ min: 0, max: 40 });
      expect(fixed.labels).toHaveLength(5);
      expect([...fixed.broken].sort()).toEqual([false, true]);
      expect(yOf({}, [10, null, 30]).y.labels).toHaveLength(5);
    },
  );
});

describe('ticks and labels', () => {
  proves(
    "On a `'band'` axis, it can also receive `undefined` for the edge after the last band.",
    () => {
      const tickLabelInterval = jest.fn(() => true);
      show(<Bars xAxis={[{ data: ['a', 'b'], tickLabelInterval }]} />);
      expect(tickLabelInterval).toHaveBeenCalledWith('a', 0);
      expect(tickLabelInterval).toHaveBeenCalledWith(undefined, 2);
    },
  );

  proves(
    [
      '| `tickNumber` | The approximate number of ticks. The default is one for every 50 px |',
      '| `tickMinStep`, `tickMaxStep` | Approximate limits of the step. Use milliseconds on a time axis |',
      "On a `'log'` or `'symlog'` axis, `tickNumber` limits the ticks only if the axis spans at least that many powers of ten. Otherwise it limits only the labels.",
      "Don't set `tickMinStep` and `tickMaxStep` there: the first can remove ticks, and the second can add hundreds.",
    ],
    () => {
      expect(yOf({ tickNumber: 2 }, [10, 20, 30]).y.labels).toEqual(['10', '20', '30']);
      expect(yOf({ tickNumber: 1 }, [10, 20, 30])).toEqual(yOf({ tickNumber: 2 }, [10, 20, 30]));
      for (const scaleType of ['log', 'symlog'] as const) {
        const { labels, places } = yOf({ scaleType, tickNumber: 5 }, [1, 10, 1000]).y;
        expect(labels.filter(Boolean).length).toBeLessThan(8);
        expect(places.length).toBeGreaterThan(20);
        const few = yOf({ scaleType, tickNumber: 2 }, [1, 10, 1000]).y;
        expect(few.places.length).toBeLessThan(5);
      }
      const log = { scaleType: 'log', tickMinStep: 1000 } as const;
      expect(yOf({ ...log, tickMinStep: 1 }, [1, 12, 1300])).toEqual(
        yOf({ scaleType: 'log' }, [1, 12, 1300]),
      );
      expect(yOf(log, [1, 12, 1300]).y.labels).toEqual(['1']);
      expect(
        yOf({ scaleType: 'log', tickMaxStep: 1 }, [1, 12, 1300]).y.labels.length,
      ).toBeGreaterThan(500);
      const high = drawn({ height: 865 }).y.labels.length;
      expect(high).toBeGreaterThan(drawn({}).y.labels.length);
      // 235 px of drawing; 4 is the whole number of 50 px in it.
      expect(drawn({}).y).toEqual(drawn({ yAxis: [{ tickNumber: 4 }] }).y);
      expect(drawn({ height: 90 }).y).toEqual(drawn({ height: 90, yAxis: [{ tickNumber: 2 }] }).y);
      expect(yOf({ tickMinStep: 10 }, [10, 20, 30]).y.labels).toEqual(['10', '20', '30']);
      expect(yOf({ tickMaxStep: 2 }, [10, 20, 30]).y.labels).toHaveLength(11);
      const daily = xOf({ scaleType: 'time', data: days, tickMinStep: 24 * 3600 * 1000 });
      expect(daily.labels).toEqual(['March', 'Mon 02', 'Tue 03', 'Wed 04', 'Thu 05']);
    },
  );

  proves(
    [
      "| `tickInterval` | A list of the exact values. On `'band'` and `'point'` axes, also a function `(value, index)` |",
      'On a linear or time axis, a function in `tickInterval` is ignored.',
      "On a `'band'` or `'point'` axis, `tickNumber` is ignored.",
    ],
    () => {
      expect(yOf({ tickInterval: [10, 17, 30] }, [10, 20, 30]).y.labels).toEqual([
        '10',
        '17',
        '30',
      ]);
      const keep = jest.fn((value: string, index: number) => value === 'b' || index === 0);
      for (const scaleType of ['band', 'point'] as const) {
        const { labels } = xOf({ scaleType, data: ['a', 'b', 'c'], tickInterval: keep });
        expect(labels.filter(Boolean)).toEqual(['a', 'b']);
        const axis = { scaleType, data: ['a', 'b', 'c'] };
        expect(xOf({ ...axis, tickNumber: 1 })).toEqual(xOf(axis));
      }
      expect(keep.mock.calls.map(([value, index]) => `${value}${index}`)).toContain('c2');
      const none = () => false;
      expect(xOf({ data: [1, 2, 3], tickInterval: none })).toEqual(drawn({}).x);
      expect(xOf({ scaleType: 'time', data: days, tickInterval: none })).toEqual(
        xOf({ scaleType: 'time', data: days }),
      );
    },
  );

  proves(
    [
      "| `tickPlacement` | On a `'band'` axis: `'extremities'` (both ends of a band, default), `'start'`, `'middle'`, `'end'` |",
      "| `tickLabelPlacement` | On a `'band'` axis: in the `'middle'` of the band (default), or at the `'tick'` |",
    ],
    () => {
      const axis = { scaleType: 'band', data: ['a', 'b', 'c'] } as const;
      const placesAt = (tickPlacement: 'start' | 'middle' | 'end' | 'extremities') =>
        xOf({ ...axis, tickPlacement }).places;
      expect(placesAt('extremities')).toEqual(xOf(axis).places);
      expect(placesAt('extremities')).toEqual([65, 170, 275, 380]);
      expect(placesAt('start')).toEqual([65, 170, 275]);
      expect(placesAt('middle')).toEqual([118, 223, 328]);
      expect(placesAt('end')).toEqual([170, 275, 380]);
      const labelAt = (tickLabelPlacement?: 'middle' | 'tick') => {
        const { unmount } = show(<Line xAxis={[{ ...axis, tickLabelPlacement }]} />);
        const x = document.querySelector('.MuiChartsAxis-tickLabel')?.getAttribute('x');
        unmount();
        return Math.round(Number(x));
      };
      expect([labelAt(), labelAt('middle'), labelAt('tick')]).toEqual([53, 53, 0]);
    },
  );

  proves(
    [
      'To show only whole numbers for counted things, set `tickMinStep: 1`.',
      'If all counts can be zero, set `max` or a function in `domainLimit` too, or the axis shows no ticks.',
      'If you need exact values, list them in `tickInterval`: with `tickMinStep: 3`, a linear axis can still use a step of 2.',
      'If `tickMinStep` is larger than the range of the axis, the axis has no ticks.',
    ],
    () => {
      expect(yOf({}, [0, 1, 2]).y.labels).toContain('0.5');
      expect(yOf({ tickMinStep: 1 }, [0, 1, 2]).y.labels).toEqual(['0', '1', '2']);
      const zerosOf = (axis: YAxis) => {
        const { unmount } = show(
          <Bars yAxis={[{ tickMinStep: 1, ...axis }]} series={[{ data: [0, 0] }]} />,
        );
        const bars = axisOf('Y').labels;
        unmount();
        expect(yOf({ tickMinStep: 1, ...axis }, [0, 0]).y.labels).toEqual(bars);
        return bars;
      };
      expect(zerosOf({})).toEqual([]);
      expect(zerosOf({ max: 2 })).toEqual(['0', '1', '2']);
      expect(zerosOf({ domainLimit: (min, max) => ({ min, max: Math.max(max, 2) }) })).toEqual([
        '0',
        '1',
        '2',
      ]);
      const { labels } = yOf({ tickMinStep: 3 }, [0, 6, 12]).y;
      expect(labels.slice(0, 3)).toEqual(['0', '2', '4']);
      expect(yOf({ tickMinStep: 25 }, [10, 20, 30]).y.labels).toEqual([]);
      expect(yOf({ tickMinStep: 25, min: 0 }, [10, 20, 30]).y.labels).toEqual(['0', '50']);
      const counted = (end: number) => {
        const { unmount } = show(
          <LineChartPro
            width={400}
            height={300}
            skipAnimation
            initialZoom={[{ axisId: 'x', start: 0, end }]}
            xAxis={[{ id: 'x', zoom: true, data: [0, 5, 10], tickMinStep: 1 }]}
            series={[{ data: [1, 2, 3] }]}
          />,
        );
        const found = axisOf('X').labels;
        unmount();
        return found;
      };
      expect(counted(100)).toEqual(['0', '2', '4', '6', '8', '10']);
      expect(counted(10)).toContain('0.2');
      expect(yOf({ tickInterval: [0, 10, 50] }, [10, 20, 30]).y.labels).toEqual(['10']);
    },
  );

  proves(
    [
      'To draw grid lines at the ticks, pass `grid={{ horizontal: true, vertical: true }}`. In a [composed chart](/x/react-charts/composition/), use `ChartsGrid`.',
      "On a `'band'` axis, vertical grid lines are at the ends of the bands, even if `tickPlacement` differs.",
    ],
    () => {
      const lines = () => document.querySelectorAll('.MuiChartsGrid-line').length;
      const { unmount } = show(<Line grid={{ horizontal: true, vertical: true }} />);
      expect(lines()).toBe(10);
      unmount();
      const strips = show(
        <Bars grid={{ vertical: true }} xAxis={[{ data: ['a', 'b'], tickPlacement: 'middle' }]} />,
      );
      const ends = [...document.querySelectorAll('.MuiChartsGrid-line')];
      expect(ends.map((line) => line.getAttribute('x1'))).toEqual(['65', '222.5', '380']);
      strips.unmount();
      show(
        <ChartContainer width={400} height={300} series={[{ type: 'line', data: [10, 20, 30] }]}>
          <ChartsGrid horizontal />
        </ChartContainer>,
      );
      expect(lines()).toBe(5);
    },
  );

  proves(
    [
      "`valueFormatter(value, context)` returns the text. `context.location` tells where the text is shown: `'tick'`, `'tooltip'`, `'legend'`, or `'zoom-slider-tooltip'` for the tooltip of a [zoom slider](/x/react-charts/zoom-and-pan/).",
      "For ticks, `context.defaultTickLabel` is the default text. On a log axis, the default text of crowded ticks is empty. To keep these labels hidden, return `''` if `context.defaultTickLabel` is `''`.",
    ],
    () => {
      const found = new Map<string, string | undefined>();
      const valueFormatter = (value: number, context: AxisValueFormatterContext) => {
        found.set(
          `${context.location} ${value}`,
          'defaultTickLabel' in context ? context.defaultTickLabel : undefined,
        );
        return `<${value}>`;
      };
      const { unmount } = show(
        <Line
          yAxis={[
            {
              scaleType: 'log',
              valueFormatter,
              colorMap: { type: 'continuous', min: 10, max: 10000, color: ['red', 'blue'] },
            },
          ]}
          series={[{ data: [10, 50, 10000] }]}
          slots={{ legend: () => <ContinuousColorLegend axisDirection="y" /> }}
        />,
      );
      expect(axisOf('Y').labels).toContain('<100>');
      expect(found.get('tick 100')).toBe('100');
      expect(found.get('tick 50')).toBe('');
      expect(axisOf('Y').labels).toContain('<50>');
      expect([...found.keys()].some((key) => key.startsWith('legend'))).toBe(true);
      unmount();
      const kept = yOf(
        {
          scaleType: 'log',
          valueFormatter: (value: number, context) =>
            'defaultTickLabel' in context && context.defaultTickLabel === '' ? '' : `<${value}>`,
        },
        [10, 50, 10000],
      ).y.labels;
      expect(kept).toContain('<100>');
      expect(kept).not.toContain('<50>');
    },
  );

  proves(
    [
      "An axis doesn't grow with its labels. An x-axis is 25 px high and a y-axis is 45 px wide, plus 20 px with a `label`.",
      'Set `height` or `width` to what the longest label needs:',
    ],
    () => {
      const corner = (props: Partial<LineChartProps>) => {
        const { x, y } = drawn(props);
        return [x.places[0], y.places[0]];
      };
      const data = [1, 2, 3];
      expect(corner({})).toEqual([65, 255]);
      expect(corner({ margin: 0 })).toEqual([45, 275]);
      expect(corner({ xAxis: [{ data, label: 'x' }], yAxis: [{ label: 'y' }] })).toEqual([85, 235]);
      expect(corner({ xAxis: [{ data, height: 90 }], yAxis: [{ width: 80 }] })).toEqual([100, 190]);
      expect(corner({ xAxis: [{ data, label: 'x', height: 25 }] })).toEqual([65, 255]);
      const long = () => 'a very long label';
      expect(corner({ yAxis: [{ valueFormatter: long }] })).toEqual([65, 255]);
    },
  );

  proves(
    'TypeScript infers the type of `context` only if the axis has a `scaleType`:',
    async () => {
      const module = (axis: string) => `
        import { LineChart } from '@mui/x-charts/LineChart';
        export const chart = <LineChart series={[]} xAxis={[{ ${axis}
          valueFormatter: (week: number, context) => week + context.location }]} />;`;
      await expectCompiles(module("scaleType: 'point',"));
      await expectTypeError(module(''), /TS7006/);
    },
  );

  proves('A `tickInterval` of numbers also passes numbers.', () => {
    const valueFormatter = (value: unknown) => typeof value;
    const axis = { scaleType: 'time', data: days.map(Number), valueFormatter } as const;
    expect(xOf({ ...axis, tickInterval: [Number(date(2))] }).labels).toEqual(['number']);
    expect(new Set(xOf(axis).labels)).toEqual(new Set(['object']));
  });

  proves('Without a `valueFormatter`, ticks are in English', () => {
    expect(xOf({ scaleType: 'time', data: days }).labels).toContain('Mon 02');
    expect(xOf({ scaleType: 'point', data: days }).labels).toContain('Mon 02');
  });

  proves(
    'A time axis chooses its own ticks, often between your dates. A formatter that shows only days can then repeat a day, so list your dates in `tickInterval`.',
    () => {
      const valueFormatter = (value: Date) => String(value.getDate());
      const axis = { scaleType: 'time', data: days, valueFormatter } as const;
      expect(xOf(axis).labels).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5']);
      expect(xOf({ ...axis, tickInterval: days }).labels).toEqual(['1', '2', '5']);
    },
  );
});

describe('rows, several axes and looks', () => {
  const getValue = (value: number) => value;

  proves(
    [
      "On a `'band'` or `'point'` axis, `groups` draws several rows of labels, such as months, quarters, and years. Pass the finest row first:",
      '`getValue(value, dataIndex)` returns the label, a text or a number. Neighbors with the same label are joined, even "J" for June and July.',
      'Labels of groups ignore `valueFormatter` and `tickLabelInterval`. The tooltip still uses `valueFormatter`.',
    ],
    () => {
      expect(() =>
        show(<Line xAxis={[{ data: [1, 2, 3], groups: [{ getValue }] } as object]} />),
      ).toThrow(/only supports the `band` and `point`/);
      const many = Array.from({ length: 200 }, (_, index) => `n${index}`);
      const crowd = { scaleType: 'point', data: many } as const;
      expect(xOf({ ...crowd, groups: [{ getValue: (name: string) => name }] }).labels).toEqual(
        many,
      );
      const threeOf = { scaleType: 'point', data: ['a', 'b', 'c'] } as const;
      const sameDay = [{ getValue: () => date(1) }];
      expect(xOf({ ...threeOf, groups: sameDay }).labels).toHaveLength(3);
      const place = jest.fn((name: string) => name);
      xOf({ ...threeOf, tickInterval: ['c'], groups: [{ getValue: place }] });
      expect(place).toHaveBeenCalledWith('c', 0);
      const months = ['June', 'July', 'August'];
      const rows = {
        data: months,
        groups: [
          { getValue: (month: string) => month.slice(0, 1) },
          { getValue: (_: string, dataIndex: number) => (dataIndex < 1 ? 'Q2' : 'Q3') },
        ],
        valueFormatter: (month: string) => `<${month}>`,
        tickLabelInterval: () => false,
      };
      for (const scaleType of ['band', 'point'] as const) {
        expect(xOf({ ...rows, scaleType }).labels.filter(Boolean)).toEqual(['J', 'A', 'Q2', 'Q3']);
      }
    },
  );

  proves(
    [
      '`tickSize` of a group moves its labels away from the axis.',
      'On a y-axis, groups are columns, so set its `width`.',
    ],
    () => {
      const labelOf = (tickSize?: number) => {
        const axis = { scaleType: 'band', data: [1, 2, 3], height: 80 } as const;
        const { unmount } = show(<Line xAxis={[{ ...axis, groups: [{ getValue, tickSize }] }]} />);
        const y = Number(document.querySelector('.MuiChartsAxis-tickLabel')?.getAttribute('y'));
        unmount();
        return y;
      };
      expect(labelOf(40) - labelOf(10)).toBe(30);
      const columns = [{ getValue }, { getValue: () => 'all', tickSize: 40 }];
      show(
        <Bars
          layout="horizontal"
          xAxis={undefined}
          yAxis={[{ data: [1, 2], width: 80, groups: columns }]}
        />,
      );
      const beside = document.querySelectorAll(
        '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel',
      );
      expect([...beside].map((label) => label.textContent)).toEqual(['1', '2', 'all']);
      expect([...beside].map((label) => label.getAttribute('x'))).toEqual(['-8', '-8', '-42']);
    },
  );

  proves(
    [
      'Give each axis an `id`, and set `xAxisId` or `yAxisId` on the series.',
      'From the second axis on, also set a `position`. Otherwise the axis is hidden:',
    ],
    () => {
      const two = (position?: 'left' | 'right' | 'none') =>
        drawn({
          yAxis: [{ id: 'one' }, { id: 'two', position }],
          series: [
            { yAxisId: 'one', data: [10, 20, 30] },
            { yAxisId: 'two', data: [100, 200, 300] },
          ],
        });
      expect(two('right').y.labels).toEqual(expect.arrayContaining(['10', '300']));
      expect(two('right').x.places.at(-1)).toBe(335);
      expect(two().y.labels).not.toContain('300');
      expect(two('none')).toEqual(two());
      expect(two().x.places.at(-1)).toBe(380);
      expect(drawn({ xAxis: [{ data: [1, 2, 3], position: 'none' }] }).y.places[0]).toBe(280);
    },
  );

  proves(
    [
      'If several axes are on the same side, they are placed next to each other. `offset` sets the distance from the drawing area in px instead, but reserves no space.',
      'If `offset` is `undefined`, the axis is drawn in the wrong place.',
      'If no series uses an axis, the axis is drawn only if you set both `min` and `max`, a function in `domainLimit`, or categories. An x-axis with `data` is drawn too.',
      "If a `'band'` or `'point'` axis has no `data`, or",
    ],
    () => {
      const placesOf = (place: YAxis = {}, isUsed = true) => {
        const { unmount } = show(
          <Line
            yAxis={[
              { id: 'one', position: 'right' },
              { id: 'two', position: 'right', ...place },
            ]}
            series={[
              { yAxisId: 'one', data: [10, 20, 30] },
              { yAxisId: isUsed ? 'two' : 'one', data: [1, 2, 3] },
            ]}
          />,
        );
        const found = [...document.querySelectorAll('.MuiChartsAxis-directionY')].map((axis) =>
          axis.getAttribute('transform'),
        );
        unmount();
        return found;
      };
      expect(placesOf()).toEqual(['translate(290, 0)', 'translate(335, 0)']);
      expect(placesOf({ offset: 10 })).toEqual(['translate(290, 0)', 'translate(300, 0)']);
      // The chart is 400 px wide.
      expect(placesOf({ offset: 150 })).toEqual(['translate(290, 0)', 'translate(440, 0)']);
      expect(placesOf({ offset: undefined }).at(-1)).toBe('translate(NaN, 0)');
      for (const scaleType of ['band', 'point'] as const) {
        expect(() => placesOf({ scaleType }, false)).toThrow('is not iterable');
        expect(() => drawn({ xAxis: [{ scaleType }] })).toThrow('is not iterable');
      }
      for (const none of [{}, { min: 0 }, { max: 9 }, { data: [1, 5] }]) {
        expect(placesOf(none, false)).toEqual(['translate(290, 0)']);
      }
      expect(placesOf({ min: 0, max: 9 }, false)).toEqual(placesOf());
      expect(placesOf({ domainLimit: () => ({ min: 0, max: 9 }) }, false)).toEqual(placesOf());
      expect(placesOf({ scaleType: 'band', data: ['a'] }, false)).toEqual(placesOf());
      const bars = show(
        <Bars
          layout="horizontal"
          xAxis={[{}, { id: 'top', position: 'top', data: [1, 5] }]}
          yAxis={[
            { data: ['a', 'b'] },
            { id: 'right', position: 'right', scaleType: 'linear', data: [1, 5] },
          ]}
        />,
      );
      expect(document.querySelectorAll('.MuiChartsAxis-directionX')).toHaveLength(2);
      expect(document.querySelectorAll('.MuiChartsAxis-directionY')).toHaveLength(2);
      bars.unmount();
      show(<Line xAxis={[{ data: [1, 2, 3] }, { id: 'b', data: [4, 5], position: 'top' }]} />);
      expect(document.querySelectorAll('.MuiChartsAxis-directionX')).toHaveLength(2);
    },
  );

  proves('a series names an unknown axis, the chart throws.', () => {
    expect(() => show(<Line series={[{ data: [1], yAxisId: 'unknown' }]} />)).toThrow(TypeError);
  });

  proves(
    'If two axes have the same `id`, the chart logs an error and draws the last axis twice, in the same place.',
    () => {
      const one = { id: 'a', data: [1, 2, 3] };
      show(<Line xAxis={[one, { id: 'a', data: [4, 5, 6], position: 'top' }]} />);
      const axes = [...document.querySelectorAll('.MuiChartsAxis-directionX')];
      expect(axes).toHaveLength(2);
      expect(new Set(axes.map((axis) => axis.getAttribute('transform')))).toEqual(
        new Set(['translate(0, 45)']),
      );
      expect(axisOf('X').labels).toContain('6.0');
      expect(axisOf('X').labels).not.toContain('1.0');
      expectConsole('error', /axis ids are duplicated: a/);
      expectConsole('error', /same key/);
    },
  );

  proves(
    [
      '| `disableLine`, `disableTicks` | Remove the line or the ticks |',
      '| `tickSize` | The length of the ticks in px (default: 6) |',
      '| `labelStyle`, `tickLabelStyle` | Style the text of the label, or of the tick labels |',
      'To rotate labels, set `tickLabelStyle: { angle: -45 }`.',
      '| `sx` | Styles other parts |',
      'Import `axisClasses` from `@mui/x-charts/ChartsAxis`.',
    ],
    () => {
      const data = [1, 2, 3];
      const find = (name: string) => document.querySelector(`.MuiChartsAxis-directionX ${name}`);
      const { rerender } = show(<Line />);
      const length = () => find('.MuiChartsAxis-tick')?.getAttribute('y2');
      expect(length()).toBe('6');
      rerender(<Line xAxis={[{ data, tickSize: 10 }]} />);
      expect(length()).toBe('10');
      rerender(
        <Line
          xAxis={[
            {
              data,
              disableLine: true,
              disableTicks: true,
              label: 'Week',
              labelStyle: { fill: 'red' },
              tickLabelStyle: { fill: 'lime', angle: -45 },
              sx: { [`& .${axisClasses.tickLabel}`]: { opacity: 0.5 } },
            },
          ]}
        />,
      );
      expect(find('.MuiChartsAxis-line')).toBeNull();
      expect(find('.MuiChartsAxis-tick')).toBeNull();
      expect(find('.MuiChartsAxis-label text')).toHaveStyle({ fill: 'red' });
      const label = find('.MuiChartsAxis-tickLabel');
      expect(label).toHaveStyle({ fill: 'lime', opacity: '0.5' });
      expect(label?.getAttribute('transform')).toMatch(/^rotate\(-45/);
    },
  );

  proves('The types of an axis also contain `fill` and `stroke`, but these have no effect.', () => {
    const plain = show(<Line />).container.innerHTML.replaceAll(/:\w+:|_r_\w+_/g, '');
    const coloured = show(<Line yAxis={[{ fill: 'red', stroke: 'blue' }]} />).container.innerHTML;
    expect(plain).toContain('MuiChartsAxis-line');
    expect(coloured).not.toMatch(/red|blue/);
  });

  const slots = { axisTickLabel: () => <text>own</text> };
  const slotProps = {
    axisLine: { stroke: 'red' },
    axisTick: { stroke: 'lime' },
    axisLabel: { className: 'own-label' },
  };

  proves(
    'To replace parts, pass `slots` and `slotProps` to the chart: `axisLine`, `axisTick`, `axisTickLabel`, and `axisLabel`. They apply to all axes of the chart. On a single axis, they are ignored.',
    () => {
      const marks = () => [
        document.querySelectorAll('[stroke="red"]').length,
        document.querySelectorAll('[stroke="lime"]').length > 0,
        document.querySelectorAll('.own-label').length,
        document.body.textContent?.includes('own'),
      ];
      const labelled = { xAxis: [{ data: [1, 2, 3], label: 'x' }], yAxis: [{ label: 'y' }] };
      const { unmount } = show(<Line {...labelled} slots={slots} slotProps={slotProps} />);
      expect(marks()).toEqual([2, true, 2, true]);
      unmount();
      show(<Line yAxis={[{ label: 'y', slots, slotProps }]} />);
      expect(marks()).toEqual([0, false, 0, false]);
    },
  );

  proves(
    [
      'To replace the parts of one axis, [compose the chart](/x/react-charts/composition/), and pass them to `ChartsXAxis` or `ChartsYAxis`, which draws the axis of its `axisId`.',
    ],
    () => {
      const composed = (axes: React.ReactNode) => (
        <ChartContainer
          width={400}
          height={300}
          xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'] }]}
          yAxis={[{ id: 'one' }, { id: 'two', position: 'right' }, { id: 'hidden' }]}
          series={[
            { type: 'line', yAxisId: 'hidden', data: [1, 2, 3] },
            { type: 'line', yAxisId: 'one', data: [10, 20, 30] },
            { type: 'line', yAxisId: 'two', data: [100, 200, 300] },
          ]}
        >
          {axes}
        </ChartContainer>
      );
      const { rerender } = show(
        composed(
          <>
            <ChartsXAxis slotProps={slotProps} />
            <ChartsYAxis axisId="two" slots={slots} />
          </>,
        ),
      );
      expect(document.querySelectorAll('[stroke="red"]')).toHaveLength(1);
      expect(new Set(axisOf('Y').labels)).toEqual(new Set(['own']));
      expect(axisOf('Y').places).toHaveLength(5);
      rerender(composed(<ChartsAxis />));
      expect(document.querySelectorAll('.MuiChartsAxis-directionY')).toHaveLength(2);
      expect(document.querySelectorAll('.MuiChartsAxis-directionX')).toHaveLength(1);
    },
  );

  proves(
    [
      "On the server, charts need `width` and `height` to render their axes. Labels of the HTML aren't cut, and labels that overlap are hidden after hydration.",
    ],
    () => {
      const names = Array.from({ length: 40 }, (_, index) => `A long name ${index}`);
      const html = renderToString(
        <Line
          xAxis={[{ scaleType: 'point', data: names }]}
          series={[{ data: names.map((_, index) => index) }]}
        />,
      );
      names.forEach((name) => expect(html).toContain(`>${name}<`));
      const many = Array.from({ length: 200 }, (_, index) => `n${index}`);
      const crowd = renderToString(
        <Line
          xAxis={[{ scaleType: 'point', data: many }]}
          series={[{ data: many.map((_, index) => index) }]}
        />,
      );
      // 315 px for 200 labels: every third is 4 px from the one before.
      expect(many.filter((name) => crowd.includes(`>${name}<`))).toHaveLength(67);
      const sparse = renderToString(
        <Line
          xAxis={[{ scaleType: 'point', data: many, tickLabelMinGap: 40 }]}
          series={[{ data: many.map((_, index) => index) }]}
        />,
      );
      expect(many.filter((name) => sparse.includes(`>${name}<`))).toHaveLength(8);
      const upright = renderToString(
        <Bars
          layout="horizontal"
          xAxis={undefined}
          yAxis={[{ data: many }]}
          series={[{ data: many.map((_, index) => index) }]}
        />,
      );
      many.forEach((name) => expect(upright).toContain(`>${name}<`));
      for (const size of ['width', 'height']) {
        const unsized = renderToString(<Line {...{ [size]: undefined }} />);
        expect(unsized).toContain('<svg');
        expect(unsized).not.toContain('MuiChartsAxis');
      }
    },
  );
});

exempt(
  [
    'With two scales, you decide where the lines cross, and readers take the crossing for a finding.',
    'If server and browser are in different time zones, their labels can differ.',
  ],
  'Advice, or outside of the packages.',
);
