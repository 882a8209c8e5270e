/**
 * How demos look: as the server renders them, or denser, from right to left, or with the reader's own theme. What the other
 * looks need loads when a reader chooses one; until then, or if it doesn't arrive, demos keep the look of the server.
 */
import { useSyncExternalStore } from 'react';
import { type DemoTheme, hasOwnAppearance, shownTheme } from '../../../lib/theme/themeState';
import { getThemeState, subscribeToTheme } from '../../theme-state';
import type * as OtherAppearances from './otherAppearances';
import type { DemoAppearance } from '../types';

const SERVER_LOOKS = {
  docs: { direction: 'ltr', themeName: 'docs' },
  material: { direction: 'ltr', themeName: 'material' },
} as const satisfies Record<DemoTheme, DemoAppearance>;

const listeners = new Set<() => void>();
let others: typeof OtherAppearances | undefined;

/**
 * The look of a demo; the same object until it changes.
 * @param own the theme that the server renders the demo with
 */
export function getAppearance(own: DemoTheme): DemoAppearance {
  const state = getThemeState();
  const shown = shownTheme(own, state);
  return others ? others.appearanceOf(state, shown) : SERVER_LOOKS[shown];
}

/** Whether a demo may take over what the server rendered. */
export function isServerAppearance(own: DemoTheme): boolean {
  const state = getThemeState();
  return shownTheme(own, state) === own && (!others || !hasOwnAppearance(state));
}

/** Resolves when the look that the reader chose is there, or can't be had. */
export async function prepareAppearance(): Promise<void> {
  if (!others && !hasOwnAppearance(getThemeState())) {
    return;
  }
  try {
    const loaded = await import('./otherAppearances');
    await loaded.prepareOwnTheme();
    others = loaded;
    listeners.forEach((listener) => listener());
  } catch {
    // The next demo that starts, and the next choice, try again.
  }
}

/** Calls `listener` when the look may have changed; returns the way to stop it. */
export function subscribeToAppearance(listener: () => void): () => void {
  // A wrapper of its own: the same function may be subscribed twice.
  const own = () => listener();
  listeners.add(own);
  const stop = subscribeToTheme(() => {
    own();
    void prepareAppearance();
  });
  return () => {
    listeners.delete(own);
    stop();
  };
}

/** The look for React: the server's while hydrating. */
export function useAppearance(own: DemoTheme): DemoAppearance {
  return useSyncExternalStore(
    subscribeToAppearance,
    () => getAppearance(own),
    () => SERVER_LOOKS[own],
  );
}

/**
 * Keeps what is in an element in the direction of the look where the page around it has another one: while the styles
 * for it load, and when they don't arrive. Returns the way to stop.
 */
export function keepDirection(element: HTMLElement): () => void {
  const keep = () => {
    const { direction } = getAppearance('docs');
    if (direction === (document.body.dir || 'ltr')) {
      element.removeAttribute('dir');
    } else {
      element.dir = direction;
    }
  };
  keep();
  return subscribeToAppearance(keep);
}
