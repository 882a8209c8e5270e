/**
 * Whether a page has what was asked for. Pagefind takes ever shorter beginnings of a word that it doesn't know, so that
 * nonsense finds pages too.
 */
import { fold } from '../../../lib/text/fold';
import type { Fragment } from './pagefind';
import { splitName, wordsOf } from './query';

const HAN = /\p{Script=Han}/u;

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

/** Endings differ (`sorting`, `sorted`), so that less than half of a word may be enough, but not one or two letters. */
function isLatinMatch(word: string, found: readonly string[]): boolean {
  const enough = Math.max(Math.min(3, word.length), Math.ceil(word.length * 0.4));
  return found.some((other) => sharedStart(word, other) >= enough);
}

/** Most characters of a run are found; it may be cut into words in another way. */
function isHanMatch(run: string, found: string): boolean {
  const known = [...run].filter((character) => found.includes(character));
  return known.length > [...run].length / 2;
}

/**
 * @param query as the reader typed it
 * @param found words of the page that were found
 */
export function hasAllWords(query: string, found: readonly string[]): boolean {
  // Of a name of code each part counts, and the whole.
  const parts = found.flatMap((word) => [
    ...wordsOf(word),
    ...wordsOf(splitName(word)),
    fold(word).replace(/[^\p{L}\p{N}_]/gu, ''),
  ]);
  const text = found.join('');
  return wordsOf(query).every((word) =>
    HAN.test(word) ? isHanMatch(word, text) : isLatinMatch(word, parts),
  );
}

/** The words that Pagefind found in a page, with its title. */
export function foundWords({ raw_content: text, locations, meta }: Fragment): readonly string[] {
  const words = text.split(text.includes('\u200B') ? '\u200B' : /\s+/);
  return [meta.title ?? '', ...locations.map((location) => words[location] ?? '')];
}
