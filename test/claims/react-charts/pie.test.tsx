import ClickableSlices from '../../../docs/x/react-charts/pie/ClickableSlices';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { PieChart, pieArcLabelClasses, PiePlot, type PieChartProps } from '@mui/x-charts/PieChart';
import { usePieSeries } from '@mui/x-charts/hooks';
import {
  act,
  proves,
  exempt,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

type Series = PieChartProps['series'][number];

/** The drawing area is 290 × 190 px, so the largest radius is 95 px. */
const RADIUS = 95;

/** A pie with a size of its own, since nothing has one in jsdom. */
function Pie({ data, series, ...rest }: Partial<PieChartProps> & { data?: Series['data'] }) {
  return (
    <PieChart
      width={300}
      height={200}
      skipAnimation
      series={series ?? [{ data: data ?? [{ value: 1 }, { value: 3 }] }]}
      {...rest}
    />
  );
}

const arcs = () => [...document.querySelectorAll<SVGPathElement>('.MuiPieArc-root')];
const paths = () => arcs().map((arc) => arc.getAttribute('d') ?? '');
const fills = () => arcs().map((arc) => arc.getAttribute('fill'));
const labels = () =>
  [...document.querySelectorAll('.MuiPieArcLabel-root')].map(({ textContent }) => textContent);
const legend = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const centres = () =>
  [...document.querySelectorAll('.MuiPieChart-series')].map((group) =>
    group.getAttribute('transform'),
  );

/** What `look` finds in a chart that is gone afterwards. */
function of<Found>(props: Parameters<typeof Pie>[0], look: () => Found): Found {
  const { unmount } = show(<Pie {...props} />);
  const found = look();
  unmount();
  return found;
}

const ofSeries = <Found,>(series: Series, look: () => Found) => of({ series: [series] }, look);

/** jsdom draws nothing, so here the chart stands at the corner of the window, unscaled. */
function placeChart() {
  Object.assign(SVGElement.prototype, {
    createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 150, y: 50 }) }),
    getScreenCTM: () => ({ inverse: () => ({}) }),
  });
}

/** The tooltip of a slice. */
async function tooltipOf(index: number) {
  placeChart();
  fireEvent.pointerEnter(arcs()[index] ?? document.body, { clientX: 150, clientY: 50 });
  return screen.findByRole('tooltip');
}

/** A slice of no width is a path along one radius. */
const NOTHING = `M0,-${RADIUS}L0,0Z`;

describe('data', () => {
  proves(
    'Its `data` lists the slices, each with a `value`, and optionally an `id`, a `label`, and a `color`.',
    () => {
      const full = { id: 'a', value: 1, label: 'First', color: 'red' };
      const found = of({ data: [full, { value: 3 }] }, () => ({
        fills: fills(),
        legend: legend(),
      }));
      expect(found.fills[0]).toBe('red');
      expect(found.fills).toHaveLength(2);
      expect(found.legend).toEqual(['First']);
    },
  );

  proves(
    [
      'Each entry of `series` is a pie or a ring.',
      "The chart turns values into angles, so the values don't have to add up to 100.",
      "A pie doesn't read `dataset`.",
    ],
    () => {
      const small = of({ data: [{ value: 1 }, { value: 3 }] }, paths);
      expect(small).toEqual(of({ data: [{ value: 200 }, { value: 600 }] }, paths));
      expect(small[0]).toBe(`M0,-${RADIUS}A95,95,0,0,1,95,0L0,0Z`);
      show(
        <Pie
          series={[{ data: [{ value: 2 }] }, { data: [{ value: 1 }] }]}
          dataset={[{ value: 5 }, { value: 7 }]}
        />,
      );
      expect(centres()).toHaveLength(2);
      expect(arcs()).toHaveLength(2);
      const bare: object[] = [{ dataKey: 'value' }];
      const byKey = { series: bare, dataset: [{ value: 5 }] };
      expect(() => show(<Pie {...(byKey as Partial<PieChartProps>)} />)).toThrow(TypeError);
    },
  );

  proves(
    [
      'The `label` is shown in the legend and the tooltip. A slice without a `label` has no entry in the legend.',
      "To show different texts in different places, pass a function as `label`. It receives `'legend'`, `'tooltip'`, or `'arc'`",
      "If this function returns an empty string for `'legend'`, the legend shows a mark without a text.",
    ],
    async () => {
      const { unmount } = show(
        <Pie
          series={[
            {
              arcLabel: 'label',
              data: [{ value: 1, label: (place) => `in ${place}` }, { value: 2 }],
            },
          ]}
        />,
      );
      expect(legend()).toEqual(['in legend']);
      expect(labels()).toEqual(['in arc', '']);
      expect(await tooltipOf(0)).toHaveTextContent('in tooltip');
      unmount();
      show(<Pie data={[{ value: 1, label: (place) => (place === 'legend' ? '' : 'One') }]} />);
      expect(legend()).toEqual(['']);
      expect(screen.getByRole('listitem').querySelector('svg')).not.toBeNull();
    },
  );

  proves(
    'The `valueFormatter` of the series receives the slice, and formats the value in the tooltip.',
    async () => {
      const { rerender } = show(<Pie data={[{ value: 1500, label: 'Rent' }]} />);
      expect(await tooltipOf(0)).toHaveTextContent('1,500');
      rerender(
        <Pie
          series={[
            {
              data: [{ value: 1500, label: 'Rent' }],
              valueFormatter: ({ value, label }, { dataIndex }) =>
                `${dataIndex}: €${value} for ${typeof label === 'string' ? label : ''}`,
            },
          ]}
        />,
      );
      expect(await tooltipOf(0)).toHaveTextContent('0: €1500 for Rent');
    },
  );

  proves('By default, the value is formatted in the language of the browser.', () => {
    const toLocaleString = jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('local');
    expect(ofSeries({ data: [{ value: 4 }], arcLabel: 'formattedValue' }, labels)).toEqual([
      'local',
    ]);
    toLocaleString.mockRestore();
  });

  proves(
    "`sortingValues` on the series sorts the slices around the circle: `'none'` (default), `'asc'`, `'desc'`, or a function that compares two values. The legend and the colors keep the order of `data`.",
    () => {
      const data = [
        { value: 1, label: 'one' },
        { value: 3, label: 'three' },
        { value: 2, label: 'two' },
      ];
      /** The labels of slices in the order around the circle. */
      const around = (sortingValues: Series['sortingValues']) => {
        const starts: (readonly [string, number])[] = [];
        const arcLabel: Series['arcLabel'] = (item) => {
          starts.push([item.label ?? '', item.startAngle]);
          return '';
        };
        const found = of({ series: [{ data, sortingValues, arcLabel }] }, () => [
          legend(),
          fills(),
        ]);
        expect(found[0]).toEqual(['one', 'three', 'two']);
        expect(found[1]).toEqual(of({ data }, fills));
        return [...new Map(starts)].sort((a, b) => a[1] - b[1]).map(([label]) => label);
      };
      expect(around(undefined)).toEqual(['one', 'three', 'two']);
      expect(around('none')).toEqual(['one', 'three', 'two']);
      expect(around('asc')).toEqual(['one', 'two', 'three']);
      expect(around('desc')).toEqual(['three', 'two', 'one']);
      expect(around((a, b) => b - a)).toEqual(['three', 'two', 'one']);
    },
  );

  proves(
    [
      '| `0` | A slice without a width. Its label is drawn, and `paddingAngle` adds a gap for it |',
      '| Negative | Drawn as `0`. The label and the tooltip show the negative number |',
    ],
    async () => {
      const zero: Series = { data: [{ value: 0 }, { value: 3 }], arcLabel: 'value' };
      expect(ofSeries(zero, paths)[0]).toBe(NOTHING);
      expect(ofSeries(zero, labels)).toEqual(['0', '3']);
      const starts = jest.fn((angle: number) => String(angle));
      ofSeries({ ...zero, paddingAngle: 10, arcLabel: (item) => starts(item.startAngle) }, paths);
      expect(starts).toHaveBeenCalledWith(0);
      expect(starts).toHaveBeenCalledWith((10 / 180) * Math.PI);

      show(<Pie series={[{ data: [{ value: -2 }, { value: 3 }], arcLabel: 'value' }]} />);
      expect(paths()[0]).toBe(NOTHING);
      expect(labels()).toEqual(['-2', '3']);
      expect(await tooltipOf(0)).toHaveTextContent('-2');
    },
  );

  proves(
    [
      "| `null` | Drawn as `0`. TypeScript doesn't allow it |",
      '| `undefined`, `NaN` | Drawn as `0`. The texts show "NaN" |',
    ],
    async () => {
      const odd = (value: unknown): Series => ({
        data: JSON.parse(JSON.stringify([{ value }, { value: 3 }])),
        arcLabel: 'formattedValue',
      });
      expect(ofSeries(odd(null), labels)).toEqual(['0', '3']);
      expect(ofSeries(odd(null), paths)[0]).toBe(NOTHING);
      expect(ofSeries(odd(undefined), labels)).toEqual(['NaN', '3']);
      expect(ofSeries(odd(undefined), paths)[0]).toBe(NOTHING);
      const nan: Series = { data: [{ value: NaN }, { value: 3 }], arcLabel: 'value' };
      expect(ofSeries(nan, labels)).toEqual(['NaN', '3']);
      expect(ofSeries(nan, paths)[0]).toBe(NOTHING);
      await expectTypeError(
        `import { PieChart } from '@mui/x-charts/PieChart';
      export const pie = <PieChart series={[{ data: [{ value: null }] }]} />;`,
        /null.*number/,
      );
    },
  );

  proves(
    [
      '| `Infinity` | Breaks the chart: paths contain `NaN` |',
      '| `0` in all slices | An empty circle with a legend. All labels are drawn in one place |',
      '| `data` without slices | "No data to display" |',
    ],
    () => {
      ofSeries({ data: [{ value: Infinity }, { value: 3 }] }, paths).forEach((path) =>
        expect(path).toContain('NaN'),
      );
      expectConsole('error', /NaN/);
      const zeros = of({ data: [{ value: 0 }, { value: 0 }] }, () => [
        paths(),
        screen.queryByText('No data to display'),
      ]);
      expect(zeros).toEqual([[NOTHING, NOTHING], null]);
      const nothing = [
        { value: 0, label: 'One' },
        { value: 0, label: 'Two' },
      ];
      const words = ofSeries({ data: nothing, arcLabel: 'value' }, () => ({
        legend: legend(),
        places: [...document.querySelectorAll('.MuiPieArcLabel-root')].map(
          (label) => `${label.textContent} ${label.getAttribute('x')} ${label.getAttribute('y')}`,
        ),
      }));
      expect(words.legend).toEqual(['One', 'Two']);
      expect(words.places).toHaveLength(2);
      expect(words.places[0]).toBe(words.places[1]);
      expect(words.places[0]).toMatch(/^0 /);
      const { rerender } = show(<Pie data={[]} />);
      expect(screen.getByText('No data to display')).toBeInTheDocument();
      rerender(<Pie series={[]} />);
      expect(screen.getByText('No data to display')).toBeInTheDocument();
    },
  );
});

describe('shape and labels', () => {
  proves(
    [
      "| `innerRadius`, `outerRadius` | px or percentage | The size of the hole and of the circle. `'100%'` is half of the shorter side of the drawing area |",
      '| `paddingAngle`, `cornerRadius` | degrees, px | The gap between slices, and their rounded corners |',
    ],
    () => {
      const data = [{ value: 1 }, { value: 3 }];
      const plain = ofSeries({ data }, paths);
      expect(plain).toEqual(ofSeries({ data, outerRadius: RADIUS }, paths));
      expect(plain).toEqual(ofSeries({ data, outerRadius: '100%' }, paths));
      expect(ofSeries({ data, innerRadius: '50%' }, paths)[0]).toContain('A47.5,47.5');
      expect(ofSeries({ data, innerRadius: 20 }, paths)[0]).toContain('A20,20');
      expect(ofSeries({ data, paddingAngle: 5 }, paths)).not.toEqual(plain);
      expect(ofSeries({ data, cornerRadius: 4 }, paths)[0]).toContain('A4,4');
      const places = (arcLabelRadius: number | string) =>
        ofSeries({ data, arcLabel: 'value', arcLabelRadius }, () =>
          [...document.querySelectorAll('.MuiPieArcLabel-root')].map((label) =>
            Math.hypot(Number(label.getAttribute('x')), Number(label.getAttribute('y'))),
          ),
        );
      expect(places('50%')[0]).toBeCloseTo(RADIUS / 2);
      expect(places(30)[0]).toBeCloseTo(30);
      // Without it, the middle of the ring; beyond the outer radius outside of the circle.
      expect(places('120%')[0]).toBeCloseTo(RADIUS * 1.2);
    },
  );

  proves(
    [
      '| `startAngle`, `endAngle` | degrees | The part of the circle. 0 is at the top, and angles increase clockwise |',
      "| `cx`, `cy` | px or percentage | The center in the drawing area. The default is `'50%'` |",
      "In a half circle, `cy: '100%'` moves the center to the bottom, but doesn't increase the radius.",
    ],
    () => {
      const data = [{ value: 1 }];
      expect(ofSeries({ data, startAngle: 0, endAngle: 90 }, paths)[0]).toBe(
        `M0,-${RADIUS}A95,95,0,0,1,95,0L0,0Z`,
      );
      const half: Series = { data, startAngle: -90, endAngle: 90 };
      expect(ofSeries(half, paths)[0]).toMatch(/^M-95,0A95,95/);
      expect(ofSeries({ ...half, cy: '100%' }, paths)[0]).toMatch(/^M-95,0A95,95/);
      expect(ofSeries({ ...half, cy: '100%' }, centres)).toEqual(['translate(150, 195)']);
      expect(ofSeries({ data }, centres)).toEqual(
        ofSeries({ data, cx: '50%', cy: '50%' }, centres),
      );
      expect(ofSeries({ data, cx: 10, cy: '10%' }, centres)).toEqual(['translate(15, 24)']);
    },
  );

  proves(
    "Set `arcLabel` on the series to `'label'`, `'value'`, `'formattedValue'`, or a function.",
    () => {
      const labelsBy = (arcLabel: Series['arcLabel']) =>
        ofSeries(
          {
            data: [{ value: 2000, label: () => 'Rent' }],
            valueFormatter: ({ value }) => `€${value}`,
            arcLabel,
          },
          labels,
        );
      expect(labelsBy('label')).toEqual(['Rent']);
      expect(labelsBy('value')).toEqual(['2000']);
      expect(labelsBy('formattedValue')).toEqual(['€2000']);
      expect(labelsBy((item) => `${item.label} ${item.value}`)).toEqual(['Rent 2000']);
    },
  );

  proves(
    [
      "The chart doesn't move, wrap, or cut labels.",
      '`arcLabelMinAngle` hides the labels of slices with a smaller angle, in degrees. The default is 0. The angle includes the padding.',
      '`arcLabelRadius` moves the labels away from the middle of the ring. Beyond `outerRadius`, the labels are outside the circle.',
    ],
    () => {
      const long = 'A label that is far too long for a slice of a hundred and twentieth';
      const data = [
        { value: 1, label: long },
        { value: 119, label: 'Rest' },
      ];
      const places = () =>
        [...document.querySelectorAll('.MuiPieArcLabel-root')].map((label) =>
          Math.hypot(Number(label.getAttribute('x')), Number(label.getAttribute('y'))),
        );
      const narrow: Series = { data, arcLabel: 'label' };
      expect(ofSeries(narrow, labels)).toEqual([long, 'Rest']);
      expect(ofSeries({ ...narrow, arcLabelMinAngle: 4 }, labels)).toEqual(['', 'Rest']);
      // 3 degrees are the slice's own, up to 5 more are padding.
      expect(ofSeries({ ...narrow, arcLabelMinAngle: 7, paddingAngle: 5 }, labels)).toEqual([
        long,
        'Rest',
      ]);
      ofSeries({ ...narrow, innerRadius: 35 }, places).forEach((place) =>
        expect(place).toBeCloseTo((35 + RADIUS) / 2),
      );
      ofSeries({ ...narrow, arcLabelRadius: 110 }, places).forEach((place) =>
        expect(place).toBeCloseTo(110),
      );
    },
  );

  proves('Labels have the text color of your theme, which is hard to read on some slices.', () => {
    const theme = createTheme({ palette: { text: { primary: 'rgb(1, 2, 3)' } } });
    show(
      <ThemeProvider theme={theme}>
        <Pie series={[{ data: [{ value: 1 }], arcLabel: 'value' }]} />
      </ThemeProvider>,
    );
    const label = document.querySelector('.MuiPieArcLabel-root');
    expect(label && getComputedStyle(label).fill).toBe('rgb(1, 2, 3)');
  });
});

describe('colours and rings', () => {
  proves(
    [
      "`colors` is an array, or a function of `'light' | 'dark'` that returns an array. The `color` of a slice overrides the palette.",
      'A pie ignores `color` on the series. If a slice has `color: undefined`, the slice is black. Leave the field out instead.',
    ],
    () => {
      expect(of({ colors: ['red', 'lime'] }, fills)).toEqual(['red', 'lime']);
      expect(of({ colors: (mode) => [mode === 'light' ? 'white' : 'black'] }, fills)).toEqual([
        'white',
        'white',
      ]);
      const data = [{ value: 1, color: 'blue' }, { value: 2 }];
      expect(of({ colors: ['red', 'lime'], data }, fills)).toEqual(['blue', 'lime']);
      const undef = [{ value: 1, color: undefined }, { value: 2 }];
      // A path without fill is black.
      expect(
        of({ colors: ['red', 'lime'], series: [{ data: undef, color: 'blue' }] }, fills),
      ).toEqual([null, 'lime']);
    },
  );

  proves(
    [
      'The default palette has seven colors, so the eighth slice has the color of the first. Each ring starts with the first color.',
      'Several series are drawn around the same center.',
    ],
    () => {
      const eight = of({ data: Array.from({ length: 8 }, () => ({ value: 1 })) }, fills);
      expect(new Set(eight.slice(0, 7)).size).toBe(7);
      expect(eight[7]).toBe(eight[0]);
      const ring = { data: [{ value: 1 }, { value: 1 }] };
      show(
        <Pie
          series={[
            { id: 'one', ...ring },
            { id: 'two', ...ring },
          ]}
        />,
      );
      const [one, other, third, fourth] = fills();
      expect([third, fourth]).toEqual([one, other]);
      expect(centres()[0]).toBe(centres()[1]);
      const order = [...document.querySelectorAll('.MuiPieChart-series')];
      expect(order.map((group) => group.getAttribute('data-series'))).toEqual(['one', 'two']);
    },
  );
});

describe('highlight and clicks', () => {
  const scope: Pick<Series, 'id' | 'highlightScope'> = {
    id: 'own',
    highlightScope: { highlight: 'item', fade: 'global' },
  };

  proves(
    [
      "| `highlight` in `highlightScope` | `'item'`, `'series'`, or `'none'` _(default)_ |",
      "| `fade` in `highlightScope` | `'series'` (the rest of the ring), `'global'` (the rest of all rings), or `'none'` _(default)_ |",
      '| `highlighted`, `faded` | `additionalRadius`, `innerRadius`, `outerRadius`, `cornerRadius`, `paddingAngle`, `arcLabelRadius`, and `color` |',
      'Faded slices have an opacity of 30%, and are 5 px smaller. Your `faded` object replaces the 5 px, but not the opacity.',
      'To emphasize the slice under the pointer, set `highlightScope` on the series. While a slice is emphasized, `highlighted` and `faded` change the shape and the color of the slices',
    ],
    () => {
      const data = [{ value: 1 }, { value: 1 }];
      const hovered = (series: Omit<Series, 'data'>) =>
        of({ colors: ['red', 'lime'], series: [{ data, ...scope, ...series }] }, () => {
          fireEvent.pointerEnter(arcs()[0] ?? document.body);
          return { fills: fills(), paths: paths() };
        });
      expect(hovered({}).paths[0]).toContain(`A${RADIUS},${RADIUS}`);
      expect(hovered({}).paths[1]).toContain('A90,90');
      const own = hovered({
        highlighted: { additionalRadius: 4, innerRadius: 20, color: 'blue', cornerRadius: 3 },
        faded: { color: 'gray' },
      });
      expect(own.fills).toEqual(['blue', 'gray']);
      expect(own.paths[0]).toContain('A99,99');
      expect(own.paths[0]).toContain('A20,20');
      expect(own.paths[0]).toContain('A3,3');
      expect(own.paths[1]).toContain(`A${RADIUS},${RADIUS}`);
      expect(hovered({ highlighted: { outerRadius: 60 } }).paths[0]).toContain('A60,60');
      const rings = (highlightScope: Series['highlightScope']) =>
        of(
          {
            series: [
              { id: 'one', data, highlightScope },
              { id: 'two', data, highlightScope },
            ],
          },
          () => {
            fireEvent.pointerEnter(arcs()[0] ?? document.body);
            return arcs().map((arc) =>
              ['highlighted', 'faded'].find((state) => arc.hasAttribute(`data-${state}`)),
            );
          },
        );
      const [on, off] = ['highlighted', 'faded'];
      expect(rings({ highlight: 'item', fade: 'global' })).toEqual([on, off, off, off]);
      expect(rings({ highlight: 'item', fade: 'series' })).toEqual([on, off, undefined, undefined]);
      expect(rings({ highlight: 'series', fade: 'global' })).toEqual([on, on, off, off]);
      expect(rings({ highlight: 'item' })).toEqual(rings({ highlight: 'item', fade: 'none' }));
      expect(rings({})).toEqual(rings({ highlight: 'none' }));
      expect(rings({})).toEqual([undefined, undefined, undefined, undefined]);
      const without = of({ series: [{ data }] }, () => {
        fireEvent.pointerEnter(arcs()[0] ?? document.body);
        return arcs().some((arc) => arc.hasAttribute('data-faded'));
      });
      expect(without).toBe(false);
    },
  );

  proves(
    [
      "Labels don't fade, so white labels are hard to read on faded slices.",
      'Faded slices have an opacity of 30%, and are 5 px smaller. Your `faded` object replaces the 5 px, but not the opacity.',
    ],
    () => {
      const faded = (series: Omit<Series, 'data'>, sx?: PieChartProps['sx']) =>
        of({ series: [{ data: [{ value: 1 }, { value: 1 }], ...scope, ...series }], sx }, () => {
          fireEvent.pointerEnter(arcs()[0] ?? document.body);
          const label = document.querySelectorAll('.MuiPieArcLabel-root')[1];
          return {
            slice: arcs()[1]?.getAttribute('opacity'),
            label: label && getComputedStyle(label).opacity,
            visibility: label && getComputedStyle(label).visibility,
          };
        });
      const labelled = { arcLabel: 'value' } as const;
      expect(faded(labelled)).toMatchObject({ slice: '0.3', visibility: 'visible' });
      expect(['', '1']).toContain(faded(labelled).label);
      expect(faded({ ...labelled, faded: { color: 'gray' } }).slice).toBe('0.3');
      const hidden = { [`& .${pieArcLabelClasses.faded}`]: { visibility: 'hidden' } };
      expect(faded(labelled, hidden).visibility).toBe('hidden');
    },
  );

  proves('because the chart cuts slices off at its edge. The default margin is 5 px.', () => {
    const { container } = show(<Pie />);
    const svg = container.querySelector('svg');
    expect(svg && getComputedStyle(svg).overflow).toBe('hidden');
    // 200 px high, less twice the margin.
    expect(paths()[0]).toContain(`M0,-${(200 - 2 * 5) / 2}`);
  });

  proves(
    [
      '`highlightedItem={{ seriesId, dataIndex }}` highlights a slice, and `null` highlights none.',
      'The pointer still changes the highlight. When the pointer leaves a slice, the highlight is removed, and `onHighlightChange` receives `null`.',
      'An object that was passed before has no effect.',
      "When the pointer enters the highlighted slice, `onHighlightChange` isn't called.",
    ],
    () => {
      const onHighlightChange = jest.fn();
      const pie = (highlightedItem: PieChartProps['highlightedItem']) => (
        <Pie
          series={[{ data: [{ value: 1 }, { value: 1 }], ...scope }]}
          highlightedItem={highlightedItem}
          onHighlightChange={onHighlightChange}
        />
      );
      const { rerender } = show(pie({ seriesId: 'own', dataIndex: 1 }));
      const highlighted = () => arcs().map((arc) => arc.hasAttribute('data-highlighted'));
      expect(highlighted()).toEqual([false, true]);
      fireEvent.pointerEnter(arcs()[0] ?? document.body);
      expect(onHighlightChange).toHaveBeenLastCalledWith({ seriesId: 'own', dataIndex: 0 });
      expect(highlighted()).toEqual([true, false]);
      fireEvent.pointerLeave(arcs()[0] ?? document.body);
      expect(onHighlightChange).toHaveBeenLastCalledWith(null);
      expect(highlighted()).toEqual([false, false]);
      rerender(pie({ seriesId: 'own', dataIndex: 1 }));
      expect(highlighted()).toEqual([false, true]);
      onHighlightChange.mockClear();
      fireEvent.pointerEnter(arcs()[1] ?? document.body);
      expect(onHighlightChange).not.toHaveBeenCalled();
      fireEvent.pointerLeave(arcs()[1] ?? document.body);
      expect(onHighlightChange.mock.calls).toEqual([[null]]);
      expect(highlighted()).toEqual([false, false]);
      rerender(pie({ seriesId: 'own', dataIndex: 1 }));
      expect(highlighted()).toEqual([false, true]);
      const same = { seriesId: 'own', dataIndex: 1 };
      rerender(pie(same));
      fireEvent.pointerLeave(arcs()[1] ?? document.body);
      expect(highlighted()).toEqual([false, false]);
      rerender(pie(same));
      expect(highlighted()).toEqual([false, false]);
      rerender(pie(null));
      expect(highlighted()).toEqual([false, false]);
    },
  );

  proves(
    [
      'This demo also keeps the selected slice highlighted',
      'To restore the highlight, pass a new object whenever `onHighlightChange` receives `null`, as the demo does.',
    ],
    () => {
      show(<ClickableSlices />);
      act(() => undefined);
      const marked = () => arcs().map((arc) => arc.hasAttribute('data-highlighted'));
      for (const index of [0, 1]) {
        fireEvent.pointerEnter(arcs()[index] ?? document.body);
        expect(marked()[index]).toBe(true);
        fireEvent.pointerLeave(arcs()[index] ?? document.body);
        expect(marked()).toEqual([true, false, false]);
      }
      fireEvent.click(screen.getByRole('button', { name: 'Osaka' }));
      expect(marked()).toEqual([false, false, true]);
    },
  );

  proves(
    [
      '`onItemClick` receives the event, `{ type, seriesId, dataIndex }`, and the slice. `dataIndex` is the index in `data`, even if the slices are sorted.',
      "Slices don't take focus, so offer the same choice in a control next to the chart.",
    ],
    async () => {
      placeChart();
      const onItemClick = jest.fn();
      const { user } = show(
        <>
          <Pie
            series={[
              {
                id: 'own',
                data: [
                  { value: 1, label: 'Small' },
                  { value: 5, label: 'Large' },
                ],
                sortingValues: 'desc',
              },
            ]}
            onItemClick={(event, ...rest) => onItemClick(event.type, ...rest)}
          />
          <button type="button">After</button>
        </>,
      );
      await user.click(arcs()[0] ?? document.body);
      expect(onItemClick.mock.calls).toEqual([
        [
          'click',
          { type: 'pie', seriesId: 'own', dataIndex: 0 },
          expect.objectContaining({ label: 'Small', value: 1 }),
        ],
      ]);
      await user.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    },
  );
});

describe('legend and parts', () => {
  proves(
    [
      'By default, the legend of a pie is a column next to the circle, and leaves less width for the circle.',
      'To remove the legend, set `hideLegend`.',
    ],
    () => {
      const data = [{ value: 1, label: 'One' }];
      const { rerender, container } = show(<Pie data={data} />);
      const list = screen.getByRole('list');
      expect(getComputedStyle(list).flexDirection).toBe('column');
      expect(getComputedStyle(container.firstElementChild ?? list).flexDirection).toBe(
        'row-reverse',
      );
      rerender(<Pie data={data} hideLegend />);
      expect(screen.queryByRole('list')).toBeNull();
    },
  );

  proves(
    [
      'To replace a slice or its label, use `slots.pieArc` and `slots.pieArcLabel`. `slotProps` with the same names pass props to all slices or labels.',
      "In a `ChartContainer`, `PiePlot` draws the series with `type: 'pie'`. `usePieSeries` from `@mui/x-charts/hooks` returns these series.",
    ],
    () => {
      const { unmount } = show(
        <Pie
          series={[{ data: [{ value: 1 }, { value: 2 }], arcLabel: 'value' }]}
          slots={{
            pieArc: ({ dataIndex }) => <path data-own={dataIndex} />,
            pieArcLabel: ({ formattedArcLabel }) => <text>{`own ${formattedArcLabel}`}</text>,
          }}
        />,
      );
      expect(document.querySelectorAll('[data-own]')).toHaveLength(2);
      expect(screen.getByText('own 2')).toBeInTheDocument();
      unmount();
      expect(of({ slotProps: { pieArc: { color: 'red' } } }, fills)).toEqual(['red', 'red']);

      function Count() {
        return <text>{`${usePieSeries().length} series`}</text>;
      }
      show(
        <ChartContainer
          width={300}
          height={200}
          series={[
            { type: 'pie', data: [{ value: 1 }] },
            { type: 'pie', data: [{ value: 1 }] },
          ]}
        >
          <PiePlot />
          <Count />
        </ChartContainer>,
      );
      expect(arcs()).toHaveLength(2);
      expect(screen.getByText('2 series')).toBeInTheDocument();
    },
  );

  proves(
    '`height` is the height of the drawing. A legend below the circle is added to this height',
    () => {
      const { container } = show(
        <Pie
          data={[{ value: 1, label: 'One' }]}
          slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
        />,
      );
      const wrapper = container.firstElementChild ?? document.body;
      const drawing = screen.getByRole('list').parentElement?.querySelector('svg:has(path)');
      expect(getComputedStyle(wrapper).flexDirection).toBe('column-reverse');
      expect(getComputedStyle(wrapper).height).toBe('');
      expect(drawing && getComputedStyle(drawing).height).toBe('200px');
    },
  );

  proves('The chart shows "Loading data…" over the slices.', () => {
    show(<Pie loading />);
    expect(screen.getByText('Loading data…')).toBeInTheDocument();
    expect(arcs()).toHaveLength(2);
  });

  proves('To export images or print, use `PieChartPro` from `@mui/x-charts-pro`.', async () => {
    await expectTypeError(
      `import { PieChart } from '@mui/x-charts/PieChart';
        import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
        export const api: ChartProApi<'pie'>['exportAsImage'] = undefined;
        export const print: ChartProApi<'pie'>['exportAsPrint'] = undefined;
        export const pie = PieChart;`,
      /TS2322/,
    );
  });
});

exempt(
  'A pie chart shows the parts of a whole. Angles are hard to compare',
  'A definition, or advice.',
);
exempt(
  "Give them radii that don't overlap. `data` has no levels, so choose values that make the rings match.",
  'Follows from the type of the data, which has no place for children.',
);
