/**
 * The index of the search in titles and names: which entries have terms that are alike to those of a query. Terms are
 * compared once for each query, and each term knows its entries, so that the index is made in a fraction of the time
 * that a general one takes: a reader's first query waits for it.
 */
import { once } from '../text/once';
import { type Ranked, allowedEdits, createDirectLikeness } from './searchRank';
import type { QueryWord } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** Entries by their number, the most alike first. */
export interface SearchIndex {
  /** The pages, sections and API pages that have any of the words, or words that mean the same. */
  readonly pages: (words: readonly QueryWord[]) => readonly number[];
  /** The rows that have all words. */
  readonly rows: (words: readonly QueryWord[]) => readonly number[];
  /** Indexes the rows ahead of the first query that asks for them. */
  readonly prepareRows: () => void;
  /** How much a word says, from 0 to 1: what stands in many entries says little. */
  readonly idf: (word: QueryWord) => number;
}

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

/** What a word around the names, and a word of the text, is worth beside one in a name. */
const AROUND = 0.5;
const IN_TEXT = 0.4;
/** What all parts of a word together are worth beside the word. */
const PARTS = 0.95;
/** A word that means the same. */
const SYNONYM = 0.56;

/** How much each entry is like a word. */
type WordScores = ReadonlyMap<number, number>;

/** How many words are remembered: more than a query has. */
const MAX_REMEMBERED = 60;

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
    if (known.size > MAX_REMEMBERED) {
      known.delete([...known.keys()][0] ?? key);
    }
    return scores;
  };
}

/** Sums up what each entry is like all words. */
function sumOf(found: readonly WordScores[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const scores of found) {
    for (const [id, score] of scores) {
      sums.set(id, (sums.get(id) ?? 0) + score);
    }
  }
  return sums;
}

function inOrder(scores: Iterable<readonly [number, number]>): readonly number[] {
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

function weighted(scores: WordScores, weight: number): WordScores {
  return new Map(Array.from(scores, ([id, score]) => [id, weight * score]));
}

/** The entries that have a term: in a name or keyword, and around them. */
interface Posting {
  readonly inNames: number[];
  readonly around: number[];
}

/** By the number of the term. */
type Postings = ReadonlyMap<number, Posting>;

/**
 * @param first number of the first entry; the others follow
 * @param withAround whether what surrounds pages is indexed; it is the same for many rows and sections
 */
function postingsOf(entries: readonly Ranked[], first: number, withAround: boolean): Postings {
  const postings = new Map<number, Posting>();
  const add = (list: keyof Posting, terms: readonly number[], entry: number) => {
    for (const term of terms) {
      let posting = postings.get(term);
      if (!posting) {
        posting = { inNames: [], around: [] };
        postings.set(term, posting);
      }
      if (posting[list].at(-1) !== entry) {
        posting[list].push(entry);
      }
    }
  };
  entries.forEach(({ kind, names, around }, place) => {
    names.forEach(({ terms }) => add('inNames', terms, first + place));
    if (withAround && kind !== 'section') {
      add('around', around(), first + place);
    }
  });
  return postings;
}

/** What an index is made from. */
export interface IndexSource {
  /** Pages, sections and API pages. */
  readonly pages: readonly Ranked[];
  /** Gives the rows of API pages, which are indexed with the first query that asks for them. Their numbers follow. */
  readonly rows: () => readonly Ranked[];
  /** Whether pages are found by what surrounds their names, too. */
  readonly withAround: boolean;
  readonly vocabulary: Vocabulary;
  /** The entries of pages whose text has a word, or another that means the same. */
  readonly inText: (word: string) => readonly number[];
}

export function createSearchIndex({
  pages,
  rows,
  withAround,
  vocabulary: { termAt, stemAt, find: numberOf },
  inText,
}: IndexSource): SearchIndex {
  const prose = postingsOf(pages, 0, withAround);
  const rowPostings = once(() => postingsOf(rows(), pages.length, false));
  /** How many pages, sections and API pages have a form of a word, by the form. */
  const counts = new Map<string, number>();
  const count = (form: string, more: number) => counts.set(form, (counts.get(form) ?? 0) + more);
  for (const [term, { inNames, around }] of prose) {
    const more = inNames.length + around.length;
    count(termAt(term), more);
    if (stemAt(term) !== termAt(term)) {
      count(stemAt(term), more);
    }
  }

  const isInRows = (text: string): boolean => {
    // Rows number their terms when they are indexed.
    const postings = rowPostings();
    const term = numberOf(text);
    return term !== undefined && postings.has(term);
  };
  const isKnown = (text: string): boolean => counts.has(text) || isInRows(text);

  /**
   * @param isWide other words that mean the same are alike too
   * @param mayErr mistakes are forgiven when no entry has the word
   */
  const alike = (
    text: string,
    postings: Postings,
    isWide: boolean,
    mayErr: boolean,
  ): Map<number, number> => {
    const scores = new Map<number, number>();
    const direct = createDirectLikeness(text);
    const same = new Set(isWide ? synonymsOf(text).map(stem) : []);
    const own = stem(text);
    const isMisspelt = mayErr && allowedEdits(text) > 0 && !isKnown(text);
    const give = (ids: readonly number[], score: number) => {
      for (const id of ids) {
        if (score > (scores.get(id) ?? 0)) {
          scores.set(id, score);
        }
      }
    };
    for (const [term, { inNames, around }] of postings) {
      const other = termAt(term);
      const form = stemAt(term);
      const isForm = isWide ? form === own : form === text;
      let score = 0;
      if (other === text || isForm || isMisspelt || other.startsWith(text)) {
        score = direct(other, form);
      }
      if (score < SYNONYM && same.has(form)) {
        score = SYNONYM;
      }
      if (score > 0) {
        give(inNames, score);
        give(around, AROUND * score);
      }
    }
    return scores;
  };

  const wordIn = (postingsNow: () => Postings, isWide: boolean) => {
    return ({ text, parts }: QueryWord): Map<number, number> => {
      const postings = postingsNow();
      const scores = alike(text, postings, isWide, true);
      const [first, ...others] = [...new Set(parts)].map((part) =>
        alike(part, postings, false, false),
      );
      for (const [id, score] of first ?? []) {
        const each = [score, ...others.map((found) => found.get(id) ?? 0)];
        if (!each.includes(0)) {
          const together = (PARTS * each.reduce((sum, one) => sum + one, 0)) / each.length;
          scores.set(id, Math.max(together, scores.get(id) ?? 0));
        }
      }
      return scores;
    };
  };

  const wordInProse = wordIn(() => prose, true);
  const inProse = rememberWords((word) => {
    const scores = wordInProse(word);
    for (const entry of inText(word.text)) {
      scores.set(entry, (scores.get(entry) ?? 0) + IN_TEXT);
    }
    return scores;
  });
  const inRows = rememberWords(wordIn(rowPostings, false));
  const rarityOf = (word: QueryWord): number => {
    if (PRODUCT_WORDS.has(stem(word.text))) {
      return 1;
    }
    const found = counts.get(stem(word.text)) ?? counts.get(word.text) ?? inText(word.text).length;
    if (found > 0) {
      return 1 / (1 + COMMON * Math.log(1 + found));
    }
    return inProse(word).size > 0 ? MISSPELT : UNKNOWN;
  };
  return {
    pages: (words) => inOrder(sumOf(words.map((word) => weighted(inProse(word), rarityOf(word))))),
    rows: (words) => {
      const found = words.map(inRows);
      return inOrder([...sumOf(found)].filter(([id]) => found.every((scores) => scores.has(id))));
    },
    prepareRows: () => {
      rowPostings();
    },
    idf: rarityOf,
  };
}
