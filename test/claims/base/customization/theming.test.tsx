import { memo, useState } from 'react';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { readApiIndex } from '../../../../src/lib/api/apiTree';
import apiIndex from '../../../../src/data/apiIndex.json';
import {
  exempt,
  expectCompiles,
  expectTypeError,
  proves,
  renderHook,
  screen,
  show,
} from '../../harness';

proves(
  'If a render creates a new theme, all components render again and compute their styles again.',
  async () => {
    let renders = 0;
    const Shelf = memo(function Shelf() {
      useTheme();
      renders += 1;
      return null;
    });
    const constant = createTheme();
    function App({ stable }: { stable: boolean }) {
      const [count, setCount] = useState(0);
      return (
        <ThemeProvider theme={stable ? constant : createTheme()}>
          <Button onClick={() => setCount(count + 1)}>Again</Button>
          <Shelf />
        </ThemeProvider>
      );
    }
    const { user, rerender } = show(<App stable />);
    await user.click(screen.getByRole('button'));
    expect(renders).toBe(1);
    rerender(<App stable={false} />);
    await user.click(screen.getByRole('button'));
    expect(renders).toBe(3);
  },
);

proves(
  [
    '| `palette` | Colors of one mode | A light palette with a blue `primary` |',
    '| `colorSchemes` | Palettes for [light and dark mode](/customization/dark-mode/) | Light only |',
    '| `typography` | Font, sizes, and weights of the text variants | `"Roboto", "Helvetica", "Arial", sans-serif` |',
    '| `spacing` | The unit of margins and padding | 8px |',
    '| `shape` | `borderRadius` of buttons, cards, and fields | 4px |',
    '| `breakpoints` | Widths at which layouts change | 0, 600, 900, 1200, and 1536px |',
    '| `components` | Default props, styles, and variants of components | None |',
    '| `shadows` | The shadows of 25 elevations | Material Design shadows |',
    '| `transitions` | Durations and easing functions | 150 to 375 ms |',
    '| `zIndex` | The order of drawers, dialogs, and tooltips | 1000 to 1500 |',
    "| `direction` | The reading direction, `'ltr'` or `'rtl'` | Left to right |",
    '| `cssVariables` | Whether the colors and sizes become CSS variables | `false` |',
  ],
  () => {
    const theme = createTheme();
    expect(theme.palette.mode).toBe('light');
    expect(theme.palette.primary.main).toBe('#1976d2');
    expect('colorSchemes' in theme).toBe(false);
    expect(Object.keys(createTheme({ cssVariables: true }).colorSchemes)).toEqual(['light']);
    expect(theme.typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
    expect(theme.spacing(1)).toBe('8px');
    expect(theme.shape.borderRadius).toBe(4);
    expect(Object.values(theme.breakpoints.values)).toEqual([0, 600, 900, 1200, 1536]);
    expect(theme.components).toEqual({});
    expect(theme.shadows).toHaveLength(25);
    const { duration } = theme.transitions;
    expect(Math.min(...Object.values(duration))).toBe(150);
    expect(Math.max(...Object.values(duration))).toBe(375);
    expect(Math.min(...Object.values(theme.zIndex))).toBe(1000);
    expect(Math.max(...Object.values(theme.zIndex))).toBe(1500);
    expect(theme.direction).toBe('ltr');
    expect(theme.vars).toBeUndefined();
  },
);

proves('Outside `ThemeProvider`, `useTheme` then returns the default theme.', () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current.palette.primary.main).toBe('#1976d2');
});

proves(
  ['To read them from `theme.vars`, also declare `layout` in the interface `ThemeVars`.'],
  async () => {
    await expectCompiles(`
      import type { Theme } from '@mui/material/styles';
      declare module '@mui/material/styles' {
        interface ThemeVars { layout: { sidebar: string } }
        interface CssThemeVariables { enabled: true }
      }
      export const read = (theme: Theme) => theme.vars.layout.sidebar;
    `);
    await expectTypeError(
      `import type { Theme } from '@mui/material/styles';
       export const read = (theme: Theme) => theme.vars?.shelf;`,
      /shelf/,
    );
  },
);

proves(
  [
    'With `cssVariables: true`, your values become variables too, such as `--mui-layout-sidebar`.',
    'Each number becomes a length: `280` becomes `280px`.',
  ],
  () => {
    const options = { cssVariables: true, layout: { sidebar: '280px', columns: 280 } };
    const { vars } = createTheme(options);
    expect(vars).toMatchObject({
      layout: {
        sidebar: 'var(--mui-layout-sidebar, 280px)',
        columns: 'var(--mui-layout-columns, 280px)',
      },
    });
  },
);

proves('`augmentColor` computes `light`, `dark`, and `contrastText` from `main`.', () => {
  const { palette } = createTheme();
  expect(palette.augmentColor({ color: { main: '#00695c' } })).toEqual({
    main: '#00695c',
    light: 'rgb(51, 135, 124)',
    dark: 'rgb(0, 73, 64)',
    contrastText: '#fff',
  });
});

proves(
  [
    '`createTheme(base, options)` copies the second argument into the finished theme, and computes nothing again.',
    "With `{ palette: { info: { main: '#00695c' } } }`, `info.light` and `info.dark` keep their default blue.",
  ],
  () => {
    const base = createTheme();
    const { info } = createTheme(base, { palette: { info: { main: '#00695c' } } }).palette;
    expect(info.main).toBe('#00695c');
    expect(info.light).toBe(base.palette.info.light);
    expect(info.dark).toBe(base.palette.info.dark);
  },
);

proves(
  [
    '`createTheme` accepts colors as hex, `rgb()`, `rgba()`, `hsl()`, `hsla()`, and `color()`.',
    'For a name such as `rebeccapurple`, it throws an error.',
  ],
  () => {
    const withColor = (main: string) => () => createTheme({ palette: { primary: { main } } });
    for (const color of [
      '#f00',
      '#6a1b9a',
      'rgb(1, 2, 3)',
      'rgba(1, 2, 3, 0.5)',
      'hsl(10, 50%, 50%)',
      'hsla(10, 50%, 50%, 0.5)',
      'color(display-p3 1 0 0)',
    ]) {
      expect(withColor(color)).not.toThrow();
    }
    expect(withColor('rebeccapurple')).toThrow(/Unsupported/);
  },
);

proves(
  [
    'Each key begins with `Mui`, as in `MuiButton`.',
    'The [API page](/api/button/) of a component names its key.',
  ],
  () => {
    const names = readApiIndex(apiIndex).filter(({ product }) => product === 'material-ui');
    expect(names.length).toBeGreaterThan(100);
    const theme = createTheme({ components: { MuiButton: { defaultProps: { disabled: true } } } });
    show(
      <ThemeProvider theme={theme}>
        <Button>Return</Button>
      </ThemeProvider>,
    );
    expect(screen.getByRole('button')).toBeDisabled();
  },
);

exempt(
  [
    '**`ThemeProvider` is missing above the component.** Stories and tests need it too.',
    '**`ThemeProvider` or `styled` comes from another package**, such as `@emotion/react` or `styled-components`.',
    '`npm ls @mui/material` must list one version.',
    '`components` has a wrong key.',
  ],
  'These are places to look at in an app.',
);
