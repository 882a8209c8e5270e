import * as React from 'react';
import { type Book, searchBooks } from './bookServer';

interface Answer {
  books: readonly Book[];
  state: 'done' | 'failed';
}

const DEBOUNCE_MS = 300;
const LOADING = { books: [], state: 'loading' } as const;
const IDLE = { books: [], state: 'idle' } as const;

/** Searches for the latest query, and ignores answers to older ones. */
export function useBookSearch() {
  const [query, setQuery] = React.useState('');
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<Answer | null>(null);

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      let newAnswer: Answer;
      try {
        newAnswer = { books: await searchBooks(query, signal), state: 'done' };
      } catch {
        newAnswer = { books: [], state: 'failed' };
      }
      // An answer to an older query or attempt is ignored.
      if (!signal.aborted) {
        setAnswer(newAnswer);
      }
    };
    const timer = setTimeout(load, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const { books, state } = answer ?? (query === '' ? IDLE : LOADING);
  return {
    query,
    books,
    state,
    /** Starts a search, or ends it if `newQuery` is ''. */
    search: (newQuery: string) => {
      if (newQuery !== query) {
        setQuery(newQuery);
        setAnswer(null);
      }
    },
    retry: () => {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
