import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import {
  checkColor,
  contrast,
  flatten,
  toHex,
} from '../../../../docs/base/customization/palette/contrast';
import PaletteTool from '../../../../docs/base/customization/palette/PaletteTool';
import UserColor, { readableColor } from '../../../../docs/base/customization/palette/UserColor';
import { bothModes, mossPalette } from './palette.scenes';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { teal } from '@mui/material/colors';
import {
  createTheme,
  darken,
  decomposeColor,
  hslToRgb,
  lighten,
  type PaletteOptions,
  rgbToHex,
  ThemeProvider,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
  within,
} from '../../harness';

const MAIN = '#00695c';

const NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/** The palette with one primary color. */
const paletteOf = (primary: PaletteOptions['primary'], rest: PaletteOptions = {}) =>
  createTheme({ palette: { primary, ...rest } }).palette.primary;

const withMain = (main: string, rest: PaletteOptions = {}) => paletteOf({ main }, rest);

/** A color in any of the formats that createTheme returns, as hex. */
const hexOf = (color: string) => rgbToHex(color.startsWith('hsl') ? hslToRgb(color) : color);

/** As the page cuts ratios. */
const cut = (ratio: number) => Math.floor(ratio * 100) / 100;

proves(
  'With the default `0.2`, a hex color is mixed with 20% white for `light`, and with 30% black for `dark`.',
  () => {
    const mixed = (white: number, black: number) => ({
      light: flatten(`rgba(255, 255, 255, ${white})`, MAIN),
      dark: flatten(`rgba(0, 0, 0, ${black})`, MAIN),
    });
    /** Each channel is cut to an integer, not rounded. */
    const expectNear = (color: string, expected: string) => {
      const channels = (one: string) => decomposeColor(one).values;
      channels(color).forEach((value, index) =>
        expect(Math.abs(value - (channels(expected)[index] ?? 0))).toBeLessThanOrEqual(1),
      );
    };
    for (const [tonalOffset, white, black] of [
      [undefined, 0.2, 0.3],
      [0.2, 0.2, 0.3],
      [0.4, 0.4, 0.6],
      [{ light: 0.1, dark: 0.4 }, 0.1, 0.4],
    ] as const) {
      const { light, dark } = withMain(MAIN, { tonalOffset });
      expectNear(light, mixed(white, black).light);
      expectNear(dark, mixed(white, black).dark);
    }
  },
);

proves(
  [
    'White, or 87% black if white has less than 3:1',
    'With `contrastThreshold: 4.5`, `createTheme` uses black text if white has less than 4.5:1.',
  ],
  () => {
    const textFor = (main: string, least: number) =>
      contrast('#fff', main) >= least ? '#fff' : 'rgba(0, 0, 0, 0.87)';
    for (const main of ['#ed6c02', '#949494', '#ffffff', '#000000', '#9a9a9a', '#00e676', MAIN]) {
      expect(withMain(main).contrastText).toBe(textFor(main, 3));
      const strict = withMain(main, { contrastThreshold: 4.5 });
      expect(strict.contrastText).toBe(textFor(main, 4.5));
    }
  },
);

proves('The default colors have fixed shades.', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { palette } = createTheme({ palette: { mode } });
    const moved = createTheme({ palette: { mode, tonalOffset: 0.5 } }).palette;
    for (const name of NAMES) {
      expect(moved[name]).toEqual(palette[name]);
    }
  }
});

proves(
  [
    'Write colors as `#00695c`, `rgb(0, 105, 92)`, or `hsl(173, 100%, 21%)`.',
    '`rebeccapurple` throws.',
    '`rgb(0 105 92)`, without commas, breaks the shades without an error.',
  ],
  () => {
    for (const main of [MAIN, 'rgb(0, 105, 92)', 'hsl(173, 100%, 21%)']) {
      const { light, dark } = withMain(main);
      expect(contrast(hexOf(light), hexOf(main))).toBeGreaterThan(1.1);
      expect(contrast(hexOf(dark), hexOf(main))).toBeGreaterThan(1.1);
    }
    for (const main of ['rgb(0 105 92)', 'hsl(173 100% 21%)']) {
      expect(withMain(main).dark).toContain('NaN');
    }
    expect(() => withMain('rebeccapurple')).toThrow(/Unsupported `rebeccapurple` color/);
  },
);

proves(
  'A whole color, such as `teal` from `@mui/material/colors`, also works: `primary: teal` takes shade 500 as `main`, and `secondary: teal` takes `A400`.',
  () => {
    expect(createTheme({ palette: { secondary: teal } }).palette.secondary.main).toBe(teal.A400);
    expect(paletteOf(teal)).toMatchObject({ main: teal[500], light: teal[300], dark: teal[700] });
  },
);

proves(
  '"On light" and "On dark" compare the color with the default backgrounds, `#fff` and `#121212`.',
  () => {
    const { shades } = checkColor('#00796b', 3);
    expect(
      shades.map(({ color, pairs }) => [color, ...pairs.map(({ ratio }) => cut(ratio))]),
    ).toEqual(
      ['light', 'main', 'dark'].map((_, index) => {
        const color = shades[index]?.color ?? '';
        return [
          color,
          cut(contrast('#fff', color)),
          cut(contrast(color, '#fff')),
          cut(contrast(color, '#121212')),
        ];
      }),
    );
  },
);

proves(
  'For white text, darken the color until "Contrast text" is `#fff`, and "Text on it" is at least 4.5 for `main` and `dark`.',
  () => {
    const textOn = (color: string) => {
      const { text, shades } = checkColor(color, 3);
      const [main, dark] = [shades[1], shades[2]].map((shade) => cut(shade?.pairs[0]?.ratio ?? 0));
      return { text, main, dark };
    };
    expect(textOn('#00897b')).toEqual({ text: '#fff', main: 4.31, dark: 7.57 });
    expect(textOn('#008577')).toEqual({ text: '#fff', main: 4.54, dark: 7.8 });
  },
);

test('contrast is the contrast ratio of WCAG', () => {
  expect(contrast('#000', '#fff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('rgba(0, 0, 0, 0)', '#123456')).toBe(1);
});

proves('The table shows its computed shades and their contrast.', async () => {
  const { user } = show(<PaletteTool />);
  const field = screen.getByRole('textbox', { name: 'Main color' });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  await type('#777');
  const rows = screen.getAllByRole('row').slice(1);
  const { light, main, dark } = withMain('#777777');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    `Aalight ${rgbToHex(light)}`,
    `Aamain ${main}`,
    `Aadark ${rgbToHex(dark)}`,
  ]);
  expect(rows[1]).toHaveTextContent('4.47large text, icons');
  await user.click(screen.getByRole('checkbox', { name: 'contrastThreshold: 4.5' }));
  expect(rows[1]).toHaveTextContent('4.28large text, icons');
  expect(rows[2]).toHaveTextContent('2.55too low');
  const code = screen.getByRole('region', { name: 'Code of the theme' });
  expect(code).toHaveTextContent("primary: { main: '#777777' }, contrastThreshold: 4.5,");
  for (const wrong of ['', 'teal', '#12345', 'rgb(0, 105, 920)', 'rgb(0 105 92)', '#zzz', 'none']) {
    expect(toHex(wrong)).toBeNull();
  }
  await type('tomato');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Not a color\. Type #rrggbb/);
  expect(code).toHaveTextContent('#777777');
  for (const [text, hex] of [
    [' 00695C ', '#00695c'],
    ['rgb(0,105,92)', '#00695c'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['#0af', '#00aaff'],
  ] as const) {
    expect(toHex(text)).toBe(hex);
  }
});

test('the tool copies, and says when the browser refuses', async () => {
  const { user } = show(<PaletteTool />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copied the theme for #00796b.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(await navigator.clipboard.readText()).toContain("primary: { main: '#00796b' },");
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText(/^The browser blocked copying\./)).toBeInTheDocument();
  write.mockRestore();
  expect(renderToString(<PaletteTool />)).toContain('5.32');
});

proves(
  'If the text turns black, set a lighter `dark`, and check it in the tool with `contrastThreshold: 4.5`.',
  async () => {
    const { user } = show(<PaletteTool />);
    const type = async (name: string, text: string) => {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
      return field;
    };
    const darkRow = () => screen.getAllByRole('row')[3];
    const code = screen.getByRole('region', { name: 'Code of the theme' });
    await user.click(screen.getByRole('checkbox', { name: 'contrastThreshold: 4.5' }));
    const light = createTheme().palette;
    const dark = createTheme({ palette: { mode: 'dark' } }).palette;
    for (const [main, ownDark, ratio] of [
      [light.info.main, light.info.dark, '2.68too low'],
      [light.info.main, '#039be5', '6.09for text'],
      [dark.secondary.main, dark.secondary.dark, '4.01large text, icons'],
      [dark.error.main, dark.error.dark, '3.92large text, icons'],
    ] as const) {
      await type('Main color', main);
      await type('Own dark (optional)', ownDark);
      expect(darkRow()).toHaveTextContent(`dark ${ownDark}${ratio}`);
      expect(code).toHaveTextContent(`primary: { main: '${main}', dark: '${ownDark}' },`);
    }
    const field = await type('Own dark (optional)', 'tomato');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Not a color\. Type #rrggbb/);
    await user.clear(field);
    expect(field).toBeValid();
    expect(darkRow()).toHaveTextContent(rgbToHex(withMain(dark.error.main).dark));
    expect(code).toHaveTextContent(`primary: { main: '${dark.error.main}' },`);
  },
);

proves(
  [
    'Three defaults need one: `info` in light mode, and `secondary` and `error` in dark mode.',
    "Computed black is 87% opaque, and `createTheme` doesn't check its contrast: on `#777777`, it has 4.28:1.",
    "Set `contrastText: '#000'`.",
  ],
  () => {
    const tooDark = (['light', 'dark'] as const).map((mode) => {
      const { palette } = createTheme({ palette: { mode, contrastThreshold: 4.5 } });
      return NAMES.filter((name) => contrast(palette[name].contrastText, palette[name].dark) < 4.5);
    });
    expect(tooDark).toEqual([['info'], ['secondary', 'error']]);
    const { info } = createTheme({ palette: { contrastThreshold: 4.5 } }).palette;
    expect(info.contrastText).toBe('rgba(0, 0, 0, 0.87)');
    const gray = withMain('#777777', { contrastThreshold: 4.5 });
    expect(gray.contrastText).toBe('rgba(0, 0, 0, 0.87)');
    expect(cut(contrast(gray.contrastText, '#777777'))).toBe(4.28);
    expect(contrast('#000', '#777777')).toBeGreaterThan(4.5);
    // White would have more contrast than the chosen text.
    expect(contrast('#fff', '#777777')).toBeGreaterThan(contrast(gray.contrastText, '#777777'));
  },
);

proves(
  [
    'In light mode on white, three defaults have less than 4.5:1: `warning` has 3.11, `info` 3.85, and `primary` 4.38 on hover.',
    'Set another `main`: for example, `#b54a00`, `#0277bd`, and `#1565c0`.',
  ],
  () => {
    const { alpha, palette } = createTheme();
    /** Of text at rest, and on the background of a hovered text or outlined button. */
    const ratios = (main: string) => {
      const hovered = flatten(alpha(main, palette.action.hoverOpacity), '#fff');
      return [contrast(main, '#fff'), contrast(main, hovered)] as const;
    };
    const low = (index: 0 | 1) =>
      NAMES.filter((name) => ratios(palette[name].main)[index] < 4.5).map(
        (name) => `${name} ${cut(ratios(palette[name].main)[index])}`,
      );
    expect(low(0)).toEqual(['warning 3.11', 'info 3.85']);
    expect(low(1)).toEqual(['primary 4.38', 'warning 2.97', 'info 3.66']);
    for (const main of ['#b54a00', '#0277bd', '#1565c0']) {
      expect(Math.min(...ratios(main))).toBeGreaterThan(4.5);
    }
  },
);

proves(
  [
    'A value for your own styles needs no `main`.',
    'With `cssVariables: true`, the variable is `--mui-palette-chart-line`.',
    "For `theme.alpha` with CSS variables, name the value `main`: `chart.main` works, `chart.line` doesn't.",
  ],
  () => {
    const own = { divider: '#ccc', chart: { line: MAIN, main: MAIN } };
    const plain = createTheme({ palette: own });
    expect(plain.palette).toMatchObject({ chart: { line: MAIN } });
    expect(plain.alpha(MAIN, 0.1)).toBe('rgba(0, 105, 92, 0.1)');
    const theme = createTheme({ cssVariables: true, palette: own });
    expect(theme.vars?.palette).toMatchObject({
      chart: { line: `var(--mui-palette-chart-line, ${MAIN})`, mainChannel: expect.anything() },
    });
    expect(theme.vars?.palette).not.toHaveProperty('chart.lineChannel');
    // The browser shows both as colors.
    expect(theme.alpha('var(--mui-palette-chart-line)', 0.1)).toContain('chart-lineChannel');
  },
);

proves(['For your own color, `augmentColor` computes `light`, `dark`, and `contrastText`.'], () => {
  const moss = createTheme().palette.augmentColor({ color: { main: MAIN }, name: 'moss' });
  expect(Object.keys(moss).sort()).toEqual(['contrastText', 'dark', 'light', 'main']);
  for (const name of NAMES) {
    const color = createTheme({ palette: { [name]: { main: MAIN } } }).palette[name];
    expect(Object.keys(color).sort()).toEqual(['contrastText', 'dark', 'light', 'main']);
  }
  const options = { mode: 'light' as const, moss: { main: MAIN } };
  expect(createTheme({ palette: options }).palette).toMatchObject({ moss: { main: MAIN } });
  expect(createTheme({ palette: options }).palette).not.toHaveProperty('moss.dark');
});

proves(
  'If your theme sets `contrastThreshold` or `tonalOffset`, pass it to the first `createTheme()` too: `createTheme({ palette: { contrastThreshold: 4.5 } })`.',
  () => {
    const color = { main: '#2e8b57' };
    const own = createTheme({ palette: { contrastThreshold: 4.5, tonalOffset: 0.4 } }).palette;
    const plain = createTheme().palette.augmentColor({ color });
    expect(plain.contrastText).toBe('#fff');
    expect(own.augmentColor({ color }).contrastText).toBe('rgba(0, 0, 0, 0.87)');
    expect(own.augmentColor({ color }).dark).not.toBe(plain.dark);
    const mixed = createTheme({
      palette: { contrastThreshold: 4.5, primary: color, secondary: plain },
    }).palette;
    expect(mixed.primary.contrastText).toBe('rgba(0, 0, 0, 0.87)');
    expect(mixed.secondary.contrastText).toBe('#fff');
  },
);

proves(
  [
    'In this theme, contained buttons of all palette colors have at least 4.5:1, also on hover.',
    'This theme sets all three.',
  ],
  () => {
    const contrastThreshold = 4.5;
    const { augmentColor } = createTheme({ palette: { contrastThreshold } }).palette;
    const source = readFileSync('docs/base/customization/palette/index.mdx', 'utf8');
    for (const [mode, primary, own, moss, secondary, divider] of [
      [
        'light',
        '#00695c',
        "info: { main: '#0288d1', dark: '#039be5' }, ",
        '#55702c',
        '#455250',
        'rgba(0, 60, 52, 0.2)',
      ],
      [
        'dark',
        '#80cbc4',
        "secondary: { main: '#ce93d8', dark: '#ba68c8' }, error: { main: '#ff8a80', dark: '#e57373' }, ",
        '#a8c97f',
        '#c2cfcb',
        'rgba(200, 240, 230, 0.2)',
      ],
    ] as const) {
      expect(source.replace(/\s+/g, ' ')).toContain(
        `palette: { contrastThreshold, primary: { main: '${primary}' }, ${own}moss: augmentColor({ color: { main: '${moss}' }, name: 'moss' }), text: { secondary: '${secondary}' }, divider: '${divider}', }`,
      );
      const palette = bothModes.colorSchemes[mode]?.palette;
      expect(palette?.primary.main).toBe(primary);
      for (const color of [
        ...NAMES.map((name) => palette?.[name]),
        augmentColor({ color: { main: moss } }),
      ]) {
        const { contrastText = '', main = '', dark = '' } = color ?? {};
        expect(contrast(contrastText, main)).toBeGreaterThan(4.5);
        expect(contrast(contrastText, dark)).toBeGreaterThan(4.5);
      }
    }
  },
);

/** Colors from the whole color space, and the ones that are the hardest to read text on. */
function* manyColors() {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        yield rgbToHex(`rgb(${red}, ${green}, ${blue})`);
      }
    }
  }
  // White on the first has 4.497:1, which Material UI rounds up to 4.5.
  yield* ['#b1631b', '#00897b', '#777777', '#767676', '#ffcb05'];
}

proves(
  [
    '`readableColor` accepts hex only.',
    'Text on the returned color has at least 4.5:1, also on hover, but not with a focus ripple:',
    "Pass a server's answer: `readableColor(tenant?.color, '#00695c')`.",
    'Elsewhere, it can be unreadable.',
  ],
  () => {
    for (const main of manyColors()) {
      const { dark, contrastText } = readableColor(main, MAIN);
      const ratio = Math.min(contrast(contrastText, main), contrast(contrastText, rgbToHex(dark)));
      if (ratio < 4.5) {
        throw new Error(`${main}: ${ratio}`);
      }
    }
    for (const input of ['#0af', '#00AAFF', '#00695c']) {
      expect(readableColor(input, '#000000').main).toBe(input);
    }
    const fallback = readableColor(MAIN, '#000000');
    for (const input of [
      undefined,
      null,
      '',
      'rebeccapurple',
      'rgb(0 105 92)',
      'hsl(173 100% 21%)',
      'var(--brand)',
      '#ggg',
      '#12',
      '#1234',
      '#00695c80',
      ' #00695c',
    ]) {
      expect(readableColor(input, MAIN)).toEqual(fallback);
    }
    expect(contrast(readableColor('#ffcb05', MAIN).main, '#fff')).toBeLessThan(3);
  },
);

test('the demo of colors from users falls back while the input is no color', async () => {
  const { user } = show(<UserColor />);
  const field = screen.getByRole('textbox', { name: 'Brand color' });
  // jsdom doesn't resolve the variables of a button: the claim in the browser reads the color that users see.
  const background = () =>
    getComputedStyle(screen.getByRole('button')).getPropertyValue('--variant-containedBg');
  expect(background()).toBe('#00897b');
  await user.clear(field);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not hex: the fallback is used.');
  expect(background()).toBe('#00695c');
  await user.type(field, '#fc0');
  expect(field).toBeValid();
  expect(background()).toBe('#fc0');
  expect(renderToString(<UserColor />)).toContain('#00897b');
});

proves(
  [
    'Of `text`, `background`, and `action`, set only what you change.',
    'The others keep their defaults.',
  ],
  () => {
    const plain = createTheme().palette;
    const { palette } = createTheme({
      palette: {
        text: { secondary: 'rgba(0, 0, 0, 0.7)' },
        background: { default: '#eee' },
        action: { active: '#222' },
      },
    });
    expect(palette.text).toEqual({ ...plain.text, secondary: 'rgba(0, 0, 0, 0.7)' });
    expect(palette.background).toEqual({ ...plain.background, default: '#eee' });
    expect(palette.action).toEqual({ ...plain.action, active: '#222' });
  },
);

proves("`Tabs` doesn't support custom colors.", async () => {
  const tabs = (colors: string) => `
    import Tab from '@mui/material/Tab';
    import Tabs from '@mui/material/Tabs';
    declare module '@mui/material/Tabs' {
      interface TabsPropsIndicatorColorOverrides { moss: true }
    }
    export const pages = <Tabs value={0} ${colors}><Tab label="Beds" /></Tabs>;`;
  await expectTypeError(tabs('textColor="moss"'), /moss/);
});

proves(
  [
    'For a custom color such as `var(--brand)`, create a theme with `nativeColor`.',
    'Use its `palette.augmentColor`, `palette.getContrastText`, `darken`, and `lighten`, not the imported functions.',
  ],
  () => {
    const color = { main: 'var(--brand)' };
    const native = createTheme({ cssVariables: { nativeColor: true } });
    const { dark, light } = native.palette.augmentColor({ color });
    expect(dark).toMatch(/^color-mix/);
    expect(native.darken(light, 0.6)).toBe(`color-mix(in oklch, ${light}, #000 60%)`);
    expect(native.lighten(light, 0.9)).toBe(`color-mix(in oklch, ${light}, #fff 90%)`);
    expect(native.palette.getContrastText(dark)).toContain(`oklch(from ${dark}`);
    /** The theme accepts the entries of alerts that these functions compute. */
    const theme = createTheme({
      cssVariables: { nativeColor: true },
      colorSchemes: {
        light: {
          palette: {
            Alert: {
              errorColor: native.darken(light, 0.6),
              errorFilledBg: dark,
              errorFilledColor: native.palette.getContrastText(dark),
            },
          },
        },
      },
    });
    expect(theme.colorSchemes.light?.palette.Alert.errorFilledBg).toBe(dark);
    const plain = createTheme().palette;
    for (const compute of [
      () => plain.augmentColor({ color }),
      () => plain.getContrastText(dark),
      () => darken(light, 0.6),
      () => lighten(light, 0.9),
    ]) {
      expect(compute).toThrow(/Unsupported/);
    }
  },
);

proves("`-mainChannel` variables don't exist: use `theme.alpha`.", () => {
  const native = createTheme({ cssVariables: { nativeColor: true } });
  expect(native.vars?.palette.primary).not.toHaveProperty('mainChannel');
  expect(createTheme({ cssVariables: true }).vars?.palette.primary).toHaveProperty('mainChannel');
  expect(native.alpha(native.vars?.palette.primary.main ?? '', 0.1)).toMatch(/^oklch\(from var/);
});

proves(
  '`Select`, `Input`, `FilledInput`, and `OutlinedInput` use the declaration of `InputBase`.',
  () =>
    expectCompiles(`
      import FilledInput from '@mui/material/FilledInput';
      import Input from '@mui/material/Input';
      import OutlinedInput from '@mui/material/OutlinedInput';
      import Select from '@mui/material/Select';
      declare module '@mui/material/InputBase' {
        interface InputBasePropsColorOverrides { moss: true }
      }
      export const all = [
        <FilledInput key={1} color="moss" />, <Input key={2} color="moss" />,
        <OutlinedInput key={3} color="moss" />, <Select key={4} color="moss" />,
      ];
    `),
);

proves('This theme computes the entries as for built-in colors:', () => {
  const source = readFileSync('docs/base/customization/palette/index.mdx', 'utf8');
  const code = source.replace(/\s+/g, ' ');
  for (const line of [
    'const filled = isDark ? moss.dark : moss.main;',
    'isDark ? [lighten, darken] : [darken, lighten];',
    'const track = shadeSurface(moss.main, isDark ? 0.5 : 0.62);',
    'mossColor: shadeText(moss.light, 0.6), mossStandardBg: shadeSurface(moss.light, 0.9), mossFilledColor: getContrastText(filled), mossFilledBg: filled, mossIconColor: moss.main,',
    'LinearProgress: { mossBg: track }, Slider: { mossTrack: track }, Switch: { mossDisabledColor: shadeSurface(moss.main, isDark ? 0.55 : 0.62) },',
  ]) {
    expect(code).toContain(line);
  }
  for (const [mode, main] of [
    ['light', '#55702c'],
    ['dark', '#a8c97f'],
  ] as const) {
    const own = mossPalette(main, mode === 'dark');
    const theme = createTheme({
      cssVariables: true,
      defaultColorScheme: mode,
      colorSchemes: { [mode]: { palette: { success: { main } } } },
    });
    const { Alert, LinearProgress, Slider, Switch } = theme.colorSchemes[mode]?.palette ?? {};
    /** A built-in color refers to a variable with the same value. */
    const variable = (value: string) =>
      `var(--mui-palette-success-${value === own.moss.main ? 'main' : 'dark'}, ${value})`;
    expect(Alert).toMatchObject({
      successColor: own.Alert.mossColor,
      successStandardBg: own.Alert.mossStandardBg,
      successFilledColor: own.Alert.mossFilledColor,
      successFilledBg: variable(own.Alert.mossFilledBg),
      successIconColor: variable(own.Alert.mossIconColor),
    });
    expect(LinearProgress?.successBg).toBe(own.LinearProgress.mossBg);
    expect(Slider?.successTrack).toBe(own.Slider.mossTrack);
    expect(Switch?.successDisabledColor).toBe(own.Switch.mossDisabledColor);
  }
});

test('with readableColor in that theme, alerts have 4.5:1, as its comment says', () => {
  const source = readFileSync('docs/base/customization/palette/index.mdx', 'utf8');
  expect(source).toContain(
    "// For a server's color: `moss = readableColor(color, main)`, and `mossFilledColor: moss.contrastText`.",
  );
  for (const main of manyColors()) {
    for (const isDark of [false, true]) {
      const own = mossPalette(main, isDark, readableColor(main, '#55702c'));
      const { Alert: alert, moss } = own;
      const ratio = Math.min(
        contrast(moss.contrastText, rgbToHex(alert.mossFilledBg)),
        contrast(rgbToHex(alert.mossColor), rgbToHex(alert.mossStandardBg)),
      );
      if (ratio < 4.5) {
        throw new Error(`${main}: ${ratio}`);
      }
    }
  }
  const { Alert: plain } = mossPalette('#a8c97f', true);
  expect(contrast(plain.mossFilledColor, plain.mossFilledBg)).toBeLessThan(4.5);
});

proves(
  ['| `common.black`, `common.white`, `grey` | The same in both modes |', 'by default `0.38`'],
  () => {
    const { palette } = createTheme();
    const dark = createTheme({ palette: { mode: 'dark' } }).palette;
    expect([palette.action.disabledOpacity, dark.action.disabledOpacity]).toEqual([0.38, 0.38]);
    expect(dark.grey).toEqual(palette.grey);
    expect(dark.common).toEqual(palette.common);
  },
);

proves(
  'WCAG exempts disabled controls. By default, a disabled contained button has 1.84:1 in light mode.',
  () => {
    const { action, background } = createTheme().palette;
    const ground = flatten(action.disabledBackground, background.paper);
    expect(cut(contrast(action.disabled, ground))).toBe(1.84);
  },
);

proves(
  [
    'With `cssVariables: { nativeColor: true }`, computed shades are `color-mix()` in the color space `oklch`, and a computed `contrastText` is a relative color.',
    "The palette then also accepts colors that Material UI can't parse, such as `rebeccapurple` or `var(--brand)`.",
  ],
  () => {
    for (const main of ['rebeccapurple', 'var(--brand)']) {
      const { primary } = createTheme({
        cssVariables: { nativeColor: true },
        palette: { primary: { main } },
      }).palette;
      expect(primary.light).toBe(`color-mix(in oklch, ${main}, #fff 20%)`);
      expect(primary.dark).toBe(`color-mix(in oklch, ${main}, #000 30%)`);
      expect(primary.contrastText).toMatch(`oklch(from ${main}`);
    }
    expect(() => withMain('rebeccapurple')).toThrow(/Unsupported/);
  },
);

proves(
  [
    "A light brand color, such as `#ffcb05`, isn't readable as text on white.",
    'In light mode, set a darker `primary`, such as `#7a5c00`.',
    'For contained buttons, add the brand color as `brand`.',
  ],
  () => {
    expect(contrast('#ffcb05', '#fff')).toBeLessThan(3);
    const { alpha, palette } = createTheme();
    const hovered = flatten(alpha('#7a5c00', palette.action.hoverOpacity), '#fff');
    expect(contrast('#7a5c00', hovered)).toBeGreaterThan(4.5);
    for (const contrastThreshold of [3, 4.5]) {
      for (const [main, text] of [
        ['#ffcb05', 'rgba(0, 0, 0, 0.87)'],
        ['#7a5c00', '#fff'],
      ] as const) {
        const { dark, contrastText } = withMain(main, { contrastThreshold });
        expect(contrastText).toBe(text);
        expect(contrast(text, main)).toBeGreaterThan(4.5);
        expect(contrast(text, rgbToHex(dark))).toBeGreaterThan(4.5);
      }
    }
  },
);

proves('No color has 4.5:1 on both: for colored text, give each mode its own color.', () => {
  // The best color between two others has the square root of their contrast with both.
  const [light, dark] = [createTheme(), createTheme({ palette: { mode: 'dark' } })];
  const between = contrast(light.palette.background.default, dark.palette.background.default);
  expect(Math.sqrt(between)).toBeLessThan(4.5);
});

proves(
  [
    'The default `text.secondary` has 5.74:1 on white and 9.44:1 on `#121212`.',
    'On the default backgrounds, `text.secondary` has at least 8:1.',
  ],
  () => {
    for (const [mode, ratio] of [
      ['light', 5.74],
      ['dark', 9.44],
    ] as const) {
      const { background, text } = createTheme({ palette: { mode } }).palette;
      expect(background.paper).toBe(background.default);
      expect(cut(contrast(text.secondary, background.paper))).toBe(ratio);
      const own = bothModes.colorSchemes[mode]?.palette;
      expect(own?.background).toMatchObject({
        default: background.default,
        paper: background.paper,
      });
      expect(contrast(own?.text.secondary ?? '', background.default)).toBeGreaterThan(8);
    }
  },
);

proves(
  'A `palette` next to `colorSchemes` discards the palette of one mode, by default light, and has no effect in the other.',
  () => {
    const own = { palette: { primary: { main: MAIN } } };
    for (const cssVariables of [false, true]) {
      for (const [mode, light, dark] of [
        [undefined, '#ff0000', MAIN],
        ['light', '#ff0000', MAIN],
        ['dark', MAIN, '#ff0000'],
      ] as const) {
        const { colorSchemes } = createTheme({
          cssVariables,
          palette: { mode, primary: { main: '#ff0000' } },
          colorSchemes: { light: own, dark: own },
        });
        expect(colorSchemes.light?.palette?.primary?.main).toBe(light);
        expect(colorSchemes.dark?.palette?.primary?.main).toBe(dark);
      }
      // The whole palette is replaced.
      const both = createTheme({ cssVariables, palette: {}, colorSchemes: { light: own } });
      expect(both.colorSchemes.light?.palette?.primary?.main).not.toBe(MAIN);
    }
  },
);

proves(
  "With CSS variables, set the lines of tables alone: `TableCell: { border: '#9e9e9e' }` in a palette of `colorSchemes`.",
  async () => {
    const themed = (options: string) => `
      import { createTheme } from '@mui/material/styles';
      const palette = { TableCell: { border: '#9e9e9e' } };
      export const theme = createTheme({ cssVariables: true, ${options} });`;
    await expectCompiles(themed('colorSchemes: { light: { palette }, dark: { palette } }'));
    await expectTypeError(themed('palette: { TableCell: palette.TableCell }'), /TableCell/);
  },
);

proves(
  "To let users choose the mode, set `cssVariables: { colorSchemeSelector: 'class' }`, and add the script and switch.",
  async () => {
    const Switch = () => {
      const { setMode } = useColorScheme();
      return <button onClick={() => setMode('dark')}>Dark</button>;
    };
    const switchTo = async (cssVariables: true | { colorSchemeSelector: 'class' }) => {
      const theme = createTheme({ cssVariables, colorSchemes: { light: true, dark: true } });
      const { user, unmount } = show(
        <ThemeProvider theme={theme} storageManager={null}>
          <Switch />
        </ThemeProvider>,
      );
      await user.click(screen.getByRole('button', { name: 'Dark' }));
      const { className } = document.documentElement;
      unmount();
      return className;
    };
    expect(await switchTo({ colorSchemeSelector: 'class' })).toBe('dark');
    document.documentElement.className = '';
    expect(await switchTo(true)).toBe('');
    expectConsole('error', /`setMode` function has no effect/);
  },
);

proves('To make it follow the mode, pass `forceThemeRerender` to `ThemeProvider`.', () => {
  const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
  const Color = () => useTheme().palette.primary.main;
  for (const [isForced, color] of [
    [false, '#1976d2'],
    [true, '#90caf9'],
  ] as const) {
    const { unmount } = show(
      <ThemeProvider theme={theme} defaultMode="dark" forceThemeRerender={isForced}>
        <Color />
      </ThemeProvider>,
    );
    expect(document.body).toHaveTextContent(color);
    unmount();
  }
});

proves(
  "In TypeScript, this prop needs `import type {} from '@mui/material/themeCssVarsAugmentation'`.",
  async () => {
    const app = `import { createTheme, ThemeProvider } from '@mui/material/styles';
const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
export const app = <ThemeProvider theme={theme} forceThemeRerender>App</ThemeProvider>;`;
    await expectTypeError(app, /forceThemeRerender/);
    await expectCompiles(`import type {} from '@mui/material/themeCssVarsAugmentation';\n${app}`);
  },
);

proves(
  'Shades computed from a hex color are `rgb()`: `rgbToHex` of `@mui/material/styles` converts them.',
  () => {
    const { light, dark } = withMain(MAIN);
    expect([light, dark]).toEqual(['rgb(51, 135, 124)', 'rgb(0, 73, 64)']);
    expect([light, dark].map(rgbToHex)).toEqual(['#33877c', '#004940']);
  },
);

proves('`Button` and `Chip` also need the declarations from Add a color.', async () => {
  const themed = (declarations: string) => `
      import Button from '@mui/material/Button';
      import Chip from '@mui/material/Chip';
      declare module '@mui/material/styles' {
        interface Palette { moss: Palette['primary'] }
        interface PaletteOptions { moss?: PaletteOptions['primary'] }
      }
      ${declarations}
      export const all = [<Button key={1} color="moss" />, <Chip key={2} color="moss" />];`;
  const button = `declare module '@mui/material/Button' {
      interface ButtonPropsColorOverrides { moss: true }
    }`;
  const chip = `declare module '@mui/material/Chip' {
      interface ChipPropsColorOverrides { moss: true }
    }`;
  await expectTypeError(themed(button), /moss/);
  await expectTypeError(themed(chip), /moss/);
  await expectCompiles(themed(button + chip));
  const { palette } = createTheme();
  const options = { divider: '#ccc', moss: palette.augmentColor({ color: { main: MAIN } }) };
  const theme = createTheme({
    cssVariables: true,
    colorSchemes: { light: { palette: options } },
  });
  expect(theme.vars?.palette).toHaveProperty('Alert.successFilledBg');
  expect(theme.vars?.palette).not.toHaveProperty('Alert.mossFilledBg');
});

proves(
  'Other elements fade with `action.disabledOpacity`, by default `0.38`: menu and list items, `Autocomplete` options, chips, ratings, pagination items, accordion summaries, and tabs with `textColor="inherit"`.',
  () => {
    for (const [disabledOpacity, opacity] of [
      [undefined, '0.38'],
      [0.7, '0.7'],
    ] as const) {
      const action = disabledOpacity === undefined ? {} : { disabledOpacity };
      const { unmount } = show(
        <ThemeProvider theme={createTheme({ palette: { action } })}>
          <MenuList>
            <MenuItem disabled>Kale</MenuItem>
          </MenuList>
          <ListItemButton disabled>Chard</ListItemButton>
          <Chip label="Dill" disabled />
          <Rating value={2} disabled />
          <Pagination count={3} disabled />
          <Tabs value={false} textColor="inherit">
            <Tab label="Rows" disabled />
          </Tabs>
          <Accordion disabled>
            <AccordionSummary>Beds</AccordionSummary>
          </Accordion>
          <Autocomplete
            open
            options={['Leek']}
            getOptionDisabled={() => true}
            renderInput={(params) => <TextField {...params} label="Crop" />}
          />
        </ThemeProvider>,
      );
      for (const selector of [
        '.MuiMenuItem-root',
        '.MuiListItemButton-root',
        '.MuiChip-root',
        '.MuiRating-root',
        '.MuiPaginationItem-root',
        '.MuiTab-root',
        '.MuiPaginationItem-previousNext',
        '.MuiAccordionSummary-root',
        '.MuiAutocomplete-option',
      ]) {
        expect(document.querySelector(selector)).toHaveStyle({ opacity });
      }
      unmount();
    }
  },
);

proves('`Typography` and `Link` need none.', () =>
  expectCompiles(`
    import Link from '@mui/material/Link';
    import Typography from '@mui/material/Typography';
    export const all = [<Link key={1} color="moss" />, <Typography key={2} color="moss" />];
  `),
);

proves(
  'With `color="moss"`, an `Alert` shows the icon of its `severity`, by default a check mark. To change it, pass `icon`.',
  () => {
    const moss = createTheme().palette.augmentColor({ color: { main: MAIN }, name: 'moss' });
    const options = { mode: 'light' as const, moss };
    const own = { color: 'moss' } as object;
    show(
      <ThemeProvider theme={createTheme({ palette: options })}>
        <Alert {...own}>Sown</Alert>
        <Alert {...own} severity="error">
          Frost
        </Alert>
        <Alert {...own} icon={<b>!</b>}>
          Slugs
        </Alert>
      </ThemeProvider>,
    );
    const [sown, frost, slugs] = screen.getAllByRole('alert');
    expect(within(sown as HTMLElement).getByTestId('SuccessOutlinedIcon')).toBeInTheDocument();
    expect(within(frost as HTMLElement).getByTestId('ErrorOutlineIcon')).toBeInTheDocument();
    expect(slugs).toHaveTextContent('!Slugs');
    expect(within(slugs as HTMLElement).queryByTestId('SuccessOutlinedIcon')).toBeNull();
    expect(sown).toHaveClass('MuiAlert-colorMoss');
  },
);

proves(
  "To color links, add `link: { main: '#00695c' }` in the same way, and set `components: { MuiLink: { defaultProps: { color: 'link.main' } } }`.",
  () => {
    const options = { mode: 'light' as const, link: { main: MAIN } };
    const theme = createTheme({
      palette: options,
      components: { MuiLink: { defaultProps: { color: 'link.main' } } },
    });
    show(
      <ThemeProvider theme={theme}>
        <Link href="#beds">Beds</Link>
      </ThemeProvider>,
    );
    expect(screen.getByRole('link')).toHaveStyle({ color: 'rgb(0, 105, 92)' });
  },
);

exempt(
  [
    'WCAG level AA requires 4.5:1 for text, and 3:1 for large text and icons.',
    '| `secondary` | A second accent, on request: `color="secondary"` |',
  ],
  'These are rules of WCAG, and what a name is meant for.',
);
