/** What can be said of a translation. Only types and the words for people. */

/** What a reader sees of it: the title of a page, a text of the shell or a label, or the body of a page. */
export const KINDS = ['titles', 'strings', 'pages'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * - `translated`: the translation is of the English text as it is now
 * - `missing`: no translation, or the English text in its place
 * - `unrecorded`: translated, but it isn't known of which English text
 * - `stale`: the English text changed since
 * - `orphaned`: translated, but gone from English
 * - `broken`: a reader would see a fault, or the build would fail
 * - `unreadable`: its file is broken, so nothing can be said
 */
export type State =
  'translated' | 'missing' | 'unrecorded' | 'stale' | 'orphaned' | 'broken' | 'unreadable';

/** A translation, or the place where one is wanted. */
export interface Entry {
  readonly kind: Kind;
  /** Path from the folder of the language, with `/`: `code.json`. */
  readonly file: string;
  /** Key in the file; a page and a file as a whole have none. */
  readonly key?: string;
  readonly state: State;
  /** Hash of the English text as it is now; without one there is no English text. */
  readonly hash?: string;
  /** What is wrong or odd, and what to do about it. */
  readonly problem?: string;
}

/** How an entry is named in the report and on the command line: `code.json#portal.code.copy`. */
export function entryName({ file, key }: Pick<Entry, 'file' | 'key'>): string {
  return key === undefined ? file : `${file}#${key}`;
}
