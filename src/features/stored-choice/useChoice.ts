import { useCallback, useSyncExternalStore } from 'react';
import { readChoice, subscribeToChoice } from './choices';

/** The choice, or `null`: nothing is known on the server, nor while the page hydrates. */
export function useChoice(key: string): string | null {
  const subscribe = useCallback((changed: () => void) => subscribeToChoice(key, changed), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readChoice(key),
    () => null,
  );
}
