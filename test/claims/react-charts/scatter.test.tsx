import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ScatterChart, ScatterPlot, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { useScatterSeries } from '@mui/x-charts/hooks';
import {
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

type Series = ScatterChartProps['series'][number];

/** A chart with a size of its own, since nothing has one in jsdom. */
function Points({ data, ...rest }: Partial<ScatterChartProps> & { data?: Series['data'] }) {
  return (
    <ScatterChart width={300} height={200} series={[{ id: 'own', data: data ?? two }]} {...rest} />
  );
}

const two = [
  { x: 1, y: 1 },
  { x: 3, y: 5 },
];
const markers = () =>
  [...document.querySelectorAll<SVGElement>('[data-series] > circle')].filter(Boolean);
const fills = () => markers().map((marker) => marker.getAttribute('fill'));
const radii = () => markers().map((marker) => Number(marker.getAttribute('r')));
const places = () =>
  markers().map((marker) =>
    (marker.getAttribute('transform') ?? '')
      .replace(/[^\d., -]/g, '')
      .split(',')
      .map(Number),
  );
const ticks = (direction: 'X' | 'Y') =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${direction} text`)].map(
    ({ textContent }) => textContent,
  );

function of<Found>(props: Parameters<typeof Points>[0], look: () => Found): Found {
  const { unmount } = show(<Points {...props} />);
  const found = look();
  unmount();
  return found;
}

/** What JavaScript hands over where TypeScript would complain. */
const untyped = (text: string): Series['data'] => JSON.parse(text);

/** jsdom draws nothing, so here the pointer is in the middle of the chart. */
function placeChart() {
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 150, y: 100 }) }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
}

describe('data', () => {
  proves(
    [
      'Each entry of `series` is a group of points in one color. The `data` of a series lists objects with `x` and `y`, and optionally a third value `z` and an `id`.',
      "The axes don't need a configuration. The range of an axis follows the points, so it often doesn't include 0. To change the range, set `min` and `max` on an axis.",
    ],
    () => {
      const [one, other, third] = of({ series: [{ data: two }, { data: two.slice(1) }] }, fills);
      expect(one).toBe(other);
      expect(one).not.toBe(third);
      expect(
        of(
          {
            data: [
              { x: 41, y: 7, z: 1, id: 'a' },
              { x: 45, y: 9 },
            ],
          },
          () => ticks('X'),
        )[0],
      ).toBe('41');
      expect(
        of({ data: two, xAxis: [{ min: 0, max: 10 }], yAxis: [{ min: 0, max: 10 }] }, () =>
          ticks('X'),
        ),
      ).toEqual(['0', '2', '4', '6', '8', '10']);
      const { container } = show(<Points data={two} xAxis={[{ min: 1, max: 3 }]} />);
      expect(markers()).toHaveLength(2);
      expect(container.querySelector('[clip-path]')).toBeNull();
    },
  );

  proves(
    [
      'If the fields of your records have other names, pass the records as `dataset`, and name the fields in `datasetKeys`:',
      'With a `dataset`, the keys `x`, `y`, and `id` are required. Without `id`, the chart throws.',
    ],
    async () => {
      const dataset = [{ apartment: 'c1', size: 24, rent: 690 }];
      expect(
        of(
          { dataset, series: [{ datasetKeys: { id: 'apartment', x: 'size', y: 'rent' } }] },
          markers,
        ),
      ).toHaveLength(1);
      expect(() =>
        show(<Points dataset={dataset} series={[{ datasetKeys: { x: 'size', y: 'rent' } }]} />),
      ).toThrow(/"id" are missing/);
      await expectCompiles(
        `import { ScatterChart } from '@mui/x-charts/ScatterChart';
        export const chart = <ScatterChart series={[{ datasetKeys: { x: 'a', y: 'b', z: 'c', id: 'd' } }]} />;`,
      );
    },
  );

  proves(
    [
      "| `x` or `y` is `null`, `undefined`, `NaN` | The point isn't drawn, but its valid coordinate extends the range of that axis |",
      '| `null` instead of a point | The chart throws |',
      '| One point | The point is in the middle |',
    ],
    () => {
      for (const y of ['null', '"x"']) {
        const data = untyped(`[{ "x": 1, "y": ${y} }, { "x": 2, "y": 5 }, { "x": 3, "y": 9 }]`);
        const found = of({ data }, () => ({
          count: markers().length,
          x: ticks('X'),
          y: ticks('Y'),
        }));
        expect(found).toMatchObject({ count: 2, y: ['4', '6', '8', '10'] });
        expect(found.x[0]).toBe('1.0');
      }
      const odd = [NaN, undefined].map((y) => [
        JSON.parse('{ "x": 1 }'),
        { x: 2, y: 5 },
        { x: 3, y: 9 },
        { x: 0, y: y ?? NaN },
      ]);
      odd.forEach((data) => expect(of({ data }, markers)).toHaveLength(2));
      expect(() => show(<Points data={untyped('[null]')} />)).toThrow(/null/);
      expect(of({ data: [{ x: 7, y: 7 }] }, places)).toEqual([[172.5, 87.5]]);
    },
  );

  proves(
    [
      "| A point outside `min` and `max` | The point isn't drawn, and the pointer doesn't find it |",
      '| Two points in one place | Both points are drawn, the later over the earlier |',
      '| No points | "No data to display", without ticks |',
    ],
    () => {
      expect(of({ data: two, xAxis: [{ min: 2 }] }, markers)).toHaveLength(1);
      const same = [
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ];
      const found = of({ data: same }, places);
      expect(found).toHaveLength(2);
      expect(found[0]).toEqual(found[1]);
      show(<Points data={[]} />);
      expect(screen.getByText('No data to display')).toBeInTheDocument();
      expect([...ticks('X'), ...ticks('Y')]).toEqual([]);
    },
  );

  proves(
    'If points have no `id`, React identifies them by their index in `data`. If two points have the same `id`, React logs an error about keys.',
    () => {
      const { rerender } = show(<Points data={two} />);
      const [first] = markers();
      rerender(<Points data={[...two].reverse()} />);
      expect(markers()[0]).toBe(first);
      rerender(<Points data={two.map((point) => ({ ...point, id: 'same' }))} />);
      expectConsole('error', /two children with the same key/);
    },
  );

  proves(
    'By default, the tooltip shows text such as "(24, 690)". To format the tooltip, pass a `valueFormatter` on the series. The function receives the point, `{ x, y, z, id }`, or `null`.',
    async () => {
      placeChart();
      const data = [{ x: 24, y: 690, z: 3, id: 'c1' }];
      const valueFormatter = jest.fn((point: unknown) => JSON.stringify(point));
      const { rerender } = show(<Points disableVoronoi data={data} />);
      fireEvent.pointerEnter(markers()[0] ?? document.body);
      expect(await screen.findByRole('tooltip')).toHaveTextContent('(24, 690)');
      rerender(<Points disableVoronoi series={[{ id: 'own', data, valueFormatter }]} />);
      expect(screen.getByRole('tooltip')).toHaveTextContent('{"x":24,"y":690,"z":3,"id":"c1"}');
    },
  );

  proves(
    'The second argument contains `dataIndex`, the position of the point in `data` or in the `dataset`. To show other fields of your record, find the record by this index:',
    async () => {
      placeChart();
      const flats = [
        { id: 'c1', street: 'Canal', size: null, rent: 500 },
        { id: 'c2', street: 'Cove', size: 99, rent: 900 },
        { id: 'c3', street: 'Court', size: 24, rent: 690 },
      ];
      const valueFormatter = (_: unknown, { dataIndex }: { dataIndex: number }) => {
        const flat = flats[dataIndex];
        return flat ? `${flat.street}: ${flat.size} m², €${flat.rent}` : null;
      };
      const keys = { id: 'id', x: 'size', y: 'rent' };
      // The first point has no place, and the second is outside of the axis: neither is drawn.
      const chart = (series: Series, dataset?: typeof flats) => (
        <Points
          disableVoronoi
          xAxis={[{ min: 0, max: 50 }]}
          dataset={dataset}
          series={[{ id: 'own', valueFormatter, ...series }]}
        />
      );
      const data = flats.slice(1).map(({ id, size, rent }) => ({ id, x: size ?? 0, y: rent }));
      const withDataset = show(chart({ datasetKeys: keys }, flats));
      expect(markers()).toHaveLength(1);
      fireEvent.pointerEnter(markers()[0] ?? document.body);
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Court: 24 m², €690');
      withDataset.unmount();
      show(chart({ data }));
      expect(markers()).toHaveLength(1);
      fireEvent.pointerEnter(markers()[0] ?? document.body);
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Cove: 99 m², €900');
    },
  );
});

describe('looks', () => {
  proves(
    [
      'To change the size of the points, set `markerSize` on the series. This is the radius in px, and the default is 4.',
      "Your marker receives `seriesId`, `dataIndex`, `x`, `y`, `size`, `color`, `isHighlighted`, and `isFaded`. `x` and `y` are in px. The marker doesn't receive the data, so find the point by its `dataIndex`.",
    ],
    () => {
      expect(of({ data: two }, radii)).toEqual([4, 4]);
      expect(of({ series: [{ data: two, markerSize: 9 }] }, radii)).toEqual([9, 9]);
      const marker = jest.fn((props: object) => <circle data-keys={Object.keys(props).length} />);
      show(<Points data={two} slots={{ marker: (props) => marker(props) }} />);
      const [first] = marker.mock.calls[0] ?? [];
      expect(first).toMatchObject({ seriesId: 'own', dataIndex: 0, x: 65, size: 4 });
      expect(Object.keys(first ?? {})).toEqual(
        expect.arrayContaining(['y', 'color', 'isHighlighted', 'isFaded']),
      );
      expect(JSON.stringify(first)).not.toContain('data"');
    },
  );

  proves(
    [
      "To change the mark in the legend and the tooltip, set `labelMarkType` on the series: `'circle'` (default), `'square'`, `'line'`, or a component that receives `className` and `color`.",
    ],
    () => {
      const legend = (labelMarkType?: Series['labelMarkType']) =>
        of({ series: [{ label: 'A', data: two, labelMarkType }] }, () =>
          screen.getByRole('listitem').innerHTML.replace(/css-\w+/g, ''),
        );
      expect(legend('circle')).toBe(
        of({ series: [{ label: 'A', data: two }] }, () =>
          screen.getByRole('listitem').innerHTML.replace(/css-\w+/g, ''),
        ),
      );
      expect(
        legend(({ color, className }) => <i className={`own ${className}`}>{color}</i>),
      ).toMatch(/<i class="own MuiChartsLabelMark-fill">#/);
      expect(new Set([legend('circle'), legend('square'), legend('line')]).size).toBe(3);
    },
  );

  const colors = ['red', 'lime', 'blue'];
  const byName = { type: 'ordinal' as const, values: ['a', 'b', 'c'], colors };

  proves(
    [
      "The `colorMap` has the type `'continuous'`, `'piecewise'`, or `'ordinal'`.",
      'A `colorMap` on the x-axis or y-axis works too. If several axes have one, the z-axis overrides the y-axis, and the y-axis overrides the x-axis.',
      "If the third values aren't in the series, pass one value for each point as `data` of the `zAxis`.",
      'A point without `z` is black.',
      'Pass the third value as `z` in each point, and set a `colorMap` on the `zAxis`.',
    ],
    () => {
      const grey = {
        type: 'continuous' as const,
        min: 0,
        max: 10,
        color: ['#000000', '#ffffff'] as [string, string],
      };
      const z = [{ colorMap: grey }];
      const data = [
        { x: 1, y: 1, z: 0 },
        { x: 2, y: 2, z: 10 },
        { x: 3, y: 3 },
      ];
      const found = of({ data, zAxis: z }, () => ({ fills: fills(), places: places() }));
      // A circle without fill is black.
      expect(found.fills).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', null]);
      expect(found.places).toEqual(of({ data }, places));
      const piece = (color: string) => ({
        colorMap: { type: 'piecewise' as const, thresholds: [100], colors: [color, 'black'] },
      });
      const all = { xAxis: [piece('red')], yAxis: [piece('lime')] };
      expect(of({ data: two, xAxis: all.xAxis }, fills)).toEqual(['red', 'red']);
      expect(of({ data: two, ...all }, fills)).toEqual(['lime', 'lime']);
      expect(of({ data: data.slice(0, 2), ...all, zAxis: [piece('blue')] }, fills)).toEqual([
        'blue',
        'blue',
      ]);
      expect(of({ data: two, zAxis: [{ data: ['c', 'a'], colorMap: byName }] }, fills)).toEqual([
        'blue',
        'red',
      ]);
    },
  );

  proves(
    "If some points aren't drawn, for example outside `min` and `max`, a `colorMap`, such as on the `zAxis`, colors the wrong points. Each point after a hidden one then has the color of an earlier point. The tooltip shows the right color.",
    async () => {
      placeChart();
      const three = [
        { x: 0, y: 1 },
        { x: 5, y: 1 },
        { x: 8, y: 1 },
      ];
      const zAxis = [{ data: ['a', 'b', 'c'], colorMap: byName }];
      expect(of({ data: three, zAxis }, fills)).toEqual(colors);
      show(
        <Points
          disableVoronoi
          series={[{ data: three, label: 'A' }]}
          zAxis={zAxis}
          xAxis={[{ min: 4, max: 10 }]}
        />,
      );
      expect(fills()).toEqual(['red', 'lime']);
      fireEvent.pointerEnter(markers()[0] ?? document.body);
      const tooltip = await screen.findByRole('tooltip');
      expect(tooltip.innerHTML).toContain('fill="lime"');
    },
  );

  proves(
    [
      "The other types are `'linear'` (default), `'symlog'`, `'sqrt'`, `'pow'`, `'time'`, and `'utc'`.",
      "To show names on an axis, set `'point'` or `'band'`, and list the names in `data` of the axis. On a band, points are in the middle.",
    ],
    () => {
      for (const scaleType of ['linear', 'log', 'symlog', 'sqrt', 'pow', 'time', 'utc'] as const) {
        expect(of({ data: two, xAxis: [{ scaleType }] }, markers)).toHaveLength(2);
      }
      expect(of({ data: two, xAxis: [{}] }, places)).toEqual(
        of({ data: two, xAxis: [{ scaleType: 'linear' }] }, places),
      );
      const data = untyped('[{ "x": "a", "y": 5 }, { "x": "b", "y": 6 }]');
      const names = ['a', 'b', 'c'];
      const xOf = (scaleType: 'point' | 'band') =>
        of({ data, xAxis: [{ scaleType, data: names }] }, places).map(([x]) => x);
      expect(xOf('point')).toEqual([65, 172.5]);
      expect(xOf('band')).toEqual([expect.closeTo(65 + 215 / 6), 172.5]);
    },
  );

  proves(
    "A log scale has no zero. If a value is 0 or less, the chart draws no point at all and shows no message. Use `'symlog'` instead, or set `min`.",
    () => {
      const data = [
        { x: 0, y: 1 },
        { x: 100, y: 2 },
      ];
      expect(of({ data, xAxis: [{ scaleType: 'log' }] }, markers)).toHaveLength(0);
      expect(of({ data, xAxis: [{ scaleType: 'symlog' }] }, markers)).toHaveLength(2);
      expect(of({ data, xAxis: [{ scaleType: 'log', min: 1 }] }, markers)).toHaveLength(1);
    },
  );

  proves(
    [
      'For lines behind the points, set `grid={{ horizontal: true, vertical: true }}`.',
      'Each point is a separate SVG element, so thousands of points draw slowly and hide each other',
    ],
    () => {
      show(<Points data={two} grid={{ horizontal: true, vertical: true }} />);
      const [first] = markers();
      const line = document.querySelector('.MuiChartsGrid-line');
      expect(line?.compareDocumentPosition(first ?? document.body)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(document.querySelectorAll('.MuiChartsGrid-horizontalLine').length).toBeGreaterThan(1);
      expect(document.querySelectorAll('.MuiChartsGrid-verticalLine').length).toBeGreaterThan(1);
      expect(markers()).toHaveLength(2);
    },
  );
});

proves("Points can't get the focus.", async () => {
  const { user } = show(
    <>
      <Points onItemClick={() => {}} />
      <button type="button">After</button>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

proves(
  "A scatter chart has no tooltip for an axis, so `slotProps.tooltip.trigger` is `'item'` or `'none'`.",
  async () => {
    const chart = (trigger: string) =>
      `import { ScatterChart } from '@mui/x-charts/ScatterChart';
      export const chart = <ScatterChart series={[]} slotProps={{ tooltip: { trigger: '${trigger}' } }} />;`;
    await expectCompiles(chart('item'));
    await expectCompiles(chart('none'));
    await expectTypeError(chart('axis'), /axis/);
  },
);

proves(
  [
    'To replace a whole series, use `slots.scatter`.',
    "In a `ChartContainer`, `ScatterPlot` draws the series with `type: 'scatter'`, and `useScatterSeries` from `@mui/x-charts/hooks` returns these series.",
  ],
  () => {
    const Series = ({ series }: { series: { id: string | number } }) => (
      <text>own {series.id}</text>
    );
    const { unmount } = show(
      <Points
        slots={{ scatter: Series }}
        series={[
          { id: 'a', data: two },
          { id: 'b', data: two },
        ]}
      />,
    );
    expect(screen.getByText('own a')).toBeInTheDocument();
    expect(screen.getByText('own b')).toBeInTheDocument();
    unmount();
    function Count() {
      return <text>{`${useScatterSeries().length} series`}</text>;
    }
    show(
      <ChartContainer
        width={300}
        height={200}
        series={[
          { type: 'scatter', data: two },
          { type: 'scatter', data: two },
        ]}
      >
        <ScatterPlot />
        <Count />
      </ChartContainer>,
    );
    expect(markers()).toHaveLength(4);
    expect(screen.getByText('2 series')).toBeInTheDocument();
  },
);

proves('Pass `disableVoronoi` and `voronoiMaxRadius` to the container.', async () => {
  await expectCompiles(
    `import { ChartContainer } from '@mui/x-charts/ChartContainer';
    export const chart = <ChartContainer series={[]} disableVoronoi voronoiMaxRadius={20} />;`,
  );
});

proves(
  'To zoom along both axes and to export, use `ScatterChartPro` from `@mui/x-charts-pro`.',
  async () => {
    const chart = (name: string, module: string) =>
      `import { ${name} } from '${module}/${name}';
      export const chart = <${name} series={[]} xAxis={[{ zoom: true }]} yAxis={[{ zoom: true }]} />;`;
    await expectCompiles(chart('ScatterChartPro', '@mui/x-charts-pro'));
    await expectTypeError(chart('ScatterChart', '@mui/x-charts'), /zoom/);
  },
);

proves(
  "TypeScript can't infer the types of the arguments, because the prop accepts two kinds of events.",
  async () => {
    const chart = (handler: string) =>
      `import { ScatterChart } from '@mui/x-charts/ScatterChart';
      import type { ScatterItemIdentifier } from '@mui/x-charts/models';
      export const chart = <ScatterChart series={[]} onItemClick={${handler}} />;`;
    await expectTypeError(chart('(event, item) => console.log(event, item)'), /TS7006/);
    await expectCompiles(
      chart('(event: MouseEvent, item: ScatterItemIdentifier) => console.log(event, item)'),
    );
  },
);

exempt(
  'A scatter chart positions each item by two numbers, and shows whether the numbers are related.',
  'A definition, or advice.',
);
