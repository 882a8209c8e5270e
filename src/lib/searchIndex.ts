/** The index of the search in titles and names: which entries have terms that are alike to those of a query. */
import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from './searchEntries';
import { type QueryWord, documentTerms, isHan } from './searchTerms';

/** Entries by their number. */
export interface SearchIndex {
  /**
   * The entries that have all words, or else any, the most alike first.
   * @param combine whether an entry must have all words
   */
  readonly candidates: (words: readonly QueryWord[], combine: 'AND' | 'OR') => readonly number[];
}

interface IndexedEntry {
  readonly id: number;
  readonly names: string;
  readonly around: string;
}

/** How many entries are indexed before other work of the page gets its turn: about 5 ms on a fast machine. */
const CHUNK = 100;

/** More mistakes than a word may have, since the index counts two swapped letters as two. */
function edits(term: string): number {
  if (term.length < 4 || isHan(term)) {
    return 0;
  }
  return term.length < 8 ? 2 : 3;
}

function queryOf(words: readonly QueryWord[], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith,
    queries: words.map(({ text, parts }) =>
      parts.length === 0
        ? text
        : { combineWith: 'OR', queries: [text, { combineWith: 'AND', queries: [...parts] }] },
    ),
  };
}

/** Makes the index, in pieces that leave the page responsive. */
export async function createSearchIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index = new MiniSearch<IndexedEntry>({
    fields: ['names', 'around'],
    tokenize: (text) => [...documentTerms(text)],
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4 },
      prefix: true,
      fuzzy: edits,
      tokenize: (term) => [term],
    },
  });
  await index.addAllAsync(
    entries.map(({ names, around }, id) => ({ id, names, around })),
    { chunkSize: CHUNK },
  );
  return {
    candidates: (words, combine) =>
      index
        .search(queryOf(words, combine))
        .flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
  };
}
