import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import { installPackages } from '../../../tools/migration/installPackages';
import { act, proves, exempt, fireEvent, pause, show } from '../harness';

type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Module = Readonly<Record<string, unknown>>;
type Side = 'v6' | 'v7';

const SIDES = ['v6', 'v7'] as const;

const rootOf = (side: Side) => installPackages(process.cwd(), side);
const packageOf = (side: Side, name: string) => path.join(rootOf(side), 'node_modules', name);
const manifestOf = (side: Side) =>
  JSON.parse(readFileSync(path.join(packageOf(side, '@mui/x-charts'), 'package.json'), 'utf8'));

// What v6 takes from D3 are ES modules only; v7 has the same as CommonJS.
for (const name of ['d3-color', 'd3-scale', 'd3-shape']) {
  jest.doMock(packageOf('v6', name), () =>
    jest.requireActual<object>(packageOf('v7', `@mui/x-charts-vendor/${name}`)),
  );
}

const RELEASES = {
  v6: jest.requireActual<Module>(packageOf('v6', '@mui/x-charts')),
  v7: jest.requireActual<Module>(packageOf('v7', '@mui/x-charts/node')),
};

const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });

beforeEach(() => {
  // jsdom draws nothing, so the chart stands at the corner of the window; and it captures no pointer.
  Object.assign(window, { matchMedia });
  Object.assign(Element.prototype, { hasPointerCapture: () => false });
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
});

const SIZE = { width: 400, height: 300, skipAnimation: true };
const BARS = {
  ...SIZE,
  xAxis: [{ scaleType: 'band', data: ['a', 'b', 'c'] }],
  series: [{ id: 's', label: 'Sales', data: [1, 2, 3] }],
};
const LINES = {
  ...SIZE,
  xAxis: [{ data: [1, 2, 3] }],
  series: [{ id: 's', label: 'Sales', data: [1, 2, 3], area: true }],
};
const PIE = {
  ...SIZE,
  series: [
    {
      data: [
        { id: 'a', value: 2, label: 'A' },
        { id: 'b', value: 0, label: 'B' },
      ],
    },
  ],
};
const POINTS = {
  ...SIZE,
  series: [
    {
      label: 'S',
      data: [
        { id: 1, x: 1, y: 2 },
        { id: 2, x: 5, y: 20 },
      ],
    },
  ],
};

/** An element of one side, by the name of its component. */
function make(side: Side, name: string, props: Props = {}, children?: ReactNode): ReactElement {
  const Component = RELEASES[side][name] as Component;
  return <Component {...props}>{children}</Component>;
}

/** Shows one alone. */
function alone(element: ReactElement, components?: object): HTMLElement {
  cleanup();
  const theme = components && createTheme({ components });
  return show(theme ? <ThemeProvider theme={theme}>{element}</ThemeProvider> : element).container;
}

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (side: Side) => Result | Promise<Result>,
): Promise<{ readonly v6: Result; readonly v7: Result }> {
  const result = { v6: await look('v6'), v7: await look('v7') };
  cleanup();
  return result;
}

function found(container: ParentNode, selector: string): Element {
  const element = container.querySelector(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return element;
}

/** Moves a pointer there, over the chart itself. */
async function hover(container: HTMLElement, x: number, y: number): Promise<Element | null> {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const target = found(container, 'svg');
  await user.pointer({ target, coords: { clientX: x, clientY: y } });
  await act(() => pause(80));
  return document.querySelector('[role=tooltip]');
}

const rowsOf = (tooltip: Element | null) =>
  [...(tooltip?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);

/** The codes of the errors in each line, with the types of one side. */
function errorsOf(side: Side, lines: readonly string[]): readonly (readonly number[])[] {
  const file = path.join(rootOf(side), 'claims.tsx');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2022)
      : read(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const codes: number[][] = lines.map(() => []);
  for (const { start = 0, code } of program.getSemanticDiagnostics(source)) {
    codes[source?.getLineAndCharacterOfPosition(start).line ?? 0]?.push(code);
  }
  return codes;
}

/** Whether a type or a value of that name is declared somewhere. */
const declarations = Object.fromEntries(
  SIDES.map((side) => {
    const folder = packageOf(side, '@mui/x-charts');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts') && !/^(legacy|modern|esm|node)\b/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return [side, texts.join('\n')];
  }),
);
const declares = (side: Side, name: string) =>
  new RegExp(`export (declare )?(interface|type|const|function) ${name}\\b`).test(
    declarations[side] ?? '',
  );

proves(
  [
    'Upgrade to the last v6 first, 6.19.8, and run your tests there.',
    'v7 wants `@mui/material` and `@mui/system` `^5.15.14 || ^6.0.0 || ^7.0.0`.',
    'v6 took 5.4.1: upgrade Material UI within version 5 first if yours is older.',
    '`react` and `react-dom` may be `^17.0.0 || ^18.0.0 || ^19.0.0`; 19 is new.',
    'v6 was ES modules only; v7 has CommonJS beside them.',
    'The folder `legacy`, built for Internet Explorer 11, is gone.',
  ],
  () => {
    const [before, after] = [manifestOf('v6'), manifestOf('v7')];
    expect([before.version, after.version]).toEqual(['6.19.8', '7.29.1']);
    for (const name of ['@mui/material', '@mui/system']) {
      expect(before.peerDependencies[name]).toBe('^5.4.1');
      expect(after.peerDependencies[name]).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    }
    for (const name of ['react', 'react-dom']) {
      expect(before.peerDependencies[name]).toBe('^17.0.0 || ^18.0.0');
      expect(after.peerDependencies[name]).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    }
    expect(before.exports['.'].default).toBe('./esm/index.js');
    expect(JSON.stringify(before.exports)).not.toContain('require');
    expect([after.main, after.module]).toEqual(['./node/index.js', './index.js']);
    const legacy = SIDES.map((side) => existsSync(packageOf(side, '@mui/x-charts/legacy')));
    expect(legacy).toEqual([true, false]);
  },
);

proves(
  'Remove what made v6 run in Jest or on a server: `transformIgnorePatterns` or `transpilePackages` for `@mui/x-charts` and `d3-*`, and a mock of `window.matchMedia`.',
  () => {
    Object.assign(window, { matchMedia: undefined });
    expect(() => alone(make('v6', 'BarChart', BARS))).toThrow(/matchMedia is not a function/);
    expect(alone(make('v7', 'BarChart', BARS)).querySelector('svg')).not.toBeNull();
  },
);

describe('without an error', () => {
  proves(
    [
      'Now a line and its area appear from left to right, and move when their data change.',
      'A picture that a test takes at once shows half a line.',
      "Line, area | A `<path>` in the plot's `<g>` | Each within a `<g>` with a `clip-path` of its own",
      'Tests that take pictures pass `skipAnimation`.',
    ],
    async () => {
      const seen = await onBoth(async (side) => {
        const container = alone(make(side, 'LineChart', { ...LINES, skipAnimation: false }));
        const masks = () =>
          ['line', 'area'].map((part) =>
            Number(
              container.querySelector(`[id$=s-${part}-clip] rect`)?.getAttribute('width') ?? 0,
            ),
          );
        const first = masks();
        await act(() => pause(2000));
        const parents = ['Line', 'Area'].map((part) =>
          /-(line|area)-clip\)$/.test(
            found(container, `.Mui${part}Element-root`).parentElement?.getAttribute('clip-path') ??
              '',
          ),
        );
        const last = masks();
        const still = alone(make(side, 'LineChart', LINES));
        const at = found(still, 'svg').querySelector('[id$=s-line-clip] rect');
        await act(() => pause(50));
        return { first, last, parents, skipped: Number(at?.getAttribute('width') ?? 0) };
      });
      expect(seen.v6).toEqual({ first: [0, 0], last: [0, 0], parents: [false, false], skipped: 0 });
      expect(seen.v7.first.every((width) => width < 200)).toBe(true);
      expect(seen.v7).toMatchObject({ last: [400, 400], parents: [true, true], skipped: 400 });
    },
  );

  proves(
    "`skipAnimation` of a `SparkLineChart` isn't needed any more: its bars and lines stand still.",
    async () => {
      const heights = await onBoth(async (side) => {
        const container = alone(
          make(side, 'SparkLineChart', { width: 400, height: 300, plotType: 'bar', data: [1, 2] }),
        );
        await act(() => pause(60));
        const bar = found(container, '.MuiBarElement-root:last-of-type') as SVGElement;
        return Number.parseFloat(bar.style.height);
      });
      expect(heights.v7).toBe(290);
      expect(heights.v6).toBeLessThan(290);
    },
  );

  proves(
    [
      'Events | `mousemove`, `mouseenter` | `pointermove`, `pointerenter` | Tests with `fireEvent.mouseMove` open no tooltip: use `user.pointer()`',
      'Finger on a chart | Scrolls the page | `touch-action: none` | A chart as wide as a phone stops the page: see below',
    ],
    async () => {
      const seen = await onBoth(async (side) => {
        const container = alone(make(side, 'LineChart', LINES));
        fireEvent.mouseMove(found(container, 'svg'), { clientX: 200, clientY: 150 });
        await act(() => pause(50));
        const byMouse = document.querySelector('[role=tooltip]') !== null;
        const byPointer = (await hover(container, 210, 150)) !== null;
        const { className } = found(container, 'svg') as SVGElement;
        const rule = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .map(({ cssText }) => cssText)
          .find((text) => text.includes(className.baseVal.split(' ')[0] ?? ''));
        return { byMouse, byPointer, styled: /touch-action: ?none/.test(rule ?? '') };
      });
      expect(seen).toEqual({
        v6: { byMouse: true, byPointer: true, styled: false },
        v7: { byMouse: false, byPointer: true, styled: true },
      });
    },
  );

  proves(
    'Leaving a bar or an arc in jsdom | Nothing | Asks for pointer capture | "hasPointerCapture is not a function": define it in the tests\' setup',
    async () => {
      const asked = await onBoth((side) => {
        const hasPointerCapture = jest.fn(() => false);
        Object.assign(Element.prototype, { hasPointerCapture });
        const charts: [string, Props, string][] = [
          ['BarChart', BARS, '.MuiBarElement-root'],
          ['PieChart', PIE, '.MuiPieArc-root'],
        ];
        for (const [name, props, selector] of charts) {
          const element = found(alone(make(side, name, props)), selector);
          fireEvent.pointerEnter(element);
          fireEvent.pointerLeave(element);
        }
        return hasPointerCapture.mock.calls.length;
      });
      expect(asked).toEqual({ v6: 0, v7: 2 });
    },
  );

  proves(
    "Pointer between the points of a `ScatterChart` | No tooltip | The nearest point's tooltip | It is always open: `disableVoronoi` brings v6 back, `voronoiMaxRadius` limits it",
    async () => {
      const at = (props: Props) =>
        onBoth(async (side) => {
          const container = alone(make(side, 'ScatterChart', { ...POINTS, ...props }));
          return (await hover(container, 300, 100))?.textContent;
        });
      expect(await at({})).toEqual({ v6: undefined, v7: 'S(5, 20)' });
      expect((await at({ disableVoronoi: true })).v7).toBeUndefined();
      expect((await at({ voronoiMaxRadius: 20 })).v7).toBeUndefined();
    },
  );

  proves(
    [
      'A chart whose series are empty showed its axes.',
      'Now it has no axes, and the text "No data to display".',
      'A bar chart with an empty band axis made v6 throw "undefined is not iterable", so a condition around it may go.',
      'Write your own text with the slot `noDataOverlay`; `loading` shows another.',
    ],
    async () => {
      const look = (container: HTMLElement) => [
        container.querySelector('svg')?.textContent?.trim(),
        container.querySelectorAll('.MuiChartsAxis-root').length,
      ];
      const empty = await onBoth((side) =>
        look(
          alone(
            make(side, 'LineChart', { ...SIZE, series: [{ data: [] }], xAxis: [{ data: [] }] }),
          ),
        ),
      );
      expect(empty).toEqual({ v6: ['0', 2], v7: ['No data to display', 0] });
      const bars = { ...SIZE, series: [{ data: [] }], xAxis: [{ scaleType: 'band', data: [] }] };
      expect(() => alone(make('v6', 'BarChart', bars))).toThrow(/undefined is not iterable/);
      expect(look(alone(make('v7', 'BarChart', bars)))).toEqual(['No data to display', 0]);
      const own = { ...bars, slots: { noDataOverlay: () => <text>Nothing yet</text> } };
      expect(look(alone(make('v7', 'BarChart', own)))[0]).toBe('Nothing yet');
      const loading = look(alone(make('v7', 'BarChart', { ...bars, loading: true })))[0];
      expect(loading).toMatch(/loading/i);
    },
  );

  proves(
    [
      "`BarChart`, `LineChart` and the others dropped what they didn't know.",
      'Now `className`, `id`, `data-testid` and `aria-label` are on the outer `<div>`, and `title` and `desc` in the `<svg>`.',
    ],
    async () => {
      const charts: [string, Props][] = [
        ['BarChart', BARS],
        ['LineChart', LINES],
        ['PieChart', PIE],
        ['ScatterChart', POINTS],
      ];
      for (const [name, props] of charts) {
        const seen = await onBoth((side) => {
          const container = alone(
            make(side, name, {
              ...props,
              className: 'mine',
              id: 'sales',
              'data-testid': 'sales',
              'aria-label': 'Sales',
              title: 'Sales of the year',
              desc: 'By month',
            }),
          );
          return [
            '.mine',
            '#sales',
            '[data-testid=sales]',
            '[aria-label=Sales]',
            'title',
            'desc',
          ].map((selector) => {
            const element = container.querySelector(selector);
            return /title|desc/.test(selector) ? element?.textContent : element?.tagName;
          });
        });
        expect(seen.v6.filter(Boolean)).toEqual([]);
        expect(seen.v7).toEqual(['DIV', 'DIV', 'DIV', 'DIV', 'Sales of the year', 'By month']);
      }
    },
  );

  proves(
    [
      'Default props in the theme for `MuiBarChart`, `MuiLineChart`, `MuiPieChart` and `MuiScatterChart` were dropped too, and apply now.',
      'So do styles of `MuiChartsXAxis` and `MuiChartsYAxis`, and default props such as `disableLine`: within these charts they had no effect.',
    ],
    async () => {
      const charts: [string, Props][] = [
        ['BarChart', BARS],
        ['LineChart', LINES],
        ['PieChart', PIE],
        ['ScatterChart', POINTS],
      ];
      const components = Object.fromEntries(
        charts.map(([name]) => [`Mui${name}`, { defaultProps: { width: 222 } }]),
      );
      for (const [name, props] of charts) {
        const widths = await onBoth((side) =>
          alone(make(side, name, { ...props, width: undefined }), components)
            .querySelector('svg')
            ?.getAttribute('width'),
        );
        expect(widths.v7).toBe('222');
        expect(widths.v6).not.toBe('222');
      }
      const axes = Object.fromEntries(
        ['X', 'Y'].map((axis) => [
          `MuiCharts${axis}Axis`,
          { defaultProps: { disableLine: true }, styleOverrides: { root: { opacity: 0.3 } } },
        ]),
      );
      const seen = await onBoth((side) => {
        const container = alone(make(side, 'LineChart', LINES), axes);
        return [
          container.querySelectorAll('.MuiChartsAxis-line').length,
          ...['bottom', 'left'].map(
            (place) =>
              getComputedStyle(found(container, `.MuiChartsAxis-${place}`)).opacity === '0.3',
          ),
        ];
      });
      expect(seen).toEqual({ v6: [2, false, false], v7: [0, true, true] });
    },
  );

  proves(
    [
      '`valueFormatter` of an axis gets `{ location }`, that of a series `{ dataIndex }`.',
      'A function with a second parameter of its own takes that object for it: the compiler stops only where its type is known.',
    ],
    async () => {
      const seconds = await onBoth(async (side) => {
        const ofAxis = new Set<unknown>();
        const ofSeries = new Set<unknown>();
        const spy = (into: Set<unknown>) => (value: number, second?: unknown) => {
          into.add(JSON.stringify(second));
          return `${value}`;
        };
        await hover(
          alone(
            make(side, 'LineChart', {
              ...SIZE,
              xAxis: [{ data: [1, 2, 3], valueFormatter: spy(ofAxis) }],
              series: [{ data: [1, 2, 3], valueFormatter: spy(ofSeries) }],
            }),
          ),
          200,
          150,
        );
        return [[...ofAxis], [...ofSeries]];
      });
      expect(seconds).toEqual({
        v6: [[undefined], [undefined]],
        v7: [['{"location":"tick"}', '{"location":"tooltip"}'], ['{"dataIndex":1}']],
      });
    },
  );

  proves(
    'Series without a value at that place | No row | A row without a value | Gaps get rows: let `valueFormatter` give `null` for `null`, and there is no row',
    async () => {
      const rows = (series: Props) =>
        onBoth(async (side) =>
          rowsOf(
            await hover(
              alone(
                make(side, 'LineChart', {
                  ...LINES,
                  series: [{ label: 'Gaps', data: [1, null, 3], ...series }, { data: [4, 5, 6] }],
                }),
              ),
              200,
              150,
            ),
          ),
        );
      expect(await rows({})).toEqual({ v6: ['5'], v7: ['Gaps', '5'] });
      const valueFormatter = (value: number | null) => (value === null ? null : `${value}`);
      expect((await rows({ valueFormatter })).v7).toEqual(['5']);
    },
  );

  proves(
    'Value of a `utc` axis | In local time | In UTC | Days that were off by one are right; a correction of yours makes them wrong',
    async () => {
      const day = new Date(Date.UTC(2024, 0, 1));
      const xAxis = [{ scaleType: 'utc', data: [day, new Date(Date.UTC(2024, 0, 2))] }];
      const heads = await onBoth(async (side) => {
        const chart = make(side, 'LineChart', { ...SIZE, xAxis, series: [{ data: [1, 2] }] });
        return (await hover(alone(chart), 60, 150))?.querySelector('thead')?.textContent;
      });
      expect(heads).toEqual({ v6: day.toLocaleString(), v7: day.toUTCString() });
    },
  );

  proves(
    [
      '`MuiChartsTooltip-root` | The box with the border | The popper around it | Own backgrounds and borders stand around the box: use `MuiChartsTooltip-paper`',
      'Class of the popper | `base-Popper-root` | `MuiPopper-root` | Selectors on the old class find nothing; themes for `MuiPopper` apply',
    ],
    async () => {
      const classes = await onBoth(async (side) => {
        const tooltip = await hover(alone(make(side, 'LineChart', LINES)), 200, 150);
        return [tooltip, tooltip?.firstElementChild].map((element) =>
          [...(element?.classList ?? [])].filter((name) => !name.startsWith('css-')),
        );
      });
      expect(classes).toEqual({
        v6: [['base-Popper-root'], ['MuiChartsTooltip-root']],
        v7: [['MuiPopper-root', 'MuiChartsTooltip-root'], ['MuiChartsTooltip-paper']],
      });
    },
  );

  proves(
    [
      'Mark of a line | Its place in the CSS of a class | Its place in `style`',
      'Bar | Broken pixels, such as 66.67 | Whole pixels',
      'Arc of a pie | `fill` in `style` | The attribute `fill`',
      'Arc with the value 0 | Drawn, as a line | `visibility="hidden"`',
      'Item of a legend | A mark and a text | A transparent rectangle first, `itemBackground`',
      'Line of the y-axis | From the bottom to the top | From the top to the bottom',
    ],
    async () => {
      const seen = await onBoth(async (side) => {
        const lines = alone(make(side, 'LineChart', LINES));
        const mark = found(lines, '.MuiMarkElement-root') as SVGElement;
        const line = found(lines, '.MuiChartsAxis-left .MuiChartsAxis-line');
        const look = {
          placed: [getComputedStyle(mark).transform, mark.style.transform].map((one) =>
            /^translate\(/.test(one),
          ),
          first: found(lines, '.MuiChartsLegend-series').firstElementChild?.classList[0],
          down: Number(line.getAttribute('y1')) < Number(line.getAttribute('y2')),
        };
        const bars = alone(make(side, 'BarChart', { ...BARS, yAxis: [{ max: 3 }] }));
        await act(() => pause(50));
        const heights = [...bars.querySelectorAll<SVGElement>('.MuiBarElement-root')].map(
          ({ style }) => Number.parseFloat(style.height),
        );
        const arcs = [...alone(make(side, 'PieChart', PIE)).querySelectorAll('.MuiPieArc-root')];
        await act(() => pause(50));
        return {
          ...look,
          whole: heights.every(Number.isInteger),
          fills: arcs.map((arc) => arc.hasAttribute('fill')),
          styles: arcs.map((arc) => (arc as SVGElement).style.fill !== ''),
          visibility: arcs[1]?.getAttribute('visibility'),
        };
      });
      expect(seen.v6).toMatchObject({
        first: 'MuiChartsLegend-mark',
        down: false,
        whole: false,
        fills: [false, false],
        styles: [true, true],
        visibility: null,
      });
      expect(seen.v7).toMatchObject({
        placed: [true, true],
        first: 'MuiChartsLegend-itemBackground',
        down: true,
        whole: true,
        fills: [true, true],
        styles: [false, false],
        visibility: 'hidden',
      });
      expect(seen.v6.placed).toEqual([true, false]);
    },
  );
});

describe('names and types', () => {
  proves(
    [
      'It gets the same arguments.',
      'In JavaScript, and in props that you spread, an old `onClick` is called for a click anywhere in the chart, with the event alone: "Cannot read properties of undefined (reading \'dataIndex\')".',
    ],
    async () => {
      const calls = await onBoth((side) => {
        const handler = jest.fn();
        const old = side === 'v6' ? 'onClick' : 'onItemClick';
        fireEvent.click(
          found(alone(make(side, 'PieChart', { ...PIE, [old]: handler })), '.MuiPieArc-root'),
        );
        return handler.mock.calls.map(([, item, datum]) => [item.dataIndex, datum.value]);
      });
      expect(calls).toEqual({ v6: [[0, 2]], v7: [[0, 2]] });
      const onClick = jest.fn();
      const container = alone(make('v7', 'PieChart', { ...PIE, onClick }));
      fireEvent.click(found(container, '.MuiPieArc-root'));
      fireEvent.click(found(container, 'svg'));
      expect(onClick.mock.calls.map((args) => args.length)).toEqual([1, 1]);
    },
  );

  proves(
    'Bars and points have `onItemClick` too now, lines `onMarkClick`, `onLineClick` and `onAreaClick`: handlers that you gave to `slotProps.bar` or `slotProps.mark` for that may go.',
    async () => {
      const clicks: [string, Props, string, string][] = [
        ['BarChart', BARS, 'onItemClick', '.MuiBarElement-root'],
        ['ScatterChart', { ...POINTS, disableVoronoi: true }, 'onItemClick', 'circle'],
        ['LineChart', LINES, 'onMarkClick', '.MuiMarkElement-root'],
        ['LineChart', LINES, 'onLineClick', '.MuiLineElement-root'],
        ['LineChart', LINES, 'onAreaClick', '.MuiAreaElement-root'],
      ];
      for (const [name, props, prop, selector] of clicks) {
        const called = await onBoth((side) => {
          const handler = jest.fn();
          fireEvent.click(found(alone(make(side, name, { ...props, [prop]: handler })), selector));
          return handler.mock.calls.length;
        });
        expect([prop, called]).toEqual([prop, { v6: 0, v7: 1 }]);
      }
    },
  );

  const PARTS = [
    'BarChart',
    'LineChart',
    'PieChart',
    'ScatterChart',
    'AreaPlot',
    'BarPlot',
    'LinePlot',
    'LineHighlightPlot',
    'MarkPlot',
    'PiePlot',
    'PieArcPlot',
    'PieArcLabelPlot',
    'ScatterPlot',
    'ChartsLegend',
  ];
  proves(
    [
      '`BarChartSlotsComponent`, `BarChartSlotComponentProps` | `BarChartSlots`, `BarChartSlotProps`',
      '`LineChartSlotsComponent`, `LineChartSlotComponentProps` | `LineChartSlots`, `LineChartSlotProps`',
      '`PieChartSlotsComponent`, `PieChartSlotComponentProps` | `PieChartSlots`, `PieChartSlotProps`',
      '`ScatterChartSlotsComponent`, `ScatterChartSlotComponentProps` | `ScatterChartSlots`, `ScatterChartSlotProps`',
      '`AreaPlotSlotsComponent`, `AreaPlotSlotComponentProps` | `AreaPlotSlots`, `AreaPlotSlotProps`',
      '`BarPlotSlotsComponent`, `BarPlotSlotComponentProps` | `BarPlotSlots`, `BarPlotSlotProps`',
      '`LinePlotSlotsComponent`, `LinePlotSlotComponentProps` | `LinePlotSlots`, `LinePlotSlotProps`',
      '`LineHighlightPlotSlotsComponent`, `LineHighlightPlotSlotComponentProps` | `LineHighlightPlotSlots`, `LineHighlightPlotSlotProps`',
      '`MarkPlotSlotsComponent`, `MarkPlotSlotComponentProps` | `MarkPlotSlots`, `MarkPlotSlotProps`',
      '`PiePlotSlotsComponent`, `PiePlotSlotComponentProps` | `PiePlotSlots`, `PiePlotSlotProps`',
      '`PieArcPlotSlotsComponent`, `PieArcPlotSlotComponentProps` | `PieArcPlotSlots`, `PieArcPlotSlotProps`',
      '`PieArcLabelPlotSlotsComponent`, `PieArcLabelPlotSlotComponentProps` | `PieArcLabelPlotSlots`, `PieArcLabelPlotSlotProps`',
      '`ScatterPlotSlotsComponent`, `ScatterPlotSlotComponentProps` | `ScatterPlotSlots`, `ScatterPlotSlotProps`',
      '`ChartsLegendSlotsComponent`, `ChartsLegendSlotComponentProps` | `ChartsLegendSlots`, `ChartsLegendSlotProps`',
      "`ChartsTooltipSlotsComponent`, `ChartsTooltipSlotComponentProps` | `ChartsTooltipSlots<'line'>`, `ChartsTooltipSlotProps<'line'>`; v8: without `<'line'>`",
      '`SlotsComponent` is `Slots`, and `SlotComponentProps` is `SlotProps`.',
      'v8 keeps these names.',
    ],
    () => {
      const today = path.join(process.cwd(), 'node_modules/@mui/x-charts');
      const texts = readdirSync(today, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => readFileSync(path.join(today, file), 'utf8'))
        .join('\n');
      for (const part of [...PARTS, 'ChartsTooltip']) {
        for (const [before, after] of [
          [`${part}SlotsComponent`, `${part}Slots`],
          [`${part}SlotComponentProps`, `${part}SlotProps`],
        ] as const) {
          expect([before, declares('v6', before), declares('v7', before)]).toEqual([
            before,
            true,
            false,
          ]);
          expect([after, declares('v7', after)]).toEqual([after, true]);
          expect(texts).toMatch(new RegExp(`export interface ${after}\\b`));
        }
      }
      expect(declarations.v7).toMatch(/interface ChartsTooltipSlots</);
      expect(texts).not.toMatch(/interface ChartsTooltipSlots</);
    },
  );

  proves(
    [
      "`valueFormatter` of bars, lines and sparklines gets `number | null`, as their data may have gaps: error TS2322 where you write the type of the argument, TS18047 where you don't.",
      '`data` of bars may have `null` too, and `data` of points may be absent.',
      '`ChartsTooltipProps` and `ChartsItemContentProps` are generic: error TS2314.',
      '`label` of a series is a text, or a function of where it stands.',
      '`axisId` in the objects of `xAxis` and `yAxis` | `id`. As a prop of `ChartsXAxis` and `ChartsYAxis` it stays',
      '`highlightScope` of `AreaElement`, `BarElement`, `LineElement`, `MarkElement`, `PieArcPlot`, `PieArcLabelPlot` | `highlightScope` of the series',
      '`ContinuouseScaleName` | `ContinuousScaleName`',
      "`AnchorPosition` | `NonNullable<ChartsLegendProps['position']>`; v8: the type of another position",
      '`AnchorX`, `AnchorY` | Its members `horizontal` and `vertical`',
      "`Direction` | `NonNullable<ChartsLegendProps['direction']>`",
      '`ChartsLegendRoot`, `ChartsLegendRootOwnerState` | None: style `MuiChartsLegend` in the theme, or pass a slot `legend`',
    ],
    () => {
      const imported = [
        ...['AreaElementProps', 'BarElementProps', 'LineElementProps', 'MarkElementProps'],
        ...['PieArcPlotProps', 'PieArcLabelPlotProps'],
      ];
      const cases: readonly [code: string, v6: readonly number[], v7: readonly number[]][] = [
        [
          `import { LineChart, BarChart, SparkLineChart, ChartsXAxis, ChartsYAxis, type LineSeriesType, type BarSeriesType, type ScatterSeriesType, type ChartsLegendProps, ${imported.join(', ')} } from '@mui/x-charts';`,
          [],
          [],
        ],
        ...['LineChart', 'BarChart'].flatMap((name): [string, number[], number[]][] => [
          [
            `export const a${name} = <${name} series={[{ data: [1], valueFormatter: (value: number) => '' }]} />;`,
            [],
            [2322],
          ],
          [
            `export const b${name} = <${name} series={[{ data: [1], valueFormatter: (value) => value.toFixed() }]} />;`,
            [],
            [18047],
          ],
        ]),
        [
          `export const c = <SparkLineChart data={[1]} valueFormatter={(value: number) => ''} />;`,
          [],
          [2322],
        ],
        [
          `export const d = (s: BarSeriesType) => s.data?.map((one) => one.toFixed());`,
          [],
          [18047],
        ],
        [`export const e = (s: ScatterSeriesType) => s.data.length;`, [], [18048]],
        [`export const f = (s: LineSeriesType) => s.label?.trim();`, [], [2339]],
        [
          `export const g = (s: LineSeriesType) => typeof s.label === 'function' ? s.label('legend') : s.label;`,
          [2349],
          [],
        ],
        [`export const h = <LineChart series={[]} xAxis={[{ axisId: 'x' }]} />;`, [], [2353]],
        [`export const i = [<ChartsXAxis axisId="x" />, <ChartsYAxis axisId="y" />];`, [], []],
        ...imported.map((name): [string, number[], number[]] => [
          `export type H${name} = ${name}['highlightScope'];`,
          [],
          [2339],
        ]),
        [`export const k: LineSeriesType['highlightScope'] = { highlighted: 'item' };`, [], []],
        [`import type { ContinuouseScaleName } from '@mui/x-charts';`, [], [2724]],
        [`import type { ContinuousScaleName } from '@mui/x-charts';`, [2724], []],
        [`import type { AnchorPosition } from '@mui/x-charts';`, [], [2305]],
        [`import type { AnchorX } from '@mui/x-charts';`, [], [2305]],
        [`import type { AnchorY } from '@mui/x-charts';`, [], [2305]],
        [`import type { Direction } from '@mui/x-charts';`, [], [2305]],
        [
          `export const l: NonNullable<ChartsLegendProps['position']> = { horizontal: 'left', vertical: 'top' };`,
          [],
          [],
        ],
        [`export const m: NonNullable<ChartsLegendProps['direction']> = 'row';`, [], []],
        [`import { ChartsLegendRoot } from '@mui/x-charts';`, [], [2724]],
        [`import type { ChartsLegendRootOwnerState } from '@mui/x-charts';`, [], [2305]],
        [
          `import type { ChartsTooltipProps, ChartsItemContentProps } from '@mui/x-charts';`,
          [],
          [],
        ],
        [`export type N = ChartsTooltipProps;`, [], [2314]],
        [`export type O = ChartsItemContentProps;`, [], [2314]],
      ];
      const codes = {
        v6: errorsOf(
          'v6',
          cases.map(([code]) => code),
        ),
        v7: errorsOf(
          'v7',
          cases.map(([code]) => code),
        ),
      };
      cases.forEach(([code, before, after], index) => {
        expect([code, codes.v6[index], codes.v7[index]]).toEqual([code, before, after]);
      });
      for (const release of Object.values(RELEASES)) {
        expect(release).toHaveProperty('ChartsLegend');
      }
    },
  );

  proves(
    [
      'These components never read default props from the theme, and their types say so now: error TS2353.',
      '`defaultProps` of `MuiChartsAxis`, `MuiChartsAxisHighlight`, `MuiBarElement`, `MuiLineElement`, `MuiAreaElement`, `MuiMarkElement` | Delete. For axes: `defaultProps` of `MuiChartsXAxis`, `MuiChartsYAxis`',
      '`MuiChartsClipPath` | Delete',
    ],
    () => {
      const folder = packageOf('v6', '@mui/x-charts/esm');
      const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [
          ...readFileSync(path.join(folder, file), 'utf8').matchAll(
            /useThemeProps\(\{[\s\S]{0,80}?name: '(\w+)'/g,
          ),
        ])
        .map(([, name]) => name);
      expect(asked.sort()).toEqual([
        'MuiChartsLegend',
        'MuiChartsTooltip',
        'MuiChartsXAxis',
        'MuiChartsYAxis',
      ]);
      const keys = [
        ...['MuiChartsAxis', 'MuiChartsAxisHighlight', 'MuiBarElement', 'MuiLineElement'],
        ...['MuiAreaElement', 'MuiMarkElement'],
      ];
      const head = `import { createTheme } from '@mui/material/styles'; import type {} from '@mui/x-charts/themeAugmentation';`;
      const lines = [
        head,
        ...keys.map((key) => `createTheme({ components: { ${key}: { defaultProps: {} } } });`),
        `createTheme({ components: { MuiChartsClipPath: {} } });`,
        `createTheme({ components: { MuiChartsXAxis: { defaultProps: {} }, MuiChartsYAxis: { defaultProps: {} } } });`,
      ];
      expect(errorsOf('v6', lines).flat()).toEqual([]);
      expect(errorsOf('v7', lines)).toEqual([[], ...keys.map(() => [2353]), [2353], []]);
    },
  );

  proves(
    [
      '`CartesianContextProvider`, `DrawingProvider` | `ChartContainer`, whose children call `useXScale`, `useYScale` and `useDrawingArea`',
      "`PieChart` is an object, as its `ref` is forwarded: `typeof PieChart === 'function'` is false, and nothing else changes.",
    ],
    async () => {
      for (const name of ['CartesianContextProvider', 'DrawingProvider']) {
        expect([name in RELEASES.v6, name in RELEASES.v7]).toEqual([true, false]);
      }
      const read = await onBoth((side) => {
        const result: unknown[] = [];
        function Spy() {
          const hook = (name: string) => (RELEASES[side][name] as () => never)();
          const { width } = hook('useDrawingArea') as { width: number };
          const x = hook('useXScale') as (value: unknown) => number;
          const y = hook('useYScale') as (value: unknown) => number;
          result.push(width, x('b'), y(0));
          return null;
        }
        const series = BARS.series.map((one) => ({ type: 'bar', ...one }));
        const { xAxis, width, height } = BARS;
        alone(make(side, 'ChartContainer', { width, height, xAxis, series }, <Spy />));
        return result.slice(-3);
      });
      expect(read.v7).toEqual([300, 160, 250]);
      expect(read.v6).toEqual(read.v7);
      const kinds = await onBoth((side) => typeof RELEASES[side].PieChart);
      expect(kinds).toEqual({ v6: 'function', v7: 'object' });
    },
  );
});

exempt(
  [
    'This guide is for apps with `@mui/x-charts` 6.',
    'In JavaScript, search for `onClick` and `axisId` there.',
    'A class that did nothing for years applies.',
    'A click on an arc does what it did, and a click beside it does nothing.',
    'Tooltips look as before, also where a series has a gap.',
    'A page with charts scrolls by finger.',
    "Empty charts say what you want in your users' language.",
  ],
  'Advice, which the sections above prove.',
);
exempt(
  "Its charts with zoom are a package of their own, `@mui/x-charts-pro`, which v6 hadn't.",
  'A fact about the registry: the first versions of that package are those of v7.',
);
exempt(
  'The codemod package has nothing for charts on this step: `v7.0.0/preset-safe` is for the grid, pickers and trees.',
  'Seen in the package, 8.29.3: the folder v7.0.0 has data-grid, pickers and tree-view.',
);
exempt(
  'In v6 only bars and pies moved.',
  'What v6 did: its lines are compared with those of v7 by the claim on lines.',
);
exempt(
  "The app compiles, and no old name is left: `git grep -nE '(Chart|Plot|Legend|Tooltip)Slots?Component|ContinuouseScale|ContextProvider|DrawingProvider|base-Popper'`.",
  'Advice; the names are those of the sections above.',
);
exempt(
  'In three places do the step for v8 alone: own tooltips, `ChartsLegend` with a place or a slot, and the theme keys of bars, lines, areas and marks, which v8 ignores.',
  'Advice; the guide from v7 to v8 proves what v8 ignores.',
);
