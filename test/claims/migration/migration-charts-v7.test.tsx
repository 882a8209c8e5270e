import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Charts from '@mui/x-charts-pro';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  proves,
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
} from '../harness';

type Props = Readonly<Record<string, unknown>>;
type Module = typeof Charts & Readonly<Record<string, unknown>>;

function folderOf(era: 'v7' | 'v8'): string {
  return path.join(installPackages(process.cwd(), era), 'node_modules/@mui');
}

const manifestOf = (era: 'v7' | 'v8', name: string) =>
  JSON.parse(readFileSync(path.join(folderOf(era), name, 'package.json'), 'utf8'));

/** The old package has ES modules where it says `main`. */
const v7 = jest.requireActual<Module>(path.join(folderOf('v7'), 'x-charts/node'));
const v8 = jest.requireActual<Module>('@mui/x-charts');
const pro8 = jest.requireActual<Module>('@mui/x-charts-pro');

const SIZE = { width: 400, height: 300, skipAnimation: true };
const BARS = {
  ...SIZE,
  xAxis: [{ id: 'x', scaleType: 'band', data: ['a', 'b', 'c'] }],
  series: [
    { id: 's', label: 'Sales', data: [13, 27, 98] },
    { id: 't', label: 'Tea', data: [3, 7, 9] },
  ],
};
const LINES = { ...BARS, xAxis: [{ id: 'x', scaleType: 'point', data: [1, 2, 3] }] };
const POINTS = { ...SIZE, series: [{ label: 'Cups', data: [{ id: 1, x: 1, y: 2 }] }] };
const PIE = { ...SIZE, series: [{ data: [{ id: 'a', value: 2, label: 'b' }] }] };

/** Charts with a legend. */
const LEGENDS = [
  ['BarChart', BARS],
  ['LineChart', LINES],
  ['ScatterChart', POINTS],
  ['PieChart', PIE],
] as const;

const axesTo = (max: number) => ({
  xAxis: [{ id: 'x', min: 0, max }],
  yAxis: [{ id: 'y', min: 0, max }],
});

/** An element of one side, by the name of its component. */
function make(release: Module, name: string, props: Props = {}, children?: ReactNode) {
  const Component = release[name] as ComponentType<Props & { readonly children?: ReactNode }>;
  return <Component {...props}>{children}</Component>;
}

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Module) => Result | Promise<Result>,
): Promise<{ readonly v7: Result; readonly v8: Result }> {
  const result = { v7: await look(v7), v8: await look(v8) };
  cleanup();
  return result;
}

/** Shows one alone. */
function alone(element: ReactElement, theme?: ThemeOptions): HTMLElement {
  cleanup();
  return show(theme ? <ThemeProvider theme={createTheme(theme)}>{element}</ThemeProvider> : element)
    .container;
}

const svgOf = (container: HTMLElement): Element =>
  container.querySelector('svg[class*=ChartsSurface]') as Element;
const tagsOf = (container: Element, selector: string): readonly string[] =>
  [...container.querySelectorAll(selector)].map(({ tagName }) => tagName.toLowerCase());

/** Left, top, width and height of the plot. */
function plotOf(release: Module, name: string, props: Props): readonly number[] {
  let area: readonly number[] = [];
  function Spy() {
    const { left, top, width, height } = release.useDrawingArea();
    area = [left, top, width, height];
    return null;
  }
  alone(make(release, name, props, <Spy />));
  return area;
}

/** What a hook gives within a chart of lines. */
function within(release: Module, hook: string): unknown {
  let result: unknown;
  function Spy() {
    result = (release[hook] as () => unknown)();
    return null;
  }
  alone(make(release, 'LineChart', LINES, <Spy />));
  return result;
}

/** jsdom draws nothing, so the chart stands at the corner of the window. */
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

/** The first tag of a chart in production. */
function inProduction(era: 'v7' | 'v8'): readonly string[] {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  let html = '';
  jest.isolateModules(() => {
    const { createElement } = jest.requireActual('react');
    const { renderToString } = jest.requireActual('react-dom/server');
    const { BarChart } = jest.requireActual(
      era === 'v7' ? path.join(folderOf('v7'), 'x-charts/node') : '@mui/x-charts',
    );
    html = renderToString(createElement(BarChart, BARS));
  });
  Object.assign(process.env, { NODE_ENV });
  return html.replace(/<style[^>]*>[^<]*<\/style>/g, '').match(/<[^>]+>/) ?? [];
}

/** Moves a pointer over the middle of the plot. */
async function hover(container: HTMLElement): Promise<void> {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.pointer({ target: svgOf(container), coords: { clientX: 200, clientY: 150 } });
  await act(() => pause(80));
}

proves(
  [
    'You can keep Material UI: v8 accepts `@mui/material` 5.15.14 and later, 6, and 7.',
    'React can be 17, 18, or 19.',
    "Springs in the slots `bar`, `pieArc`, `pieArcLabel` | Numbers and `skipAnimation`. `@react-spring/web` isn't installed any more",
  ],
  () => {
    for (const name of ['x-charts', 'x-charts-pro']) {
      const { peerDependencies } = manifestOf('v8', name);
      expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
      expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    }
    expect(manifestOf('v7', 'x-charts').dependencies).toHaveProperty('@react-spring/web');
    expect(manifestOf('v8', 'x-charts').dependencies).not.toHaveProperty('@react-spring/web');
    return expectCompiles(`
      import { BarElement, type BarElementProps } from '@mui/x-charts/BarChart';
      import { PieArcLabelPlot, PieArcPlot, type PieArcProps } from '@mui/x-charts/PieChart';
      type Bar = React.ComponentProps<Extract<NonNullable<BarElementProps['slots']>['bar'], React.ComponentType<never>>>;
      export const size = (bar: Bar): [number, number, boolean] => [bar.width, bar.height, bar.skipAnimation];
      export const angle = (arc: PieArcProps): [number, boolean] => [arc.startAngle, arc.skipAnimation];
      export const all = [BarElement, PieArcPlot, PieArcLabelPlot];`);
  },
);

proves(
  'A slot `bar` that spreads its props | Leave out `ownerState`, `skipAnimation`, `id` (the id of the series), `dataIndex`, `layout`, `xOrigin`, and `yOrigin`',
  () => {
    const slotThat = (leavesOut: readonly string[]) =>
      function Bar(props: Props) {
        const kept = Object.entries(props).filter(([name]) => !leavesOut.includes(name));
        return <rect data-slot={String(props.id)} {...Object.fromEntries(kept)} />;
      };
    const springs = ['ownerState', 'skipAnimation'];
    const Plain = slotThat(springs);
    const Picked = slotThat([...springs, 'id', 'dataIndex', 'layout', 'xOrigin', 'yOrigin']);
    expect(
      tagsOf(alone(make(v8, 'BarChart', { ...BARS, slots: { bar: Picked } })), '[data-slot=s]'),
    ).toHaveLength(3);
    expect(consoleMessages()).toEqual([]);
    expect(
      tagsOf(alone(make(v8, 'BarChart', { ...BARS, slots: { bar: Plain } })), '#s'),
    ).toHaveLength(3);
    expectConsole('error', /does not recognize the/);
  },
);

proves(
  "`fontWeight` in `styleOverrides` of the legend's `root` | Has no effect | Applies to all labels",
  () => {
    const theme = {
      components: { MuiChartsLegend: { styleOverrides: { root: { fontWeight: 600 } } } },
    };
    const label = (release: Module) =>
      [
        ...alone(make(release, 'BarChart', BARS), theme as ThemeOptions).querySelectorAll(
          'text, span',
        ),
      ].find(({ textContent }) => textContent === 'Sales') as HTMLElement;
    // A style of its own hides what it would inherit.
    const before = label(v7);
    expect(before.style.fontWeight || before.getAttribute('font-weight')).not.toBe('');
    const after = label(v8);
    expect(after.style.fontWeight).toBe('');
    expect(getComputedStyle(after).fontWeight).toBe('');
    expect(getComputedStyle(after.closest('ul') as Element).fontWeight).toBe('600');
  },
);

proves('`@mui/x-charts-pro` now installs `@mui/x-telemetry`.', () => {
  expect(manifestOf('v8', 'x-charts-pro').dependencies).toHaveProperty('@mui/x-license');
  expect(manifestOf('v8', 'x-license').dependencies).toHaveProperty('@mui/x-telemetry');
  expect(manifestOf('v7', 'x-license').dependencies).not.toHaveProperty('@mui/x-telemetry');
});

proves('You can leave `ChartsTooltip` in the surface or put it next to the surface.', async () => {
  for (const place of ['beside', 'within'] as const) {
    const tooltip = make(v8, 'ChartsTooltip', { trigger: 'axis' });
    const container = alone(
      make(
        v8,
        'ChartDataProvider',
        { ...BARS, series: [{ type: 'bar', label: 'Sales', data: [13, 27, 98] }] },
        make(
          v8,
          'ChartsWrapper',
          {},
          <>
            {make(
              v8,
              'ChartsSurface',
              {},
              <>
                {make(v8, 'BarPlot')}
                {place === 'within' && tooltip}
              </>,
            )}
            {place === 'beside' && tooltip}
          </>,
        ),
      ),
    );
    expect(document.querySelector('.MuiChartsTooltip-table')).toBeNull();
    await hover(container);
    expect(document.querySelector('.MuiChartsTooltip-table')).toHaveTextContent('Sales');
  }
});

proves(
  [
    'To keep the colors of v7, pass `blueberryTwilightPalette` to the `colors` prop of a chart.',
    'To keep them in all charts, set the palette in the theme under `MuiChartDataProvider`.',
    'This key also applies to pie charts, Pro charts, and compositions.',
    'The types have no `MuiPieChart` and no `MuiChartContainer` (TS2561).',
  ],
  async () => {
    const own = '#123456';
    const theme = {
      components: { MuiChartDataProvider: { defaultProps: { colors: [own] } } },
    } as ThemeOptions;
    const composed = { ...BARS, series: [{ type: 'bar', data: [1, 2, 3] }] };
    const plot = make(v8, 'BarPlot');
    const charts = {
      bars: make(v8, 'BarChart', BARS),
      pie: make(v8, 'PieChart', PIE),
      pro: make(pro8, 'BarChartPro', BARS),
      container: make(v8, 'ChartContainer', composed, plot),
      provider: make(v8, 'ChartDataProvider', composed, make(v8, 'ChartsSurface', {}, plot)),
    };
    const fill = (element: ReactElement, of?: ThemeOptions) =>
      alone(element, of)
        .querySelector('.MuiBarElement-root, .MuiPieArc-root')
        ?.getAttribute('fill');
    for (const chart of Object.values(charts)) {
      expect(fill(chart)).toBe(v8.rainbowSurgePalette('light')[0]);
      expect(fill(chart, theme)).toBe(own);
    }
    expect(fill(make(v8, 'BarChart', { ...BARS, colors: ['#abcdef'] }), theme)).toBe('#abcdef');
    for (const key of ['MuiPieChart', 'MuiChartContainer']) {
      await expectTypeError(
        `import { createTheme } from '@mui/material/styles';
         import type {} from '@mui/x-charts/themeAugmentation';
         export const theme = createTheme({ components: { ${key}: { defaultProps: {} } } });`,
        /TS2561/,
      );
    }
  },
);

proves(
  [
    'Move `onItemClick` of `ChartsVoronoiHandler` to the container too.',
    '`ChartDataProvider` also accepts `voronoiMaxRadius`, `onAxisClick`, and `onItemClick`.',
  ],
  async () => {
    await expectCompiles(`
      import { ChartContainer } from '@mui/x-charts/ChartContainer';
      import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
      const props = { voronoiMaxRadius: 20, onAxisClick: () => {} };
      export const a = <ChartContainer {...props} series={[]} onItemClick={(event, item) => console.info(item.seriesId)} />;
      export const b = <ChartDataProvider {...props} onItemClick={(event, item) => console.info(item.seriesId)} />;`);
    Object.assign(SVGElement.prototype, { hasPointerCapture: () => false });
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const coords = { clientX: 200, clientY: 150 };
    const points = { type: 'scatter', id: 'p', data: [{ id: 1, x: 5, y: 5 }] };
    const sized = { ...SIZE, series: [points], ...axesTo(10) };
    const handlers = { voronoiMaxRadius: 300 };
    const plot = make(v8, 'ScatterPlot');
    const clicked = async (draw: (onItemClick: jest.Mock) => ReactElement) => {
      const listener = jest.fn();
      const svg = svgOf(alone(draw(listener)));
      await user.pointer({ target: svg, coords });
      await act(() => pause(80));
      await user.pointer([
        { keys: '[MouseLeft>]', target: svg, coords },
        { keys: '[/MouseLeft]', target: svg, coords },
      ]);
      await act(() => pause(80));
      return listener.mock.calls[0]?.[1];
    };
    const item = { type: 'scatter', seriesId: 'p', dataIndex: 0 };
    const old = (onItemClick: jest.Mock) =>
      make(
        v7,
        'ChartContainer',
        sized,
        <>
          {make(v7, 'ScatterPlot')}
          {make(v7, 'ChartsVoronoiHandler', { ...handlers, onItemClick })}
        </>,
      );
    expect(await clicked(old)).toEqual(item);
    expect(
      await clicked((onItemClick) =>
        make(v8, 'ChartContainer', { ...sized, ...handlers, onItemClick }, plot),
      ),
    ).toEqual(item);
    expect(
      await clicked((onItemClick) =>
        make(
          v8,
          'ChartDataProvider',
          { ...sized, ...handlers, onItemClick },
          make(v8, 'ChartsSurface', {}, plot),
        ),
      ),
    ).toEqual(item);
  },
);

proves(
  [
    'Pass `title`, `desc`, `className`, and `sx` of the container to `ChartsSurface`.',
    'Pass all other props to the provider.',
    '`ChartDataProvider` ignores these four props.',
  ],
  async () => {
    const chart = { ...SIZE, xAxis: BARS.xAxis, series: [{ type: 'bar', data: [1, 2, 3] }] };
    const props = {
      title: 'Sales',
      desc: 'A year',
      className: 'own',
      sx: { color: 'rgb(1, 2, 3)' },
    };
    const look = (element: ReactElement) => {
      const svg = svgOf(alone(element));
      return [
        svg.querySelector('title')?.textContent,
        svg.querySelector('desc')?.textContent,
        svg.classList.contains('own'),
        getComputedStyle(svg).color === 'rgb(1, 2, 3)',
      ];
    };
    const all = ['Sales', 'A year', true, true];
    const surface = (of: Props) => make(v8, 'ChartsSurface', of, make(v8, 'BarPlot'));
    expect(
      look(make(v7, 'ChartContainer', { ...chart, ...props }, make(v7, 'BarPlot'))).filter(Boolean),
    ).toHaveLength(4);
    expect(look(make(v8, 'ChartContainer', { ...chart, ...props }, make(v8, 'BarPlot')))).toEqual(
      all,
    );
    expect(look(make(v8, 'ChartDataProvider', chart, surface(props)))).toEqual(all);
    const dropped = alone(make(v8, 'ChartDataProvider', { ...chart, ...props }, surface({})));
    expect(dropped.querySelectorAll('title, desc, .own')).toHaveLength(0);
    expect(getComputedStyle(svgOf(dropped)).color).not.toBe('rgb(1, 2, 3)');
    expect(consoleMessages()).toEqual([]);
    const surfaceOf = 'title="t" desc="d" className="c" sx={{ color: "red" }}';
    await expectCompiles(`
      import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
      export const surface = <ChartsSurface ${surfaceOf} />;`);
    for (const prop of ['title="t"', 'desc="d"', 'className="c"', 'sx={{}}']) {
      await expectTypeError(
        `import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
         export const provider = <ChartDataProvider series={[]} ${prop} />;`,
        /TS2322/,
      );
    }
  },
);

proves(
  "Faded bar | `opacity` in CSS | Attributes `opacity` and `data-faded`. In jsdom, `getComputedStyle` returns `''`",
  async () => {
    const faded = await onBoth((release) => {
      const highlightScope = {
        highlight: 'series',
        fade: 'global',
        highlighted: 'series',
        faded: 'global',
      };
      const container = alone(
        make(release, 'BarChart', {
          ...BARS,
          series: BARS.series.map((one) => ({ ...one, highlightScope })),
          highlightedItem: { seriesId: 's', dataIndex: 0 },
        }),
      );
      const bar = container.querySelector('.MuiBarElement-series-t') as Element;
      return ['opacity', 'data-faded']
        .map((name) => bar.getAttribute(name))
        .concat(getComputedStyle(bar).opacity);
    });
    expect(faded).toEqual({ v7: [null, null, '0.3'], v8: ['0.3', 'true', ''] });
  },
);

proves('If a `highlightScope` is in a variable, the error is TS2559.', () =>
  expectTypeError(
    `import { LineChart } from '@mui/x-charts/LineChart';
     const highlightScope = { highlighted: 'item', faded: 'global' } as const;
     export const chart = <LineChart series={[{ data: [1], highlightScope }]} />;`,
    /TS2559/,
  ),
);

proves('The default of `colors` is `rainbowSurgePalette`.', async () => {
  const colors = await onBoth((release) => {
    const lines = within(
      release,
      release === v7 ? 'unstable_useLineSeries' : 'useLineSeriesContext',
    );
    const { series } = lines as { series: Record<string, { color: string }> };
    return Object.values(series).map(({ color }) => color);
  });
  expect(colors).toEqual({
    v7: v7.blueberryTwilightPalette('light').slice(0, 2),
    v8: v8.rainbowSurgePalette('light').slice(0, 2),
  });
  expect(v8.blueberryTwilightPalette('light')).toEqual(v7.blueberryTwilightPalette('light'));
});

proves(
  [
    'In v7, `margin` was the distance from the edge of the chart to the plot, and the axis was drawn in the margin.',
    'In v8, `margin` is the distance from the edge to the axis.',
    'Each axis has its own size: `height` for the x-axis, `width` for the y-axis.',
    'By default, the x-axis is 25 px high and the y-axis is 45 px wide.',
    'A label adds 20 px.',
    'The `margin` is 20 px on each side, or 5 px on pie charts.',
    'Bar, line, or scatter chart | 50, 50, 300, 200 | 65, 20, 315, 235',
    'The same charts with both axis labels | 50, 50, 300, 200 | 85, 20, 295, 215',
    'Without axis labels, `margin.left` is 80 | 80, 50, 270, 200 | 125, 20, 255, 235',
    'Pie chart | 5, 5, 295, 290 | 5, 5, 390, 290',
    'If a large margin made room for long labels, set the size of the axis instead: the old margin minus the `margin` that stays.',
    'For example, 140 on the left becomes a `width` of 120.',
  ],
  async () => {
    const points = { ...SIZE, series: [{ data: [{ id: 1, x: 1, y: 2 }] }] };
    for (const [name, props] of [
      ['BarChart', BARS],
      ['LineChart', LINES],
      ['ScatterChart', points],
    ] as const) {
      expect(await onBoth((release) => plotOf(release, name, props))).toEqual({
        v7: [50, 50, 300, 200],
        v8: [65, 20, 315, 235],
      });
    }
    const labelled = {
      ...BARS,
      xAxis: [{ ...BARS.xAxis[0], label: 'Day' }],
      yAxis: [{ label: 'Cups' }],
    };
    expect(await onBoth((release) => plotOf(release, 'BarChart', labelled))).toEqual({
      v7: [50, 50, 300, 200],
      v8: [85, 20, 295, 215],
    });
    const moved = { ...BARS, margin: { left: 80 } };
    expect(await onBoth((release) => plotOf(release, 'BarChart', moved))).toEqual({
      v7: [80, 50, 270, 200],
      v8: [125, 20, 255, 235],
    });
    const sized = { ...BARS, xAxis: [{ ...BARS.xAxis[0], height: 60 }], yAxis: [{ width: 100 }] };
    expect(plotOf(v8, 'BarChart', sized)).toEqual([120, 20, 260, 200]);
    expect(plotOf(v7, 'BarChart', { ...BARS, margin: { left: 140 } })[0]).toBe(140);
    expect(plotOf(v8, 'BarChart', { ...BARS, yAxis: [{ width: 120 }] })[0]).toBe(140);
    expect(await onBoth((release) => plotOf(release, 'PieChart', PIE))).toEqual({
      v7: [5, 5, 295, 290],
      v8: [5, 5, 390, 290],
    });
  },
);

proves(
  [
    'In v7, the label of an axis had a fixed distance from the axis line.',
    'In v8, the label is at the outer edge of the axis.',
    'Remove a `transform` that moved the label away from long tick labels.',
    'Pass `label` to the axis in `xAxis` or `yAxis`.',
    'A `label` on `ChartsXAxis` or `ChartsYAxis` itself reserves no space and overlaps the tick labels.',
  ],
  async () => {
    /** How far below the x-axis, and how far left of the y-axis, the labels stand. */
    const labels = (container: Element) =>
      ['.MuiChartsAxis-bottom', '.MuiChartsAxis-left'].map((axis, index) => {
        const text = container.querySelector(`${axis} .MuiChartsAxis-label text`);
        return Number(text?.getAttribute(index === 0 ? 'y' : 'x'));
      });
    const bars = (release: Module, height: number, width: number) =>
      labels(
        alone(
          make(release, 'BarChart', {
            ...BARS,
            ...(release === v7 && { margin: { bottom: height, left: width } }),
            xAxis: [{ ...BARS.xAxis[0], label: 'Day', ...(release === v8 && { height }) }],
            yAxis: [{ label: 'Cups', ...(release === v8 && { width }) }],
          }),
        ),
      );
    expect(bars(v7, 50, 60)).toEqual([28, -28]);
    expect(bars(v7, 90, 120)).toEqual([28, -28]);
    expect(bars(v8, 50, 60)).toEqual([50, -60]);
    expect(bars(v8, 90, 120)).toEqual([90, -120]);
    const composed = (ofAxis: boolean) => {
      const props = {
        ...SIZE,
        series: [{ type: 'bar', data: [1, 2, 3] }],
        xAxis: [{ ...BARS.xAxis[0], ...(ofAxis && { label: 'Day' }) }],
        yAxis: [ofAxis ? { label: 'Cups' } : {}],
      };
      const parts = (
        <>
          {make(v8, 'ChartsXAxis', ofAxis ? {} : { label: 'Day' })}
          {make(v8, 'ChartsYAxis', ofAxis ? {} : { label: 'Cups' })}
        </>
      );
      const area = plotOf(v8, 'ChartContainer', props);
      return [area, labels(alone(make(v8, 'ChartContainer', props, parts)))];
    };
    expect(composed(false)).toEqual([
      [65, 20, 315, 235],
      [25, -45],
    ]);
    expect(composed(true)).toEqual([
      [85, 20, 295, 215],
      [45, -65],
    ]);
    await expectCompiles(`
      import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
      import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
      export const axes = [<ChartsXAxis label="Day" />, <ChartsYAxis label="Cups" />];`);
  },
);

describe('the legend', () => {
  proves(
    [
      'In v7, the legend was drawn over the plot, in the margin.',
      'In v8, the legend is a list next to the SVG.',
      '`width` and `height` apply to the SVG alone, so a chart with a legend is taller than before.',
      'A pie chart with a fixed `width` is wider than before.',
      'Element of the legend | `<g>` within the `<svg>` | `<ul>` next to the `<svg>`',
      '`itemBackground` | A rectangle to click | Removed. With `onItemClick`, the entry is a `<button>`',
      'Entry of a series | Class `MuiChartsLegend-series-…` | Attribute `data-series` of the `<li>`',
      "Mark of an entry | A `<rect>` | An `<svg>`. In tests, `container.querySelector('svg')` finds the mark before the chart. Find the chart by its `className` or by `svg[class*=ChartsSurface]`",
    ],
    async () => {
      const seen = await onBoth((release) => {
        const container = alone(
          make(release, 'BarChart', {
            ...BARS,
            slotProps: { legend: { onItemClick: () => {} } },
          }),
        );
        const svg = svgOf(container);
        return [
          tagsOf(svg, '.MuiChartsLegend-root'),
          tagsOf(container, '.MuiChartsLegend-root'),
          svg.getAttribute('height') ?? getComputedStyle(svg).height,
          tagsOf(container, '.MuiChartsLegend-itemBackground')[0],
          tagsOf(container, '.MuiChartsLegend-root button').length,
          tagsOf(container, '.MuiChartsLegend-series-s').length,
          tagsOf(container, 'li[data-series=s], li:has([data-series=s])').length,
          tagsOf(container, 'rect.MuiChartsLegend-mark, li svg').join(),
          container.querySelector('svg') === svg,
        ];
      });
      expect(seen).toEqual({
        v7: [['g'], ['g'], '300', 'rect', 0, 1, 0, 'rect,rect', true],
        v8: [[], ['ul'], '300px', undefined, 2, 0, 1, 'svg,svg', false],
      });
      const pie = svgOf(alone(make(v8, 'PieChart', PIE)));
      expect(getComputedStyle(pie).width).toBe('400px');
      expect(getComputedStyle(pie.parentElement as Element).flexDirection).toMatch(/^row/);
    },
  );

  proves(
    'Classes for the direction | `row`, `column` | `horizontal`, `vertical`. `BarChart`, `LineChart`, and `ScatterChart` always have `horizontal`',
    () => {
      const classes = (release: Module, name: string, props: Props) =>
        [
          ...(alone(make(release, name, props)).querySelector('.MuiChartsLegend-root')?.classList ??
            []),
        ].filter((one) => /-(row|column|horizontal|vertical)$/.test(one));
      for (const [name, props] of LEGENDS) {
        for (const [before, direction] of [
          ['row', 'horizontal'],
          ['column', 'vertical'],
        ]) {
          expect(classes(v7, name, { ...props, legend: { direction: before } })).toEqual([
            `MuiChartsLegend-${before}`,
          ]);
          expect(classes(v8, name, { ...props, slotProps: { legend: { direction } } })).toEqual([
            `MuiChartsLegend-${name === 'PieChart' ? direction : 'horizontal'}`,
          ]);
        }
      }
    },
  );

  proves(
    [
      'Look of the mark | A square of 20 px | A square of 13 px for bars, a line for lines, a circle for points and pies. To change the mark, set `labelMarkType` of the series or of a pie item',
      'Size of the text | `1rem` | `0.75rem`. To change the size, set `fontSize` in `sx`',
    ],
    () => {
      const kinds: string[] = [];
      for (const [name, props] of LEGENDS) {
        const before = alone(make(v7, name, props));
        expect(before.querySelector('.MuiChartsLegend-mark')).toHaveAttribute('width', '20');
        expect(before.querySelector('.MuiChartsLegend-mark')).toHaveAttribute('height', '20');
        expect(before.querySelector<SVGElement>('.MuiChartsLegend-root text')?.style.fontSize).toBe(
          '1rem',
        );
        const legend = (extra: Props) =>
          alone(make(v8, name, { ...props, ...extra })).querySelector(
            '.MuiChartsLegend-root',
          ) as Element;
        expect(getComputedStyle(legend({})).fontSize).toBe('0.75rem');
        const bigger = { slotProps: { legend: { sx: { fontSize: '1rem' } } } };
        expect(getComputedStyle(legend(bigger)).fontSize).toBe('1rem');
        const mark = legend({}).querySelector('.MuiChartsLegend-mark') as Element;
        const kind = /MuiChartsLabelMark-(square|line|circle)/.exec(mark.className)?.[1];
        kinds.push(`${name} ${kind} ${getComputedStyle(mark).width}`);
        const square = { labelMarkType: 'square' };
        const series = props.series.map((one) =>
          name === 'PieChart'
            ? { data: [{ id: 'a', value: 2, label: 'b', ...square }] }
            : { ...one, ...square },
        );
        expect(legend({ series }).querySelector('.MuiChartsLegend-mark')?.classList).toContain(
          'MuiChartsLabelMark-square',
        );
      }
      expect(kinds).toEqual([
        'BarChart square 13px',
        'LineChart line 16px',
        'ScatterChart circle 15px',
        'PieChart circle 15px',
      ]);
    },
  );

  proves(
    "`<ChartsLegend />` in a container | Visible | A `<ul>` within the `<svg>`, which browsers don't draw",
    async () => {
      const tags = await onBoth((release) =>
        tagsOf(
          svgOf(
            alone(
              make(
                release,
                'ChartContainer',
                { ...BARS, series: [{ type: 'bar', label: 'Sales', data: [1, 2, 3] }] },
                make(release, 'ChartsLegend'),
              ),
            ),
          ),
          '.MuiChartsLegend-root',
        ),
      );
      expect(tags).toEqual({ v7: ['g'], v8: ['ul'] });
    },
  );

  proves(
    [
      'Labels of `ContinuousColorLegend` | At both ends | Below or next to the gradient. To put them at both ends, set `labelPosition="extremes"`',
      '`length` | `sx` with a `width`, or with a `height` if the legend is vertical',
      'If a composition needs two legends, put the second legend outside the `ChartsWrapper`, in the provider.',
      'A `ChartsWrapper` has one `legendPosition`.',
    ],
    async () => {
      const props = { ...colored('continuous'), margin: { left: 100, right: 100 } };
      // In v7 the texts stand before and after the rectangle.
      for (const direction of ['row', 'column']) {
        const legend = make(v7, 'ContinuousColorLegend', { ...ofAxis, direction });
        const svg = svgOf(alone(make(v7, 'ChartContainer', props, legend)));
        const axis = direction === 'row' ? 'x' : 'y';
        const bar = svg.querySelector('rect[fill^=url]') as Element;
        const start = Number(bar.getAttribute(axis));
        const end = start + Number(bar.getAttribute(axis === 'x' ? 'width' : 'height'));
        const texts = [...svg.querySelectorAll('text')]
          .map((text) => Number(text.getAttribute(axis)))
          .sort((a, b) => a - b);
        expect(texts).toHaveLength(2);
        expect(texts[0]).toBeLessThan(start);
        expect(texts[1]).toBeGreaterThan(end);
      }
      const drawn = (extra: Props) =>
        alone(
          make(
            v8,
            'ChartDataProvider',
            props,
            make(v8, 'ContinuousColorLegend', { axisDirection: 'y', ...extra }),
          ),
        ).querySelector('ul') as Element;
      const areas = (extra: Props) =>
        getComputedStyle(drawn(extra))
          .getPropertyValue('grid-template-areas')
          .replace(/\s+/g, ' ')
          .trim();
      const extremes = { labelPosition: 'extremes' };
      const vertical = { direction: 'vertical' };
      expect([
        areas({}),
        areas(vertical),
        areas(extremes),
        areas({ ...vertical, ...extremes }),
      ]).toEqual([
        `'gradient gradient gradient' 'min-label . max-label'`,
        `'gradient max-label' 'gradient .' 'gradient min-label'`,
        `'min-label gradient max-label'`,
        `'max-label' 'gradient' 'min-label'`,
      ]);
      const size = (extra: Props) => {
        const list = drawn(extra);
        const gradient = getComputedStyle(
          list.querySelector('[class*=LabelGradient-root]') as Element,
        );
        return [getComputedStyle(list), gradient].map(({ width, height }) => [width, height]);
      };
      // The bar fills what the list has.
      expect(size({ sx: { width: 200 } })).toEqual([
        ['200px', ''],
        ['100%', ''],
      ]);
      expect(size({ ...vertical, sx: { height: 200 } })).toEqual([
        ['', '200px'],
        ['', '100%'],
      ]);
      // The first stands outside of the wrapper, the second in it.
      const two = alone(
        make(
          v8,
          'ChartDataProvider',
          props,
          <>
            {make(v8, 'ContinuousColorLegend', { axisDirection: 'y' })}
            {make(
              v8,
              'ChartsWrapper',
              { legendPosition: { vertical: 'bottom' }, legendDirection: 'horizontal' },
              <>
                {make(v8, 'ContinuousColorLegend', { axisDirection: 'y' })}
                {make(v8, 'ChartsSurface')}
              </>,
            )}
          </>,
        ),
      );
      const parents = [...two.querySelectorAll('ul')].map(({ parentElement }) => parentElement);
      expect(parents[0]).toBe(two);
      expect(parents[1]?.className).toMatch(/MuiChartsWrapper-root/);
      expect(getComputedStyle(parents[1] as Element).flexDirection).toBe('column-reverse');
    },
  );

  const colored = (type: 'continuous' | 'piecewise', data: readonly number[] = [1, 2]) => ({
    ...SIZE,
    series: [{ type: 'bar', data }],
    xAxis: [{ scaleType: 'band', data: ['a', 'b'] }],
    yAxis: [
      {
        colorMap:
          type === 'continuous'
            ? { type, color: ['#000', '#fff'] }
            : { type, thresholds: [1, 2], colors: ['#000', '#777', '#fff'] },
      },
    ],
  });
  /** `position` and `direction` are of v7. */
  const ofAxis = {
    axisDirection: 'y',
    position: { vertical: 'top', horizontal: 'middle' },
    direction: 'row',
  };

  proves(
    [
      "`<ContinuousColorLegend />` and `<PiecewiseColorLegend />` in a container or a chart | Visible | A `<ul>` within the `<svg>`, which browsers don't draw",
      'Labels of `PiecewiseColorLegend` | All labels | The first and the last label. To show all, set `labelPosition="end"`',
      'A vertical `PiecewiseColorLegend` | The lowest value is on top | The highest value is on top',
      'To show a color legend in a chart such as `BarChart`, pass the component to `slots.legend` and its props to `slotProps.legend`.',
      'If a chart needs two legends, pass a component to `slots.legend` that renders both legends in one `<div>`.',
    ],
    async () => {
      const Both = () => (
        <div>
          {make(v8, 'ChartsLegend')}
          {make(v8, 'PiecewiseColorLegend', { axisDirection: 'y' })}
        </div>
      );
      const both = alone(
        make(v8, 'BarChart', {
          ...colored('piecewise'),
          series: [{ label: 'Sales', data: [1, 2] }],
          slots: { legend: Both },
        }),
      );
      const lists = [...both.querySelectorAll('ul')];
      expect(lists.map((list) => list.className)).toEqual([
        expect.stringContaining('MuiChartsLegend-root'),
        expect.stringContaining('MuiPiecewiseColorLegend-root'),
      ]);
      expect(new Set(lists.map((list) => list.parentElement)).size).toBe(1);
      expect(lists[0]?.closest('svg')).toBeNull();
      for (const [name, type] of [
        ['ContinuousColorLegend', 'continuous'],
        ['PiecewiseColorLegend', 'piecewise'],
      ] as const) {
        for (const around of ['ChartContainer', 'BarChart']) {
          const inside = svgOf(
            alone(make(v8, around, colored(type), make(v8, name, { axisDirection: 'y' }))),
          );
          expect(tagsOf(inside, '[class*=ColorLegend]:is(ul, g)')).toEqual(['ul']);
          // What v7 draws is text.
          const before = svgOf(alone(make(v7, around, colored(type), make(v7, name, ofAxis))));
          const without = svgOf(alone(make(v7, around, colored(type))));
          expect(tagsOf(before, 'text').length).toBeGreaterThan(tagsOf(without, 'text').length);
          expect(tagsOf(before, 'ul')).toEqual([]);
        }
        const container = alone(
          make(v8, 'BarChart', {
            ...colored(type),
            slots: { legend: v8[name] },
            slotProps: {
              legend: {
                axisDirection: 'y',
                direction: 'vertical',
                position: { vertical: 'middle', horizontal: 'end' },
              },
            },
          }),
        );
        const legend = container.querySelector('ul') as Element;
        expect(legend.closest('svg')).toBeNull();
        expect(legend.getAttribute('class')).toMatch(/ColorLegend\w*-vertical/);
        const { flexDirection } = getComputedStyle(legend.parentElement as Element);
        expect(flexDirection).toBe('row-reverse');
      }
      const labels = (release: Module, props: Props) =>
        [
          ...alone(
            make(
              release,
              release === v7 ? 'ChartContainer' : 'ChartDataProvider',
              colored('piecewise'),
              make(release, 'PiecewiseColorLegend', props),
            ),
          ).querySelectorAll(release === v7 ? 'text' : 'li'),
        ].map(({ textContent }) => textContent);
      const all = ['<1', '1-2', '>2'];
      expect(labels(v7, ofAxis)).toEqual(all);
      expect(labels(v8, { axisDirection: 'y' })).toEqual(['<1', '', '>2']);
      expect(labels(v8, { axisDirection: 'y', labelPosition: 'end' })).toEqual(all);
      expect(labels(v7, { ...ofAxis, direction: 'column' })).toEqual(all);
      const vertical = { axisDirection: 'y', labelPosition: 'end', direction: 'vertical' };
      expect(labels(v8, vertical)).toEqual(all.toReversed());
    },
  );
});

proves(
  [
    '`className`, `id`, and `data-testid` are on | The outer `<div>` | The `<svg>`',
    '`sx` is on | The `<svg>` | The outer `<div>`',
    'In development, `[class*=MuiResponsiveChart-container]` finds | The outer `<div>` | Nothing. Use `[class*=MuiChartsWrapper-root]`',
    'Containers, `SparkLineChart`, and `Gauge` no longer have a `<div>`.',
    'All of these props are on the `<svg>`, and so is the `role` of the gauge.',
  ],
  async () => {
    const seen = await onBoth((release) => {
      const container = alone(
        make(release, 'BarChart', {
          ...BARS,
          className: 'own',
          id: 'own',
          'data-testid': 'own',
          sx: { color: 'rgb(1, 2, 3)' },
        }),
      );
      const outer = container.firstElementChild as Element;
      return [
        tagsOf(container, '.own'),
        tagsOf(container, '#own'),
        tagsOf(container, '[data-testid=own]'),
        [outer, svgOf(container)].map(
          (element) => getComputedStyle(element).color === 'rgb(1, 2, 3)',
        )[0],
        /MuiResponsiveChart-container/.test(outer.className),
        /MuiChartsWrapper-root/.test(outer.className),
      ];
    });
    expect(seen).toEqual({
      v7: [['div'], ['div'], ['div'], false, true, false],
      v8: [['svg'], ['svg'], ['svg'], true, false, true],
    });
    const container = await onBoth((release) =>
      tagsOf(
        alone(
          make(release, release === v7 ? 'ResponsiveChartContainer' : 'ChartContainer', {
            ...SIZE,
            series: [],
          }),
        ),
        'div',
      ),
    );
    expect(container.v7.length).toBe(1);
    expect(container.v8).toEqual([]);
    for (const name of ['ChartContainer', 'SparkLineChart', 'Gauge']) {
      const { v8: after, v7: before } = await onBoth((release) => {
        const shown = alone(
          make(release, release === v7 && name === 'ChartContainer' ? `Responsive${name}` : name, {
            width: 90,
            height: 60,
            ...(name === 'ChartContainer' && { series: [] }),
            ...(name === 'SparkLineChart' && { data: [1, 2] }),
            ...(name === 'Gauge' && { value: 5 }),
            className: 'own',
            id: 'own',
            'data-testid': 'own',
            sx: { color: 'rgb(1, 2, 3)' },
          }),
        );
        const colored = (element: Element) => getComputedStyle(element).color === 'rgb(1, 2, 3)';
        return [
          tagsOf(shown, 'div').length,
          tagsOf(shown, '.own#own[data-testid=own]').join(),
          [...shown.querySelectorAll('*')].find(colored)?.tagName.toLowerCase(),
          tagsOf(shown, '[role=meter]').join(),
        ];
      });
      const gauge = name === 'Gauge';
      expect(before).toEqual([1, 'div', gauge ? 'div' : 'svg', gauge ? 'div' : '']);
      expect(after).toEqual([0, 'svg', 'svg', gauge ? 'svg' : '']);
    }
    // A build for production names no classes by their component.
    for (const release of ['v7', 'v8'] as const) {
      const [outer] = inProduction(release);
      expect(outer).toMatch(/^<div class="css-[^-"]+">$/);
    }
  },
);

proves(
  [
    '`styleOverrides` of `MuiBarElement`, `MuiLineElement`, `MuiAreaElement`, and `MuiMarkElement` still compile, but have no effect.',
    'The elements keep their classes.',
    'Style the elements by class:',
  ],
  async () => {
    const parts = ['BarElement', 'LineElement', 'AreaElement', 'MarkElement'];
    const root = { outline: '3px solid red' };
    const key = { styleOverrides: { root } };
    const areas = { ...LINES, series: LINES.series.map((one) => ({ ...one, area: true })) };
    const outlines = (release: Module, theme: ThemeOptions) => {
      const container = alone(
        <>
          {make(release, 'BarChart', BARS)}
          {make(release, 'LineChart', areas)}
        </>,
        theme,
      );
      return parts.map((part) => {
        const element = container.querySelector(`.Mui${part}-root`) as Element;
        return getComputedStyle(element).outline === '3px solid red';
      });
    };
    const theme = {
      components: Object.fromEntries(parts.map((part) => [`Mui${part}`, key])),
    } as ThemeOptions;
    expect(await onBoth((release) => outlines(release, theme))).toEqual({
      v7: [true, true, true, true],
      v8: [false, false, false, false],
    });
    const byClass = Object.fromEntries(parts.map((part) => [`& .Mui${part}-root`, root]));
    expect(
      outlines(v8, {
        components: { MuiChartsSurface: { styleOverrides: { root: byClass } } },
      } as ThemeOptions),
    ).toEqual([true, true, true, true]);
    await expectCompiles(`
      import { createTheme } from '@mui/material/styles';
      import type {} from '@mui/x-charts/themeAugmentation';
      const styleOverrides = { root: { opacity: 1 } };
      export const theme = createTheme({ components: {
        MuiBarElement: { styleOverrides }, MuiLineElement: { styleOverrides },
        MuiAreaElement: { styleOverrides }, MuiMarkElement: { styleOverrides } } });`);
  },
);

proves(
  [
    '`mark` of `MuiChartsTooltip` has no effect either.',
    "Style `'& .MuiChartsTooltip-mark'` in its `root` instead.",
  ],
  async () => {
    const outline = '3px solid red';
    const outlined = (styleOverrides: Props) =>
      onBoth(async (release) => {
        const container = alone(make(release, 'BarChart', BARS), {
          components: { MuiChartsTooltip: { styleOverrides } },
        } as ThemeOptions);
        await hover(container);
        const mark = document.querySelector('.MuiChartsTooltip-mark') as Element;
        return getComputedStyle(mark).outline === outline;
      });
    expect(await outlined({ mark: { outline } })).toEqual({ v7: true, v8: false });
    const nested = { root: { '& .MuiChartsTooltip-mark': { outline } } };
    expect((await outlined(nested)).v8).toBe(true);
  },
);

describe('the DOM', () => {
  proves('Size of the `<svg>` | Attributes `width` and `height` | Set in CSS', async () => {
    const size = await onBoth((release) => {
      const svg = svgOf(alone(make(release, 'BarChart', BARS)));
      const { width, height } = getComputedStyle(svg);
      return [svg.getAttribute('width'), svg.getAttribute('height'), width, height];
    });
    expect(size.v7.slice(0, 2)).toEqual(['400', '300']);
    expect(size.v8).toEqual([null, null, '400px', '300px']);
  });

  proves(
    'Mark of a line | `<path>` | `<circle>`, unless the series sets another `shape`',
    async () => {
      const tags = (extra: Props) =>
        onBoth((release) =>
          tagsOf(
            alone(
              make(release, 'LineChart', { ...LINES, series: [{ data: [1, 2, 3], ...extra }] }),
            ),
            '.MuiMarkElement-root',
          ).at(0),
        );
      expect(await tags({})).toEqual({ v7: 'path', v8: 'circle' });
      expect(await tags({ shape: 'square' })).toEqual({ v7: 'path', v8: 'path' });
    },
  );

  proves(
    [
      'Position and size of a bar | Set in `style` | Attributes `x`, `y`, `width`, and `height`',
      'Color of a bar or an area | `fill` in CSS | Attribute `fill`',
      'Highlighted bar | A lighter `fill` | Attributes `filter="brightness(120%)"` and `data-highlighted`',
    ],
    async () => {
      const look = (selector: string, name: string, props: Props) =>
        onBoth((release) => {
          const element = alone(make(release, name, props)).querySelector(selector) as HTMLElement;
          return {
            attributes: Object.fromEntries(
              ['x', 'y', 'width', 'height', 'fill', 'filter', 'data-highlighted'].map((one) => [
                one,
                element.getAttribute(one),
              ]),
            ),
            style: element.getAttribute('style'),
            fill: getComputedStyle(element).fill,
          };
        });
      const bar = await look('.MuiBarElement-root', 'BarChart', BARS);
      expect(bar.v7.attributes).toMatchObject({ x: null, width: null, fill: null });
      expect(bar.v7.style).toMatch(/width|height|transform/);
      expect(bar.v7.fill).not.toBe('');
      expect(bar.v8.attributes).toMatchObject({
        x: expect.any(String),
        y: expect.any(String),
        width: expect.any(String),
        height: expect.any(String),
        fill: expect.stringMatching(/^#/),
      });
      const area = await look('.MuiAreaElement-root', 'LineChart', {
        ...LINES,
        series: [{ data: [1, 2, 3], area: true }],
      });
      expect(area.v7.attributes.fill).toBe(null);
      expect(area.v7.fill).not.toBe('');
      expect(area.v8.attributes.fill).toMatch(/^#/);
      const bright = await look('.MuiBarElement-root', 'BarChart', {
        ...BARS,
        highlightedItem: { seriesId: 's', dataIndex: 0 },
        series: [{ ...BARS.series[0], highlightScope: { highlight: 'item' } }],
      });
      expect(bright.v7.fill).not.toBe(bar.v7.fill);
      expect(bright.v8.attributes).toMatchObject({
        fill: bar.v8.attributes.fill,
        filter: 'brightness(120%)',
        'data-highlighted': 'true',
      });
    },
  );

  proves(
    [
      'Value of the axis in a tooltip | `<thead>` | `<caption>`',
      'Label of a series in a tooltip | `<td>` after a `markCell` | `<th>` that contains the mark',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const container = alone(make(release, 'BarChart', BARS));
        await hover(container);
        const table = document.querySelector('[role=tooltip] table') as Element;
        return [
          tagsOf(table, 'thead, caption'),
          tagsOf(table, '.MuiChartsTooltip-labelCell')[0],
          tagsOf(table, '.MuiChartsTooltip-markCell').length,
          tagsOf(table, '.MuiChartsTooltip-labelCell [class*=mark]').length > 0,
        ];
      });
      expect(seen).toEqual({
        v7: [['thead'], 'td', 2, false],
        v8: [['caption'], 'th', 0, true],
      });
    },
  );

  proves(
    [
      "Axis labels and tick labels now have the whole font of the theme as an inline style, so CSS doesn't change the font.",
      'Use `labelStyle` and `tickLabelStyle` instead.',
    ],
    async () => {
      const xAxis = [{ ...BARS.xAxis[0], label: 'Day' }];
      for (const text of ['.MuiChartsAxis-tickLabel', '.MuiChartsAxis-label text']) {
        const fonts = await onBoth((release) => {
          const container = alone(make(release, 'BarChart', { ...BARS, xAxis }));
          return container.querySelector<SVGElement>(text)?.style.fontFamily;
        });
        expect(fonts.v7).toBe('');
        expect(fonts.v8).toMatch(/Roboto/);
      }
      const styles = { labelStyle: { fontSize: 19 }, tickLabelStyle: { fontSize: 9 } };
      const container = alone(
        make(v8, 'BarChart', { ...BARS, xAxis: xAxis.map((axis) => ({ ...axis, ...styles })) }),
      );
      expect(container.querySelector<SVGElement>('.MuiChartsAxis-label text')?.style.fontSize).toBe(
        '19px',
      );
      expect(container.querySelector<HTMLElement>('.MuiChartsAxis-tickLabel')?.style.fontSize).toBe(
        '9px',
      );
    },
  );
});

proves(
  [
    'In v7, `useDrawingArea` returned a rectangle outside of a chart, and `useXAxis` returned `undefined`.',
    'In v8, both hooks throw "Could not find the Chart context".',
  ],
  () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const seen: unknown[] = [];
    for (const hook of ['useDrawingArea', 'useXAxis']) {
      const Old = () => {
        seen.push((v7[hook] as () => unknown)());
        return null;
      };
      const New = () => {
        (v8[hook] as () => unknown)();
        return null;
      };
      alone(<Old />);
      expect(() => alone(<New />)).toThrow(/Could not find the Chart context/);
    }
    expect(seen[0]).toMatchObject({ width: 400, height: 300 });
    expect(seen.at(-1)).toBe(undefined);
    errors.mockRestore();
  },
);

proves(
  [
    '`data` of an axis is shorter than a line | Throws | "The data length of the x axis (2 items) is lower than the length of series (3 items)"',
    '`data` of an axis is shorter than bars | Logs nothing | "The x-axis … has less data (2 values) than the bar series"',
    'If an x-axis and a y-axis have the same `id`, v8 logs an error too.',
  ],
  () => {
    const short = { ...SIZE, series: [{ data: [1, 2, 3] }], xAxis: [{ data: [1, 2] }] };
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => alone(make(v7, 'LineChart', short))).toThrow(/data/);
    errors.mockRestore();
    alone(make(v8, 'LineChart', short));
    expectConsole(
      'error',
      /The data length of the x axis \(2 items\) is lower than the length of series \(3 items\)/,
    );
    const bars = { ...short, xAxis: [{ scaleType: 'band', data: ['a', 'b'] }] };
    alone(make(v7, 'BarChart', bars));
    alone(make(v8, 'BarChart', bars));
    expectConsole('error', /The x-axis .* has less data \(2 values\) than the bar series/);
    alone(
      make(v8, 'LineChart', {
        ...SIZE,
        series: [{ data: [1, 2, 3] }],
        xAxis: [{ id: 'a', data: [1, 2, 3] }],
        yAxis: [{ id: 'a' }],
      }),
    );
    expectConsole('error', /id/);
  },
);

proves(
  [
    '`onAxisClick`, and `onItemClick` of scatter charts, are now called when the user releases the pointer.',
    'They receive a `pointerup` event instead of a `click` event.',
    'To click, use `user.pointer` with coordinates.',
    '`fireEvent.click` no longer reaches these handlers.',
    'Neither handler is called if the pointer moves by more than 10 px during the press.',
    'With `disableVoronoi`, points still respond to `click`, as bars and pie slices do.',
  ],
  async () => {
    // That of v7 asks for it, and jsdom has none.
    Object.assign(SVGElement.prototype, { hasPointerCapture: () => false });
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const coords = { clientX: 200, clientY: 150 };
    const points = {
      ...SIZE,
      series: [
        {
          data: [
            { id: 1, x: 1, y: 1 },
            { id: 2, x: 2, y: 2 },
            { id: 3, x: 3, y: 3 },
          ],
        },
      ],
    };
    const heard = (name: string, handler: string, props: Props, selector?: string) =>
      onBoth(async (release) => {
        const listener = jest.fn();
        const container = alone(
          make(release, name, { ...props, [handler]: ({ type }: Event) => listener(type) }),
        );
        const svg = svgOf(container);
        const target = (selector && svg.querySelector(selector)) || svg;
        await user.pointer({ target: svg, coords });
        await act(() => pause(80));
        fireEvent.click(target, coords);
        const clicked = listener.mock.calls.flat();
        listener.mockClear();
        await user.pointer([
          { keys: '[MouseLeft>]', target: svg, coords },
          { keys: '[/MouseLeft]', target: svg, coords },
        ]);
        await act(() => pause(80));
        const pressed = listener.mock.calls.flat();
        listener.mockClear();
        await user.pointer([
          { keys: '[MouseLeft>]', target: svg, coords },
          { target: svg, coords: { clientX: 211, clientY: 150 } },
          { keys: '[/MouseLeft]', target: svg, coords: { clientX: 211, clientY: 150 } },
        ]);
        await act(() => pause(80));
        return { clicked, pressed, moved: listener.mock.calls.flat() };
      });
    const changed = {
      v7: { clicked: ['click'], pressed: ['click'], moved: ['click'] },
      v8: { clicked: [], pressed: ['pointerup'], moved: [] },
    };
    expect(await heard('BarChart', 'onAxisClick', BARS)).toEqual(changed);
    expect(await heard('LineChart', 'onAxisClick', LINES)).toEqual(changed);
    expect(await heard('ScatterChart', 'onItemClick', points)).toEqual(changed);
    const kept = { clicked: ['click'], pressed: [], moved: [] };
    const single = { ...points, disableVoronoi: true };
    for (const [name, props, selector] of [
      ['ScatterChart', single, 'g > circle'],
      ['BarChart', BARS, '.MuiBarElement-root'],
      ['PieChart', PIE, '.MuiPieArc-root'],
    ] as const) {
      expect(await heard(name, 'onItemClick', props, selector)).toEqual({ v7: kept, v8: kept });
    }
  },
);

proves(
  [
    'To hover, use `user.pointer` too.',
    'In v7, a `MouseEvent` with the name `pointermove` opened the tooltip of an axis.',
    'In v8, this event opens no tooltip.',
  ],
  async () => {
    const tooltip = () => document.querySelector('[role=tooltip]')?.textContent ?? null;
    const coords = { clientX: 200, clientY: 150 };
    const axis = { trigger: 'axis' };
    const chart = (release: Module) =>
      alone(make(release, 'BarChart', { ...BARS, tooltip: axis, slotProps: { tooltip: axis } }));
    const simulated = await onBoth(async (release) => {
      const svg = svgOf(chart(release));
      for (const name of ['pointerover', 'pointerenter', 'pointermove']) {
        fireEvent(svg, new MouseEvent(name, { bubbles: true, ...coords }));
      }
      await act(() => pause(150));
      return tooltip();
    });
    expect(simulated).toEqual({ v7: 'bSales27Tea7', v8: null });
    const hovered = await onBoth(async (release) => {
      await hover(chart(release));
      return tooltip();
    });
    expect(hovered).toEqual({ v7: 'bSales27Tea7', v8: 'bSales27Tea7' });
  },
);

proves(
  [
    '`topAxis`, `rightAxis`, `bottomAxis`, `leftAxis`, `resolveSizeBeforeRender`, `experimentalMarkRendering` | "React does not recognize the `leftAxis` prop" in the console',
    '`skipAnimation` of sparklines | "React does not recognize the `skipAnimation` prop" in the console',
  ],
  () => {
    for (const prop of [
      'topAxis',
      'rightAxis',
      'bottomAxis',
      'leftAxis',
      'resolveSizeBeforeRender',
      'experimentalMarkRendering',
    ]) {
      alone(make(v8, 'LineChart', { ...LINES, [prop]: 'x' }));
      expectConsole('error', new RegExp(`does not recognize the \`${prop}\` prop`));
    }
    const spark = { data: [1, 2, 3], ...SIZE };
    alone(make(v7, 'SparkLineChart', spark));
    expect(consoleMessages()).toEqual([]);
    alone(make(v8, 'SparkLineChart', spark));
    expectConsole('error', /does not recognize the `skipAnimation` prop/);
  },
);

proves(
  [
    '`legend`, `tooltip`, `xAxisKey`, `labelFontSize`, `highlighted`, `faded` | No message',
    '`zoom` of Pro charts, `colors` of sparklines | No message',
    'The slots `popper`, `axisContent`, and `itemContent` | No message',
  ],
  () => {
    const own = () => <b className="own" />;
    const container = alone(
      make(v8, 'LineChart', {
        ...LINES,
        legend: { hidden: true },
        tooltip: { trigger: 'none' },
        slots: { popper: own, axisContent: own, itemContent: own },
        xAxis: [{ ...LINES.xAxis[0], label: 'Day', labelFontSize: 30 }],
        series: [{ label: 'Sales', data: [1, 2, 3], xAxisKey: 'x' }],
      }),
    );
    expect(container.querySelectorAll('.MuiChartsLegend-root')).toHaveLength(1);
    expect(container.querySelectorAll('.own')).toHaveLength(0);
    expect(container.querySelector<HTMLElement>('.MuiChartsAxis-label')?.style.fontSize).not.toBe(
      '30px',
    );
    const spark = alone(
      make(v8, 'SparkLineChart', { width: 90, height: 30, data: [1, 2], colors: ['red'] }),
    );
    expect(spark.querySelector('.MuiLineElement-root')).not.toHaveAttribute('stroke', 'red');
    const lit = (highlightScope: Props) =>
      alone(
        make(v8, 'BarChart', {
          ...BARS,
          series: BARS.series.map((one) => ({ ...one, highlightScope })),
          highlightedItem: { seriesId: 's', dataIndex: 0 },
        }),
      ).querySelectorAll('[data-highlighted=true], [data-faded=true]').length;
    expect(lit({ highlight: 'item', fade: 'global' })).toBeGreaterThan(0);
    expect(lit({ highlighted: 'item', faded: 'global' })).toBe(0);
    const range = [{ axisId: 'x', start: 50, end: 100 }];
    const zoomed = (props: Props) =>
      alone(
        make(pro8, 'LineChartPro', {
          ...LINES,
          xAxis: [{ id: 'x', data: [1, 2, 3], zoom: true }],
          ...props,
        }),
      ).querySelector('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel')?.textContent;
    expect(zoomed({ zoom: range })).toBe(zoomed({}));
    expect(zoomed({ zoomData: range })).not.toBe(zoomed({}));
    // The notice of the missing licence is written once, in whichever claim is the first with a paid chart.
    expect(consoleMessages().filter(({ text }) => !/Missing license key/.test(text))).toEqual([]);
  },
);

describe('types of legends', () => {
  const bars = (props: string) => `
    import { BarChart } from '@mui/x-charts/BarChart';
    export const chart = <BarChart series={[{ data: [1] }]} ${props} />;`;

  proves(
    [
      '`legend={{ … }}` | `slotProps={{ legend: { … } }}`',
      '`hidden` of the legend | `hideLegend` of the chart',
      "Directions `'row'`, `'column'` | `'horizontal'`, `'vertical'`",
      "Horizontal positions `'left'`, `'middle'`, `'right'` | `'start'`, `'center'`, `'end'`",
      '`labelStyle`, `padding`, `itemGap` | `sx`. The `fill` of labels becomes `color`',
    ],
    async () => {
      const [text] = alone(
        make(v7, 'BarChart', {
          ...BARS,
          slotProps: { legend: { labelStyle: { fill: 'red' } } },
        }),
      ).querySelectorAll<SVGElement>('.MuiChartsLegend-root text');
      expect(text?.style.fill).toBe('red');
      const label = alone(
        make(v8, 'BarChart', {
          ...BARS,
          slotProps: { legend: { sx: { color: 'rgb(255, 0, 0)' } } },
        }),
      ).querySelector('.MuiChartsLegend-label') as Element;
      expect(label.tagName).toBe('SPAN');
      expect(getComputedStyle(label).color).toBe('rgb(255, 0, 0)');
      await expectTypeError(bars('legend={{}}'), /TS2322/);
      await expectTypeError(bars(`slotProps={{ legend: { direction: 'row' } }}`), /TS2322/);
      await expectTypeError(
        bars(`slotProps={{ legend: { position: { vertical: 'top', horizontal: 'middle' } } }}`),
        /TS2322/,
      );
      for (const gone of ['hidden: true', 'labelStyle: {}', 'padding: 1', 'itemGap: 1']) {
        await expectTypeError(bars(`slotProps={{ legend: { ${gone} } }}`), /TS2353|TS2561/);
      }
      for (const direction of ['horizontal', 'vertical']) {
        for (const horizontal of ['start', 'center', 'end']) {
          await expectCompiles(
            bars(
              `hideLegend slotProps={{ legend: { direction: '${direction}', sx: { gap: 1 }, position: { vertical: 'top', horizontal: '${horizontal}' } } }}`,
            ),
          );
        }
      }
    },
  );

  proves(
    [
      '`itemMarkWidth`, `itemMarkHeight`, `markGap` | `sx` with `&& .${labelMarkClasses.root}`, or `labelMarkType` of a series',
      '`labelMarkClasses` | `@mui/x-charts/ChartsLabel` | Write `&&` in the selector. With one `&`, squares and circles keep their size, unless another legend was rendered before',
      '`position` of `ChartsLegend` | `legendPosition` of the `ChartsWrapper` around it',
      '`slots.legend` with `DefaultChartsLegend`, `LegendRendererProps` | `<ChartsLegend {...props} />` with `ChartsLegendProps`, or a custom HTML component that calls `useLegend()`',
      '`useLegend` | `@mui/x-charts/hooks` | Its `items` have `id`, `label`, and `color`',
      '`getSeriesToDisplay` | `useLegend().items`',
      '`onItemClick` with an event of `SVGRectElement` | An event of `HTMLButtonElement`',
      '`onItemClick: (event, item) => …` (TS7006) | `(event: React.MouseEvent<HTMLButtonElement>, item: SeriesLegendItemContext) => …`',
      '`SeriesLegendItemContext` | `@mui/x-charts/ChartsLegend` | The type of `item` in `onItemClick`',
      "A custom legend that calls `onItemClick` (TS2345) | Pass `{ ...item, type: 'series', seriesId }`. An item of `useLegend()` has no `type`",
      '`ChartsTooltip` itself has no `slots` and `slotProps` either.',
    ],
    async () => {
      /** The width that wins on a page of its own: of rules with as many classes, the last. */
      const widthWith = (key: string, selector: string, wasShown = false) => {
        const sx = { [`${selector} .MuiChartsLabelMark-root`]: { width: 9 } };
        const cache = createCache({ key });
        const onPage = (props: Props) =>
          alone(<CacheProvider value={cache}>{make(v8, 'BarChart', props)}</CacheProvider>);
        if (wasShown) {
          onPage(BARS);
        }
        const mark = onPage({ ...BARS, slotProps: { legend: { sx } } }).querySelector(
          '.MuiChartsLabelMark-root',
        ) as Element;
        const classes = ({ selectorText }: CSSStyleRule) => selectorText.split('.').length;
        const rules = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSStyleRule)
          .filter(({ selectorText, style }) => style.width !== '' && mark.matches(selectorText));
        return rules.toSorted((one, other) => classes(one) - classes(other)).at(-1)?.style.width;
      };
      expect(widthWith('page-a', '&')).toBe('13px');
      expect(widthWith('page-b', '&', true)).toBe('9px');
      expect(widthWith('page-c', '&&')).toBe('9px');
      expect(widthWith('page-d', '&&', true)).toBe('9px');
      await expectCompiles(`
        import { BarChart } from '@mui/x-charts';
        import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
        import { useLegend } from '@mui/x-charts/hooks';
        function Names() {
          return <ul>{useLegend().items.map(({ id, label, color }) => <li key={id} style={{ color }}>{label}</li>)}</ul>;
        }
        export const chart = <BarChart slots={{ legend: Names }}
          slotProps={{ legend: { sx: { ['&& .' + labelMarkClasses.root]: { width: 9 } } } }}
          series={[{ data: [1], labelMarkType: 'circle' }]} />;`);
      await expectTypeError(bars('slotProps={{ legend: { markGap: 3 } }}'), /TS2353|TS2561/);
      const clicked = (element: string) =>
        bars(
          `slotProps={{ legend: { onItemClick: (event: React.MouseEvent<${element}>) => event.preventDefault() } }}`,
        );
      await expectTypeError(clicked('SVGRectElement'), /TS2322/);
      await expectCompiles(clicked('HTMLButtonElement'));
      await expectTypeError(
        bars('slotProps={{ legend: { onItemClick: (event, item) => console.info(event, item) } }}'),
        /TS7006/,
      );
      await expectCompiles(`
        import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
        ${bars(
          'slotProps={{ legend: { onItemClick: (event: React.MouseEvent<HTMLButtonElement>, item: SeriesLegendItemContext) => console.info(event, item.seriesId) } }}',
        )}`);
      await expectCompiles(`
        import { BarChart } from '@mui/x-charts/BarChart';
        import { ChartsLegend, type ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
        function Wrapped(props: ChartsLegendProps) { return <div><ChartsLegend {...props} /></div>; }
        export const chart = <BarChart series={[]} slots={{ legend: Wrapped }} />;`);
      const onItemClick = jest.fn();
      const wrap = (props: Props) => <b className="own">{make(v8, 'ChartsLegend', props)}</b>;
      const around = alone(
        make(v8, 'BarChart', {
          ...BARS,
          slots: { legend: wrap },
          slotProps: { legend: { onItemClick } },
        }),
      );
      fireEvent.click(around.querySelector('.own button') as Element);
      expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({ type: 'series', seriesId: 's' });
      const ownLegend = (passed: string) => `
        import { BarChart } from '@mui/x-charts/BarChart';
        import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
        import { useLegend } from '@mui/x-charts/hooks';
        function Own({ onItemClick }: ChartsLegendProps) {
          return useLegend().items.map((item, index) => {
            const { seriesId } = item;
            return seriesId !== undefined &&
              <button key={item.id} onClick={(event) => onItemClick?.(event, ${passed}, index)} />;
          });
        }
        export const chart = <BarChart series={[]} slots={{ legend: Own }} />;`;
      await expectTypeError(ownLegend('item'), /TS2345/);
      await expectCompiles(ownLegend(`{ ...item, type: 'series', seriesId }`));
      await expectTypeError(
        `import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
         export const legend = <ChartsLegend position={{ vertical: 'top', horizontal: 'end' }} />;`,
        /TS2322/,
      );
      const wrapped = (legendPosition: object) =>
        getComputedStyle(
          alone(
            make(
              v8,
              'ChartDataProvider',
              { ...SIZE, series: [] },
              make(v8, 'ChartsWrapper', { legendDirection: 'horizontal', legendPosition }),
            ),
          ).querySelector('[class*=MuiChartsWrapper-root]') as Element,
        );
      expect(wrapped({ vertical: 'bottom' }).flexDirection).toBe('column-reverse');
      expect(wrapped({ horizontal: 'end' }).alignItems).toBe('flex-end');
      for (const prop of ['slots', 'slotProps']) {
        await expectTypeError(
          `import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
           export const tooltip = <ChartsTooltip ${prop}={{ itemContent: {} }} />;`,
          /TS2322|TS2353/,
        );
      }
    },
  );

  proves(
    [
      '`hideFirst`, `hideLast` of `PiecewiseColorLegend` | `labelFormatter` that returns `null` for this `index`. The first `index` is 0. Return a text for all other labels, from `formattedMin` and `formattedMax`',
      '`id` of `ContinuousColorLegend` | `gradientId`',
      '`align`, `spacing`, `labelStyle` | `sx`',
      '`position` in a chart | `position` in `slotProps.legend`',
      '`position` in a composition | `legendPosition` of the `ChartsWrapper`',
    ],
    async () => {
      await expectCompiles(`
        import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
        export const a = <ContinuousColorLegend gradientId="a" labelPosition="start" sx={{ width: '50%' }} />;
        export const b = <PiecewiseColorLegend labelPosition="start" sx={{}} labelFormatter={({ index }) => (index === 0 ? null : 'x')} />;
        export const c = [<ContinuousColorLegend direction="vertical" />, <PiecewiseColorLegend direction="horizontal" />];`);
      await expectCompiles(`
        import { BarChart } from '@mui/x-charts/BarChart';
        import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
        export const chart = <BarChart series={[]} slots={{ legend: PiecewiseColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', position: { vertical: 'top', horizontal: 'end' } } }} />;`);
      const labels = (labelFormatter: (of: Props) => unknown) =>
        alone(
          make(
            v8,
            'ChartDataProvider',
            {
              ...SIZE,
              series: [],
              yAxis: [
                { colorMap: { type: 'piecewise', thresholds: [5, 9], colors: ['r', 'g', 'b'] } },
              ],
            },
            make(v8, 'PiecewiseColorLegend', {
              axisDirection: 'y',
              labelPosition: 'end',
              labelFormatter,
            }),
          ),
        ).textContent;
      expect(labels(({ index }) => (index === 0 ? null : undefined))).toBe('');
      expect(
        labels(({ index, formattedMin, formattedMax }) =>
          index === 0 ? null : `${formattedMin}/${formattedMax}`,
        ),
      ).toBe('5/99/null');
      for (const name of ['ContinuousColorLegend', 'PiecewiseColorLegend']) {
        for (const gone of [
          'direction="row"',
          'position={{ vertical: "top", horizontal: "end" }}',
        ]) {
          await expectTypeError(
            `import { ${name} } from '@mui/x-charts/ChartsLegend';
             export const legend = <${name} ${gone} />;`,
            /TS2322/,
          );
        }
      }
      const container = alone(
        make(
          v8,
          'ChartDataProvider',
          {
            ...SIZE,
            series: [{ type: 'bar', data: [1, 2] }],
            xAxis: [{ scaleType: 'band', data: ['a', 'b'] }],
            yAxis: [
              { colorMap: { type: 'piecewise', thresholds: [1, 2], colors: ['a', 'b', 'c'] } },
            ],
          },
          make(v8, 'PiecewiseColorLegend', {
            axisDirection: 'y',
            labelPosition: 'end',
            labelFormatter: ({ index }: { readonly index: number }) =>
              index === 0 ? null : `piece ${index}`,
          }),
        ),
      );
      expect([...container.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
        'piece 1',
        'piece 2',
      ]);
    },
  );

  proves(
    ['`scaleType` | Delete', '`thickness`, 5 by default | `thickness`, 12 by default'],
    async () => {
      await expectTypeError(
        `import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
         export const legend = <ContinuousColorLegend scaleType="linear" />;`,
        /TS2322/,
      );
      const container = alone(
        make(
          v8,
          'ChartDataProvider',
          {
            ...SIZE,
            series: [{ type: 'bar', data: [1, 2] }],
            xAxis: [{ scaleType: 'band', data: ['a', 'b'] }],
            yAxis: [{ colorMap: { type: 'continuous', color: ['#000', '#fff'] } }],
          },
          make(v8, 'ContinuousColorLegend', { axisDirection: 'y' }),
        ),
      );
      const gradient = container.querySelector('[class*=ChartsLabelGradient-root]') as Element;
      expect(
        [gradient, ...gradient.querySelectorAll('*')].map((one) => getComputedStyle(one).height),
      ).toContain('12px');
    },
  );
});

proves(
  [
    "If the axis is a variable without a type, or is followed by `as`, the compiler doesn't find `labelFontSize` and `tickFontSize`.",
    '`valueFormatter: (value) => …` of an axis without `scaleType` (TS7006) | Give `value` a type, or give the axis a `scaleType`',
  ],
  async () => {
    const chart = (axis: string, before = '') => `
      import { BarChart, type ChartsXAxisProps } from '@mui/x-charts';
      import type { AxisConfig } from '@mui/x-charts/models';
      export type X = AxisConfig<'band', string, ChartsXAxisProps>;
      ${before}
      export const chart = <BarChart series={[]} xAxis={[${axis}]} />;`;
    const axis = `{ id: 'x', scaleType: 'band' as const, data: ['a'], labelFontSize: 18, tickFontSize: 9 }`;
    await expectTypeError(chart(axis), /TS2353/);
    await expectCompiles(chart('axis', `const axis = ${axis};`));
    await expectCompiles(chart(`${axis} as X`));
    const formatter = (value: string, rest = '') =>
      chart(`{ data: [1], ${rest} valueFormatter: (${value}) => String(value) }`);
    await expectTypeError(formatter('value'), /TS7006/);
    await expectCompiles(formatter('value: number'));
    await expectCompiles(formatter('value', "scaleType: 'band',"));
  },
);

proves(
  [
    'The props `topAxis`, `rightAxis`, `bottomAxis`, and `leftAxis` are removed.',
    'Move everything else from the object of `bottomAxis` to the axis too.',
    "Set `position` of the axis to `'top'`, `'bottom'`, `'left'`, `'right'`, or `'none'` instead.",
    'If a chart has several axes, give each axis except the first a `position`.',
    "Otherwise, the axis isn't drawn.",
    'On `ChartsXAxis` and `ChartsYAxis`, `position` is the error TS2322.',
    'Set `position` of the axis in `xAxis` or `yAxis`.',
  ],
  async () => {
    const chart = (xAxis: Props[], yAxis: Props[]) => {
      const container = alone(
        make(v8, 'LineChart', { ...SIZE, series: [{ data: [1] }], xAxis, yAxis }),
      );
      return ['top', 'bottom', 'left', 'right'].filter((side) =>
        container.querySelector(`.MuiChartsAxis-${side}`),
      );
    };
    const x = { data: [1] };
    expect(chart([{ ...x, position: 'top' }], [{ position: 'right' }])).toEqual(['top', 'right']);
    expect(chart([{ ...x, position: 'bottom' }], [{ position: 'none' }])).toEqual(['bottom']);
    expect(chart([x, { ...x, id: 'z' }], [{ id: 'y1' }, { id: 'y2' }])).toEqual(['bottom', 'left']);
    await expectTypeError(
      `import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
       export const axis = <ChartsXAxis position="top" />;`,
      /TS2322/,
    );
    await expectTypeError(
      `import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
       export const axis = <ChartsYAxis position="right" />;`,
      /TS2322/,
    );
    for (const gone of ['topAxis', 'rightAxis', 'bottomAxis', 'leftAxis']) {
      await expectTypeError(
        `import { LineChart } from '@mui/x-charts/LineChart';
         export const chart = <LineChart series={[]} ${gone}={null} />;`,
        /TS2322/,
      );
    }
    await expectCompiles(`
      import { LineChart, type ChartsXAxisProps } from '@mui/x-charts';
      const bottom: Omit<ChartsXAxisProps, 'axisId' | 'slots' | 'slotProps'> = { label: 'Week', disableTicks: true, tickSize: 3 };
      export const chart = <LineChart series={[]} xAxis={[bottom]} />;`);
  },
);

proves(
  [
    'With `leftAxis="a"` and `rightAxis="a"`, one axis was drawn on both sides.',
    'In v8, add a second axis:',
    'For an x-axis, repeat the axis with its `data`.',
    'For a y-axis, set the same `min` and `max` on both axes.',
    "Without these, a y-axis without a series isn't drawn, and no message appears.",
  ],
  () => {
    /** The labels of the ticks on a side, or nothing where no axis stands. */
    const ticks = (release: Module, props: Props, ...sides: readonly string[]) => {
      const container = alone(
        make(release, 'LineChart', {
          ...SIZE,
          series: [{ data: [1, 47] }],
          xAxis: [{ id: 'x', data: [1, 2] }],
          ...props,
        }),
      );
      return sides.map((side) =>
        [...container.querySelectorAll(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`)].map(
          ({ textContent }) => textContent,
        ),
      );
    };
    const ten = ['0', '10', '20', '30', '40', '50'];
    const range = { min: 0, max: 50 };
    const twice = { yAxis: [{ id: 'a', ...range }], leftAxis: 'a', rightAxis: 'a' };
    expect(ticks(v7, twice, 'left', 'right')).toEqual([ten, ten]);
    const second = (extra: Props) =>
      ticks(
        v8,
        {
          yAxis: [
            { id: 'a', ...extra },
            { id: 'b', position: 'right', ...extra },
          ],
        },
        'left',
        'right',
      );
    expect(second(range)).toEqual([ten, ten]);
    expect(second({})).toEqual([ten, []]);
    expect(second({ min: 0 })).toEqual([ten, []]);
    const [bottom, top] = ticks(
      v8,
      {
        xAxis: [
          { id: 'x', data: [1, 2] },
          { id: 'z', data: [1, 2], position: 'top' },
        ],
      },
      'bottom',
      'top',
    );
    expect(bottom).toHaveLength(6);
    expect(top).toEqual(bottom);
    expect(consoleMessages()).toEqual([]);
  },
);

proves(
  [
    '`position` of `ChartsXAxis` and `ChartsYAxis` still moves the axis, but no space is reserved for the axis.',
    'The labels of the axis are drawn in the margin.',
  ],
  () => {
    const series = ['a', 'b'].map((id) => ({ type: 'line', data: [1, 2], yAxisId: id }));
    /** Where the right axis stands, and where the plot ends. */
    const right = (position: Props, prop: Props) => {
      const props = {
        ...SIZE,
        series,
        xAxis: [{ data: [1, 2] }],
        yAxis: [{ id: 'a' }, { id: 'b', ...position }],
      };
      const [left = 0, , width = 0] = plotOf(v8, 'ChartContainer', props);
      const axis = alone(
        make(v8, 'ChartContainer', props, make(v8, 'ChartsYAxis', { axisId: 'b', ...prop })),
      ).querySelector('.MuiChartsAxis-right');
      return [axis?.getAttribute('transform'), left + width];
    };
    const moved = { position: 'right' };
    // The chart is 400 px wide, its margin 20, and an axis 45.
    expect(right({}, moved)).toEqual(['translate(380, 0)', 380]);
    expect(right(moved, {})).toEqual(['translate(335, 0)', 335]);
    expect(right({}, {})).toEqual([undefined, 380]);
    const top = alone(
      make(
        v8,
        'ChartContainer',
        { ...SIZE, series, xAxis: [{ data: [1, 2] }], yAxis: [{ id: 'a' }, { id: 'b' }] },
        make(v8, 'ChartsXAxis', { position: 'top' }),
      ),
    ).querySelector('.MuiChartsAxis-top');
    expect(top).toHaveAttribute('transform', 'translate(0, 20)');
    expect(consoleMessages()).toEqual([]);
  },
);

proves(
  [
    '`labelFontSize={18}` | `labelStyle={{ fontSize: 18 }}`',
    '`tickFontSize={10}` | `tickLabelStyle={{ fontSize: 10 }}`',
    '`xAxisKey`, `yAxisKey`, `zAxisKey` | `xAxisId`, `yAxisId`, `zAxisId`',
    '`colors` of `SparkLineChart` | `color`, with one color',
    '`resolveSizeBeforeRender`, `experimentalMarkRendering`, `experimentalRendering` | Delete',
    '`viewBox` of a chart | Delete',
    '`useChartId()` returns a `string` | It returns a `string` or `undefined`',
    '`valueFormatter` of a scatter series receives a point | It receives a point or `null`',
    '`width`, `height` of `ChartsSurface` | `width`, `height` of the container or of `ChartDataProvider`',
    '`disableAxisListener`, `axisHighlight`, axes, and the slots `axisLine`, `axisTick`, `axisTickLabel`, `axisLabel` of `PieChart` | Delete: a pie has no axes',
  ],
  async () => {
    const jsx = (element: string) => `
      import { BarChart, ChartContainer, ChartDataProvider, ChartsSurface, ChartsXAxis, LineChart, MarkPlot, PieChart, ScatterChart, SparkLineChart } from '@mui/x-charts';
      export const all = [BarChart, ChartContainer, ChartDataProvider, ChartsSurface, ChartsXAxis, LineChart, MarkPlot, PieChart, ScatterChart, SparkLineChart];
      export const one = ${element};`;
    for (const gone of [
      '<ChartsXAxis labelFontSize={18} />',
      '<ChartsXAxis tickFontSize={10} />',
      '<LineChart series={[{ data: [1], xAxisKey: "x" }]} />',
      '<SparkLineChart data={[1]} colors={["red"]} />',
      '<LineChart series={[]} resolveSizeBeforeRender />',
      '<LineChart series={[]} experimentalMarkRendering />',
      '<MarkPlot experimentalRendering />',
      '<LineChart series={[]} viewBox={{ x: 0, y: 0, width: 1, height: 1 }} />',
      '<ChartsSurface width={1} />',
      '<PieChart series={[]} disableAxisListener />',
      '<PieChart series={[]} axisHighlight={{ x: "none" }} />',
      '<PieChart series={[]} xAxis={[]} />',
      '<PieChart series={[]} slotProps={{ axisLine: {} }} />',
    ]) {
      await expectTypeError(jsx(gone), /TS2322|TS2353|TS2561/);
    }
    await expectTypeError(
      `import { useChartId } from '@mui/x-charts/hooks';
       export const useName = (): string => useChartId();`,
      /TS2322/,
    );
    await expectTypeError(
      `import type { ScatterSeriesType } from '@mui/x-charts/models';
       export const series: ScatterSeriesType = { type: 'scatter', valueFormatter: (point) => String(point.x) };`,
      /TS18047/,
    );
    await expectCompiles(
      jsx(`[<ChartsXAxis labelStyle={{ fontSize: 18 }} tickLabelStyle={{ fontSize: 10 }} />,
        <ScatterChart series={[{ data: [], xAxisId: 'x', yAxisId: 'y', zAxisId: 'z' }]} />,
        <SparkLineChart data={[1]} color="red" />,
        <ChartContainer series={[]} width={1} height={1} />,
        <ChartDataProvider series={[]} width={1} height={1} />]`),
    );
  },
);

proves(
  [
    '`tooltip={{ trigger }}` becomes `slotProps.tooltip`.',
    'A single slot, `tooltip`, replaces the slots `popper`, `axisContent`, and `itemContent`.',
    '`ChartsItemContentProps` | `useItemTooltip()` returns `identifier`, `color`, `label`, `value`, and `formattedValue`',
    '`ChartsAxisContentProps` | `useAxesTooltip()` returns a list with `axisValue`, `axisId`, `dataIndex`, and `seriesItems`. Each of `seriesItems` has `seriesId`, `color`, `value`, `formattedValue`, and `formattedLabel`',
    '`classes` of both | `chartsTooltipClasses`, for parts such as `ChartsTooltipPaper` and `ChartsTooltipTable`',
    '`useAxisTooltip().identifier` | `axisId`, `axisValue`, and `dataIndex` of the same result. The hook is deprecated: use `useAxesTooltip()`',
    '`DefaultChartsItemTooltipContent`, `DefaultChartsAxisTooltipContent` | `ChartsItemTooltipContent`, `ChartsAxisTooltipContent`, without `content`, `contentProps`, and `itemData`',
    "`slotProps.popper`, type `PopperProps` | `slotProps.tooltip`, which accepts props of Material UI's `Popper`, as `ChartsTooltipContainer` does. A `className` there replaces `MuiChartsTooltip-root`",
    '`ChartsTooltipMark` | `ChartsLabelMark`',
    '`DefaultHeatmapTooltip` (Pro) | `HeatmapTooltip`',
    'Call hooks instead of reading props such as `itemData`, `series`, and `axisValue`:',
  ],
  async () => {
    await expectCompiles(`
      import { BarChart, ChartsAxisTooltipContent, ChartsItemTooltipContent, ChartsLabelMark, ChartsTooltipContainer, useAxesTooltip, useAxisTooltip, useItemTooltip } from '@mui/x-charts';
      import { HeatmapTooltip } from '@mui/x-charts-pro';
      export function Own() {
        const item = useItemTooltip<'bar'>();
        const axis = useAxisTooltip();
        const axes = useAxesTooltip()?.map(({ axisValue, axisId, dataIndex, seriesItems }) => [axisValue, axisId, dataIndex, seriesItems]);
        return <p>{[item?.identifier.dataIndex, item?.color, item?.label, item?.value, item?.formattedValue, axis?.axisId, axis?.dataIndex, String(axis?.axisValue), axes?.length]}</p>;
      }
      export const chart = <BarChart series={[{ data: [1] }]} slots={{ tooltip: Own }} slotProps={{ tooltip: { trigger: 'item', placement: 'top' } }} />;
      export const tooltip = <ChartsTooltipContainer trigger="item" placement="top" />;
      export const all = [ChartsAxisTooltipContent, ChartsItemTooltipContent, ChartsLabelMark, HeatmapTooltip];`);
    await expectCompiles(`
      import { ChartsTooltipPaper, ChartsTooltipTable, chartsTooltipClasses, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
      export function Own() {
        const items = useAxesTooltip()?.flatMap(({ seriesItems }) => seriesItems);
        return <ChartsTooltipPaper className={chartsTooltipClasses.paper}>
          <ChartsTooltipTable className={chartsTooltipClasses.table}>
            <caption>{items?.map(({ seriesId, color, value, formattedValue, formattedLabel }) => [seriesId, color, String(value), formattedValue, formattedLabel].join())}</caption>
          </ChartsTooltipTable>
        </ChartsTooltipPaper>;
      }`);
    for (const [tooltip, has] of [
      [{}, true],
      [{ className: 'own' }, false],
    ] as const) {
      await hover(alone(make(v8, 'BarChart', { ...BARS, slotProps: { tooltip } })));
      const { classList } = screen.getByRole('tooltip');
      expect(classList.contains('MuiChartsTooltip-root')).toBe(has);
      expect(classList.contains('own')).toBe(!has);
    }
    const paper = alone(make(v8, 'ChartsTooltipPaper')).firstElementChild;
    expect(paper?.classList).not.toContain('MuiChartsTooltip-paper');
    for (const prop of ['content', 'contentProps', 'itemData']) {
      await expectTypeError(
        `import { ChartsItemTooltipContent } from '@mui/x-charts/ChartsTooltip';
         export const content = <ChartsItemTooltipContent ${prop}={{}} />;`,
        /TS2322/,
      );
    }
    await expectTypeError(
      `import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';
       export const useOld = () => useAxisTooltip()?.identifier;`,
      /TS2339/,
    );
    for (const slot of ['popper', 'axisContent', 'itemContent']) {
      await expectTypeError(
        `import { BarChart } from '@mui/x-charts/BarChart';
         export const chart = <BarChart series={[]} slots={{ ${slot}: () => null }} />;`,
        /TS2353|TS2561/,
      );
    }
  },
);

describe('containers', () => {
  proves(
    [
      'Without `width` or `height`, `ChartContainer` takes the size of its parent.',
      '`ResponsiveChartContainer`, `ResponsiveChartContainerProps` | `ChartContainer`, `ChartContainerProps`',
      '`ResponsiveChartContainerPro`, `ResponsiveChartContainerProProps` | `ChartContainerPro`, `ChartContainerProProps`',
      '`ZAxisContextProvider`, `ZAxisContextProviderProps` | `zAxis` of the container or of `ChartDataProvider`',
      "`LayoutConfig`, `CardinalDirections` | `Pick<ChartContainerProps, 'width' | 'height' | 'margin'>`",
      '`getLegendUtilityClass`, `ChartsLegendClassKey` | `legendClasses`, `keyof ChartsLegendClasses`',
      '`highlightScope` of `PieArc` | `isHighlighted`, `isFaded`',
      '`markerSize` of `Scatter` | `markerSize` of the series',
      '`BarElementPath`, `LineElementPath`, `AreaElementPath` | `BarElement`, `AnimatedLine`, `AnimatedArea`',
    ],
    async () => {
      await expectCompiles(`
        import { AnimatedArea, AnimatedLine, BarElement, ChartContainer, ChartDataProvider, legendClasses, type ChartContainerProps, type ChartsLegendClasses, type PieArcProps, type ScatterSeriesType } from '@mui/x-charts';
        import { ChartContainerPro, type ChartContainerProProps } from '@mui/x-charts-pro';
        export const a = <ChartContainer series={[]} zAxis={[]} />;
        export const b = <ChartContainerPro series={[]} zAxis={[]} />;
        export const c = <ChartDataProvider series={[]} zAxis={[]} />;
        export type Layout = Pick<ChartContainerProps, 'width' | 'height' | 'margin'>;
        export type Pro = ChartContainerProProps;
        export const key: keyof ChartsLegendClasses = 'horizontal';
        export const arc: Partial<PieArcProps> = { isHighlighted: true, isFaded: false };
        export const series: ScatterSeriesType = { type: 'scatter', data: [], markerSize: 4 };
        export const all = [legendClasses, BarElement, AnimatedLine, AnimatedArea];`);
      await expectTypeError(
        `import { Scatter } from '@mui/x-charts/ScatterChart';
         export const size: Partial<React.ComponentProps<typeof Scatter>> = { markerSize: 4 };`,
        /TS2353|TS2561/,
      );
    },
  );

  proves(
    [
      'A container with points now responds to the point nearest to the pointer, even without a handler.',
      'To turn this off, pass `disableVoronoi`.',
    ],
    async () => {
      const highlighted = async (props: Props) => {
        const onHighlightChange = jest.fn();
        const container = alone(
          make(
            v8,
            'ChartContainer',
            {
              ...SIZE,
              series: [
                {
                  type: 'scatter',
                  id: 'p',
                  data: [
                    { id: 1, x: 0, y: 0 },
                    { id: 2, x: 10, y: 10 },
                  ],
                },
              ],
              onHighlightChange,
              ...props,
            },
            make(v8, 'ScatterPlot'),
          ),
        );
        await hover(container);
        return onHighlightChange.mock.calls.length > 0;
      };
      expect(await highlighted({})).toBe(true);
      expect(await highlighted({ disableVoronoi: true })).toBe(false);
    },
  );
});

proves(
  [
    'In v8, `seriesId` of an item is required, so the value for no highlighted item is `null`.',
    '`HighlightedProvider` | The container or `ChartDataProvider`, with `highlightedItem` and `onHighlightChange`',
    '`HighlightedContext`, `useHighlighted` | `useItemHighlighted` for one item, or `useItemHighlightedGetter`, which returns `isHighlighted` and `isFaded`',
  ],
  async () => {
    await expectCompiles(`
      import { ChartContainer, ChartDataProvider, useItemHighlighted, useItemHighlightedGetter } from '@mui/x-charts';
      const props = { series: [], highlightedItem: null, onHighlightChange: () => {} };
      export const a = <ChartContainer {...props} />;
      export const b = <ChartDataProvider {...props} />;
      export function useBoth() {
        const one = useItemHighlighted({ seriesId: 'a' });
        const { isHighlighted, isFaded } = useItemHighlightedGetter();
        return one.isHighlighted || one.isFaded || isHighlighted({ seriesId: 'a' }) || isFaded({ seriesId: 'a' });
      }`);
  },
);

proves(
  [
    '`unstable_useSeries` | `useSeries` | The same object as in v7',
    '`unstable_useLineSeries` | `useLineSeries` | An array. For the object of v7, call `useLineSeriesContext()`',
    '`unstable_useBarSeries` | `useBarSeries` | An array. For the object of v7, call `useBarSeriesContext()`',
    '`unstable_usePieSeries` | `usePieSeries` | An array. For the object of v7, call `usePieSeriesContext()`',
    '`unstable_useScatterSeries` | `useScatterSeries` | An array. For the object of v7, call `useScatterSeriesContext()`',
  ],
  () => {
    const before = within(v7, 'unstable_useSeries') as { line: { seriesOrder: string[] } };
    const after = within(v8, 'useSeries') as { line: { seriesOrder: string[] } };
    expect(after.line.seriesOrder).toEqual(before.line.seriesOrder);
    for (const kind of ['Line', 'Bar', 'Pie', 'Scatter']) {
      expect(v7).toHaveProperty(`unstable_use${kind}Series`);
      expect(v8).not.toHaveProperty(`unstable_use${kind}Series`);
      expect(within(v8, `use${kind}Series`)).toBeInstanceOf(Array);
      expect(v8).toHaveProperty(`use${kind}SeriesContext`);
    }
    expect(Object.keys(within(v8, 'useLineSeriesContext') as object).sort()).toEqual(
      Object.keys(within(v7, 'unstable_useLineSeries') as object).sort(),
    );
  },
);

proves(
  [
    'On Pro charts, `zoom` becomes `zoomData`.',
    'To set only the first range, use `initialZoom`.',
    '`onZoomChange` always receives the list.',
    'In v7, it received functions too.',
    '`useZoom`, `ZoomState`, `ZoomProps` | Pass an `apiRef` of `useChartProApiRef()`, and call `setZoomData`',
    '`ZoomSetup` in a `ChartContainerPro` | Delete',
    '`ChartDataProvider` has no zoom.',
    'If the composition has zoom, use `ChartDataProviderPro` as the provider.',
    'In a composition with zoom, use `ChartDataProviderPro`.',
    '`ZoomData` from `@mui/x-charts-pro/context` | `ZoomData` from `@mui/x-charts-pro` or `@mui/x-charts-pro/models`',
  ],
  async () => {
    await expectCompiles(`
      import { LineChartPro, useChartProApiRef } from '@mui/x-charts-pro';
      import type { ZoomData } from '@mui/x-charts-pro/models';
      export function Chart({ zoom, setZoom }: { zoom: ZoomData[]; setZoom: (zoom: ZoomData[]) => void }) {
        const apiRef = useChartProApiRef<'line'>();
        return <>
          <button onClick={() => apiRef.current?.setZoomData([])} />
          <LineChartPro apiRef={apiRef} series={[]} zoomData={zoom} initialZoom={zoom} onZoomChange={setZoom} />
        </>;
      }`);
    await expectCompiles(`
      import { ChartDataProviderPro, type ZoomData } from '@mui/x-charts-pro';
      export const provider = (zoom: ZoomData[]) => <ChartDataProviderPro series={[]} zoomData={zoom} initialZoom={zoom} onZoomChange={() => {}} />;`);
    for (const prop of ['zoomData', 'initialZoom']) {
      await expectTypeError(
        `import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
         export const provider = <ChartDataProvider series={[]} ${prop}={[]} />;`,
        /TS2322/,
      );
    }
    await expectTypeError(
      `import type { ZoomData } from '@mui/x-charts-pro/context'; export type Z = ZoomData;`,
      /TS2305|TS2724/,
    );
    await expectTypeError(
      `export { useZoom, ZoomSetup } from '@mui/x-charts-pro'; export type { ZoomState, ZoomProps } from '@mui/x-charts-pro';`,
      /TS2305|TS2724/,
    );
  },
);

proves(
  [
    'Types `ChartsLegendPropsBase`, `ChartsOnAxisClickHandlerProps`, `ChartsVoronoiHandlerProps` | Removed with their components',
    'Types `HighlightedProviderProps`, `HighlightedState`, `ItemHighlightedState` | Removed with their provider',
  ],
  () =>
    expectTypeError(
      `export type { ChartsLegendPropsBase, ChartsOnAxisClickHandlerProps, ChartsVoronoiHandlerProps, HighlightedProviderProps, HighlightedState, ItemHighlightedState } from '@mui/x-charts';`,
      /TS2305|TS2724/,
    ),
);

exempt(
  [
    'This guide is for apps with `@mui/x-charts` or `@mui/x-charts-pro` 7.',
    'A few charts with the default look take half an hour.',
    'Each chart shows the legend, labels, and colors that you want.',
    'Each chart fits its container, including the legend.',
    'A tooltip opens on each kind of chart.',
    'Tests find charts by attributes that are on the `<svg>` in v8.',
  ],
  'Advice.',
);
exempt(
  [
    "The second command isn't part of the first.",
    'If a file imports a container before an axis, the codemod deletes `labelFontSize` and `tickFontSize` from the axis within the container.',
    'Search for both before you run the command, and write `labelStyle` and `tickLabelStyle` yourself.',
    "On other `ChartsXAxis` and `ChartsYAxis` elements, `tickFontSize` becomes `tickStyle`, which doesn't exist.",
    'In objects such as `xAxis` and `bottomAxis`, both names stay.',
    'If `labelStyle` is a variable, the codemod skips the file ("reading \'find\'").',
    'If a file imports both `ResponsiveChartContainer` and `ChartContainer`, the codemod skips the file ("already been declared").',
    '`ResponsiveChartContainerProps` keeps its name, which no longer exists.',
    "If a `ChartsOnAxisClickHandler` isn't a direct child of the container, the element stays, but its import is removed.",
    'An import of the type `ChartsAxisData` is removed too (TS2304).',
    'Hooks such as `unstable_useLineSeries` are renamed, but the new hooks return an array.',
  ],
  'Seen by running the codemod, 8.29.3, on files with each of these names.',
);
exempt(
  [
    'If a chart has both `legend` and `slotProps.legend`, the old `slotProps.legend` is lost.',
    "If both are objects, version 9.13.0 of the codemod merges them, but 8.29.3 doesn't.",
    'With 8.29.3, `import type` also becomes `import`.',
  ],
  'Seen by running both releases of the codemod on one file.',
);
exempt(
  '`@8` installs a later release than 8.10.2, which this site documents.',
  'The registry says so.',
);
exempt(
  [
    'Later releases of version 8, such as 8.29.3, stop in Jest 29 with "structuredClone is not defined".',
  ],
  'Seen with 8.29.3 in Jest 29; the release of this site needs neither.',
);
exempt(
  "With `@types/react` 18, the compiler doesn't report them.",
  'Seen by compiling a provider with these props and @types/react 18.3, which the site does not have.',
);
exempt(
  [
    'The error codes on this page come from `@types/react` 19.',
    '`ChartsXAxis`, `ChartsYAxis` | `position`, `labelFontSize`, `tickFontSize`, `tickStyle`',
    '`MarkPlot` | `experimentalRendering`',
    '`Scatter` | `markerSize`',
    '`ChartsItemTooltipContent`, `ChartsAxisTooltipContent` | `content`, `contentProps`, `itemData`',
    '`ChartsTooltip` | `slots`',
  ],
  'Seen by compiling each with @types/react 18.3.12, which the site does not have; the errors are proved above.',
);
exempt(
  'A label that is longer than the axis is wide ends in an ellipsis.',
  'Texts have no width in jsdom; the page on the axis shows it in a browser.',
);
