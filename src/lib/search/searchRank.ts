/** How well an entry answers a query, once its terms are known to be alike. */
import { editDistance } from './editDistance';
import { memoize } from '../text/memoize';
import type { HitKind } from './searchHit';
import { type QueryWord, isHan, squash } from './searchTerms';

/** A text that may be asked for. */
export interface RankedText {
  /** See `squash`. */
  readonly whole: string;
  readonly terms: readonly string[];
}

/** What an entry is ranked by. */
export interface Ranked {
  readonly kind: HitKind;
  readonly names: readonly RankedText[];
  readonly around: readonly string[];
}

/** A query as it is ranked. */
export interface RankedQuery {
  readonly whole: string;
  readonly words: readonly QueryWord[];
  /** For each word, how much one of the terms is what was asked for, from 0 to 1. */
  readonly fits: (terms: readonly string[]) => readonly number[];
}

export interface Rank {
  /** The higher, the better. */
  readonly score: number;
  /** How many words of the query neither the name nor what is around it has. */
  readonly missing: number;
}

/** Of two that fit alike, pages of prose come first, then those of the API, then rows. */
const BY_KIND = {
  page: 22,
  component: 8,
  interface: 7,
  prop: 3,
  property: 2,
  slot: 1,
  class: 0,
  section: 0,
} as const satisfies Record<HitKind, number>;

/** What all words being there is worth, the whole name being asked for, and nothing else being asked for. */
const FIT = 100;
const SHARE = 30;
const EXACT = 40;

/** A word that only stands around an entry says less than one in its name, unless the name is there as a whole. */
const AROUND = 0.6;
const AROUND_WHOLE_NAME = 0.9;

/** How many mistakes a word may have: none up to three letters, one up to seven, then two. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || isHan(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

function likenessOf(asked: string, term: string): number {
  if (term === asked) {
    return 1;
  }
  if (term.startsWith(asked)) {
    return 0.75 + (0.2 * asked.length) / term.length;
  }
  const most = allowedEdits(asked);
  const edits = most === 0 ? 1 : editDistance(asked, term, most);
  return edits > most ? 0 : 0.8 - 0.12 * edits;
}

type BestOf = (asked: string, terms: readonly string[]) => number;

function wordIn({ text, parts }: QueryWord, terms: readonly string[], bestOf: BestOf): number {
  const whole = bestOf(text, terms);
  if (whole === 1 || parts.length === 0) {
    return whole;
  }
  const each = parts.map((part) => bestOf(part, terms));
  const together = each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0) / each.length;
  return Math.max(whole, together * 0.95);
}

/**
 * Entries share terms, and lists of them, so what is found out about one is remembered.
 * @param typed what the words were made from
 */
export function rankedQuery(typed: string, words: readonly QueryWord[]): RankedQuery {
  const likeness = memoize((asked: string) => memoize((term: string) => likenessOf(asked, term)));
  const bestOf: BestOf = (asked, terms) => {
    const likenessTo = likeness(asked);
    return terms.reduce((best, term) => Math.max(best, likenessTo(term)), 0);
  };
  return {
    whole: squash(typed),
    words,
    fits: memoize((terms: readonly string[]) => words.map((word) => wordIn(word, terms, bestOf))),
  };
}

function rankByName(
  { whole, terms }: RankedText,
  inAround: readonly number[],
  query: RankedQuery,
): Rank {
  const { words } = query;
  const inName = query.fits(terms);
  const covered = words.reduce(
    (sum, { text }, index) => sum + (inName[index] ?? 0) * text.length,
    0,
  );
  const share = Math.min(1, covered / Math.max(1, whole.length));
  const around = share === 1 ? AROUND_WHOLE_NAME : AROUND;
  const fits = inName.map((fit, index) => Math.max(fit, around * (inAround[index] ?? 0)));
  const fit = fits.reduce((sum, one) => sum + one, 0) / words.length;
  return {
    score: FIT * fit + SHARE * share + (whole === query.whole ? EXACT : 0),
    missing: fits.filter((one) => one === 0).length,
  };
}

/** The rank by the name that answers best. */
export function rank({ kind, names, around }: Ranked, query: RankedQuery): Rank {
  const inAround = query.fits(around);
  let best: Rank = { score: 0, missing: query.words.length };
  for (const name of names) {
    const one = rankByName(name, inAround, query);
    if (one.score > best.score) {
      best = one;
    }
  }
  return { ...best, score: best.score + BY_KIND[kind] };
}
