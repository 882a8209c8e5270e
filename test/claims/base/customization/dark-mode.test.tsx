import { renderToString } from 'react-dom/server';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { exempt, expectCompiles, proves } from '../../harness';

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

proves(
  'If you changed `defaultMode` or `modeStorageKey` of the provider, pass the same values to the script.',
  () => {
    const html = renderToString(
      <InitColorSchemeScript defaultMode="dark" modeStorageKey="ferry-mode" />,
    );
    expect(html).toContain("localStorage.getItem('ferry-mode') || 'dark'");
  },
);

proves('Colors that you leave out keep the defaults of dark mode:', () => {
  const { colorSchemes } = createTheme({
    colorSchemes: { dark: { palette: { primary: { main: '#4db6ac' } } } },
  });
  const { palette } = createTheme({ palette: { mode: 'dark' } });
  expect(colorSchemes.dark?.palette?.primary?.main).toBe('#4db6ac');
  expect(colorSchemes.dark?.palette?.secondary).toEqual(palette.secondary);
  expect(colorSchemes.dark?.palette?.background).toEqual(palette.background);
});

proves(
  'Both modes use the same `typography`, `shape`, and `components` of the theme.',
  // A scheme with one of these keys would not compile.
  () =>
    expectCompiles(
      `import type { ColorSystemOptions } from '@mui/material/styles';
       type Shared = 'typography' | 'shape' | 'components';
       export const own: Extract<keyof ColorSystemOptions, Shared>[] = [];
       export const none: [Extract<keyof ColorSystemOptions, Shared>] extends [never] ? true : false = true;`,
    ),
);

proves('The default colors of dark mode are lighter than the colors of light mode.', () => {
  const light = createTheme().palette;
  const dark = createTheme({ palette: { mode: 'dark' } }).palette;
  for (const color of COLORS) {
    // Against black, a lighter color has more contrast.
    expect(getContrastRatio(dark[color].main, '#000')).toBeGreaterThan(
      getContrastRatio(light[color].main, '#000'),
    );
  }
});

exempt(
  '`suppressHydrationWarning` tells React to accept this class.',
  'This says what a prop of React is for.',
);
