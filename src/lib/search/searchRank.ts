/** How well an entry answers a query, once its terms are known to be alike. */
import { editDistance } from './editDistance';
import { memoize } from '../text/memoize';
import type { HitKind } from './searchHit';
import { type QueryWord, isHan, normalizeKey } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** A text that may be asked for. */
export interface RankedText {
  /** See `normalizeKey`. */
  readonly whole: string;
  /** By their numbers in the vocabulary. */
  readonly terms: readonly number[];
  /** It isn't a name of the entry, but what somebody types who doesn't know the name. */
  readonly isKeyword: boolean;
}

export type PlaceInText = (word: string) => number | undefined;

/** What an entry is ranked by. */
export interface Ranked {
  readonly kind: HitKind;
  readonly names: readonly RankedText[];
  /** The terms around its names, by their numbers in the vocabulary; the same list each time. */
  readonly around: () => readonly number[];
  /** How many pages have a word in their text more often, by the word as `stem` gives it; none for a word it lacks. */
  readonly placeInText: PlaceInText;
  /** It is about the way from an older version. */
  readonly isUpgrade: boolean;
}

/** A query as it is ranked. */
export interface RankedQuery {
  readonly whole: string;
  readonly words: readonly QueryWord[];
  /** How much each word says: one that stands everywhere says little. Together 1. */
  readonly weights: readonly number[];
  /** It looks like a name of code: then names of the API lead. */
  readonly isName: boolean;
  /** It speaks of another version, or of what went: then guides from older versions lead. */
  readonly isUpgrade: boolean;
  /** Its words two and two, squashed: `from v6 to` is `fromv6` and `v6to`. */
  readonly pairs: readonly string[];
  /** For each word, how much one of the terms is what was asked for, from 0 to 1. */
  readonly fits: (terms: readonly number[]) => readonly number[];
  /** For each word, how much a text is about it, from 0 to 1. */
  readonly fitsText: (placeInText: PlaceInText) => readonly number[];
}

export interface Rank {
  /** The higher, the better. */
  readonly score: number;
  /** How much of the query neither the names nor what is around them has, from 0 to 1. */
  readonly missing: number;
}

/** Of two that fit alike, pages of prose come first, then their sections, then those of the API, then rows. */
const BY_KIND = {
  page: 22,
  section: 14,
  component: 8,
  interface: 7,
  functions: 7,
  prop: 3,
  property: 2,
  function: 5,
  slot: 1,
  class: 0,
} as const satisfies Record<HitKind, number>;

/** Plain words seldom ask for a row of the API, and hardly ever for a class. */
const PLAIN_WORDS = {
  page: 0,
  section: 0,
  component: -6,
  interface: -15,
  functions: -6,
  prop: -55,
  property: -55,
  function: -15,
  slot: -55,
  class: -60,
} as const satisfies Record<HitKind, number>;

/** What looks like a name of code seldom asks for a guide first. */
const NAMES = { page: -12, section: -12 } as const;

/** What speaks of another version, or of something that went. */
const UPGRADE =
  /\bv?\d+ to v?\d|\bv[3-9]\b|\b(?:lab|codemod|breaking|after (?:the )?(?:upgrad|updat)|upgrad|updat(?:e|ed|ing) to|deprecat|migrat|remov|renam|no longer|gone|stops? working|not exported|is missing|is not a prop)|material-ui\/|升级|迁移|破坏性|移除|改名|废弃|找不到|没有了/i;
/** A guide from an older version says much of what all readers ask, in names of the past. */
const OLDER_VERSION = 30;
/** What it is worth when all words stand in the name as they follow each other: `from v6`. */
const IN_ORDER = 8;

/** What all words being there is worth, the whole name being asked for, and nothing else being asked for. */
const FIT = 100;
const SHARE = 30;
const EXACT = 40;
/** A keyword that is asked for is worth less than a name, and one that is only begun much less. */
const KEYWORD = 0.8;
const SHARE_OF_KEYWORD = 0.6;
/** A page has few keywords, chosen with care; a section has what may be asked for. */
const KEYWORD_OF_SECTION = 0.5;

/** A word that stands in another name of the entry. */
const OTHER_NAME = 0.75;
/** A word that only stands around an entry says less than one in its name, unless the name is there as a whole. */
const AROUND = 0.6;
const AROUND_WHOLE_NAME = 0.9;
/** A word that only stands in the text: most for the page that has it most often. Another that means the same says less. */
const IN_TEXT = 0.65;
const LESS_OFTEN = 0.02;
const SYNONYM_IN_TEXT = 0.7;
/** The pages that explain a name of code follow it at once. */
const NAME_IN_TEXT = 1.6;

/** How many mistakes a word may have: none up to three letters, one up to seven, then two. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || isHan(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** Another form of the word, and another word that means the same. */
const SAME_STEM = 0.9;
const SYNONYM = 0.56;

/** Whether one of the first two letters is the same, if only swapped: nobody mistypes both, and most terms differ. */
function beginsAlike(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[1] || one[0] === other[1] || one[1] === other[0];
}

/** How much a term is a word, one of its forms, its beginning, or the word with mistakes, from 0 to 1. */
export function directLikeness(asked: string, term: string): number {
  return createDirectLikeness(asked)(term, stem(term));
}

/** The same for many terms. */
export function createDirectLikeness(asked: string): (term: string, stemOfTerm: string) => number {
  const stemOfAsked = stem(asked);
  const most = allowedEdits(asked);
  return (term, stemOfTerm) => {
    if (term === asked) {
      return 1;
    }
    const begins = term.startsWith(asked) ? 0.82 + (0.06 * asked.length) / term.length : 0;
    if (stemOfTerm === stemOfAsked) {
      return Math.max(SAME_STEM, begins);
    }
    if (begins > 0) {
      return begins;
    }
    if (most === 0 || Math.abs(term.length - asked.length) > most || !beginsAlike(asked, term)) {
      return 0;
    }
    const edits = editDistance(asked, term, most);
    return edits > most ? 0 : 0.8 - 0.12 * edits;
  };
}

/** How much the term at a number is what was asked for, for many terms. */
function createLikeness(asked: string, { termAt, stemAt }: Vocabulary): (number: number) => number {
  const same = new Set(synonymsOf(asked).map((word) => stem(word)));
  const direct = createDirectLikeness(asked);
  // Of a fixed type, since a list with gaps is slow to read. Terms are numbered when they are first met.
  let known = new Float64Array(0);
  return (number) => {
    if (number >= known.length) {
      const longer = new Float64Array(2 * number + 1).fill(NaN);
      longer.set(known);
      known = longer;
    }
    const found = known[number] ?? NaN;
    if (!Number.isNaN(found)) {
      return found;
    }
    const own = stemAt(number);
    const unlike = direct(termAt(number), own);
    const similarity = unlike < SYNONYM && same.has(own) ? SYNONYM : unlike;
    known[number] = similarity;
    return similarity;
  };
}

/** How much the term at a number is what was asked for. */
export type LikenessOf = (asked: string) => (number: number) => number;

/** How many words are remembered: more than a query has. */
const MAX_REMEMBERED = 40;

/** Remembers the last words: a query is ranked in several ways, and most of its words stay while somebody types on. */
export function createLikenessOf(vocabulary: Vocabulary): LikenessOf {
  const known = new Map<string, (number: number) => number>();
  return (asked) => {
    const similarity = known.get(asked) ?? createLikeness(asked, vocabulary);
    known.delete(asked);
    known.set(asked, similarity);
    if (known.size > MAX_REMEMBERED) {
      known.delete([...known.keys()][0] ?? asked);
    }
    return similarity;
  };
}

type BestOf = (asked: string, terms: readonly number[]) => number;

function wordIn({ text, parts }: QueryWord, terms: readonly number[], bestOf: BestOf): number {
  const whole = bestOf(text, terms);
  if (whole === 1 || parts.length === 0) {
    return whole;
  }
  const each = parts.map((part) => bestOf(part, terms));
  const together = each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0) / each.length;
  return Math.max(whole, together * 0.95);
}

/** How many words a query has at most for each name in it, so that it asks for the name. */
const MAX_WORDS_OF_NAME = 2;

/** What makes a text a name of code rather than words: `rowHeight`, `MuiDataGrid-root`, `api.current`, `getRows()`. */
const NAME = /[a-z\d][A-Z]|[A-Za-z]-[a-z]+[A-Z]|^\.?Mui[A-Z]|\w\.\w|[()<>[\]{}=]/;

/** Whether a query asks for a name: of many words, single names only say more of what else is asked. */
function looksLikeName(typed: string): boolean {
  const words = typed.split(/\s+/);
  const names = words.filter((word) => NAME.test(word));
  return names.length * MAX_WORDS_OF_NAME >= words.length && names.length > 0;
}

/**
 * Entries share terms, and lists of them, so what is found out about one is remembered.
 * @param typed what the words were made from
 * @param idf how much a word says, from 0 to 1
 * @param likenessOf how much the terms of entries are what was asked for
 */
export function rankedQuery(
  typed: string,
  words: readonly QueryWord[],
  idf: (word: QueryWord) => number,
  likenessOf: LikenessOf,
): RankedQuery {
  const similarity = memoize(likenessOf);
  const bestOf: BestOf = (asked, terms) => {
    const likenessTo = similarity(asked);
    let best = 0;
    for (const term of terms) {
      const one = likenessTo(term);
      best = one > best ? one : best;
    }
    return best;
  };
  const isName = looksLikeName(typed);
  const others = words.map(({ text }) => synonymsOf(text).map(stem));
  const rarities = words.map(idf);
  const sum = rarities.reduce((all, one) => all + one, 0);
  return {
    whole: normalizeKey(typed),
    words,
    weights: rarities.map((one) => one / sum),
    isName,
    isUpgrade: UPGRADE.test(typed),
    pairs: pairsIn(typed),
    fits: memoize((terms: readonly number[]) => words.map((word) => wordIn(word, terms, bestOf))),
    fitsText: memoize((placeInText: PlaceInText) => {
      const fitOf = (word: string) => {
        const place = placeInText(word);
        return place === undefined ? 0 : IN_TEXT - LESS_OFTEN * place;
      };
      return words.map((word, index) =>
        Math.max(
          fitOf(stem(word.text)) * (isName && word.parts.length > 0 ? NAME_IN_TEXT : 1),
          ...(others[index] ?? []).map((other) => SYNONYM_IN_TEXT * fitOf(other)),
        ),
      );
    }),
  };
}

/** Neighbors of a text in one piece. */
function pairsIn(typed: string): readonly string[] {
  const each = typed.split(/\s+/).map(normalizeKey);
  return each.slice(1).map((word, index) => (each[index] ?? '') + word);
}

/** How many neighbors of a query are neighbors in a name, from 0 to 1. */
function inOrder(whole: string, { pairs }: RankedQuery): number {
  return pairs.length === 0
    ? 0
    : pairs.filter((pair) => whole.includes(pair)).length / pairs.length;
}

/** How much of a name the words are, from 0 to 1. */
function shareOf(whole: string, inName: readonly number[], words: readonly QueryWord[]): number {
  const covered = words.reduce(
    (sum, { text }, index) => sum + (inName[index] ?? 0) * text.length,
    0,
  );
  return Math.min(1, covered / Math.max(1, whole.length));
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** How much likelier, or less, a query asks for entries of a kind. */
function askedKind(kind: HitKind, { isName }: RankedQuery): number {
  if (!isName) {
    return PLAIN_WORDS[kind];
  }
  return kind === 'page' || kind === 'section' ? NAMES[kind] : 0;
}

/** The rank by the name that answers best; what it lacks may stand in another name, or around. */
export function rank(
  { kind, names, around, placeInText, isUpgrade }: Ranked,
  query: RankedQuery,
): Rank {
  const { words, weights, whole } = query;
  const inText = query.fitsText(placeInText);
  const aroundName = query.fits(around());
  const inAround = aroundName.map((fit, index) => Math.max(AROUND * fit, inText[index] ?? 0));
  const inNames = names.map(({ terms }) => query.fits(terms));
  const inAny = words.map((_, index) => Math.max(0, ...inNames.map((fits) => fits[index] ?? 0)));
  const missing = weighted(
    inAny.map((fit, index) => (fit === 0 && (inAround[index] ?? 0) === 0 ? 1 : 0)),
    weights,
  );
  const asKeyword = kind === 'section' ? KEYWORD_OF_SECTION : KEYWORD;
  let best = 0;
  names.forEach((name, place) => {
    const inName = inNames[place] ?? [];
    const share = shareOf(name.whole, inName, words);
    const fits = inName.map((fit, index) =>
      Math.max(
        fit,
        OTHER_NAME * (inAny[index] ?? 0),
        inAround[index] ?? 0,
        share === 1 ? AROUND_WHOLE_NAME * (aroundName[index] ?? 0) : 0,
      ),
    );
    const isWhole = name.whole === whole;
    const exact = isWhole ? EXACT : 0;
    const rest = name.isKeyword
      ? SHARE * share * (isWhole ? KEYWORD : SHARE_OF_KEYWORD) + asKeyword * exact
      : SHARE * share + exact;
    const order = name.isKeyword ? 0 : IN_ORDER * inOrder(name.whole, query);
    best = Math.max(best, FIT * weighted(fits, weights) + rest + order);
  });
  const older = isUpgrade && !query.isUpgrade ? OLDER_VERSION : 0;
  return { score: best + BY_KIND[kind] + askedKind(kind, query) - older, missing };
}
