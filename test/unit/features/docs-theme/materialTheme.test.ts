import { createTheme } from '@mui/material/styles';
import { demoTheme } from '../../../../src/features/docs-theme/demoTheme';
import { docsTheme } from '../../../../src/features/docs-theme/docsTheme';
import { materialOptions } from '../../../../src/features/docs-theme/materialTheme';

const theme = createTheme(materialOptions({}));

test('it has the palettes, the type scale and the measures of a theme without options', () => {
  const { palette, typography, shape, breakpoints, zIndex, shadows } = createTheme();
  const dark = createTheme({ palette: { mode: 'dark' } });
  expect(theme.palette.primary).toMatchObject(palette.primary);
  expect(theme.colorSchemes.light?.palette).toMatchObject({
    mode: 'light',
    primary: palette.primary,
    error: palette.error,
    text: palette.text,
    background: palette.background,
  });
  expect(theme.colorSchemes.dark?.palette).toMatchObject({
    mode: 'dark',
    primary: dark.palette.primary,
    error: dark.palette.error,
    text: dark.palette.text,
    background: dark.palette.background,
  });
  expect(JSON.stringify(theme.typography)).toBe(JSON.stringify(typography));
  expect(theme.typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
  expect(theme).toMatchObject({ shape, zIndex, shadows: [...shadows] });
  expect(theme.breakpoints.values).toEqual(breakpoints.values);
});

test('its variables have the names of a reader’s app', () => {
  expect(theme.vars?.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main\b/);
});

test('its variables are those of the docs theme, except for the font family', () => {
  const text = ({ generateStyleSheets, typography }: typeof theme) =>
    JSON.stringify(generateStyleSheets()).replaceAll(
      JSON.stringify(typography.fontFamily).slice(1, -1),
      'the family',
    );
  expect(text(theme)).toContain('the family');
  expect(JSON.parse(text(theme))).toEqual(JSON.parse(text(docsTheme)));
});

test('as the theme of a demo, it only changes how grids filter', () => {
  expect(demoTheme('material').components).toEqual({
    MuiDataGrid: { defaultProps: { disableEval: true } },
  });
  expect(demoTheme('material')).toBe(demoTheme('material'));
});
