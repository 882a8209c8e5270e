/**
 * The one place that reads and writes the reader's colour mode. Tells every listener of this tab, and hears other
 * tabs. It must not know what follows from the mode: neither React nor Docusaurus nor Material UI.
 */
import {
  type ColorMode,
  COLOR_MODE_KEY,
  DEFAULT_COLOR_MODE,
  parseColorMode,
} from '../../lib/theme/colorMode';

type Listener = () => void;

const listeners = new Set<Listener>();

/** A choice that storage refused; it holds until this page is left or another tab chooses. */
let unsaved: ColorMode | null = null;

/** The reader's choice. Browser only. */
export function getMode(): ColorMode {
  if (unsaved !== null) {
    return unsaved;
  }
  try {
    return parseColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return DEFAULT_COLOR_MODE;
  }
}

/** Stores a choice and tells the listeners; choosing what holds already does nothing. */
export function setMode(mode: ColorMode): void {
  if (mode === getMode()) {
    return;
  }
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
    unsaved = null;
  } catch {
    unsaved = mode;
  }
  notify();
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

/** Another tab wrote the key, or cleared the storage (`key` is null then). */
function onStorage({ key }: StorageEvent): void {
  if (key === COLOR_MODE_KEY || key === null) {
    unsaved = null;
    notify();
  }
}

/** A page that comes back from the back-forward cache has missed what other tabs did. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) {
    notify();
  }
}

/** Calls `listener` after each change, from this tab or another; returns the way to stop it. */
export function subscribeToMode(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  // A wrapper of its own: the same function may be subscribed twice.
  const own = () => listener();
  listeners.add(own);
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    }
  };
}
