import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarAxisHighlight,
  RadarChart,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
  Unstable_RadarChart,
  type RadarChartProps,
} from '@mui/x-charts/RadarChart';
import {
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  screen,
  show,
} from '../harness';

const metrics = ['a', 'b', 'c', 'd'];

/** A chart whose grid has the centre 150, 150 and a radius of 100 px. */
function Radar({ data = [1, 2, 3, 4], ...rest }: Partial<RadarChartProps> & { data?: number[] }) {
  return (
    <RadarChart
      width={300}
      height={300}
      skipAnimation
      radar={{ metrics, max: 10 }}
      series={[{ data }]}
      {...rest}
    />
  );
}

const all = (selector: string) => [...document.querySelectorAll(selector)];
const outlines = () => all('.MuiRadarSeriesPlot-area').map((one) => one.getAttribute('d'));
const names = () => all('svg text').map(({ textContent }) => textContent);

function of<Found>(props: Parameters<typeof Radar>[0], look: () => Found): Found {
  const { unmount } = show(<Radar {...props} />);
  const found = look();
  unmount();
  return found;
}
const outlineOf = (props: Parameters<typeof Radar>[0]) => of(props, () => outlines()[0]);

describe('data', () => {
  proves(
    [
      'Both are the same component, so you can change the import.',
      '`radar.metrics` lists the axes, clockwise from the top. Metrics are names, or objects with `name`, `min` and `max`. In a series, `data` has one number for each metric, in the same order:',
      '`radar.max` applies to each metric without a `max`.',
      '`Unstable_RadarChart` is an old name of `RadarChart`.',
    ],
    () => {
      expect(Unstable_RadarChart).toBe(RadarChart);
      expect(of({}, names)).toEqual(metrics);
      expect(outlineOf({})).toBe('M 150 140L170 150L150 180L110 150 Z');
      const radar = {
        max: 10,
        metrics: [{ name: 'a' }, { name: 'b', min: 0, max: 4 }, { name: 'c' }, { name: 'd' }],
      };
      expect(outlineOf({ radar })).toBe('M 150 140L200 150L150 180L110 150 Z');
    },
  );

  proves(
    [
      '`min` defaults to 0, even if all values are much larger.',
      'Without any `max`, each axis ends at a round number above its largest value.',
    ],
    () => {
      expect(outlineOf({ data: [9, 9, 9, 9], radar: { metrics, max: 10 } })).toMatch(/^M 150 60L/);
      // 7 of 10, 2 of 2, 3 of 3, 4 of 4.
      const outline = outlineOf({ data: [7, 2, 3, 4], radar: { metrics } }) ?? '';
      expect(outline).toMatch(/^M 150 80L250 150L/);
    },
  );

  proves(
    [
      "The outline isn't drawn: its path contains `NaN`, and React logs an error",
      'The outline leaves the grid and covers names',
      'The point is drawn on the opposite side of the center',
      'The outline skips the last axes',
    ],
    () => {
      const untyped: number[] = JSON.parse('[1, null, 3, 4]');
      expect(outlineOf({ data: untyped })).toContain('NaN');
      expect(outlineOf({ data: [1, NaN, 3, 4] })).toContain('NaN');
      expectConsole('error', /NaN/);
      expect(outlineOf({ data: [1, 15, 3, 4] })).toContain('L300 150L');
      expect(outlineOf({ data: [1, -5, 3, 4] })).toContain('L100 150L');
      expect(outlineOf({ data: [1, 2] })).toBe('M 150 140L170 150 Z');
    },
  );

  proves(
    [
      'The chart throws an error',
      'The chart throws an error, and logs that axis ids are duplicated',
      'The grid is drawn, with "No data to display" over it',
    ],
    () => {
      expect(() => show(<Radar data={[1, 2, 3, 4, 5]} />)).toThrow(TypeError);
      expect(() => show(<Radar data={[1, 2]} radar={{ metrics: ['a', 'a'] }} />)).toThrow(
        TypeError,
      );
      expectConsole('error', /axis ids are duplicated/);
      show(<Radar series={[]} />);
      expect(screen.getByText('No data to display')).toBeInTheDocument();
      expect(all('.MuiRadarGrid-divider')).toHaveLength(5);
    },
  );
});

describe('looks', () => {
  proves(
    [
      'Fills the shape',
      'Removes the points',
      'Colors the shape',
      "By default, the grid consists of polygons. For circles, set the `shape` prop of the chart to `'circular'`.",
      '| `divisions` | `5` | Number of rings |',
      'A function that receives the index of a ring and returns its color. `null` removes the stripes',
    ],
    () => {
      const look = () => [
        all('.MuiRadarSeriesPlot-area')[0]?.getAttribute('fill'),
        all('.MuiRadarSeriesPlot-mark').length,
      ];
      const series = { data: [1, 2, 3, 4], color: 'red' };
      expect(of({ series: [series] }, look)).toEqual(['transparent', 4]);
      expect(of({ series: [{ ...series, fillArea: true, hideMark: true }] }, look)).toEqual([
        'red',
        0,
      ]);
      const rings = () => all('.MuiRadarGrid-divider').map(({ tagName }) => tagName);
      expect(of({}, rings)).toEqual(Array.from({ length: 5 }, () => 'path'));
      expect(of({ shape: 'sharp', divisions: 2 }, rings)).toEqual(['path', 'path']);
      expect(of({ shape: 'circular', divisions: 2 }, rings)).toEqual(['circle', 'circle']);
      const stripes = () => all('.MuiRadarGrid-stripe').map((one) => one.getAttribute('fill'));
      expect(
        of({ divisions: 2, stripeColor: (index) => (index ? 'red' : 'lime') }, stripes),
      ).toEqual(['lime', 'red']);
      expect(of({ stripeColor: null }, stripes)).toEqual([]);
    },
  );

  proves(
    [
      '| `startAngle` | `0` | Turns the first axis clockwise, in degrees |',
      '| `labelGap` | `10` | Space between the grid and the names, in pixels |',
      "Formats the names. The second argument has a `location`: `'tick'` or `'tooltip'`",
    ],
    async () => {
      expect(outlineOf({ radar: { metrics, max: 10, startAngle: 90 } })).toMatch(/^M 160 150L/);
      const top = (labelGap?: number) =>
        of({ radar: { metrics, max: 10, labelGap } }, () =>
          Number(all('svg text')[0]?.getAttribute('y')),
        );
      expect(top()).toBe(top(10));
      expect(top(10) - top(26)).toBe(16);
      const labelFormatter = jest.fn(
        (name: string, { location }: { location: string }) => `${name} ${location}`,
      );
      expect(of({ radar: { metrics, max: 10, labelFormatter } }, names)[0]).toBe('a tick');
      await expectCompiles(
        `import type { RadarChartProps } from '@mui/x-charts/RadarChart';
        type Context = Parameters<NonNullable<RadarChartProps['radar']['labelFormatter']>>[1];
        export const tooltip: Context['location'] = 'tooltip';`,
      );
    },
  );

  proves(
    'The chart cuts off names that are too long for its margin. The margin defaults to 50 px at the sides and 30 px above and below. Set a larger `margin`, or break a name with `\\n`:',
    () => {
      const { container } = show(
        <Radar radar={{ metrics: ['A\nB', 'b', 'c'], max: 10 }} data={[1, 2, 3]} />,
      );
      const surface = container.querySelector('svg');
      expect(surface && getComputedStyle(surface).overflow).toBe('hidden');
      expect(
        all('tspan')
          .slice(0, 2)
          .map(({ textContent }) => textContent),
      ).toEqual(['A', 'B']);
      expect(outlineOf({})).toBe(
        outlineOf({ margin: { left: 50, right: 50, top: 30, bottom: 30 } }),
      );
    },
  );
});

proves(
  [
    '[`slotProps.legend.position`](/x/react-charts/legend/#place-the-legend) has no effect on a radar chart: the legend stays above the chart.',
  ],
  () => {
    const direction = (props: Partial<RadarChartProps>) => {
      const { container, unmount } = show(
        <Radar series={[{ data: [1, 2, 3, 4], label: 'A' }]} {...props} />,
      );
      const wrapper = container.firstElementChild;
      const found = wrapper && getComputedStyle(wrapper).flexDirection;
      unmount();
      return found;
    };
    expect(direction({})).toBe('column');
    expect(direction({ slotProps: { legend: { position: { vertical: 'bottom' } } } })).toBe(
      'column',
    );
  },
);

proves(
  "The parts of the chart can't be focused, so offer the same action in a button or another control.",
  async () => {
    const { user } = show(
      <>
        <Radar onAreaClick={() => {}} onMarkClick={() => {}} onAxisClick={() => {}} />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  },
);

proves(
  [
    'It accepts `series` and `radar`.',
    'Later parts are drawn on top of earlier parts:',
    'replace `RadarSeriesPlot` with `RadarSeriesArea` and `RadarSeriesMarks`.',
  ],
  () => {
    show(
      <RadarDataProvider
        width={300}
        height={300}
        series={[{ data: [1, 2, 3, 4] }]}
        radar={{ metrics, max: 10 }}
      >
        <ChartsSurface>
          <RadarGrid />
          <RadarMetricLabels />
          <RadarSeriesPlot />
          <RadarAxisHighlight />
        </ChartsSurface>
      </RadarDataProvider>,
    );
    expect(outlines()).toEqual(['M 150 140L170 150L150 180L110 150 Z']);
    expect(names()).toEqual(metrics);
    const [ring] = all('.MuiRadarGrid-divider');
    const [outline] = all('.MuiRadarSeriesPlot-area');
    expect(outline && ring?.compareDocumentPosition(outline)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

proves('The axes show no numbers.', () => {
  expect(of({}, names)).toEqual(metrics);
});

proves(
  ['`RadarChartPro` from `@mui/x-charts-pro` adds [export](/x/react-charts/export/).'],
  async () => {
    await expectCompiles(`export { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';`);
    await expectTypeError(`export { RadarChartPro } from '@mui/x-charts';`, /RadarChartPro/);
  },
);
exempt(
  [
    'Shapes are then hard to compare, so set `max`.',
    'A radar chart draws several measures of one thing as a shape, on axes around a center.',
  ],
  'A definition, or advice.',
);
