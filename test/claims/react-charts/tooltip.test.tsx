import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import * as tooltip from '@mui/x-charts/ChartsTooltip';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import {
  proves,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

const chart = {
  width: 400,
  height: 300,
  xAxis: [{ data: ['a', 'b'] }],
  series: [{ data: [1, 2] }],
};

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

const Tooltip = () => <p>tooltip</p>;

const elements = (selector: string) => [...document.querySelectorAll(selector)];

const none = { tooltip: { trigger: 'none' } } as const;

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

/** A heatmap of one cell. */
function Cells(props: Partial<HeatmapProps>) {
  return (
    <Heatmap
      {...SIZE}
      xAxis={[{ data: ['Mon', 'Tue'] }]}
      yAxis={[{ data: ['am'] }]}
      series={[{ label: 'Books', data: [[1, 0, 9]], valueFormatter: (cell) => `${cell}` }]}
      {...props}
    />
  );
}

/** Puts the pointer on an element of a chart; gives the text of the tooltip. */
function tooltipOn(chart: ReactElement, selector: string): string | null {
  const { unmount } = show(chart);
  const [element] = elements(selector);
  if (!element) {
    throw new Error(`There is no ${selector}.`);
  }
  fireEvent.pointerEnter(element);
  const { textContent } = screen.getByRole('tooltip');
  unmount();
  return textContent;
}

proves(
  [
    "To hide the tooltip, set `slotProps={{ tooltip: { trigger: 'none' } }}`.",
    "| `'none'` | Nothing |",
  ],
  () => {
    const { container } = show(<tooltip.ChartsTooltipPaper />);
    expect(container.firstChild).not.toBeNull();
    show(<BarChart {...chart} slotProps={{ tooltip: { trigger: 'none', open: true } }} />);
    expect(screen.queryByRole('tooltip')).toBeNull();
  },
);

proves('For one item, use `useItemTooltip()` with the chart type', async () => {
  const module = (kind: string) =>
    `import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
      export const useX = () => useItemTooltip<${kind}>()?.value.x;`;
  await expectCompiles(module("'scatter'"));
  await expectTypeError(module("'pie'"), /Property 'x' does not exist/);
  await expectCompiles(
    `import { ChartsTooltipContainer, type ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
      import { BarChart } from '@mui/x-charts/BarChart';
      function Own(props: ChartsTooltipProps) { return <ChartsTooltipContainer {...props}>own</ChartsTooltipContainer>; }
      export const chart = <BarChart series={[]} slots={{ tooltip: Own }} />;`,
  );
});

proves(
  [
    'Use `ChartsTooltipPaper`, `ChartsTooltipTable`, `ChartsTooltipRow`, and `ChartsTooltipCell` from `@mui/x-charts/ChartsTooltip`.',
    '`ChartsAxisTooltipContent` and `ChartsItemTooltipContent` are the built-in contents.',
    'with the class names from `chartsTooltipClasses`.',
  ],
  () => {
    const names = Object.keys(tooltip);
    for (const name of ['Paper', 'Table', 'Row', 'Cell']) {
      expect(names).toContain(`ChartsTooltip${name}`);
    }
    expect(names).toEqual(
      expect.arrayContaining(['ChartsAxisTooltipContent', 'ChartsItemTooltipContent']),
    );
    expect(Object.keys(tooltip.chartsTooltipClasses)).toEqual(
      expect.arrayContaining(['paper', 'cell', 'valueCell', 'axisValueCell']),
    );
  },
);

proves(
  [
    '`label` of a series, or of a slice, can be a function.',
    "It receives the place of the text: `'tooltip'` or `'legend'`, and for a slice also `'arc'`.",
  ],
  () => {
    const places = new Set<string>();
    const label = (place: string) => {
      places.add(place);
      return 'Books';
    };
    const pie = (
      <PieChart {...SIZE} series={[{ data: [{ value: 1, label }], arcLabel: 'label' }]} />
    );
    expect(tooltipOn(pie, '.MuiPieArc-root')).toBe('Books1');
    expect([...places].sort()).toEqual(['arc', 'legend', 'tooltip']);
    places.clear();
    const bars = (
      <BarChart
        {...chart}
        {...SIZE}
        series={[{ data: [1, 2], label }]}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
    );
    expect(tooltipOn(bars, '.MuiBarElement-root')).toBe('Books1');
    expect([...places].sort()).toEqual(['legend', 'tooltip']);
  },
);

proves(
  [
    "In bar, line, and sparkline charts, no tooltip opens by default if `axisHighlight` is `'none'` for both x and y.",
    'With `onHighlightedAxisChange`, the tooltip of a sparkline opens anyway.',
  ],
  async () => {
    placeChart();
    type Props = Pick<
      LineChartProps,
      'axisHighlight' | 'slotProps' | 'slots' | 'onHighlightedAxisChange'
    >;
    const charts: { readonly [name: string]: (props: Props) => ReactElement } = {
      bars: ({ slots, slotProps, ...props }) => (
        <BarChart
          {...chart}
          {...props}
          slots={{ tooltip: slots?.tooltip }}
          slotProps={{ tooltip: slotProps?.tooltip }}
        />
      ),
      lines: (props) => (
        <LineChart {...SIZE} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2] }]} {...props} />
      ),
      sparks: ({ axisHighlight, slots, slotProps }) => (
        <SparkLineChart
          width={400}
          height={300}
          data={[1, 2]}
          showTooltip
          axisHighlight={axisHighlight}
          slots={{ tooltip: slots?.tooltip }}
          slotProps={{ tooltip: slotProps?.tooltip }}
        />
      ),
    };
    function Own() {
      return <tooltip.ChartsTooltipContainer trigger="axis">own</tooltip.ChartsTooltipContainer>;
    }
    for (const [name, draw] of Object.entries(charts)) {
      const follow = async (props: Props) => {
        const onHighlightedAxisChange = jest.fn();
        const { container, user, unmount } = show(draw({ ...props, onHighlightedAxisChange }));
        const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
        await user.pointer({ target, coords: { clientX: 170, clientY: 100 } });
        const tooltips = screen.queryAllByRole('tooltip').length;
        unmount();
        return { tooltips, called: onHighlightedAxisChange.mock.calls.length > 0 };
      };
      const none = { axisHighlight: { x: 'none', y: 'none' } } as const;
      const called = name !== 'sparks';
      expect(await follow({})).toEqual({ tooltips: 1, called });
      expect(await follow({ axisHighlight: { x: 'none' } })).toEqual({ tooltips: 1, called });
      expect(await follow(none)).toEqual({ tooltips: 0, called: false });
      expect(await follow({ ...none, slots: { tooltip: Own } })).toEqual({
        tooltips: 0,
        called: false,
      });
      expect(await follow({ ...none, slotProps: { tooltip: { trigger: 'item' } } })).toEqual({
        tooltips: 0,
        called: false,
      });
      expect(await follow({ ...none, slotProps: { tooltip: { trigger: 'axis' } } })).toEqual({
        tooltips: 1,
        called,
      });
    }
    // What listens to the place of the pointer opens the tooltip of a spark line, too.
    const { container, user } = show(
      <SparkLineChart
        width={400}
        height={300}
        data={[1, 2]}
        showTooltip
        axisHighlight={{ x: 'none', y: 'none' }}
        onHighlightedAxisChange={() => {}}
      />,
    );
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target, coords: { clientX: 170, clientY: 100 } });
    expect(screen.queryAllByRole('tooltip')).toHaveLength(1);
  },
);

proves(
  [
    "The tooltip is rendered at the end of `<body>`, so `sx` of the chart doesn't reach it. Use `sx` in `slotProps.tooltip`",
    'set `styleOverrides` of `MuiChartsTooltip` in the theme: `root`, `paper`, `table`, `row`, and `cell`. `defaultProps` have no effect.',
  ],
  () => {
    const theme = createTheme({
      components: {
        MuiChartsTooltip: {
          defaultProps: { trigger: 'none', className: 'from-default-props' },
          styleOverrides: {
            root: { opacity: 0.5 },
            paper: { opacity: 0.25 },
            table: { opacity: 0.35 },
            row: { opacity: 0.65 },
            cell: { opacity: 0.75 },
            mark: { opacity: 0.9 },
          },
        },
      },
    });
    show(
      <ThemeProvider theme={theme}>
        <PieChart
          {...SIZE}
          hideLegend
          series={[{ data: [{ value: 1, label: 'Books' }] }]}
          slotProps={{
            tooltip: { classes: { paper: 'own-paper' }, sx: { color: 'rgb(1, 2, 3)' } },
          }}
        />
      </ThemeProvider>,
    );
    fireEvent.pointerEnter(elements('.MuiPieArc-root')[0] ?? document.body);
    const root = screen.getByRole('tooltip');
    expect(root.parentElement).toBe(document.body);
    expect(root).not.toHaveClass('from-default-props');
    expect(root).toHaveStyle({ opacity: '0.5', color: 'rgb(1, 2, 3)' });
    const [paper] = elements('.MuiChartsTooltip-paper');
    expect(paper).toHaveClass('own-paper');
    expect(paper).toHaveStyle({ opacity: '0.25' });
    expect(elements('.MuiChartsTooltip-table')[0]).toHaveStyle({ opacity: '0.35' });
    expect(elements('.MuiChartsTooltip-row')[0]).toHaveStyle({ opacity: '0.65' });
    expect(elements('.MuiChartsTooltip-cell')[0]).toHaveStyle({ opacity: '0.75' });
    expect(elements('.MuiChartsTooltip-mark')[0]).not.toHaveStyle({ opacity: '0.9' });
  },
);

proves(
  [
    'In bar and line charts, `highlightedAxis` marks a position but opens no tooltip there.',
    'Refer to the axis by its `id`, as the demo does.',
  ],
  () => {
    for (const Chart of [BarChart, LineChart]) {
      const { unmount } = show(
        <Chart
          {...chart}
          xAxis={[{ id: 'x', scaleType: 'band', data: ['a', 'b'] }]}
          highlightedAxis={[{ axisId: 'x', dataIndex: 1 }]}
          slotProps={{ tooltip: { trigger: 'axis' } }}
        />,
      );
      expect(elements('.MuiChartsAxisHighlight-root')).toHaveLength(1);
      expect(screen.queryByRole('tooltip')).toBeNull();
      unmount();
    }
  },
);

proves('`keepMounted` has no effect.', () => {
  show(<BarChart {...chart} slotProps={{ tooltip: { keepMounted: true } }} />);
  expect(elements('.MuiChartsTooltip-root')).toEqual([]);
});

proves('In a radar chart, the names of the metrics remain too.', () => {
  const item = { tooltip: { trigger: 'item' } } as const;
  const radar = tooltipOn(
    <RadarChart
      {...SIZE}
      hideLegend
      radar={{ metrics: ['Speed', 'Range', 'Price'], max: 10 }}
      series={[{ label: 'Books', data: [8, 7, 6], fillArea: true, valueFormatter: () => null }]}
      slotProps={item}
    />,
    '.MuiRadarSeriesPlot-area',
  );
  expect(radar).toBe('BooksSpeedRangePrice');
  show(
    <>
      <BarChart {...chart} {...SIZE} series={[{ data: [null, 2] }]} slotProps={item} />
      <LineChart
        {...SIZE}
        xAxis={[{ data: [1, 2] }]}
        series={[{ data: [null, 2] }]}
        slotProps={item}
      />
    </>,
  );
  expect(elements('.MuiBarElement-root')).toHaveLength(1);
  expect(elements('.MuiMarkElement-root')).toHaveLength(1);
});

proves(
  [
    '| Funnel <Plan needs="pro" /> | `\'item\'` | The section: `({ value }) => …` |',
    '| Heatmap <Plan needs="pro" /> | `\'item\'` | `[x, y, value]`, where `x` and `y` are indexes |',
    'A heatmap has its own content.',
  ],
  () => {
    const funnel = tooltipOn(
      <FunnelChart
        {...SIZE}
        hideLegend
        series={[
          { data: [{ label: 'Books', value: 3 }], valueFormatter: ({ value }) => `${value} of 4` },
        ]}
      />,
      '.MuiFunnelSection-root',
    );
    expect(funnel).toBe('Books3 of 4');
    const heatmap = tooltipOn(<Cells />, '.MuiHeatmap-cell');
    // The built-in contents show one name, not the places on both axes.
    expect(heatmap).toBe('TueamBooks1,0,9');
  },
);

proves(
  [
    'If you pass `slotProps.tooltip`, spread the props on the container.',
    "Set `trigger` after them, so that `slotProps` can't override the trigger that your content needs:",
  ],
  () => {
    let got: string | undefined;
    function Props({ trigger }: tooltip.ChartsTooltipProps) {
      got = trigger;
      return null;
    }
    const slots = { tooltip: Props };
    const triggerIn = (one: ReactElement) => {
      show(one).unmount();
      return got;
    };
    const pie = <PieChart {...SIZE} series={[{ data: [{ value: 1 }] }]} slots={slots} />;
    const points = [{ id: 0, x: 1, y: 1 }];
    expect(triggerIn(pie)).toBe('item');
    expect(triggerIn(<BarChart {...chart} slots={slots} />)).toBeUndefined();
    expect(triggerIn(<ScatterChart {...SIZE} series={[{ data: points }]} slots={slots} />)).toBe(
      'item',
    );
    expect(triggerIn(<Cells slots={slots} />)).toBeUndefined();
    expect(
      triggerIn(<FunnelChart {...SIZE} series={[{ data: [{ value: 1 }] }]} slots={slots} />),
    ).toBe('item');
    const loose = <BarChart {...chart} slots={{ tooltip: Tooltip }} slotProps={none} />;
    show(loose);
    expect(screen.getByText('tooltip')).toBeInTheDocument();
  },
);

proves(
  [
    'A cell needs `component="th"` and the class `chartsTooltipClasses.labelCell`, or `"td"` and `valueCell`.',
    'Draw the color with `ChartsLabelMark` from `@mui/x-charts/ChartsLabel`. In a cell, wrap it in `<div className={chartsTooltipClasses.markContainer}>`.',
    "Check `typeof value === 'number'` before you add values, as the demo does. In scatter charts, `value` is a point.",
  ],
  async () => {
    const weightOf = (className?: string) => {
      const { unmount } = show(
        <table>
          <tbody>
            <tooltip.ChartsTooltipRow>
              <tooltip.ChartsTooltipCell component="td" className={className}>
                4
              </tooltip.ChartsTooltipCell>
            </tooltip.ChartsTooltipRow>
          </tbody>
        </table>,
      );
      const { fontWeight } = getComputedStyle(screen.getByText('4'));
      unmount();
      return fontWeight;
    };
    const bare = show(<tooltip.ChartsTooltipCell>5</tooltip.ChartsTooltipCell>);
    expect(screen.getByText('5').tagName).toBe('P');
    bare.unmount();
    show(<ChartsLabelMark type="square" color="red" />);
    expect(elements('[fill="red"]')).toHaveLength(1);
    const displayOf = (mark: ReactElement) => {
      const { unmount } = show(
        <tooltip.ChartsTooltipTable>
          <tbody>
            <tooltip.ChartsTooltipRow>
              <tooltip.ChartsTooltipCell component="th" data-testid="cell">
                {mark} Books
              </tooltip.ChartsTooltipCell>
            </tooltip.ChartsTooltipRow>
          </tbody>
        </tooltip.ChartsTooltipTable>,
      );
      const [first] = screen.getByTestId('cell').children;
      const { display } = getComputedStyle(first ?? document.body);
      unmount();
      return display;
    };
    const mark = <ChartsLabelMark type="square" color="red" />;
    expect(displayOf(mark)).toBe('flex');
    expect(
      displayOf(<div className={tooltip.chartsTooltipClasses.markContainer}>{mark}</div>),
    ).toBe('inline-block');
    expect(weightOf()).toBe('400');
    expect(weightOf(tooltip.chartsTooltipClasses.valueCell)).toBe('500');
    const sum = (amount: string) => `
      import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
      export const useSum = () =>
        useAxesTooltip()?.[0]?.seriesItems.reduce((sum, { value }) => sum + (${amount}), 0);`;
    await expectCompiles(sum("typeof value === 'number' ? value : 0"));
    await expectTypeError(sum('value ?? 0'), /TS2769|TS2365|TS2322/);
  },
);

proves("If a category appears twice, `'axis'` can show the wrong one.", async () => {
  placeChart();
  const rowAt = async (data: readonly string[], clientX: number) => {
    const { container, user, unmount } = show(
      <BarChart {...SIZE} xAxis={[{ data }]} series={[{ data: [1, 2, 3, 4], label: 'Books' }]} />,
    );
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target, coords: { clientX, clientY: 100 } });
    const { textContent } = screen.getByRole('tooltip');
    unmount();
    return textContent;
  };
  expect(await rowAt(['b', 'a', 'd', 'c'], 370)).toBe('cBooks4');
  // The last of three bands is that of c.
  expect(await rowAt(['a', 'b', 'a', 'c'], 370)).toBe('aBooks3');
});

proves('The HTML from a server contains no tooltip.', () => {
  const html = renderToString(
    <BarChart {...chart} slotProps={{ tooltip: { open: true, disablePortal: true } }} />,
  );
  expect(html).toContain('<svg');
  expect(html).not.toContain('tooltip');
});

proves(
  "Other entries of `slotProps.tooltip` are props of Material UI's `Popper`, such as the `sx`, `placement`, `anchorEl`, `popperOptions`, and `container` props:",
  async () => {
    await expectCompiles(
      `import { ChartContainer } from '@mui/x-charts/ChartContainer';
    import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
    import { BarChart } from '@mui/x-charts/BarChart';
    const popper = { sx: { opacity: 0.9 }, placement: 'top', anchorEl: () => document.body, modifiers: [],
      popperOptions: {}, container: () => document.body, disablePortal: true } as const;
    export const ready = <BarChart series={[]} slotProps={{ tooltip: { ...popper, modifiers: [] } }} />;
    export const chart = (
      <ChartContainer series={[]}>
        <ChartsTooltip trigger="item" {...popper} modifiers={[]} />
      </ChartContainer>
    );`,
    );
  },
);

proves('TypeScript infers the second parameter only if the axis has a `scaleType`.', async () => {
  const module = (axis: string) => `
      import { BarChart } from '@mui/x-charts/BarChart';
      import type { AxisValueFormatterContext } from '@mui/x-charts/models';
      export type Context = AxisValueFormatterContext;
      export const chart = <BarChart series={[{ data: [1] }]} xAxis={[{ data: [8], ${axis} }]} />;`;
  const text = '=> `${hour} ${location}`';
  await expectTypeError(module(`valueFormatter: (hour: number, { location }) ${text}`), /TS7031/);
  await expectCompiles(
    module(`scaleType: 'band', valueFormatter: (hour: number, { location }) ${text}`),
  );
  await expectCompiles(module(`valueFormatter: (hour: number, { location }: Context) ${text}`));
});

exempt('A tooltip shows the values under the pointer.', 'A definition.');
