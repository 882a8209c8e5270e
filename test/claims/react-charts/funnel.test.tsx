import {
  FunnelChart,
  type FunnelChartProps,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { proves, expectConsole, expectTypeError, fireEvent, screen, show } from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

type Series = FunnelChartProps['series'][number];

const steps = (...values: readonly number[]) => values.map((value) => ({ value }));

/** One series of three steps, in a plot of 360 × 260 px that begins at 20 px. */
function Funnel({
  values = [100, 50, 10],
  one,
  ...props
}: Partial<Omit<FunnelChartProps, 'values'>> & {
  values?: readonly number[];
  one?: Partial<Series>;
}) {
  return <FunnelChart {...SIZE} series={[{ data: steps(...values), ...one }]} {...props} />;
}

const elements = () => [...document.querySelectorAll(`.${funnelSectionClasses.root}`)];
const labels = () =>
  [...document.querySelectorAll(`.${funnelSectionClasses.label}`)].map(
    ({ textContent }) => textContent,
  );

/** What a chart draws, which is gone afterwards. */
function drawn(chart: React.ReactElement) {
  const { unmount } = show(chart);
  const paths = elements().map((path) => path.getAttribute('d') ?? '');
  const found = { paths, labels: labels() };
  unmount();
  return found;
}

/** px; the horizontal extent of a path of straight lines. */
function widthOf(path = ''): number {
  const xs = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x]) => Number(x));
  return Math.max(...xs) - Math.min(...xs);
}

const SQUARE = { borderRadius: 0 } as const;

describe('data', () => {
  proves(
    [
      'The `data` of the series is a list of `{ value, label }`, from the first step to the last.',
      'Each entry can also have an `id` and a `color`.',
      'Each section begins with the width of its value, and ends with the width of the next value.',
      '| Growing values | Sections keep the order of the data, and the funnel is upside down |',
    ],
    () => {
      const { paths } = drawn(<Funnel one={SQUARE} />);
      expect(paths.map(widthOf)).toEqual([360, 180, 36]);
      const own = show(
        <Funnel one={{ data: [{ value: 5, label: 'Own', id: 'own', color: 'rgb(1, 2, 3)' }] }} />,
      );
      expect(screen.getByText('Own')).toBeInTheDocument();
      expect(elements()[0]).toHaveAttribute('fill', 'rgb(1, 2, 3)');
      own.unmount();
      const grown = drawn(<Funnel values={[10, 50, 100]} one={SQUARE} />);
      expect(grown.labels).toEqual(['10', '50', '100']);
      expect(grown.paths.map(widthOf).at(-1)).toBe(360);
    },
  );

  proves(
    [
      '| A negative value | Drawn like the positive value, with a minus in its label |',
      '| `NaN` | Breaks all sections |',
      'If a step has the value `0`, the path next to it contains `NaN`, and the browser stops drawing there.',
      'A `null` makes the chart throw.',
    ],
    () => {
      const negative = drawn(<Funnel values={[100, -50]} one={SQUARE} />);
      expect(negative.labels).toEqual(['100', '-50']);
      expect(negative.paths.map(widthOf)).toEqual([360, 180]);
      const untyped: object = { series: [{ data: [{ value: 100 }, { value: null }] }] };
      expect(() => show(<Funnel {...untyped} />)).toThrow(TypeError);
      drawn(<Funnel values={[100, NaN]} />).paths.forEach((path) => expect(path).toContain('NaN'));
      expect(drawn(<Funnel values={[100, 0, 50]} />).paths[0]).toContain('NaN');
      expect(drawn(<Funnel values={[100, 0, 50]} one={SQUARE} />).paths[0]).toContain('NaN');
    },
  );

  proves(
    [
      '| Several series | Drawn on top of each other, scaled by the largest value of all series |',
      '| No series, or empty `data` | "No data to display" |',
    ],
    () => {
      const two = drawn(
        <Funnel
          series={[
            { data: steps(100, 50), ...SQUARE },
            { data: steps(80, 5), ...SQUARE },
          ]}
        />,
      );
      expect(two.paths.map(widthOf)).toEqual([360, 180, 288, 18]);
      for (const series of [[], [{ data: [] }]]) {
        const { unmount } = show(<Funnel series={series} />);
        expect(screen.getByText('No data to display')).toBeInTheDocument();
        unmount();
      }
    },
  );
});

describe('names and labels', () => {
  proves(
    [
      'Each section shows its value by default.',
      'To write shares, set the `valueFormatter` of the series, which receives `{ value, label }`.',
    ],
    () => {
      const { labels: texts } = drawn(
        <Funnel
          one={{
            data: [{ value: 5, label: 'Visits' }],
            valueFormatter: ({ value, label }) => `${String(label)}: ${value}`,
          }}
        />,
      );
      expect(texts).toEqual(['Visits: 5']);
    },
  );

  proves(
    [
      "| `categoryAxis` | chart | An axis with `categories`, `position` (default `'none'`), and `size` |",
      '| `sectionLabel` | series | `position`, `textAnchor`, `dominantBaseline`, and `offset`, or a function that returns them |',
      "Labels aren't moved or removed if a section is too small for its label.",
      'To turn labels off, set `sectionLabel: false`. To turn them off in narrow sections only, return `false` from the function.',
    ],
    () => {
      const names = () =>
        [...document.querySelectorAll('.MuiChartsAxis-tickLabel')].map(
          ({ textContent }) => textContent,
        );
      const plain = show(<Funnel />);
      expect(names()).toEqual([]);
      plain.unmount();
      const named = show(
        <Funnel
          one={SQUARE}
          categoryAxis={{ categories: ['a', 'b', 'c'], position: 'left', size: 50 }}
        />,
      );
      expect(names()).toEqual(['a', 'b', 'c']);
      expect(widthOf(elements()[0]?.getAttribute('d') ?? '')).toBe(310);
      named.unmount();
      const label = () => document.querySelector(`.${funnelSectionClasses.label}`);
      const plainly = show(<Funnel />);
      const x = Number(label()?.getAttribute('x'));
      plainly.unmount();
      const moved = show(
        <Funnel
          one={{
            sectionLabel: {
              position: { horizontal: 'end' },
              textAnchor: 'start',
              dominantBaseline: 'hanging',
              offset: { x: 8 },
            },
          }}
        />,
      );
      expect(Number(label()?.getAttribute('x'))).toBeGreaterThan(x + 8);
      expect(label()).toHaveAttribute('text-anchor', 'start');
      expect(label()).toHaveAttribute('dominant-baseline', 'hanging');
      moved.unmount();
      expect(drawn(<Funnel one={{ sectionLabel: false }} />).labels).toEqual([]);
      expect(
        drawn(<Funnel one={{ sectionLabel: ({ value }) => (value < 50 ? false : {}) }} />).labels,
      ).toEqual(['100', '50']);
      expect(drawn(<Funnel values={[100, 0.001]} />).labels).toEqual(['100', '0.001']);
    },
  );
});

describe('shape', () => {
  proves(
    [
      "The default is `'linear'`.",
      "If users compare values, prefer `'step'`, because each section is then a bar as wide as its value.",
      "[`'pyramid'`](/x/react-charts/pyramid/) and `'step-pyramid'` ignore the values: all sections are equally high and get narrower evenly.",
    ],
    () => {
      const pathsOf = (curve: Series['curve'], values = [100, 50, 10]) =>
        drawn(<Funnel values={values} one={{ curve, ...SQUARE }} />).paths;
      expect(drawn(<Funnel one={SQUARE} />).paths).toEqual(pathsOf('linear'));
      expect(pathsOf('step').map(widthOf)).toEqual([360, 180, 36]);
      for (const curve of ['pyramid', 'step-pyramid'] as const) {
        expect(pathsOf(curve)).toEqual(pathsOf(curve, [100, 99, 98]));
      }
      expect(pathsOf('step-pyramid').map(widthOf)).toEqual([360, 240, 120]);
    },
  );

  proves(
    [
      '| `gap` | chart | Space between the sections, in pixels |',
      '| `borderRadius` | series | Radius of the corners. The default is 8 |',
      "| `variant` | series | `'outlined'` draws an outline with a pale fill |",
      "Set `layout: 'horizontal'` on the series to draw the funnel from left to right:",
    ],
    () => {
      const bottomOf = (path = '') =>
        Math.max(...[...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y)));
      const plain = drawn(<Funnel one={SQUARE} />).paths[0];
      const apart = drawn(<Funnel one={SQUARE} gap={10} />).paths[0];
      expect(bottomOf(plain) - bottomOf(apart)).toBeCloseTo(10);
      expect(drawn(<Funnel />).paths).toEqual(drawn(<Funnel one={{ borderRadius: 8 }} />).paths);
      const outlined = show(<Funnel one={{ variant: 'outlined' }} />);
      expect(elements()[0]).toHaveAttribute('fill-opacity', '0.4');
      expect(elements()[0]).not.toHaveAttribute('stroke', 'none');
      outlined.unmount();
      const sideways = drawn(<Funnel one={{ ...SQUARE, layout: 'horizontal' }} />).paths;
      expect(sideways.map((path) => Math.round(widthOf(path)))).toEqual([120, 120, 120]);
    },
  );
});

describe('people', () => {
  proves(
    [
      'The chart passes both to the drawing.',
      "Sections can't have the focus.",
      'If you use `onItemClick`, which receives `{ type, seriesId, dataIndex }`, offer the same action in a control next to the chart.',
      'save an image from your own button, because a funnel has no toolbar.',
    ],
    async () => {
      const onItemClick = jest.fn();
      const untyped: object = { showToolbar: true };
      const { user } = show(
        <Funnel
          role="img"
          aria-label="Own"
          one={{ id: 'own' }}
          onItemClick={(_, item) => onItemClick(item)}
          {...untyped}
        />,
      );
      expect(screen.getByRole('img', { name: 'Own' }).tagName).toBe('svg');
      expect(screen.queryByRole('toolbar')).toBeNull();
      await user.tab();
      expect(document.body).toHaveFocus();
      fireEvent.click(elements()[1] ?? document.body);
      expectConsole('error', /showToolbar/);
      expect(onItemClick.mock.calls).toEqual([[{ type: 'funnel', seriesId: 'own', dataIndex: 1 }]]);
    },
  );

  proves(
    [
      'In this demo, [`highlightScope`](/x/react-charts/highlighting/#choose-what-is-emphasized-and-dimmed) emphasizes the section under the pointer.',
      'To draw your own sections or labels, replace the slots `funnelSection` and `funnelSectionLabel`.',
    ],
    () => {
      const scoped = show(
        <Funnel one={{ highlightScope: { highlight: 'item', fade: 'global' } }} />,
      );
      fireEvent.pointerEnter(elements()[0] ?? document.body);
      expect(elements()[0]).toHaveClass(funnelSectionClasses.highlighted);
      expect(elements()[1]).toHaveClass(funnelSectionClasses.faded);
      scoped.unmount();
      const Own = () => <g data-testid="section" />;
      const Label = () => <g data-testid="label" />;
      show(<Funnel slots={{ funnelSection: Own, funnelSectionLabel: Label }} />);
      expect(screen.getAllByTestId('section')).toHaveLength(3);
      expect(screen.getAllByTestId('label')).toHaveLength(3);
    },
  );
});

proves('`FunnelChart` requires [Pro](/x/introduction/licensing/#pro-plan).', async () => {
  await expectTypeError(
    `export { FunnelChart } from '@mui/x-charts/FunnelChart';`,
    /x-charts\/FunnelChart/,
  );
});
