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
import type { DemoAppearance, DemoProviderProps } from '../types';

interface AroundProps extends Omit<DemoProviderProps, 'plain' | 'theme'> {
  readonly appearance: DemoAppearance;
}

/** The default theme of the library, which knows no density. */
function PlainTheme({ appearance: { direction }, frame, children }: AroundProps): ReactElement {
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        components: {
          MuiDataGrid: { defaultProps: GRID_DEFAULTS },
          ...(frame && frameComponents(frame)),
        },
      }),
    [direction, frame],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Its variables are in the page's style sheet; charts read the palette in JavaScript, so the theme follows the mode too. */
function SchemedTheme({ appearance, frame, children }: AroundProps): ReactElement {
  const { themeName, theme: own = demoTheme(themeName) } = appearance;
  const scheme = useColorScheme();
  const theme = useMemo((): Theme => {
    const shown = inScheme(own, scheme);
    return frame
      ? { ...shown, components: { ...shown.components, ...frameComponents(frame) } }
      : shown;
  }, [own, scheme, frame]);
  useLayoutEffect(() => {
    frame?.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  }, [frame, scheme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

export default function DemoProvider({
  theme = 'docs',
  plain = false,
  frame,
  children,
}: DemoProviderProps): ReactElement {
  const appearance = useAppearance(theme);
  const { styleKind } = appearance;
  const cache = useMemo(
    () => (frame ? createLayeredCache(frame.head, styleKind) : pageCache(styleKind)),
    [frame, styleKind],
  );
  const Around = plain ? PlainTheme : SchemedTheme;
  return (
    <CacheProvider value={cache}>
      <Around appearance={appearance} frame={frame}>
        {children}
      </Around>
    </CacheProvider>
  );
}
