import { Heatmap, type HeatmapProps, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import HeatmapLevels from '../../../docs/x/react-charts/heatmap/HeatmapLevels';
import { proves, createApiRef, exempt, expectConsole, fireEvent, screen, show } from '../harness';

const SIZE = { width: 400, height: 300 } as const;

/** Three cells of four, in a plot of 315 × 235 px. */
function Heat(props: Partial<HeatmapProps>) {
  return (
    <Heatmap
      {...SIZE}
      xAxis={[{ data: ['a', 'b'] }]}
      yAxis={[{ data: ['p', 'q'] }]}
      series={[
        {
          data: [
            [0, 0, 0],
            [1, 0, 50],
            [1, 1, 100],
          ],
        },
      ]}
      {...props}
    />
  );
}

/** Values that the types forbid, and readers have. */
const loose = (props: object): Partial<HeatmapProps> => props;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
}

const elements = () => [...document.querySelectorAll<SVGElement>(`.${heatmapClasses.cell}`)];

function cellsOf(props: Partial<HeatmapProps> = {}): readonly Cell[] {
  const { unmount } = show(<Heat {...props} />);
  const found = elements().map((cell) => ({
    x: Number(cell.getAttribute('x')),
    y: Number(cell.getAttribute('y')),
    width: Number(cell.getAttribute('width')),
    fill: getComputedStyle(cell).fill,
  }));
  unmount();
  return found;
}

const fillsOf = (props: Partial<HeatmapProps>) => cellsOf(props).map(({ fill }) => fill);

function ticksOf(props: Partial<HeatmapProps>): string {
  const { unmount } = show(<Heat {...props} />);
  const texts = [...document.querySelectorAll('.MuiChartsAxis-tickLabel')];
  const found = texts.map(({ textContent }) => textContent).join(' ');
  unmount();
  return found;
}

describe('data', () => {
  proves(
    [
      '`data` of the series is a list of `[x, y, value]`. `x` and `y` are positions in the `data` of the axes, from 0, not the categories themselves. The first row of the y-axis is at the top.',
      "Axes are of the type `'band'`, without gaps. `categoryGapRatio` leaves room between cells.",
    ],
    () => {
      const [first, second, third] = cellsOf();
      expect(first).toMatchObject({ x: 65, y: 20, width: 157.5 });
      expect(second).toMatchObject({ x: 222.5, y: 20 });
      expect(third).toMatchObject({ x: 222.5, y: 137.5 });
      const [gap] = cellsOf({ xAxis: [{ data: ['a', 'b'], categoryGapRatio: 0.1 }] });
      expect(gap?.width).toBeCloseTo(141.75);
    },
  );

  proves(
    "`null`, `undefined` and `NaN` draw nothing either, and so do positions that an axis doesn't have.",
    () => {
      const data = [
        [0, 0, null],
        [1, 0, undefined],
        [0, 1, NaN],
        [7, 0, 5],
        [0, 9, 5],
        [1, 1, 5],
      ];
      expect(cellsOf(loose({ series: [{ data }] }))).toHaveLength(1);
    },
  );

  proves(
    [
      'Only the first series is drawn. Without one, or without cells, it says "No data to display"; `loading` says "Loading data…".',
      'Two entries for one cell log an error, and the last one covers the other.',
    ],
    () => {
      const two = [{ data: [[0, 0, 5] as const] }, { data: [[1, 1, 5] as const] }];
      expect(cellsOf({ series: two })).toMatchObject([{ x: 65, y: 20 }]);
      for (const series of [[], [{ data: [] }]]) {
        const { unmount } = show(<Heat series={series} />);
        expect(screen.getByText('No data to display')).toBeInTheDocument();
        unmount();
      }
      const { unmount } = show(<Heat loading />);
      expect(screen.getByText('Loading data…')).toBeInTheDocument();
      unmount();
      const twice = [[0, 0, 5] as const, [0, 0, 90] as const];
      expect(cellsOf({ series: [{ data: twice }] })).toHaveLength(2);
      expectConsole('error', /two children with the same key/);
    },
  );

  proves(
    'An axis without `data` counts from 0 to the largest position. The types want both axes, `[]` will do.',
    () => {
      expect(ticksOf({ xAxis: [], yAxis: [] })).toBe('0 1 0 1');
      expect(ticksOf({ xAxis: [{}], yAxis: [{ data: ['p', 'q'] }] })).toBe('0 1 p q');
    },
  );

  proves(
    ['`dataset` and `dataKey` are in the types, but draw nothing.', "A heatmap doesn't zoom."],
    () => {
      const dataset = [{ visits: 5 }, { visits: 6 }];
      expect(cellsOf({ dataset, series: [{ dataKey: 'visits' }] })).toEqual([]);
      const { apiRef, api } = createApiRef<Record<string, unknown>>();
      show(
        <Heat
          {...loose({
            apiRef,
            xAxis: [{ id: 'x', data: ['a', 'b'], zoom: true }],
            initialZoom: [{ axisId: 'x', start: 0, end: 50 }],
          })}
        />,
      );
      expect(Object.keys(api())).toEqual(['exportAsPrint', 'exportAsImage']);
      expect(elements()).toHaveLength(3);
      expect(elements()[0]).toHaveAttribute('width', '157.5');
    },
  );

  proves(
    [
      '`tickLabelInterval` names a week only if a month begins in it.',
      'A band axis calls it once more for the tick after the last category, with `undefined` as the value.',
    ],
    () => {
      const interval = jest.fn((value: string | undefined) => value === 'b');
      expect(ticksOf({ xAxis: [{ data: ['a', 'b'], tickLabelInterval: interval }] })).toBe('b p q');
      expect(interval.mock.calls.slice(0, 3)).toEqual([
        ['a', 0],
        ['b', 1],
        [undefined, 2],
      ]);
    },
  );
});

describe('colours', () => {
  proves(
    [
      'The colours stand in the first entry of `zAxis`. Without it, 0 to 100 goes from nearly white to dark blue. Other values get the colour of the nearest end, so set `min` and `max` to those of your data.',
      "| `'continuous'`  | `color`: two colours to blend, or a function from 0 to 1 to a colour, between `min` and `max`     |",
    ],
    () => {
      const ends = ['rgb(247, 252, 240)', 'rgb(8, 64, 129)'];
      const [low, , high] = fillsOf({});
      expect([low, high]).toEqual(ends);
      const beyond = [[0, 0, -50] as const, [1, 1, 900] as const];
      expect(fillsOf({ series: [{ data: beyond }] })).toEqual(ends);
      const zAxis = (['red', 'lime'] as const).map((color) => ({
        colorMap: { type: 'continuous', min: -50, max: 900, color: ['black', color] } as const,
      }));
      expect(fillsOf({ zAxis, series: [{ data: beyond }] })).toEqual([
        'rgb(0, 0, 0)',
        'rgb(255, 0, 0)',
      ]);
      const blended = (color: [string, string] | ((share: number) => string)) =>
        fillsOf({ zAxis: [{ colorMap: { type: 'continuous', min: 0, max: 100, color } }] });
      expect(blended(['#000000', '#ffffff'])[1]).toBe('rgb(128, 128, 128)');
      expect(blended((share) => `rgb(${share * 200}, 0, 0)`)).toEqual([
        'rgb(0, 0, 0)',
        'rgb(100, 0, 0)',
        'rgb(200, 0, 0)',
      ]);
    },
  );

  proves(
    [
      "| `'piecewise'`   | `colors`: one more than `thresholds`; a value at a threshold has the upper colour                 |",
      "| `'ordinal'`     | `colors`, one for each of `values`                                                                |",
      'A `zAxis` without `colorMap` draws no cell.',
    ],
    () => {
      expect(
        fillsOf({
          zAxis: [{ colorMap: { type: 'piecewise', thresholds: [50], colors: ['red', 'blue'] } }],
        }),
      ).toEqual(['red', 'blue', 'blue']);
      expect(
        fillsOf({
          zAxis: [
            {
              colorMap: { type: 'ordinal', values: [0, 50, 100], colors: ['red', 'lime', 'blue'] },
            },
          ],
        }),
      ).toEqual(['red', 'lime', 'blue']);
      expect(cellsOf({ zAxis: [{ min: 0, max: 10 }] })).toEqual([]);
    },
  );

  proves(
    'The legend is off by default. `hideLegend={false}` shows a scale with its ends; for steps, replace it by `PiecewiseColorLegend`, as here.',
    () => {
      const { rerender, unmount } = show(<Heat />);
      expect(screen.queryByRole('list')).toBeNull();
      rerender(<Heat hideLegend={false} />);
      const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(texts().filter(Boolean)).toEqual(['0', '100']);
      unmount();
      show(<HeatmapLevels />);
      expect(texts()).toEqual(['<4', '', '>10']);
    },
  );
});

describe('cells', () => {
  proves(
    [
      '`slots.cell` replaces the rectangle. It gets `x`, `y`, `width`, `height`, `className`, handlers for the pointer, and `ownerState` with `value`, `color`, `isHighlighted` and `isFaded`.',
      '`slotProps.cell` passes attributes to the rectangle, such as `rx` for round corners.',
    ],
    () => {
      const seen: object[] = [];
      function Own(props: object) {
        seen.push(props);
        return null;
      }
      const { unmount } = show(<Heat slots={{ cell: Own }} />);
      expect(seen[1]).toMatchObject({
        x: 222.5,
        y: 20,
        width: 157.5,
        height: 117.5,
        className: expect.stringContaining(heatmapClasses.cell),
        onPointerEnter: expect.any(Function),
        ownerState: expect.objectContaining({
          value: 50,
          color: expect.any(String),
          isHighlighted: false,
          isFaded: false,
        }),
      });
      unmount();
      show(<Heat slotProps={{ cell: { rx: 4 } }} />);
      expect(elements()[0]).toHaveAttribute('rx', '4');
    },
  );

  proves(
    [
      '`highlightScope` works by cell, but changes little to see: an emphasized cell is a bit more saturated, others less.',
      'For rules in `sx`, `heatmapClasses` has `cell`, `highlighted` and `faded`.',
      'An outline by `heatmapClasses.highlighted` shows more where cells have gaps.',
    ],
    () => {
      show(
        <Heat
          sx={{ [`& .${heatmapClasses.highlighted}`]: { stroke: 'rgb(0, 0, 0)' } }}
          series={[
            {
              data: [
                [0, 0, 5],
                [1, 1, 50],
              ],
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
        />,
      );
      const [first, second] = elements();
      fireEvent.pointerEnter(first ?? document.body);
      expect(first).toHaveClass(heatmapClasses.highlighted);
      expect(second).toHaveClass(heatmapClasses.faded);
      expect(first).toBeInstanceOf(SVGElement);
      expect(first && getComputedStyle(first).stroke).toBe('rgb(0, 0, 0)');
      expect(second && getComputedStyle(second).stroke).not.toBe('rgb(0, 0, 0)');
      expect(first && getComputedStyle(first).filter).toBe('saturate(120%)');
      expect(second && getComputedStyle(second).filter).toBe('saturate(80%)');
    },
  );

  proves(
    ['`Heatmap` drops `role`, `aria-label`, `title` and `desc`.', 'Cells take no focus.'],
    async () => {
      const { user, container } = show(
        <Heat {...loose({ role: 'img', 'aria-label': 'Own', title: 'Own title', desc: 'Own' })} />,
      );
      expect(screen.queryByRole('img')).toBeNull();
      expect(container.querySelector('title, desc, [aria-label]')).toBeNull();
      expect(container.textContent).not.toContain('Own');
      await user.tab();
      expect(document.body).toHaveFocus();
    },
  );
});

exempt(
  "Aggregate first: each cell is an SVG element, and people can't point at a few pixels.",
  'A definition, and advice.',
);
