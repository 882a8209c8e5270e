/** The code preferences for React: the default on the server and while hydrating, then what the reader chose. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { CodeStyling, CodeVariant } from '../../lib/code/demo';
import { PREFERENCE_ATTRIBUTES, type CodePreferences } from '../../lib/code/preferences';
import { getCookie, setCookie } from './cookie';
import { createPreferenceStore } from './store';

const store = createPreferenceStore({
  hash: () => window.location.hash,
  getCookie,
  setCookie,
  reflect: ({ variant, styling }) => {
    const html = document.documentElement;
    html.setAttribute(PREFERENCE_ATTRIBUTES.variant, variant);
    html.setAttribute(PREFERENCE_ATTRIBUTES.styling, styling);
  },
});

if (typeof window !== 'undefined') {
  // A page that the browser kept while the reader was elsewhere goes on where it stopped.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      store.refresh();
    }
  });
}

/**
 * The language and styling of source code everywhere on the site. Whatever begins to use them, such as the demos of
 * the next page, brings along what was chosen in another tab, before it is painted.
 */
export function useCodePreferences(): CodePreferences {
  const preferences = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  useLayoutEffect(() => store.refresh(), []);
  return preferences;
}

/** What the reader chose, before React runs and outside of it. */
export function getCodePreferences(): CodePreferences {
  return store.getSnapshot();
}

/** Chooses the language of source code for every demo, now and on later visits. */
export function setCodeVariant(variant: CodeVariant): void {
  store.set({ variant });
}

/** Chooses the styling of demos everywhere, now and on later visits. */
export function setCodeStyling(styling: CodeStyling): void {
  store.set({ styling });
}
