/**
 * Choices that are kept in local storage by a key: what shows one follows it wherever it is made, on the page or in
 * another browser tab.
 */

/** Each is told the key of what changed; `null`: all of it may have. */
const listeners = new Set<(key: string | null) => void>();
/** Choices that storage refused; they last as long as the page. */
const unsaved = new Map<string, string>();

function notify(key: string | null): void {
  listeners.forEach((listener) => listener(key));
}

function onStorage({ key }: StorageEvent): void {
  if (key === null) {
    unsaved.clear();
  } else {
    unsaved.delete(key);
  }
  notify(key);
}

/** A page that comes back from the back-forward cache has missed what other tabs did. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) {
    notify(null);
  }
}

/** Calls `listener` after each choice under a key, from this tab or another; returns the way to stop it. */
export function subscribeToChoice(key: string, listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  const own = (changed: string | null) => {
    if (changed === key || changed === null) {
      listener();
    }
  };
  listeners.add(own);
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
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
  notify(key);
}
