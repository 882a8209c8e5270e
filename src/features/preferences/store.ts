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
} from '../../lib/code/preferences';

/** The reader's side: the address and the cookie jar. Those of cookies may throw a `DOMException`. */
export interface PreferenceSource {
  readonly hash: () => string;
  readonly getCookie: (name: string) => string | undefined;
  readonly setCookie: (text: string) => void;
  /** Called after each change, so that style sheets can follow. */
  readonly reflect: (preferences: CodePreferences) => void;
}

export interface PreferenceStore {
  /** Calls back after each change; returns the way out. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until a value changes. Hash and cookies are read at the first call. */
  readonly getSnapshot: () => CodePreferences;
  /** What a page is rendered with on the server and while it hydrates. */
  readonly getServerSnapshot: () => CodePreferences;
  readonly set: (change: Partial<CodePreferences>) => void;
  /** Looks at the cookies again and takes over what was chosen elsewhere, such as in another tab. Writes nothing. */
  readonly refresh: () => void;
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

  const readCookies = () => ({
    variant: unlessForbidden(() => source.getCookie(PREFERENCE_COOKIES.variant)),
    styling: unlessForbidden(() => source.getCookie(PREFERENCE_COOKIES.styling)),
  });

  const getSnapshot = (): CodePreferences => {
    if (!current) {
      const hash = source.hash();
      const { variant, styling } = readCookies();
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

  const show = (next: CodePreferences): void => {
    const before = getSnapshot();
    if (next.variant !== before.variant || next.styling !== before.styling) {
      current = next;
      source.reflect(next);
      listeners.forEach((listener) => listener());
    }
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
      const after = { ...getSnapshot(), ...change };
      show(after);
      persist();
    },
    refresh: () => {
      const { variant, styling } = getSnapshot();
      const cookies = readCookies();
      const found = {
        variant: storedVariant(cookies.variant) ?? stored.variant,
        styling: storedStyling(cookies.styling) ?? stored.styling,
      };
      // What a hash asked for here and no cookie holds yet is younger than any cookie.
      const next = {
        variant: variant === stored.variant ? found.variant : variant,
        styling: styling === stored.styling ? found.styling : styling,
      };
      stored = found;
      show(next);
    },
  };
}
