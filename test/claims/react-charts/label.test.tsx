import { BarChart, type BarChartProps, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { proves, exempt, fireEvent, screen, show } from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      {...SIZE}
      xAxis={[{ data: ['a', 'b', 'c', 'd'] }]}
      series={[
        { id: 'one', data: [5, -3, null, 0], valueFormatter: (value) => `${value} kg` },
        { id: 'two', data: [1, 1, 1, 1234567.891] },
      ]}
      {...props}
    />
  );
}

const labels = () => [...document.querySelectorAll('.MuiBarLabel-root')];
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const numberOf = (element: Element | null | undefined, attribute: string) =>
  Number(element?.getAttribute(attribute));

/** What is cut off by the clip path of an element around this one: its rectangle. */
function clipOf(element: Element | null | undefined) {
  const [, id = ''] = /#(.*)\)/.exec(
    element?.closest('[clip-path]')?.getAttribute('clip-path') ?? '',
  ) ?? ['', ''];
  const rect = document.getElementById(id)?.querySelector('rect');
  return ['width', 'height'].map((side) => numberOf(rect, side));
}

proves(
  [
    '| Bar | `barLabel` on the chart, or [labels above the bars](#set-labels-above-the-bars) |',
    'Bars of `null` have no label. Bars of `0` have a label only if you pass a function.',
    '`barLabel="value"` writes the plain number, such as `1234567.891`, and ignores the `valueFormatter` of the series.',
  ],
  () => {
    const plain = show(<Bars barLabel="value" />);
    expect(textsOf(labels())).toEqual(['5', '-3', '1', '1', '1', '1234567.891']);
    const bar = document.querySelector('.MuiBarElement-root');
    const middle = numberOf(bar, 'y') + numberOf(bar, 'height') / 2;
    expect(numberOf(labels()[0], 'y')).toBeCloseTo(middle);
    plain.unmount();
    const barLabel = jest.fn(({ value }: { value: number | null }) => `= ${value}`);
    show(<Bars barLabel={barLabel} series={[{ data: [5, -3, null, 0] }]} />);
    expect(textsOf(labels())).toEqual(['= 5', '= -3', '= 0']);
    expect(barLabel.mock.calls.map(([{ value }]) => value)).not.toContain(null);
  },
);

proves(
  [
    'The function receives the item and the size of its bar in px. If the text is wider than the bar, return `null`:',
    'The chart has one `barLabel` for all series. Tell the series apart by `seriesId`.',
    "Labels don't wrap.",
  ],
  () => {
    const got = jest.fn();
    const series = [
      { id: 'one', data: [1000] },
      { id: 'two', data: [1] },
    ];
    show(
      <Bars
        xAxis={[{ data: ['a'] }]}
        series={series}
        barLabel={(item, { bar }) => {
          got(item, Object.keys(bar));
          return bar.height < 10 ? null : `one of ${item.seriesId} that is a long text`;
        }}
      />,
    );
    expect(got).toHaveBeenCalledWith({ seriesId: 'one', dataIndex: 0, value: 1000 }, [
      'height',
      'width',
    ]);
    expect(textsOf(labels())).toEqual(['one of one that is a long text']);
    expect(labels()[0]?.children).toHaveLength(0);
    // @ts-expect-error A series has none.
    series[0].barLabel = 'value';
  },
);

proves(
  [
    '`label` on a series is its name in the legend and in the tooltip.',
    "The function receives `'legend'` or `'tooltip'`, or `'arc'` for the label on a slice:",
    'A series without a `label` has no entry in the legend. With an empty `label`, its entry has only a mark.',
  ],
  () => {
    const label = jest.fn((place: string) => `In ${place}`);
    const lines = show(
      <LineChart
        {...SIZE}
        series={[{ label, data: [1] }, { data: [2] }, { label: '', data: [3] }]}
        xAxis={[{ data: [1] }]}
      />,
    );
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['In legend', '']);
    lines.unmount();
    const pie = show(
      <PieChart {...SIZE} series={[{ arcLabel: 'label', data: [{ value: 1, label }] }]} />,
    );
    expect(screen.getByText('In arc')).toBeInTheDocument();
    fireEvent.pointerEnter(document.querySelector('.MuiPieArc-root') ?? document.body);
    expect(label).toHaveBeenCalledWith('tooltip');
    pie.unmount();
    label.mockClear();
    show(
      <FunnelChart
        {...SIZE}
        series={[
          {
            data: [
              { value: 2, label },
              { value: 1, label },
            ],
          },
        ]}
      />,
    );
    fireEvent.pointerEnter(document.querySelector('.MuiFunnelSection-root') ?? document.body);
    expect(label.mock.calls.map(([place]) => place)).toContain('legend');
    expect(label.mock.calls.map(([place]) => place)).not.toContain('section');
  },
);

proves(
  [
    "The component receives the text as `children`, the bar's `x`, `y`, `width`, and `height`, and the start of the bar in `xOrigin` and `yOrigin`.",
    'Pass a component as `slots.barLabel`, and give `BarLabel` another position and no height. Also set `barLabel`, because the slot alone draws nothing:',
  ],
  () => {
    const got = jest.fn<null, [BarLabelProps]>(() => null);
    const Spy = (props: BarLabelProps) => got(props);
    const alone = show(<Bars slots={{ barLabel: Spy }} />);
    expect(got).not.toHaveBeenCalled();
    alone.unmount();
    const spied = show(
      <Bars
        slots={{ barLabel: Spy }}
        barLabel="value"
        series={[{ id: 'one', data: [5, 1, 1, 1] }]}
      />,
    );
    const bar = document.querySelector('.MuiBarElement-root');
    const [first] = got.mock.calls[0] ?? [];
    expect(first).toMatchObject({ dataIndex: 0, seriesId: 'one', children: '5' });
    expect(first).not.toHaveProperty('value');
    expect([first?.x, first?.y, first?.width, first?.height]).toEqual(
      ['x', 'y', 'width', 'height'].map((name) => numberOf(bar, name)),
    );
    expect(first?.yOrigin).toBeCloseTo(numberOf(bar, 'y') + numberOf(bar, 'height'));
    const top = numberOf(bar, 'y');
    spied.unmount();
    const Above = (props: BarLabelProps) => <BarLabel {...props} y={props.y - 12} height={0} />;
    show(
      <Bars
        slots={{ barLabel: Above }}
        barLabel="value"
        series={[{ id: 'one', data: [5, 1, 1, 1] }]}
      />,
    );
    expect(numberOf(labels()[0], 'y')).toBe(top - 12);
  },
);

proves(
  [
    'Labels outside the plot are cut off.',
    'In a horizontal chart, set `x={x + width + 16}` and `width={0}` instead.',
    "Labels of marks aren't cut off at the edge of the plot.",
  ],
  () => {
    const Beside = ({ x, width, ...props }: BarLabelProps) => (
      <BarLabel {...props} x={x + width + 16} width={0} />
    );
    const bars = show(
      <Bars
        hideLegend
        layout="horizontal"
        margin={0}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ data: ['a'], width: 50 }]}
        series={[{ data: [5] }]}
        slots={{ barLabel: Beside }}
        barLabel="value"
      />,
    );
    expect(numberOf(labels()[0], 'x')).toBe(416);
    expect(clipOf(labels()[0])).toEqual([350, 300]);
    bars.unmount();
    show(<LineChart {...SIZE} hideLegend series={[{ data: [1, 2] }]} xAxis={[{ data: [1, 2] }]} />);
    expect(clipOf(document.querySelector('.MuiMarkElement-root'))).toEqual([400, 300]);
  },
);

proves(
  [
    'The component receives `x`, `y`, `dataIndex`, `color`, and the `id` of the series.',
    'To label only the peak, hide the other marks with [`showMark`](/x/react-charts/lines/#show-some-marks-or-none).',
  ],
  () => {
    const got = jest.fn<null, [object]>(() => null);
    const slots: LineChartProps['slots'] = { mark: (props) => got(props) };
    const series = {
      id: 'one',
      data: [1, null, 3],
      showMark: ({ index }: { index: number }) => index > 0,
    };
    show(<LineChart {...SIZE} slots={slots} series={[series]} xAxis={[{ data: [1, 2, 3] }]} />);
    const indexes = got.mock.calls.map(([props]) => ({ ...props }));
    expect(new Set(indexes.map((props) => JSON.stringify(props))).size).toBe(1);
    expect(got.mock.calls[0]?.[0]).toMatchObject({
      x: expect.any(Number) as number,
      y: expect.any(Number) as number,
      dataIndex: 2,
      id: 'one',
      color: expect.any(String) as string,
    });
  },
);

proves(
  [
    'Labels on bars and slices have the text color of your theme, even on dark bars.',
    'use `barLabelClasses.highlighted` and `barLabelClasses.faded`.',
    'Labels are SVG text. If the chart has `role="img"`, screen readers skip its labels, so describe the values in `aria-label`.',
  ],
  () => {
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    show(
      <Bars
        role="img"
        barLabel="value"
        slotProps={{ barLabel: { style: { letterSpacing: 3 } } }}
        highlightedItem={{ seriesId: 'one', dataIndex: 0 }}
        series={[{ id: 'one', data: [5, 4, 3, 2], highlightScope }]}
      />,
    );
    expect(labels()[0]).toHaveClass('MuiBarLabel-highlighted');
    expect(labels()[1]).toHaveClass('MuiBarLabel-faded');
    expect(labels()[1]).toHaveStyle({ letterSpacing: '3px' });
    expect(getComputedStyle(labels()[0] ?? document.body).fill).toBe('rgba(0, 0, 0, 0.87)');
    expect(labels()[0]?.closest('svg')).toBe(screen.getByRole('img'));
    const pie = show(<PieChart {...SIZE} series={[{ arcLabel: 'value', data: [{ value: 1 }] }]} />);
    const arc = pie.container.querySelector('.MuiPieArcLabel-root') ?? document.body;
    expect(getComputedStyle(arc).fill).toBe('rgba(0, 0, 0, 0.87)');
  },
);

proves('Labels can overlap.', () => {
  const data = Array.from({ length: 60 }, () => 100_000);
  show(
    <Bars barLabel="value" xAxis={[{ data: data.map((_, index) => index) }]} series={[{ data }]} />,
  );
  expect(labels()).toHaveLength(60);
});

proves('`sectionLabel` on the series. By default, sections show their values |', () => {
  show(<FunnelChart {...SIZE} series={[{ data: [{ value: 2 }, { value: 1 }] }]} />);
  expect(textsOf([...document.querySelectorAll('.MuiFunnelSection-label')])).toEqual(['2', '1']);
});

proves(
  [
    '| [Pie](/x/react-charts/pie/#label-the-slices) | `arcLabel` on the series, or [labels with lines](/x/react-charts/pie-demo/#set-labels-outside-with-lines) |',
    '| [Gauge](/x/react-charts/gauge/#write-the-text) | `text` |',
    '| [Axes](/x/react-charts/axis/#format-the-labels) | `label` for the axis, `valueFormatter` for its ticks |',
    '| [Reference lines](/x/react-charts/composition/#add-reference-lines) | `label` |',
    '| Line, area | A [custom mark](#label-the-points-of-a-line), or [text at the end](#name-lines-at-their-ends) |',
    '| Scatter | [Custom text](/x/react-charts/scatter-demo/#divide-into-quadrants-and-name-the-points) |',
  ],
  () => {
    const none = { position: 'none' } as const;
    const texts = () => textsOf([...document.querySelectorAll('svg text')]);
    const bare = show(
      <>
        <LineChart
          {...SIZE}
          xAxis={[{ ...none, data: [1, 2] }]}
          yAxis={[none]}
          series={[{ label: 'Line', area: true, data: [1, 2] }]}
        />
        <ScatterChart
          {...SIZE}
          xAxis={[none]}
          yAxis={[none]}
          series={[{ label: 'Points', data: [{ id: 1, x: 1, y: 1 }] }]}
        />
      </>,
    );
    expect(texts()).toEqual([]);
    bare.unmount();
    show(
      <>
        <PieChart {...SIZE} series={[{ arcLabel: 'value', data: [{ value: 7 }] }]} />
        <Gauge {...SIZE} value={3} text="three" />
        <LineChart
          {...SIZE}
          xAxis={[{ label: 'Days', data: [1, 2], valueFormatter: (day: number) => `Day ${day}` }]}
          yAxis={[none]}
          series={[{ label: 'Line', labelMarkType: 'circle', data: [1, 2] }]}
        >
          <ChartsReferenceLine y={1.5} label="Limit" />
        </LineChart>
      </>,
    );
    expect(texts()).toEqual(expect.arrayContaining(['7', 'three', 'Days', 'Day 1', 'Limit']));
    expect(document.querySelector('.MuiChartsLabelMark-circle')).not.toBeNull();
  },
);

exempt(
  [
    "Labels write values and names into a chart, so that users don't have to hover or to look up a color.",
    'With few lines, names at the ends are faster to read than a legend.',
    'For values that only some users need, a [tooltip](/x/react-charts/tooltip/) is the better choice.',
  ],
  'How people read, and advice.',
);
