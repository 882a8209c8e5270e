/**
 * The tab that a reader chose, by storage key: shared by all groups with that key on the page, kept in local
 * storage, and followed from other browser tabs.
 */
import { useSyncExternalStore } from 'react';

const PREFIX = 'codeblock-';

const listeners = new Set<() => void>();
/** Choices that storage refused; they last as long as the page. */
const unsaved = new Map<string, string>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

function onStorage({ key }: StorageEvent): void {
  if (key === null) {
    unsaved.clear();
  } else {
    unsaved.delete(key);
  }
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('storage', onStorage);
    }
  };
}

function read(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the choice and shows it in all groups with this key. */
export function chooseTab(storageKey: string, tab: string): void {
  const key = PREFIX + storageKey;
  try {
    localStorage.setItem(key, tab);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, tab);
  }
  notify();
}

/** The chosen tab, or `null`: nothing is known on the server, nor while the page hydrates. */
export function useChosenTab(storageKey: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(PREFIX + storageKey),
    () => null,
  );
}
