import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { checkColor, flatten, toHex } from '../../../../docs/base/customization/palette/contrast';
import PaletteTool from '../../../../docs/base/customization/palette/PaletteTool';
import { teal } from '@mui/material/colors';
import {
  createTheme,
  decomposeColor,
  getContrastRatio,
  type PaletteOptions,
  rgbToHex,
} from '@mui/material/styles';
import {
  exempt,
  expectCompiles,
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

/** The ratio that users see: the text's transparency is mixed with the background. */
const seen = (text: string, background: string) =>
  getContrastRatio(flatten(text, background), background);

/** As the page cuts ratios. */
const cut = (ratio: number) => Math.floor(ratio * 100) / 100;

proves(
  [
    '| `light` | A lighter shade for your own styles | `main`, mixed with 20% white |',
    'The default `0.2` is 20% white in `light`, and 1.5 × 20% = 30% black in `dark`.',
  ],
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
    'By default, `createTheme` uses white text if white has a contrast of at least 3:1.',
  ],
  () => {
    for (const main of ['#ed6c02', '#949494', '#ffffff', '#000000', '#9a9a9a', '#00e676']) {
      const white = getContrastRatio('#fff', main) >= 3;
      expect(withMain(main).contrastText).toBe(white ? '#fff' : 'rgba(0, 0, 0, 0.87)');
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
    '`createTheme` accepts hex, `rgb()` and `hsl()` with commas, and `color()` in `srgb` or `display-p3`.',
    'With spaces, as in `rgb(0 105 92)`, the shades are broken without an error.',
  ],
  () => {
    for (const main of [
      '#06c',
      MAIN,
      'rgb(0, 105, 92)',
      'hsl(173, 100%, 21%)',
      'color(srgb 0 0.4 0.3)',
      'color(display-p3 0 0.4 0.3)',
    ]) {
      expect(withMain(main).dark).not.toContain('NaN');
    }
    expect(() => withMain('color(rec2020 0 0.4 0.3)')).toThrow(/unsupported/);
    for (const main of ['rgb(0 105 92)', 'hsl(173 100% 21%)']) {
      expect(withMain(main).dark).toContain('NaN');
    }
  },
);

proves(
  'A whole color of the package, such as `teal` from `@mui/material/colors`, also works: `primary: teal` takes shade 500 as `main`, and `secondary: teal` takes `A400`.',
  () => {
    expect(createTheme({ palette: { secondary: teal } }).palette.secondary.main).toBe(teal.A400);
    expect(paletteOf(teal)).toMatchObject({ main: teal[500], light: teal[300], dark: teal[700] });
  },
);

proves(
  '"On light" and "On dark" compare the color with the default backgrounds of the two modes, `#fff` and `#121212`.',
  () => {
    const { shades } = checkColor('#00796b', 3);
    expect(
      shades.map(({ color, pairs }) => [color, ...pairs.map(({ ratio }) => cut(ratio))]),
    ).toEqual(
      ['light', 'main', 'dark'].map((_, index) => {
        const color = shades[index]?.color ?? '';
        return [
          color,
          cut(getContrastRatio('#fff', color)),
          cut(getContrastRatio(color, '#fff')),
          cut(getContrastRatio(color, '#121212')),
        ];
      }),
    );
  },
);

proves('The table shows the shades that `createTheme` computes and their contrast.', async () => {
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
  expect(rows[1]).toHaveTextContent('4.48large text, icons');
  await user.click(screen.getByRole('checkbox', { name: 'contrastThreshold: 4.5' }));
  expect(rows[1]).toHaveTextContent('4.25large text, icons');
  expect(rows[2]).toHaveTextContent('2.58too low');
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
  [
    'Of the defaults, `info.dark` is too dark for black text in light mode (2.67:1), and `secondary.dark` and `error.dark` in dark mode.',
    'With `contrastThreshold: 4.5`, the text on `#777777` has 4.25:1.',
    '`createTheme` measures black text as if it were solid, but the text is only 87% opaque, so the real contrast is lower.',
  ],
  () => {
    const tooDark = (['light', 'dark'] as const).map((mode) => {
      const { palette } = createTheme({ palette: { mode, contrastThreshold: 4.5 } });
      return NAMES.filter((name) => seen(palette[name].contrastText, palette[name].dark) < 4.5);
    });
    expect(tooDark).toEqual([['info'], ['secondary', 'error']]);
    const { info } = createTheme({ palette: { contrastThreshold: 4.5 } }).palette;
    expect(info.contrastText).toBe('rgba(0, 0, 0, 0.87)');
    expect(cut(seen(info.contrastText, info.dark))).toBe(2.67);
    const gray = withMain('#777777', { contrastThreshold: 4.5 });
    expect(cut(seen(gray.contrastText, '#777777'))).toBe(4.25);
    expect(getContrastRatio('rgba(0, 0, 0, 0.87)', '#777777')).toBe(
      getContrastRatio('#000', '#777777'),
    );
    expect(getContrastRatio('#000', '#777777')).toBeGreaterThan(4.5);
  },
);

proves(
  [
    '`createTheme` completes only its six built-in colors.',
    'For your own color, `augmentColor` computes `light`, `dark`, and `contrastText`.',
  ],
  () => {
    const moss = createTheme().palette.augmentColor({ color: { main: MAIN }, name: 'moss' });
    expect(Object.keys(moss).sort()).toEqual(['contrastText', 'dark', 'light', 'main']);
    for (const name of NAMES) {
      const color = createTheme({ palette: { [name]: { main: MAIN } } }).palette[name];
      expect(Object.keys(color).sort()).toEqual(['contrastText', 'dark', 'light', 'main']);
    }
    const options = { mode: 'light' as const, moss: { main: MAIN } };
    expect(createTheme({ palette: options }).palette).toMatchObject({ moss: { main: MAIN } });
    expect(createTheme({ palette: options }).palette).not.toHaveProperty('moss.dark');
  },
);

proves(
  '`augmentColor` uses the `contrastThreshold` and `tonalOffset` of the theme that you take it from.',
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

proves('In this theme, text on the two custom colors has at least 4.5:1:', () => {
  const { augmentColor } = createTheme({ palette: { contrastThreshold: 4.5 } }).palette;
  const source = readFileSync('docs/base/customization/palette/index.mdx', 'utf8');
  for (const [name, light, dark] of [
    ['moss', '#55702c', '#a8c97f'],
    ['honey', '#8a5a00', '#f0b429'],
  ]) {
    for (const main of [light, dark]) {
      expect(source).toContain(
        `${name}: augmentColor({ color: { main: '${main}' }, name: '${name}' }),`,
      );
      const color = augmentColor({ color: { main: String(main) } });
      expect(seen(color.contrastText, color.main)).toBeGreaterThan(4.5);
      expect(seen(color.contrastText, color.dark)).toBeGreaterThan(4.5);
    }
  }
});

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
    'For a custom color such as `var(--brand)`, take `augmentColor` from a theme with `nativeColor`.',
    'From a plain `createTheme()`, the function throws.',
  ],
  () => {
    const color = { main: 'var(--brand)' };
    const native = createTheme({ cssVariables: { nativeColor: true } });
    expect(native.palette.augmentColor({ color }).dark).toMatch(/^color-mix/);
    expect(() => createTheme().palette.augmentColor({ color })).toThrow(/Unsupported/);
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

proves(
  [
    '`action` also contains numbers: `hoverOpacity`, `selectedOpacity`, `focusOpacity`, `activatedOpacity`, and `disabledOpacity`.',
    '| `common.black`, `common.white`, `grey` | The same in both modes |',
    'The default is `0.38`.',
  ],
  () => {
    const { palette } = createTheme();
    const dark = createTheme({ palette: { mode: 'dark' } }).palette;
    const numbers = Object.entries(palette.action).filter(([, one]) => typeof one === 'number');
    expect(numbers.map(([name]) => name).sort()).toEqual([
      'activatedOpacity',
      'disabledOpacity',
      'focusOpacity',
      'hoverOpacity',
      'selectedOpacity',
    ]);
    expect([palette.action.disabledOpacity, dark.action.disabledOpacity]).toEqual([0.38, 0.38]);
    expect(dark.grey).toEqual(palette.grey);
    expect(dark.common).toEqual(palette.common);
  },
);

proves(
  'WCAG exempts disabled controls, and the default contrast of a disabled contained button is 1.84:1 in light mode.',
  () => {
    const { action, background } = createTheme().palette;
    const ground = flatten(action.disabledBackground, background.paper);
    expect(cut(seen(action.disabled, ground))).toBe(1.84);
  },
);

proves(
  [
    'With `cssVariables: { nativeColor: true }`, `light` and `dark` are `color-mix()` in the color space `oklch`, and `contrastText` is a relative color.',
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
  'No color has 4.5:1 on both, so a color that you use for text needs a lighter version for dark mode.',
  () => {
    // The best color between two others has the square root of their contrast with both.
    const [light, dark] = [createTheme(), createTheme({ palette: { mode: 'dark' } })];
    const between = getContrastRatio(
      light.palette.background.default,
      dark.palette.background.default,
    );
    expect(Math.sqrt(between)).toBeLessThan(4.5);
  },
);

exempt(
  [
    'WCAG level AA requires 4.5:1 for text, and 3:1 for large text and icons.',
    '| `secondary` | A second accent, on request: `color="secondary"` |',
  ],
  'These are rules of WCAG, and what a name is meant for.',
);
