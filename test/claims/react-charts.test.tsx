import { createRef, type ReactElement } from 'react';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart, LinePlot, MarkPlot, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import {
  proves,
  consoleMessages,
  exempt,
  expectCompiles,
  expectTypeError,
  screen,
  show,
} from './harness';

const SIZE = { width: 400, height: 300 } as const;

const free = {
  bar: <BarChart {...SIZE} xAxis={[{ data: ['a'] }]} series={[{ data: [1] }]} />,
  line: (
    <LineChart {...SIZE} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2], showMark: true }]} />
  ),
  spark: <SparkLineChart {...SIZE} data={[1, 3, 2]} />,
  pie: (
    <PieChart
      {...SIZE}
      series={[
        {
          data: [
            { id: 0, value: 1 },
            { id: 1, value: 2 },
          ],
        },
      ]}
    />
  ),
  scatter: <ScatterChart {...SIZE} series={[{ data: [{ id: 0, x: 1, y: 2 }] }]} />,
  radar: (
    <RadarChart {...SIZE} radar={{ metrics: ['a', 'b', 'c'] }} series={[{ data: [1, 2, 3] }]} />
  ),
  gauge: <Gauge {...SIZE} value={60} />,
} as const;

const paid = {
  heatmap: (
    <Heatmap
      {...SIZE}
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ data: ['b'] }]}
      series={[{ data: [[0, 0, 5]] }]}
    />
  ),
  funnel: <FunnelChart {...SIZE} series={[{ data: [{ value: 9 }, { value: 4 }] }]} />,
} as const;

/** How many SVG elements a chart draws for its data. */
function marksOf(chart: ReactElement, selector: string): number {
  const { container, unmount } = show(chart);
  const count = container.querySelectorAll(`svg ${selector}`).length;
  unmount();
  return count;
}

const licenceNotices = () =>
  consoleMessages().filter(({ text }) => text.includes('Missing license key'));

describe('types of charts', () => {
  proves(
    [
      'The charts draw your data as SVG: bars, lines, areas, pies, scatter plots, gauges, and more.',
      '| Amounts per category | [`BarChart`](/x/react-charts/bars/) | `@mui/x-charts` |',
      '| Values over time | [`LineChart`](/x/react-charts/lines/) | `@mui/x-charts` |',
      '| Values over time, in a cell or a card | [`SparkLineChart`](/x/react-charts/sparkline/) | `@mui/x-charts` |',
      '| Parts of a whole, up to about five | [`PieChart`](/x/react-charts/pie/) | `@mui/x-charts` |',
      '| The relation of two numbers | [`ScatterChart`](/x/react-charts/scatter/) | `@mui/x-charts` |',
      '| Several measures of one item | [`RadarChart`](/x/react-charts/radar/) | `@mui/x-charts` |',
      '| One value and its limit | [`Gauge`](/x/react-charts/gauge/) | `@mui/x-charts` |',
    ],
    () => {
      expect(marksOf(free.bar, '.MuiBarElement-root')).toBe(1);
      expect(marksOf(free.line, '.MuiLineElement-root')).toBe(1);
      expect(marksOf(free.spark, '.MuiLineElement-root')).toBe(1);
      expect(marksOf(free.pie, '.MuiPieArc-root')).toBe(2);
      expect(marksOf(free.scatter, '.MuiScatter-root circle')).toBe(1);
      expect(marksOf(free.radar, '[class*="RadarSeriesPlot"]')).toBeGreaterThan(0);
      expect(marksOf(free.gauge, '.MuiGauge-valueArc')).toBe(1);
      expect(licenceNotices()).toEqual([]);
    },
  );

  proves(
    [
      '| A value for each pair of categories | [`Heatmap`](/x/react-charts/heatmap/) | `@mui/x-charts-pro` |',
      '| Steps of a process | [`FunnelChart`](/x/react-charts/funnel/), also as a [pyramid](/x/react-charts/pyramid/) | `@mui/x-charts-pro` |',
      '`@mui/x-charts-pro` requires a Pro license',
      '| More chart types | `Heatmap`, `FunnelChart` |',
    ],
    () => {
      expect(marksOf(paid.heatmap, '.MuiHeatmap-cell')).toBe(1);
      expect(marksOf(paid.funnel, '.MuiFunnelSection-root')).toBe(2);
      expect(licenceNotices().length).toBeGreaterThan(0);
      expect(Object.keys(charts)).not.toEqual(expect.arrayContaining(['Heatmap']));
      expect(Object.keys(charts)).not.toEqual(expect.arrayContaining(['FunnelChart']));
    },
  );

  proves('`@mui/x-charts` is free under the MIT license.', () => {
    const text = readFileSync('node_modules/@mui/x-charts/package.json', 'utf8');
    expect(JSON.parse(text)).toMatchObject({ license: 'MIT' });
  });

  proves(
    [
      '| [Zoom and pan](/x/react-charts/zoom-and-pan/) | `BarChartPro`, `LineChartPro`, `ScatterChartPro` |',
      '| [Export](/x/react-charts/export/) and print | The same components, and `PieChartPro`, `RadarChartPro`, `Heatmap`, `FunnelChart` |',
    ],
    () => {
      const {
        BarChartPro: Bar,
        LineChartPro,
        ScatterChartPro,
        PieChartPro,
        RadarChartPro,
      } = chartsPro;
      type Api = Readonly<Record<string, unknown>>;
      const can = (draw: (apiRef: React.RefObject<never>) => ReactElement) => {
        const apiRef = createRef<Api>();
        const { unmount } = show(draw(apiRef as never));
        const api = apiRef.current ?? {};
        const found = ['setZoomData', 'exportAsImage', 'exportAsPrint'].map((name) => name in api);
        unmount();
        return found;
      };
      const all = [true, true, true];
      const exports = [false, true, true];
      const x = [{ id: 'x', data: ['a', 'b', 'c', 'd'], zoom: true }];
      const numbers = [{ id: 'x', data: [1, 2], zoom: true }];
      const series = [{ data: [1, 2, 3, 4] }];
      expect(can((ref) => <Bar {...SIZE} apiRef={ref} xAxis={x} series={series} />)).toEqual(all);
      expect(
        can((ref) => (
          <LineChartPro {...SIZE} apiRef={ref} xAxis={numbers} series={[{ data: [1, 2] }]} />
        )),
      ).toEqual(all);
      expect(
        can((ref) => (
          <ScatterChartPro
            {...SIZE}
            apiRef={ref}
            xAxis={[{ zoom: true }]}
            series={[{ data: [{ id: 0, x: 1, y: 1 }] }]}
          />
        )),
      ).toEqual(all);
      expect(
        can((ref) => (
          <PieChartPro {...SIZE} apiRef={ref} series={[{ data: [{ id: 0, value: 1 }] }]} />
        )),
      ).toEqual(exports);
      expect(
        can((ref) => (
          <RadarChartPro
            {...SIZE}
            apiRef={ref}
            radar={{ metrics: ['a', 'b', 'c'] }}
            series={[{ data: [1, 2, 3] }]}
          />
        )),
      ).toEqual(exports);

      expect(
        can((ref) => (
          <Heatmap
            {...SIZE}
            apiRef={ref}
            xAxis={[{ data: ['a'] }]}
            yAxis={[{ data: ['b'] }]}
            series={[{ data: [[0, 0, 5]] }]}
          />
        )),
      ).toEqual(exports);
      expect(
        can((ref) => (
          <FunnelChart {...SIZE} apiRef={ref} series={[{ data: [{ value: 9 }, { value: 4 }] }]} />
        )),
      ).toEqual(exports);

      // A part of the axis shows, and another one when it moves.
      const categoriesOf = (start: number, end: number) => {
        const { container, unmount } = show(
          <BarChartPro
            {...SIZE}
            xAxis={x}
            series={series}
            initialZoom={[{ axisId: 'x', start, end }]}
          />,
        );
        const texts = [...container.querySelectorAll('.MuiChartsAxis-directionX text')];
        unmount();
        return texts.map(({ textContent }) => textContent);
      };
      expect(categoriesOf(0, 50)).toEqual(['a', 'b']);
      expect(categoriesOf(50, 100)).toEqual(['c', 'd']);
    },
  );
});

describe('theme and motion', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  /** A system that asks for less motion, or doesn't. */
  function setReducedMotion(matches: boolean) {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }),
    });
  }

  proves(
    "They follow your Material UI theme in light and dark mode. Changes are animated, unless the user's system asks for reduced motion.",
    () => {
      const drawn = (mode: 'light' | 'dark') => {
        const { container, unmount } = show(
          <ThemeProvider theme={createTheme({ palette: { mode } })}>{free.bar}</ThemeProvider>,
        );
        const fill = container.querySelector('.MuiBarElement-root')?.getAttribute('fill');
        const text = container.querySelector('.MuiChartsAxis-tickLabel');
        const found = { fill, text: text && getComputedStyle(text).fill };
        unmount();
        return found;
      };
      expect(drawn('light').fill).not.toBe(drawn('dark').fill);
      expect(drawn('light').text).not.toBe(drawn('dark').text);

      const heightAtFirst = (isReduced: boolean) => {
        setReducedMotion(isReduced);
        const { container, unmount } = show(free.bar);
        const height = container.querySelector('.MuiBarElement-root')?.getAttribute('height');
        unmount();
        return Number(height);
      };
      const full = heightAtFirst(true);
      expect(full).toBeGreaterThan(200);
      expect(heightAtFirst(false)).toBeLessThan(full);
    },
  );
});

describe('lines', () => {
  proves('A line chart has the same props as a bar chart: `xAxis`, `yAxis`, and `series`.', () => {
    const props = {
      xAxis: [{ data: [1, 2], scaleType: 'band' as const }],
      yAxis: [{ max: 10, label: 'Own' }],
      series: [{ data: [1, 2], label: 'Series' }],
    };
    for (const Chart of [BarChart, LineChart]) {
      const { unmount } = show(<Chart {...SIZE} {...props} />);
      expect(screen.getByText('Own')).toBeInTheDocument();
      expect(screen.getByText('10')).toBeInTheDocument();
      expect(screen.getByText('Series')).toBeInTheDocument();
      unmount();
    }
  });

  const pathOf = (props: Partial<LineChartProps>) => {
    const { container, unmount } = show(<LineChart {...SIZE} series={[]} {...props} />);
    const path = container.querySelector('.MuiLineElement-root')?.getAttribute('d');
    unmount();
    return path ?? '';
  };

  proves(
    "The x-axis of a line chart expects numbers. For words, set `scaleType: 'point'` on the axis, and for dates `scaleType: 'time'`.",
    () => {
      const series = [{ data: [1, 2] }];
      const words = ['a', 'b'];
      expect(pathOf({ series, xAxis: [{ data: [1, 2] }] })).toMatch(/^M65,/);
      expect(pathOf({ series, xAxis: [{ data: words, scaleType: 'point' }] })).toMatch(/^M65,/);
      const dates = [new Date(2026, 2, 1), new Date(2026, 3, 1)];
      expect(pathOf({ series, xAxis: [{ data: dates, scaleType: 'time' }] })).toMatch(/^M65,/);
    },
  );

  proves('To stack areas, set `area` and the same `stack` name on each series', () => {
    const { container } = show(
      <LineChart
        {...SIZE}
        xAxis={[{ data: [1, 2] }]}
        yAxis={[{ max: 10 }]}
        series={[
          { data: [4, 4], area: true, stack: 'all' },
          { data: [6, 6], area: true, stack: 'all' },
        ]}
      />,
    );
    expect(container.querySelectorAll('.MuiAreaElement-root')).toHaveLength(2);
    // The second layer reaches 4 + 6 = 10, the top of the drawing.
    const upper = [...container.querySelectorAll('.MuiLineElement-root')].map((line) =>
      line.getAttribute('d'),
    );
    expect(upper).toContainEqual(expect.stringMatching(/^M65,20L|^M65,20C/));
  });
});

describe('parts', () => {
  const attributesOf = (chart: ReactElement) => {
    const { container, unmount } = show(chart);
    const found = [...container.querySelectorAll('.MuiBarElement-root')].map((bar) =>
      ['x', 'y', 'width', 'height'].map((name) => bar.getAttribute(name)),
    );
    unmount();
    return found;
  };

  proves('The charts consist of parts that the package exports.', () => {
    const xAxis = [{ data: ['a', 'b'], scaleType: 'band' as const }];
    const ready = attributesOf(<BarChart {...SIZE} xAxis={xAxis} series={[{ data: [10, 20] }]} />);
    const composed = attributesOf(
      <ChartContainer {...SIZE} xAxis={xAxis} series={[{ type: 'bar', data: [10, 20] }]}>
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>,
    );
    expect(ready).toHaveLength(2);
    expect(composed).toEqual(ready);
  });

  proves(
    [
      'If no chart component fits, put the parts into a `ChartContainer`: plots, axes, reference lines, or your own SVG. Each series then needs a `type`.',
      'To draw your own parts, read the scales with the hooks `useXScale`, `useYScale`, and `useDrawingArea`.',
      '| Candlestick, box plot | Draw the boxes in a `ChartContainer` with `useXScale` and `useYScale` |',
    ],
    () => {
      function Box() {
        const x = useXScale<'band'>();
        const y = useYScale<'linear'>();
        const area = useDrawingArea();
        return (
          <>
            <rect data-testid="box" x={x('b')} y={y(20)} width={x.bandwidth()} />
            <rect data-testid="area" x={area.left} y={area.top} />
          </>
        );
      }
      const { container } = show(
        <ChartContainer
          {...SIZE}
          xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]}
          series={[
            { type: 'bar', data: [10, 20] },
            { type: 'line', data: [5, 15], showMark: true },
          ]}
        >
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsReferenceLine y={10} label="Limit" />
          <ChartsXAxis />
          <ChartsYAxis />
          <Box />
        </ChartContainer>,
      );
      expect(container.querySelectorAll('.MuiLineElement-root')).toHaveLength(1);
      expect(container.querySelectorAll('.MuiMarkElement-root')).toHaveLength(2);
      expect(screen.getByText('Limit')).toBeInTheDocument();
      const bar = container.querySelectorAll('.MuiBarElement-root')[1];
      for (const name of ['x', 'y', 'width']) {
        expect(screen.getByTestId('box').getAttribute(name)).toBe(bar?.getAttribute(name));
      }
      expect(screen.getByTestId('area').getAttribute('x')).toBe('65');
      expect(screen.getByTestId('area').getAttribute('y')).toBe('20');
    },
  );
});

describe('screen readers and limits', () => {
  proves(
    'Without them, screen readers find only the texts of the axes. The props are passed to the `<svg>` element. For a longer description, pass `desc`.',
    () => {
      const { container, unmount } = show(free.bar);
      const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(texts).toEqual(expect.arrayContaining(['a', '0.0']));
      expect(container.querySelector('[role], [aria-label], [aria-labelledby]')).toBeNull();
      unmount();
      const named = show(
        <BarChart
          {...SIZE}
          role="img"
          aria-label="One rises"
          title="Title"
          desc="Longer"
          series={[{ data: [1] }]}
        />,
      );
      const svg = screen.getByRole('img', { name: 'One rises' });
      expect(svg.tagName).toBe('svg');
      expect(named.container.querySelector('svg > title')?.textContent).toBe('Title');
      expect(named.container.querySelector('svg > desc')?.textContent).toBe('Longer');
    },
  );

  proves("Keyboard users can't reach bars, points, and slices in this version.", async () => {
    const { user, container } = show(
      <>
        {free.bar}
        {free.line}
        {free.scatter}
        {free.pie}
        <button type="button">After</button>
      </>,
    );
    expect(container.querySelectorAll('svg .MuiBarElement-root, svg .MuiPieArc-root')).toHaveLength(
      3,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  proves(
    'A chart measures its container, so a server renders an empty surface. To render the chart on the server, set both `width` and `height`',
    () => {
      const draw = (size: { width?: number; height?: number }) =>
        renderToString(<BarChart {...size} series={[{ data: [1, 2] }]} />);
      expect(draw({ height: 300 })).toContain('<svg');
      expect(draw({ height: 300 })).not.toContain('MuiBarElement');
      expect(draw(SIZE)).toContain('MuiBarElement');
    },
  );

  proves('SVG is the only renderer in this version.', async () => {
    const scatter = (props: string) =>
      `import { ScatterChart } from '@mui/x-charts/ScatterChart';
      export const chart = <ScatterChart series={[]} ${props} />;`;
    await expectCompiles(scatter(''));
    await expectTypeError(scatter('renderer="svg-batch"'), /TS2322/);
    const { container } = show(
      <ScatterChart {...SIZE} series={[{ data: [{ id: 0, x: 1, y: 1 }] }]} />,
    );
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('canvas')).toBeNull();
  });

  proves(
    'Each bar, point, and slice is a separate SVG element. A line without marks is one element.',
    () => {
      const many = Array.from({ length: 60 }, (_, index) => index);
      expect(
        marksOf(<BarChart {...SIZE} series={[{ data: many }]} />, 'rect.MuiBarElement-root'),
      ).toBe(60);
      expect(
        marksOf(
          <ScatterChart {...SIZE} series={[{ data: many.map((x) => ({ id: x, x, y: x })) }]} />,
          '.MuiScatter-root circle',
        ),
      ).toBe(60);
      expect(
        marksOf(
          <PieChart {...SIZE} series={[{ data: many.map((id) => ({ id, value: 1 })) }]} />,
          'path.MuiPieArc-root',
        ),
      ).toBe(60);
      expect(
        marksOf(
          <LineChart {...SIZE} series={[{ data: many, showMark: false }]} />,
          'path.MuiLineElement-root',
        ),
      ).toBe(1);
    },
  );
});

describe('what is missing', () => {
  proves('Some chart types are missing in this version.', () => {
    const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
    expect(names).toContain('BarChart');
    expect(
      names.filter((name) =>
        /Candle|BoxPlot|RangeBar|Gantt|Sunburst|Treemap|Sankey|Geo/.test(name),
      ),
    ).toEqual([]);
  });

  proves(
    "| Range bars, Gantt | Stack a series with the `color` `'transparent'` under the visible series, as in the [timeline](/x/react-charts/bar-demo/#gantt-timeline) |",
    () => {
      const { container } = show(
        <BarChart
          {...SIZE}
          layout="horizontal"
          yAxis={[{ data: ['a'] }]}
          series={[
            { data: [10], stack: 'range', color: 'transparent' },
            { data: [5], stack: 'range', color: 'teal' },
          ]}
        />,
      );
      const [below, range] = [...container.querySelectorAll('.MuiBarElement-root')];
      expect(below?.getAttribute('fill')).toBe('transparent');
      const end = Number(below?.getAttribute('x')) + Number(below?.getAttribute('width'));
      expect(range?.getAttribute('x')).toBe(String(end));
    },
  );

  proves(
    '| Sunburst | Two `series` in one `PieChart`, with different `innerRadius` and `outerRadius` |',
    () => {
      const data = [
        { id: 0, value: 1 },
        { id: 1, value: 2 },
      ];
      const { container } = show(
        <PieChart
          {...SIZE}
          series={[
            { data, outerRadius: 50 },
            { data, innerRadius: 60, outerRadius: 90 },
          ]}
        />,
      );
      const arcs = [...container.querySelectorAll('.MuiPieArc-root')].map(
        (arc) => arc.getAttribute('d') ?? '',
      );
      expect(arcs).toHaveLength(4);
      expect(arcs.filter((path) => path.includes('A50,50'))).toHaveLength(2);
      expect(arcs.filter((path) => /A90,90.*A60,60/.test(path))).toHaveLength(2);
    },
  );
});
exempt(
  'Avoid `title`: browsers show it as a tooltip over the whole chart.',
  'What a browser does with the title of an SVG is outside of the packages.',
);
exempt(
  '| Treemap, Sankey, maps | Another library, such as D3 with your own SVG |',
  'Advice about another library.',
);
exempt(
  'The roadmap page says where the plans of the project are published.',
  'Says what another page holds.',
);
