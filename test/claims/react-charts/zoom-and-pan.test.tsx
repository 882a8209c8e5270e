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
import { act, claim, dismiss, expectConsole, screen, show } from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const TOWNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const RESIDENTS = [1, 2, 3, 4, 5, 50, 70, 80, 90, 100];

type BarApi = NonNullable<NonNullable<BarChartProProps['apiRef']>['current']>;
type ZoomOption = NonNullable<BarChartProProps['xAxis']>[number]['zoom'];
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
  claim(
    '`BarChartPro`, `LineChartPro` and `ScatterChartPro` zoom along each axis that has `zoom`. They need Pro.',
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
  claim(
    [
      '`zoom: { slider: { enabled: true } }` shows a slider beside the axis, and `preview: true` draws the whole course in it.',
      '`preview` draws lines, areas, bars and points.',
      'The slider takes its room from the height of the chart: 28 px, or 48 px with a preview. `size` sets another one.',
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
    },
  );

  claim(
    [
      'In a `ChartContainerPro`, add a `ChartZoomSlider` as a child yourself.',
      'The slider has no role, no name and no keys.',
      'Offer buttons too, as below or by `showToolbar`, which shows two, and a menu for export.',
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
      expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
      expect(screen.getAllByRole('button')).toHaveLength(3);
    },
  );
});

describe('limits', () => {
  claim(
    [
      '`zoom: true` means the defaults.',
      '| `minSpan`   | `10`     | the smallest part that can show                                |',
      '| `maxSpan`   | `100`    | the largest part that can show                                 |',
      "| `minStart`  | `0`      | people can't get to what lies before it                        |",
      '| `maxEnd`    | `100`    | nor to what lies after it                                      |',
      "| `step`      | `5`      | how fast the wheel zooms; the toolbar's buttons don't use it   |",
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

  claim(
    'The chart starts with the range from `minStart` to `maxEnd`, even when that is more than `maxSpan`.',
    () => {
      expect(ticksOf(<Bars zoom={{ minStart: 20, maxEnd: 80 }} />).x).toBe('cdefgh');
      expect(ticksOf(<Bars zoom={{ maxSpan: 30 }} />).x).toBe('abcdefghij');
    },
  );

  claim(
    [
      'Limits hold for people only.',
      '`initialZoom`, `zoomData` and `setZoomData()` take any range: one below zero or above 100 leaves empty room, and a `start` after `end` shows nonsense, without a message.',
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
    },
  );
});

describe('filter mode', () => {
  claim(
    [
      "| `filterMode`| `'keep'` | whether data out of sight counts for the other axis            |",
      "With `filterMode: 'keep'`, the y-axis covers all data, so that heights stay comparable while people zoom. With `'discard'`, it fits the visible part.",
    ],
    () => {
      const top = (zoom: ZoomOption) =>
        ticksOf(<Bars zoom={zoom} initialZoom={[...range(0, 50)]} />).y.at(-1);
      expect(top(true)).toBe('100');
      expect(top({ filterMode: 'keep' })).toBe('100');
      expect(top({ filterMode: 'discard' })).toBe('5');
    },
  );

  claim(
    [
      "`'discard'` breaks when no point is in sight, such as between two points of a line: the y-axis gets no ticks, and the line's path becomes `NaN`.",
      'It filters extents only, not what is drawn.',
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
      show(<Line zoom={{ filterMode: 'discard' }} initialZoom={[...range(0, 50)]} />);
      expect(pathOfLine().match(/C/g)).toHaveLength(9);
    },
  );
});

describe('the range from code', () => {
  claim(
    [
      '`initialZoom` is the range at the start, and later changes of it are ignored.',
      '`initialZoom` may leave axes out.',
    ],
    () => {
      const { rerender, unmount } = show(<Bars initialZoom={[...range(0, 50)]} />);
      expect(towns()).toBe('abcde');
      rerender(<Bars initialZoom={[...range(50, 100)]} />);
      expect(towns()).toBe('abcde');
      unmount();
      expect(ticksOf(<Bars initialZoom={[...range(0, 50, 'other')]} />).x).toBe('abcdefghij');
    },
  );

  claim(
    [
      'Both take a list of `{ axisId, start, end }`, so give the axis an `id`.',
      "Without one, the first x-axis is `'defaultized-x-axis-0'`.",
      'With `zoomData`, nothing moves until you pass the new list back.',
      '`onZoomChange` gets the whole list',
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

  claim(
    [
      '`zoomData` may not: an axis without an entry shows everything, but the wheel, drags and buttons change only the entries that are there.',
      "So don't begin with `[]`, nor pass it later.",
    ],
    async () => {
      function Held() {
        const [zoomData, setZoomData] = React.useState<BarChartProProps['zoomData']>([]);
        return <Bars showToolbar zoomData={zoomData} onZoomChange={setZoomData} />;
      }
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

  claim(
    'An axis that gets `zoom` after the first render has no entry either: give the chart another `key` then.',
    async () => {
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

  claim(
    "Percentages count from the axis' own limits, and these are rounded to nice numbers by default.",
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
    },
  );

  claim(
    '`setZoomData()` replaces the whole list. Both take a function of the previous value too, and both call `onZoomChange`.',
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
    },
  );
});

describe('large data', () => {
  claim("Zooming doesn't draw less: a line keeps all its points, also those out of sight.", () => {
    const all = show(<Line />);
    const points = pathOfLine().match(/C/g)?.length;
    all.unmount();
    show(<Line initialZoom={[...range(0, 10)]} />);
    expect(points).toBe(9);
    expect(pathOfLine().match(/C/g)).toHaveLength(9);
  });

  claim('Here each part keeps its lowest and its highest value, so no peak gets lost.', () => {
    const seconds = sampleSeconds(0, 100);
    expect(seconds.length).toBeLessThan(320);
    const drawn = seconds.map(temperatureAt);
    expect(Math.max(...drawn)).toBe(Math.max(...temperatures));
    expect(Math.min(...drawn)).toBe(Math.min(...temperatures));
  });

  claim(
    [
      "Fix the axis with `min`, `max` and `domainLimit: 'strict'`. Otherwise it shrinks to the sample, and the same percentages mean something else.",
      'Without a preview, the slider needs no data outside of the range.',
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
              domainLimit: 'strict',
              zoom: { slider: { enabled: true } },
            },
          ]}
        />,
      );
      expect(fixed.x).toMatch(/^0.*50$/);
    },
  );
});

dismiss('Choose a `minSpan` that always holds a point.', 'Advice.');
dismiss(
  [
    "With `minSpan: 10` on a year, people can't get closer than five weeks: set it to what a few points take.",
    'Hold one list and give it to each chart. Their axes need the same `id`, and indexes that mean the same.',
  ],
  'Follows from what is proved above, with a calendar.',
);
