/** The step that writes: hashes into their file and into the front matter of pages. Nothing else is touched. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Change, withChanges } from './changes';
import { withSourceHash } from './sourceHash';
import { type Hashes, HASHES_FILE } from './texts';

/**
 * @param localeDir folder of the language
 * @param hashes those that are stored now
 * @throws when a page has no front matter; no file is written then
 */
export async function writeChanges(
  localeDir: string,
  hashes: Hashes,
  changes: readonly Change[],
): Promise<void> {
  const pages = await Promise.all(
    changes
      .filter(({ entry }) => entry.key === undefined)
      .map(async ({ entry, hash }) => {
        const file = path.join(localeDir, entry.file);
        return { file, text: withSourceHash(await readFile(file, 'utf8'), hash) };
      }),
  );
  await Promise.all(pages.map(({ file, text }) => writeFile(file, text)));
  if (pages.length < changes.length) {
    const text = `${JSON.stringify(withChanges(hashes, changes), null, 2)}\n`;
    await writeFile(path.join(localeDir, HASHES_FILE), text);
  }
}
