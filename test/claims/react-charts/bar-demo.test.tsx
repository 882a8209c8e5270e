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
    "Set `min` and `max` to the same distance from zero. Otherwise, the axis fits the data, and users can't compare the sides.",
    'Without the `stack`, each age has two bars, one below the other.',
    'To compare two groups by age, draw them back to back.',
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
  'A horizontal chart shows the first category at the top. To show the first category at the bottom, set `reverse` on the y-axis.',
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
    'draw a transparent series that lifts each bar to the end of the previous bar',
    'The `valueFormatter` of the transparent series returns `null`, so the tooltip has no row for this series. Without a `label`, the series has no entry in the legend.',
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

proves('The transparent part receives clicks and hover, too.', async () => {
  const onItemClick = jest.fn();
  const { user } = show(<Bars {...lifted} onItemClick={(_, item) => onItemClick(item.seriesId)} />);
  const [, hidden] = document.querySelectorAll('.MuiBarElement-root');
  await user.click(hidden ?? document.body);
  expect(onItemClick).toHaveBeenCalledWith('auto-generated-id-0');
});

proves('The value axis includes zero, so a `time` axis would start in 1970.', () => {
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
});

proves(
  [
    'Count the time from the start of the year instead, and convert the count to a date in the `valueFormatter`',
    'Automatic ticks are round numbers of milliseconds, not round dates.',
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
    'A `colorMap` on the value axis changes the color of the bars that miss the target',
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
    '`barGapRatio: -1` draws both stacks in one place',
    'The mildest answer is then next to zero, and the legend goes from one end to the other.',
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
    'To compare a plan with its result, set a negative `barGapRatio`. The second bar then covers a part of the first bar',
    'The later series is in front, so pass the more important series last.',
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
    'No series draws error bars. Draw them in a child of the chart, with a path for each bar. `useXScale` returns the position of a category, and `useYScale` the position of a value',
    'The axis ignores the error bars, so the highest one may be cut off.',
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

exempt('Above the bars, the label is hard to read.', 'Advice, or what the demo shows.');

proves("If the offset is negative, it doesn't move a gain: the bar starts at zero.", () => {
  const [, gain] = barsOf({
    xAxis: [{ data: ['a'] }],
    yAxis: [{ min: -10, max: 10 }],
    series: [
      { data: [-5], stack: 'all' },
      { data: [10], stack: 'all' },
    ],
  });
  expect((gain?.y ?? 0) + (gain?.height ?? 0)).toBeCloseTo((20 + 255) / 2, -1);
});
