/** Choices in the address, so that a link shows the same component. The address is where they are kept. */
import type { Choices } from './choices';

/** What reads the address here hears of changes made here; of those by Back and Forward the browser tells. */
const listeners = new Set<() => void>();

export function subscribeToQuery(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The part of the address after `?`, with it. */
export function currentQuery(): string {
  return window.location.search;
}

/** Whatever stands there; what isn't allowed is dropped by those who know the controls. */
export function readQuery(search: string): Choices {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Puts choices into the address, in place of those that stand there. */
export function replaceQuery(choices: Choices): void {
  const query = new URLSearchParams({ ...choices }).toString();
  const { pathname, hash } = window.location;
  const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
  window.history.replaceState(window.history.state, '', address);
  listeners.forEach((listener) => listener());
}
