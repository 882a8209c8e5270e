/** @jest-environment jsdom */
import { type ThemeOptions, createTheme } from '@mui/material/styles';
import { THEME_OPTIONS } from '../../../../src/features/docs-theme';
import { type CheckedTheme, checkTheme } from '../../../../src/features/own-theme/checkTheme';
import { OPTIONS, misspelledOptions } from '../../../../src/features/own-theme/misspelled';

function checked(text: string): CheckedTheme {
  const result = checkTheme(text);
  if ('kind' in result) {
    throw new Error(JSON.stringify(result));
  }
  return result;
}

const themeOf = (text: string, base: 'docs' | 'material' = 'material') =>
  createTheme(
    checked(text).complete(
      THEME_OPTIONS[base]({
        direction: 'rtl',
        components: { MuiDataGrid: { defaultProps: { density: 'compact' } } },
      }),
    ),
  );

describe('the theme', () => {
  test('has the palette in both modes, whose mode is the site’s', () => {
    const theme = themeOf("{ palette: { mode: 'dark', primary: { main: '#00695c' } } }");
    for (const mode of ['light', 'dark'] as const) {
      const { palette } = createTheme({ palette: { mode, primary: { main: '#00695c' } } });
      expect(theme.colorSchemes[mode]?.palette).toMatchObject({
        mode,
        primary: palette.primary,
        text: palette.text,
        background: palette.background,
      });
    }
  });

  test('has the palettes of color schemes, with the palette in front of one of them', () => {
    const schemes =
      "colorSchemes: { light: { palette: { primary: { main: '#111111' } } }, dark: { palette: { primary: { main: '#eeeeee' } } } }";
    const mains = (text: string) => {
      const { light, dark } = themeOf(text).colorSchemes;
      return [light?.palette.primary.main, dark?.palette.primary.main];
    };
    expect(mains(`{ ${schemes} }`)).toEqual(['#111111', '#eeeeee']);
    expect(mains(`{ ${schemes}, palette: { primary: { main: '#222222' } } }`)).toEqual([
      '#222222',
      '#eeeeee',
    ]);
    expect(
      mains(`{ ${schemes}, palette: { mode: 'dark', primary: { main: '#dddddd' } } }`),
    ).toEqual(['#111111', '#dddddd']);
    expect(mains('{ colorSchemes: { dark: true } }')).toEqual(['#1976d2', '#90caf9']);
  });

  test('has the other options, and direction, selector and density of the site', () => {
    const text = `createTheme({
      direction: 'ltr', cssVariables: { cssVarPrefix: 'x', colorSchemeSelector: 'class' }, spacing: 4,
      shape: { borderRadius: 12 }, typography: { h1: { fontSize: 40 } },
      components: { MuiButton: { defaultProps: { disableElevation: true } }, MuiDataGrid: { defaultProps: { hideFooter: true } } },
    })`;
    const theme = themeOf(text, 'docs');
    expect(theme).toMatchObject({
      direction: 'rtl',
      shape: { borderRadius: 12 },
      components: {
        MuiButton: { defaultProps: { disableElevation: true } },
        MuiDataGrid: { defaultProps: { density: 'compact', hideFooter: true } },
      },
    });
    expect(theme.spacing(2)).toBe('calc(2 * var(--mui-spacing, 4px))');
    expect(theme.typography.h1.fontSize).toBe(40);
    expect(theme.typography.fontFamily).toContain('Inter');
    expect(themeOf(text).typography.fontFamily).toContain('Roboto');
    expect(checked(text).variables).toContain('[data-theme="dark"]');
    expect(checked(text).variables).toContain('--mui-shape-borderRadius:12px;');
  });

  test('keeps colors that only browsers compute with', () => {
    const text =
      "{ cssVariables: { nativeColor: true }, palette: { primary: { main: 'rebeccapurple' } } }";
    expect(checked(text)).toMatchObject({ faint: [] });
    expect(themeOf(text).colorSchemes.light?.palette.primary.main).toBe('rebeccapurple');
  });

  test('is made anew for another text only', () => {
    expect(checkTheme('{ spacing: 4 }')).toBe(checkTheme('{ spacing: 4 }'));
    expect(checkTheme('{ spacing: 5 }')).not.toBe(checkTheme('{ spacing: 4 }'));
  });
});

test.each([
  ["{ palette: { primary: { main: '#00695c' } } }", ['dark']],
  ["{ palette: { primary: { main: '#ffeb3b' } } }", ['light']],
  [
    "{ palette: { primary: { main: '#777777' }, background: { default: '#777777' } } }",
    ['light', 'dark'],
  ],
  ["{ palette: { primary: { main: '#1976d2' } } }", []],
])('%s is hard to see in %j', (text, faint) => {
  expect(checked(text).faint).toEqual(faint);
});

test.each([
  ["{ pallete: { primary: { main: '#00695c' } }, shape: { borderRadius: 12 } }", 'pallete palette'],
  ['{ typograhpy: {}, zindex: {} }', 'typograhpy typography, zindex zIndex'],
  ['{ colorScheme: { dark: true } }', 'colorScheme colorSchemes'],
  // Variables of an app.
  ["{ status: { danger: '#e53e3e' }, brand: {}, palette: {}, vars1: 1 }", ''],
])('of %s, these options are misspelled: %s', (text, misspelled) => {
  expect(
    checked(text)
      .misspelled.map(({ name, nearest }) => `${name} ${nearest}`)
      .join(', '),
  ).toBe(misspelled);
});

test('a misspelled option leaves the others as they are', () => {
  expect(themeOf('{ pallete: {}, shape: { borderRadius: 12 } }').shape.borderRadius).toBe(12);
});

test('an option that Material UI knows is not misspelled', () => {
  type Unlisted = Exclude<keyof ThemeOptions, (typeof OPTIONS)[number]>;
  // Doesn't compile once Material UI has another option.
  const unlisted: Record<Unlisted, never> = {};
  expect(unlisted).toEqual({});
  expect(misspelledOptions(Object.fromEntries(OPTIONS.map((name) => [name, 1])))).toEqual([]);
});

test.each([
  ["{\n palette: {\n  primary: { main: 'blurple' } } }", 'color', 3, 'blurple'],
  [
    "{ colorSchemes: { light: true,\n dark: { palette: { error: { main: '#12' } } } } }",
    'color',
    2,
    '#12',
  ],
  ["{ palette: { primary: { main: '#8e24a' } } }", 'color', 1, '#8e24a'],
  ["{ palette: {\n secondary: { light: '#fff' } } }", 'main', 2, 'palette.secondary'],
  ['{ palette: { primary: { main: 7 } } }', 'main', 1, 'palette.primary'],
  // Of a color without commas, Material UI computes broken shades and says nothing.
  ["{ palette: { primary: { main: 'rgb(0 105 92)' } } }", 'color', 1, 'rgb(0 105 92)'],
  ["{ palette: { primary: { 500: 'blue' } } }", 'color', 1, 'blue'],
  ['{\n vars: {} }', 'refused', 1, ''],
  ["{\n palette: 'red' }", 'object', 2, 'palette'],
  ['{ palette: null }', 'object', 1, 'palette'],
  ["{ palette: { primary: '#fff' } }", 'object', 1, 'palette.primary'],
  ['{ typography: { h1: 4 } }', 'object', 1, 'typography.h1'],
  ['{ shape: { borderRadius: {} } }', 'simple', 1, 'shape.borderRadius'],
  ['{ zIndex: { modal: null } }', 'simple', 1, 'zIndex.modal'],
  ['{ breakpoints: { values: 3 } }', 'object', 1, 'breakpoints.values'],
  ["{ shadows: ['none'] }", 'shadows', 1, 'shadows'],
  ['{ components: [] }', 'object', 1, 'components'],
  ['{ components: { MuiButton: 3 } }', 'object', 1, 'components.MuiButton'],
  [
    '{ components: {\n MuiButton: {\n defaultProps: null } } }',
    'object',
    3,
    'components.MuiButton.defaultProps',
  ],
  ['{ colorSchemes: 3 }', 'object', 1, 'colorSchemes'],
  ['{ colorSchemes: { light: 3 } }', 'object', 1, 'colorSchemes.light'],
  [
    "{ colorSchemes: { light: { palette: { text: 'x' } } } }",
    'object',
    1,
    'colorSchemes.light.palette.text',
  ],
])('%s is refused: %s in line %i', (text, kind, line, about) => {
  expect(checkTheme(text)).toMatchObject({ kind, line, ...(about && { about }) });
});
