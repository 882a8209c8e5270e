/** What stands around an edited demo: the theme and the styles that the reader chose, as around any other demo. */
import { CacheProvider } from '@emotion/react';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import {
  useInsertionEffect,
  useMemo,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { LiveAppearance } from '../../../lib/live/types';
import { OWN_THEME_ATTRIBUTE } from '../../../lib/theme/ownThemeSheet';
import { createDemoTheme } from '../../demo/island/createDemoTheme';
import { pageCache } from '../../demo/island/styleCache';
import { inScheme } from '../../docs-theme/inScheme';
import { sharedThemeSheet } from '../../docs-theme/themeVariables';
import { isThemeObject } from '../../own-theme/checkShape';
import { withOwnOptions } from '../../own-theme/ownOptions';
import { getAppearance, subscribeToAppearance } from './appearance';
import { getDelta, styleKind, subscribeToDelta } from './readerWindow';

interface ShownTheme {
  readonly theme: Theme;
  /** CSS text of the variables of the reader's own theme. */
  readonly variables: string;
}

function themeOf({
  theme: base = 'docs',
  density,
  direction,
  ownTheme,
}: LiveAppearance): ShownTheme {
  const options = { base, dense: density === 'dense', direction };
  if (isThemeObject(ownTheme)) {
    try {
      const complete = (others: ThemeOptions) => withOwnOptions(others, ownTheme);
      const theme = createDemoTheme({ ...options, complete });
      return { theme, variables: sharedThemeSheet(theme) };
    } catch {
      // The page checks themes before it keeps them.
    }
  }
  return { theme: createDemoTheme(options), variables: '' };
}

function showVariables(css: string): void {
  document.querySelector(`style[${OWN_THEME_ATTRIBUTE}]`)?.remove();
  if (css) {
    const sheet = document.createElement('style');
    sheet.setAttribute(OWN_THEME_ATTRIBUTE, '');
    sheet.textContent = css;
    document.head.append(sheet);
  }
}

export function Surroundings({ children }: { readonly children: ReactNode }): ReactElement {
  const appearance = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const delta = useSyncExternalStore(subscribeToDelta, getDelta);
  const { theme: base, density, direction, ownTheme, mode } = appearance;
  const { theme, variables } = useMemo(
    () => themeOf({ ...getAppearance(), theme: base ?? 'docs', density, direction, ownTheme }),
    [base, density, direction, ownTheme],
  );
  const shown = useMemo(() => inScheme(theme, mode), [theme, mode]);
  useInsertionEffect(() => showVariables(variables), [variables]);
  return (
    <CacheProvider value={pageCache(styleKind(direction, delta))}>
      <ThemeProvider theme={shown}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
