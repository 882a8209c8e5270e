import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { proves, screen, show } from '../harness';

/** A chart with a size of its own, since nothing has one in jsdom. It draws from 20 to 255 px. */
function Areas(props: Partial<LineChartProps>) {
  return (
    <LineChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: [0, 1] }]}
      series={[{ data: [10, 20], area: true }]}
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

/** jsdom draws nothing, so here the chart stands at the corner of the window, unscaled. */
function placeChart() {
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
}

const layer = { area: true, stack: 'all', curve: 'linear', showMark: false } as const;

proves(
  [
    'Each stack is scaled to 1, so format the axis as percentages',
    'The tooltip shows your values, not the shares.',
  ],
  async () => {
    placeChart();
    const { container, user } = show(
      <Areas
        series={[
          { ...layer, data: [10, 10], stackOffset: 'expand' },
          { ...layer, data: [30, 30] },
        ]}
      />,
    );
    const labels = find('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
    expect(labels.at(-1)?.textContent).toBe('1.0');
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target, coords: { clientX: 80, clientY: 100 } });
    expect((await screen.findByRole('tooltip')).textContent).toBe('01030');
  },
);

proves(
  "Unless the axis has a `colorMap`, areas are 20% brighter than their color. To show the color that you chose, set `filter: 'none'` on the area.",
  () => {
    const { unmount } = show(<Areas />);
    expect(find('.MuiAreaElement-root')[0]).toHaveAttribute('filter', 'brightness(120%)');
    unmount();
    const colorMap = { type: 'piecewise' as const, thresholds: [15], colors: ['red', 'blue'] };
    show(
      <Areas
        yAxis={[{ colorMap }]}
        sx={{ '& .MuiAreaElement-root': { filter: 'none', fill: 'rgb(1, 2, 3)' } }}
      />,
    );
    const [area] = find('.MuiAreaElement-root');
    expect(area).not.toHaveAttribute('filter');
    expect(area && getComputedStyle(area).fill).toBe('rgb(1, 2, 3)');
  },
);

proves(
  [
    'The line and the area change their color at the threshold, even between two points',
    "If the threshold isn't zero, set `baseline` on the series to the same number.",
  ],
  () => {
    const colorMap = { type: 'piecewise' as const, thresholds: [0], colors: ['red', 'blue'] };
    const { unmount } = show(
      <Areas
        yAxis={[{ min: -10, max: 10, colorMap }]}
        series={[{ data: [-10, 10], area: true, curve: 'linear' }]}
      />,
    );
    const [area] = find('.MuiAreaElement-root');
    const [line] = find('.MuiLineElement-root');
    expect(area?.getAttribute('fill')).toBe(line?.getAttribute('stroke'));
    // There and back: the line, then zero.
    expect(heightsOf(area)).toEqual([255, 20, 137.5, 137.5]);
    const gradient = document.getElementById(
      /url\(#(.+)\)/.exec(area?.getAttribute('fill') ?? '')?.[1] ?? '',
    );
    // The gradient is as high as the chart, and changes where zero is.
    const stops = [...(gradient?.querySelectorAll('stop') ?? [])];
    const change = stops.findIndex((stop) => stop.getAttribute('stop-color') === 'blue');
    expect(Number(stops[change]?.getAttribute('offset'))).toBeCloseTo(1 - 137.5 / 300);
    unmount();
    show(
      <Areas
        yAxis={[{ min: -10, max: 10 }]}
        series={[{ data: [-10, 10], area: true, curve: 'linear', baseline: 10 }]}
      />,
    );
    expect(heightsOf(find('.MuiAreaElement-root')[0]).slice(2)).toEqual([20, 20]);
  },
);

proves(
  [
    'A transparent area goes up to the lower edge, and a visible area has the height of the range. The range can include negative values',
    "Don't set `stackOffset: 'diverging'` here. If the lower edge is negative, the visible area would start at zero.",
  ],
  () => {
    const bandOf = (stackOffset?: 'diverging') => {
      const { unmount } = show(
        <Areas
          yAxis={[{ min: -10, max: 10 }]}
          series={[
            { ...layer, id: 'low', data: [-5, -5], stackOffset },
            { ...layer, id: 'band', data: [10, 10] },
          ]}
        />,
      );
      const edges = new Set(heightsOf(find('.MuiAreaElement-series-band')[0]));
      unmount();
      return [...edges];
    };
    // On this axis, -5 is at 196.25 px, 0 at 137.5, 5 at 78.75 and 10 at 20.
    expect(bandOf()).toEqual([78.75, 196.25]);
    expect(bandOf('diverging')).toEqual([20, 137.5]);
  },
);

proves(
  [
    "To show how a mix changes, without exact numbers, set `stackOffset: 'wiggle'`, which moves the base of the layers. `stackOrder: 'insideOut'` puts layers that peak later outside",
    "The numbers of the value axis have no meaning here, so hide the axis with `position: 'none'`.",
  ],
  () => {
    show(
      <Areas
        xAxis={[{ data: [0, 1, 2] }]}
        yAxis={[{ position: 'none' }]}
        series={[
          { ...layer, id: 'a', data: [9, 1, 1], stackOffset: 'wiggle', stackOrder: 'insideOut' },
          { ...layer, id: 'b', data: [1, 9, 1] },
          { ...layer, id: 'c', data: [1, 1, 9] },
        ]}
      />,
    );
    expect(find('.MuiChartsAxis-directionY')).toEqual([]);
    const tops = ['a', 'b', 'c'].map(
      (id) => heightsOf(find(`.MuiLineElement-series-${id}`)[0])[0] ?? 0,
    );
    const sorted = [...tops].sort((one, other) => one - other);
    // The one that peaks first is between the others.
    expect(sorted[1]).toBe(tops[0]);
    const bases = find('.MuiAreaElement-root').flatMap((area) => heightsOf(area).slice(-3));
    expect(new Set(bases.map(Math.round)).size).toBeGreaterThan(3);
  },
);

proves(
  [
    'An area is a line of a `LineChart` with `area: true`.',
    'Both areas start at zero, and the later series is drawn over the earlier one. Lower the `fillOpacity`, so that users see both areas',
  ],
  () => {
    show(
      <Areas
        series={[
          { id: 'a', data: [10, 20], area: true },
          { id: 'b', data: [20, 10], area: true },
        ]}
      />,
    );
    expect(find('.MuiAreaElement-root').map((area) => area.dataset.series)).toEqual(['a', 'b']);
    find('.MuiAreaElement-root').forEach((area) => expect(heightsOf(area).at(-1)).toBe(255));
  },
);
