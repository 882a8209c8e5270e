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
    'A child of the chart draws it: `useXScale` and `useYScale` turn values into pixels.',
    'A child is drawn above the points.',
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
    'The marker knows its `dataIndex`, and finds the point by it.',
    "The ranges of the axes don't know the sizes of bubbles, so set `min` and `max` with room at the edges.",
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

proves('`ChartsReferenceLine` with `x` or `y` draws a line across the plot.', () => {
  show(
    <Points>
      <ChartsReferenceLine x={2} />
      <ChartsReferenceLine y={3} />
    </Points>,
  );
  expect(document.querySelectorAll('.MuiChartsReferenceLine-vertical')).toHaveLength(1);
  expect(document.querySelectorAll('.MuiChartsReferenceLine-horizontal')).toHaveLength(1);
});

proves(
  "On an axis with `scaleType: 'band'` all points of a category stand on one line, since there is nothing between its names.",
  () => {
    const named: typeof data = JSON.parse(
      '[{ "x": "a", "y": 1 }, { "x": "a", "y": 2 }, { "x": "b", "y": 3 }]',
    );
    show(<Points series={[{ data: named }]} xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]} />);
    const xs = markers().map((marker) => marker.getAttribute('transform')?.split(',')[0]);
    expect(xs[0]).toBe(xs[1]);
    expect(xs[2]).not.toBe(xs[0]);
  },
);

proves(
  'Count them in cells of a grid, and draw one rectangle for each cell with a colour for its number: here fewer than 340 elements show more than all points would.',
  () => {
    expect(cyclists).toHaveLength(6000);
    const cells = new Set(
      cyclists.map(({ hour, speed }) => `${Math.floor(hour)} ${Math.floor((speed - 4) / 2)}`),
    );
    expect(cells.size).toBeLessThan(340);
  },
);

exempt(
  [
    'Compute the line yourself; the package has no regression.',
    'Use numbers as categories: 0, 1, 2, with ticks there and a `valueFormatter` that writes the names.',
    "Don't use random numbers: the points would jump with each render, and differ between server and browser.",
    'Count outside of the component, or in `useMemo` when the data changes.',
  ],
  'Advice, and what follows from the reader’s own data.',
);
