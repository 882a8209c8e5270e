/** How well an entry answers a query, once its terms are known to be alike. */
import { editDistance } from './editDistance';
import type { HitKind } from './searchHit';
import { type QueryWord, isHan } from './searchTerms';

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
}

/** Of two that fit alike, pages of prose come first, then those of the API, then rows. */
const BY_KIND = {
  page: 14,
  component: 8,
  interface: 7,
  prop: 3,
  property: 2,
  slot: 1,
  class: 0,
  section: 0,
} as const satisfies Record<HitKind, number>;

/** A word that only stands around an entry says less than one in its name. */
const AROUND = 0.6;

/** How many mistakes a word may have: none up to three letters, one up to seven, then two. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || isHan(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** How much a term is what was asked for, from 0 to 1. */
function likeness(asked: string, term: string): number {
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

function bestOf(asked: string, terms: readonly string[]): number {
  return terms.reduce((best, term) => Math.max(best, likeness(asked, term)), 0);
}

function wordIn({ text, parts }: QueryWord, terms: readonly string[]): number {
  const whole = bestOf(text, terms);
  if (whole === 1 || parts.length === 0) {
    return whole;
  }
  const each = parts.map((part) => bestOf(part, terms));
  const together = each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0) / each.length;
  return Math.max(whole, together * 0.95);
}

export interface Rank {
  /** The higher, the better. */
  readonly score: number;
  /** How many words of the query neither the name nor what is around it has. */
  readonly missing: number;
}

function rankByName(
  { whole, terms }: RankedText,
  aroundFit: readonly number[],
  query: RankedQuery,
): Rank {
  let fit = 0;
  let covered = 0;
  let missing = 0;
  query.words.forEach((word, index) => {
    const inName = wordIn(word, terms);
    const best = Math.max(inName, AROUND * (aroundFit[index] ?? 0));
    fit += best;
    missing += best === 0 ? 1 : 0;
    covered += inName * word.text.length;
  });
  const share = Math.min(1, covered / Math.max(1, whole.length));
  const exact = whole === query.whole ? 40 : 0;
  return { score: (100 * fit) / query.words.length + 30 * share + exact, missing };
}

/** The rank by the name that answers best. */
export function rank({ kind, names, around }: Ranked, query: RankedQuery): Rank {
  const aroundFit = query.words.map((word) => wordIn(word, around));
  let best: Rank = { score: 0, missing: query.words.length };
  for (const name of names) {
    const one = rankByName(name, aroundFit, query);
    if (one.score > best.score) {
      best = one;
    }
  }
  return { ...best, score: best.score + BY_KIND[kind] };
}
