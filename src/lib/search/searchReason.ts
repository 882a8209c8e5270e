/** Why a hit was found, when its title doesn't show it. */
import { memoize } from '../text/memoize';
import type { SearchEntry } from './searchEntries';
import type { SearchHit } from './searchHit';
import { type RankedQuery, directLikeness } from './searchRank';
import { documentTerms, plainTerms } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';

/** How alike a shown text must be to a word, so that the reader sees it there. */
const SHOWN = 0.6;
/** How many other names a hit names at most. */
const MAX_ALSO = 2;

/** The terms of the texts that hits show: the same ones come up while somebody types on, and Chinese takes long to cut. */
const termsOf = memoize((text: string) => documentTerms(text));

/** The words of a query that a text shows, as they are or with a mistake. */
function shownIn(terms: readonly string[], { words }: RankedQuery): readonly boolean[] {
  return words.map(({ text, parts }) => {
    const isThere = (word: string) => terms.some((term) => directLikeness(word, term) >= SHOWN);
    return isThere(text) || (parts.length > 0 && parts.every(isThere));
  });
}

/** The texts that show words which nothing has shown so far, those that show most of them first. */
function textsFor(
  texts: readonly string[],
  missing: readonly boolean[],
  query: RankedQuery,
): readonly string[] {
  const left = [...missing];
  return texts
    .map((text) => ({ text, shown: shownIn(termsOf(text), query) }))
    .map((each) => ({ ...each, count: each.shown.filter(Boolean).length }))
    .sort((one, other) => other.count - one.count || one.text.length - other.text.length)
    .filter(({ shown }) => {
      const isNew = shown.some((isShown, index) => isShown && left[index]);
      shown.forEach((isShown, index) => {
        left[index] = left[index] === true && !isShown;
      });
      return isNew;
    })
    .map(({ text }) => text);
}

/** The missing words that mean the same as words of a text. */
function meantBy(
  terms: readonly string[],
  missing: readonly boolean[],
  { words }: RankedQuery,
): readonly string[] {
  const stems = new Set(terms.map(stem));
  return words
    .filter(
      (word, index) =>
        missing[index] && synonymsOf(word.text).some((other) => stems.has(stem(other))),
    )
    .map(({ text }) => text)
    .slice(0, MAX_ALSO);
}

const CHINESE = /\p{Script=Han}/u;

/** Texts in a script that the reader reads: Chinese ones for a Chinese title or query only. */
function readable(
  texts: readonly string[],
  title: string,
  { words }: RankedQuery,
): readonly string[] {
  return [title, ...words.map(({ text }) => text)].some((text) => CHINESE.test(text))
    ? texts
    : texts.filter((text) => !CHINESE.test(text));
}

/**
 * A hit with its reason: other names of the page that have the words, what it says of itself, or the words that mean
 * the same as its title's.
 */
export function withReason(
  hit: SearchHit,
  { kind, names, keywords, about }: SearchEntry,
  query: RankedQuery,
): SearchHit {
  if (kind !== 'page' && kind !== 'section') {
    return hit;
  }
  const visible = termsOf([hit.title, ...hit.trail].join('\n'));
  const shown = shownIn(visible, query);
  const missing = shown.map((isShown) => !isShown);
  if (!missing.includes(true)) {
    return hit;
  }
  const others = readable([...names.slice(1), ...keywords], hit.title, query);
  const also = textsFor(others, missing, query).slice(0, MAX_ALSO);
  if (also.length > 0) {
    return { ...hit, also };
  }
  const quote = about.find((text) =>
    shownIn(plainTerms(text), query).some((isShown, index) => isShown && missing[index]),
  );
  if (quote !== undefined) {
    return { ...hit, quote };
  }
  const meant = meantBy(visible, missing, query);
  return meant.length > 0 ? { ...hit, also: meant } : hit;
}
