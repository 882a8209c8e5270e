/** What stands around every demo: the style cache and a theme. Loads with a demo, never with a page. */
import './telemetry';
import { CacheProvider } from '@emotion/react';
import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
// Material UI's own provider can do more (it keeps the reader's mode and writes style sheets), which here others do: it
// would be another 3 KiB for every page with a demo.
import ThemeProvider from '@mui/system/ThemeProvider';
import { useLayoutEffect, useMemo, type ReactElement } from 'react';
import { useColorScheme } from '../../color-mode';
import { COLOR_SCHEME_ATTRIBUTE, GRID_DEFAULTS, demoTheme, inScheme } from '../../docs-theme';
import { frameComponents } from './frameTheme';
import { useAppearance } from './appearance';
import { createLayeredCache, pageCache } from './styleCache';
import type { DemoProviderProps } from '../types';

export default function DemoProvider({
  theme: ownTheme = 'docs',
  plain = false,
  frame,
  children,
}: DemoProviderProps): ReactElement {
  const { styleKind, direction, themeName, theme: chosen } = useAppearance(ownTheme);
  const scheme = useColorScheme();
  const cache = useMemo(
    () => (frame ? createLayeredCache(frame.head, styleKind) : pageCache(styleKind)),
    [frame, styleKind],
  );
  const theme = useMemo((): Theme => {
    // The variables of a theme are in the page's style sheet; charts read the palette in JavaScript, so the theme follows
    // the mode too. The default theme of the library, which `plain` asks for, knows no density and no mode.
    const shown = plain
      ? createTheme({ direction, components: { MuiDataGrid: { defaultProps: GRID_DEFAULTS } } })
      : inScheme(chosen ?? demoTheme(themeName), scheme);
    return frame
      ? { ...shown, components: { ...shown.components, ...frameComponents(frame) } }
      : shown;
  }, [plain, direction, chosen, themeName, scheme, frame]);
  useLayoutEffect(() => {
    frame?.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  }, [frame, scheme]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
