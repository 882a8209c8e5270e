import { ThemeProvider, createTheme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import {
  BarChart,
  type BarChartProps,
  barElementClasses,
  barLabelClasses,
} from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';
import * as palettes from '@mui/x-charts/colorPalettes';
import { darkColors, lightColors } from '../../../docs/x/react-charts/styling/clearColors';
import { proves, exempt, fireEvent, screen, show } from '../harness';

/** A chart with a size of its own, since nothing has one in jsdom. */
function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ data: [10, 20] }]}
      {...props}
    />
  );
}

const find = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const fillsOf = (props: Partial<BarChartProps>) => {
  const { unmount } = show(<Bars {...props} />);
  const fills = find('.MuiBarElement-root').map((bar) => bar.getAttribute('fill'));
  unmount();
  return fills;
};

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPER = { light: '#ffffff', dark: '#121212' } as const;

proves(
  [
    "Pass `colors` to a chart: an array, or a function that receives `'light'` or `'dark'` and returns an array. Series use the colors in order, and start again after the last color. To set the color of one series, pass its `color`.",
    'A function in `colors` receives `theme.palette.mode`.',
    'A chart gets its colors from a palette, from its series, or from the values.',
  ],
  () => {
    const series = [{ data: [1] }, { data: [2] }, { data: [3], color: 'lime' }, { data: [4] }];
    const xAxis = [{ data: ['a'] }];
    expect(fillsOf({ xAxis, series, colors: ['red', 'blue'] })).toEqual([
      'red',
      'blue',
      'lime',
      'blue',
    ]);
    const colors = (mode: 'light' | 'dark') => [mode === 'dark' ? 'white' : 'black'];
    expect(fillsOf({ colors })).toEqual(['black', 'black']);
    show(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <Bars colors={colors} />
      </ThemeProvider>,
    );
    expect(find('.MuiBarElement-root')[0]).toHaveAttribute('fill', 'white');
  },
);

proves(
  [
    'Import a palette from `@mui/x-charts/colorPalettes`. Graphics need a contrast of 3:1 with their background. This table shows how many colors have enough contrast with white, and with the `#121212` of the dark mode:',
    '| `rainbowSurgePalette` (default) | 2 of 7 | 7 of 7 |',
    '| `blueberryTwilightPalette` | 5 of 6 | 4 of 6 |',
    '| `mangoFusionPalette` | 9 of 10 | 8 of 10 |',
    '| `cheerfulFiestaPalette` | 7 of 10 | 9 of 10 |',
    'The first four colors of `mangoFusionPalette` have enough contrast in both modes.',
  ],
  () => {
    const passing = (palette: (mode: 'light' | 'dark') => string[]) =>
      (['light', 'dark'] as const).map((mode) => {
        const colors = palette(mode);
        const good = colors.filter((color) => contrastOf(color, PAPER[mode]) >= 3);
        return `${good.length} of ${colors.length}`;
      });
    expect(passing(palettes.rainbowSurgePalette)).toEqual(['2 of 7', '7 of 7']);
    expect(passing(palettes.blueberryTwilightPalette)).toEqual(['5 of 6', '4 of 6']);
    expect(passing(palettes.mangoFusionPalette)).toEqual(['9 of 10', '8 of 10']);
    expect(passing(palettes.cheerfulFiestaPalette)).toEqual(['7 of 10', '9 of 10']);
    const four = (mode: 'light' | 'dark') => palettes.mangoFusionPalette(mode).slice(0, 4);
    expect(passing(four)).toEqual(['4 of 4', '4 of 4']);
    expect(fillsOf({})[0]).toBe(palettes.rainbowSurgePalette('light')[0]);
    // The demo's own.
    expect(passing((mode) => (mode === 'dark' ? darkColors : lightColors))).toEqual([
      '4 of 4',
      '4 of 4',
    ]);
  },
);

proves(
  'use a palette that goes from light to dark: `bluePalette`, `cyanPalette`, `greenPalette`, `orangePalette`, `pinkPalette`, `purplePalette`, `redPalette`, or `yellowPalette`.',
  () => {
    for (const name of [
      'blue',
      'cyan',
      'green',
      'orange',
      'pink',
      'purple',
      'red',
      'yellow',
    ] as const) {
      const colors = palettes[`${name}Palette`]('light').map((color) => luminance(color.trim()));
      expect(colors[0]).toBeGreaterThan(colors.at(-1) ?? 1);
    }
  },
);

proves(
  'A pattern is a `color` that refers to an SVG `<pattern>`. The [legend](/x/react-charts/legend/) and the tooltip show the pattern too.',
  async () => {
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
    const { container, user } = show(
      <Bars series={[{ data: [1, 2], label: 'Own', color: 'url(#dots)' }]} />,
    );
    expect(find('.MuiBarElement-root')[0]).toHaveAttribute('fill', 'url(#dots)');
    expect(screen.getByRole('listitem').innerHTML).toContain('url(#dots)');
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target, coords: { clientX: 150, clientY: 100 } });
    expect((await screen.findByRole('tooltip')).innerHTML).toContain('url(#dots)');
  },
);

proves(
  [
    "| `'continuous'` | A gradient: two colors, or a function that receives a number from 0 to 1 |",
    "| `'piecewise'` | One color between two thresholds |",
    "| `'ordinal'` | One color for each category |",
    '`colorMap` overrides `colors` and the `color` of the series.',
    "The default legend doesn't show these colors, so use a legend for a color scale.",
  ],
  () => {
    const series = [{ data: [10, 20], color: 'lime' }];
    const colors = ['gold'];
    const given: number[] = [];
    const color = (part: number) => {
      given.push(part);
      return part > 0.5 ? 'red' : 'blue';
    };
    const continuous = { type: 'continuous' as const, min: 0, max: 20, color };
    expect(fillsOf({ series, colors, yAxis: [{ colorMap: continuous }] })).toEqual(['blue', 'red']);
    expect([Math.min(...given), Math.max(...given)]).toEqual([0, 1]);
    const two = { ...continuous, color: ['rgb(0, 0, 0)', 'rgb(200, 0, 0)'] as [string, string] };
    expect(fillsOf({ series, yAxis: [{ colorMap: two }] })).toEqual([
      'rgb(100, 0, 0)',
      'rgb(200, 0, 0)',
    ]);
    const legend = show(
      <Bars series={[{ ...series[0], label: 'Own' }]} yAxis={[{ colorMap: continuous }]} />,
    );
    expect(screen.getByRole('listitem').innerHTML).toContain('lime');
    legend.unmount();
    const piecewise = { type: 'piecewise' as const, thresholds: [15], colors: ['blue', 'red'] };
    expect(fillsOf({ series, colors, yAxis: [{ colorMap: piecewise }] })).toEqual(['blue', 'red']);
    const ordinal = { type: 'ordinal' as const, colors: ['blue', 'red'] };
    expect(fillsOf({ series, colors, xAxis: [{ data: ['a', 'b'], colorMap: ordinal }] })).toEqual([
      'blue',
      'red',
    ]);
  },
);

proves(
  [
    '| Lines, areas, marks | `lineElementClasses`, `areaElementClasses`, `markElementClasses` | `@mui/x-charts/LineChart` |',
    '| Bars, labels on bars | `barElementClasses`, `barLabelClasses` | `@mui/x-charts/BarChart` |',
    '| Axes | `axisClasses` | `@mui/x-charts/ChartsAxis` |',
    '| Grid lines | `chartsGridClasses` | `@mui/x-charts/ChartsGrid` |',
    '| Legend | `legendClasses` | `@mui/x-charts/ChartsLegend` |',
    'CSS overrides what the chart sets as an SVG attribute, such as `stroke` and `r`.',
    '`sx` applies to the element around the legend and the SVG. `className` applies to the SVG.',
    'To style one series, give the series an `id`, and add this id to the `series` class',
  ],
  () => {
    const { container } = show(
      <LineChart
        width={400}
        height={300}
        skipAnimation
        className="own"
        grid={{ horizontal: true }}
        xAxis={[{ data: [0, 1] }]}
        series={[{ id: 'plan', label: 'Plan', data: [1, 2], area: true }]}
        sx={{ outline: '1px solid', '& .MuiLineElement-root': { stroke: 'rgb(1, 2, 3)' } }}
      />,
    );
    for (const name of [
      lineElementClasses.root,
      areaElementClasses.root,
      markElementClasses.root,
      axisClasses.tickLabel,
      chartsGridClasses.line,
      legendClasses.root,
      `${lineElementClasses.series}-plan`,
    ]) {
      expect(find(`.${name}`).length).toBeGreaterThan(0);
    }
    const bars = show(<Bars barLabel="value" />);
    expect(find(`.${barElementClasses.root}`)).toHaveLength(2);
    expect(find(`.${barLabelClasses.root}`)).toHaveLength(2);
    bars.unmount();
    const [line] = find('.MuiLineElement-root');
    expect(line?.getAttribute('stroke')).toMatch(/^#/);
    expect(line && getComputedStyle(line).stroke).toBe('rgb(1, 2, 3)');
    const surface = container.querySelector('svg.own');
    expect(surface).toContainElement(line ?? null);
    const around = container.firstElementChild;
    expect(around && getComputedStyle(around).outline).toBe('1px solid');
    expect(around).toContainElement(screen.getByRole('list'));
    expect(around?.querySelector('svg.own')).toBe(surface);
  },
);

proves('Emphasized and dimmed parts have the classes `highlighted` and `faded`.', () => {
  show(
    <LineChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ data: [0, 1] }]}
      series={[
        { data: [1, 2], highlightScope: { highlight: 'series', fade: 'global' } },
        { data: [2, 1] },
      ]}
    />,
  );
  fireEvent.pointerEnter(find('.MuiLineElement-root')[0] ?? document.body);
  expect(find('.MuiLineElement-root')[0]).toHaveClass(lineElementClasses.highlighted);
  expect(find('.MuiLineElement-root')[1]).toHaveClass(lineElementClasses.faded);
});

proves(
  [
    'Set default props in `components` of the theme. The key is the name of the chart with the prefix `Mui`.',
    'Each chart type needs its own entry.',
  ],
  () => {
    const theme = createTheme({
      components: { MuiBarChart: { defaultProps: { colors: ['red'] } } },
    });
    show(
      <ThemeProvider theme={theme}>
        <Bars />
        <LineChart width={400} height={300} series={[{ data: [1, 2] }]} />
      </ThemeProvider>,
    );
    expect(find('.MuiBarElement-root')[0]).toHaveAttribute('fill', 'red');
    expect(find('.MuiLineElement-root')[0]).not.toHaveAttribute('stroke', 'red');
  },
);

proves(
  "`sx` of the chart doesn't reach the tooltip. Use [`slotProps.tooltip.sx`](/x/react-charts/tooltip/#style-and-place-it).",
  async () => {
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
    const { container, user } = show(
      <Bars slotProps={{ tooltip: { sx: { outline: '2px solid' } } }} />,
    );
    const target = container.querySelector('svg[class*=ChartsSurface]') ?? container;
    await user.pointer({ target, coords: { clientX: 150, clientY: 100 } });
    const tooltip = await screen.findByRole('tooltip');
    expect(container).not.toContainElement(tooltip);
    expect(getComputedStyle(tooltip).outline).toBe('2px solid');
  },
);

exempt(
  [
    "About one man in twelve can't tell red from green.",
    "If your theme uses CSS variables, this mode doesn't change when users switch to dark. Pass colors that work in both modes, or set `forceThemeRerender` on the `ThemeProvider`.",
  ],
  'A fact about people, and one about Material UI.',
);
