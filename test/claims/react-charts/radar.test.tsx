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
      "`RadarChart` isn't experimental in this version; the export `Unstable_RadarChart` is the same component under its old name.",
      '`radar.metrics` lists the axes, clockwise from the top: names, or objects with `name`, `min` and `max`. `radar.max` holds for those without a `max`. `data` of a series has one number for each, in their order.',
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
      '`min` is 0 by default, also when all numbers are far above.',
      'Without any `max`, each axis ends at a round number above its own largest value.',
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
      'The whole outline breaks: its path contains `NaN`, and React logs an error',
      'Drawn outside of the grid, over names',
      'Drawn on the other side of the centre',
      'The outline closes early',
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
      'Throws',
      'Throws, and logs that axis ids are duplicated',
      'The grid, with "No data to display" over it',
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
      '`fillArea` on a series fills its shape, `hideMark` leaves the points out, `color` sets its colour.',
      "On the chart, `shape` is `'sharp'` (the default) or `'circular'`, `divisions` the number of rings (default 5), and `stripeColor` colours the rings: a function of the index, or `null` for none.",
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
    "`radar` takes more: `startAngle` turns the first axis (degrees), `labelGap` moves the names away from the grid (pixels, default 10), and `labelFormatter` writes them; its second argument has `location`, `'tick'` or `'tooltip'`.",
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
    [
      'Long names are cut off at the edge of the chart. The margin is 50 px at the sides, 30 px above and below; set `margin` to more, or break names with `\\n`.',
    ],
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
  '`slotProps.legend.position` has no effect on a radar in this version: the legend stays above.',
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

proves('Nothing in the chart takes focus, so offer the same in a control.', async () => {
  const { user } = show(
    <>
      <Radar onAreaClick={() => {}} onMarkClick={() => {}} onAxisClick={() => {}} />
      <button type="button">After</button>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

proves(
  [
    '`RadarDataProvider` takes `series` and `radar`. Put a `ChartsSurface` into it, and there the parts: `RadarGrid`, `RadarMetricLabels`, `RadarSeriesPlot` or `RadarSeriesArea` and `RadarSeriesMarks`, and `RadarAxisHighlight`.',
    'What comes last is on top.',
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

proves('needs a [Pro licence](/x/introduction/licensing/#pro-plan).', async () => {
  await expectCompiles(`export { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';`);
  await expectTypeError(`export { RadarChartPro } from '@mui/x-charts';`, /RadarChartPro/);
});

exempt('`RadarChartPro` from `@mui/x-charts-pro` adds export', 'The page on export proves it.');
exempt(
  [
    'It suits five to eight measures and up to three things.',
    'Then the shape says little: set `max`.',
    'A radar chart shows several measures of one thing as a shape.',
    'For exact comparison, take [bars](/x/react-charts/bars/): lengths on one line compare better.',
  ],
  'A definition, or advice.',
);
