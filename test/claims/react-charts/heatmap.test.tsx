import { Heatmap, type HeatmapProps, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import HeatmapLevels from '../../../docs/x/react-charts/heatmap/HeatmapLevels';
import {
  proves,
  createApiRef,
  exempt,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

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
      'The `data` of the series is a list of `[x, y, value]`.',
      '`x` and `y` are positions in the `data` of the axes, counted from 0, not the categories themselves.',
      'The first row of the y-axis is at the top.',
      'To leave a gap between cells, set `categoryGapRatio` on both axes.',
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
    [
      '| No entry, `null`, `undefined`, or `NaN` | No cell |',
      "| A position that an axis doesn't have | No cell |",
    ],
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
      '| Several series | The first series is drawn |',
      '| No series, or no cells | "No data to display" |',
      'While you set `loading`, the chart shows "Loading data…".',
      '| Two entries for one cell | An error in the console. The last entry covers the other one |',
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
    [
      'TypeScript accepts `dataset` and `dataKey`, but the heatmap draws no cells from them.',
      "A heatmap doesn't support zooming.",
    ],
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
      'In this demo, `tickLabelInterval` shows a label only for weeks in which a month begins.',
      'On a band axis, the chart also calls the function for the tick after the last category, with `undefined` as the value.',
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
      'Set the colors in the first entry of `zAxis`.',
      'Without `zAxis`, the scale goes from 0 to 100, from nearly white to dark blue.',
      'Other values have the color of the nearest end, so set `min` and `max` to the range of your data:',
      "| `'continuous'` | `color`: two colors to blend, or a function that receives a number from 0 to 1. `min` and `max` are the ends |",
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
      "| `'piecewise'` | `colors`: one more than `thresholds`. A value equal to a threshold has the upper color |",
      "| `'ordinal'` | `colors`: one for each of `values` |",
      'Without a `colorMap`, no cell is drawn.',
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
    [
      'The legend is off by default.',
      'With `hideLegend={false}`, the chart shows a scale with its ends.',
      'This demo shows three levels, with a legend:',
    ],
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
      'The slot receives `x`, `y`, `width`, `height`, `className`, and pointer handlers.',
      '`ownerState` has `value`, `color`, `isHighlighted`, and `isFaded`.',
      'To round the corners without a component, use `slotProps={{ cell: { rx: 4 } }}`.',
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
      'By default, the effect is a small change of saturation.',
      'The other classes are `cell` and `faded`.',
      'For a clearer effect, draw an outline with `heatmapClasses.highlighted` in `sx`.',
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
    [
      'The heatmap ignores `role`, `aria-label`, `title`, and `desc`.',
      "Cells can't have the focus.",
    ],
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
  "Aggregate the data first: each cell is an SVG element, and users can't point at a cell of a few pixels.",
  'A definition, and advice.',
);

proves('`Heatmap` requires [Pro](/x/introduction/licensing/#pro-plan).', async () => {
  await expectTypeError(`export { Heatmap } from '@mui/x-charts/Heatmap';`, /x-charts\/Heatmap/);
});
