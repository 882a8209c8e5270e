/** The index of the search in titles and names: which entries have terms that are alike to those of a query. */
import MiniSearch, { type Query } from 'minisearch';
import { type SearchEntry, isRow } from './searchEntries';
import { allowedEdits } from './searchRank';
import { type QueryWord, documentTerms } from './searchTerms';

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

/** How many entries are indexed before other work of the page gets its turn: some ms on a fast machine. */
const CHUNK = 50;

/**
 * At least as many mistakes as a word may have: the index counts two swapped letters as two. A word that is known has
 * at most an ending too much, and looking further costs most of the time of a search.
 */
function edits(term: string, isKnown: boolean): number {
  if (allowedEdits(term) === 0) {
    return 0;
  }
  return isKnown ? 1 : 2;
}

function queryOf(words: readonly QueryWord[], combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith,
    queries: words.map(({ text, parts }) =>
      parts.length === 0
        ? text
        : {
            combineWith: 'OR',
            queries: [text, { combineWith: 'AND', queries: [...parts], fuzzy: false }],
          },
    ),
  };
}

/** Makes the index, in pieces that leave the page responsive. */
export async function createSearchIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<IndexedEntry>({
    fields: ['names', 'around'],
    tokenize: (text) => {
      const terms = [...documentTerms(text)];
      terms.forEach((term) => vocabulary.add(term));
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4 },
      prefix: true,
      fuzzy: (term) => edits(term, vocabulary.has(term)),
      tokenize: (term) => [term],
    },
  });
  await index.addAllAsync(
    // What stands around rows is the same for hundreds of them.
    entries.map((entry, id) => ({
      id,
      names: entry.names,
      around: isRow(entry) ? '' : entry.around,
    })),
    { chunkSize: CHUNK },
  );
  return {
    candidates: (words, combine) =>
      index
        .search(queryOf(words, combine))
        .flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
  };
}
