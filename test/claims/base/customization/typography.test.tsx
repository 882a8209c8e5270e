import type { ComponentProps } from 'react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { proves, screen, show } from '../../harness';

type Variant = Exclude<ComponentProps<typeof Typography>['variant'], 'inherit' | undefined>;

const { typography } = createTheme();

/** The size in px, the weight, and the element of a variant. */
function factsOf(variant: Variant): [number, unknown, string] {
  const { container, unmount } = show(<Typography variant={variant}>Plums</Typography>);
  const tag = container.firstElementChild?.tagName.toLowerCase() ?? '';
  unmount();
  const { fontSize, fontWeight } = typography[variant];
  return [parseFloat(String(fontSize)) * 16, fontWeight, tag];
}

proves(
  [
    '| `h1`, `h2` | 96px, 60px | `fontWeightLight`, 300 | The same |',
    '| `h3`, `h4`, `h5` | 48px, 34px, 24px | `fontWeightRegular`, 400 | The same |',
    '| `h6` | 20px | `fontWeightMedium`, 500 | The same |',
    '| `subtitle1`, `subtitle2` | 16px, 14px | 400, 500 | `h6` |',
    '| `body1`, `body2` | 16px, 14px | 400 | `p` |',
    '| `button` | 14px | 500 | `span` |',
    '| `caption`, `overline` | 12px | 400 | `span` |',
    '`button` and `overline` are uppercase.',
    "`fontWeightBold`, 700, isn't used by a variant: use it as `sx={{ fontWeight: 'fontWeightBold' }}`.",
    '`subtitle1` and `subtitle2` are headings for screen readers too.',
  ],
  () => {
    const expected: [Variant, number, number, string][] = [
      ['h1', 96, 300, 'h1'],
      ['h2', 60, 300, 'h2'],
      ['h3', 48, 400, 'h3'],
      ['h4', 34, 400, 'h4'],
      ['h5', 24, 400, 'h5'],
      ['h6', 20, 500, 'h6'],
      ['subtitle1', 16, 400, 'h6'],
      ['subtitle2', 14, 500, 'h6'],
      ['body1', 16, 400, 'p'],
      ['body2', 14, 400, 'p'],
      ['button', 14, 500, 'span'],
      ['caption', 12, 400, 'span'],
      ['overline', 12, 400, 'span'],
    ];
    for (const [variant, ...facts] of expected) {
      expect(factsOf(variant)).toEqual(facts);
      const isUppercase = variant === 'button' || variant === 'overline';
      expect(typography[variant].textTransform === 'uppercase').toBe(isUppercase);
    }
    expect(typography.fontWeightBold).toBe(700);
    show(<Typography variant="subtitle1">Plums</Typography>);
    expect(screen.getByRole('heading', { level: 6 })).toBeInTheDocument();
  },
);

proves(
  '`Typography` shows a variant, and other components use them too: the label of a button has the variant `button`.',
  () => {
    const theme = createTheme({ typography: { button: { fontSize: '31px' } } });
    show(
      <ThemeProvider theme={theme}>
        <Button>Bake</Button>
      </ThemeProvider>,
    );
    expect(screen.getByRole('button')).toHaveStyle({ fontSize: '31px' });
  },
);

proves(
  [
    "A new variant doesn't get `fontFamily` or `allVariants`, so the example copies `body2`.",
    'Without `variantMapping`, the element is a `span`.',
    'Before you remove a variant, check what else uses it: `DialogTitle` uses `h6`.',
  ],
  () => {
    const options = {
      fontFamily: 'Georgia',
      allVariants: { letterSpacing: 3 },
      ingredient: { fontStyle: 'italic' },
      h6: undefined,
    };
    const theme = createTheme({ typography: options });
    expect(theme.typography).toMatchObject({ ingredient: { fontStyle: 'italic' } });
    expect(theme.typography).not.toHaveProperty('ingredient.fontFamily');
    expect(theme.typography).not.toHaveProperty('ingredient.letterSpacing');
    expect(theme.typography.body1.letterSpacing).toBe(3);
    expect(theme.typography.h6).toBeUndefined();
    const variant: object = { variant: 'ingredient' };
    show(
      <ThemeProvider theme={theme}>
        <Typography {...variant}>Plums</Typography>
        <Dialog open>
          <DialogTitle>Bake</DialogTitle>
        </Dialog>
      </ThemeProvider>,
    );
    expect(screen.getByText('Plums').tagName).toBe('SPAN');
    expect(screen.getByText('Bake')).toHaveClass('MuiTypography-h6');
  },
);

proves(
  [
    '`responsiveFontSizes` adds media queries to all variants above 16px:',
    'Options: `factor` (default `2`) is how much sizes differ, and `variants` and `breakpoints` limit where they change.',
  ],
  () => {
    const changed = (options?: Parameters<typeof responsiveFontSizes>[1]) => {
      const { typography: result } = responsiveFontSizes(createTheme(), options);
      return Object.entries(result)
        .filter(([, value]) => JSON.stringify(value)?.includes('@media'))
        .map(([name]) => name);
    };
    expect(changed()).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
    expect(changed({ variants: ['h2'] })).toEqual(['h2']);
    const h3 = (options?: Parameters<typeof responsiveFontSizes>[1]) =>
      responsiveFontSizes(createTheme(), options).typography.h3;
    expect(h3().fontSize).toBe(h3({ factor: 2 }).fontSize);
    expect(parseFloat(String(h3({ factor: 4 }).fontSize))).toBeLessThan(2);
    const queries = Object.keys(h3({ breakpoints: ['md'] })).filter((key) => key[0] === '@');
    expect(queries).toEqual(['@media (min-width:900px)']);
  },
);

proves(
  [
    'The sizes of the variants are in `rem`, so they follow the font size that users set in the browser.',
    '**`typography.fontSize`** scales all variants.',
    'At 14, they have the sizes of the table.',
    '`fontSize: 12` makes them 12/14 as large.',
    '**`htmlFontSize`** (default `16`) tells the theme the font size of `<html>`.',
    "If your CSS sets `html { font-size: 62.5% }`, pass `htmlFontSize: 10`. The theme doesn't change `<html>` itself.",
    "**`theme.typography.pxToRem(18)`** returns `'1.125rem'`, for your own styles.",
  ],
  () => {
    expect([typography.fontSize, typography.htmlFontSize]).toEqual([14, 16]);
    expect(typography.pxToRem(18)).toBe('1.125rem');
    const sized = createTheme({ typography: { fontSize: 12 } }).typography;
    expect(parseFloat(String(sized.h1.fontSize))).toBeCloseTo((6 * 12) / 14, 4);
    expect(parseFloat(String(sized.body2.fontSize))).toBeCloseTo((0.875 * 12) / 14, 4);
    const theme = createTheme({ typography: { htmlFontSize: 10 } });
    expect(theme.typography.body1.fontSize).toBe('1.6rem');
    show(
      <ThemeProvider theme={theme}>
        <CssBaseline />
      </ThemeProvider>,
    );
    expect(getComputedStyle(document.documentElement).fontSize).not.toBe('10px');
  },
);

proves(
  [
    'The variable contains weight, size, line height, and family.',
    'Letter spacing and the media queries of `responsiveFontSizes` are missing.',
  ],
  () => {
    const theme = createTheme({ cssVariables: true });
    const h5 = 'var(--mui-font-h5, 400 1.5rem/1.334 "Roboto", "Helvetica", "Arial", sans-serif)';
    expect(theme.vars).toMatchObject({ font: { h5 } });
    expect(responsiveFontSizes(theme).vars).toMatchObject({ font: { h5 } });
  },
);
