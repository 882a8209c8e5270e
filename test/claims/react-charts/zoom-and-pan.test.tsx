import type { ReactElement } from 'react';
import * as React from 'react';
import { BarChartPro, type BarChartProProps } from '@mui/x-charts-pro/BarChartPro';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import {
  sampleSeconds,
  temperatureAt,
  temperatures,
} from '../../../docs/x/react-charts/zoom-and-pan/kiln';
import FitVisibleRange from '../../../docs/x/react-charts/zoom-and-pan/FitVisibleRange';
import { act, proves, exempt, expectConsole, screen, show } from '../harness';
import { cleanup } from '@testing-library/react';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const TOWNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const RESIDENTS = [1, 2, 3, 4, 5, 50, 70, 80, 90, 100];

type BarApi = NonNullable<NonNullable<BarChartProProps['apiRef']>['current']>;
type ZoomOption = NonNullable<BarChartProProps['xAxis']>[number]['zoom'];
type LineAxis = NonNullable<LineChartProProps['xAxis']>[number];
type Range = { readonly axisId: string; readonly start: number; readonly end: number };

const range = (start: number, end: number, axisId = 'x'): readonly Range[] => [
  { axisId, start, end },
];

/** Filled by the chart that shows. */
const shown: { api: BarApi | undefined } = { api: undefined };

function Bars({ zoom = true, ...props }: Partial<BarChartProProps> & { zoom?: ZoomOption }) {
  const apiRef = useChartProApiRef<'bar'>();
  React.useEffect(() => {
    shown.api = apiRef.current ?? undefined;
  });
  return (
    <BarChartPro
      {...SIZE}
      apiRef={apiRef}
      xAxis={[{ id: 'x', data: TOWNS, zoom }]}
      series={[{ data: RESIDENTS }]}
      {...props}
    />
  );
}

function Line({
  zoom = true,
  numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...props
}: Partial<LineChartProProps> & { zoom?: ZoomOption; numbers?: number[] }) {
  return (
    <LineChartPro
      {...SIZE}
      xAxis={[{ id: 'x', data: numbers, zoom }]}
      series={[{ data: RESIDENTS, showMark: false }]}
      {...props}
    />
  );
}

const textsOf = (direction: 'X' | 'Y') =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${direction} text`)].map(
    ({ textContent }) => textContent ?? '',
  );
const towns = () => textsOf('X').join('');

function ticksOf(chart: ReactElement): { readonly x: string; readonly y: readonly string[] } {
  const { unmount } = show(chart);
  const found = { x: towns(), y: textsOf('Y') };
  unmount();
  return found;
}

function call(run: (api: BarApi) => void) {
  const { api } = shown;
  if (!api) {
    throw new Error('No chart has given its API.');
  }
  act(() => run(api));
}

const slider = () => document.querySelector('[data-charts-zoom-slider]');
const pathOfLine = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';

describe('which charts', () => {
  proves(
    [
      '`LineChartPro`, `BarChartPro`, and `ScatterChartPro` zoom along each axis that has `zoom`.',
      'Zooming requires [Pro](/x/introduction/licensing/#pro-plan).',
    ],
    () => {
      expect(ticksOf(<Bars initialZoom={[...range(0, 50)]} />).x).toBe('abcde');
      expect(ticksOf(<Bars zoom={false} initialZoom={[...range(0, 50)]} />).x).toBe('abcdefghij');
      expect(ticksOf(<Line initialZoom={[...range(0, 20)]} />).x).not.toContain('8');
      const scatter = (
        <ScatterChartPro
          {...SIZE}
          xAxis={[{ id: 'x', min: 0, max: 100, zoom: true }]}
          yAxis={[{ id: 'y', min: 0, max: 100, zoom: true }]}
          series={[{ data: [{ id: 0, x: 1, y: 1 }] }]}
          initialZoom={[...range(0, 50), ...range(0, 20, 'y')]}
        />
      );
      const { x, y } = ticksOf(scatter);
      expect(x).not.toContain('60');
      expect(y.at(-1)).toBe('20');
    },
  );
});

describe('the slider', () => {
  proves(
    [
      '| `preview` | `false` | Draws the lines, areas, bars, or points in the slider |',
      '| `size` | `28`, or `48` with a preview | The space in px that the chart reserves for the slider, not the size of the slider |',
      'A slider reduces the height of the plot, or the width for a y-axis.',
    ],
    () => {
      const heights = (zoom: ZoomOption) => {
        const { unmount } = show(<Bars zoom={zoom} initialZoom={[...range(0, 10)]} />);
        const bar = document.querySelector('.MuiBarElement-root');
        const bottom = Number(bar?.getAttribute('y')) + Number(bar?.getAttribute('height'));
        const found = { has: slider() !== null, bottom };
        unmount();
        return found;
      };
      const { bottom } = heights(true);
      expect(heights(true).has).toBe(false);
      expect(heights({ slider: { enabled: true } })).toEqual({ has: true, bottom: bottom - 28 });
      expect(heights({ slider: { enabled: true, preview: true } })).toEqual({
        has: true,
        bottom: bottom - 48,
      });
      expect(heights({ slider: { enabled: true, size: 60 } }).bottom).toBe(bottom - 60);
      expect(heights({ slider: { preview: true } })).toEqual({ has: false, bottom });
      const trackOf = (option: { size?: number }) => {
        const { unmount } = show(<Bars zoom={{ slider: { enabled: true, ...option } }} />);
        const track = slider()?.querySelector('rect')?.getAttribute('height');
        unmount();
        return track;
      };
      expect(trackOf({ size: 60 })).toBe(trackOf({}));
      const leftOf = (zoom: ZoomOption) => {
        const { unmount } = show(<Bars yAxis={[{ zoom }]} />);
        const line = document.querySelector('.MuiChartsAxis-directionX line');
        const left = Number(line?.getAttribute('x1'));
        unmount();
        return left;
      };
      expect(leftOf({ slider: { enabled: true } })).toBe(leftOf(true) + 28);
      expect(leftOf({ slider: { enabled: true, preview: true } })).toBe(leftOf(true) + 48);

      const zoom = { slider: { enabled: true, preview: true } };
      const previewed = (chart: ReactElement) => {
        const { unmount } = show(chart);
        const found = slider()?.querySelectorAll('path, circle, rect').length ?? 0;
        unmount();
        return found;
      };
      const plain = (chart: ReactElement) => previewed(chart);
      const without = { slider: { enabled: true } };
      expect(previewed(<Bars zoom={zoom} />)).toBeGreaterThan(plain(<Bars zoom={without} />) + 9);
      const area = [{ data: RESIDENTS, area: true, showMark: false }];
      expect(previewed(<Line zoom={zoom} />)).toBeGreaterThan(plain(<Line zoom={without} />));
      expect(previewed(<Line zoom={zoom} series={area} />)).toBeGreaterThan(
        previewed(<Line zoom={zoom} />),
      );
      const points = (option: ZoomOption) => (
        <ScatterChartPro
          {...SIZE}
          xAxis={[{ id: 'x', zoom: option }]}
          series={[{ data: [0, 1, 2].map((id) => ({ id, x: id, y: id })) }]}
        />
      );
      expect(previewed(points(zoom))).toBeGreaterThanOrEqual(previewed(points(without)) + 3);
      const marked = [{ data: RESIDENTS }];
      expect(previewed(<Line zoom={zoom} series={marked} />)).toBe(previewed(<Line zoom={zoom} />));
    },
  );

  proves(
    "With two x-axes or two y-axes, the chart throws if one axis has a slider with a preview and bars or points use the other axis. Lines aren't affected.",
    () => {
      const zoom = { slider: { enabled: true, preview: true } };
      const axis = { id: 'x', data: TOWNS, scaleType: 'band', zoom } as const;
      const charts = (xAxisId: string) => [
        <BarChartPro
          key="bars"
          {...SIZE}
          xAxis={[axis, { id: 'other', data: TOWNS, scaleType: 'band' }]}
          series={[{ data: RESIDENTS }, { data: RESIDENTS, xAxisId }]}
        />,
        <ScatterChartPro
          key="points"
          {...SIZE}
          xAxis={[{ id: 'x', zoom }, { id: 'other' }]}
          series={[{ data: [{ id: 0, x: 1, y: 1 }], xAxisId }]}
        />,
        <ScatterChartPro
          key="pointsUpright"
          {...SIZE}
          yAxis={[{ id: 'x', zoom }, { id: 'other' }]}
          series={[{ data: [{ id: 0, x: 1, y: 1 }], yAxisId: xAxisId }]}
        />,
      ];
      for (const chart of charts('x')) {
        show(chart).unmount();
      }
      for (const chart of charts('other')) {
        expect(() => show(chart)).toThrow(TypeError);
        cleanup();
      }
      const lines = [{ data: RESIDENTS }, { data: RESIDENTS, xAxisId: 'other' }];
      show(<LineChartPro {...SIZE} xAxis={[axis, { id: 'other', data: TOWNS }]} series={lines} />);
      expect(slider()).not.toBeNull();
    },
  );

  proves(
    "If a second axis in the same direction has a slider, give the axis a `position`. Otherwise its slider isn't shown.",
    () => {
      const second = (position?: 'top') => (
        <Bars
          xAxis={[
            { id: 'x', data: TOWNS },
            {
              id: 'other',
              data: TOWNS,
              scaleType: 'band',
              position,
              zoom: { slider: { enabled: true } },
            },
          ]}
        />
      );
      const { unmount } = show(second());
      expect(slider()).toBeNull();
      unmount();
      show(second('top'));
      expect(slider()).not.toBeNull();
    },
  );

  proves(
    [
      'In a `ChartContainerPro`, add `ChartZoomSlider` from `@mui/x-charts-pro/ChartZoomSlider` as a child.',
      'The slider has no role, no name, and no keyboard support.',
      'Buttons of the [toolbar](/x/react-charts/toolbar/)',
      '| Keyboard | Buttons of the [toolbar](/x/react-charts/toolbar/) | [Buttons](#control-the-visible-range) that you add |',
    ],
    async () => {
      const zoom = { slider: { enabled: true } };
      const container = (children: ReactElement | null) => (
        <ChartContainerPro
          {...SIZE}
          xAxis={[{ id: 'x', data: TOWNS, scaleType: 'band', zoom }]}
          series={[{ type: 'bar', data: RESIDENTS }]}
        >
          {children}
        </ChartContainerPro>
      );
      const bare = show(container(null));
      expect(slider()).toBeNull();
      bare.unmount();
      const own = show(container(<ChartZoomSlider />));
      expect(slider()).not.toBeNull();
      own.unmount();

      const { user, unmount } = show(<Bars zoom={zoom} />);
      expect(slider()?.querySelector('[role], [tabindex], [aria-label]')).toBeNull();
      await user.tab();
      expect(document.body).toHaveFocus();
      unmount();
      show(<Bars zoom={zoom} showToolbar initialZoom={[...range(0, 50)]} />);
      expect(screen.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
    },
  );
});

describe('limits', () => {
  proves(
    [
      'Values are percentages of the axis, except `step`:',
      '`zoom: true` uses the defaults.',
      'If `minSpan`, `maxSpan`, `minStart`, or `maxEnd` is `undefined`, zooming sets the range to `NaN`.',
      '| `minSpan` | `10` | The smallest part that users can zoom to |',
      '| `maxSpan` | `100` | The largest part that users can zoom to |',
      '| `minStart`, `maxEnd` | `0`, `100` | The ends of the range that users can reach |',
    ],
    async () => {
      const calls: { start: number; end: number }[] = [];
      const press = async (
        name: string,
        zoom: ZoomOption,
        times: number,
        initialZoom: Range[] = [...range(0, 99)],
      ) => {
        calls.length = 0;
        const { user, unmount } = show(
          <Bars
            zoom={zoom}
            showToolbar
            initialZoom={initialZoom}
            onZoomChange={(all) => calls.push(...all)}
          />,
        );
        for (let count = 0; count < times; count += 1) {
          await user.click(screen.getByRole('button', { name }));
        }
        unmount();
        return { start: calls.at(-1)?.start ?? NaN, end: calls.at(-1)?.end ?? NaN };
      };
      const closest = await press('Zoom in', true, 30);
      expect(closest.end - closest.start).toBeCloseTo(10);
      const onZoomChange = jest.fn<undefined, [NonNullable<BarChartProProps['zoomData']>]>();
      for (const [name, zoom] of [
        ['Zoom in', { minSpan: undefined }],
        ['Zoom in', { minStart: undefined }],
        ['Zoom in', { maxEnd: undefined }],
        ['Zoom out', { maxSpan: undefined }],
      ] as const) {
        const { user, unmount } = show(
          <Line
            showToolbar
            zoom={zoom}
            initialZoom={[...range(20, 80)]}
            onZoomChange={onZoomChange}
          />,
        );
        await user.click(screen.getByRole('button', { name }));
        const [entry] = onZoomChange.mock.lastCall?.[0] ?? [];
        expect([entry?.start, entry?.end]).toContainEqual(NaN);
        unmount();
      }
      const near = await press('Zoom in', { minSpan: 40 }, 15);
      expect(near.end - near.start).toBeCloseTo(40);
      expect(await press('Zoom out', { minStart: 20, maxEnd: 80 }, 30, [...range(40, 50)])).toEqual(
        { start: 20, end: 80 },
      );
      const far = await press('Zoom out', { maxSpan: 60 }, 30, [...range(40, 50)]);
      expect(far.end - far.start).toBeCloseTo(60);
      expect(await press('Zoom in', { step: 50 }, 1)).toEqual(
        await press('Zoom in', { step: 1 }, 1),
      );
      // The button that can't zoom further is disabled.
      expectConsole('warn', /disabled `button` child/);
    },
  );

  proves(
    'On the first render, the chart shows the range from `minStart` to `maxEnd`, even if this range exceeds `maxSpan`.',
    () => {
      expect(ticksOf(<Bars zoom={{ minStart: 20, maxEnd: 80 }} />).x).toBe('cdefgh');
      expect(ticksOf(<Bars zoom={{ maxSpan: 30 }} />).x).toBe('abcdefghij');
    },
  );

  proves(
    [
      "The chart doesn't check the ranges that you pass, so they can exceed the limits. If `start` isn't below `end`, the chart is broken.",
    ],
    () => {
      const limits = { minSpan: 50, minStart: 20, maxEnd: 80 };
      expect(ticksOf(<Bars zoom={limits} initialZoom={[...range(0, 10)]} />).x).toBe('a');
      expect(ticksOf(<Bars zoom={limits} zoomData={[...range(0, 100)]} />).x).toBe('abcdefghij');
      show(<Bars zoom={limits} />);
      call((api) => api.setZoomData([...range(0, 20)]));
      expect(towns()).toBe('ab');
      call((api) => api.setZoomData([...range(-100, 100)]));
      // The first bar stands in the middle, with nothing before it.
      const bars = [...document.querySelectorAll('.MuiBarElement-root')];
      expect(Number(bars[0]?.getAttribute('x'))).toBeGreaterThan(200);
      call((api) => api.setZoomData([...range(60, 20)]));
      expect(towns()).not.toBe('cdef');
      call((api) => api.setAxisZoomData('x', { axisId: 'x', start: 0, end: 10 }));
      expect(towns()).toBe('a');
      cleanup();
      expect(ticksOf(<Line initialZoom={[...range(30, 30)]} />).x).toBe('');
    },
  );
});

describe('filter mode', () => {
  proves(
    [
      "| `filterMode` | `'keep'` | `'discard'` [fits the other axis](#fit-the-y-axis-to-the-visible-range) |",
      'By default, the y-axis covers all data, so heights stay comparable while users zoom.',
      "If the y-axis has `zoom`, the axis isn't fitted.",
    ],
    () => {
      const top = (zoom: ZoomOption) =>
        ticksOf(<Bars zoom={zoom} initialZoom={[...range(0, 50)]} />).y.at(-1);
      expect(top(true)).toBe('100');
      expect(top({ filterMode: 'keep' })).toBe('100');
      expect(top({ filterMode: 'discard' })).toBe('5');
      const both = (
        <Bars
          zoom={{ filterMode: 'discard' }}
          yAxis={[{ id: 'y', zoom: true }]}
          initialZoom={[...range(0, 50)]}
        />
      );
      expect(ticksOf(both).y.at(-1)).toBe('100');
    },
  );

  proves(
    [
      'If no point is visible, the path of a line becomes `NaN`.',
      'If a single value is visible, a line without `area` is flat.',
    ],
    () => {
      const between = (zoom: ZoomOption) => <Line zoom={zoom} initialZoom={[...range(45, 55)]} />;
      const kept = show(between(true));
      expect(pathOfLine()).not.toContain('NaN');
      kept.unmount();
      const broken = show(between({ filterMode: 'discard' }));
      expect(textsOf('Y')).toEqual([]);
      expect(pathOfLine()).toContain('NaN');
      broken.unmount();
      const held = (
        <Line
          zoom={{ filterMode: 'discard' }}
          yAxis={[{ min: 0, max: 100 }]}
          initialZoom={[...range(45, 55)]}
        />
      );
      show(held).unmount();
      expect(ticksOf(held).y).toContain('100');

      /** How many heights the line has that a zoomed chart draws. */
      const heights = (
        scaleType: 'linear' | 'time' | 'band' | 'point',
        [start, end]: readonly [number, number],
        more: Partial<LineChartProProps> = {},
      ) => {
        const data = [0, 1, 2, 3, 4].map((day) =>
          scaleType === 'time' ? new Date(2026, 0, day + 1) : day,
        );
        const { unmount } = show(
          <LineChartPro
            {...SIZE}
            xAxis={[
              { id: 'x', data, scaleType, domainLimit: 'strict', zoom: { filterMode: 'discard' } },
            ]}
            series={[{ data: [1, 40, 5, 60, 9], curve: 'linear' }]}
            initialZoom={[...range(start, end)]}
            {...more}
          />,
        );
        const found = [...pathOfLine().matchAll(/,([\d.-]+)/g)].map(([, height]) => height);
        unmount();
        return new Set(found).size;
      };
      for (const scaleType of ['linear', 'time', 'band', 'point'] as const) {
        expect(heights(scaleType, [42, 58])).toBe(1);
        expect(heights(scaleType, [20, 58])).toBe(5);
        expect(
          heights(scaleType, [42, 58], {
            series: [{ data: [1, 40, 5, 60, 9], curve: 'linear', area: true }],
          }),
        ).toBe(5);
        expect(heights(scaleType, [42, 58], { yAxis: [{ min: 0, max: 60 }] })).toBe(5);
      }
    },
  );

  proves(
    [
      "If the x-axis is a band or point axis, set `filterMode: 'discard'` in its `zoom` instead.",
      'If the x-axis shows numbers or dates, the chart rounds the visible range and ignores `min`, `max`, and `domainLimit` of the x-axis. Visible points can then be outside the y-axis.',
    ],
    () => {
      type Axis = NonNullable<LineChartProProps['xAxis']>[number];
      const numbers = Array.from({ length: 37 }, (_, index) => index + 1);
      const dates = Array.from({ length: 175 }, (_, index) => new Date(2025, 2, 17 + index));
      /** How many points are in sight, and how many of them the y-axis has room for. */
      const seen = (axis: Axis, start: number, end: number) =>
        (['keep', 'discard'] as const).map((filterMode) => {
          const { unmount } = show(
            <LineChartPro
              {...SIZE}
              xAxis={[{ id: 'x', ...axis, zoom: { filterMode } }]}
              series={[{ data: (axis.data ?? []).map((_, index) => index + 1) }]}
              initialZoom={[...range(start, end)]}
            />,
          );
          const marks = document.querySelectorAll('.MuiMarkElement-root').length;
          unmount();
          return marks;
        });
      for (const scaleType of ['band', 'point'] as const) {
        for (const [start, end] of [
          [0, 10],
          [33, 66],
          [45, 55],
          [90, 100],
        ] as const) {
          const [all = 0, within] = seen({ data: numbers, scaleType }, start, end);
          expect(all).toBeGreaterThan(2);
          expect(within).toBe(all);
        }
      }
      for (const axis of [
        { data: numbers, min: 0, max: 60 },
        { data: numbers, domainLimit: 'strict' },
        { data: numbers, scaleType: 'log' },
        { data: dates, scaleType: 'time', domainLimit: 'strict' },
      ] as const) {
        const [all = 0, within = 0] = seen(axis, 50, 70);
        expect(within).toBeLessThan(all);
      }
    },
  );

  proves(
    'If the slider has a preview, the preview uses the fitted y-axis too, so it cuts off higher values.',
    () => {
      const topOf = (filterMode: 'keep' | 'discard') => {
        const { unmount } = show(
          <Line
            zoom={{ filterMode, slider: { enabled: true, preview: true } }}
            initialZoom={[...range(0, 50)]}
          />,
        );
        const path = slider()?.querySelector('path[data-series]')?.getAttribute('d') ?? '';
        unmount();
        return Number(path.split(',').at(-1));
      };
      expect(topOf('keep')).toBe(0);
      expect(topOf('discard')).toBeLessThan(-100);
    },
  );
});

describe('fit from code', () => {
  proves(
    'If the x-axis of a line shows dates or numbers, compute the `min` and `max` of the y-axis from the visible values:',
    async () => {
      const limits = () => {
        const found = textsOf('Y').map(Number).filter(Number.isFinite);
        return found;
      };
      const { user } = show(<FitVisibleRange />);
      // 2 to 83 MW over the year, less than 60 in the months that the demo starts with.
      const before = Math.max(...limits());
      expect(before).toBeLessThan(70);
      for (let clicks = 0; clicks < 12; clicks += 1) {
        await user.click(screen.getByRole('button', { name: 'Zoom out' }));
      }
      expect(Math.max(...limits())).toBeGreaterThanOrEqual(80);
      expect(Math.max(...limits())).toBeGreaterThan(before);
    },
  );
});

describe('the range from code', () => {
  proves('To set only the range on the first render, pass `initialZoom`.', () => {
    const { rerender, unmount } = show(<Bars initialZoom={[...range(0, 50)]} />);
    expect(towns()).toBe('abcde');
    rerender(<Bars initialZoom={[...range(50, 100)]} />);
    expect(towns()).toBe('abcde');
    unmount();
    expect(ticksOf(<Bars initialZoom={[...range(0, 50, 'other')]} />).x).toBe('abcdefghij');
  });

  proves(
    [
      'Both props accept a list of `{ axisId, start, end }`, so give the axis an `id`:',
      "If the first x-axis has no `id`, its `axisId` is `'defaultized-x-axis-0'`.",
      'To control the range, pass `zoomData` and update it in `onZoomChange`.',
      "If `zoomData` becomes `undefined` after the first render, the chart keeps its range and users can't zoom anymore.",
    ],
    () => {
      const onZoomChange = jest.fn();
      const { rerender, unmount } = show(
        <Bars zoomData={[...range(0, 30)]} onZoomChange={onZoomChange} />,
      );
      expect(towns()).toBe('abc');
      call((api) => api.setZoomData([...range(0, 100)]));
      expect(onZoomChange.mock.calls).toEqual([[range(0, 100)]]);
      expect(towns()).toBe('abc');
      rerender(<Bars zoomData={[...range(50, 100)]} />);
      expect(towns()).toBe('fghij');
      rerender(<Bars />);
      call((api) => api.setZoomData([...range(0, 20)]));
      expect(towns()).toBe('fghij');
      unmount();
      show(
        <Bars
          xAxis={[{ data: TOWNS, zoom: true }]}
          yAxis={[{ id: 'y', zoom: true }, { id: 'without' }]}
          onZoomChange={onZoomChange}
        />,
      );
      call((api) => api.setZoomData((all) => all));
      expect(onZoomChange).toHaveBeenLastCalledWith([
        { axisId: 'defaultized-x-axis-0', start: 0, end: 100 },
        { axisId: 'y', start: 0, end: 100 },
      ]);
    },
  );

  proves(
    "An axis without an entry in `zoomData` shows all data, and users can't zoom it. So don't pass `[]`.",
    async () => {
      function Held() {
        const [zoomData, setZoomData] = React.useState<BarChartProProps['zoomData']>([]);
        return <Bars showToolbar zoomData={zoomData} onZoomChange={setZoomData} />;
      }
      const withSlider = show(<Bars zoom={{ slider: { enabled: true } }} zoomData={[]} />);
      expect(slider()).toBeNull();
      withSlider.unmount();
      const uncontrolled = <Bars showToolbar initialZoom={[...range(0, 50)]} />;
      for (const chart of [uncontrolled, <Held key="held" />]) {
        const { user, unmount } = show(chart);
        call((api) => api.setZoomData([]));
        expect(towns()).toBe('abcdefghij');
        for (let clicks = 0; clicks < 10; clicks += 1) {
          await user.click(screen.getByRole('button', { name: 'Zoom in' }));
        }
        expect(towns()).toBe('abcdefghij');
        unmount();
      }
      // A button that can't zoom further is disabled.
      expectConsole('warn', /disabled `button` child/);
    },
  );

  proves(
    'If you add `zoom` to an axis after the first render, the axis has no entry. Add an entry to `zoomData`, or give the chart another `key`.',
    async () => {
      const loses = show(<Bars initialZoom={[...range(0, 50)]} />);
      loses.rerender(<Bars zoom={false} />);
      expect(towns()).toBe('abcde');
      loses.rerender(<Bars key="other" zoom={false} />);
      expect(towns()).toBe('abcdefghij');
      loses.unmount();
      const held = show(<Bars zoom={false} zoomData={[]} />);
      held.rerender(<Bars zoomData={[...range(0, 50)]} />);
      expect(towns()).toBe('abcde');
      held.rerender(<Bars zoom={false} zoomData={[]} />);
      expect(towns()).toBe('abcdefghij');
      held.unmount();
      const press = async (user: ReturnType<typeof show>['user']) => {
        for (let clicks = 0; clicks < 10; clicks += 1) {
          await user.click(screen.getByRole('button', { name: 'Zoom in' }));
        }
      };
      const { rerender, user } = show(<Bars showToolbar zoom={false} />);
      rerender(<Bars showToolbar />);
      await press(user);
      expect(towns()).toBe('abcdefghij');
      rerender(<Bars key="other" showToolbar />);
      await press(user);
      expect(towns()).not.toBe('abcdefghij');
      expectConsole('warn', /disabled `button` child/);
    },
  );

  proves(
    "If `zoomData` contains an entry for an axis that doesn't exist or has no `zoom`, the toolbar throws, either when it renders or when a zoom button is pressed.",
    () => {
      for (const yAxis of [undefined, [{ id: 'other' }]]) {
        const chart = (zoomData: readonly Range[]) => (
          <Bars showToolbar yAxis={yAxis} zoomData={zoomData} />
        );
        expect(() => show(chart([...range(0, 50, 'other'), ...range(0, 50)]))).toThrow(TypeError);
        cleanup();
        show(chart([...range(0, 50), ...range(0, 50, 'other')]));
        const thrown: unknown[] = [];
        const take = (event: ErrorEvent) => {
          event.preventDefault();
          thrown.push(event.error);
        };
        window.addEventListener('error', take);
        screen.getByRole('button', { name: 'Zoom in' }).click();
        window.removeEventListener('error', take);
        expect(thrown).toEqual([expect.any(TypeError)]);
        cleanup();
      }
    },
  );

  proves(
    [
      'The minimum and the maximum of an axis are rounded to nice numbers by default.',
      '| Band | Each of n values takes 100 ÷ n |',
    ],
    () => {
      const numbers = [3, 20, 30, 40, 50, 60, 70, 80, 90, 97];
      const lastTick = (domainLimit?: 'strict') =>
        ticksOf(
          <LineChartPro
            {...SIZE}
            xAxis={[{ id: 'x', data: numbers, domainLimit, zoom: true }]}
            series={[{ data: RESIDENTS }]}
            initialZoom={[...range(0, 100)]}
          />,
        ).x;
      expect(lastTick()).toMatch(/^0.*100$/);
      expect(lastTick('strict')).not.toContain('100');
      expect(ticksOf(<Bars initialZoom={[...range(30, 60)]} />).x).toBe('def');
    },
  );

  proves(
    [
      "Set [`domainLimit: 'strict'`](/x/react-charts/axis/#set-the-domain) to use the lowest and the highest value.",
      '| Linear, time | A value is at 100 × (value − minimum) ÷ (maximum − minimum) |',
    ],
    () => {
      // The first is neither the lowest nor the highest.
      const numbers = [50, 20, 30, 40, 3, 60, 70, 97, 90, 80];
      const percentOf = (value: number) => (100 * (value - 3)) / (97 - 3);
      show(
        <LineChartPro
          {...SIZE}
          xAxis={[{ id: 'x', data: numbers, domainLimit: 'strict', zoom: true }]}
          series={[{ data: RESIDENTS }]}
          initialZoom={[...range(percentOf(20), percentOf(80))]}
        />,
      );
      const marks = [...document.querySelectorAll('.MuiMarkElement-root')];
      expect(marks).toHaveLength(7);
      const places = marks.map((mark) => Number(mark.getAttribute('cx')));
      expect(Math.min(...places)).toBeCloseTo(65);
      expect(Math.max(...places)).toBeCloseTo(380);
      cleanup();
      const dates = [2, 1, 9, 3].map((day) => new Date(2026, 0, day));
      show(
        <LineChartPro
          {...SIZE}
          xAxis={[{ id: 'x', data: dates, scaleType: 'time', domainLimit: 'strict', zoom: true }]}
          series={[{ data: [1, 2, 3, 4] }]}
          initialZoom={[...range(12.5, 25)]}
        />,
      );
      const days = [...document.querySelectorAll('.MuiMarkElement-root')];
      expect(days.map((mark) => Math.round(Number(mark.getAttribute('cx'))))).toEqual([65, 380]);
    },
  );

  proves(
    [
      '| Log | A value is at 100 × log(value ÷ minimum) ÷ log(maximum ÷ minimum) |',
      '| Point | Of n values, the value with the index i is at 100 × i ÷ (n − 1) |',
    ],
    () => {
      const placesOf = (axis: LineAxis, start: number, end: number) => {
        const { unmount } = show(
          <LineChartPro
            {...SIZE}
            xAxis={[{ id: 'x', zoom: { minSpan: 1 }, ...axis }]}
            series={[{ data: [1, 2, 3, 4, 5], showMark: true }]}
            initialZoom={[...range(start, end)]}
          />,
        );
        const places = [...document.querySelectorAll('.MuiMarkElement-root')].map((mark) =>
          Math.round(Number(mark.getAttribute('cx'))),
        );
        unmount();
        return places;
      };
      const logAt = (value: number) => (100 * Math.log(value / 3)) / Math.log(900 / 3);
      const log = {
        scaleType: 'log',
        domainLimit: 'strict',
        data: [3, 20, 70, 400, 900],
      } satisfies LineAxis;
      expect(placesOf(log, logAt(20), logAt(400))).toEqual([65, expect.any(Number), 380]);
      // Rounded to powers of ten, the ends are 1 and 1,000.
      const nice = { ...log, domainLimit: 'nice' } satisfies LineAxis;
      expect(placesOf(nice, (100 * Math.log10(20)) / 3, (100 * Math.log10(400)) / 3)).toEqual([
        65,
        expect.any(Number),
        380,
      ]);
      const point = { scaleType: 'point', data: ['a', 'b', 'c', 'd', 'e'] } satisfies LineAxis;
      expect(placesOf(point, 25, 75)).toEqual([65, 223, 380]);
      expect(placesOf(point, 50, 100)).toEqual([65, 223, 380]);
    },
  );

  proves(
    '`setAxisZoomData()` changes one entry, and `setZoomData()` replaces the whole list. Both methods call `onZoomChange`. If you control the range, they do nothing else.',
    () => {
      const onZoomChange = jest.fn();
      show(<Bars onZoomChange={onZoomChange} />);
      call((api) => api.setAxisZoomData('x', { axisId: 'x', start: 0, end: 20 }));
      expect(towns()).toBe('ab');
      call((api) => api.setAxisZoomData('x', (zoom) => ({ ...zoom, end: 30 })));
      expect(towns()).toBe('abc');
      call((api) => api.setZoomData((all) => all.map((zoom) => ({ ...zoom, end: 40 }))));
      expect(towns()).toBe('abcd');
      call((api) => api.setZoomData([...range(80, 100)]));
      expect(towns()).toBe('ij');
      expect(onZoomChange).toHaveBeenCalledTimes(4);
      call((api) => api.setAxisZoomData('other', { axisId: 'other', start: 0, end: 20 }));
      expect(onZoomChange).toHaveBeenLastCalledWith(range(80, 100));
      cleanup();

      show(<Bars zoomData={[...range(0, 30)]} onZoomChange={onZoomChange} />);
      for (const move of [
        (api: BarApi) => api.setAxisZoomData('x', { axisId: 'x', start: 0, end: 20 }),
        (api: BarApi) => api.setZoomData([...range(0, 20)]),
      ]) {
        call(move);
        expect(onZoomChange).toHaveBeenLastCalledWith(range(0, 20));
        expect(towns()).toBe('abc');
      }
    },
  );
});

describe('large data', () => {
  proves(
    'The chart draws only the bars, marks, and points in the visible range. A line draws all its points.',
    () => {
      const all = show(<Line />);
      const points = pathOfLine().match(/C/g)?.length;
      all.unmount();
      show(<Line initialZoom={[...range(0, 10)]} />);
      expect(points).toBe(9);
      expect(pathOfLine().match(/C/g)).toHaveLength(9);
      cleanup();

      const counted = (selector: string, chart: ReactElement) => {
        const { unmount } = show(chart);
        const count = document.querySelectorAll(selector).length;
        unmount();
        return count;
      };
      const bars = <Bars initialZoom={[...range(0, 20)]} />;
      expect(counted('.MuiBarElement-root', bars)).toBe(2);
      const marks = <Line series={[{ data: RESIDENTS }]} initialZoom={[...range(0, 30)]} />;
      expect(counted('.MuiMarkElement-root', marks)).toBeLessThan(5);
      const scatter = (
        <ScatterChartPro
          {...SIZE}
          xAxis={[{ id: 'x', min: 0, max: 100, zoom: true }]}
          series={[{ data: Array.from({ length: 101 }, (_, id) => ({ id, x: id, y: id })) }]}
          initialZoom={[...range(0, 20)]}
        />
      );
      expect(counted('svg circle', scatter)).toBe(21);
    },
  );

  proves(
    'This demo divides the range into parts and keeps the lowest and the highest value of each part, so peaks remain visible.',
    () => {
      const seconds = sampleSeconds(0, 100);
      expect(seconds.length).toBeLessThan(320);
      const drawn = seconds.map(temperatureAt);
      expect(Math.max(...drawn)).toBe(Math.max(...temperatures));
      expect(Math.min(...drawn)).toBe(Math.min(...temperatures));
    },
  );

  proves(
    [
      'Otherwise the axis shrinks to the loaded sample, and the same percentages mean another range.',
      'A preview draws only the data that you pass, so leave the preview out.',
    ],
    () => {
      const sample = { series: [{ data: [1, 2, 3] }], initialZoom: [...range(0, 50)] };
      const loose = ticksOf(<Line numbers={[40, 45, 50]} {...sample} />);
      expect(loose.x).toMatch(/^40/);
      const fixed = ticksOf(
        <Line
          {...sample}
          xAxis={[
            {
              id: 'x',
              data: [40, 45, 50],
              min: 0,
              max: 100,
              zoom: { slider: { enabled: true } },
            },
          ]}
        />,
      );
      expect(fixed.x).toMatch(/^0.*50$/);
    },
  );
});
exempt(
  [
    'For long data, set a smaller `minSpan`: 10% of a year is five weeks.',
    'The x-axis has `min` and `max`, as',
  ],
  'Follows from what is proved above, with a calendar.',
);
