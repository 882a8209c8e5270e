import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { useYScale } from '@mui/x-charts/hooks';
import { proves, exempt, screen, show } from '../harness';

/** Charts with a size of their own, since nothing has one in jsdom. They draw from 20 to 255 px. */
const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const ZERO = 255;

const numberOf = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name));
const find = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
/** All heights of a path, in its order. px */
const heightsOf = (path: Element | undefined) =>
  [...(path?.getAttribute('d') ?? '').matchAll(/-?[\d.]+/g)]
    .map(([one]) => Number(one))
    .filter((_, index) => index % 2 === 1);

/** Upper and lower end of each bar of one stack in units of the axis, by the series' id. */
function stackOf(
  values: Readonly<Record<string, number | null>>,
  more: Partial<BarSeries> = {},
  limits: readonly [number, number] = [-20, 20],
) {
  const scales: ReturnType<typeof useYScale<'linear'>>[] = [];
  function Scale() {
    scales.push(useYScale<'linear'>());
    return null;
  }
  const { unmount } = show(
    <BarChart
      {...SIZE}
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ min: limits[0], max: limits[1] }]}
      series={Object.entries(values).map(([id, value]) => ({
        id,
        label: id,
        data: [value],
        stack: 'all',
        ...more,
      }))}
    >
      <Scale />
    </BarChart>,
  );
  const invert = (pixels: number) => scales.at(-1)?.invert(pixels) ?? 0;
  const round = (value: number) => Math.round(value * 10) / 10 + 0;
  const ends = Object.fromEntries(
    find('.MuiBarElement-root').map((bar) => {
      const y = numberOf(bar, 'y');
      const group = bar.closest<SVGElement>('[data-series]');
      return [
        group?.dataset.series ?? '',
        [round(invert(y + numberOf(bar, 'height'))), round(invert(y))],
      ];
    }),
  );
  const legend = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return { ends, legend };
}

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

/** The ids from the one next to zero on. */
const orderOf = (stackOrder: BarSeries['stackOrder'], values = { a: 5, b: 2, c: 4 }) =>
  Object.entries(stackOf(values, { stackOrder }).ends)
    .sort(([, [one = 0]], [, [other = 0]]) => one - other)
    .map(([id]) => id)
    .join('');

proves(
  [
    'Stacked bars and areas show parts and their sum.',
    'To stack series, give them the same `stack`, a text of your choice. Bars with different stacks, and bars without a stack, are drawn next to each other.',
    'The [tooltip](/x/react-charts/tooltip/#write-your-own-content) shows the value of each series, not the sum.',
    'The tooltip still shows the values.',
  ],
  async () => {
    const { ends } = stackOf({ a: 5, b: 2 });
    expect(ends.a?.[0]).toBeCloseTo(0, 0);
    expect(ends.b?.[0]).toBeCloseTo(5, 0);
    expect(ends.b?.[1]).toBeCloseTo(7, 0);
    placeChart();
    for (const stackOffset of ['diverging', 'expand'] as const) {
      const { container, unmount, user } = show(
        <BarChart
          {...SIZE}
          xAxis={[{ data: ['x'] }]}
          series={[
            { data: [5], stack: 'one', stackOffset },
            { data: [2], stack: 'one' },
            { data: [3], stack: 'two' },
            { data: [4] },
          ]}
        />,
      );
      const places = find('.MuiBarElement-root').map((bar) => numberOf(bar, 'x'));
      expect(new Set(places).size).toBe(3);
      expect(places[0]).toBe(places[1]);
      const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
      await user.pointer({ target, coords: { clientX: 200, clientY: 100 } });
      expect((await screen.findByRole('tooltip')).textContent).toBe('x5234');
      unmount();
    }
  },
);

proves(
  [
    'Set `stackOrder` to choose which series is next to zero. The legend keeps the order of `series`.',
    "| `'none'` (default) | The first series |",
    "| `'reverse'` | The last series |",
    "| `'ascending'` | The series with the smallest sum |",
    "| `'descending'` | The series with the largest sum |",
  ],
  () => {
    expect(orderOf(undefined)).toBe('abc');
    expect(orderOf('none')).toBe('abc');
    expect(orderOf('reverse')).toBe('cba');
    expect(orderOf('ascending')).toBe('bca');
    expect(orderOf('descending')).toBe('acb');
    expect(stackOf({ a: 5, b: 2 }, { stackOrder: 'reverse' }).legend).toEqual(['a', 'b']);
  },
);

proves(
  [
    "| `'appearance'` | The series with the earliest peak |",
    "| `'insideOut'` | No series: the earliest peak is in the middle, later peaks are outside |",
  ],
  () => {
    const levelsOf = (stackOrder: 'appearance' | 'insideOut') => {
      const layer = { stack: 'all', area: true, curve: 'linear' } as const;
      const { unmount } = show(
        <LineChart
          {...SIZE}
          xAxis={[{ data: [0, 1, 2] }]}
          series={[
            { ...layer, id: 'late', data: [1, 1, 9], stackOrder },
            { ...layer, id: 'early', data: [9, 1, 1] },
            { ...layer, id: 'middle', data: [1, 9, 1] },
          ]}
        />,
      );
      const tops = ['late', 'early', 'middle'].map(
        (id) => [id, heightsOf(find(`.MuiLineElement-series-${id}`)[0])[0] ?? 0] as const,
      );
      unmount();
      return tops.sort(([, one], [, other]) => other - one).map(([id]) => id);
    };
    expect(levelsOf('appearance')).toEqual(['early', 'middle', 'late']);
    expect(levelsOf('insideOut')[1]).toBe('early');
  },
);

proves(
  'The order and the offset apply to the whole stack, so set them on one series. If several series of a stack set them, the last series applies.',
  () => {
    const topOf = (first: BarSeries['stackOffset'], second: BarSeries['stackOffset']) => {
      const { unmount } = show(
        <BarChart
          {...SIZE}
          xAxis={[{ data: ['x'] }]}
          series={[
            { data: [30], stack: 'one', stackOffset: first },
            { data: [10], stack: 'one', stackOffset: second },
          ]}
        />,
      );
      const label = find('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').at(-1);
      const text = label?.textContent;
      unmount();
      return text;
    };
    expect(topOf('expand', undefined)).toBe('1.0');
    expect(topOf(undefined, 'expand')).toBe('1.0');
    expect(topOf('expand', 'none')).toBe('40');
  },
);

proves(
  [
    "Set `stackOffset` to choose where a stack starts on the axis. The default is `'diverging'` for bars and `'none'` for lines.",
    "| `'diverging'` | Positive values are above zero, negative values are below |",
    "| `'none'` | Values are added in order. A negative value covers the series below it |",
    "| `'expand'` | Values are scaled to a range from 0 to 1 |",
    "| `'silhouette'` | The stack is centered around zero |",
    "| `'wiggle'` | The stack is shifted so that layers move as little as possible |",
  ],
  () => {
    const values = { a: 10, b: -4, c: 2 };
    const rounded = (
      stackOffset?: BarSeries['stackOffset'],
      of: Readonly<Record<string, number>> = values,
      limits?: readonly [number, number],
    ) => stackOf(of, { stackOffset }, limits).ends;
    const near = (ends: readonly number[] | undefined, wanted: readonly number[], digits = 0) =>
      wanted.forEach((value, index) => expect(ends?.[index]).toBeCloseTo(value, digits));
    const diverging = rounded();
    near(diverging.a, [0, 10]);
    near(diverging.b, [-4, 0]);
    near(diverging.c, [10, 12]);
    expect(rounded('diverging')).toEqual(diverging);
    const none = rounded('none');
    near(none.b, [6, 10]);
    near(none.c, [6, 8]);
    near(rounded('expand', { a: 1, b: 1 }, [0, 1]).b, [0.5, 1], 1);
    const centred = rounded('silhouette', { a: 6, b: 6 });
    near(centred.a, [-6, 0]);
    near(centred.b, [0, 6]);
    expect(Object.keys(rounded('wiggle', { a: 6, b: 6 }))).toEqual(['a', 'b']);

    const layer = { stack: 'all', area: true, curve: 'linear' } as const;
    show(
      <LineChart
        {...SIZE}
        xAxis={[{ data: [0, 1] }]}
        yAxis={[{ min: -10, max: 10 }]}
        series={[
          { ...layer, id: 'a', data: [-5, -5] },
          { ...layer, id: 'b', data: [10, 10] },
        ]}
      />,
    );
    expect(heightsOf(find('.MuiLineElement-series-b')[0])).toEqual([78.75, 78.75]);
  },
);

proves(
  [
    "If some values are negative, bars exceed the range from 0 to 1, because `'expand'` divides by the sum.",
    "To show shares, set `stackOffset: 'expand'`. The axis then shows 0.2 instead of 20%, so format its labels:",
  ],
  () => {
    const { ends } = stackOf({ a: 10, b: -5 }, { stackOffset: 'expand' }, [-4, 4]);
    expect(ends.a?.[1]).toBeCloseTo(2, 0);
    show(
      <BarChart
        {...SIZE}
        xAxis={[{ data: ['x'] }]}
        series={[
          { data: [3], stack: 'one', stackOffset: 'expand' },
          { data: [1], stack: 'one' },
        ]}
      />,
    );
    const labels = find('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
    expect(labels.map(({ textContent }) => textContent)).toContain('0.2');
  },
);

proves(
  [
    'Draw the total in a child of the chart, at the position that `useYScale()` returns for the sum:',
    'use the sum of the positive values as the position of the label.',
    'Set `max` on the axis to leave space above the highest stack.',
  ],
  () => {
    const { ends } = stackOf({ a: 10, b: -4, c: 2 });
    expect(Math.max(...Object.values(ends).map(([, top = 0]) => top))).toBeCloseTo(12, 0);
    const tops: number[] = [];
    function Sum() {
      tops.push(useYScale<'linear'>()(20));
      return null;
    }
    show(
      <BarChart
        {...SIZE}
        xAxis={[{ data: ['x'] }]}
        series={[
          { data: [15], stack: 'one' },
          { data: [5], stack: 'one' },
        ]}
      >
        <Sum />
      </BarChart>,
    );
    // The stack reaches the upper end of the drawing, which is 20 px below that of the chart.
    expect(tops.at(-1)).toBe(20);
  },
);

const layer = { stack: 'all', area: true, curve: 'linear' } as const;

function Layers({ first, ...more }: { first: (number | null)[] } & Partial<LineChartProps>) {
  return (
    <LineChart
      {...SIZE}
      xAxis={[{ data: [0, 1, 2] }]}
      yAxis={[{ min: 0, max: 20 }]}
      series={[
        { ...layer, id: 'first', data: first },
        { ...layer, id: 'second', data: [5, 5, 5] },
      ]}
      {...more}
    />
  );
}

proves(
  [
    'For the layers above, `null` is the same as zero. In an area chart, the series itself has a gap, and the next layer moves down, which looks like a decrease.',
    'If a series is shorter than the others, the other series continue as if the missing values were zero.',
  ],
  () => {
    expect(stackOf({ a: null, b: 5 }).ends.b?.[0]).toBeCloseTo(0, 0);
    const height = (value: number) => ZERO - (235 * value) / 20;
    const { unmount } = show(<Layers first={[10, null, 10]} />);
    expect(heightsOf(find('.MuiLineElement-series-second')[0])).toEqual([15, 5, 15].map(height));
    expect(find('.MuiAreaElement-series-first')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    unmount();
    show(<Layers first={[10, 10]} />);
    expect(heightsOf(find('.MuiLineElement-series-second')[0])).toEqual([15, 15, 5].map(height));
  },
);

proves(
  "Otherwise a line shows the sum of its stack up to this series, and users can't tell. Marks are at the sum too, but the tooltip shows the value of the series.",
  async () => {
    placeChart();
    const { container, user } = show(<Layers first={[10, 10, 10]} />);
    const sum = ZERO - (235 * 15) / 20;
    expect(heightsOf(find('.MuiLineElement-series-second')[0])[0]).toBe(sum);
    expect(numberOf(find('.MuiMarkElement-series-second')[0], 'cy')).toBe(sum);
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target, coords: { clientX: 220, clientY: 100 } });
    expect((await screen.findByRole('tooltip')).textContent).toBe('1105');
    const dots = find('.MuiHighlightElement-root').map((dot) => dot.outerHTML);
    expect(dots.some((dot) => dot.includes(`${sum}`))).toBe(true);
  },
);

exempt(
  [
    'Only the layer next to zero starts from a level line, so place the most important series there.',
    'If areas have positive and negative values, they are hard to read with any offset.',
  ],
  'Advice about reading charts.',
);
exempt(
  [
    'To show shares in the tooltip too, divide by the sum in the `valueFormatter` of the series, as in [shares over time](/x/react-charts/areas-demo/#shares-over-time).',
    'Charts have no [label](/x/react-charts/label/) for a stack.',
  ],
  'Advice, and proved on the page that it links to.',
);
