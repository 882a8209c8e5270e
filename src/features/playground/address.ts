/** Choices in the address, so that a link shows the same example. The address is where they are kept. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Choices } from '../../lib/playground/choices';

/** What reads the address here hears of changes made here; of those by Back and Forward the browser tells. */
const listeners = new Set<() => void>();

function subscribeToQuery(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The part of the address after `?`, with it. */
const currentQuery = () => window.location.search;

/** Puts choices into the address, in place of those that stand there. */
function replaceQuery(choices: Choices): void {
  const query = new URLSearchParams({ ...choices }).toString();
  const { pathname, hash } = window.location;
  const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
  window.history.replaceState(window.history.state, '', address);
  listeners.forEach((listener) => listener());
}

export interface ChoicesInAddress {
  /** Whatever the address says: those who know the controls drop what isn't allowed. */
  readonly choices: Choices;
  /** Without a text, a prop has its default. */
  readonly choose: (name: string, text: string | undefined) => void;
  readonly reset: () => void;
}

/** @param start the choices before the user changes anything; the same object for each render */
export function useChoices(start: Choices): ChoicesInAddress {
  const query = useSyncExternalStore(subscribeToQuery, currentQuery, () => '');
  return useMemo(() => {
    const choices = query === '' ? start : Object.fromEntries(new URLSearchParams(query).entries());
    return {
      choices,
      choose: (name, text = '') => {
        const next = Object.entries({ ...choices, [name]: text }).filter(
          ([, value]) => value !== '',
        );
        // An address without choices shows those of the start.
        replaceQuery(next.length > 0 ? Object.fromEntries(next) : { [name]: '' });
      },
      reset: () => replaceQuery({}),
    };
  }, [query, start]);
}
