/** The words of a query, and the ways to ask for them. */
import { fold, foldForms } from '../../../lib/text/fold';

const HAN_RUN = /\p{Script=Han}+/gu;
/** A run of Han characters, or a word of other letters, digits and `_`. */
const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+/gu;

/** Separates the parts of a name of code: `setLicenseKey` becomes `set License Key`. */
export function splitName(text: string): string {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}

/** Chinese in pieces of so many characters, set apart by spaces. */
function cutHan(text: string, length: number): string {
  const pieces = new RegExp(`.{1,${length}}`, 'gu');
  return text.replace(HAN_RUN, (run) => ` ${(run.match(pieces) ?? []).join(' ')} `);
}

/**
 * What to search for, until something is found: the query itself, then the parts of its names, since a name that
 * stands inside a longer one, such as `setLicenseKey` in `LicenseInfo.setLicenseKey`, is only known by its parts.
 * @param canCut whether the browser cuts Chinese into words, which Pagefind relies on. Elsewhere pairs of characters
 * stand for words, which most of them are, then single characters, which are the beginnings of words.
 */
export function queriesFor(query: string, canCut: boolean): readonly string[] {
  const folded = foldForms(query);
  const cut = canCut ? [folded] : [cutHan(folded, 2), cutHan(folded, 1)];
  const tidy = cut.map((words) => words.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return [...new Set([...tidy, ...tidy.map(splitName)])];
}
