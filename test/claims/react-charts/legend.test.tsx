import type { ReactNode } from 'react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider, type ChartDataProviderProps } from '@mui/x-charts/ChartDataProvider';
import {
  ChartsLegend,
  ContinuousColorLegend,
  PiecewiseColorLegend,
  legendClasses,
} from '@mui/x-charts/ChartsLegend';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { proves, exempt, expectConsole, screen, show } from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const series = [
  { id: 'one', label: 'One', data: [1, 2] },
  { id: 'two', label: 'Two', data: [3, 4] },
  { id: 'none', data: [5, 6] },
];

function Bars(props: Partial<BarChartProps>) {
  return <BarChart {...SIZE} xAxis={[{ data: ['a', 'b'] }]} series={series} {...props} />;
}

const slices = [
  { id: 'x', label: 'Slice', value: 1 },
  { id: 'y', value: 2 },
];

const entries = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
/** How the wrapper lays out the legend and the SVG. */
const layoutOf = () => {
  const { flexDirection, alignItems } = getComputedStyle(
    screen.getByRole('list').parentElement ?? document.body,
  );
  return [flexDirection, alignItems];
};

proves(
  [
    'It shows every one that has a `label`; `hideLegend` removes it.',
    "It's HTML beside the SVG and comes on top of the `height` of the chart.",
  ],
  () => {
    const { rerender } = show(<Bars />);
    expect(entries()).toEqual(['One', 'Two']);
    expect(screen.getByRole('list').closest('svg')).toBeNull();
    expect(screen.getByRole('list').nextElementSibling).toHaveStyle({ height: '300px' });
    rerender(<Bars hideLegend />);
    expect(entries()).toEqual([]);
    show(<PieChart {...SIZE} series={[{ data: slices }]} />);
    expect(entries()).toEqual(['Slice']);
  },
);

proves(
  [
    "`direction` is `'horizontal'` by default and `'vertical'` for pies.",
    "A horizontal legend is above, or below with `vertical: 'bottom'`; `horizontal` aligns it to the `'start'`, `'center'` or `'end'`, only when you write `direction: 'horizontal'` too.",
    "A vertical one is at the end, or at the start with `horizontal: 'start'`; `vertical` aligns it.",
  ],
  () => {
    const laidOut = (legend: NonNullable<BarChartProps['slotProps']>['legend']) => {
      const { unmount } = show(<Bars slotProps={{ legend }} />);
      const found = layoutOf();
      unmount();
      return found;
    };
    expect(laidOut({})).toEqual(['column', 'center']);
    const position = { vertical: 'bottom', horizontal: 'end' } as const;
    expect(laidOut({ position })).toEqual(['column-reverse', 'center']);
    expect(laidOut({ direction: 'horizontal', position })).toEqual(['column-reverse', 'flex-end']);
    expect(laidOut({ direction: 'horizontal', position: { horizontal: 'start' } })).toEqual([
      'column',
      'flex-start',
    ]);
    expect(laidOut({ direction: 'vertical' })).toEqual(['row-reverse', 'center']);
    expect(
      laidOut({ direction: 'vertical', position: { horizontal: 'start', vertical: 'top' } }),
    ).toEqual(['row', 'flex-start']);
    show(<PieChart {...SIZE} series={[{ data: slices }]} />);
    expect(layoutOf()[0]).toBe('row-reverse');
  },
);

proves(
  [
    'The legend hides nothing by itself in this version.',
    'Pass `onItemClick`: entries become buttons, and the second argument has `seriesId`, `label`, `color` and for a pie `itemId`.',
    'Let the label say the state, as here: the buttons have no `aria-pressed`.',
  ],
  async () => {
    const onItemClick = jest.fn();
    const legend = { onItemClick: (_: unknown, item: unknown) => onItemClick(item) };
    const { user, unmount } = show(<Bars slotProps={{ legend }} />);
    await user.click(screen.getByRole('button', { name: 'Two' }));
    expect(onItemClick).toHaveBeenLastCalledWith(
      expect.objectContaining({
        seriesId: 'two',
        label: 'Two',
        color: expect.any(String) as string,
      }),
    );
    expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Two' })).not.toHaveAttribute('aria-pressed');
    unmount();
    const pie = show(<PieChart {...SIZE} series={[{ data: slices }]} slotProps={{ legend }} />);
    await pie.user.click(screen.getByRole('button', { name: 'Slice' }));
    expect(onItemClick).toHaveBeenLastCalledWith(expect.objectContaining({ itemId: 'x' }));
  },
);

proves(
  'A series that you remove leaves the legend too, and the others get other colours. Replace its values by `null` instead.',
  () => {
    const fillOf = (id: string) =>
      document.querySelector(`[data-series="${id}"] .MuiBarElement-root`)?.getAttribute('fill');
    const { rerender } = show(<Bars />);
    const before = fillOf('two');
    rerender(<Bars series={series.slice(1)} />);
    expect(entries()).toEqual(['Two']);
    expect(fillOf('two')).not.toBe(before);
    rerender(
      <Bars series={[{ id: 'one', label: 'One', data: [null, null] }, ...series.slice(1)]} />,
    );
    expect(entries()).toEqual(['One', 'Two']);
    expect(fillOf('two')).toBe(before);
    expect(fillOf('one')).toBeUndefined();
  },
);

proves(
  [
    "`labelMarkType` on a series, or on a slice, is `'square'`, `'circle'`, `'line'` or a component that gets `className` and `color`.",
    "`label` may be a function that gets `'legend'`, `'tooltip'` or, for pies, `'arc'`.",
    '`sx` of `slotProps.legend` sets the font, and `legendClasses` from `@mui/x-charts/ChartsLegend` has the names of the parts.',
  ],
  () => {
    const got = jest.fn();
    function Mark({ className, color }: { className?: string; color?: string }) {
      got(typeof className, typeof color);
      return <b data-testid="own" />;
    }
    show(
      <LineChart
        {...SIZE}
        series={[
          { label: 'One', data: [1], labelMarkType: 'circle' },
          { label: 'Two', data: [1], labelMarkType: Mark },
          { label: (location) => `in ${location}`, data: [1], labelMarkType: 'square' },
        ]}
        slotProps={{ legend: { sx: { fontSize: 9 } } }}
      />,
    );
    expect(entries()).toEqual(['One', 'Two', 'in legend']);
    expect(got).toHaveBeenCalledWith('string', 'string');
    expect(screen.getByTestId('own')).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveStyle({ fontSize: '9px' });
    expect(document.querySelectorAll(`.${legendClasses.series}`)).toHaveLength(3);
    const label = jest.fn((location: string) => location);
    show(
      <PieChart
        {...SIZE}
        series={[{ data: [{ id: 1, value: 1, label, labelMarkType: 'line' }], arcLabel: 'label' }]}
      />,
    );
    expect(new Set(label.mock.calls.map(([location]) => location))).toEqual(
      new Set(['legend', 'arc']),
    );
  },
);

proves(
  [
    'A horizontal legend wraps, and then takes more height.',
    'A vertical one grows: give it a `maxHeight` and let it scroll. With `tabIndex={0}` it scrolls by the keyboard too.',
  ],
  () => {
    const vertical = show(
      <Bars
        slotProps={{ legend: { direction: 'vertical', sx: { maxHeight: 140, overflowY: 'auto' } } }}
      />,
    );
    expect(screen.getByRole('list')).toHaveStyle({ maxHeight: '140px', overflowY: 'auto' });
    vertical.unmount();
    show(<Bars slotProps={{ legend: { tabIndex: 0 } }} />);
    expect(screen.getByRole('list')).toHaveStyle({ flexWrap: 'wrap' });
    expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
  },
);

proves(
  'Two rings of a pie need slices with different `id`s, or the legend logs an error about equal keys.',
  () => {
    const ring = [{ id: 'x', label: 'Slice', value: 1 }];
    show(<PieChart {...SIZE} series={[{ data: ring }, { data: ring }]} />);
    expectConsole('error', /same key, `x`/);
  },
);

function Provider(props: Partial<ChartDataProviderProps<'line'>> & { children: ReactNode }) {
  return (
    <ChartDataProvider
      {...SIZE}
      series={[{ type: 'line', id: 'one', label: 'One', data: [1, 2] }]}
      {...props}
    />
  );
}

proves(
  [
    '`useLegend()` returns `{ items }`, each with `id`, `seriesId`, `color`, `label`, `markType` and for pies `itemId`.',
    'Use it inside of a `ChartDataProvider`, or in a component that you pass as `slots.legend`.',
    '`position` counts for ready charts only.',
  ],
  () => {
    const look = jest.fn();
    function Look() {
      look(useLegend().items);
      return <p>own</p>;
    }
    const first = show(
      <Provider>
        <Look />
      </Provider>,
    );
    expect(look).toHaveBeenLastCalledWith([
      {
        id: 'one',
        seriesId: 'one',
        label: 'One',
        color: expect.any(String) as string,
        markType: 'line',
      },
    ]);
    first.unmount();
    show(<PieChart {...SIZE} series={[{ data: slices }]} slots={{ legend: Look }} />);
    expect(look).toHaveBeenLastCalledWith([expect.objectContaining({ itemId: 'x' })]);
    expect(screen.getByText('own')).toBeInTheDocument();
    const composed = show(
      <Provider>
        <ChartsLegend />
      </Provider>,
    );
    expect(composed.container.firstElementChild?.tagName).toBe('UL');
  },
);

const pieces = {
  type: 'piecewise' as const,
  thresholds: [250, 500],
  colors: ['red', 'lime', 'blue'],
};
const blend = {
  type: 'continuous' as const,
  min: 5,
  max: 50,
  color: ['red', 'blue'] as [string, string],
};

proves(
  [
    'With a `colorMap` the usual legend is wrong: its marks keep the colours of the series.',
    '`PiecewiseColorLegend` draws a mark for each piece, `ContinuousColorLegend` the gradient.',
    'Without `labelFormatter`, pieces read `<250`, `250-500`, `>500`.',
    "`labelFormatter` | piecewise | Text of a piece; `''` leaves the mark alone, `null` removes the piece",
    '`markType`, `onItemClick` | piecewise | Shape of the marks; clicks',
  ],
  async () => {
    const axis = { yAxis: [{ colorMap: pieces }] };
    const usual = show(
      <Provider {...axis} colors={['orange']}>
        <ChartsLegend />
      </Provider>,
    );
    expect(screen.getByRole('listitem').innerHTML).toContain('orange');
    usual.unmount();
    const onItemClick = jest.fn();
    const first = show(
      <Provider {...axis}>
        <PiecewiseColorLegend
          axisDirection="y"
          labelPosition="end"
          onItemClick={onItemClick}
          markType="circle"
        />
      </Provider>,
    );
    expect(entries()).toEqual(['<250', '250-500', '>500']);
    await first.user.click(screen.getByRole('button', { name: '250-500' }));
    expect(onItemClick).toHaveBeenCalledTimes(1);
    first.unmount();
    const own = show(
      <Provider {...axis}>
        <PiecewiseColorLegend
          axisDirection="y"
          labelPosition="end"
          labelFormatter={({ index }) => ['own', '', null][index] ?? null}
        />
      </Provider>,
    );
    expect(entries()).toEqual(['own', '']);
    own.unmount();
    const { container } = show(
      <Provider yAxis={[{ colorMap: blend }]}>
        <ContinuousColorLegend axisDirection="y" />
      </Provider>,
    );
    expect(container.innerHTML).toContain('url(#');
  },
);

proves(
  [
    "`axisDirection`, `axisId` | both | The axis with the `colorMap`: `'x'`, `'y'` or `'z'` (default)",
    "`direction` | both | `'horizontal'` (default) or `'vertical'`",
    "`labelPosition` | both | `'start'`, `'end'` or `'extremes'`",
    '`minLabel`, `maxLabel` | continuous | Text at the ends, or a function of `{ value, formattedValue }`',
    '`reverse`, `rotateGradient` | continuous | Turn around; turn by 90°',
    '`thickness`, `gradientId` | continuous | Width of the gradient in pixels; another gradient',
  ],
  () => {
    const maxLabel = jest.fn(({ value }: { value: number | Date }) => `most ${String(value)}`);
    const { container } = show(
      <Provider yAxis={[{}, { id: 'own', colorMap: blend }]}>
        <ContinuousColorLegend
          axisDirection="y"
          axisId="own"
          direction="vertical"
          labelPosition="extremes"
          minLabel="least"
          maxLabel={maxLabel}
          thickness={33}
          gradientId="own-gradient"
          reverse
          rotateGradient
        />
      </Provider>,
    );
    expect(screen.getByText('least')).toBeInTheDocument();
    expect(screen.getByText('most 50')).toBeInTheDocument();
    expect(maxLabel).toHaveBeenCalledWith(
      expect.objectContaining({ value: 50, formattedValue: '50' }),
    );
    expect(container.innerHTML).toContain('url(#own-gradient)');
  },
);

proves(
  'In a ready chart, pass one of them as `slots.legend` and its props as `slotProps.legend`.',
  () => {
    show(
      <Bars
        yAxis={[{ colorMap: pieces }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end' } }}
      />,
    );
    expect(entries()).toEqual(['<250', '250-500', '>500']);
  },
);

proves('The legend is a list that screen readers read before the chart.', () => {
  show(<Bars />);
  expect(screen.getByRole('list').nextElementSibling?.tagName).toBe('svg');
});

exempt('A legend names the colours of series or slices.', 'A definition.');
