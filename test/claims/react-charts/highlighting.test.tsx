import { type ReactElement, useMemo, useState } from 'react';
import { BarChart, type BarChartProps, barElementClasses } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import {
  LineChart,
  type LineChartProps,
  LineHighlightPlot,
  areaElementClasses,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';
import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';
import { RadarChart, type RadarChartProps } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { useItemHighlighted, useItemHighlightedGetter } from '@mui/x-charts/hooks';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import type { FadeOptions, HighlightItemData, HighlightOptions } from '@mui/x-charts/context';
import HighlightFromButtons from '../../../docs/x/react-charts/highlighting/HighlightFromButtons';
import {
  proves,
  consoleMessages,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const AXIS = [{ id: 'x', data: ['p', 'q'] }];

const scope = (highlight: HighlightOptions, fade: FadeOptions) => ({
  highlightScope: { highlight, fade },
});
const ITEM = scope('item', 'global');
const SERIES = scope('series', 'global');

/** Two series of two bars each. */
function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      {...SIZE}
      xAxis={AXIS}
      series={[
        { id: 'a', data: [1, 2], ...ITEM },
        { id: 'b', data: [3, 4], ...ITEM },
      ]}
      {...props}
    />
  );
}

/** Two series of two marks each, the first with an area. */
function Lines(props: Partial<LineChartProps>) {
  return (
    <LineChart
      {...SIZE}
      xAxis={[{ id: 'x', data: [1, 2] }]}
      series={[
        { id: 'a', data: [1, 2], showMark: true, area: true, ...SERIES },
        { id: 'b', data: [3, 4], showMark: true, ...SERIES },
      ]}
      {...props}
    />
  );
}

const BAR = `.${barElementClasses.root}`;
const LINE = `.${lineElementClasses.root}`;
const AREA = `.${areaElementClasses.root}`;
const MARK = `.${markElementClasses.root}`;

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** An element that is there. */
function one(selector: string, index = 0): Element {
  const element = all(selector)[index];
  if (!element) {
    throw new Error(`There is no ${selector} ${index}.`);
  }
  return element;
}

/** H for what is emphasized, F for what is dimmed, - for the others, in the order of the page. */
const stateOf = (selector: string) =>
  all(selector)
    .map((element) => {
      if (element.hasAttribute('data-highlighted')) {
        return 'H';
      }
      return element.hasAttribute('data-faded') ? 'F' : '-';
    })
    .join('');

const stateOfLines = () => [LINE, AREA, MARK].map(stateOf).join(' ');

/** How a chart looks at the start, or with the pointer on one of its elements. */
function stateWith(chart: ReactElement, selector: string, hover?: readonly [string, number]) {
  const { unmount } = show(chart);
  if (hover) {
    fireEvent.pointerEnter(one(...hover));
  }
  const state = selector === LINE ? stateOfLines() : stateOf(selector);
  unmount();
  return state;
}

const stripes = () =>
  all('.MuiChartsAxisHighlight-root').map((path) => path.getAttribute('d') ?? '');

describe('scopes', () => {
  proves(
    [
      'Set `highlightScope` on each series. Without a scope, no item is emphasized or dimmed.',
      "| `highlight` | `'item'` | Emphasizes the item |",
      "`'series'` | Emphasizes the series of the item |",
      "`'none'` (default) | Emphasizes nothing |",
      "| `fade` | `'global'` | Dims all other items |",
      "`'series'` | Dims the other items of the same series |",
      "`'none'` (default) | Dims nothing |",
    ],
    () => {
      const at = (highlightScope?: { highlight?: HighlightOptions; fade?: FadeOptions }) =>
        stateWith(
          <Bars
            series={[
              { data: [1, 2], highlightScope },
              { data: [3, 4], highlightScope },
            ]}
          />,
          BAR,
          [BAR, 0],
        );
      expect(at(undefined)).toBe('----');
      expect(at({})).toBe('----');
      expect(at({ highlight: 'item' })).toBe('H---');
      expect(at({ highlight: 'series' })).toBe('HH--');
      expect(at({ highlight: 'none', fade: 'none' })).toBe('----');
      expect(at({ highlight: 'item', fade: 'global' })).toBe('HFFF');
      expect(at({ highlight: 'item', fade: 'series' })).toBe('HF--');
      expect(at({ highlight: 'series', fade: 'global' })).toBe('HHFF');
      expect(at({ fade: 'global' })).toBe('-FFF');
      expect(at({ fade: 'series' })).toBe('-F--');
      expect(at({ highlight: 'series', fade: 'series' })).toBe('HH--');
    },
  );

  proves(
    'If you keep the scope in a constant, give it the type `HighlightScope` from `@mui/x-charts/context`.',
    async () => {
      const chart = (type: string, end = '') => `import { BarChart } from '@mui/x-charts/BarChart';
        import type { HighlightScope } from '@mui/x-charts/context';
        const highlightScope${type} = { highlight: 'item', fade: 'global' }${end};
        export const chart = <BarChart series={[{ data: [1], highlightScope }]} />;
        export type Used = HighlightScope;`;
      await expectCompiles(chart(': HighlightScope'));
      await expectCompiles(chart('', ' as const'));
      await expectTypeError(chart(''), /TS2322/);
    },
  );

  proves(
    'Give all series the same scope, because the scope of the series under the pointer applies to the whole chart.',
    () => {
      const chart = (
        <Bars
          series={[
            { data: [1, 2], ...ITEM },
            { data: [3, 4] },
            { data: [5, 6], ...scope('series', 'none') },
          ]}
        />
      );
      expect(stateWith(chart, BAR, [BAR, 0])).toBe('HFFFFF');
      expect(stateWith(chart, BAR, [BAR, 2])).toBe('------');
      expect(stateWith(chart, BAR, [BAR, 4])).toBe('----HH');
    },
  );

  proves(
    "With `highlight: 'item'` and `fade: 'global'`, pointing at a mark dims everything, including the line of the mark.",
    () => {
      const onHighlightChange = jest.fn();
      const { unmount } = show(<Lines onHighlightChange={onHighlightChange} />);
      for (const selector of [LINE, AREA, MARK]) {
        fireEvent.pointerEnter(one(selector));
        fireEvent.pointerLeave(one(selector));
      }
      expect(onHighlightChange.mock.calls).toEqual([
        [{ seriesId: 'a', dataIndex: undefined }],
        [null],
        [{ seriesId: 'a', dataIndex: undefined }],
        [null],
        [{ seriesId: 'a', dataIndex: 0 }],
        [null],
      ]);
      unmount();
      const items = (
        <Lines
          series={[
            { id: 'a', data: [1, 2], showMark: true, area: true, ...ITEM },
            { id: 'b', data: [3, 4], showMark: true, ...ITEM },
          ]}
        />
      );
      expect(stateWith(items, LINE, [MARK, 0])).toBe('FF F FFFF');
      expect(stateWith(items, LINE, [LINE, 0])).toBe('HF H HHFF');
      expect(stateWith(<Lines />, LINE, [MARK, 0])).toBe('HF H HHFF');
    },
  );
});

describe('looks', () => {
  proves(
    [
      '| Bar, line, area | Brighter | Opacity 0.3 |',
      '| Point of a scatter chart | Larger | Opacity 0.3 |',
      '| Mark on a line | No change | No change |',
      '| Cell of a heatmap | More saturated | Less saturated |',
      '| Radar series | More opaque | Less opaque |',
      'Each part except points has a class for each state, for example `lineElementClasses.highlighted` and `pieArcClasses.faded`. Points have the attributes `data-highlighted` and `data-faded`.',
    ],
    () => {
      const looks = (selector: string) =>
        all(selector).map((element) => ({
          filter: element.getAttribute('filter') ?? getComputedStyle(element).filter,
          opacity: element.getAttribute('opacity') ?? getComputedStyle(element).opacity,
        }));
      const held = { seriesId: 'a', dataIndex: 0 };
      const bars = show(<Bars highlightedItem={held} />);
      expect(looks(BAR)[0]).toEqual({ filter: 'brightness(120%)', opacity: '1' });
      expect(looks(BAR)[1]?.opacity).toBe('0.3');
      expect(one(BAR)).toHaveClass(barElementClasses.highlighted);
      expect(one(BAR, 1)).toHaveClass(barElementClasses.faded);
      bars.unmount();

      const lines = show(<Lines highlightedItem={{ seriesId: 'a' }} />);
      expect(stateOfLines()).toBe('HF H HHFF');
      expect(looks(LINE)).toMatchObject([{ filter: 'brightness(120%)' }, { opacity: '0.3' }]);
      expect(looks(AREA)[0]?.filter).toBe('brightness(140%)');
      const plain = show(<Lines />);
      expect(looks(AREA)[1]?.filter).toBe('brightness(120%)');
      plain.unmount();
      expect(one(LINE)).toHaveClass(lineElementClasses.highlighted);
      expect(one(AREA)).toHaveClass(areaElementClasses.highlighted);
      expect(one(MARK)).toHaveClass(markElementClasses.highlighted);
      expect(one(MARK, 2)).toHaveClass(markElementClasses.faded);
      expect(looks(MARK)[0]).toEqual(looks(MARK)[2]);
      lines.unmount();

      const { unmount } = show(
        <ScatterChart
          {...SIZE}
          series={[
            {
              id: 'a',
              data: [
                { id: 0, x: 1, y: 1 },
                { id: 1, x: 2, y: 2 },
              ],
              markerSize: 10,
              ...ITEM,
            },
          ]}
          highlightedItem={held}
        />,
      );
      const points = all('[data-series="a"] circle');
      expect(points.map((point) => point.getAttribute('r'))).toEqual(['12', '10']);
      expect(points.map((point) => point.getAttribute('opacity'))).toEqual(['1', '0.3']);
      expect(points.map((point) => point.getAttribute('filter'))).toEqual([null, null]);
      expect(points.map((point) => point.getAttribute('class'))).toEqual([null, null]);
      expect(stateOf('[data-series="a"] circle')).toBe('HF');
      unmount();

      const heatmap = show(
        <Heatmap
          {...SIZE}
          xAxis={[{ data: ['p', 'q'] }]}
          yAxis={[{ data: ['p'] }]}
          series={[
            {
              id: 'a',
              data: [
                [0, 0, 1],
                [1, 0, 2],
              ],
              ...ITEM,
            },
          ]}
          highlightedItem={held}
        />,
      );
      const cells = all('.MuiHeatmap-cell');
      expect(cells.map((cell) => getComputedStyle(cell).filter)).toEqual([
        'saturate(120%)',
        'saturate(80%)',
      ]);
      expect(stateOf('.MuiHeatmap-cell')).toBe('--');
      expect(cells[0]?.getAttribute('class')).toMatch(/highlighted/);
      expect(cells[1]?.getAttribute('class')).toMatch(/faded/);
      heatmap.unmount();

      const radar = show(
        <RadarChart
          {...SIZE}
          radar={{ metrics: ['p', 'q', 'r'], max: 10 }}
          series={[
            { id: 'a', data: [8, 8, 8], fillArea: true },
            { id: 'b', data: [4, 4, 4], fillArea: true },
          ]}
          highlight="series"
          highlightedItem={{ seriesId: 'a' }}
        />,
      );
      const areas = all('.MuiRadarSeriesPlot-area');
      expect(areas.map((area) => area.getAttribute('fill-opacity'))).toEqual(['0.4', '0.1']);
      expect(areas.map((area) => area.getAttribute('stroke-opacity'))).toEqual(['1', '0.5']);
      expect(stateOf('.MuiRadarSeriesPlot-area')).toBe('--');
      expect(stateOf('.MuiRadarSeriesPlot-mark')).toBe('------');
      expect(areas[0]).toHaveClass('MuiRadarSeriesPlot-highlighted');
      expect(areas[1]).toHaveClass('MuiRadarSeriesPlot-faded');
      radar.unmount();
      const outlines = show(
        <RadarChart
          {...SIZE}
          radar={{ metrics: ['p', 'q', 'r'], max: 10 }}
          series={[
            { id: 'a', data: [8, 8, 8] },
            { id: 'b', data: [4, 4, 4] },
          ]}
          highlight="series"
          highlightedItem={{ seriesId: 'a' }}
        />,
      );
      expect(stateOf('.MuiRadarSeriesPlot-area')).toBe('--');
      expect(one('.MuiRadarSeriesPlot-area', 1)).toHaveClass('MuiRadarSeriesPlot-faded');
      outlines.unmount();

      const data = [
        { id: 0, value: 1 },
        { id: 1, value: 2 },
      ];
      show(
        <PieChart
          {...SIZE}
          series={[{ id: 'p', data, ...ITEM }]}
          highlightedItem={{ seriesId: 'p', dataIndex: 0 }}
        />,
      );
      expect(one('.MuiPieArc-root')).toHaveClass(pieArcClasses.highlighted);
      expect(one('.MuiPieArc-root', 1)).toHaveClass(pieArcClasses.faded);
      expect(looks('.MuiPieArc-root')[1]?.opacity).toBe('0.3');
      expect(looks('.MuiPieArc-root')[0]?.filter).toBe('brightness(120%)');
    },
  );

  proves(
    [
      '| Slice of a pie | Brighter | Opacity 0.3, 5 px smaller |',
      'In a pie, the `highlighted` and `faded` options of the series change the radius and color of a slice.',
      "In a radar chart, set the `highlight` prop to `'series'` to emphasize series. The default is `'axis'`.",
    ],
    async () => {
      const { unmount } = show(<Bars highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />);
      expect(one(BAR).getAttribute('filter')).toBe('brightness(120%)');
      expect(one(BAR).getAttribute('style') ?? '').not.toMatch(/filter|opacity/);
      expect(one(BAR, 1).getAttribute('opacity')).toBe('0.3');
      unmount();
      const lines = show(<Lines highlightedItem={{ seriesId: 'a' }} />);
      for (const selector of [LINE, AREA]) {
        expect(one(selector).hasAttribute('filter')).toBe(true);
        expect(one(selector).hasAttribute('opacity')).toBe(true);
      }
      lines.unmount();
      const arcs = (extra: object) => {
        const pie = show(
          <PieChart
            {...SIZE}
            series={[
              {
                id: 'p',
                data: [
                  { id: 0, value: 1 },
                  { id: 1, value: 2 },
                ],
                ...ITEM,
                ...extra,
              },
            ]}
            highlightedItem={{ seriesId: 'p', dataIndex: 1 }}
          />,
        );
        const found = all('.MuiPieArc-root').map((arc) => [
          arc.getAttribute('fill'),
          /A([\d.]+),/.exec(arc.getAttribute('d') ?? '')?.[1],
        ]);
        pie.unmount();
        return found;
      };
      expect(
        arcs({
          outerRadius: 90,
          faded: { color: 'gray', additionalRadius: -20 },
          highlighted: { outerRadius: 99, color: 'red' },
        }),
      ).toEqual([
        ['gray', '70'],
        ['red', '99'],
      ]);
      expect(arcs({ outerRadius: 90 }).map(([, radius]) => radius)).toEqual(['85', '90']);
      const kinds = ['axis', 'series', 'none', undefined] as const;
      const series = [
        { id: 'a', data: [8, 8, 8], fillArea: true },
        { id: 'b', data: [4, 4, 4], fillArea: true },
      ];
      const looksOf = (radarSeries: RadarChartProps['series']) =>
        kinds.map((highlight) => {
          const chart = show(
            <RadarChart
              {...SIZE}
              radar={{ metrics: ['p', 'q', 'r'], max: 10 }}
              series={radarSeries}
              highlight={highlight}
            />,
          );
          fireEvent.pointerEnter(one('.MuiRadarSeriesPlot-area'));
          const found = all('.MuiRadarSeriesPlot-area').map(({ classList }) => [
            classList.contains('MuiRadarSeriesPlot-highlighted'),
            classList.contains('MuiRadarSeriesPlot-faded'),
          ]);
          chart.unmount();
          return found;
        });
      const nothing = [
        [false, false],
        [false, false],
      ];
      const first = [
        [true, false],
        [false, true],
      ];
      expect(looksOf(series)).toEqual([nothing, first, nothing, nothing]);
      const onlyHighlight = [
        [true, false],
        [false, false],
      ];
      expect(looksOf(series.map((one) => ({ ...one, ...scope('series', 'none') })))).toEqual([
        onlyHighlight,
        onlyHighlight,
        onlyHighlight,
        onlyHighlight,
      ]);
      const radar = (highlight: string) =>
        `import { RadarChart } from '@mui/x-charts/RadarChart';
        export const chart = <RadarChart series={[]} radar={{ metrics: ['a'] }} highlight="${highlight}" />;`;
      for (const kind of ['axis', 'series', 'none']) {
        await expectCompiles(radar(kind));
      }
      await expectTypeError(radar('item'), /TS2322/);
      expect(RadarChart).toBeDefined();
    },
  );
});

describe('axes', () => {
  const held = [{ axisId: 'x', dataIndex: 1 }];
  const stripesOf = (chart: ReactElement) => {
    const { unmount } = show(chart);
    const found = stripes();
    unmount();
    return found;
  };

  proves(
    [
      "| `'band'` | A stripe as wide as the category | The categories of a bar chart |",
      "| `'line'` | A dashed line | The x-axis of a line chart |",
      "| `'none'` | Nothing | Scatter charts, and the other axis of bars and lines |",
    ],
    () => {
      const [band = ''] = stripesOf(<Bars highlightedAxis={held} />);
      // Half of the 315 px between the axes.
      expect(band).toContain('l 157.5 0');
      expect(band).toMatch(/Z$/);
      const sideways = stripesOf(
        <Bars
          layout="horizontal"
          xAxis={undefined}
          yAxis={[{ id: 'x', data: ['p', 'q'] }]}
          highlightedAxis={held}
        />,
      );
      expect(sideways).toHaveLength(1);
      show(<Lines highlightedAxis={held} />);
      expect(stripes()).toEqual(['M 380 20 L 380 255']);
      expect(getComputedStyle(one('.MuiChartsAxisHighlight-root')).strokeDasharray).toBe('5 2');
      document.body.innerHTML = '';
      expect(stripesOf(<Bars axisHighlight={{ x: 'none' }} highlightedAxis={held} />)).toEqual([]);
      const points = [{ id: 0, x: 1, y: 1 }];
      // Its type lacks the prop, but it works.
      const untyped: object = { highlightedAxis: held };
      expect(
        stripesOf(
          <ScatterChart
            {...SIZE}
            xAxis={[{ id: 'x', data: [1, 2] }]}
            series={[{ data: points }]}
            {...untyped}
          />,
        ),
      ).toEqual([]);
      expect(
        stripesOf(
          <Bars
            yAxis={[{ id: 'y', data: [1, 2] }]}
            highlightedAxis={[{ axisId: 'y', dataIndex: 0 }]}
          />,
        ),
      ).toEqual([]);
    },
  );

  proves(
    [
      "To mark the position of the pointer on an axis, set `axisHighlight` for each direction, such as `{ x: 'band', y: 'line' }`. A direction that you leave out keeps its default.",
      "`'band'` needs an axis with `scaleType: 'band'` or `'point'`. On other axes, `'band'` draws nothing.",
    ],
    () => {
      const y = [{ axisId: 'y', dataIndex: 0 }];
      const both = (
        <Bars
          axisHighlight={{ x: 'band', y: 'line' }}
          yAxis={[{ id: 'y', data: [1, 2] }]}
          highlightedAxis={[...held, ...y]}
        />
      );
      expect(stripesOf(both).map((path) => path.endsWith('Z'))).toEqual([true, false]);
      expect(stripesOf(<Lines axisHighlight={{ y: 'line' }} highlightedAxis={held} />)).toEqual([
        'M 380 20 L 380 255',
      ]);
      for (const scaleType of ['linear', 'log', 'sqrt', 'time'] as const) {
        const xAxis = [{ id: 'x', data: [1, 2], scaleType }];
        const chart = <Lines axisHighlight={{ x: 'band' }} xAxis={xAxis} highlightedAxis={held} />;
        expect(stripesOf(chart)).toEqual([]);
      }
      const [stripe] = stripesOf(
        <Lines
          axisHighlight={{ x: 'band' }}
          xAxis={[{ id: 'x', data: [1, 2, 3], scaleType: 'point' }]}
          highlightedAxis={held}
        />,
      );
      // Half of the 315 px, around the point in the middle.
      expect(stripe).toMatch(/^M 143\.75 20 l 157\.5 0 .*Z$/);
      expect(
        stripesOf(
          <Lines
            axisHighlight={{ x: 'band' }}
            xAxis={[{ id: 'x', data: [1, 2], scaleType: 'band' }]}
            highlightedAxis={held}
          />,
        ),
      ).toHaveLength(1);
    },
  );

  proves(
    [
      'A line chart also draws a dot on each line.',
      'To remove the dots, set `disableLineItemHighlight` on the chart or `disableHighlight` on a series. To replace them, pass `slots.lineHighlight`.',
      'add `<ChartsAxisHighlight x="line" />` from `@mui/x-charts/ChartsAxisHighlight`. For the dots, also add a `LineHighlightPlot`.',
    ],
    () => {
      const dots = (props: Partial<LineChartProps>) => {
        const { unmount } = show(<Lines highlightedAxis={held} {...props} />);
        const found = all('.MuiHighlightElement-root').length;
        unmount();
        return found;
      };
      expect(dots({})).toBe(2);
      expect(dots({ disableLineItemHighlight: true })).toBe(0);
      expect(dots({ series: [{ data: [1, 2], disableHighlight: true }, { data: [3, 4] }] })).toBe(
        1,
      );
      expect(dots({ axisHighlight: { x: 'none' } })).toBe(2);
      expect(dots({ series: [{ data: [1, null] }, { data: [3, 4] }] })).toBe(1);
      const two = {
        xAxis: [
          { id: 'x', data: [1, 2] },
          { id: 'other', data: [1, 2] },
        ],
        series: [
          { xAxisId: 'x', data: [1, 2] },
          { xAxisId: 'other', data: [3, 4] },
        ],
      };
      expect(dots(two)).toBe(1);
      expect(dots({ ...two, highlightedAxis: [{ axisId: 'other', dataIndex: 1 }] })).toBe(1);
      expect(
        stripesOf(<Lines {...two} highlightedAxis={[{ axisId: 'other', dataIndex: 1 }]} />),
      ).toHaveLength(1);
      const own = show(
        <Lines highlightedAxis={held} slots={{ lineHighlight: () => <g data-testid="own" /> }} />,
      );
      expect(screen.getAllByTestId('own')).toHaveLength(2);
      own.unmount();
      expect(
        stripesOf(
          <ChartContainer
            {...SIZE}
            xAxis={[{ id: 'x', data: [1, 2] }]}
            series={[]}
            highlightedAxis={held}
          >
            <ChartsAxisHighlight x="line" />
          </ChartContainer>,
        ),
      ).toHaveLength(1);
      show(
        <ChartContainer
          {...SIZE}
          xAxis={[{ id: 'x', data: [1, 2] }]}
          series={[{ type: 'line', data: [1, 2] }]}
          highlightedAxis={held}
        >
          <LineHighlightPlot />
        </ChartContainer>,
      );
      expect(all('.MuiHighlightElement-root')).toHaveLength(1);
    },
  );
});

describe('control', () => {
  proves(
    [
      'The item is `{ seriesId, dataIndex }`, or `{ seriesId }` for a whole series. `null` clears the highlight.',
      'pass `highlightedItem` and update it in `onHighlightChange`.',
    ],
    () => {
      const onHighlightChange = jest.fn<undefined, [HighlightItemData | null]>();
      const { rerender } = show(
        <Bars highlightedItem={null} onHighlightChange={onHighlightChange} />,
      );
      expect(stateOf(BAR)).toBe('----');
      rerender(<Bars highlightedItem={{ seriesId: 'b', dataIndex: 1 }} />);
      expect(stateOf(BAR)).toBe('FFFH');
      rerender(
        <Bars
          series={[{ id: 'a', data: [1, 2], ...SERIES }, { data: [3, 4] }]}
          highlightedItem={{ seriesId: 'a' }}
          onHighlightChange={onHighlightChange}
        />,
      );
      expect(stateOf(BAR)).toBe('HHFF');
      fireEvent.pointerEnter(one(BAR, 1));
      fireEvent.pointerLeave(one(BAR, 1));
      fireEvent.pointerEnter(one(BAR, 2));
      expect(onHighlightChange.mock.calls).toEqual([
        [{ seriesId: 'a', dataIndex: 1 }],
        [null],
        [{ seriesId: 'auto-generated-id-1', dataIndex: 0 }],
      ]);
    },
  );

  proves(
    "If the pointer enters the item that `highlightedItem` contains, `onHighlightChange` isn't called. When the pointer leaves, the callback receives `null`. To keep a pinned item, pass a new object each time: `setItem(item ?? { ...pinned })`, where `pinned` is the item.",
    () => {
      const pinned = { seriesId: 'a', dataIndex: 1 };
      const onHighlightChange = jest.fn();
      const cross = () => {
        fireEvent.pointerEnter(one(BAR, 1));
        fireEvent.pointerLeave(one(BAR, 1));
      };
      const fixed = show(<Bars highlightedItem={pinned} onHighlightChange={onHighlightChange} />);
      cross();
      expect(onHighlightChange.mock.calls).toEqual([[null]]);
      expect(stateOf(BAR)).toBe('----');
      fixed.unmount();

      function Forgetful() {
        const [hovered, setHovered] = useState<HighlightItemData | null>(null);
        const item = useMemo(() => hovered ?? { seriesId: 'a', dataIndex: 1 }, [hovered]);
        return <Bars highlightedItem={item} onHighlightChange={setHovered} />;
      }
      const forgetful = show(<Forgetful />);
      expect(stateOf(BAR)).toBe('FHFF');
      cross();
      expect(stateOf(BAR)).toBe('----');
      forgetful.unmount();

      function Faithful() {
        const [item, setItem] = useState<HighlightItemData>(pinned);
        return (
          <Bars
            highlightedItem={item}
            onHighlightChange={(next) => setItem(next ?? { ...pinned })}
          />
        );
      }
      show(<Faithful />);
      cross();
      expect(stateOf(BAR)).toBe('FHFF');
      fireEvent.pointerEnter(one(BAR, 2));
      expect(stateOf(BAR)).toBe('FFHF');
      fireEvent.pointerLeave(one(BAR, 2));
      expect(stateOf(BAR)).toBe('FHFF');
    },
  );

  proves(
    [
      'Pass `onItemClick` to the legend, which turns its entries into buttons.',
      'In this chart, a click on an entry keeps the series highlighted, until the user clicks the entry again:',
    ],
    async () => {
      function Rooms() {
        const [pinned, setPinned] = useState<HighlightItemData | null>(null);
        const [item, setItem] = useState<HighlightItemData | null>(null);
        const handleItemClick = (_: unknown, { seriesId }: SeriesLegendItemContext) => {
          const next = pinned?.seriesId === seriesId ? null : { seriesId };
          setPinned(next);
          setItem(next);
        };
        return (
          <Lines
            series={[
              { id: 'a', label: 'A', data: [1, 2], showMark: true, area: true, ...SERIES },
              { id: 'b', label: 'B', data: [3, 4], showMark: true, ...SERIES },
            ]}
            highlightedItem={item}
            onHighlightChange={(hovered) => setItem(hovered ?? (pinned && { ...pinned }))}
            slotProps={{ legend: { onItemClick: handleItemClick } }}
          />
        );
      }
      const { user } = show(<Rooms />);
      const lines = () => stateOf(LINE);
      const cross = (index: number) => {
        fireEvent.pointerEnter(one(LINE, index));
        const during = lines();
        fireEvent.pointerLeave(one(LINE, index));
        return during;
      };
      expect(lines()).toBe('--');
      await user.click(screen.getByRole('button', { name: 'A' }));
      expect(lines()).toBe('HF');
      for (const [index, during] of [
        [0, 'HF'],
        [1, 'FH'],
        [0, 'HF'],
      ] as const) {
        expect(cross(index)).toBe(during);
        expect(lines()).toBe('HF');
      }
      screen.getByRole('button', { name: 'B' }).focus();
      await user.keyboard('{Enter}');
      expect(lines()).toBe('FH');
      await user.click(screen.getByRole('button', { name: 'B' }));
      expect(lines()).toBe('--');
      expect(cross(0)).toBe('HF');
      expect(lines()).toBe('--');
    },
  );

  proves(
    'In this demo, the pointer overrides the chosen room until the pointer leaves the item.',
    async () => {
      const chart = (
        <div style={{ width: 400, height: 300 }}>
          <HighlightFromButtons />
        </div>
      );
      const { user } = show(chart);
      expect(stateOf(LINE)).toBe('FFH');
      await user.tab();
      await user.keyboard('{Enter}');
      expect(stateOf(LINE)).toBe('HFF');
      fireEvent.pointerEnter(one(LINE, 1));
      expect(stateOf(LINE)).toBe('FHF');
      fireEvent.pointerLeave(one(LINE, 1));
      expect(stateOf(LINE)).toBe('HFF');
      // The line that is chosen keeps its highlight after the pointer crossed it.
      fireEvent.pointerEnter(one(LINE, 0));
      fireEvent.pointerLeave(one(LINE, 0));
      expect(stateOf(LINE)).toBe('HFF');
      expect(screen.getByRole('button', { name: 'Office' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(screen.getByRole('button', { name: 'Cafeteria' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    },
  );

  proves(
    'If you pass `highlightedItem` without updating it, the pointer still changes the highlight. When the pointer leaves, the highlight is cleared until you pass another object.',
    () => {
      const held: HighlightItemData = { seriesId: 'a', dataIndex: 1 };
      const { rerender } = show(<Bars highlightedItem={held} />);
      expect(stateOf(BAR)).toBe('FHFF');
      fireEvent.pointerEnter(one(BAR));
      expect(stateOf(BAR)).toBe('HFFF');
      fireEvent.pointerLeave(one(BAR));
      expect(stateOf(BAR)).toBe('----');
      rerender(<Bars highlightedItem={held} />);
      expect(stateOf(BAR)).toBe('----');
      rerender(<Bars highlightedItem={{ ...held }} />);
      expect(stateOf(BAR)).toBe('FHFF');
    },
  );

  proves(
    "If the series has `highlight: 'item'`, `{ seriesId }` emphasizes no bar. A `dataIndex` that doesn't exist emphasizes no bar either. With `fade: 'global'`, all bars are then dimmed.",
    () => {
      expect(stateWith(<Bars highlightedItem={{ seriesId: 'a' }} />, BAR)).toBe('FFFF');
      expect(stateWith(<Bars highlightedItem={{ seriesId: 'a', dataIndex: 7 }} />, BAR)).toBe(
        'FFFF',
      );
      const without = [{ id: 'a', data: [1, 2] }];
      expect(
        stateWith(<Bars series={without} highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />, BAR),
      ).toBe('--');
    },
  );

  proves(
    [
      "A controlled highlight doesn't open the tooltip.",
      "The tooltip of the other chart doesn't open.",
    ],
    () => {
      show(
        <>
          <Bars highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />
          <Bars highlightedAxis={[{ axisId: 'x', dataIndex: 0 }]} />
        </>,
      );
      expect(stateOf(BAR)).toBe('HFFF----');
      expect(stripes()).toHaveLength(1);
      expect(screen.queryByRole('tooltip')).toBeNull();
    },
  );
});

describe('several charts', () => {
  proves(
    [
      'To emphasize the same item in two charts, pass the same `highlightedItem` to both charts. Give the series the same `id`, and their items the same order:',
      'This prop is a list of `{ axisId, dataIndex }`. Give the axes the same `id`:',
    ],
    () => {
      const item = { seriesId: 'a', dataIndex: 1 };
      const axis: AxisItemIdentifier[] = [{ axisId: 'x', dataIndex: 1 }];
      show(
        <>
          <Bars highlightedItem={item} highlightedAxis={axis} />
          <Bars
            series={[{ id: 'other', data: [1, 2], ...ITEM }]}
            highlightedItem={item}
            xAxis={[{ id: 'other', data: ['p', 'q'] }]}
            highlightedAxis={axis}
          />
          <Bars series={[{ id: 'a', data: [5, 6], ...ITEM }]} highlightedItem={item} />
          <Bars series={[{ id: 'a', data: [5, 6], ...SERIES }]} highlightedItem={item} />
          <Bars series={[{ id: 'a', data: [5, 6] }]} highlightedItem={item} />
        </>,
      );
      expect(stateOf(BAR)).toBe('FHFF--FHHH--');
      expect(stripes()).toHaveLength(1);
    },
  );

  proves(
    [
      '`highlightedAxis` is available in bar, line, and sparkline charts, and in `ChartContainer` and `ChartDataProvider`.',
      "Other charts don't have this prop.",
    ],
    async () => {
      const chart = (name: string, needed: string, prop: string, plan = '') =>
        `import { ${name} } from '@mui/x-charts${plan}/${name}';
        export const chart = <${name} ${needed} ${prop} />;`;
      const props = ['highlightedAxis={[]}', 'onHighlightedAxisChange={() => {}}'];
      for (const prop of props) {
        for (const name of ['BarChart', 'LineChart', 'ChartContainer', 'ChartDataProvider']) {
          await expectCompiles(chart(name, 'series={[]}', prop));
        }
        await expectCompiles(chart('SparkLineChart', 'data={[1]}', prop));
        for (const name of ['ScatterChart', 'PieChart']) {
          await expectTypeError(chart(name, 'series={[]}', prop), /TS2322/);
        }
        const radar = "series={[]} radar={{ metrics: ['a'] }}";
        await expectTypeError(chart('RadarChart', radar, prop), /TS2322/);
        const cells = 'series={[]} xAxis={[]} yAxis={[]}';
        await expectTypeError(chart('Heatmap', cells, prop, '-pro'), /TS2322/);
        await expectTypeError(chart('FunnelChart', 'series={[]}', prop, '-pro'), /TS2322/);
      }
    },
  );

  proves('To clear the highlight, pass `[]`. With `undefined`, the old highlight remains.', () => {
    const held = [{ axisId: 'x', dataIndex: 1 }];
    const { rerender, unmount } = show(<Bars highlightedAxis={held} />);
    expect(stripes()).toHaveLength(1);
    rerender(<Bars highlightedAxis={[]} />);
    expect(stripes()).toHaveLength(0);
    rerender(<Bars highlightedAxis={held} />);
    rerender(<Bars highlightedAxis={undefined} />);
    expect(stripes()).toHaveLength(1);
    expectConsole('error', /controlled highlightedAxis state of Chart to be uncontrolled/);
    rerender(<Bars highlightedAxis={held} />);
    expect(consoleMessages()).toEqual([]);
    unmount();
    const other = show(<Bars />);
    other.rerender(<Bars highlightedAxis={held} />);
    expectConsole('error', /uncontrolled highlightedAxis state of Chart to be controlled/);
  });
});

describe('own parts', () => {
  proves(
    [
      'The hook returns `{ isHighlighted, isFaded }`.',
      'For an emphasized item, both functions can return `true`, so check `isHighlighted` first:',
    ],
    () => {
      const seen: unknown[] = [];
      function Own({ dataIndex }: { dataIndex: number }) {
        const item = { seriesId: 'a', dataIndex };
        const { isHighlighted, isFaded } = useItemHighlighted(item);
        const getter = useItemHighlightedGetter();
        seen.push([isHighlighted, isFaded, getter.isHighlighted(item), getter.isFaded(item)]);
        return null;
      }
      show(
        <Bars
          series={[{ id: 'a', data: [1, 2], ...SERIES }]}
          highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
        >
          <Own dataIndex={1} />
        </Bars>,
      );
      // Of the same series, so emphasized, and not the item itself, so dimmed as well.
      expect(seen.at(-1)).toEqual([true, false, true, true]);
    },
  );

  proves(
    'The slots `bar`, `line`, and `area` receive the same values in `ownerState`, and the `mark` slot receives them as props.',
    () => {
      const states: unknown[] = [];
      function Bar({ ownerState }: { ownerState: { isHighlighted: boolean; isFaded: boolean } }) {
        states.push([ownerState.isHighlighted, ownerState.isFaded]);
        return null;
      }
      const bars = show(
        <Bars
          series={[{ id: 'a', data: [1, 2], ...ITEM }]}
          highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
          slots={{ bar: Bar }}
        />,
      );
      expect(states.slice(-2)).toEqual([
        [true, false],
        [false, true],
      ]);
      bars.unmount();
      const marks: unknown[] = [];
      function Mark(props: { isHighlighted?: boolean; isFaded?: boolean }) {
        marks.push([props.isHighlighted, props.isFaded]);
        return null;
      }
      show(<Lines highlightedItem={{ seriesId: 'b' }} slots={{ mark: Mark }} />);
      expect(marks.slice(-4)).toEqual([
        [false, true],
        [false, true],
        [true, false],
        [true, false],
      ]);
      marks.length = 0;
      show(
        <Lines
          series={[{ id: 'a', data: [1, 2], showMark: true, ...ITEM }]}
          highlightedItem={{ seriesId: 'a', dataIndex: 1 }}
          highlightedAxis={[{ axisId: 'x', dataIndex: 0 }]}
          slots={{ mark: Mark }}
        />,
      );
      expect(marks.slice(-2)).toEqual([
        [true, true],
        [false, true],
      ]);
      const paths: unknown[] = [];
      function Path({ ownerState }: { ownerState: { isHighlighted: boolean; isFaded: boolean } }) {
        paths.push([ownerState.isHighlighted, ownerState.isFaded]);
        return null;
      }
      show(<Lines highlightedItem={{ seriesId: 'b' }} slots={{ line: Path, area: Path }} />);
      // An area, and the two lines.
      expect(paths.slice(-3)).toEqual([
        [false, true],
        [false, true],
        [true, false],
      ]);
    },
  );
});

proves("The keyboard can't highlight items.", async () => {
  const { user } = show(<HighlightFromButtons />);
  const focused: (string | null)[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab();
    focused.push(
      document.activeElement === document.body ? null : (document.activeElement?.textContent ?? ''),
    );
  }
  expect(focused).toEqual(['Office', 'Lab', 'Cafeteria', null]);
});
