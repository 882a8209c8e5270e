/** Pages whose titles are most like a text that no title has. */
import type { EntryLocation } from './searchEntries';
import { LONGEST_QUERY, type SearchHit, type SearchScope } from './searchHit';
import { normalizeKey } from './searchTerms';

/** A page that can be offered. */
export interface OfferedPage {
  readonly names: readonly string[];
  readonly place: EntryLocation;
}

const MAX_PAGES = 3;

/** All pairs of neighbouring letters, with the first and the last letter as pairs of their own. */
function pairsOf(text: string): readonly string[] {
  const letters = ['', ...normalizeKey(text), ''];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/** How many pairs two texts share, from 0 to 1. */
function sharedPairs(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length);
}

/** The best first; none when no title shares anything with the text. */
export function nearestPages(
  pages: readonly OfferedPage[],
  text: string,
  { product }: SearchScope,
): readonly SearchHit[] {
  const asked = pairsOf(text.slice(0, LONGEST_QUERY));
  return pages
    .filter(({ place }) => product === undefined || place.product === product)
    .map(({ names, place }) => ({
      place,
      similarity: Math.max(...names.map((name) => sharedPairs(asked, pairsOf(name)))),
    }))
    .filter(({ similarity }) => similarity > 0)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_PAGES)
    .map(({ place }) => place.hit());
}
