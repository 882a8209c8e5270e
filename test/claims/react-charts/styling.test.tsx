import { ThemeProvider, createTheme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
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
    "`colors` on a chart takes an array, or a function of `'light' | 'dark'` that returns one.",
    'Series take its colours in their order, and start again when they run out.',
    '`color` on a series wins.',
    'The mode is `theme.palette.mode`.',
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
    'The packages have four palettes for series, in `@mui/x-charts/colorPalettes`.',
    'Each is such a function.',
    'This is how many of their colours have a contrast of 3:1, which graphics need, with white and with the `#121212` of the dark mode:',
    '| `rainbowSurgePalette` (default) | 2 of 7 | 7 of 7 |',
    '| `blueberryTwilightPalette` | 5 of 6 | 4 of 6 |',
    '| `mangoFusionPalette` | 9 of 10 | 8 of 10 |',
    '| `cheerfulFiestaPalette` | 7 of 10 | 9 of 10 |',
    'The first four of `mangoFusionPalette` pass in both modes.',
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
  '`bluePalette`, `cyanPalette`, `greenPalette`, `orangePalette`, `pinkPalette`, `purplePalette`, `redPalette` and `yellowPalette` go from light to dark: take them, and `strawberrySkyPalette`, for steps of one measure, not for series.',
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
  ['A pattern is a `color` that refers to it.', 'The legend and the tooltip show the pattern too.'],
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
    "`colorMap` on an axis takes the colour from the value: `'continuous'` from a gradient, `'piecewise'` from thresholds, `'ordinal'` from a list, for categories.",
    'It wins over `colors` and over `color` on the series.',
    '`color` of a continuous map may be a function of a number from 0 to 1.',
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
    'Each part of a chart has classes, exported beside it: `lineElementClasses`, `areaElementClasses`, `markElementClasses` and `barLabelClasses` by their charts, `axisClasses` from `@mui/x-charts/ChartsAxis`, `chartsGridClasses` from `@mui/x-charts/ChartsGrid`, `legendClasses` from `@mui/x-charts/ChartsLegend`.',
    'CSS wins over the attributes that the chart writes, such as `stroke` and `r`, since they are attributes and not styles.',
    '`sx` lands on the element around the legend and the drawing, `className` on the `<svg>`.',
    'For one series, give it an `id` and append that to the class `series`',
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

proves('Parts that are highlighted or dimmed have the classes `highlighted` and `faded`.', () => {
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
    '`components` of the theme takes the name of a chart with `Mui` before it.',
    'There is no entry for all charts at once.',
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
  [
    "The tooltip is rendered at the end of the document, so `sx` on the chart doesn't reach it.",
    'Use `slotProps.tooltip.sx`.',
  ],
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
    'Choose colours that differ in lightness, as above, and add a second sign: `shape` for marks, dashes for lines, or a pattern for bars and areas.',
    'A theme with CSS variables keeps one mode there while the page changes: pass colours that work in both, or set `forceThemeRerender` on the `ThemeProvider`.',
  ],
  'A fact about people, and one about Material UI.',
);
