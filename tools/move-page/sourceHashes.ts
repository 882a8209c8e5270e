/** Keeps translations vouched for: an English page whose links alone have changed says what it said. Pure. */
import { contentHash } from '../../plugins/content/translations';
import { PAGE_FOLDERS } from '../../src/data/docsInstances';
import { locationOfFile, originalFile } from '../../src/lib/pages/pageFiles';
import { withChanges } from '../i18n-status/changes';

/** The hash in the front matter of a translation. */
const HASH = /^source_hash: '([^']*)'/m;

/**
 * Adds the translations whose English pages have changed; one that was behind stays behind.
 * @param texts of the project before, by file
 * @param changed the texts that change
 */
export function withSourceHashes(
  texts: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const result = new Map(changed);
  for (const [file, before] of texts) {
    const place = /^i18n\/.*\.mdx$/.test(file) ? locationOfFile(file, PAGE_FOLDERS) : undefined;
    if (!place || place.version !== undefined) {
      continue;
    }
    const original = originalFile(place, PAGE_FOLDERS);
    const english = texts.get(original);
    const now = changed.get(original);
    if (
      english !== undefined &&
      now !== undefined &&
      HASH.exec(before)?.[1] === contentHash(english)
    ) {
      const text = result.get(file) ?? before;
      result.set(file, text.replace(HASH, `source_hash: '${contentHash(now)}'`));
    }
  }
  return result;
}

/**
 * The text of a file of hashes with new keys, in the order that `i18n:status` writes. Those of cut versions stay.
 * @param renamed gives a text its new addresses
 */
export function withMovedKeys(text: string, renamed: (text: string) => string): string {
  const hashes: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(text);
  const moved = Object.entries(hashes).map(([file, values]) => [
    file,
    /\/version-[^/]+$/.test(file)
      ? values
      : Object.fromEntries(Object.entries(values).map(([key, hash]) => [renamed(key), hash])),
  ]);
  return `${JSON.stringify(withChanges(Object.fromEntries(moved), []), null, 2)}\n`;
}
