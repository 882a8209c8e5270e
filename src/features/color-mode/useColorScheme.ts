/**
 * The colour scheme on the screen, for what reads it in JavaScript. While a page is hydrated it is light, as on the
 * server.
 */
import { useSyncExternalStore } from 'react';
import { type ColorScheme, PREFERS_DARK, explicitScheme } from '../../lib/theme/colorMode';
import { getMode, subscribeToMode } from './modeStore';

function getScheme(): ColorScheme {
  return explicitScheme(getMode()) ?? (window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light');
}

const serverScheme = (): ColorScheme => 'light';

/** Hears the reader's choice and, since that may be to follow it, the operating system. */
function subscribeToScheme(listener: () => void): () => void {
  const system = window.matchMedia(PREFERS_DARK);
  system.addEventListener('change', listener);
  const stop = subscribeToMode(listener);
  return () => {
    system.removeEventListener('change', listener);
    stop();
  };
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeToScheme, getScheme, serverScheme);
}
