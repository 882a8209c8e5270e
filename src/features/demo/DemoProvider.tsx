/** What stands around every demo: the style cache and the docs theme. Loads with a demo, never with a page. */
import './telemetry';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { COLOR_MODE_KEY, muiStorageManager } from '../color-mode';
import { docsTheme } from '../docs-theme';
import { frameComponents } from './frameTheme';
import { useLook } from './look';
import { createLayeredCache, pageCache } from './styleCache';
import type { DemoLook, DemoProviderProps } from './types';

interface AroundProps extends Omit<DemoProviderProps, 'plain'> {
  readonly look: DemoLook;
}

/** The default theme of the library, which knows no density. */
function PlainTheme({ look: { direction }, frame, children }: AroundProps): ReactElement {
  const theme = useMemo(
    () => createTheme({ direction, ...(frame && { components: frameComponents(frame) }) }),
    [direction, frame],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

function DocsTheme({ look, frame, children }: AroundProps): ReactElement {
  const { theme: own = docsTheme } = look;
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
  const look = useLook();
  const { styleKind } = look;
  const cache = useMemo(
    () => (frame ? createLayeredCache(frame.head, styleKind) : pageCache(styleKind)),
    [frame, styleKind],
  );
  const Around = plain ? PlainTheme : DocsTheme;
  return (
    <CacheProvider value={cache}>
      <Around look={look} frame={frame}>
        {children}
      </Around>
    </CacheProvider>
  );
}
