/**
 * One store for the code preferences of the whole site. It doesn't know React; what it reads and writes is handed in.
 */
import {
  DEFAULT_CODE_PREFERENCES,
  PREFERENCE_COOKIES,
  preferenceCookie,
  resolveCodeStyling,
  resolveCodeVariant,
  storedStyling,
  storedVariant,
  type CodePreferences,
} from '../../lib/preferences';

/** The reader's side: the address and the cookie jar. Each function may throw a `DOMException`. */
export interface PreferenceSource {
  readonly hash: () => string;
  readonly getCookie: (name: string) => string | undefined;
  readonly setCookie: (text: string) => void;
}

export interface PreferenceStore {
  /** Calls back after each change; returns the way out. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until a value changes. Hash and cookies are read at the first call, then never again. */
  readonly getSnapshot: () => CodePreferences;
  /** What a page is rendered with on the server and while it hydrates. */
  readonly getServerSnapshot: () => CodePreferences;
  readonly set: (change: Partial<CodePreferences>) => void;
}

/** Cookies can be forbidden (a sandboxed frame, a strict browser): then a choice lasts for the visit. */
function unlessForbidden<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) {
      return undefined;
    }
    throw error;
  }
}

export function createPreferenceStore(source: PreferenceSource): PreferenceStore {
  const listeners = new Set<() => void>();
  let current: CodePreferences | undefined;
  let stored: CodePreferences = DEFAULT_CODE_PREFERENCES;

  const getSnapshot = (): CodePreferences => {
    if (!current) {
      const hash = source.hash();
      const variant = unlessForbidden(() => source.getCookie(PREFERENCE_COOKIES.variant));
      const styling = unlessForbidden(() => source.getCookie(PREFERENCE_COOKIES.styling));
      stored = {
        variant: storedVariant(variant) ?? DEFAULT_CODE_PREFERENCES.variant,
        styling: storedStyling(styling) ?? DEFAULT_CODE_PREFERENCES.styling,
      };
      current = {
        variant: resolveCodeVariant(hash, variant),
        styling: resolveCodeStyling(hash, styling),
      };
    }
    return current;
  };

  const persist = (): void => {
    const { variant, styling } = getSnapshot();
    if (variant !== stored.variant) {
      unlessForbidden(() => source.setCookie(preferenceCookie('variant', variant)));
    }
    if (styling !== stored.styling) {
      unlessForbidden(() => source.setCookie(preferenceCookie('styling', styling)));
    }
    stored = { variant, styling };
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      // A hash that asked for another value than the stored one is a choice too.
      persist();
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot,
    getServerSnapshot: () => DEFAULT_CODE_PREFERENCES,
    set: (change) => {
      const before = getSnapshot();
      const after = { ...before, ...change };
      if (after.variant === before.variant && after.styling === before.styling) {
        return;
      }
      current = after;
      persist();
      listeners.forEach((listener) => listener());
    },
  };
}
