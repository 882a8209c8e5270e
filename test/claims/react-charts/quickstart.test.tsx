import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  proves,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
} from '../harness';

const SIZE = { width: 400, height: 300 } as const;

function Bars(props: Partial<BarChartProps>) {
  return <BarChart {...SIZE} series={[{ data: [41, 38, 52] }]} {...props} />;
}

const barElements = () => [...document.querySelectorAll('.MuiBarElement-root')];

const svg = () => {
  const found = document.querySelector<SVGSVGElement>(
    'svg:not(.MuiChartsLabelMark-root svg):not([viewBox="0 0 24 24"])',
  );
  if (!found) {
    throw new Error('There is no chart.');
  }
  return found;
};

proves('A chart needs its numbers in the `series` prop.', async () => {
  const module = (props: string) =>
    `import { BarChart } from '@mui/x-charts/BarChart';
    export const chart = <BarChart ${props} />;`;
  await expectCompiles(module('series={[{ data: [41, 38, 52] }]}'));
  await expectTypeError(module('height={260}'), /TS2741.*series/);
});

proves('and also contains the free charts.', () => {
  const ofFree = Object.keys(charts).filter((name) => /(?:Chart|^Gauge)$/.test(name));
  expect(ofFree).toContain('BarChart');
  expect(Object.keys(chartsPro)).toEqual(expect.arrayContaining(ofFree));
});

describe('size', () => {
  const { ResizeObserver: original } = globalThis;
  afterEach(() => {
    globalThis.ResizeObserver = original;
  });

  proves(
    [
      'A chart fills the width and the height of its parent.',
      'To set a fixed size, pass `width` too.',
    ],
    () => {
      const sizeOf = (size: { width?: number; height?: number }) => {
        const { unmount } = show(<BarChart {...size} series={[{ data: [1] }]} />);
        const { width, height } = getComputedStyle(svg());
        unmount();
        return [width, height];
      };
      expect(sizeOf({})).toEqual(['100%', '100%']);
      expect(sizeOf({ height: 260 })).toEqual(['100%', '260px']);
      expect(sizeOf(SIZE)).toEqual(['400px', '300px']);
    },
  );

  proves('If the parent changes its width, the chart resizes with it.', async () => {
    const observers: (() => void)[] = [];
    globalThis.ResizeObserver = class implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        observers.push(() => callback([], this));
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    show(<BarChart height={300} series={[{ data: [1] }]} />);
    const widthOf = () => Number(barElements()[0]?.getAttribute('width'));
    const setWidth = (width: number) => {
      svg().style.width = `${width}px`;
      observers.forEach((tell) => tell());
    };
    // 20 px on both sides and 45 px for the axis are no part of the drawing.
    setWidth(585);
    await waitFor(() => expect(widthOf()).toBeCloseTo(400));
    setWidth(285);
    await waitFor(() => expect(widthOf()).toBeCloseTo(160));
  });

  proves(
    [
      "The `height` of the chart doesn't include a legend above or below it.",
      "| move the legend to the side | `slotProps.legend.direction: 'vertical'` |",
      'The legend lists each series that has a `label`.',
      '| remove the legend | `hideLegend` |',
      'This chart shows the legend below the chart',
    ],
    () => {
      const labelled = { series: [{ data: [1], label: 'Own' }] };
      const { rerender } = show(<Bars {...labelled} />);
      const direction = () =>
        getComputedStyle(screen.getByRole('list').parentElement ?? document.body).flexDirection;
      expect(svg()).not.toContainElement(screen.getByText('Own'));
      expect(getComputedStyle(svg()).height).toBe('300px');
      expect(direction()).toBe('column');
      rerender(<Bars {...labelled} slotProps={{ legend: { direction: 'vertical' } }} />);
      expect(direction()).toBe('row-reverse');
      const position = { vertical: 'bottom', horizontal: 'center' } as const;
      rerender(<Bars {...labelled} slotProps={{ legend: { position } }} />);
      expect(direction()).toBe('column-reverse');
      rerender(<Bars {...labelled} hideLegend />);
      expect(screen.queryByRole('list')).toBeNull();
      rerender(<Bars />);
      expect(screen.queryByRole('list')).toBeNull();
    },
  );

  proves(
    [
      'The chart reserves a fixed space for the labels of an axis: 45 px in width for a y-axis, and 25 px in height for an x-axis. A `label` on the axis adds 20 px.',
      'If your labels need more space, set `width` on the y-axis or `height` on the x-axis',
    ],
    () => {
      /** px that the axes take, without the margin of 20 px. */
      const spaceOf = (props: Partial<BarChartProps>) => {
        const found: { y?: number; x?: number } = {};
        function Area() {
          const area = useDrawingArea();
          found.y = area.left - 20;
          found.x = area.bottom - 20;
          return null;
        }
        show(
          <Bars {...props}>
            <Area />
          </Bars>,
        ).unmount();
        return found;
      };
      expect(spaceOf({})).toEqual({ y: 45, x: 25 });
      expect(
        spaceOf({ xAxis: [{ data: ['a', 'b', 'c'], label: 'X' }], yAxis: [{ label: 'Y' }] }),
      ).toEqual({ y: 65, x: 45 });
      expect(spaceOf({ yAxis: [{ width: 80 }] })).toEqual({ y: 80, x: 25 });
    },
  );
});

describe('data', () => {
  proves(
    'If your data is in arrays instead, pass them as `data` to the series and the axes.',
    () => {
      show(<Bars xAxis={[{ data: ['a', 'b', 'c'] }]} />);
      expect(barElements()).toHaveLength(3);
      expect(screen.getByText('b')).toBeInTheDocument();
    },
  );

  proves(['For a missing value, write `null`. A line then has a gap, and no bar is drawn.'], () => {
    /** How many times the pen is set down. */
    const piecesOf = (series: LineChartProps['series']) => {
      const { container, unmount } = show(
        <LineChart {...SIZE} xAxis={[{ data: [1, 2, 3, 4, 5] }]} series={series} />,
      );
      const path = container.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';
      unmount();
      return path.match(/M/g)?.length;
    };
    const data = [1, 2, null, 4, 5];
    expect(piecesOf([{ data }])).toBe(2);
    expect(piecesOf([{ data, connectNulls: true }])).toBe(1);
    show(<Bars series={[{ data }]} />);
    expect(barElements()).toHaveLength(4);
  });

  proves(
    'Otherwise each render creates new arrays, and a new array makes the chart process its data again.',
    () => {
      let reads = 0;
      const record = {
        week: 'a',
        get books() {
          reads += 1;
          return 214;
        },
      };
      const kept = {
        dataset: [record],
        series: [{ dataKey: 'books' }],
        xAxis: [{ dataKey: 'week' }],
      };
      const { rerender } = show(<Bars {...kept} />);
      /** How often a render reads the record. */
      const readsOf = (props: Partial<BarChartProps>) => {
        const before = reads;
        rerender(<Bars {...kept} {...props} />);
        return reads - before;
      };
      readsOf({});
      expect(readsOf({})).toBe(0);
      expect(readsOf({ dataset: [record] })).toBeGreaterThan(0);
      readsOf({});
      expect(readsOf({ series: [{ dataKey: 'books' }] })).toBeGreaterThan(0);
    },
  );

  proves(
    'TypeScript accepts object literals and `type` aliases in `dataset`. TypeScript rejects records with an `interface`, because an interface has no index signature.',
    async () => {
      const module = (declaration: string, type: string) =>
        `import { BarChart } from '@mui/x-charts/BarChart';
        ${declaration}
        const loans${type} = [{ week: 1, books: 214 }];
        export const chart = <BarChart dataset={loans} series={[{ dataKey: 'books' }]} />;`;
      await expectCompiles(module('', ''));
      await expectCompiles(module('type Loan = { week: number; books: number };', ': Loan[]'));
      await expectTypeError(
        module('interface Loan { week: number; books: number }', ': Loan[]'),
        /TS2322[\s\S]*[Ii]ndex signature/,
      );
    },
  );
});

describe('formats and looks', () => {
  proves('To format the numbers in the tooltip, pass a `valueFormatter` on the series.', () => {
    const seen: (string | null)[] = [];
    function Tooltip() {
      const item = useItemTooltip<'bar'>();
      seen.push(item?.formattedValue ?? null);
      return null;
    }
    show(
      <Bars
        series={[{ data: [41], valueFormatter: (value) => `${value} loans` }]}
        slots={{ tooltip: Tooltip }}
      />,
    );
    fireEvent.pointerEnter(barElements()[0] ?? document.body);
    expect(seen.at(-1)).toBe('41 loans');
    expect(screen.queryByText('41 loans')).toBeNull();
  });

  proves('and horizontal grid lines', () => {
    const { container, rerender } = show(<Bars />);
    expect(container.querySelector('.MuiChartsGrid-line')).toBeNull();
    rerender(<Bars grid={{ horizontal: true }} />);
    const line = container.querySelector('.MuiChartsGrid-horizontalLine');
    expect(line).not.toBeNull();
    expect(line?.compareDocumentPosition(barElements()[0] ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

describe('animations', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  /** px, of the first bar just after it came. */
  const heightAtFirst = (isReduced: boolean, props: Partial<BarChartProps> = {}) => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({
        matches: isReduced,
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
    });
    const { unmount } = show(<Bars {...props} />);
    const height = Number(barElements()[0]?.getAttribute('height'));
    unmount();
    return height;
  };

  proves(
    [
      "If the user's system asks for reduced motion, charts don't animate. To turn off animations for all users, for example in screenshot tests, set `skipAnimation`.",
    ],
    () => {
      const full = heightAtFirst(true);
      expect(full).toBeGreaterThan(100);
      expect(heightAtFirst(false)).toBeLessThan(full);
      expect(heightAtFirst(false, { skipAnimation: true })).toBe(full);
    },
  );
});

exempt(
  'This package requires a Pro license',
  'Proved on the overview of charts, where the types are listed.',
);
