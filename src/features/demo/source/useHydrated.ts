/** Whether React has taken the page over. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` on the server and while the page hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
