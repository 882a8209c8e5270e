/**
 * What a reader does with the entries of a section: filters them, opens and closes them, and comes to one by its
 * address, which opens it and lets no filter hide it.
 */
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { useHistorySelector } from '@docusaurus/theme-common';
import { type Entry, matches } from './entries';

export interface EntriesState {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Ids of the entries that match the query. */
  readonly shown: ReadonlySet<string>;
  readonly opened: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Closes all, as another view begins. */
  readonly closeAll: () => void;
  /** The id of the entry that the page's address leads to. */
  readonly marked: string | undefined;
}

/** The address of the page, which is without a hash while it hydrates. A new visit to one hash is a new value. */
function useArrival(): { readonly visit: string; readonly hash: string } {
  const hash = useHistorySelector(({ location }) => location.hash);
  const key = useHistorySelector(({ location }) => location.key);
  return { visit: `${key ?? ''}${hash}`, hash };
}

export function useEntries(entries: readonly Entry[]): EntriesState {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState('');
  const [uncovered, setUncovered] = useState<{ readonly id: string }>();
  const { visit, hash } = useArrival();
  const target = hash === '' ? undefined : entries.find(({ id }) => `#${id}` === hash);

  if (visit !== seen) {
    setSeen(visit);
    if (target) {
      setOpened(new Set(opened).add(target.id));
      if (!matches(target, query)) {
        setQuery('');
        setUncovered({ id: target.id });
      }
    }
  }

  useLayoutEffect(() => {
    // The browser looked for it while it was hidden.
    if (uncovered) {
      document.getElementById(uncovered.id)?.scrollIntoView();
    }
  }, [uncovered]);

  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) {
        after.add(id);
      }
      return after;
    });
  }, []);

  // Typing goes first; an emptied field shows all at once.
  const deferred = useDeferredValue(query);
  const wanted = query === '' ? query : deferred;
  const shown = useMemo(
    () => new Set(entries.filter((entry) => matches(entry, wanted)).map(({ id }) => id)),
    [entries, wanted],
  );
  return {
    query,
    setQuery,
    shown,
    opened,
    toggle,
    closeAll: useCallback(() => setOpened(new Set()), []),
    marked: target?.id,
  };
}
