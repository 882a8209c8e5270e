import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { proves, exempt, screen, show } from '../harness';

/** A chart with a size of its own, since nothing has one in jsdom. */
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

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

/** Places and sizes of the bars of one chart in px, which is gone afterwards. */
function barsOf(props: Partial<BarChartProps>) {
  const { unmount } = show(<Bars {...props} />);
  const bars = [...document.querySelectorAll('.MuiBarElement-root')].map((bar) => ({
    x: numberOf(bar, 'x'),
    y: numberOf(bar, 'y'),
    width: numberOf(bar, 'width'),
    height: numberOf(bar, 'height'),
  }));
  unmount();
  return bars;
}

const ticksOf = (props: Partial<BarChartProps>, direction: 'X' | 'Y') => {
  const { unmount } = show(<Bars {...props} />);
  const texts = document.querySelectorAll(
    `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`,
  );
  const found = [...texts].map(({ textContent }) => textContent);
  unmount();
  return found;
};

const pyramid = (stack?: string): Partial<BarChartProps> => ({
  layout: 'horizontal',
  xAxis: undefined,
  yAxis: [{ data: ['young', 'old'] }],
  series: [
    { data: [-4, -2], stack },
    { data: [8, 3], stack },
  ],
});

proves(
  [
    'Two groups, back to back, by age.',
    "Set `min` and `max` to the same distance from zero: otherwise the axis fits the data, and the sides can't be compared.",
    'Without the `stack`, men and women get a bar each, one below the other.',
  ],
  () => {
    const ends = ticksOf(pyramid('all'), 'X');
    expect([ends[0], ends.at(-1)]).toEqual(['−4', '8']);
    const [man, , woman] = barsOf(pyramid('all'));
    expect(man?.y).toBe(woman?.y);
    const [aMan, , aWoman] = barsOf(pyramid());
    expect(aWoman?.y).toBeGreaterThan((aMan?.y ?? 0) + (aMan?.height ?? 0) - 1);
  },
);

proves(
  'A horizontal chart puts the first category at the top; `reverse` on the y-axis puts it at the bottom.',
  () => {
    const [first, second] = barsOf(pyramid('all'));
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    const [low, high] = barsOf({
      ...pyramid('all'),
      yAxis: [{ data: ['young', 'old'], reverse: true }],
    });
    expect(low?.y).toBeGreaterThan(high?.y ?? 0);
  },
);

const lifted: Partial<BarChartProps> = {
  series: [
    { data: [0, 10], stack: 'all', color: 'transparent', valueFormatter: () => null },
    { data: [10, 5], stack: 'all', label: 'Change' },
  ],
};

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
    'A transparent series lifts each bar to where the one before ended.',
    "Its `valueFormatter` returns `null`, so the tooltip has no row for it; without a `label`, the legend hasn't either.",
  ],
  async () => {
    placeChart();
    const [, , first, second] = barsOf(lifted);
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.y ?? 0);
    const { container, user } = show(<Bars {...lifted} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Change',
    ]);
    const chart = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target: chart, coords: { clientX: 300, clientY: 100 } });
    expect((await screen.findByRole('tooltip')).textContent).toBe('bChange5');
  },
);

proves('The transparent part takes clicks and hover as well.', async () => {
  const onItemClick = jest.fn();
  const { user } = show(<Bars {...lifted} onItemClick={(_, item) => onItemClick(item.seriesId)} />);
  const [, hidden] = document.querySelectorAll('.MuiBarElement-root');
  await user.click(hidden ?? document.body);
  expect(onItemClick).toHaveBeenCalledWith('auto-generated-id-0');
});

proves(
  'A value axis of a bar chart has to hold zero, and a bar from 1970 is all that a `time` axis would show.',
  () => {
    const year = (one: number) => new Date(one, 0, 1).getTime();
    const labels = ticksOf(
      {
        layout: 'horizontal',
        yAxis: [{ data: ['a'] }],
        xAxis: [{ scaleType: 'time' }],
        series: [{ data: [year(2026)] }],
      },
      'X',
    );
    expect(labels[0]).toMatch(/197\d/);
  },
);

proves(
  [
    'So the axis counts from the start of the year, and its formatter turns the difference into a date.',
    'Keep the limits in `min` and `max` on the axis, and name its ticks with `tickInterval`: round numbers of milliseconds are no dates.',
  ],
  () => {
    const sideways: Partial<BarChartProps> = {
      layout: 'horizontal',
      yAxis: [{ data: ['a'] }],
      xAxis: [{ min: 0, max: 97, tickInterval: [0, 31, 59] }],
      series: [{ data: [50] }],
    };
    expect(ticksOf(sideways, 'X')).toEqual(['0', '31', '59']);
    const start = new Date(2026, 0, 1).getTime();
    const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
    const inMs: Partial<BarChartProps> = {
      ...sideways,
      xAxis: [
        {
          min: 0,
          max: 60 * 86_400_000,
          tickNumber: 2,
          valueFormatter: (ms: number) => format.format(start + ms),
        },
      ],
      series: [{ data: [50 * 86_400_000] }],
    };
    // 2,000,000,000 ms and so on aren't the first of a month.
    expect(ticksOf(inMs, 'X')[0]).toBe('Jan 1');
    expect(ticksOf(inMs, 'X')[1]).toBe('Jan 24');
  },
);

proves(
  [
    '`ChartsReferenceLine` draws the line, and a `colorMap` on the value axis changes the colour of the bars that miss it.',
    'Children are drawn above the bars.',
  ],
  () => {
    const { container } = show(
      <Bars
        yAxis={[{ colorMap: { type: 'piecewise', thresholds: [15], colors: ['red', 'blue'] } }]}
      >
        <ChartsReferenceLine y={15} />
      </Bars>,
    );
    const bars = [...container.querySelectorAll('.MuiBarElement-root')];
    expect(bars.map((bar) => bar.getAttribute('fill'))).toEqual(['red', 'blue']);
    const line = container.querySelector('.MuiChartsReferenceLine-root');
    expect(bars[0]?.compareDocumentPosition(line ?? container)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

proves(
  [
    'Answers that lean to two sides.',
    "Disagreement is negative, in a stack of its own with `stackOrder: 'reverse'`, so that the mildest answer is next to zero and the legend goes from one end to the other.",
    '`barGapRatio: -1` puts both stacks into one place.',
  ],
  () => {
    const chart = {
      layout: 'horizontal',
      xAxis: undefined,
      yAxis: [{ data: ['Clean'], barGapRatio: -1 }],
      series: [
        { data: [-4], stack: 'against', stackOrder: 'reverse', label: 'Never' },
        { data: [-10], stack: 'against', stackOrder: 'reverse', label: 'Rarely' },
        { data: [52], stack: 'for', label: 'Often' },
      ],
    } as const;
    const [never, rarely, often] = barsOf(chart);
    expect((rarely?.x ?? 0) + (rarely?.width ?? 0)).toBeCloseTo(often?.x ?? 0);
    expect(never?.x).toBeLessThan(rarely?.x ?? 0);
    expect(never?.y).toBe(often?.y);
    show(<Bars {...chart} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Never',
      'Rarely',
      'Often',
    ]);
  },
);

proves(
  [
    'A negative `barGapRatio` lets the second bar cover part of the first, which ties the two together better than bars side by side.',
    'The later series is in front, so it has to be the one that people look at.',
  ],
  () => {
    const [planned, , spent] = barsOf({
      xAxis: [{ data: ['a', 'b'], barGapRatio: -0.75 }],
      series: [{ data: [10, 20] }, { data: [12, 18] }],
    });
    // Bars are listed in the order in which they're painted.
    expect(spent?.x).toBeGreaterThan(planned?.x ?? 0);
    expect(spent?.x).toBeLessThan((planned?.x ?? 0) + (planned?.width ?? 0));
  },
);

proves(
  [
    'There is no series for it, so a component inside of the chart draws a path for each bar: `useXScale` gives the place of the category, `useYScale` that of the values.',
    'The y-axis knows nothing of the whiskers: set `max`, or the highest is cut off.',
  ],
  () => {
    const places: number[] = [];
    function Whisker() {
      const x = useXScale<'band'>();
      const y = useYScale<'linear'>();
      places.push(x('b') ?? 0, x.bandwidth(), y(20), y(25));
      return null;
    }
    const { container } = show(
      <Bars>
        <Whisker />
      </Bars>,
    );
    const [, bar] = container.querySelectorAll('.MuiBarElement-root');
    const [left = 0, width, top, above] = places;
    expect(bar).toHaveAttribute('y', `${top}`);
    expect(numberOf(bar ?? container, 'x')).toBeGreaterThanOrEqual(left);
    expect(numberOf(bar ?? container, 'width')).toBeLessThanOrEqual(width ?? 0);
    // The drawing ends 20 px below the top of the chart.
    expect(above).toBeLessThan(20);
  },
);

exempt(
  [
    "The label of a reference line lies over the bars, where it can't be read, so this one stands in the margin.",
    '`pointerEvents="none"` keeps them from taking the pointer away from the bars.',
    'Four small charts are easier to read, if all have the same `min` and `max`.',
  ],
  'Advice, or what the demo shows.',
);

proves(
  'This works while the running total stays above zero. A negative offset lifts nothing: a gain on top of it begins at zero again.',
  () => {
    const [, gain] = barsOf({
      xAxis: [{ data: ['a'] }],
      yAxis: [{ min: -10, max: 10 }],
      series: [
        { data: [-5], stack: 'all' },
        { data: [10], stack: 'all' },
      ],
    });
    expect((gain?.y ?? 0) + (gain?.height ?? 0)).toBeCloseTo((20 + 255) / 2, -1);
  },
);
