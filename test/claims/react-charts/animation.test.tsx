import { LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useAnimate } from '@mui/x-charts/hooks';
import * as hooks from '@mui/x-charts/hooks';
import { proves, expectTypeError, show } from '../harness';

proves(
  [
    'A component in `slots.line`, `slots.area`, or `slots.bar` receives `skipAnimation`.',
    'These hooks come from `@mui/x-charts/hooks`: `useAnimateLine`, `useAnimateArea`, `useAnimateBar`, `useAnimateBarLabel`, `useAnimatePieArc`, and `useAnimatePieArcLabel`.',
  ],
  () => {
    const given: unknown[] = [];
    const Line = ({ skipAnimation }: AnimatedLineProps) => {
      given.push(skipAnimation);
      return null;
    };
    show(
      <LineChart
        width={300}
        height={200}
        skipAnimation
        series={[{ data: [1, 2], area: true }]}
        slots={{ line: Line, area: Line }}
      />,
    );
    expect(given.length).toBeGreaterThanOrEqual(2);
    expect(new Set(given)).toEqual(new Set([true]));
    for (const name of ['Line', 'Area', 'Bar', 'BarLabel', 'PieArc', 'PieArcLabel'] as const) {
      expect(typeof hooks[`useAnimate${name}`]).toBe('function');
    }
  },
);

proves(
  'For other shapes, `useAnimate` takes any props, a `createInterpolator`, and an `applyProps` that writes them to the element.',
  () => {
    function Dot({ r }: { r: number }) {
      const animated = useAnimate(
        { r },
        {
          createInterpolator: (from, to) => (part: number) => ({
            r: from.r + (to.r - from.r) * part,
          }),
          applyProps: (element: SVGCircleElement, { r: radius }) =>
            element.setAttribute('r', `${radius}`),
          transformProps: (props) => props,
          skip: true,
        },
      );
      return <circle {...animated} />;
    }
    const { container } = show(
      <svg>
        <Dot r={4} />
      </svg>,
    );
    expect(container.querySelector('circle')).toHaveAttribute('r', '4');
  },
);

proves(
  'A script animates lines, areas, bars, and slices, so there is no prop for the duration, and no setting in the theme',
  async () => {
    await expectTypeError(
      `import { LineChart } from '@mui/x-charts/LineChart';
    export const chart = <LineChart series={[]} animationDuration={500} />;`,
      /animationDuration/,
    );
  },
);

proves('With `pathLength={1}`, a dash of length 1 covers the whole line:', () => {
  const { container } = show(
    <LineChart
      width={300}
      height={200}
      skipAnimation
      series={[{ data: [1, 2] }]}
      slotProps={{ line: { pathLength: 1 } }}
    />,
  );
  expect(container.querySelector('.MuiLineElement-root')).toHaveAttribute('pathLength', '1');
});
