import { createTheme } from '@mui/material/styles';
import { docsTheme } from '../../../../src/features/docs-theme/docsTheme';
import { INFIMA_PROPERTIES } from '../../../../src/features/docs-theme/infima';
import { docsTokens } from '../../../../src/features/docs-theme/tokens';

const tokens = docsTokens(docsTheme);

test('the measures are those of the theme', () => {
  expect(tokens.common).toMatchObject({
    '--docs-radius': '4px',
    '--docs-radius-md': '8px',
    '--docs-radius-lg': '12px',
    '--docs-space': '8px',
    '--docs-header-height': '60px',
    '--docs-z-mobile-stepper': '1000',
    '--docs-z-fab': '1050',
    '--docs-z-app-bar': '1100',
    '--docs-z-drawer': '1200',
    '--docs-z-modal': '1300',
    '--docs-z-snackbar': '1400',
    '--docs-z-tooltip': '1500',
    '--docs-duration-shortest': '150ms',
    '--docs-duration-shorter': '200ms',
    '--docs-duration-short': '250ms',
    '--docs-duration-standard': '300ms',
    '--docs-duration-complex': '375ms',
    '--docs-duration-entering': '225ms',
    '--docs-duration-leaving': '195ms',
  });
});

test('a theme with other levels and durations gives other tokens', () => {
  const other = createTheme({
    zIndex: { modal: 7 },
    transitions: { duration: { short: 1 } },
    shape: { borderRadius: 2 },
  });
  expect(docsTokens(other).common).toMatchObject({
    '--docs-z-modal': '7',
    '--docs-duration-short': '1ms',
    '--docs-radius': '2px',
  });
});

test('both schemes define the same names', () => {
  expect(Object.keys(tokens.light)).toEqual(Object.keys(tokens.dark));
});

test('the shadows are the theme’s, thin and cool on light, dense on dark', () => {
  expect(docsTheme.shadows[1]).toBe(
    '0px 2px 1px -1px rgba(0,0,0,0.2),0px 1px 1px 0px rgba(0,0,0,0.14),0px 1px 3px 0px rgba(0,0,0,0.12)',
  );
  expect(tokens.light['--docs-shadow-1']).toBe(
    '0px 2px 1px -1px rgba(20, 42, 66, 0.1),0px 1px 1px 0px rgba(20, 42, 66, 0.07),0px 1px 3px 0px rgba(20, 42, 66, 0.06)',
  );
  expect(tokens.dark['--docs-shadow-1']).toContain('rgba(0, 0, 0, 0.5)');
});

test('Infima’s variables refer to tokens that exist and hold no colour of their own', () => {
  const known = new Set([...Object.keys(tokens.common), ...Object.keys(tokens.light)]);
  for (const value of Object.values(INFIMA_PROPERTIES)) {
    expect(value).not.toMatch(/#|rgb|hsl/);
    for (const [, name] of value.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(known).toContain(name);
    }
  }
});

test('the status colours of Infima are the tokens of their roles', () => {
  expect(INFIMA_PROPERTIES).toMatchObject({
    '--ifm-color-danger': 'var(--docs-error)',
    '--ifm-color-danger-contrast-background': 'var(--docs-error-soft)',
    '--ifm-color-success': 'var(--docs-success)',
    '--ifm-color-primary': 'var(--docs-primary)',
    '--ifm-navbar-height': 'var(--docs-header-height)',
  });
});
