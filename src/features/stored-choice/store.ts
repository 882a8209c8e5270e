/**
 * Choices that are kept in local storage by a key: what shows one follows it wherever it is made, on the page or in
 * another browser tab.
 */
import { useSyncExternalStore } from 'react';

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

/** What is kept under a key, or `null`. Browser only. */
export function readChoice(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the choice and shows it wherever the key is read. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
  notify();
}

/** The choice, or `null`: nothing is known on the server, nor while the page hydrates. */
export function useChoice(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readChoice(key),
    () => null,
  );
}
