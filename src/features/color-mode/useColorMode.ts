/**
 * The reader's colour mode for components. While a page is hydrated it is the default, as on the server.
 */
import { useSyncExternalStore } from 'react';
import { type ColorMode, DEFAULT_COLOR_MODE } from '../../lib/theme/colorMode';
import { getMode, setMode, subscribeToMode } from './modeStore';

const serverMode = (): ColorMode => DEFAULT_COLOR_MODE;

export interface ColorModeState {
  readonly mode: ColorMode;
  readonly setMode: (mode: ColorMode) => void;
}

/** The choice, and the way to change it for all of the site. */
export function useColorMode(): ColorModeState {
  return { mode: useSyncExternalStore(subscribeToMode, getMode, serverMode), setMode };
}
