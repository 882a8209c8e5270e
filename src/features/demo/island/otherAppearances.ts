/** The looks that a reader can choose for demos. Loads with the first of them. */
import type { ThemeOptions } from '@mui/material/styles';
import type { DemoTheme, ThemeState } from '../../../lib/theme/themeState';
import { ownThemeText, showKeptTheme } from '../../own-theme';
import { createDemoTheme } from './createDemoTheme';
import { RIGHT_TO_LEFT } from './rightToLeft';
import type { DemoAppearance } from '../types';

const appearances = new Map<string, DemoAppearance>();

/** The text of the reader's own theme, and what puts it in front of others. Until another one is read, this one stays. */
let own: { readonly text: string; readonly complete?: (options: ThemeOptions) => ThemeOptions } = {
  text: '',
};

/** Reads the reader's own theme, if there is another one than before. Resolves in any case. */
export async function prepareOwnTheme(): Promise<void> {
  const text = ownThemeText();
  if (text === own.text) {
    return;
  }
  try {
    const complete = await showKeptTheme(text);
    // Each demo asks; the first answer holds for all.
    if (text !== own.text && (complete || !text)) {
      own = { text, complete };
      appearances.clear();
    }
  } catch {
    // It couldn't be loaded. The next demo that starts, and the next choice, try again.
  }
}

/** The look for a state and a theme; the same object for the same density, direction and themes. */
export function appearanceOf(
  { dense, direction }: ThemeState,
  themeName: DemoTheme,
): DemoAppearance {
  const key = `${dense} ${direction} ${themeName}`;
  const known = appearances.get(key);
  if (known) {
    return known;
  }
  const appearance: DemoAppearance = {
    direction,
    themeName,
    theme: createDemoTheme({ base: themeName, dense, direction, complete: own.complete }),
    ...(direction === 'rtl' && { styleKind: RIGHT_TO_LEFT }),
  };
  appearances.set(key, appearance);
  return appearance;
}
