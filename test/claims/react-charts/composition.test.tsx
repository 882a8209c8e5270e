import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  AreaPlot,
  LineChart,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import * as pro from '@mui/x-charts-pro';
import * as hooks from '@mui/x-charts/hooks';
import { proves, exempt, expectCompiles, expectConsole, screen, show } from '../harness';

/** px; the drawing of a chart of 400 × 300 px with both axes: 65 to 380, 20 to 255. */
const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

function Chart({ children, ...props }: Partial<ChartContainerProps> & { children?: ReactNode }) {
  return (
    <ChartContainer
      {...SIZE}
      xAxis={[{ scaleType: 'band', data: ['a', 'b', 'c'] }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[
        { type: 'bar', id: 'bars', data: [1, 2, 3] },
        { type: 'line', id: 'line', data: [4, 5, 6] },
      ]}
      {...props}
    >
      {children}
    </ChartContainer>
  );
}

const count = (selector: string) => document.querySelectorAll(selector).length;

describe('parts', () => {
  proves(
    [
      '`ChartContainer` | The data and the `<svg>` in one | SVG parts and the tooltip',
      '`ChartDataProvider` | The data alone: series, axes, size, `colors`, `dataset` | HTML around or above the SVG',
      '`ChartsSurface` | The `<svg>`, with `title`, `desc`, `role` and `sx` | Inside of a `ChartDataProvider`',
      'Put them beside the surface:',
    ],
    () => {
      const { container, unmount } = show(<Chart role="img" title="Own" desc="More" />);
      expect(container.firstElementChild?.tagName).toBe('svg');
      expect(screen.getByRole('img').querySelector('title')).toHaveTextContent('Own');
      expect(screen.getByRole('img').querySelector('desc')).toHaveTextContent('More');
      unmount();
      const apart = show(
        <ChartDataProvider
          {...SIZE}
          colors={['red']}
          dataset={[{ n: 1 }, { n: 2 }]}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          series={[{ type: 'bar', dataKey: 'n', label: 'Number' }]}
        >
          <ChartsLegend />
          <ChartsSurface role="img" title="Own" sx={{ opacity: 0.5 }}>
            <BarPlot />
          </ChartsSurface>
        </ChartDataProvider>,
      );
      expect([...apart.container.children].map(({ tagName }) => tagName)).toEqual(['UL', 'svg']);
      expect(screen.getByRole('img')).toHaveStyle({ opacity: '0.5' });
      expect(count('.MuiBarElement-root[fill="red"]')).toBe(2);
    },
  );

  proves(
    'A ready chart | All of it; children are drawn above its series and axes, inside of the `<svg>` | One more line or mark',
    () => {
      show(
        <LineChart {...SIZE} series={[{ data: [1, 2] }]}>
          <circle data-testid="own" r={3} />
        </LineChart>,
      );
      const line = document.querySelector('.MuiLineElement-root');
      for (const below of [line, ...document.querySelectorAll('.MuiChartsAxis-root')]) {
        expect(below?.compareDocumentPosition(screen.getByTestId('own'))).toBe(
          Node.DOCUMENT_POSITION_FOLLOWING,
        );
      }
      expect(count('.MuiChartsAxis-root')).toBe(2);
    },
  );

  proves(
    '`ChartContainerPro` and `ChartDataProviderPro` from `@mui/x-charts-pro` add zooming and export.',
    () => {
      expect(Object.keys(pro)).toEqual(
        expect.arrayContaining(['ChartContainerPro', 'ChartDataProviderPro', 'ChartZoomSlider']),
      );
    },
  );

  proves(
    [
      'A plot draws the series of its type: `BarPlot`, `LinePlot`, `ScatterPlot`, `PiePlot`.',
      "A series without its plot isn't drawn, but still counts for the domain of the axes, and, with a `label`, stands in the legend.",
      'SVG has no layers: what comes later is drawn above.',
    ],
    () => {
      const series = [
        { type: 'line' as const, data: [1, 2, 3] },
        { type: 'line' as const, data: [4, 5, 6] },
        { type: 'bar' as const, label: 'Unseen', data: [700, 1, 1] },
      ];
      show(
        <Chart series={series} yAxis={[{}]}>
          <LinePlot />
          <ChartsAxis />
        </Chart>,
      );
      expect(count('.MuiLineElement-root')).toBe(2);
      expect(count('.MuiBarElement-root')).toBe(0);
      expect(count('.MuiMarkElement-root')).toBe(0);
      expect(screen.getByText('600')).toBeInTheDocument();
      const line = document.querySelector('.MuiLineElement-root');
      const axis = document.querySelector('.MuiChartsAxis-root');
      expect(axis && line?.compareDocumentPosition(axis)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.queryByText('Unseen')).toBeNull();
      show(
        <ChartDataProvider {...SIZE} series={series} xAxis={[{ data: [1, 2, 3] }]}>
          <ChartsLegend />
        </ChartDataProvider>,
      );
      expect(screen.getByText('Unseen')).toBeInTheDocument();
      expect(count('.MuiChartsLegend-label')).toBe(1);
    },
  );

  proves(
    'For lines there are also `AreaPlot`, for those with `area`, and `MarkPlot`, which draws the marks unless `showMark` is `false`.',
    () => {
      show(
        <Chart
          series={[
            { type: 'line', data: [1, 2, 3], area: true, showMark: false },
            { type: 'line', data: [4, 5, 6] },
          ]}
        >
          <AreaPlot />
          <MarkPlot />
        </Chart>,
      );
      expect(count('.MuiAreaElement-root')).toBe(1);
      expect(count('.MuiMarkElement-root')).toBe(3);
    },
  );

  proves(
    "`'radar'` and, with Pro, `'funnel'` and `'heatmap'` compile too, but throw here (\"Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')\"): a radar has its own `RadarDataProvider`, the others are ready charts only.",
    async () => {
      expect(() => show(<Chart series={[{ type: 'radar', data: [1] }]} />)).toThrow(
        "Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')",
      );
      const others = [
        { type: 'funnel', data: [{ value: 1 }] },
        { type: 'heatmap', data: [[0, 0, 1]] },
        { type: 'radar', data: [1] },
      ] as const;
      for (const series of others) {
        expect(() => show(<pro.ChartContainerPro {...SIZE} series={[series as never]} />)).toThrow(
          "reading 'getSeriesWithDefaultValues'",
        );
      }
      await expectCompiles(
        `import { ChartContainer } from '@mui/x-charts/ChartContainer';
        export const chart = <ChartContainer series={[{ type: 'radar', data: [1] }]} />;
        export { RadarDataProvider } from '@mui/x-charts/RadarChart';`,
      );
      await expectCompiles(
        `import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
        export const funnel = <ChartContainerPro series={[{ type: 'funnel', data: [{ value: 1 }] }]} />;
        export const heatmap = <ChartContainerPro series={[{ type: 'heatmap', data: [[0, 0, 1]] }]} />;`,
      );
    },
  );

  proves(
    [
      "Bars need an axis with `scaleType: 'band'` and `data`: the x-axis, or with `layout: 'horizontal'` the y-axis.",
      '`BarPlot` throws without one.',
      "Lines may share it if it's the x-axis.",
      "Each entry of `series` needs its `type`: `'bar'`, `'line'`, `'scatter'` or `'pie'`.",
    ],
    async () => {
      show(
        <Chart>
          <BarPlot />
          <LinePlot />
        </Chart>,
      ).unmount();
      expect(() =>
        show(
          <Chart xAxis={[{ scaleType: 'point', data: ['a', 'b', 'c'] }]}>
            <BarPlot />
          </Chart>,
        ),
      ).toThrow(/band/);
      const bars = (layout: 'vertical' | 'horizontal') => [
        { type: 'bar' as const, layout, data: [1, 2, 3] },
      ];
      expect(() =>
        show(
          <Chart series={bars('horizontal')}>
            <BarPlot />
          </Chart>,
        ),
      ).toThrow(/y-axis .* should be of type "band"/);
      show(
        <Chart
          xAxis={[{}]}
          yAxis={[{ scaleType: 'band', data: ['a', 'b', 'c'] }]}
          series={bars('horizontal')}
        >
          <BarPlot />
        </Chart>,
      ).unmount();
      expect(() =>
        show(
          <Chart xAxis={[{ scaleType: 'band' }]} series={bars('vertical')}>
            <BarPlot />
          </Chart>,
        ),
      ).toThrow(TypeError);
      show(
        <Chart
          xAxis={[{ data: [1, 2, 3] }]}
          yAxis={[{ scaleType: 'band', data: ['a', 'b', 'c'] }]}
          series={[{ type: 'line', data: [1, 2, 3] }]}
        >
          <LinePlot />
        </Chart>,
      );
      expect(document.querySelector('.MuiLineElement-root')?.getAttribute('d')).toMatch(/NaN/);
      await expectCompiles(
        `import { ChartContainer } from '@mui/x-charts/ChartContainer';
        export const chart = <ChartContainer series={[{ type: 'line', data: [1] }]} />;
        // @ts-expect-error without its type
        export const other = <ChartContainer series={[{ data: [1] }]} />;`,
      );
    },
  );

  proves(
    [
      '`LineHighlightPlot` marks the lines of the first x-axis at the value nearest to the pointer.',
      '`ChartsOverlay` writes "No data to display" when the `data` of every series is empty or, with its own prop `loading`, "Loading data…".',
      '`ChartsTooltip` is [the tooltip](/x/react-charts/tooltip/).',
      'None of these is there by itself.',
    ],
    () => {
      const empty = show(
        <Chart series={[]}>
          <ChartsOverlay />
        </Chart>,
      );
      expect(screen.getByText('No data to display')).toBeInTheDocument();
      empty.unmount();
      show(
        <Chart>
          <ChartsOverlay loading />
          <LineHighlightPlot />
        </Chart>,
      );
      expect(screen.getByText('Loading data…')).toBeInTheDocument();
      show(
        <Chart
          xAxis={[{ id: 'x', scaleType: 'point', data: ['a', 'b', 'c'] }]}
          highlightedAxis={[{ axisId: 'x', dataIndex: 1 }]}
          series={[
            { type: 'line', data: [1, 2, 3] },
            { type: 'line', data: [4, 5, 6] },
          ]}
        >
          <LineHighlightPlot />
        </Chart>,
      );
      expect(count('.MuiHighlightElement-root')).toBe(2);
      show(
        <Chart
          xAxis={[
            { id: 'x', scaleType: 'point', data: ['a', 'b', 'c'] },
            { id: 'other', scaleType: 'point', data: ['a', 'b', 'c'] },
          ]}
          highlightedAxis={[{ axisId: 'x', dataIndex: 1 }]}
          series={[
            { type: 'line', data: [1, 2, 3] },
            { type: 'line', xAxisId: 'other', data: [4, 5, 6] },
          ]}
        >
          <LineHighlightPlot />
        </Chart>,
      );
      expect(count('.MuiHighlightElement-root')).toBe(3);
      show(
        <Chart series={[{ type: 'line', data: [null, null, null] }]}>
          <ChartsOverlay />
        </Chart>,
      );
      expect(screen.queryByText('No data to display')).toBeNull();
    },
  );

  proves(
    'A plot comes from the path of its chart, as `PiePlot` from `@mui/x-charts/PieChart`, and so does `RadarDataProvider`; any other part above from the path of its own name.',
    async () => {
      const plots = {
        BarChart: ['BarPlot'],
        LineChart: ['LinePlot', 'AreaPlot', 'MarkPlot', 'LineHighlightPlot'],
        ScatterChart: ['ScatterPlot'],
        PieChart: ['PiePlot'],
        RadarChart: ['RadarDataProvider'],
      };
      const others = `ChartContainer ChartDataProvider ChartsSurface ChartsAxis ChartsAxisHighlight ChartsClipPath
        ChartsGrid ChartsLegend ChartsOverlay ChartsReferenceLine ChartsTooltip ChartsXAxis ChartsYAxis`;
      const all: (readonly [string, readonly string[]])[] = [
        ...Object.entries(plots),
        ...others.split(/\s+/).map((name) => [name, [name]] as const),
      ];
      await expectCompiles(
        all
          .map(([path, names]) => `export { ${names.join(', ')} } from '@mui/x-charts/${path}';`)
          .join('\n'),
      );
    },
  );

  proves('All of these read the data by context. Outside of a provider they throw.', () => {
    for (const part of [<BarPlot key="b" />, <ChartsAxis key="a" />, <MarkPlot key="m" />]) {
      expect(() => show(<svg>{part}</svg>)).toThrow(/Could not find the Chart context/);
    }
  });
});

/** What a component inside of the chart gets. */
function seen<T>(useIt: () => T, props: Partial<ChartContainerProps> = {}): T {
  const values: T[] = [];
  function Look() {
    values.push(useIt());
    return null;
  }
  show(
    <Chart {...props}>
      <Look />
    </Chart>,
  ).unmount();
  const found = values.at(-1);
  if (found === undefined) {
    throw new Error('The hook gave nothing.');
  }
  return found;
}

describe('hooks', () => {
  proves(
    [
      "With an unknown `axisId` `useXScale()` and `useYScale()` throw, and `useXAxis()` and `useYAxis()` return `undefined`, though their types don't say so.",
      "So does `useLineSeries('unknown')`; without an id it returns all lines, as a list.",
      'A component inside of the container reads the scales and draws in pixels from the top left of the SVG.',
      '`useXScale(axisId?)`, `useYScale(axisId?)` | The scale: a function of the value that gives pixels',
      "A band scale gives the left edge, on a y-axis the upper one: add half of `bandwidth()` for the middle. For a value that isn't on the axis it returns `undefined`.",
      'On a y-axis of numbers larger values have smaller pixels, unless it is `reverse`, so a height is `y(low) - y(high)`.',
    ],
    () => {
      const x = seen(() => hooks.useXScale<'band'>());
      expect(x.bandwidth()).toBeCloseTo(105 * 0.8);
      expect(x('a')).toBeCloseTo(65 + 10.5);
      expect(x('unknown')).toBeUndefined();
      expect(() => seen(() => hooks.useXScale('unknown'))).toThrow(TypeError);
      const axes = seen(() => ({ x: hooks.useXAxis('unknown'), y: hooks.useYAxis('unknown') }));
      expect(axes).toEqual({ x: undefined, y: undefined });
      const y = seen(() => hooks.useYScale<'linear'>());
      expect([y(0), y(10)]).toEqual([255, 20]);
      const reversed = seen(() => hooks.useYScale<'linear'>(), {
        yAxis: [{ reverse: true, min: 0, max: 10 }],
      });
      expect([reversed(0), reversed(10)]).toEqual([20, 255]);
      const upright = seen(() => hooks.useYScale<'band'>(), {
        xAxis: [{}],
        yAxis: [{ scaleType: 'band', data: ['a', 'b'] }],
        series: [],
      });
      expect(upright('a')).toBeLessThan(upright('b') ?? 0);
      expect(seen(() => ({ none: hooks.useLineSeries('unknown') }))).toEqual({ none: undefined });
      expect(seen(() => hooks.useLineSeries())).toHaveLength(1);
      expect(
        seen(() => hooks.useXScale('own'), {
          xAxis: [{ scaleType: 'band', data: ['a', 'b', 'c'], id: 'own' }],
        }).range(),
      ).toEqual([65, 380]);
    },
  );

  proves(
    [
      '`useDrawingArea()` | `{ left, top, width, height, right, bottom }` between the axes',
      '`right` and `bottom` are the room beyond the drawing, not coordinates.',
    ],
    () => {
      expect(seen(hooks.useDrawingArea)).toMatchObject({
        left: 65,
        top: 20,
        width: 315,
        height: 235,
        right: 20,
        bottom: 45,
      });
    },
  );

  proves(
    [
      '`useXAxis(axisId?)`, `useXAxes()` | One axis with its `data` and `scale`; all as `{ xAxis, xAxisIds }`',
      '`useSeries()`, `useLineSeries(id?)`, and so on | The series as processed: `data`, for bars and lines `stackedData`',
      '`useItemHighlighted(item)` | `{ isHighlighted, isFaded }`',
      '`useSvgRef()`, `useChartId()` | The `<svg>` as a ref; an id of the chart',
      'All come from `@mui/x-charts/hooks`.',
    ],
    () => {
      const axis = seen(() => hooks.useXAxis());
      expect(axis.data).toEqual(['a', 'b', 'c']);
      const scale = axis.scale as (category: string) => number;
      expect(scale('a')).toBeCloseTo(75.5);
      const axes = seen(hooks.useXAxes);
      expect(axes.xAxisIds).toEqual(['defaultized-x-axis-0']);
      expect(axes.xAxis['defaultized-x-axis-0']?.data).toEqual(['a', 'b', 'c']);
      expect(Object.keys(seen(hooks.useSeries))).toEqual(['bar', 'line']);
      expect(seen(() => hooks.useLineSeries('line'))).toMatchObject({
        color: expect.any(String) as string,
        data: [4, 5, 6],
        stackedData: expect.any(Array) as unknown[],
      });
      const [bars] = seen(() => hooks.useBarSeries());
      expect(bars).toMatchObject({ data: [1, 2, 3] });
      expect(bars).toHaveProperty('stackedData');
      const dots = seen(() => hooks.useScatterSeries(), {
        xAxis: [{}],
        series: [{ type: 'scatter', data: [{ id: 1, x: 1, y: 1 }] }],
      });
      expect(dots[0]).toHaveProperty('data');
      expect(dots[0]).not.toHaveProperty('stackedData');
      expect(seen(() => hooks.useItemHighlighted({ seriesId: 'line', dataIndex: 0 }))).toEqual({
        isHighlighted: false,
        isFaded: false,
      });
      expect(seen(hooks.useSvgRef)).toHaveProperty('current');
      expect(seen(() => hooks.useChartId())).toEqual(expect.any(String));
    },
  );

  proves(
    [
      "Your shapes don't make the domain: set `min` and `max` on the axis, or add a series without a plot.",
      'Your shapes are cut off at the edges of the `<svg>`, not at those of the plot.',
      "When values may lie beyond the axis, put a `ChartsClipPath` with an `id` from `React.useId()` beside them, and give the `<g>` around them `clipPath`, as `'url(#' + id + ')'`.",
    ],
    () => {
      show(
        <Chart>
          <rect data-testid="own" x={0} y={0} width={9999} height={9} />
          <ChartsClipPath id="own-clip" />
          <g clipPath="url(#own-clip)" data-testid="clipped" />
        </Chart>,
      );
      expect(screen.getByTestId('clipped')).toHaveAttribute('clip-path', 'url(#own-clip)');
      expect(screen.getByTestId('own').closest('[clip-path]')).toBeNull();
      expect(screen.getByTestId('own').closest('svg')).toHaveStyle({ overflow: 'hidden' });
      expect(document.querySelector('#own-clip rect')).toHaveAttribute('width', '315');
      const domain = seen(() => hooks.useYScale<'linear'>(), { series: [], yAxis: [{}] }).domain();
      expect(domain.every(Number.isFinite)).toBe(false);
    },
  );

  proves(
    [
      "When the colour depends on the value, a `'continuous'` or `'piecewise'` `colorMap` on an axis of numbers or dates makes the gradient itself; `useChartGradientId(axisId)` gives its id for your own shapes.",
      "With an `'ordinal'` one, or none, the hook returns an id that nothing has.",
    ],
    () => {
      const yAxis = [
        {
          id: 'own',
          colorMap: {
            type: 'continuous' as const,
            max: 10,
            color: ['red', 'blue'] as [string, string],
          },
        },
      ];
      let id = '';
      function Look() {
        id = hooks.useChartGradientId('own');
        return null;
      }
      const { container } = show(
        <Chart yAxis={yAxis}>
          <Look />
        </Chart>,
      );
      const gradients = [...container.querySelectorAll('linearGradient')];
      expect(gradients.map((gradient) => gradient.id)).toContain(id);
      const isThere = (axis: NonNullable<ChartContainerProps['yAxis']>[number]) => {
        const chart = show(
          <Chart xAxis={[{}]} yAxis={[{ id: 'own', ...axis }]} series={[]}>
            <Look />
          </Chart>,
        );
        const ids = [...chart.container.querySelectorAll('[id]')].map((one) => one.id);
        chart.unmount();
        return ids.includes(id);
      };
      const colors = ['red', 'blue'];
      expect(
        isThere({ min: 0, max: 9, colorMap: { type: 'piecewise', thresholds: [5], colors } }),
      ).toBe(true);
      expect(
        isThere({
          scaleType: 'band',
          data: ['a'],
          colorMap: { type: 'ordinal', values: ['a'], colors },
        }),
      ).toBe(false);
      expect(isThere({ min: 0, max: 9 })).toBe(false);
    },
  );
});

describe('reference lines, HTML and links', () => {
  proves(
    'Start with `[]`: a state that starts as `undefined` logs an error at the first highlight.',
    () => {
      const chart = (highlightedAxis?: { axisId: string; dataIndex: number }[]) => (
        <LineChart
          {...SIZE}
          xAxis={[{ id: 'x', data: [1, 2, 3] }]}
          series={[{ data: [1, 2, 3] }]}
          highlightedAxis={highlightedAxis}
        />
      );
      const { rerender } = show(chart());
      rerender(chart([{ axisId: 'x', dataIndex: 1 }]));
      expectConsole('error', /changing the uncontrolled highlightedAxis/);
    },
  );

  const pathOf = () => document.querySelector('.MuiChartsReferenceLine-line')?.getAttribute('d');

  proves(
    [
      '`ChartsReferenceLine` takes either `x` or `y`; both or none, as with `undefined`, throw.',
      '`axisId` names another axis than the first.',
    ],
    () => {
      const line = (props: object) => (
        <Chart
          yAxis={[
            { min: 0, max: 10 },
            { id: 'other', min: 0, max: 100 },
          ]}
        >
          <ChartsReferenceLine {...(props as { y: number })} />
        </Chart>
      );
      show(line({ y: 10 })).unmount();
      show(line({ y: 100, axisId: 'other' }));
      expect(pathOf()).toMatch(/^M 65 20 /);
      expect(() => show(line({ x: 'a', y: 1 }))).toThrow(/cannot have both/);
      expect(() => show(line({}))).toThrow(/should have a value/);
      expect(() => show(line({ y: undefined }))).toThrow(/should have a value/);
    },
  );

  proves(
    [
      "`labelAlign` is `'start'`, `'middle'` (default) or `'end'`, and `spacing` (default 5 px, or `{ x, y }`) the distance of the label.",
      "On a `'band'` axis the line stands at the left edge of the value's bars, on a y-axis at the upper one.",
    ],
    () => {
      const labelOf = (
        props: Pick<ComponentProps<typeof ChartsReferenceLine>, 'labelAlign' | 'spacing'>,
      ) => {
        const { unmount } = show(
          <Chart>
            <ChartsReferenceLine x="a" label="Own" {...props} />
          </Chart>,
        );
        const label = document.querySelector('.MuiChartsReferenceLine-label');
        const found = [label?.getAttribute('x'), label?.getAttribute('y')].map(Number);
        const path = pathOf();
        unmount();
        return { found, path };
      };
      const usual = labelOf({});
      expect(usual).toEqual(labelOf({ labelAlign: 'middle', spacing: 5 }));
      expect(usual.found[0]).toBeCloseTo(75.5 + 5);
      expect(labelOf({ spacing: 15 }).found[0]).toBeCloseTo(75.5 + 15);
      expect(labelOf({ labelAlign: 'start' }).found[1]).toBe(25);
      expect(labelOf({ labelAlign: 'end' }).found[1]).toBe(250);
      expect(usual.path).toMatch(/^M 75\.5/);
      expect(labelOf({ labelAlign: 'start', spacing: { x: 3, y: 9 } }).found).toEqual([78.5, 29]);
      show(
        <Chart xAxis={[{}]} yAxis={[{ scaleType: 'band', data: ['a', 'b'] }]} series={[]}>
          <ChartsReferenceLine y="a" />
        </Chart>,
      );
      expect(pathOf()).toBe('M 65 31.75 l 315 0');
    },
  );

  proves(
    "A value that a `'band'` or `'point'` axis doesn't have draws nothing, as does `NaN` on an axis of numbers; development logs an error, once for each value and `axisId` on the page. A number outside of the domain is drawn outside of the plot: when zoomed too.",
    () => {
      for (const scaleType of ['band', 'point'] as const) {
        const { unmount } = show(
          <Chart
            xAxis={[{ scaleType, data: ['a', 'b', 'c'] }]}
            series={[{ type: 'line', data: [1, 2, 3] }]}
          >
            <ChartsReferenceLine x={`unknown ${scaleType}`} />
          </Chart>,
        );
        expect(pathOf()).toBeUndefined();
        unmount();
      }
      show(
        <Chart>
          <ChartsReferenceLine y={Number.NaN} />
        </Chart>,
      ).unmount();
      show(
        <Chart>
          <ChartsReferenceLine y={Number.NaN} />
        </Chart>,
      );
      show(
        <Chart yAxis={[{}, { id: 'other', min: 0, max: 10 }]}>
          <ChartsReferenceLine y={Number.NaN} axisId="other" />
        </Chart>,
      );
      expect(pathOf()).toBeUndefined();
      expect(expectConsole('error', /does not exist in the data of x axis/)).toHaveLength(2);
      expect(expectConsole('error', /NaN does not exist in the data of y axis/)).toHaveLength(2);
      const zoomed = show(
        <pro.LineChartPro
          {...SIZE}
          initialZoom={[{ axisId: 'x', start: 50, end: 100 }]}
          xAxis={[{ id: 'x', zoom: true, min: 0, max: 10, data: [0, 10] }]}
          series={[{ data: [1, 2] }]}
        >
          <ChartsReferenceLine x={1} />
        </pro.LineChartPro>,
      );
      const [, left] = /^M (\S+)/.exec(pathOf() ?? '') ?? [];
      expect(Number(left)).toBeLessThan(65);
      zoomed.unmount();
      show(
        <Chart>
          <ChartsReferenceLine y={12} />
        </Chart>,
      );
      const [, top] = /^M \S+ (\S+)/.exec(pathOf() ?? '') ?? [];
      expect(Number(top)).toBeLessThan(20);
    },
  );

  proves(
    [
      'Hooks work in HTML too, inside of the same `ChartDataProvider`.',
      'Without a `width` on the provider, the `width` of the drawing is 0 or negative until the chart was measured: draw nothing then.',
    ],
    () => {
      const widths: number[] = [];
      function Look() {
        const { width } = hooks.useDrawingArea();
        widths.push(width);
        return <p>{width}</p>;
      }
      const provider = (width?: number) => (
        <ChartDataProvider width={width} height={300} series={[{ type: 'line', data: [1] }]}>
          <Look />
          <ChartsSurface />
        </ChartDataProvider>
      );
      show(provider(400)).unmount();
      expect(widths.at(-1)).toBe(315);
      widths.length = 0;
      show(provider());
      expect(widths[0]).toBeLessThan(0);
    },
  );

  proves(
    'On the server your parts are missing from the `<svg>` unless the provider has both.',
    () => {
      const draw = (size: { width?: number; height?: number }) =>
        renderToString(
          <ChartContainer {...size} series={[{ type: 'line', data: [1, 2] }]}>
            <ChartsAxis />
            <g data-part="own" />
          </ChartContainer>,
        );
      for (const size of [{}, { height: 300 }, { width: 400 }]) {
        expect(draw(size)).toContain('<svg');
        expect(draw(size)).not.toMatch(/MuiChartsAxis|data-part/);
      }
      expect(draw({ height: 300, width: 400 })).toMatch(/MuiChartsAxis.*data-part/);
    },
  );
});

exempt(
  [
    'The ready bar, line, scatter and pie charts are made of parts that the package exports.',
    "For lines use a `'point'` axis; beside bars, draw a line of your own at `x(value) + x.bandwidth() / 2`.",
    'A good order is `ChartsGrid`, plots, `ChartsAxisHighlight`, `ChartsReferenceLine`, axes.',
    'Legends are HTML.',
    'With `gradientUnits="userSpaceOnUse"` and the coordinates of the drawing area it means the same for each series.',
    "Texts of your own SVG aren't read then, so the label has to say what they say.",
  ],
  'A definition, or about HTML and screen readers.',
);
