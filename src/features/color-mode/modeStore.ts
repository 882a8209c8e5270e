/**
 * The reader's colour mode, as it is kept. It must not know what follows from the mode: neither React nor Docusaurus
 * nor Material UI.
 */
import { type ColorMode, COLOR_MODE_KEY, parseColorMode } from '../../lib/theme/colorMode';
import { keepChoice, readChoice, subscribeToChoice } from '../stored-choice';

/** The reader's choice. Browser only. */
export function getMode(): ColorMode {
  return parseColorMode(readChoice(COLOR_MODE_KEY));
}

/** Stores a choice and tells the listeners; choosing what holds already does nothing. */
export function setMode(mode: ColorMode): void {
  if (mode !== getMode()) {
    keepChoice(COLOR_MODE_KEY, mode);
  }
}

/** Calls `listener` after each change, from this tab or another; returns the way to stop it. */
export function subscribeToMode(listener: () => void): () => void {
  return subscribeToChoice(COLOR_MODE_KEY, listener);
}
