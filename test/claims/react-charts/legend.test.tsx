import type { ReactElement, ReactNode } from 'react';
import ManyEntries from '../../../docs/x/react-charts/legend/ManyEntries';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import {
  ChartsLegend,
  ContinuousColorLegend,
  PiecewiseColorLegend,
  legendClasses,
} from '@mui/x-charts/ChartsLegend';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import {
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  screen,
  show,
} from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const series = [
  { id: 'one', label: 'One', data: [1, 2] },
  { id: 'two', label: 'Two', data: [3, 4] },
  { id: 'none', data: [5, 6] },
];

function Bars(props: Partial<BarChartProps>) {
  return <BarChart {...SIZE} xAxis={[{ data: ['a', 'b'] }]} series={series} {...props} />;
}

const slices = [
  { id: 'x', label: 'Slice', value: 1 },
  { id: 'y', value: 2 },
];

const entries = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
/** How the wrapper lays out the legend and the SVG. */
const layoutOf = () => {
  const { flexDirection, alignItems } = getComputedStyle(
    screen.getByRole('list').parentElement ?? document.body,
  );
  return [flexDirection, alignItems];
};

const radar = { metrics: ['a', 'b', 'c'], max: 10 };
const named = [{ label: 'One' }, { label: 'Two' }, {}];
const point = { x: 1, y: 1, id: 1 };
const cells = {
  xAxis: [{ data: ['a'] }],
  yAxis: [{ data: ['b'] }],
  zAxis: [
    { colorMap: { type: 'continuous' as const, color: ['red', 'blue'] as [string, string] } },
  ],
  series: [{ label: 'Cells', data: [[0, 0, 5] as [number, number, number]] }],
};
const charts: Record<string, ReactElement> = {
  bar: <Bars />,
  line: <LineChart {...SIZE} series={named.map((one) => ({ ...one, data: [1, 2] }))} />,
  scatter: <ScatterChart {...SIZE} series={named.map((one) => ({ ...one, data: [point] }))} />,
  radar: (
    <RadarChart
      {...SIZE}
      radar={radar}
      series={named.map((one) => ({ ...one, data: [1, 2, 3] }))}
    />
  ),
  pie: <PieChart {...SIZE} series={[{ data: named.map((one) => ({ ...one, value: 1 })) }]} />,
  funnel: <FunnelChart {...SIZE} series={[{ data: named.map((one) => ({ ...one, value: 1 })) }]} />,
};

proves(
  [
    'It has an entry for each series, or each slice of a pie, that has a `label`.',
    'To remove the legend, pass `hideLegend`.',
    "Bar, line, scatter, and radar charts | Series | `'horizontal'`",
    "Pie charts | Slices | `'vertical'`",
    "| Sections | `'horizontal'`",
    'A color scale | Hidden, unless `hideLegend={false}`',
    'A legend names the colors of a chart.',
  ],
  () => {
    for (const [type, chart] of Object.entries(charts)) {
      const { unmount } = show(chart);
      expect([type, ...entries()]).toEqual([type, 'One', 'Two']);
      expect(getComputedStyle(screen.getByRole('list')).flexDirection).toBe(
        type === 'pie' ? 'column' : 'row',
      );
      unmount();
    }
    const bars = show(<Bars hideLegend />);
    expect(entries()).toEqual([]);
    bars.unmount();
    const { rerender } = show(<Heatmap {...SIZE} {...cells} />);
    expect(entries()).toEqual([]);
    rerender(<Heatmap {...SIZE} {...cells} hideLegend={false} />);
    expect(entries()).toEqual(['0', '', '100']);
  },
);

proves(
  [
    "| `'horizontal'` | `'top'` (default) or `'bottom'`: the side | `'start'`, `'center'`, or `'end'`: the alignment |",
    "| `'vertical'` | `'top'`, `'middle'`, or `'bottom'`: the alignment | `'start'` or `'end'` (default): the side |",
    'The legend is HTML next to the SVG.',
    "If you leave `direction` out, a horizontal legend ignores `position.horizontal` and stays centered. Set `direction: 'horizontal'` as well.",
  ],
  () => {
    const laidOut = (legend: NonNullable<BarChartProps['slotProps']>['legend']) => {
      const { unmount } = show(<Bars slotProps={{ legend }} />);
      const found = layoutOf();
      unmount();
      return found;
    };
    expect(laidOut({})).toEqual(['column', 'center']);
    const position = { vertical: 'bottom', horizontal: 'end' } as const;
    expect(laidOut({ position })).toEqual(['column-reverse', 'center']);
    expect(laidOut({ direction: 'horizontal', position })).toEqual(['column-reverse', 'flex-end']);
    expect(laidOut({ direction: 'horizontal', position: { horizontal: 'start' } })).toEqual([
      'column',
      'flex-start',
    ]);
    expect(laidOut({ direction: 'vertical' })).toEqual(['row-reverse', 'center']);
    expect(
      laidOut({ direction: 'vertical', position: { horizontal: 'start', vertical: 'top' } }),
    ).toEqual(['row', 'flex-start']);
    show(<Bars />);
    expect(screen.getByRole('list').closest('svg')).toBeNull();
  },
);

proves(
  ['In a radar chart, `position` has no effect in this version. The legend stays above.'],
  () => {
    show(
      <RadarChart
        {...SIZE}
        radar={radar}
        series={[{ label: 'One', data: [1, 2, 3] }]}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
      />,
    );
    expect(layoutOf()[0]).toBe('column');
    expect(screen.getByRole('list').nextElementSibling?.tagName).toBe('svg');
  },
);

proves(
  [
    "The legend doesn't hide series on its own in this version. Pass `onItemClick` to make its entries buttons",
    'The second argument of `onItemClick` has `seriesId`, `label`, and `color`.',
    'Show the state in the label, because the buttons have no `aria-pressed`.',
    'In a pie, `itemId` is the `id` of the slice:',
  ],
  async () => {
    const onItemClick = jest.fn();
    const legend = { onItemClick: (_: unknown, item: unknown) => onItemClick(item) };
    const { user, unmount } = show(<Bars slotProps={{ legend }} />);
    await user.click(screen.getByRole('button', { name: 'Two' }));
    expect(onItemClick).toHaveBeenLastCalledWith(
      expect.objectContaining({
        seriesId: 'two',
        label: 'Two',
        color: expect.any(String) as string,
      }),
    );
    expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Two' })).not.toHaveAttribute('aria-pressed');
    unmount();
    const pie = show(<PieChart {...SIZE} series={[{ data: slices }]} slotProps={{ legend }} />);
    await pie.user.click(screen.getByRole('button', { name: 'Slice' }));
    expect(onItemClick).toHaveBeenLastCalledWith(expect.objectContaining({ itemId: 'x' }));
  },
);

proves(
  [
    "because TypeScript can't infer the parameters in `slotProps.legend`.",
    'Annotate this argument with `SeriesLegendItemContext`, as the demo does',
  ],
  async () => {
    const code = (item: string) =>
      `import { BarChart } from '@mui/x-charts/BarChart';
       import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
       export const chart = <BarChart series={[]} slotProps={{ legend: { onItemClick: ${item} } }} />;
       export type Item = SeriesLegendItemContext;`;
    await expectTypeError(code('(_, { seriesId }) => seriesId'), /TS7006|TS7031/);
    await expectCompiles(code('(_: unknown, { seriesId }: SeriesLegendItemContext) => seriesId'));
  },
);

proves(
  [
    '| Line, bar | `null` for each value |',
    '| Scatter | `data: []` |',
    '| Pie | `value: 0` on the slice |',
    'If you remove the series, its entry disappears from the legend',
    'The colors of the other series change too, unless each series has a `color`.',
  ],
  () => {
    const fillOf = (id: string) =>
      document.querySelector(`[data-series="${id}"] .MuiBarElement-root`)?.getAttribute('fill');
    const { rerender, unmount } = show(<Bars />);
    const before = fillOf('two');
    rerender(<Bars series={series.slice(1)} />);
    expect(entries()).toEqual(['Two']);
    expect(fillOf('two')).not.toBe(before);
    rerender(<Bars series={series.slice(1).map((one) => ({ ...one, color: 'gold' }))} />);
    expect(fillOf('two')).toBe('gold');
    rerender(
      <Bars series={[{ id: 'one', label: 'One', data: [null, null] }, ...series.slice(1)]} />,
    );
    expect(entries()).toEqual(['One', 'Two']);
    expect(fillOf('two')).toBe(before);
    expect(fillOf('one')).toBeUndefined();
    unmount();

    const line = show(
      <LineChart
        {...SIZE}
        series={[{ id: 'one', label: 'One', data: [null, null] }, ...series.slice(1)]}
      />,
    );
    expect(entries()).toEqual(['One', 'Two']);
    expect(document.querySelector('.MuiLineElement-series-one')?.getAttribute('d') ?? '').toBe('');
    line.unmount();

    const scatter = show(
      <ScatterChart
        {...SIZE}
        series={[
          { id: 'one', label: 'One', data: [] },
          { id: 'two', label: 'Two', data: [point] },
        ]}
      />,
    );
    expect(entries()).toEqual(['One', 'Two']);
    expect(document.querySelectorAll('g[data-series] circle')).toHaveLength(1);
    scatter.unmount();

    show(<PieChart {...SIZE} series={[{ data: [{ label: 'One', value: 0 }, { value: 1 }] }]} />);
    expect(entries()).toEqual(['One']);
    // Both ends of the arc are at the same place.
    expect(document.querySelector('.MuiPieArc-root')?.getAttribute('d')).toMatch(
      /^M0,-[\d.]+L0,0Z$/,
    );
  },
);

proves('`arcLabelMinAngle` removes the labels of hidden slices.', () => {
  const data = [{ value: 0 }, { value: 3 }];
  const { rerender } = show(<PieChart {...SIZE} series={[{ data, arcLabel: 'value' }]} />);
  const labels = () =>
    [...document.querySelectorAll('.MuiPieArcLabel-root')].map(({ textContent }) => textContent);
  expect(labels()).toContain('0');
  rerender(<PieChart {...SIZE} series={[{ data, arcLabel: 'value', arcLabelMinAngle: 1 }]} />);
  expect(labels()).not.toContain('0');
});

proves(
  'If a pie has two rings, give each slice a different `id`. Otherwise React logs an error about equal keys.',
  () => {
    const ring = [{ id: 'x', label: 'Slice', value: 1 }];
    show(<PieChart {...SIZE} series={[{ data: ring }, { data: ring }]} />);
    expectConsole('error', /same key, `x`/);
  },
);

proves(
  [
    'Set the shape of a mark with `labelMarkType` on the series or the slice, and the font with `sx`:',
    "`labelMarkType` is `'square'`, `'circle'`, `'line'`, or a component that receives `className` and `color`.",
    '`legendClasses` from `@mui/x-charts/ChartsLegend` contains the class names of the parts.',
    "It receives `'legend'`, `'tooltip'`, or `'arc'` (the label on a slice).",
  ],
  () => {
    const got = jest.fn();
    function Mark({ className, color }: { className?: string; color?: string }) {
      got(typeof className, typeof color);
      return <b data-testid="own" />;
    }
    show(
      <LineChart
        {...SIZE}
        series={[
          { label: 'One', data: [1], labelMarkType: 'circle' },
          { label: 'Two', data: [1], labelMarkType: Mark },
          { label: (location) => `in ${location}`, data: [1], labelMarkType: 'square' },
        ]}
        slotProps={{ legend: { sx: { fontSize: 9 } } }}
      />,
    );
    expect(entries()).toEqual(['One', 'Two', 'in legend']);
    expect(got).toHaveBeenCalledWith('string', 'string');
    expect(screen.getByTestId('own')).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveStyle({ fontSize: '9px' });
    expect(document.querySelectorAll(`.${legendClasses.series}`)).toHaveLength(3);
    const label = jest.fn((location: string) => location);
    show(
      <PieChart
        {...SIZE}
        series={[{ data: [{ id: 1, value: 1, label, labelMarkType: 'line' }], arcLabel: 'label' }]}
      />,
    );
    expect(new Set(label.mock.calls.map(([location]) => location))).toEqual(
      new Set(['legend', 'arc']),
    );
  },
);

proves(
  [
    '| An entry, and the name in the tooltip | Leave out `label` |',
    "| The text of an entry, but not its mark | Return `''` from the `label` function |",
    '| An entry, but not the name in the tooltip | Hide its list item with CSS |',
    'To hide a list item, select it by `data-series`, which contains the `id` of its series or slice:',
  ],
  () => {
    const { unmount } = show(
      <Bars
        series={[
          { id: 'one', label: () => '', data: [1] },
          { id: 'two', label: 'Two', data: [1] },
          { id: 'three', data: [1] },
        ]}
        slotProps={{ legend: { sx: { '[data-series="two"]': { display: 'none' } } } }}
      />,
    );
    const items = screen.getAllByRole('listitem', { hidden: true });
    expect(items.map((item) => item.getAttribute('data-series'))).toEqual(['one', 'two']);
    expect(items[0]?.querySelector('.MuiChartsLegend-mark')).not.toBeNull();
    expect(entries()).toEqual(['']);
    unmount();
    show(<PieChart {...SIZE} series={[{ data: slices }]} />);
    expect(screen.getByRole('listitem')).toHaveAttribute('data-series', 'x');
  },
);

proves(
  [
    'A horizontal legend wraps its entries onto more lines.',
    'so give it a `maxHeight` and let it scroll:',
    'TypeScript refuses `aria-label` in `slotProps.legend`, so the demo wraps `ChartsLegend` and passes the wrapper as `slots.legend`.',
  ],
  async () => {
    const bars = show(<Bars />);
    expect(screen.getByRole('list')).toHaveStyle({ flexWrap: 'wrap' });
    bars.unmount();
    show(<ManyEntries />);
    const list = screen.getByRole('list', { name: 'Languages' });
    expect(list).toHaveAttribute('tabindex', '0');
    expect(list).toHaveStyle({ maxHeight: '163px', overflowY: 'auto', flexWrap: 'nowrap' });
    await expectTypeError(
      `import { BarChart } from '@mui/x-charts/BarChart';
       export const chart = <BarChart series={[]} slotProps={{ legend: { 'aria-label': 'Names' } }} />;`,
      /TS2353/,
    );
  },
);

function Provider(props: Partial<ChartDataProviderProps<'line'>> & { children: ReactNode }) {
  return (
    <ChartDataProvider
      {...SIZE}
      series={[{ type: 'line', id: 'one', label: 'One', data: [1, 2] }]}
      {...props}
    />
  );
}

proves(
  [
    '`useLegend()` returns `{ items }`. Each item has `id`, `seriesId`, `color`, `label`, and `markType`. In a pie, an item also has `itemId`.',
    'Call the hook inside a `ChartDataProvider`, or in a component that you pass as `slots.legend`.',
    '`ChartsLegend` has no `position`.',
    'In a [composed chart](/x/react-charts/composition/#place-the-legend-outside-the-chart), `ChartsLegend` has no `position`.',
  ],
  () => {
    const look = jest.fn();
    function Look() {
      look(useLegend().items);
      return <p>own</p>;
    }
    const first = show(
      <Provider>
        <Look />
      </Provider>,
    );
    expect(look).toHaveBeenLastCalledWith([
      {
        id: 'one',
        seriesId: 'one',
        label: 'One',
        color: expect.any(String) as string,
        markType: 'line',
      },
    ]);
    first.unmount();
    show(<PieChart {...SIZE} series={[{ data: slices }]} slots={{ legend: Look }} />);
    expect(look).toHaveBeenLastCalledWith([expect.objectContaining({ itemId: 'x' })]);
    expect(screen.getByText('own')).toBeInTheDocument();
    const composed = show(
      <Provider>
        <ChartsLegend />
      </Provider>,
    );
    expect(composed.container.firstElementChild?.tagName).toBe('UL');
  },
);

const pieces = {
  type: 'piecewise' as const,
  thresholds: [250, 500],
  colors: ['red', 'lime', 'blue'],
};
const blend = {
  type: 'continuous' as const,
  min: 5,
  max: 50,
  color: ['red', 'blue'] as [string, string],
};

proves(
  [
    'replace the default legend, because its marks keep the colors of the series.',
    "For a `'piecewise'` color map, use `PiecewiseColorLegend`.",
    "| `labelFormatter` | piecewise | `<250`, `250-500`, `>500` | Text of a piece. `''` keeps only the mark, `null` removes the piece |",
    "`''` keeps only the mark, `null` removes the piece |",
    '| `onItemClick` | piecewise | none | Makes the pieces buttons |',
    "| `markType` | piecewise | `'square'` | Shape of the marks |",
    "With `labelPosition: 'extremes'`, `PiecewiseColorLegend` shows the texts of the first and the last piece. Set `'end'` to show all texts. Also set `'end'` if you pass `onItemClick`.",
    "For a color map of type `'ordinal'`, both legends render nothing",
    'If an axis has a `colorMap`, replace the default legend, because its marks keep the colors of the series.',
  ],
  async () => {
    const axis = { yAxis: [{ colorMap: pieces }] };
    const usual = show(
      <Provider {...axis} colors={['orange']}>
        <ChartsLegend />
      </Provider>,
    );
    expect(screen.getByRole('listitem').innerHTML).toContain('orange');
    usual.unmount();
    const onItemClick = jest.fn();
    const first = show(
      <Provider {...axis}>
        <PiecewiseColorLegend
          axisDirection="y"
          labelPosition="end"
          onItemClick={onItemClick}
          markType="circle"
        />
      </Provider>,
    );
    expect(entries()).toEqual(['<250', '250-500', '>500']);
    await first.user.click(screen.getByRole('button', { name: '250-500' }));
    expect(onItemClick).toHaveBeenCalledTimes(1);
    first.unmount();
    const own = show(
      <Provider {...axis}>
        <PiecewiseColorLegend
          axisDirection="y"
          labelPosition="end"
          labelFormatter={({ index }) => ['own', '', null][index] ?? null}
        />
      </Provider>,
    );
    expect(entries()).toEqual(['own', '']);
    own.unmount();
    const extremes = show(
      <Provider {...axis}>
        <PiecewiseColorLegend axisDirection="y" onItemClick={onItemClick} />
      </Provider>,
    );
    expect(entries()).toEqual(['<250', '', '>500']);
    expect(screen.getAllByRole('button')[1]).toHaveAccessibleName('');
    expect(document.querySelector('.MuiChartsLabelMark-square')).not.toBeNull();
    extremes.unmount();
    const { container } = show(
      <Provider
        xAxis={[
          {
            scaleType: 'point',
            data: ['a', 'b'],
            colorMap: { type: 'ordinal', values: ['a', 'b'], colors: ['red', 'blue'] },
          },
        ]}
      >
        <ContinuousColorLegend axisDirection="x" />
        <PiecewiseColorLegend axisDirection="x" />
      </Provider>,
    );
    expect(container).toBeEmptyDOMElement();
  },
);

proves(
  [
    "| `axisDirection` | both | `'z'` | The axis with the `colorMap`: `'x'`, `'y'`, or `'z'` |",
    '| `axisId` | both | the first axis | The `id` of the axis |',
    "| `direction` | both | `'horizontal'` | `'horizontal'` or `'vertical'` |",
    "| `labelPosition` | both | `'end'` (continuous), `'extremes'` (piecewise) | `'start'`, `'end'`, or `'extremes'` |",
    '| `minLabel`, `maxLabel` | continuous | `min` and `max` of the color map | Text, or a function of `{ value, formattedValue }` |',
    '| `reverse` | continuous | `false` | Swaps the ends |',
    '| `rotateGradient`, `gradientId` | continuous | none | For custom gradients: turns the gradient by 90°, uses the gradient with this `id` |',
    '| `thickness` | continuous | `12` | Thickness of the gradient in px |',
  ],
  () => {
    const maxLabel = jest.fn(({ value }: { value: number | Date }) => `most ${String(value)}`);
    const first = show(
      <Provider zAxis={[{ colorMap: blend }]}>
        <ContinuousColorLegend />
        <PiecewiseColorLegend axisDirection="y" />
      </Provider>,
    );
    expect(screen.getByRole('list')).toHaveClass(
      'MuiContinuousColorLegend-horizontal',
      'MuiContinuousColorLegend-end',
    );
    expect(entries()).toEqual(['5', '', '50']);
    expect(document.querySelector('.MuiChartsLabelGradient-mask')).toHaveStyle({ height: '12px' });
    first.unmount();
    const { container } = show(
      <Provider yAxis={[{}, { id: 'own', colorMap: blend }]}>
        <ContinuousColorLegend
          axisDirection="y"
          axisId="own"
          direction="vertical"
          labelPosition="extremes"
          minLabel="least"
          maxLabel={maxLabel}
          thickness={33}
          gradientId="own-gradient"
          reverse
          rotateGradient
        />
      </Provider>,
    );
    expect(screen.getByText('least')).toBeInTheDocument();
    expect(screen.getByText('most 50')).toBeInTheDocument();
    expect(maxLabel).toHaveBeenCalledWith(
      expect.objectContaining({ value: 50, formattedValue: '50' }),
    );
    expect(container.innerHTML).toContain('url(#own-gradient)');
    expect(entries()).toEqual(['most 50', '', 'least']);
  },
);

proves(
  "For a `'continuous'` color map, pass `ContinuousColorLegend` as `slots.legend` and its props as `slotProps.legend`:",
  () => {
    show(
      <Bars
        yAxis={[{ colorMap: blend }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', minLabel: 'least' } }}
      />,
    );
    expect(entries()).toEqual(['least', '', '50']);
  },
);

proves('Screen readers read the legend as a list before the chart.', () => {
  show(<Bars />);
  expect(screen.getByRole('list').nextElementSibling?.tagName).toBe('svg');
});
exempt(
  'If a chart has only a few lines, [names at the ends of the lines](/x/react-charts/label/#name-lines-at-their-ends) are faster to read.',
  'Advice on readability.',
);
