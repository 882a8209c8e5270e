/** The code preferences for React: the default on the server and while hydrating, then what the reader chose. */
import { useSyncExternalStore } from 'react';
import type { CodeStyling, CodeVariant } from '../../lib/demo';
import type { CodePreferences } from '../../lib/preferences';
import { getCookie, setCookie } from './cookie';
import { createPreferenceStore } from './store';

const store = createPreferenceStore({
  hash: () => window.location.hash,
  getCookie,
  setCookie,
});

/** The language and styling of source code everywhere on the site. */
export function useCodePreferences(): CodePreferences {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

/** Chooses the language of source code for every demo, now and on later visits. */
export function setCodeVariant(variant: CodeVariant): void {
  store.set({ variant });
}

/** Chooses the styling of demos everywhere, now and on later visits. */
export function setCodeStyling(styling: CodeStyling): void {
  store.set({ styling });
}
