/** Puts the new address of a page into texts in place of the old one. Pure. */
import { escapeRegExp } from '../../src/lib/text/escapeRegExp';
import type { Move } from './places';

/**
 * What stays as it is: old addresses that lead on, in the front matter of pages and in data. The current one of a page
 * isn't among them.
 */
const KEPT: readonly { readonly file: RegExp; readonly text: RegExp }[] = [
  { file: /\.mdx$/, text: /^redirects:.*(?:\n[ \t]*[-\]].*)*$/gm },
  { file: /^src\/data\/versionPages\.ts$/, text: /path: '[^']*'/g },
  { file: /^src\/data\/oldAddresses\.ts$/, text: /'[^']*':/g },
];

/**
 * The page's path, also without its start (names of documents and of claims), and not as the beginning of a longer name.
 * Addresses of the packages' own documentation are others.
 */
function pattern({ folder }: Move): RegExp {
  return new RegExp(
    `(?<!https?://(?:[\\w.{}-]+\\.)?mui\\.com/[^\\s'"\`)]*)(?<![\\w.-])${escapeRegExp(folder)}(?![\\w-])`,
    'g',
  );
}

/**
 * @param file that has the text, from the root of the project
 * @returns the text with the new address
 */
export function withNewAddress(text: string, file: string, move: Move): string {
  if (!text.includes(move.folder)) {
    return text;
  }
  const kept = KEPT.find((one) => one.file.test(file))?.text;
  const replaced = (part: string) => part.replace(pattern(move), () => move.newFolder);
  if (!kept) {
    return replaced(text);
  }
  let result = '';
  let end = 0;
  for (const match of text.matchAll(kept)) {
    result += replaced(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + replaced(text.slice(end));
}
