/** The index of the search in titles and names: which entries have terms that are alike to those of a query. */
import MiniSearch, { type Query } from 'minisearch';
import { type SearchEntry, isRow } from './searchEntries';
import { allowedEdits } from './searchRank';
import { type QueryWord, documentTerms, plainTerms } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';

/** Entries by their number, the most alike first. */
export interface SearchIndex {
  /** The pages, sections and API pages that have any of the words, or words that mean the same. */
  readonly pages: (words: readonly QueryWord[]) => readonly number[];
  /** The rows that have all words. */
  readonly rows: (words: readonly QueryWord[]) => readonly number[];
  /** How much a word says, from 0 to 1: what stands in many entries says little. */
  readonly rarity: (word: QueryWord) => number;
}

interface IndexedEntry {
  readonly id: number;
  readonly names: string;
  readonly keywords: string;
  readonly around: string;
  readonly about: string;
}

/** How many entries are indexed before other work of the page gets its turn: some ms on a fast machine. */
const CHUNK = 50;

/** A word that no entry has, and one that only likens others. */
const UNKNOWN = 0.25;
const MISSPELT = 0.6;

/** How much less a word says for each e-fold of entries that have it. */
const COMMON = 0.35;

/** Words that say which product is meant: pages of another one seldom answer. The grid is what most pages are about. */
const PRODUCT_WORDS: ReadonlySet<string> = new Set(
  'tree treeview node picker datepicker calendar chart axis 树 节点 选择器 图表'
    .split(' ')
    .map(stem),
);

/** What the text of a page counts beside the scores of the index, which are mostly between 5 and 50. */
const IN_TEXT = 5;

/**
 * At least as many mistakes as a word may have: the index counts two swapped letters as two. To look for mistakes costs
 * most of the time of a search.
 */
function edits(term: string): number {
  return allowedEdits(term) === 0 ? 0 : 2;
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

/** A word, or its other forms, or others that mean the same. */
function wideQueryOf(word: QueryWord): Query {
  const forms = [stem(word.text), ...synonymsOf(word.text).map((other) => stem(other))];
  const others = [...new Set(forms)].filter((form) => form !== word.text);
  return others.length === 0
    ? queryOf(word)
    : {
        combineWith: 'OR',
        queries: [
          queryOf(word),
          {
            combineWith: 'OR',
            queries: others,
            prefix: false,
            fuzzy: false,
            boost: { names: 2, keywords: 2 },
          },
        ],
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

/** The same, with the most alike entry as 1: a word that many titles have would outweigh a rare keyword otherwise. */
function shareOfBest(scores: WordScores, weight: number): WordScores {
  let best = 0;
  for (const score of scores.values()) {
    best = score > best ? score : best;
  }
  return new Map(Array.from(scores, ([id, score]) => [id, (weight * score) / best]));
}

/** Sums up what each entry is like all words. */
function sumOf(found: readonly WordScores[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [id, score] of found.flatMap((scores) => [...scores])) {
    sums.set(id, (sums.get(id) ?? 0) + score);
  }
  return sums;
}

function inOrder(scores: Iterable<readonly [number, number]>): readonly number[] {
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/**
 * One of the two indexes, and how many entries of it have a term.
 * @param isKnown whether any index has a term: it isn't misspelt then
 */
function createIndex(isKnown: (term: string) => boolean) {
  const counts = new Map<string, number>();
  const index = new MiniSearch<IndexedEntry>({
    fields: ['names', 'keywords', 'around', 'about'],
    tokenize: (text, field) => {
      // Names only are written in one piece, too.
      const terms =
        field === 'names' || field === 'around' ? documentTerms(text) : plainTerms(text);
      const forms = new Set([...terms, ...terms.map(stem)]);
      forms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
      return [...forms];
    },
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4, keywords: 4 },
      prefix: true,
      fuzzy: (term) => (isKnown(term) ? 0 : edits(term)),
      tokenize: (term) => [term],
    },
  });
  const scoresOf = (query: Query): WordScores =>
    new Map(
      index
        .search(query)
        .flatMap(({ id, score }) => (typeof id === 'number' ? [[id, score] as const] : [])),
    );
  return { index, counts, scoresOf };
}

/**
 * Makes the index, in pieces that leave the page responsive.
 * @param inText the entries of pages whose text has a word, or another that means the same
 */
export async function createSearchIndex(
  entries: readonly SearchEntry[],
  inText: (word: string) => readonly number[],
): Promise<SearchIndex> {
  const isKnown = (term: string): boolean => prose.counts.has(term) || rows.counts.has(term);
  const prose = createIndex(isKnown);
  const rows = createIndex(isKnown);
  const numbered = entries.map((entry, id) => ({ entry, id }));
  const indexed = ({ entry, id }: (typeof numbered)[number]): IndexedEntry => ({
    id,
    names: entry.names,
    keywords: entry.keywords,
    about: entry.about,
    // What stands around rows and sections is the same for many of them.
    around: isRow(entry) || entry.kind === 'section' ? '' : entry.around,
  });
  await prose.index.addAllAsync(numbered.filter(({ entry }) => !isRow(entry)).map(indexed), {
    chunkSize: CHUNK,
  });
  await rows.index.addAllAsync(numbered.filter(({ entry }) => isRow(entry)).map(indexed), {
    chunkSize: CHUNK,
  });
  const inProse = rememberWords((word) => {
    const scores = new Map(prose.scoresOf(wideQueryOf(word)));
    for (const entry of inText(word.text)) {
      scores.set(entry, (scores.get(entry) ?? 0) + IN_TEXT);
    }
    return scores;
  });
  const inRows = rememberWords((word) => rows.scoresOf(queryOf(word)));
  const rarityOf = (word: QueryWord): number => {
    if (PRODUCT_WORDS.has(stem(word.text))) {
      return 1;
    }
    const count =
      prose.counts.get(stem(word.text)) ?? prose.counts.get(word.text) ?? inText(word.text).length;
    if (count > 0) {
      return 1 / (1 + COMMON * Math.log(1 + count));
    }
    return inProse(word).size > 0 ? MISSPELT : UNKNOWN;
  };
  return {
    pages: (words) =>
      inOrder(sumOf(words.map((word) => shareOfBest(inProse(word), rarityOf(word))))),
    rows: (words) => {
      const found = words.map(inRows);
      return inOrder([...sumOf(found)].filter(([id]) => found.every((scores) => scores.has(id))));
    },
    rarity: rarityOf,
  };
}
