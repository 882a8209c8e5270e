/** Keeps recent searches in the reader's browser, and nowhere else. A storage that refuses is an empty one. */
import { useSyncExternalStore } from 'react';
import { type RecentsAction, type RecentSearch, parseRecents, reduceRecents } from './recents';

export const RECENTS_KEY = 'docs-recent-searches';

const listeners = new Set<() => void>();
const NONE: readonly RecentSearch[] = [];
let last: { readonly stored: string | null; readonly recents: readonly RecentSearch[] } | undefined;

function readStored(): string | null {
  try {
    return localStorage.getItem(RECENTS_KEY);
  } catch {
    return null;
  }
}

/** The same list as long as the same is stored. */
function readRecents(): readonly RecentSearch[] {
  const stored = readStored();
  if (last?.stored !== stored) {
    last = { stored, recents: parseRecents(stored) };
  }
  return last?.recents ?? NONE;
}

/** Changes what is stored now, which another tab may have changed since it was shown. */
export function changeRecents(action: RecentsAction): void {
  const recents = reduceRecents(readRecents(), action);
  try {
    if (recents.length > 0) {
      localStorage.setItem(RECENTS_KEY, JSON.stringify(recents));
    } else {
      localStorage.removeItem(RECENTS_KEY);
    }
  } catch {
    // Nothing is kept, which is what such a browser was told to do.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The newest first, of all languages and versions. */
export function useRecents(): readonly RecentSearch[] {
  return useSyncExternalStore(subscribe, readRecents, () => NONE);
}
