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
import { proves, exempt, expectConsole, show } from '../harness';

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
    '`xAxis` and `yAxis` take a list of objects, one for each axis. An axis turns values into positions and draws a line, ticks and labels.',
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
      "`'band'` | Categories of bars | Each value gets a strip of equal width",
      "`'point'` | Categories of lines | Equal distances, from edge to edge; one alone in the middle",
      "`'linear'` | Numbers | The default of line, bar and scatter charts, but for categories of bars (`'band'`) and lines without `xAxis` (`'point'`)",
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
      "`'time'`, `'utc'` | `Date` objects or milliseconds | Ticks in the reader's time zone, or in UTC",
      '`Date` objects on a linear axis show as milliseconds.',
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
      "`'log'` | Growth, sizes that differ by 1000 | Equal factors get equal distances; no zero",
      "`'symlog'` | The same with zero or below | Linear around zero, logarithmic beyond",
      "`'pow'` has no option for its exponent: it's `'linear'`",
      "`'sqrt'`, `'pow'` | Small values beside large ones",
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
    "Strings, such as names or `'2026-03-01'`, need `'band'` or `'point'`. On a linear or time axis these give `NaN`: the line vanishes, and without `min` and `max` so do the ticks and labels, and no message names the cause. Numeric strings are drawn, but they compare as text, so the axis can end too early: convert them.",
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
    "On `'band'` and `'point'`, two entries of the same name share one place. Add a year or an id, and shorten it with `valueFormatter`.",
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
      "One `0` in the data of a line, or values on both sides of zero, give `NaN`: a `'log'` axis then shows no ticks and none of its lines. `min: 1` brings back the ticks and the other lines, not the whole of this one.",
      "Replace these values by `null`, which leaves a gap, or take `'symlog'`, for bars always:",
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
    },
  );

  proves("Bars that start at zero don't show on a `'log'` axis, whatever `min` is.", () => {
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
  });

  proves(
    '`constant` (default 1) is where a symlog axis turns from linear to logarithmic. Its ticks suit `constant: 1` alone, so set `tickInterval` yourself.',
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

describe('domain', () => {
  const data = [13, 20, 37];

  proves(
    [
      "`min` and `max` fix an end. Use `min: 0` for lines whose distance from zero matters: bars include zero by themselves, lines don't.",
      "`domainLimit: 'nice'`, the default, moves the other ends to round numbers. `'strict'` ends at the data.",
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
    'A function gets the smallest and the largest number, with bars zero among them, for dates milliseconds. It returns `{ min, max }`; `min` and `max` of the axis win over it. Without data it gets `Infinity` and `-Infinity`.',
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

  proves('`reverse` turns the axis around.', () => {
    const [{ y }, turned] = [drawn({}), drawn({ yAxis: [{ reverse: true }] }).y];
    expect(turned.labels).toEqual(y.labels);
    expect(turned.places).toEqual([...y.places].reverse());
  });

  proves(
    "`min` and `max` have no effect on `'band'` and `'point'`: leave categories out of the data instead.",
    () => {
      for (const scaleType of ['band', 'point'] as const) {
        const axis = { scaleType, data: [1, 2, 3] };
        expect(xOf({ ...axis, min: 2, max: 2 })).toEqual(xOf(axis));
      }
    },
  );

  proves(
    [
      "With one value, or when all are equal, a linear or time axis has a single tick in its middle: set `min` or `max`. Bars take in zero, and so do areas whose `baseline` isn't `'min'` or `'max'`, so with them this happens only when all values are zero or missing.",
      'One `NaN` in the data of a line empties the value axis and removes all its lines; with both `min` and `max` it breaks its own line alone. Use `null` for what is missing.',
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
    [
      "About how many; else one for each 50 px. Below two counts as two. On `'log'` and `'symlog'`, labels: ticks may be many more",
      "Rough bounds for the step, in milliseconds on a time axis. On `'log'` they can remove ticks or flood the axis",
    ],
    () => {
      expect(yOf({ tickNumber: 2 }, [10, 20, 30]).y.labels).toEqual(['10', '20', '30']);
      expect(yOf({ tickNumber: 1 }, [10, 20, 30])).toEqual(yOf({ tickNumber: 2 }, [10, 20, 30]));
      for (const scaleType of ['log', 'symlog'] as const) {
        const { labels, places } = yOf({ scaleType, tickNumber: 5 }, [1, 10, 1000]).y;
        expect(labels.filter(Boolean).length).toBeLessThan(8);
        expect(places.length).toBeGreaterThan(20);
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
      "A list of the exact values. On `'band'` and `'point'` also a function `(value, index)`",
      'A function in `tickInterval` is ignored on a linear or time axis, and `tickNumber` on categories.',
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
      "On `'band'`: `'extremities'` (both ends of a strip), `'start'`, `'middle'`, `'end'`",
      "On `'band'`: in the `'middle'` of the strip, or at the `'tick'`",
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
      '`tickMinStep: 1` keeps fractions away from counted things, until people zoom in.',
      'A `tickMinStep` above the range of the axis leaves no ticks. On a linear axis, steps are 1, 2 or 5 times a power of ten, so `tickMinStep: 3` can give a step of 2: list the values in `tickInterval` when they matter. Values outside of the axis show none.',
    ],
    () => {
      expect(yOf({}, [0, 1, 2]).y.labels).toContain('0.5');
      expect(yOf({ tickMinStep: 1 }, [0, 1, 2]).y.labels).toEqual(['0', '1', '2']);
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
    "`grid={{ horizontal: true, vertical: true }}` draws lines at the ticks of the first axes, on `'band'` at the ends of strips whatever `tickPlacement` is; in a composed chart it's `ChartsGrid`.",
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
      "`valueFormatter(value, context)` on the axis returns the text. `context.location` is `'tick'`, `'tooltip'`, `'legend'` (that of a `colorMap`) or `'zoom-slider-tooltip'`.",
      "With `'tick'` you also get `defaultTickLabel`, the text of the scale.",
      "Where a log axis leaves labels out, such as 50 between 10 and 100, it is `''`; unless you return that, they show.",
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
      show(
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
    },
  );

  proves('Write `\\n` for a second line, on an x-axis', () => {
    show(<Line xAxis={[{ scaleType: 'point', data: ['Old\nport', 'b', 'c'] }]} />);
    const [label] = document.querySelectorAll('.MuiChartsAxis-tickLabel');
    expect([...(label?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Old',
      'port',
    ]);
  });

  proves(
    [
      'An x-axis is 25 px high and a y-axis 45 px wide, 20 px more with a `label`, whatever the labels say. `height` and `width` replace that, room for the `label` included.',
      'Set them to what your longest label needs.',
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
    "On `'band'` with `tickPlacement` at `'extremities'`, the default, it also gets `undefined` for the end of the last strip.",
    () => {
      const callsWith = (tickPlacement?: 'middle') => {
        const tickLabelInterval = jest.fn(() => true);
        const bands = [{ data: ['a', 'b'], tickLabelInterval, tickPlacement }];
        show(<Bars xAxis={bands} />).unmount();
        return new Set(tickLabelInterval.mock.calls.map((call) => String(call)));
      };
      expect(callsWith()).toEqual(new Set(['a,0', 'b,1', ',2']));
      expect(callsWith('middle')).toEqual(new Set(['a,0', 'b,1']));
    },
  );

  proves('a `tickInterval` of numbers pass the number', () => {
    const valueFormatter = (value: unknown) => typeof value;
    const axis = { scaleType: 'time', data: days.map(Number), valueFormatter } as const;
    expect(xOf({ ...axis, tickInterval: [Number(date(2))] }).labels).toEqual(['number']);
    expect(new Set(xOf(axis).labels)).toEqual(new Set(['object']));
  });

  proves('Without a `valueFormatter` the ticks are English', () => {
    expect(xOf({ scaleType: 'time', data: days }).labels).toContain('Mon 02');
    expect(xOf({ scaleType: 'point', data: days }).labels).toContain('Mon 02');
  });

  proves(
    'A time axis chooses its own ticks, often between your dates, so a formatter that writes the day alone can show one day twice. List your dates in `tickInterval`.',
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
      "`groups` draws a row for each entry, on a y-axis a column, the finest first. It works on `'band'` and `'point'` and throws on other scales. Labels of rows are neither hidden nor cut.",
      '`getValue(value, dataIndex)` returns what a row shows: text or a number, since two `Date` objects never count as the same. With `tickInterval`, `dataIndex` counts the ticks. Neighbours with the same value become one label, also by accident: "J" for June and July.',
      '`valueFormatter` writes the tooltip, but not the rows. `tickLabelInterval` has no effect.',
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
    '`tickSize` on a group moves its labels away from the axis. Set `height`, or `width`, on the axis for all rows.',
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
      'Give each axis an `id`, name it in the series by `xAxisId` or `yAxisId`, and set `position`.',
      "The first of a list stands at the `'bottom'` or the `'left'`; the others are `'none'`, which hides them and takes no room.",
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
      'Several axes on one side stand one outside of the other. `offset`, in pixels, replaces that place.',
      'An axis that no series uses keeps its room, but is drawn only when something gives it a domain: both `min` and `max`, a function in `domainLimit`, categories, or `data` on an x-axis (with horizontal bars also on a y-axis).',
      "A `'band'` or `'point'` axis without `data` throws, used or not.",
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

  proves('A series that names an unknown axis throws.', () => {
    expect(() => show(<Line series={[{ data: [1], yAxisId: 'unknown' }]} />)).toThrow(TypeError);
  });

  proves(
    'Of two axes of one direction with the same id, the last replaces the first, with an error in development.',
    () => {
      const one = { id: 'a', data: [1, 2, 3] };
      show(<Line xAxis={[one, { id: 'a', data: [4, 5, 6], position: 'top' }]} />);
      const axes = [...document.querySelectorAll('.MuiChartsAxis-directionX')];
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
      '`disableLine` and `disableTicks` remove parts, `tickSize` (default 6) is the length of ticks, `labelStyle` and `tickLabelStyle` style the text.',
      '`tickLabelStyle: { angle: -45 }` rotates.',
      '`sx` on an axis reaches the rest:',
      '`axisClasses` comes from `@mui/x-charts/ChartsAxis`.',
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

  proves('`fill` and `stroke` are in the types of an axis, but have no effect.', () => {
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
    '`slots` and `slotProps` (`axisLine`, `axisTick`, `axisTickLabel`, `axisLabel`) belong on the chart and count for all of its axes: on a single axis a chart ignores them.',
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
    'In a `ChartContainer`, `ChartsXAxis` and `ChartsYAxis` take them, and `axisId` says which axis to draw; `ChartsAxis` draws all but the hidden ones.',
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
    'On the server, with `width` and `height` on the chart, the HTML holds uncut tick labels, on the x-axis without those less than `tickLabelMinGap` from the one before; what overlaps there is hidden when the script runs. Without one of them it holds no axis.',
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
    'Colour labels like their line, or draw two charts.',
    'Name the chart and [say what it shows](/x/react-charts/#describe-a-chart-for-screen-readers); the axes are loose text for a screen reader.',
  ],
  'Advice, or outside of the packages.',
);
