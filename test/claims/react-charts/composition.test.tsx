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
import * as tooltip from '@mui/x-charts/ChartsTooltip';
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

proves("Charts don't export a hook that opens their tooltip for your own shapes.", () => {
  // The exported hooks about tooltips only read; the package opens its tooltip with hooks about interaction.
  const names = [hooks, tooltip, pro].flatMap((module) => Object.keys(module));
  expect(names).toContain('useItemTooltip');
  expect(names.filter((name) => /Interaction/.test(name))).toEqual([]);
});

const count = (selector: string) => document.querySelectorAll(selector).length;

describe('parts', () => {
  proves(
    [
      '| `ChartContainer` | The data and the `<svg>` | SVG parts and the tooltip |',
      '| `ChartDataProvider` | The data: series, axes, size, `colors`, and `dataset` | HTML next to or on top of the SVG |',
      '| `ChartsSurface` | The `<svg>`, with `title`, `desc`, `role`, and `sx` | Inside a `ChartDataProvider` |',
      'Replace `ChartContainer` with a `ChartDataProvider` and a `ChartsSurface`, and put the legend next to the surface:',
      'The container has the data, and each child draws one part.',
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
    '| A prebuilt chart | Everything. Children are drawn in the `<svg>`, above series and axes | One more line or mark |',
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
      'To mix types, give each entry of `series` its `type`, and add the plot of each type:',
      "If you leave out the plot of a series, the series isn't drawn, but its values extend the domain of the axes.",
      'If the series has a `label`, it appears in the legend.',
      'Later children are drawn above earlier children, because SVG has no layers.',
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
    "| `type: 'line'` | `LinePlot`, `AreaPlot` for lines with `area`, `MarkPlot` for marks, `LineHighlightPlot` | `@mui/x-charts/LineChart` |",
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
    "The types `'radar'`, `'funnel'`, and `'heatmap'` compile in a `ChartContainer`, but throw \"Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')\".",
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
      "Bars need an x-axis with `scaleType: 'band'` and `data`, or `BarPlot` throws.",
      "With `layout: 'horizontal'`, bars need such a y-axis instead.",
      "Lines can share the band axis if it's the x-axis.",
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
      '`LineHighlightPlot` highlights the points of lines next to the pointer.',
      '`ChartsTooltip` adds [the tooltip](/x/react-charts/tooltip/).',
      '`ChartsOverlay` shows "No data to display", or "Loading data…" with its `loading` prop.',
      "Composed charts don't include these parts by default:",
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
    [
      "| `type: 'bar'` | `BarPlot` | `@mui/x-charts/BarChart` |",
      "| `type: 'scatter'` | `ScatterPlot` | `@mui/x-charts/ScatterChart` |",
      "| `type: 'pie'` | `PiePlot` | `@mui/x-charts/PieChart` |",
      'Import any other part, such as `ChartsAxis`, from the path with its name.',
    ],
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

  proves(
    [
      'All parts read the data from the context of the provider.',
      'Outside a provider, they throw an error.',
    ],
    () => {
      for (const part of [<BarPlot key="b" />, <ChartsAxis key="a" />, <MarkPlot key="m" />]) {
        expect(() => show(<svg>{part}</svg>)).toThrow(/Could not find the Chart context/);
      }
    },
  );
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
      "If no axis has the `axisId`, `useXScale()` and `useYScale()` throw, and `useXAxis()` and `useYAxis()` return `undefined`, although their types don't include it.",
      '`useLineSeries()` also returns `undefined` for an unknown id.',
      'Without an id, it returns an array of all lines.',
      'The component reads the scales with hooks, and draws in pixels from the top left of the SVG.',
      '| `useXScale(axisId?)`, `useYScale(axisId?)` | The scale, a function that converts a value to pixels |',
      'A band scale returns the left edge of a band, or the upper edge on a y-axis.',
      "If a value isn't on the axis, a band scale returns `undefined`.",
      'On a y-axis of numbers, pixels are counted from the top, so a larger value has a smaller coordinate.',
      'The height of a shape is `y(low) - y(high)`.',
      'With `reverse`, the order is inverted.',
      'For the middle, add half of `bandwidth()`.',
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
      '| `useDrawingArea()` | The area between the axes: `left`, `top`, `width`, and `height` |',
      'The `right` and `bottom` of `useDrawingArea()` are the space next to the area, not coordinates.',
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
      '| `useXAxis(axisId?)`, `useXAxes()` | One axis with its `data` and `scale`, or all axes as `{ xAxis, xAxisIds }` |',
      '| `useSeries()`, `useLineSeries(id?)` | The processed series with `data`. Series of bars and lines also have `stackedData` |',
      '| `useItemHighlighted(item)` | `{ isHighlighted, isFaded }` |',
      '| `useSvgRef()`, `useChartId()` | A ref to the `<svg>`, and an id of the chart |',
      'All hooks come from `@mui/x-charts/hooks`.',
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
      "Your shapes don't extend the domain of an axis.",
      'Your shapes are clipped at the edges of the `<svg>`, not at the edges of the plot.',
      'To clip them at the plot, add a `ChartsClipPath` with an `id` from `React.useId()`.',
      "Wrap the shapes in a `<g>` whose `clipPath` is `'url(#' + id + ')'`.",
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
      'The chart then creates the gradient, and `useChartGradientId(axisId)` returns its id for your own shapes.',
      "An axis with an `'ordinal'` color map, or without a color map, has no gradient with this id.",
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
    'If the state starts as `undefined`, the chart logs an error at the first highlight.',
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
      '| `x`, `y` | The value. Pass one of them: with both or neither, the line throws | None |',
      '| `axisId` | The axis of the value | First axis |',
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
      "| `labelAlign` | `'start'`, `'middle'`, or `'end'` | `'middle'` |",
      '| `spacing` | Distance of the label in px, or `{ x, y }` | `5` |',
      "On a `'band'` axis, the line is at the left edge of a bar, or at the upper edge on a y-axis.",
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
    [
      "If a `'band'` or `'point'` axis doesn't have the value, nothing is drawn, and development logs an error.",
      'The same applies to `NaN` on an axis of numbers.',
      'If a number is outside the domain, the line is drawn outside the plot.',
      'This can happen when users zoom.',
    ],
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
      'The hooks also work in HTML inside the same `ChartDataProvider`.',
      'If the provider has no `width`, the `width` of the drawing area is 0 or negative until the chart is measured.',
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

  proves('Otherwise your parts are missing from the `<svg>` in the HTML of the server.', () => {
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
  });
});

exempt(
  [
    'Bar, line, scatter, and pie charts consist of parts that the package exports.',
    "A legend is HTML, so it can't be inside the SVG.",
    "Screen readers then don't read texts inside the SVG, so repeat these texts in the label.",
    '| `label` | A text at the line. Labels can overlap each other | None |',
    'A good order is `ChartsGrid`, plots, `ChartsAxisHighlight`, `ChartsReferenceLine`, axes.',
    'For the middle of a bar, draw your own line at `x(value) + x.bandwidth() / 2`, as in [the next section](#draw-your-own-svg).',
    'Compose a chart from these parts to mix types of series, draw your own shapes, or place the legend elsewhere.',
  ],
  'A definition, or about HTML and screen readers.',
);
