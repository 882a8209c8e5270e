/** Brings the forms of an English word together: `sorting`, `sorted` and `sorts` to `sort`, `colour` to `color`. */
import { memoize } from '../text/memoize';

/** Shorter beginnings say too little: `thing` isn't a form of `th`. */
const SHORTEST = 3;

const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<![sui])s$/, ''],
  // Pinned and pinning are forms of pin.
  [/([bdfgmnprt])\1(?:ing|ed)$/, '$1'],
  [/(?:ing|ed)$/, ''],
];

/** Spellings that differ between countries, brought to one. */
const SPELLINGS: readonly (readonly [spelling: RegExp, instead: string])[] = [
  [/our$/, 'or'],
  [/(?<=.{4})is(?=e?$|ation$)/, 'iz'],
  [/licenc/, 'licens'],
  [/e$/, ''],
];

function withoutEnding(word: string): string {
  const [ending, instead] = ENDINGS.find(([each]) => each.test(word)) ?? [/$/, ''];
  const rest = word.replace(ending, instead);
  return rest.length < SHORTEST ? word : rest;
}

/** What a word has that any of the patterns changes: most terms have none of it. */
const CHANGES = /[edgsr]$|isation$|licenc/;

/**
 * The part that all forms of a word share; Chinese and words with digits stay as they are. What was found out about a
 * word is remembered: each query meets the same terms.
 * @param word in lower case
 */
export const stem: (word: string) => string = memoize((word) =>
  word.length <= SHORTEST || !CHANGES.test(word) || !/^[a-z]+$/.test(word)
    ? word
    : SPELLINGS.reduce(
        (text, [spelling, instead]) => text.replace(spelling, instead),
        withoutEnding(word),
      ),
);
