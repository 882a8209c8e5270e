import { useState } from 'react';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { OutsideLabels, RADIUS } from '../../../docs/x/react-charts/pie-demo/outsideLabels';
import { proves, exempt, fireEvent, screen, show } from '../harness';

function Pie(props: Partial<PieChartProps>) {
  return <PieChart width={300} height={200} skipAnimation series={[{ data: slices }]} {...props} />;
}

const slices = [
  { id: 'a', value: 1, label: 'A' },
  { id: 'b', value: 2, label: 'B' },
  { id: 'c', value: 5, label: 'C' },
];
const arcs = () => [...document.querySelectorAll<SVGPathElement>('.MuiPieArc-root')];
const fills = () => arcs().map((arc) => arc.getAttribute('fill'));
const centres = () =>
  [...document.querySelectorAll('.MuiPieChart-series')].map((group) =>
    group.getAttribute('transform'),
  );

/** Writes what the hooks give. */
function Area() {
  const { left, top, width, height } = useDrawingArea();
  const [series] = usePieSeries();
  return (
    <text data-testid="area" data-angles={JSON.stringify(series?.data.map((one) => one.endAngle))}>
      {`translate(${left + width / 2}, ${top + height / 2})`}
    </text>
  );
}

proves(
  [
    'Children of the chart are drawn in its SVG. The hook `useDrawingArea` returns the area of the circle, in the coordinates of the SVG',
    'If you set `cx` or `cy`, the center of the pie is elsewhere.',
  ],
  () => {
    const pie = (props: Partial<PieChartProps>) => (
      <Pie {...props}>
        <Area />
      </Pie>
    );
    const { container, rerender } = show(pie({}));
    expect(container.querySelector('svg:has(.MuiPieArc-root)')).toContainElement(
      screen.getByTestId('area'),
    );
    expect(screen.getByTestId('area')).toHaveTextContent(String(centres()[0]));
    rerender(pie({ margin: { left: 60, right: 10 } }));
    expect(screen.getByTestId('area')).toHaveTextContent(String(centres()[0]));
    rerender(pie({ series: [{ data: slices, cx: 20 }] }));
    expect(screen.getByTestId('area')).not.toHaveTextContent(String(centres()[0]));
  },
);

proves(
  [
    "`arcLabel` doesn't move labels that overlap.",
    'compute the positions from `usePieSeries`, which returns the angles of the slices in radians.',
    'This chart places labels to the left and right, one below the other',
  ],
  () => {
    const thin = Array.from({ length: 120 }, () => ({ value: 1 }));
    const { unmount } = show(<Pie series={[{ data: thin, arcLabel: 'value' }]} />);
    const [one, other] = [...document.querySelectorAll('.MuiPieArcLabel-root')].map((label) => [
      Number(label.getAttribute('x')),
      Number(label.getAttribute('y')),
    ]);
    // Neighbours are 3 degrees apart, whatever their texts take.
    expect(
      Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0)),
    ).toBeLessThan(4);
    unmount();
    show(
      <Pie>
        <Area />
      </Pie>,
    );
    const angles: readonly number[] = JSON.parse(screen.getByTestId('area').dataset.angles ?? '');
    expect(angles.map((angle) => angle / (2 * Math.PI))).toEqual([
      expect.closeTo(1 / 8),
      expect.closeTo(3 / 8),
      expect.closeTo(1),
    ]);

    show(
      <Pie series={[{ data: thin.slice(0, 12), outerRadius: RADIUS }]} height={260}>
        <OutsideLabels />
      </Pie>,
    );
    const places = [...document.querySelectorAll('g > path[stroke] + text')].map((label) => ({
      x: Number(label.getAttribute('x')),
      y: Number(label.getAttribute('y')),
    }));
    expect(places).toHaveLength(12);
    places.forEach((place, index) => {
      expect(Math.abs(place.x)).toBeGreaterThan(RADIUS);
      const others = places.slice(index + 1).filter(({ x }) => x === place.x);
      others.forEach(({ y }) => expect(Math.abs(y - place.y)).toBeGreaterThanOrEqual(17.9));
    });
  },
);

proves("The legend isn't interactive by default.", () => {
  show(<Pie />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByText('A'));
  expect(arcs()).toHaveLength(3);
});

proves(
  [
    'To use the legend instead of toggle buttons, pass `onItemClick`, which turns the entries into buttons.',
    'Set the values of hidden slices to `0`, so that their entries remain',
  ],
  async () => {
    function Toggled() {
      const [hidden, setHidden] = useState<readonly (string | number)[]>([]);
      const legend: ChartsLegendProps = {
        onItemClick: (_, { itemId }) => {
          if (itemId !== undefined) {
            setHidden((ids) =>
              ids.includes(itemId) ? ids.filter((id) => id !== itemId) : [...ids, itemId],
            );
          }
        },
      };
      return (
        <Pie
          series={[
            {
              data: slices.map((slice) => ({
                ...slice,
                value: hidden.includes(slice.id) ? 0 : slice.value,
                label: hidden.includes(slice.id) ? `${slice.label} (hidden)` : slice.label,
              })),
            },
          ]}
          slotProps={{ legend }}
        />
      );
    }
    const { user } = show(<Toggled />);
    const shapes = () => arcs().map((arc) => arc.getAttribute('d')?.includes('A'));
    expect(shapes()).toEqual([true, true, true]);
    screen.getByRole('button', { name: 'B' }).focus();
    await user.keyboard('{Enter}');
    expect(shapes()).toEqual([true, false, true]);
    expect(screen.getByRole('button', { name: 'B (hidden)' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'B (hidden)' }));
    expect(shapes()).toEqual([true, true, true]);
  },
);

proves(
  [
    'Otherwise, the colors change when users hide a slice, because the palette follows the position.',
    'If users hide all slices, the chart shows "No data to display".',
  ],
  () => {
    const { rerender } = show(<Pie colors={['red', 'lime', 'blue']} />);
    expect(fills()).toEqual(['red', 'lime', 'blue']);
    rerender(<Pie colors={['red', 'lime', 'blue']} series={[{ data: slices.slice(1) }]} />);
    expect(fills()).toEqual(['red', 'lime']);
    rerender(<Pie series={[{ data: [] }]} />);
    expect(screen.getByText('No data to display')).toBeInTheDocument();
  },
);

proves(
  [
    'The `color` of a slice is an SVG paint, so `url(#id)` works.',
    'The legend and the tooltip show the same pattern.',
  ],
  async () => {
    Object.assign(SVGElement.prototype, {
      createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 150, y: 50 }) }),
      getScreenCTM: () => ({ inverse: () => ({}) }),
    });
    show(<Pie series={[{ data: [{ value: 1, label: 'A', color: 'url(#own)' }] }]} />);
    expect(fills()).toEqual(['url(#own)']);
    expect(screen.getByRole('listitem').innerHTML).toContain('fill="url(#own)"');
    fireEvent.pointerEnter(arcs()[0] ?? document.body, { clientX: 150, clientY: 50 });
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.innerHTML).toContain('fill="url(#own)"');
  },
);

proves('Sort the records by kind, so the boundaries of both rings meet', () => {
  const children = [1, 2, 5].map((value) => ({ value }));
  const parents = [{ value: 3 }, { value: 5 }];
  show(
    <Pie
      series={[
        { data: parents, outerRadius: 40 },
        { data: children, innerRadius: 40, outerRadius: 80 },
      ]}
    />,
  );
  /** Where a slice begins, as a direction from the centre. */
  const starts = arcs().map((arc) => {
    const [, x = '', y = ''] = /^M(-?[\d.]+),(-?[\d.]+)/.exec(arc.getAttribute('d') ?? '') ?? [];
    return Math.atan2(Number(y), Number(x));
  });
  const [, parent = NaN, , , child = NaN] = starts;
  expect(child).toBeCloseTo(parent, 3);
});

proves(
  [
    'To show a short name in the legend and the full name in the tooltip, pass a function as `label`.',
  ],
  async () => {
    Object.assign(SVGElement.prototype, {
      createSVGPoint: () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 150, y: 50 }) }),
      getScreenCTM: () => ({ inverse: () => ({}) }),
    });
    show(
      <Pie
        series={[
          { data: [{ value: 1, label: (place) => (place === 'legend' ? 'Poems' : 'Poems (F)') }] },
        ]}
      />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Poems$/);
    fireEvent.pointerEnter(arcs()[0] ?? document.body, { clientX: 150, clientY: 50 });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Poems (F)');
  },
);

exempt('Slices below about 3% are hard to see and to hit.', 'Advice.');
exempt(
  "The text doesn't shrink with the chart, so make sure that it fits into `innerRadius`.",
  'The size of SVG text is a number of the reader’s own code.',
);
