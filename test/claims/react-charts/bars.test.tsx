import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import BarChartPlayground from '../../../docs/x/react-charts/bars/BarChartPlayground';
import {
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';
import { preview, setUpPlayground } from '../playground';

/** px; what is left of a chart of 400 × 300 px for bars. */
const DRAWING = { left: 65, top: 20, width: 315, height: 235 } as const;
const BOTTOM = DRAWING.top + DRAWING.height;

/** A chart with a size of its own, since nothing has one in jsdom. Its values end at 20. */
function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={300}
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ data: [10, 20] }]}
      {...props}
    />
  );
}

describe('playground', () => {
  proves(
    [
      'Set up a bar chart, and copy its code.',
      "Your choices are part of the page's address, so you can share them as a link.",
    ],
    async () => {
      const code = await setUpPlayground(BarChartPlayground, {
        colors: 'mangoFusionPalette',
        hideLegend: 'true',
        width: '360',
      });
      expect(code).toContain('colors={mangoFusionPalette}');
      expect(preview().queryByText('Cabins')).toBeNull();
      expect(bars()[0]?.fill).toBe(mangoFusionPalette('light')[0]);
    },
  );

  proves('set `layout="horizontal"`, and move the categories to `yAxis`.', async () => {
    const code = await setUpPlayground(BarChartPlayground, {
      layout: 'horizontal',
      width: '360',
    });
    expect(code).toContain("yAxis={[{ data: ['April', 'May', 'June', 'July'] }]}");
    expect(code).not.toContain('xAxis');
    const [first, second] = bars();
    expect(first?.x).toBe(second?.x);
    expect(first?.y).not.toBe(second?.y);
  });
});

const barElements = () => [...document.querySelectorAll<SVGElement>('.MuiBarElement-root')];

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string | null;
}

/** The bars in the order of series, then of categories. Sizes are in px. */
const bars = (): readonly Bar[] =>
  barElements().map((bar) => ({
    x: Number(bar.getAttribute('x')),
    y: Number(bar.getAttribute('y')),
    width: Number(bar.getAttribute('width')),
    height: Number(bar.getAttribute('height')),
    fill: bar.getAttribute('fill'),
  }));

/** The bars of one chart, which is gone afterwards. */
function barsOf(props: Partial<BarChartProps>): readonly Bar[] {
  const { unmount } = show(<Bars {...props} />);
  const found = bars();
  unmount();
  return found;
}

/** A bar of a list. */
function at(list: readonly Bar[], index: number): Bar {
  const bar = list[index];
  if (!bar) {
    throw new Error(`There is no bar ${index} among ${list.length}.`);
  }
  return bar;
}

const fillsOf = (props: Partial<BarChartProps>) => barsOf(props).map(({ fill }) => fill);

const labels = () =>
  [...document.querySelectorAll('.MuiBarLabel-root')].map(({ textContent }) => textContent);

function labelsOf(props: Partial<BarChartProps>) {
  const { unmount } = show(<Bars {...props} />);
  const found = labels();
  unmount();
  return found;
}

/** The outlines of the rounded bars or stacks. */
const outlines = () =>
  [...document.querySelectorAll('clipPath path')].map((path) => path.getAttribute('d') ?? '');

describe('data', () => {
  proves(
    [
      'Bars start at zero, so users can compare their lengths.',
      '| the value axis has a `min` above 0 | cuts off the bars at their lower end |',
      "| the value axis has `scaleType: 'log'` | gives bars the height `NaN`, and React logs an error |",
    ],
    () => {
      const plain = barsOf({});
      expect(plain.map(({ y, height }) => y + height)).toEqual([BOTTOM, BOTTOM]);
      expect(at(plain, 1).height).toBe(DRAWING.height);
      expect(Math.abs(at(plain, 0).height - DRAWING.height / 2)).toBeLessThan(1);
      const cut = barsOf({ yAxis: [{ min: 5 }] });
      // The lengths go on below the drawing, where the chart clips them.
      cut.forEach(({ y, height }) => expect(y + height).toBeGreaterThan(BOTTOM));
      show(<Bars yAxis={[{ scaleType: 'log' }]} skipAnimation />);
      expect(barElements()[0]).toHaveAttribute('height', 'NaN');
      expectConsole('error', /NaN/);
    },
  );

  proves('Each entry of `series` draws one bar per category, in one color.', () => {
    show(<Visitors />);
    expect(document.querySelectorAll('[data-series] > .MuiBarElement-root')).toHaveLength(4);
    const [first, second, third, fourth] = bars();
    expect(first?.fill).toBe(second?.fill);
    expect(third?.fill).toBe(fourth?.fill);
    expect(first?.fill).not.toBe(third?.fill);
    const names = [...document.querySelectorAll('.MuiChartsAxis-directionX text')];
    expect(names.map(({ textContent }) => textContent)).toEqual(['Mon', 'Tue']);
  });

  function Visitors() {
    return (
      <Bars
        dataset={[
          { day: 'Mon', adults: 120, children: 45 },
          { day: 'Tue', adults: 98, children: 38 },
        ]}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ dataKey: 'adults' }, { dataKey: 'children' }]}
      />
    );
  }

  proves(
    "| the category axis has another type of scale | throws. Set `scaleType: 'band'`, the default in `BarChart` but not in a `ChartContainer` |",
    () => {
      expect(barsOf({ xAxis: [{ data: ['a', 'b'] }] })).toEqual(
        barsOf({ xAxis: [{ data: ['a', 'b'], scaleType: 'band' }] }),
      );
      expect(() => show(<Bars xAxis={[{ data: [1, 2], scaleType: 'linear' }]} />)).toThrow(
        /should be of type "band"/,
      );
      const composed = (axis: { data: readonly string[]; scaleType?: 'band' }) => (
        <ChartContainer
          width={400}
          height={300}
          xAxis={[axis]}
          series={[{ type: 'bar', data: [10, 20] }]}
        >
          <BarPlot />
        </ChartContainer>
      );
      expect(() => show(composed({ data: ['a', 'b'] }))).toThrow(/should be of type "band"/);
      show(composed({ data: ['a', 'b'], scaleType: 'band' }));
      expect(bars()).toHaveLength(2);
    },
  );

  proves(
    [
      'numbers the categories from 0',
      'If you leave them on `xAxis`, the bars are numbered from 0.',
      '| `xAxis` is an empty array, or an axis has neither `data` nor `dataKey` | throws |',
    ],
    () => {
      expect(() => show(<Bars xAxis={[]} />)).toThrow(/should be of type "band"/);
      expect(() => show(<Bars xAxis={[{ label: 'Day' }]} />)).toThrow();
      for (const [layout, direction] of [
        ['vertical', 'X'],
        ['horizontal', 'Y'],
      ] as const) {
        const { unmount } = show(<Bars layout={layout} xAxis={undefined} />);
        const names = document.querySelectorAll(`.MuiChartsAxis-direction${direction} text`);
        expect([...names].map(({ textContent }) => textContent)).toEqual(['0', '1']);
        unmount();
      }
      show(<Bars layout="horizontal" xAxis={[{ data: ['a', 'b'] }]} />);
      const labels = [...document.querySelectorAll('.MuiChartsAxis-root text')];
      expect(labels.filter(({ textContent }) => /a|b/.test(textContent ?? ''))).toEqual([]);
      const numbers = [...document.querySelectorAll('.MuiChartsAxis-directionY text')];
      expect(numbers.map(({ textContent }) => textContent)).toEqual(['0', '1']);
    },
  );

  proves(
    [
      '| there are more values than categories | draws no bars for the extra values, and logs an error in development. The value axis includes the extra values |',
      '| two categories have the same name | draws their bars over each other |',
    ],
    () => {
      const short = barsOf({ xAxis: [{ data: ['a'] }] });
      expect(short).toHaveLength(1);
      // The bar of 10 has half the height, because the axis ends at the extra value, 20.
      expect(Math.abs(at(short, 0).height - DRAWING.height / 2)).toBeLessThan(1);
      expectConsole('error', /has less data \(1 values\)/);
      const [one, other] = barsOf({ xAxis: [{ data: ['a', 'a'] }] });
      expect(other?.x).toBe(one?.x);
      expect([one?.height, other?.height]).toEqual([expect.any(Number), DRAWING.height]);
    },
  );

  proves(['A value of `0` stays invisible'], () => {
    expect(barsOf({ series: [{ data: [null, 20] }] })).toHaveLength(1);
    const [zero, other] = barsOf({ series: [{ data: [0, 20] }] });
    expect(zero?.height).toBe(0);
    expect(other?.height).toBe(DRAWING.height);
  });

  proves('treats the value as `null`, and logs a warning in development', () => {
    const records: readonly { day: string; guests?: number }[] = [
      { day: 'a', guests: 3 },
      { day: 'b' },
    ];
    expect(barsOf({ dataset: [...records], series: [{ dataKey: 'guests' }] })).toHaveLength(1);
    expectConsole('warn', /contains nonnumerical elements/);
  });

  proves('To show dates as categories, pass `Date` objects and format them:', () => {
    show(
      <Bars
        xAxis={[
          {
            data: [new Date(2026, 2, 16), new Date(2026, 2, 17)],
            valueFormatter: (date: Date) => `${date.getDate()} March`,
          },
        ]}
      />,
    );
    expect(bars()).toHaveLength(2);
    expect(screen.getByText('16 March')).toBeInTheDocument();
    expect(screen.getByText('17 March')).toBeInTheDocument();
  });

  proves(
    [
      '| all series are empty | shows "No data to display" |',
      '| all values are `null` | draws only its axes, no message |',
    ],
    () => {
      const empty = show(<Bars series={[]} />);
      expect(screen.getByText('No data to display')).toBeInTheDocument();
      empty.rerender(<Bars series={[{ data: [] }, { data: [] }]} />);
      expect(screen.getByText('No data to display')).toBeInTheDocument();
      empty.rerender(<Bars series={[{ data: [null, null] }]} />);
      expect(screen.queryByText('No data to display')).toBeNull();
      expect(bars()).toHaveLength(0);
      expect(document.querySelectorAll('.MuiChartsAxis-root')).toHaveLength(2);
      empty.rerender(<Bars series={[]} loading />);
      expect(screen.queryByText('No data to display')).toBeNull();
      expect(screen.getByText('Loading data…')).toBeInTheDocument();
      const Tooltip = () => <p>tooltip</p>;
      empty.rerender(<Bars slots={{ tooltip: Tooltip }} />);
      expect(screen.getByText('tooltip')).toBeInTheDocument();
      empty.rerender(<Bars slots={{ tooltip: Tooltip }} loading />);
      expect(screen.queryByText('tooltip')).toBeNull();
      expect(screen.getByText('Loading data…')).toBeInTheDocument();
      expect(bars()).toHaveLength(2);
    },
  );

  proves(
    "With a `dataset`, don't give series `data`. These values are written into your records, under the `id` of the series. Missing records are added to your array, and frozen records throw.",
    () => {
      const frozen = [Object.freeze({ guests: 1 }), Object.freeze({ guests: 2 })];
      show(<Bars dataset={frozen} series={[{ dataKey: 'guests' }]} />).unmount();
      expect(() => show(<Bars dataset={frozen} series={[{ data: [3, 4] }]} />)).toThrow(TypeError);

      const records = [{ guests: 1 }, { guests: 2 }];
      show(
        <Bars
          dataset={records}
          xAxis={[{ data: ['a', 'b', 'c'] }]}
          series={[{ dataKey: 'guests' }, { id: 'own', data: [3, 4, 5] }]}
        />,
      );
      expect(records).toEqual([{ guests: 1, own: 3 }, { guests: 2, own: 4 }, { own: 5 }]);
      expectConsole('warn', /contains nonnumerical elements/);
    },
  );
});

describe('stacks, gaps and corners', () => {
  proves(
    'To stack series, give them the same `stack` name. Series without the name are drawn next to the stack:',
    () => {
      const [cost, fee, revenue] = barsOf({
        xAxis: [{ data: ['a'] }],
        series: [{ data: [10], stack: 'costs' }, { data: [5], stack: 'costs' }, { data: [20] }],
      });
      expect(fee?.x).toBe(cost?.x);
      expect((fee?.y ?? 0) + (fee?.height ?? 0)).toBe(cost?.y);
      expect(revenue?.x).toBeGreaterThan((cost?.x ?? 0) + (cost?.width ?? 0));
    },
  );

  const stack = (
    first: number,
    second: number,
    stackOffset?: 'diverging' | 'expand' | 'none',
  ): Partial<BarChartProps> => ({
    xAxis: [{ data: ['a'] }],
    series: [
      { data: [first], stack: 'one', stackOffset },
      { data: [second], stack: 'one' },
    ],
  });

  proves(
    [
      'Negative values are stacked below zero',
      'Each stack is scaled to the range from 0 to 1. Values must not be negative',
      'Values are added in order. A negative value covers the bar before it',
      'The value axis then runs from 0 to 1, so format its ticks as percentages',
    ],
    () => {
      const usual = barsOf(stack(10, -5));
      expect(usual).toEqual(barsOf(stack(10, -5, 'diverging')));
      expect(at(usual, 1).y).toBe(at(usual, 0).y + at(usual, 0).height);

      const { unmount } = show(<Bars {...stack(1, 3, 'expand')} />);
      const [low, high] = bars();
      expect(high?.y).toBe(DRAWING.top);
      expect((low?.height ?? 0) + (high?.height ?? 0)).toBe(DRAWING.height);
      const ticks = [...document.querySelectorAll('.MuiChartsAxis-directionY text')];
      expect(ticks.at(-1)?.textContent).toMatch(/^1(?:\.0+)?$/);
      unmount();
      const negative = show(<Bars {...stack(2, -1, 'expand')} />);
      const names = [...document.querySelectorAll('.MuiChartsAxis-directionY text')];
      expect(Number(names.at(-1)?.textContent)).toBe(2);
      negative.unmount();

      const summed = barsOf(stack(10, -5, 'none'));
      expect(at(summed, 1).y).toBe(at(summed, 0).y);
      expect(at(summed, 1).height).toBeLessThan(at(summed, 0).height);
    },
  );

  proves(
    [
      'Labels and click handlers receive your values, not the shares.',
      'The value axis then runs from 0 to 1, so format its ticks as percentages',
    ],
    () => {
      const axis = jest.fn(String);
      const barLabel = jest.fn(() => null);
      show(
        <Bars
          {...stack(1, 3, 'expand')}
          yAxis={[{ valueFormatter: (value: number) => axis(value) }]}
          barLabel={barLabel}
        />,
      );
      expect(Math.max(...axis.mock.calls.map(([value]) => Number(value)))).toBe(1);
      expect(barLabel).toHaveBeenCalledWith(
        expect.objectContaining({ value: 3 }),
        expect.anything(),
      );
    },
  );

  proves(
    'Set the same `stackOffset` on all series of a stack, because the last one overrides the others.',
    () => {
      const both = (one: 'expand' | 'none', other: 'expand' | 'none') =>
        barsOf({
          xAxis: [{ data: ['a', 'b'] }],
          series: [
            { data: [10, 20], stack: 'one', stackOffset: one },
            { data: [10, 40], stack: 'one', stackOffset: other },
          ],
        });
      expect(both('none', 'expand')).toEqual(both('expand', 'expand'));
      expect(both('expand', 'none')).toEqual(both('none', 'none'));
      expect(both('none', 'none')).not.toEqual(both('expand', 'expand'));
    },
  );

  proves(
    [
      "| `categoryGapRatio` | category axis | The part of a category's width that stays empty, from 0 to 1. The default is 0.2 |",
    ],
    () => {
      const widthOf = (categoryGapRatio?: number) =>
        at(barsOf({ xAxis: [{ data: ['a', 'b'], categoryGapRatio }] }), 0).width;
      const category = DRAWING.width / 2;
      expect(widthOf(0)).toBeCloseTo(category);
      expect(widthOf(0.5)).toBeCloseTo(category * 0.5);
      expect(widthOf(1)).toBeCloseTo(0);
      expect(widthOf()).toBeCloseTo(category * 0.8);
    },
  );

  proves(
    [
      '| `barGapRatio` | category axis | The gap between the bars of one category, as a part of the bar width. The default is 0.1. With -1, the bars overlap completely |',
    ],
    () => {
      const gapOf = (barGapRatio?: number) => {
        const [one, other] = barsOf({
          xAxis: [{ data: ['a'], ...(barGapRatio !== undefined && { barGapRatio }) }],
          series: [{ data: [10] }, { data: [20] }],
        });
        if (!one || !other) {
          throw new Error('Two bars were expected.');
        }
        return (other.x - one.x - one.width) / one.width;
      };
      expect(gapOf()).toBeCloseTo(0.1);
      expect(gapOf(0.5)).toBeCloseTo(0.5);
      expect(gapOf(-0.5)).toBeCloseTo(-0.5);
      expect(gapOf(-1)).toBeCloseTo(-1);
    },
  );

  proves(
    [
      '| `borderRadius` | chart | Rounds the end of a bar away from zero. In a stack, rounds the outer end |',
    ],
    () => {
      const cornersOf = (props: Partial<BarChartProps>) => {
        const { unmount } = show(<Bars borderRadius={6} {...props} />);
        const found = outlines().map((path) => ({
          rounded: path.match(/a6,6/g)?.length ?? 0,
          // The first corner lies below the top by its radius when the upper end is rounded.
          start: Number(/^M[^,]+,(\S+)/.exec(path)?.[1]),
        }));
        unmount();
        return found;
      };
      const flat = { xAxis: [{ data: ['a'] }] };
      expect(cornersOf({ ...flat, series: [{ data: [20] }] })).toEqual([
        { rounded: 2, start: BOTTOM },
      ]);
      expect(cornersOf({ ...flat, series: [{ data: [-20] }] })).toMatchObject([{ rounded: 2 }]);
      // One outline for the whole stack.
      expect(cornersOf(stack(10, 5))).toMatchObject([{ rounded: 2 }]);
      expect(cornersOf(stack(10, -5))).toMatchObject([{ rounded: 4 }]);
    },
  );

  proves(
    [
      '| `minBarSize` | series | The smallest length of a bar in px, so tiny values stay visible. A value of `0` stays invisible |',
      "Don't set `minBarSize` on stacked series, because the enlarged bar distorts the stack.",
    ],
    () => {
      const own = barsOf({ series: [{ data: [0.01, 20], minBarSize: 8 }] });
      expect(at(own, 0)).toMatchObject({ height: 8, y: BOTTOM - 8 });
      expect(at(barsOf({ series: [{ data: [0, 20], minBarSize: 8 }] }), 0).height).toBe(0);

      const stacked = (sizes: readonly [number, number]) =>
        barsOf({
          xAxis: [{ data: ['a'] }],
          series: [
            { data: [1], stack: 'one', minBarSize: sizes[0] },
            { data: [200], stack: 'one', minBarSize: sizes[1] },
          ],
        });
      const plain = stacked([0, 0]);
      const larger = stacked([30, 0]);
      expect(at(plain, 0).height).toBeLessThan(5);
      expect(at(larger, 0).height).toBe(30);
      expect(at(larger, 1)).toEqual(at(plain, 1));
      expect(at(larger, 0).y).toBeLessThan(at(larger, 1).y + at(larger, 1).height);

      const tiny = (minBarSize: number) =>
        barsOf({
          xAxis: [{ data: ['a'] }],
          series: [
            { data: [200], stack: 'one' },
            { data: [1], stack: 'one', minBarSize },
          ],
        });
      expect(at(tiny(30), 1).height).toBe(30);
      expect(at(tiny(30), 1).y).toBeLessThan(at(tiny(0), 1).y);
      expect(at(tiny(30), 0)).toEqual(at(tiny(0), 0));
    },
  );
});

describe('direction and labels', () => {
  proves(
    'The y-axis is 45 px wide, or 65 px with a `label`, regardless of how long the names are.',
    () => {
      const lefts: number[] = [];
      function Left() {
        lefts.push(useDrawingArea().left);
        return null;
      }
      const names = ['a', 'Llanfairpwllgwyngyll'].map((name) => ({ data: [name, 'b'] }));
      for (const axis of [...names, ...names.map((one) => ({ ...one, label: 'Place' }))]) {
        show(
          <Bars layout="horizontal" xAxis={undefined} yAxis={[axis]}>
            <Left />
          </Bars>,
        ).unmount();
      }
      expect([...new Set(lefts)]).toEqual([20 + 45, 20 + 65]);
    },
  );

  proves(
    [
      'With `barLabel="value"`, bars of `0` have no label, and the label ignores the `valueFormatter` of the series.',
      'To write the number on each bar, set `barLabel="value"`.',
    ],
    () => {
      const series = [{ data: [10, 0], valueFormatter: (value: number | null) => `${value} h` }];
      expect(labelsOf({ series, barLabel: 'value' })).toEqual(['10']);
    },
  );

  proves(
    [
      'The function receives the item, `{ seriesId, dataIndex, value }`, and the size of the bar in px.',
      'To format the number, pass a function that returns the text, or `null` for no label.',
    ],
    () => {
      const barLabel = jest.fn<string | null, Parameters<BarLabelFunction>>((_, { bar }) =>
        bar.height > 150 ? 'long' : null,
      );
      expect(labelsOf({ series: [{ id: 'own', data: [10, 20] }], barLabel })).toEqual(['long']);
      expect(barLabel).toHaveBeenCalledWith(
        { seriesId: 'own', dataIndex: 1, value: 20 },
        { bar: { width: DRAWING.width * 0.4, height: DRAWING.height } },
      );
    },
  );
  type BarLabelFunction = Exclude<NonNullable<BarChartProps['barLabel']>, 'value'>;
});

describe('colours', () => {
  const two = [{ data: [1, 2] }, { data: [3, 4] }];

  proves(
    [
      'To replace the palette, set `colors` on the chart:',
      "For dark mode, `colors` can be a function of `'light' | 'dark'` that returns an array.",
    ],
    () => {
      expect(fillsOf({ series: two, colors: ['red', 'blue'] })).toEqual([
        'red',
        'red',
        'blue',
        'blue',
      ]);
      const colors = (mode: 'light' | 'dark') => (mode === 'dark' ? ['white'] : ['black']);
      expect(fillsOf({ colors })).toEqual(['black', 'black']);
      show(
        <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
          <Bars colors={colors} />
        </ThemeProvider>,
      );
      expect(bars().map(({ fill }) => fill)).toEqual(['white', 'white']);
    },
  );

  proves('To choose the color of a series, set its `color`.', () => {
    expect(fillsOf({ series: [{ data: [1, 2], color: 'lime' }], colors: ['red'] })).toEqual([
      'lime',
      'lime',
    ]);
  });

  const ordinal = { type: 'ordinal', colors: ['red', 'blue'] } as const;
  const piecewise = { type: 'piecewise', thresholds: [20], colors: ['green', 'orange'] } as const;

  proves(
    [
      'A `colorMap` overrides `color` and `colors`. If both axes have one, the value axis overrides the category axis.',
      "| color each category | `{ type: 'ordinal', colors }` on the category axis. The colors repeat |",
    ],
    () => {
      const xAxis = [
        { data: ['a', 'b', 'c'], colorMap: { ...ordinal, colors: [...ordinal.colors] } },
      ];
      const series = [{ data: [10, 20, 30], color: 'lime' }];
      const colors = ['black'];
      expect(fillsOf({ xAxis, series, colors })).toEqual(['red', 'blue', 'red']);
      const yAxis = [{ colorMap: { ...piecewise, thresholds: [20], colors: ['green', 'orange'] } }];
      expect(fillsOf({ xAxis, yAxis, series, colors })).toEqual(['green', 'orange', 'orange']);
    },
  );

  proves(
    [
      "| change the color at thresholds | `{ type: 'piecewise', thresholds, colors }` on the value axis. A bar at a threshold has the color above it |",
      "| blend between two colors | `{ type: 'continuous', color: [from, to], min, max }` on the value axis. `min` defaults to 0, `max` to 100 |",
      "With `'continuous'`, values above `max` get colors beyond the second one.",
      'In a stack, each part is colored by its own value, not by the total.',
    ],
    () => {
      const pieces = { ...piecewise, thresholds: [20], colors: ['green', 'orange'] };
      expect(
        fillsOf({
          series: [{ data: [19, 20] }],
          yAxis: [{ colorMap: pieces }],
        }),
      ).toEqual(['green', 'orange']);
      const blended = (data: number[], limits: { min?: number; max?: number }) =>
        fillsOf({
          series: [{ data }],
          yAxis: [{ colorMap: { type: 'continuous', color: ['#000000', '#ffffff'], ...limits } }],
        });
      expect(blended([0, 100], {})).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      expect(blended([10, 20], { min: 10, max: 30 })).toEqual([
        'rgb(0, 0, 0)',
        'rgb(128, 128, 128)',
      ]);
      const beyond = fillsOf({
        series: [{ data: [100, 200] }],
        yAxis: [
          { colorMap: { type: 'continuous', color: ['rgb(0, 0, 0)', 'rgb(100, 100, 100)'] } },
        ],
      });
      expect(beyond).toEqual(['rgb(100, 100, 100)', 'rgb(200, 200, 200)']);
      const stacked = fillsOf({
        xAxis: [{ data: ['a'] }],
        series: [
          { data: [19], stack: 'all' },
          { data: [19], stack: 'all' },
        ],
        yAxis: [{ colorMap: pieces }],
      });
      expect(stacked).toEqual(['green', 'green']);
    },
  );

  proves(
    [
      'The legend ignores a `colorMap`: its marks keep the colors of the series.',
      'Set `hideLegend`, or replace the legend.',
    ],
    () => {
      const mapped: Partial<BarChartProps> = {
        series: [{ data: [1, 2], color: 'lime', label: 'Own' }],
        xAxis: [{ data: ['a', 'b'], colorMap: { type: 'ordinal', colors: ['red'] } }],
      };
      const { rerender } = show(<Bars {...mapped} />);
      expect(bars().map(({ fill }) => fill)).toEqual(['red', 'red']);
      expect(screen.getByRole('listitem').innerHTML).toContain('fill="lime"');
      rerender(<Bars {...mapped} hideLegend />);
      expect(screen.queryByRole('listitem')).toBeNull();
      rerender(<Bars {...mapped} slots={{ legend: () => <p>own legend</p> }} />);
      expect(screen.queryByRole('listitem')).toBeNull();
      expect(screen.getByText('own legend')).toBeInTheDocument();
    },
  );
});

describe('clicks and accessibility', () => {
  proves(
    [
      'To open the details of a single bar, pass `onItemClick`. Both callbacks receive the index of the record:',
      'If a series has no `id`, its id is `auto-generated-id-0`, where 0 is the index of the series.',
    ],
    async () => {
      placeChart();
      const onItemClick = jest.fn();
      const { user, rerender } = show(<Bars onItemClick={(_, item) => onItemClick(item)} />);
      await user.click(barElements()[1] ?? document.body);
      expect(onItemClick.mock.calls).toEqual([
        [{ type: 'bar', seriesId: 'auto-generated-id-0', dataIndex: 1 }],
      ]);
      rerender(
        <Bars
          series={[{ id: 'own', data: [1, 2] }]}
          onItemClick={(_, item) => onItemClick(item)}
        />,
      );
      await user.click(barElements()[0] ?? document.body);
      expect(onItemClick).toHaveBeenLastCalledWith({ type: 'bar', seriesId: 'own', dataIndex: 0 });
    },
  );

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

  proves(
    [
      'It fires in the whole band of the category, also above a small bar and on the labels of the axis.',
      '`data` also contains `axisValue`, the name of the category, and `seriesValues`, which maps the id of each series to its value.',
    ],
    async () => {
      placeChart();
      const onAxisClick = jest.fn();
      const { user, container } = show(
        <Bars
          series={[
            { id: 'own', data: [1, 20] },
            { id: 'short', data: [] },
          ]}
          onAxisClick={(_, data) => onAxisClick(data)}
        />,
      );
      const chart = container.querySelector('svg') ?? document.body;
      const click = (clientX: number, clientY: number) =>
        user.pointer([
          { keys: '[MouseLeft>]', target: chart, coords: { clientX, clientY } },
          { keys: '[/MouseLeft]', target: chart, coords: { clientX, clientY } },
        ]);
      const first = { dataIndex: 0, axisValue: 'a', seriesValues: { own: 1, short: undefined } };
      // Above the small bar, then on the names below the axis, then left of both categories.
      await click(DRAWING.left + 60, DRAWING.top + 5);
      expect(onAxisClick.mock.calls).toEqual([[first]]);
      await click(DRAWING.left + 60, BOTTOM + 15);
      expect(onAxisClick.mock.calls).toEqual([[first], [first]]);
      await click(10, DRAWING.top + 5);
      expect(onAxisClick).toHaveBeenCalledTimes(2);
      const [call] = onAxisClick.mock.calls;
      expect(Object.keys(call?.[0].seriesValues)).toEqual(['own', 'short']);
    },
  );

  proves(
    [
      'A click on a bar calls both, `onAxisClick` first.',
      'Labels and click handlers receive your values, not the shares.',
    ],
    async () => {
      placeChart();
      const called: unknown[] = [];
      const { user } = show(
        <Bars
          xAxis={[{ data: ['a'] }]}
          series={[
            { id: 'one', data: [1], stack: 'all', stackOffset: 'expand' },
            { id: 'two', data: [3], stack: 'all' },
          ]}
          onAxisClick={(_, data) => called.push(data?.seriesValues)}
          onItemClick={(_, { seriesId }) => called.push(seriesId)}
        />,
      );
      const target = barElements()[1] ?? document.body;
      const coords = { clientX: 200, clientY: DRAWING.top + 20 };
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords },
        { keys: '[/MouseLeft]', target, coords },
      ]);
      expect(called).toEqual([{ one: 1, two: 3 }, 'two']);
    },
  );

  proves(
    [
      'In TypeScript, declare the records with `type`, not with `interface`:',
      'Outside the JSX, declare `series` as `BarSeries[]`, from `@mui/x-charts/BarChart`.',
    ],
    async () => {
      const records = (declaration: string) =>
        `import { BarChart } from '@mui/x-charts/BarChart';
        ${declaration}
        const visits: Visit[] = [];
        export const chart = <BarChart dataset={visits} series={[]} />;`;
      await expectCompiles(records('type Visit = { adults: number | null };'));
      await expectTypeError(
        records('interface Visit { adults: number | null }'),
        /Index signature for type 'string' is missing/,
      );
      const stacked = (type: string) =>
        `import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
        const series${type} = [{ data: [1], stack: 'all', stackOffset: 'expand' }];
        export const unused: BarSeries[] = [];
        export const chart = <BarChart series={series} />;`;
      await expectCompiles(stacked(': BarSeries[]'));
      await expectTypeError(stacked(''), /'string' is not assignable to type 'StackOffsetType/);
    },
  );

  proves("Bars don't take focus", async () => {
    const { user } = show(
      <>
        <Bars onItemClick={() => {}} onAxisClick={() => {}} />
        <button type="button">After</button>
      </>,
    );
    expect(bars()).toHaveLength(2);
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  proves('To emphasize bars under the pointer, set `highlightScope` on the series', () => {
    const marksOf = (highlight: 'item' | 'series' | 'none', fade: 'global' | 'series' | 'none') => {
      const { unmount } = show(
        <Bars series={[{ data: [1, 2], highlightScope: { highlight, fade } }, { data: [3, 4] }]} />,
      );
      fireEvent.pointerEnter(barElements()[0] ?? document.body);
      const marks = barElements().map((bar) => {
        if (bar.hasAttribute('data-highlighted')) {
          return 'highlighted';
        }
        return bar.hasAttribute('data-faded') ? 'faded' : '';
      });
      unmount();
      return marks;
    };
    expect(marksOf('item', 'none')).toEqual(['highlighted', '', '', '']);
    expect(marksOf('series', 'none')).toEqual(['highlighted', 'highlighted', '', '']);
    expect(marksOf('none', 'none')).toEqual(['', '', '', '']);
    expect(marksOf('item', 'global')).toEqual(['highlighted', 'faded', 'faded', 'faded']);
    expect(marksOf('item', 'series')).toEqual(['highlighted', 'faded', '', '']);
  });
});

exempt(
  ['A bar chart compares amounts across categories, such as visitors per weekday.'],
  'A definition, or advice.',
);
