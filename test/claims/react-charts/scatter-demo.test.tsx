import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { cyclists } from '../../../docs/x/react-charts/scatter-demo/cyclists';
import { proves, exempt, screen, show } from '../harness';

const data = [
  { x: 1, y: 1 },
  { x: 3, y: 5 },
];

function Points(props: Partial<ScatterChartProps>) {
  return <ScatterChart width={300} height={200} series={[{ id: 'own', data }]} {...props} />;
}

const markers = () => [...document.querySelectorAll<SVGElement>('[data-series] > circle')];
const ticks = (direction: 'X' | 'Y') =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${direction} text`)].map(
    ({ textContent }) => textContent,
  );

function Pixels() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return <text data-testid="own">{`translate(${x(3)}, ${y(5)})`}</text>;
}

proves(
  [
    'and draw it in a child of the chart. `useXScale` and `useYScale` convert values to px',
    'The child is drawn above the points, so set `pointerEvents="none"`.',
  ],
  () => {
    show(
      <Points>
        <Pixels />
      </Points>,
    );
    const [, last] = markers();
    const own = screen.getByTestId('own');
    expect(own).toHaveTextContent(String(last?.getAttribute('transform')));
    expect(last?.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

proves(
  [
    'Your marker receives the `dataIndex`, and finds the point in your data',
    'The ranges of the axes ignore the sizes of the bubbles.',
  ],
  () => {
    const ranges = () => [ticks('X'), ticks('Y')];
    const { rerender } = show(<Points />);
    const small = ranges();
    rerender(<Points series={[{ data, markerSize: 60 }]} />);
    expect(ranges()).toEqual(small);
    rerender(
      <Points slots={{ marker: ({ dataIndex }) => <text>y is {data[dataIndex]?.y}</text> }} />,
    );
    expect(screen.getByText('y is 1')).toBeInTheDocument();
    expect(screen.getByText('y is 5')).toBeInTheDocument();
  },
);

proves('To divide the chart, add `ChartsReferenceLine` with `x` or `y`.', () => {
  show(
    <Points>
      <ChartsReferenceLine x={2} />
      <ChartsReferenceLine y={3} />
    </Points>,
  );
  expect(document.querySelectorAll('.MuiChartsReferenceLine-vertical')).toHaveLength(1);
  expect(document.querySelectorAll('.MuiChartsReferenceLine-horizontal')).toHaveLength(1);
});

proves("On an axis with `scaleType: 'band'`, all points of a category are on one line.", () => {
  const named: typeof data = JSON.parse(
    '[{ "x": "a", "y": 1 }, { "x": "a", "y": 2 }, { "x": "b", "y": 3 }]',
  );
  show(<Points series={[{ data: named }]} xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]} />);
  const xs = markers().map((marker) => marker.getAttribute('transform')?.split(',')[0]);
  expect(xs[0]).toBe(xs[1]);
  expect(xs[2]).not.toBe(xs[0]);
});

proves(
  [
    'This chart draws fewer than 340 elements.',
    'Count the points in the cells of a grid, and draw one rectangle per cell, with a color for its count',
  ],
  () => {
    expect(cyclists).toHaveLength(6000);
    const cells = new Set(
      cyclists.map(({ hour, speed }) => `${Math.floor(hour)} ${Math.floor((speed - 4) / 2)}`),
    );
    expect(cells.size).toBeLessThan(340);
  },
);

exempt(
  "Don't use random numbers: the points would move on each render, and differ between the server and the browser.",
  'Advice, and what follows from the reader’s own data.',
);
