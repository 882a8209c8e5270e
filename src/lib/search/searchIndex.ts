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

/** A word, or all of its parts. */
function queryOf({ text, parts }: QueryWord): Query {
  return parts.length === 0
    ? text
    : {
        combineWith: 'OR',
        queries: [text, { combineWith: 'AND', queries: [...parts], fuzzy: false }],
      };
}

/** How much each entry is like a word. */
type WordScores = ReadonlyMap<number, number>;

/** How many words are remembered: more than a query has. */
const MOST_REMEMBERED = 60;

/**
 * Remembers what was found for the last words: a query is looked up in several ways, and most of its words stay while
 * somebody types on.
 */
function rememberWords(find: (word: QueryWord) => WordScores): (word: QueryWord) => WordScores {
  const known = new Map<string, WordScores>();
  return (word) => {
    const key = [word.text, ...word.parts].join(' ');
    const scores = known.get(key) ?? find(word);
    known.delete(key);
    known.set(key, scores);
    if (known.size > MOST_REMEMBERED) {
      known.delete([...known.keys()][0] ?? key);
    }
    return scores;
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
  const scoresOf = rememberWords(
    (word) =>
      new Map(
        index
          .search(queryOf(word))
          .flatMap(({ id, score }) => (typeof id === 'number' ? [[id, score] as const] : [])),
      ),
  );
  return {
    candidates: (words, combine) => {
      const found = words.map(scoresOf);
      const sums = new Map<number, number>();
      for (const [id, score] of found.flatMap((scores) => [...scores])) {
        sums.set(id, (sums.get(id) ?? 0) + score);
      }
      return [...sums]
        .filter(([id]) => combine === 'OR' || found.every((scores) => scores.has(id)))
        .sort(([, one], [, other]) => other - one)
        .map(([id]) => id);
    },
  };
}
