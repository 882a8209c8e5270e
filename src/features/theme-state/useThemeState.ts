/** The theme state for React: the initial one on the server and while hydrating, then what the reader chose. */
import { useSyncExternalStore } from 'react';
import type { ThemeState } from '../../lib/theme/themeState';
import { getServerThemeState, getThemeState, subscribeToTheme } from './store';

export function useThemeState(): ThemeState {
  return useSyncExternalStore(subscribeToTheme, getThemeState, getServerThemeState);
}
