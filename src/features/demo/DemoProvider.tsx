/** What stands around every demo: the style cache and the docs theme. Loads with a demo, never with a page. */
import './telemetry';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { COLOR_MODE_KEY, muiStorageManager } from '../color-mode';
import { docsTheme } from '../docs-theme';
import { frameComponents } from './frameTheme';
import { useAppearance } from './appearance';
import { createLayeredCache, pageCache } from './styleCache';
import type { DemoAppearance, DemoProviderProps } from './types';

interface AroundProps extends Omit<DemoProviderProps, 'plain'> {
  readonly appearance: DemoAppearance;
}

/** The default theme of the library, which knows no density. */
function PlainTheme({ appearance: { direction }, frame, children }: AroundProps): ReactElement {
  const theme = useMemo(
    () => createTheme({ direction, ...(frame && { components: frameComponents(frame) }) }),
    [direction, frame],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

function DocsTheme({ appearance, frame, children }: AroundProps): ReactElement {
  const { theme: own = docsTheme } = appearance;
  const theme = useMemo(
    (): Theme =>
      frame ? { ...own, components: { ...own.components, ...frameComponents(frame) } } : own,
    [own, frame],
  );
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={COLOR_MODE_KEY}
      storageManager={muiStorageManager}
      // The page's style sheet holds the theme's variables, once for all demos.
      disableStyleSheetGeneration
      // Charts read the palette in JavaScript, so the theme itself follows the mode.
      forceThemeRerender
      {...(frame && { colorSchemeNode: frame.documentElement, documentNode: frame })}
    >
      {children}
    </ThemeProvider>
  );
}

export default function DemoProvider({
  plain = false,
  frame,
  children,
}: DemoProviderProps): ReactElement {
  const appearance = useAppearance();
  const { styleKind } = appearance;
  const cache = useMemo(
    () => (frame ? createLayeredCache(frame.head, styleKind) : pageCache(styleKind)),
    [frame, styleKind],
  );
  const Around = plain ? PlainTheme : DocsTheme;
  return (
    <CacheProvider value={cache}>
      <Around appearance={appearance} frame={frame}>
        {children}
      </Around>
    </CacheProvider>
  );
}
