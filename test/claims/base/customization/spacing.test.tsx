import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { expectConsole, proves, screen, show } from '../../harness';

proves(
  [
    "It returns a string, `'16px'`.",
    "pass up to four values: `theme.spacing(1, 2)` is `'8px 16px'`.",
    "Strings such as `'auto'` stay as they are.",
  ],
  () => {
    const theme = createTheme();
    expect(theme.spacing(2)).toBe('16px');
    expect(theme.spacing(1, 2)).toBe('8px 16px');
    expect(theme.spacing(1, 2, 3, 'auto')).toBe('8px 16px 24px auto');
    expect(Reflect.apply(theme.spacing, undefined, [1, 2, 3, 4, 5])).toContain('40px');
    expectConsole('error', /Too many arguments/);
  },
);

proves(
  [
    '| `4` | `8px` |',
    "| `'0.5rem'` | `calc(2 * 0.5rem)` |",
    '| `0.5rem` |',
    '| `[0, 4, 8, 16, 32]` | `8px`, by its index |',
    "A function also receives strings that you pass to `theme.spacing`, such as `'auto'`.",
    'An array accepts only integers that it contains.',
    'For others, `theme.spacing` logs an error in development.',
  ],
  () => {
    expect(createTheme({ spacing: 4 }).spacing(2)).toBe('8px');
    expect(createTheme({ spacing: '0.5rem' }).spacing(2)).toBe('calc(2 * 0.5rem)');
    const byFunction = createTheme({ spacing: (factor: number) => `${factor * 0.25}rem` });
    expect(byFunction.spacing(2)).toBe('0.5rem');
    const seen: unknown[] = [];
    createTheme({ spacing: (value: number) => seen.push(value) }).spacing(1, 'auto');
    expect(seen).toEqual([1, 'auto']);
    const byArray = createTheme({ spacing: [0, 4, 8, 16, 32] });
    expect(byArray.spacing(2)).toBe('8px');
    byArray.spacing(2.5);
    expectConsole('error', /cannot be combined with non integer values/);
    byArray.spacing(5);
    expectConsole('error', /overflows/);
  },
);

proves(
  [
    'With `cssVariables: true`, the unit is the variable `--mui-spacing`, and `theme.spacing(2)` returns `calc(2 * var(--mui-spacing, 8px))`.',
    "Don't calculate with the result in JavaScript: `parseInt(theme.spacing(2))` is `NaN`.",
  ],
  () => {
    const { spacing } = createTheme({ cssVariables: true });
    expect(spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
    expect(parseInt(spacing(2), 10)).toBeNaN();
  },
);

proves('A few components use the unit, for example `Toolbar`.', () => {
  show(
    <ThemeProvider theme={createTheme({ spacing: 20 })}>
      <Toolbar>Boats</Toolbar>
    </ThemeProvider>,
  );
  expect(screen.getByText('Boats')).toHaveStyle({ paddingLeft: '40px' });
});
