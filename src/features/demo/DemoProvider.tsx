/** What stands around every demo: the style cache and the docs theme. Loads with a demo, never with a page. */
import './telemetry';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { COLOR_MODE_KEY, muiStorageManager } from '../color-mode';
import { docsTheme } from '../docs-theme';
import { frameComponents } from './frameTheme';
import { createLayeredCache, pageCache } from './styleCache';
import type { DemoProviderProps } from './types';

function PlainTheme({ frame, children }: DemoProviderProps): ReactNode {
  const theme = useMemo(
    () => frame && createTheme({ components: frameComponents(frame) }),
    [frame],
  );
  return theme ? <ThemeProvider theme={theme}>{children}</ThemeProvider> : children;
}

function DocsTheme({ frame, children }: DemoProviderProps): ReactElement {
  const theme = useMemo(
    (): Theme =>
      frame
        ? { ...docsTheme, components: { ...docsTheme.components, ...frameComponents(frame) } }
        : docsTheme,
    [frame],
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
  const [cache] = useState(() => (frame ? createLayeredCache(frame.head) : pageCache()));
  const Around = plain ? PlainTheme : DocsTheme;
  return (
    <CacheProvider value={cache}>
      <Around frame={frame}>{children}</Around>
    </CacheProvider>
  );
}
