import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { proves, exempt, screen, show } from '../harness';
import { keepExtremes } from '../../../docs/x/react-charts/line-demo/keepExtremes';
import { readings } from '../../../docs/x/react-charts/line-demo/vibration';

/** A chart with a size of its own, since nothing has one in jsdom. */
function Lines(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: [1, 2, 3, 4] }]}
      series={[{ data: [10, 20, 15, 30] }]}
      {...props}
    />
  );
}

const find = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
/** All heights of a path, in its order. px */
const heightsOf = (path: Element | undefined) =>
  [...(path?.getAttribute('d') ?? '').matchAll(/-?[\d.]+/g)]
    .map(([one]) => Number(one))
    .filter((_, index) => index % 2 === 1);

proves(
  'The range consists of two stacked areas: a transparent area up to the low end, and a visible area between both ends. The stack adds the values, so the second area contains the difference. The `valueFormatter` of this area writes both ends into the tooltip. The low end can be negative.',
  () => {
    const area = { area: true, stack: 'range', curve: 'linear', showMark: false } as const;
    const { unmount } = show(
      <Lines
        yAxis={[{ min: -10, max: 10 }]}
        xAxis={[{ data: [0, 1] }]}
        series={[
          { ...area, id: 'low', data: [-5, -5] },
          { ...area, id: 'range', data: [10, 10] },
        ]}
      />,
    );
    // From -5 to 5 on an axis from -10 to 10, which is 235 px high and begins 20 px below the top.
    const edges = heightsOf(find('.MuiAreaElement-series-range')[0]);
    expect([...new Set(edges)]).toEqual([20 + 235 / 4, 20 + (235 * 3) / 4]);
    unmount();
  },
);

proves(
  "To show two units in one chart, give each axis an `id`, and set `yAxisId` on each series. Without a `position`, the second axis isn't drawn",
  () => {
    const axesOf = (position?: 'right') => {
      const { unmount } = show(
        <Lines
          yAxis={[{ id: 'one' }, { id: 'two', position }]}
          series={[{ data: [1, 2, 3, 4] }, { data: [10, 20, 30, 40], yAxisId: 'two' }]}
        />,
      );
      // Each has its own limits, so both reach the top.
      expect(find('.MuiLineElement-root').map((line) => heightsOf(line).at(-1))).toEqual([20, 20]);
      const count = find('.MuiChartsAxis-directionY').length;
      unmount();
      return count;
    };
    expect([axesOf(), axesOf('right')]).toEqual([1, 2]);
  },
);

proves('Pass the selected series last, because later lines are drawn above earlier lines', () => {
  show(
    <Lines
      series={[
        { id: 'a', data: [1, 2, 3, 4] },
        { id: 'b', data: [4, 3, 2, 1] },
      ]}
    />,
  );
  expect(find('.MuiLineElement-root').map((line) => line.dataset.series)).toEqual(['a', 'b']);
});

proves(
  'Without an `id`, the chart identifies a series by its position. When the order changes, one line then turns into another.',
  () => {
    const a = [1, 2, 3, 4];
    const b = [4, 3, 2, 1];
    const linesOf = (ids: boolean) => {
      const [first, second] = [
        { data: a, ...(ids && { id: 'a' }) },
        { data: b, ...(ids && { id: 'b' }) },
      ];
      if (!first || !second) {
        throw new Error('There are two.');
      }
      const { rerender, unmount } = show(<Lines series={[first, second]} />);
      const [before] = find('.MuiLineElement-root');
      const path = before?.getAttribute('d');
      rerender(<Lines series={[second, first]} />);
      const isSame = before?.getAttribute('d') === path;
      unmount();
      return isSame;
    };
    expect([linesOf(true), linesOf(false)]).toEqual([true, false]);
  },
);

proves(
  "`reverse: true` on the y-axis puts the first rank at the top. The curve `'bumpX'` is level at each rank",
  () => {
    show(
      <Lines
        yAxis={[{ reverse: true, min: 1, max: 4 }]}
        xAxis={[{ data: [0, 1] }]}
        series={[{ data: [1, 4], curve: 'bumpX' }]}
      />,
    );
    // Each control point has the height of its own end.
    expect(heightsOf(find('.MuiLineElement-root')[0])).toEqual([20, 20, 255, 255]);
  },
);

proves(
  [
    'To mark an event, add a `ChartsReferenceLine` with `x`',
    "If a value stays the same until it changes, draw steps with `curve: 'stepAfter'`.",
    'The tooltip shows the nearest change, not the step under the pointer. Near the end of a step, the tooltip already shows the next price.',
  ],
  async () => {
    Object.assign(SVGElement.prototype, {
      createSVGPoint: () => ({
        x: 0,
        y: 0,
        matrixTransform() {
          return { x: this.x, y: this.y };
        },
      }),
      getScreenCTM: () => ({ inverse: () => ({}) }),
    });
    const onAxisClick = jest.fn();
    const { container, user } = show(
      <Lines
        xAxis={[{ data: [0, 10] }]}
        series={[{ data: [2, 3], curve: 'stepAfter' }]}
        onAxisClick={(_, data) => onAxisClick(data?.dataIndex)}
      >
        <ChartsReferenceLine x={4} />
      </Lines>,
    );
    expect(find('.MuiLineElement-root')[0]).toHaveAttribute('d', 'M65,255L380,255L380,20');
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    expect(find('.MuiChartsReferenceLine-line')[0]).toHaveAttribute('d', 'M 191 20 l 0 235');
    const coords = { clientX: 300, clientY: 100 };
    await user.pointer({ target, coords });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('103');
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords },
      { keys: '[/MouseLeft]', target, coords },
    ]);
    // The pointer is at 7.5, where the price is still 2.
    expect(onAxisClick).toHaveBeenCalledWith(1);
  },
);

proves(
  [
    "The screen can't show 20,000 readings on 700 px.",
    'The function keeps the lowest and the highest reading of each bucket, so peaks stay visible. An average would hide the peaks.',
  ],
  () => {
    const kept = keepExtremes(readings, 300);
    expect([readings.length, kept.length]).toEqual([20_000, 600]);
    const highest = (points: readonly { value: number }[]) =>
      points
        .map(({ value }) => value)
        .sort((a, b) => b - a)
        .slice(0, 3);
    expect(highest(kept)).toEqual(highest(readings));
    expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).sort((a, b) => a - b));
    expect(keepExtremes(readings.slice(0, 5), 300)).toEqual(readings.slice(0, 5));
  },
);

exempt(
  'Where lines on different axes cross depends on the limits of the axes, not on the data.',
  'A rule of reading or of accessibility, outside of the packages.',
);

proves(
  'To show the last minute, move `min` and `max` of the x-axis with the time, and pass only the values of this window',
  () => {
    const linesAt = (now: number) => {
      const seconds = [0, 1, 2, 3].map((second) => now - 3 + second);
      return (
        <Lines
          xAxis={[{ data: seconds, min: now - 3, max: now }]}
          yAxis={[{ min: 0, max: 10 }]}
          series={[{ data: [1, 2, 3, 4], curve: 'linear' }]}
        />
      );
    };
    const { rerender } = show(linesAt(3));
    const before = find('.MuiLineElement-root')[0]?.getAttribute('d');
    rerender(linesAt(50));
    expect(find('.MuiLineElement-root')[0]).toHaveAttribute('d', before);
    expect(before).toMatch(/^M65,.*L380,[\d.]+$/);
  },
);
