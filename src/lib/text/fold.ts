/**
 * What readers don't tell apart when they search. The one rule for titles, names, texts, marks, and the index that they
 * are looked up in.
 */

/** Plain English, which most texts are: nothing of it is folded but its case. */
export const ASCII = /^\p{ASCII}*$/u;
/** Accents of Latin, Greek and Cyrillic letters; the marks of other scripts change the letter. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters and digits as wide as a Chinese character, which Chinese input methods write. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g;

/** Text without differences of width and without accents: `ｓｏｒｔＭｏｄｅｌ` becomes `sortModel`. */
export function foldForms(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
}

/** The same in lower case, as texts are compared. */
export function fold(text: string): string {
  return foldForms(text).toLowerCase();
}

/** Text as it is, punctuation included, with its letters and digits in the usual width. */
export function foldWidth(text: string): string {
  return text.replace(WIDE, (wide) => wide.normalize('NFKC'));
}
