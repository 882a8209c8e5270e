import {
  FunnelChart,
  type FunnelChartProps,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { proves, show } from '../harness';

type Series = FunnelChartProps['series'][number];

/** What a chart of three levels draws, which is gone afterwards. */
function drawn(values: readonly number[], one: Partial<Series>, gap = 0) {
  const { unmount } = show(
    <FunnelChart
      width={400}
      height={300}
      gap={gap}
      series={[
        { curve: 'pyramid', borderRadius: 0, ...one, data: values.map((value) => ({ value })) },
      ]}
    />,
  );
  const paths = [...document.querySelectorAll(`.${funnelSectionClasses.root}`)].map(
    (path) => path.getAttribute('d') ?? '',
  );
  const labels = [...document.querySelectorAll(`.${funnelSectionClasses.label}`)].map(
    ({ textContent }) => textContent,
  );
  unmount();
  return { paths, labels };
}

/** px; the extent of a path of straight lines. */
function sizeOf(path = '') {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
  const extent = (place: 1 | 2) => {
    const all = points.map((point) => Number(point[place]));
    return Math.round(Math.max(...all) - Math.min(...all));
  };
  return { width: extent(1), height: extent(2) };
}

const widths = (values: readonly number[], one: Partial<Series>) =>
  drawn(values, one).paths.map((path) => sizeOf(path).width);

proves(
  [
    'All levels are equally high, and their widths depend on their position.',
    "`curve: 'pyramid'` draws slanted sides, and `curve: 'step-pyramid'` draws bars.",
    "The shape doesn't show the values.",
  ],
  () => {
    for (const curve of ['pyramid', 'step-pyramid'] as const) {
      const { paths, labels } = drawn([90, 80, 1], { curve });
      expect(labels).toEqual(['90', '80', '1']);
      expect(new Set(paths.map((path) => sizeOf(path).height)).size).toBe(1);
      expect(drawn([9, 3, 2], { curve }).paths).toEqual(paths);
    }
    expect(widths([3, 2, 1], { curve: 'step-pyramid' })).toEqual([360, 240, 120]);
    expect(widths([4, 2, 1], { curve: 'step' })).toEqual([360, 180, 90]);
    const xOf = (curve: Series['curve']) =>
      new Set(
        [...(drawn([3, 2, 1], { curve }).paths[0] ?? '').matchAll(/[ML](-?[\d.]+),/g)].map(
          ([, x]) => x,
        ),
      ).size;
    expect(xOf('step-pyramid')).toBe(2);
    expect(xOf('pyramid')).toBeGreaterThan(2);
  },
);

proves(
  [
    'Set `funnelDirection` on the series.',
    "`'increasing'` puts the narrow end at the first level, and `'decreasing'` at the last level.",
    "The default is `'auto'`. If the first value is smaller than the last value, the first level is then narrow.",
    'If your values change over time, set the direction. Otherwise, the pyramid can turn over.',
    'The first entry of `data` is at the top in both cases.',
  ],
  () => {
    const curve = 'step-pyramid';
    const down = [360, 240, 120];
    const up = [120, 240, 360];
    expect(widths([3, 2, 1], { curve, funnelDirection: 'increasing' })).toEqual(up);
    expect(widths([1, 2, 3], { curve, funnelDirection: 'decreasing' })).toEqual(down);
    expect(widths([1, 2, 3], { curve })).toEqual(up);
    expect(widths([3, 2, 1], { curve })).toEqual(down);
    expect(widths([2, 2], { curve, funnelDirection: 'auto' })).toEqual([360, 180]);
    for (const funnelDirection of ['increasing', 'decreasing'] as const) {
      const tops = drawn([3, 2, 1], { curve, funnelDirection }).paths.map((path) =>
        Math.min(...[...path.matchAll(/[ML]-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y))),
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    }
  },
);

proves(
  [
    "Set `layout: 'horizontal'` to put the first level on the left:",
    "Labels don't fit into the narrow end.",
    'Set `borderRadius: 0` for straight sides, and `gap` on the chart to separate the levels.',
    'Set `sectionLabel: false`, and write the numbers into the legend, as in this demo.',
  ],
  () => {
    const lefts = drawn([3, 2, 1], { layout: 'horizontal' }).paths.map((path) =>
      Math.min(...[...path.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x))),
    );
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(new Set(lefts).size).toBe(3);
    expect(drawn([3, 2, 1], { sectionLabel: false }).labels).toEqual([]);
    const [straight] = drawn([3, 2, 1], {}).paths;
    const isRound = (path = '') =>
      [...path.matchAll(/Q([\d.]+,[\d.]+),([\d.]+,[\d.]+)/g)].some(([, by, to]) => by !== to);
    expect(isRound(straight)).toBe(false);
    expect(isRound(drawn([3, 2, 1], { borderRadius: 8 }).paths[0])).toBe(true);
    const [apart] = drawn([3, 2, 1], {}, 10).paths;
    expect(sizeOf(apart).height).toBeLessThan(sizeOf(straight).height);
  },
);

proves(
  'To draw a pyramid, set another `curve` on a [`FunnelChart`](/x/react-charts/funnel/), which requires [Pro](/x/introduction/licensing/#pro-plan).',
  () => {
    expect(drawn([3, 2, 1], { curve: 'pyramid' }).paths).not.toEqual(
      drawn([3, 2, 1], { curve: 'linear' }).paths,
    );
  },
);
