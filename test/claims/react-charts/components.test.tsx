import * as React from 'react';
import { BarChart, type BarChartProps, type BarElementOwnerState } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import {
  proves,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

interface BarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  ownerState: BarElementOwnerState;
}

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart {...SIZE} xAxis={[{ data: ['a', 'b'] }]} series={[{ data: [1, 2] }]} {...props} />
  );
}

/** A part that draws nothing but its name. */
const part = (name: string) =>
  function Part() {
    return /legend|toolbar|tooltip/.test(name) ? (
      <i data-testid={name} />
    ) : (
      <g data-testid={name} />
    );
  };
const parts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, part(name)]));

/** Which of the parts a chart draws. */
function drawnBy(chart: React.ReactElement) {
  const { unmount } = show(chart);
  const names = [...document.querySelectorAll<HTMLElement>('[data-testid]')].map(
    ({ dataset }) => dataset.testid ?? '',
  );
  unmount();
  return [...new Set(names)].sort();
}

proves(
  [
    '| `BarChart` | `bar`, [`barLabel`](/x/react-charts/label/#set-labels-above-the-bars) |',
    '| `LineChart` | `line`, `area`, [`mark`](/x/react-charts/label/#label-the-points-of-a-line), `lineHighlight` |',
    '| `PieChart` | [`pieArc`, `pieArcLabel`](/x/react-charts/pie/#replace-parts) |',
    '| `ScatterChart` | [`marker`](/x/react-charts/scatter/#change-size-and-shape) |',
    '| `SparkLineChart` | The slots of `BarChart` and `LineChart`, except `barLabel` |',
    '| `Heatmap` | [`cell`](/x/react-charts/heatmap/#write-numbers-into-cells)',
    '| `FunnelChart` | `funnelSection`, `funnelSectionLabel`',
  ],
  async () => {
    expect(drawnBy(<Bars barLabel="value" slots={parts('bar', 'barLabel')} />)).toEqual([
      'bar',
      'barLabel',
    ]);
    expect(
      drawnBy(
        <LineChart
          {...SIZE}
          slots={parts('line', 'area', 'mark')}
          xAxis={[{ data: [1, 2] }]}
          series={[{ area: true, data: [1, 2] }]}
        />,
      ),
    ).toEqual(['area', 'line', 'mark']);
    const slices = [{ arcLabel: 'value' as const, data: [{ value: 1 }] }];
    expect(
      drawnBy(<PieChart {...SIZE} slots={parts('pieArc', 'pieArcLabel')} series={slices} />),
    ).toEqual(['pieArc', 'pieArcLabel']);
    const points = [{ data: [{ id: 1, x: 1, y: 1 }] }];
    expect(drawnBy(<ScatterChart {...SIZE} slots={parts('marker')} series={points} />)).toEqual([
      'marker',
    ]);
    expect(
      drawnBy(
        <SparkLineChart
          width={400}
          height={300}
          data={[1, 2]}
          area
          slots={parts('line', 'area')}
        />,
      ),
    ).toEqual(['area', 'line']);
    expect(
      drawnBy(
        <SparkLineChart
          width={400}
          height={300}
          data={[1, 2]}
          plotType="bar"
          slots={parts('bar')}
        />,
      ),
    ).toEqual(['bar']);
    expect(
      drawnBy(
        <Heatmap
          width={400}
          height={300}
          slots={parts('cell')}
          xAxis={[{ data: [1] }]}
          yAxis={[{ data: [1] }]}
          series={[{ data: [[0, 0, 1]] }]}
        />,
      ),
    ).toEqual(['cell']);
    expect(
      drawnBy(
        <FunnelChart
          width={400}
          height={300}
          slots={parts('funnelSection', 'funnelSectionLabel')}
          series={[{ data: [{ value: 2 }, { value: 1 }] }]}
        />,
      ),
    ).toEqual(['funnelSection', 'funnelSectionLabel']);
    await expectCompiles(`
      import { LineChart } from '@mui/x-charts/LineChart';
      export const chart = <LineChart series={[]} slots={{ lineHighlight: () => null }} />;`);
    await expectTypeError(
      `import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
       export const chart = <SparkLineChart data={[]} slots={{ barLabel: () => null }} />;`,
      /barLabel/,
    );
  },
);

proves(
  [
    '| `Gauge` | None. [Compose it](/x/react-charts/gauge/#add-a-pointer) instead |',
    'Prebuilt charts with axes also have `axisLine`, `axisTick`, `axisTickLabel`, and `axisLabel`.',
    'Most prebuilt charts have [`legend`](/x/react-charts/legend/#build-your-own-legend), [`tooltip`](/x/react-charts/tooltip/#write-your-own-content), [`toolbar`](/x/react-charts/toolbar/#build-your-own-toolbar), `loadingOverlay`, and `noDataOverlay`.',
  ],
  async () => {
    const axis = parts('axisLine', 'axisTick', 'axisTickLabel', 'axisLabel');
    expect(drawnBy(<Bars slots={axis} xAxis={[{ data: ['a', 'b'], label: 'A' }]} />)).toEqual(
      Object.keys(axis).sort(),
    );
    expect(drawnBy(<Bars showToolbar slots={parts('legend', 'toolbar', 'tooltip')} />)).toEqual([
      'legend',
      'toolbar',
      'tooltip',
    ]);
    for (const name of ['Heatmap', 'FunnelChart']) {
      await expectTypeError(
        `import { ${name} } from '@mui/x-charts'; export const chart = ${name};`,
        new RegExp(name),
      );
      await expectCompiles(
        `import { ${name} } from '@mui/x-charts-pro'; export const chart = ${name};`,
      );
    }
    await expectTypeError(
      `import { Gauge } from '@mui/x-charts/Gauge';
       export const chart = <Gauge value={1} slots={{}} />;`,
      /slots/,
    );
  },
);

proves(
  [
    'A bar receives `x`, `y`, `width`, `height`, and `color`.',
    'Its `ownerState` shows whether the bar is highlighted or faded.',
    'Your part has no click handler, class, or animation unless you add them.',
    "The default bar, `AnimatedBarElement`, isn't exported, and neither is the type of its props.",
    'Charts accept components in `slots`, and props for their parts in `slotProps`.',
    'In this demo, each bar becomes a stem with a dot:',
    "To set an attribute on each bar, you don't need a component:",
  ],
  async () => {
    const got = jest.fn<null, [BarProps]>(() => null);
    const Spy = (props: BarProps) => got(props);
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const spied = show(
      <Bars
        slots={{ bar: Spy }}
        series={[{ id: 'one', data: [1, 2], highlightScope }]}
        highlightedItem={{ seriesId: 'one', dataIndex: 0 }}
      />,
    );
    expect(got.mock.calls[0]?.[0]).toMatchObject({
      x: expect.any(Number) as number,
      y: expect.any(Number) as number,
      width: expect.any(Number) as number,
      height: expect.any(Number) as number,
      color: expect.any(String) as string,
      ownerState: { isHighlighted: true, isFaded: false },
    });
    expect(got.mock.calls[1]?.[0].ownerState).toMatchObject({ isFaded: true });
    spied.unmount();
    const onItemClick = jest.fn();
    const Bare = () => <rect data-testid="bare" />;
    const bare = show(<Bars slots={{ bar: Bare }} onItemClick={onItemClick} />);
    fireEvent.click(screen.getAllByTestId('bare')[0] ?? document.body);
    expect(onItemClick).not.toHaveBeenCalled();
    expect(document.querySelector('.MuiBarElement-root')).toBeNull();
    bare.unmount();
    show(<Bars slotProps={{ bar: { rx: 4 } }} />);
    for (const bar of document.querySelectorAll('.MuiBarElement-root')) {
      expect(bar).toHaveAttribute('rx', '4');
    }
    await expectTypeError(
      `import { type BarProps } from '@mui/x-charts/BarChart';
       export type Props = BarProps;`,
      /BarProps/,
    );
    await expectTypeError(
      `import { AnimatedBarElement } from '@mui/x-charts/BarChart';
       export const part = AnimatedBarElement;`,
      /AnimatedBarElement/,
    );
  },
);

proves(
  [
    'The `axisTickLabel` slot receives `text`, `x`, `y`, and `style`.',
    'Wrap `ChartsText`, which draws several lines if the text has line breaks:',
    'The slot applies to all axes of the chart.',
    'An axis ignores its own `slots`.',
    'The chart measures the default label to leave out labels that overlap.',
  ],
  () => {
    const got = jest.fn<null, [ChartsTextProps]>(() => null);
    const Spy = (props: ChartsTextProps) => got(props);
    const all = show(<Bars slots={{ axisTickLabel: Spy }} />);
    const texts = got.mock.calls.map(([{ text }]) => text);
    expect(texts).toEqual(expect.arrayContaining(['a', '1.0']));
    expect(got.mock.calls[0]?.[0]).toMatchObject({
      x: expect.any(Number) as number,
      y: expect.any(Number) as number,
      style: expect.any(Object) as object,
    });
    all.unmount();
    got.mockClear();
    const untyped: object = { slots: { axisTickLabel: Spy } };
    const one = show(<Bars xAxis={[{ data: ['a', 'b'], ...untyped }]} />);
    expect(got).not.toHaveBeenCalled();
    one.unmount();
    const lines = show(
      <svg>
        <ChartsText text={'one\ntwo'} x={0} y={0} />
      </svg>,
    );
    expect(lines.container.querySelectorAll('tspan')).toHaveLength(2);
  },
);

proves(
  [
    'With `loading`, the loading overlay is shown even without data, and the tooltip is off.',
    'Series that have data stay visible below the overlay.',
    "A series that contains only `null` isn't empty, so `noDataOverlay` doesn't appear.",
    'Both are SVG above the plot:',
    'Set `loading` while a request is pending, and replace two overlays: `loadingOverlay`, and `noDataOverlay` for series without values.',
  ],
  () => {
    const slots = parts('noDataOverlay', 'loadingOverlay', 'tooltip');
    expect(drawnBy(<Bars slots={slots} series={[]} />)).toEqual(['noDataOverlay', 'tooltip']);
    expect(drawnBy(<Bars slots={slots} series={[{ data: [] }]} loading />)).toEqual([
      'loadingOverlay',
    ]);
    expect(drawnBy(<Bars slots={slots} series={[{ data: [null, null] }]} />)).toEqual(['tooltip']);
    show(<Bars slots={slots} loading />);
    expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(2);
    expect(screen.getByTestId('loadingOverlay').closest('svg')).not.toBeNull();
  },
);

proves('Otherwise each render creates a new part, and its state is lost.', () => {
  const mounted = jest.fn();
  function Inside({ slots }: { slots: BarChartProps['slots'] }) {
    return <Bars slots={slots} />;
  }
  const make = () =>
    function Bar({ x }: BarProps) {
      React.useEffect(() => mounted(), []);
      return <rect x={x} />;
    };
  const Stable = make();
  const { rerender } = show(<Inside slots={{ bar: Stable }} />);
  rerender(<Inside slots={{ bar: Stable }} />);
  expect(mounted).toHaveBeenCalledTimes(2);
  rerender(<Inside slots={{ bar: make() }} />);
  expect(mounted).toHaveBeenCalledTimes(4);
});

exempt(
  [
    "If slots aren't enough, [compose](/x/react-charts/composition/) the chart from its parts.",
    'With `role="img"`, screen readers don\'t read the overlay.',
  ],
  'Where to read on, what follows from the sentence before, and how screen readers treat a picture.',
);
