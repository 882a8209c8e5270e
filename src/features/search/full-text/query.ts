/** The words of a query, and the ways to ask for them. */

const HAN_RUN = /\p{Script=Han}+/gu;
/** A run of Han characters, or a word of other letters, digits and `_`. */
const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+/gu;

/** Separates the parts of a name of code: `setLicenseKey` becomes `set License Key`. */
export function splitName(text: string): string {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
}

/** Lower case, and without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}

/**
 * What to search for, best first: the query itself, and the parts of its names, since a name that stands inside a
 * longer one, such as `setLicenseKey` in `LicenseInfo.setLicenseKey`, is only known by its parts.
 * @param canCut whether the browser cuts Chinese into words, which Pagefind relies on. Single characters are the
 * beginnings of words and find most of them.
 */
export function queriesFor(query: string, canCut: boolean): readonly string[] {
  const cut = canCut ? query : query.replace(HAN_RUN, (run) => ` ${[...run].join(' ')} `);
  const tidy = cut.replace(/\s+/g, ' ').trim();
  return tidy === '' ? [] : [...new Set([tidy, splitName(tidy)])];
}
