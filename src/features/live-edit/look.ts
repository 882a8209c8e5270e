/** How the result looks: the reader's mode, density, direction and theme, as in other demos. */
import type { LiveAppearance } from '../../lib/live/types';
import { type DemoTheme, shownTheme } from '../../lib/theme/themeState';
import { loadCheck, ownThemeText } from '../own-theme';
import { getThemeState, subscribeToTheme } from '../theme-state';

export interface LiveLook {
  readonly get: () => LiveAppearance;
  /** Calls `listener` after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The options of the reader's own theme; `undefined` without one, or when what reads it can't be had. */
async function ownOptions(text: string): Promise<unknown> {
  if (!text) {
    return undefined;
  }
  try {
    const checked = (await loadCheck()).checkTheme(text);
    return 'options' in checked ? checked.options : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param demoTheme what the demo shows on the server
 * @param isPlain the demo is shown in its library's default theme, which knows no dark mode and no density
 */
export async function createLook(
  demoTheme: DemoTheme = 'docs',
  isPlain = false,
): Promise<LiveLook> {
  let text = ownThemeText();
  let ownTheme = await ownOptions(text);
  return {
    get: () => {
      const state = getThemeState();
      return {
        mode: isPlain ? 'light' : state.paletteMode,
        direction: state.direction,
        density: state.dense && !isPlain ? 'dense' : 'default',
        language: document.documentElement.lang || 'en',
        ownTheme: isPlain ? undefined : ownTheme,
        theme: isPlain ? 'material' : shownTheme(demoTheme, state),
      };
    },
    subscribe: (listener) => {
      let isStopped = false;
      const stop = subscribeToTheme(() => {
        listener();
        const next = ownThemeText();
        if (next !== text) {
          text = next;
          void ownOptions(next).then((options) => {
            if (!isStopped && text === next) {
              ownTheme = options;
              listener();
            }
          });
        }
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
