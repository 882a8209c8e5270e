/** Hands pages to Pagefind and writes what it makes of them, without the parts that no page uses. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filtersOfPage } from '../../../src/lib/search/textFilters';
import { articleHtml } from './article';
import { usedFiles } from './indexFiles';
import type { BuiltPage } from './indexedPages';
import { loadModules } from './modules.cjs';

/** @throws when Pagefind reports problems */
function check(errors: readonly string[], what: string): void {
  if (errors.length > 0) {
    throw new Error(`Pagefind couldn't ${what}: ${errors.join('; ')}`);
  }
}

/** The page of `DataGrid` before those of `DataGridPro` and `DataGridPremium`: rows that they share are found there. */
function simplestFirst(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  return pages.toSorted(
    (one, other) => one.url.length - other.url.length || (one.url < other.url ? -1 : 1),
  );
}

/**
 * Writes the index of one language.
 * @param language value of the pages' `lang` attribute
 * @throws when a page has no content, or Pagefind doesn't start or fails
 */
export async function writeIndex(
  pages: readonly BuiltPage[],
  language: string,
  folder: string,
): Promise<void> {
  const { pagefind, parseHtml } = await loadModules();
  try {
    const { index, errors } = await pagefind.createIndex();
    check(errors, 'begin an index');
    if (!index) {
      throw new Error("Pagefind couldn't begin an index.");
    }
    // `DataGridPremium` says of most rows what `DataGrid` says: the words would be three times in the index.
    const knownRows = new Map<string, Set<string>>();
    const contents = new Map<string, string>();
    for (const { url, file } of simplestFirst(pages)) {
      const filters = filtersOfPage(url);
      // Readers may look in one product only.
      const scope = filters.at(-1)?.scope ?? '';
      const known = knownRows.get(scope) ?? new Set();
      knownRows.set(scope, known);
      const tree = parseHtml(await readFile(file, 'utf8'));
      contents.set(url, articleHtml(tree, { language, filters, knownRows: known }));
    }
    // In the order of the pages: those of a product have numbers side by side, which makes the index smaller.
    for (const { url } of pages) {
      const added = await index.addHTMLFile({ url, content: contents.get(url) ?? '' });
      check(added.errors, `read ${url}`);
    }
    const made = await index.getFiles();
    check(made.errors, 'finish the index');
    await rm(folder, { recursive: true, force: true });
    for (const { path: name, content } of usedFiles(made.files)) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await pagefind.close();
  }
}
