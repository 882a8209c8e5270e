/** The index of the full text: one for each language, with all pages, small, and no part of any page. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { readPath } from '../../src/lib/pages/paths';
import { filtersOfPage } from '../../src/lib/search/textFilters';
import { BUILD } from './builtPage';
import { builtPaths, isDocumentation } from './builtPaths';

const KIB = 1024;

/** Pagefind's files are compressed, behind a signature. */
function fragmentsOf(folder: string): readonly { url: string; filters: object }[] {
  const dir = path.join(BUILD, folder, 'pagefind/fragment');
  return readdirSync(dir).map((file) => {
    const text = gunzipSync(readFileSync(path.join(dir, file))).toString('utf8');
    return JSON.parse(text.slice(text.indexOf('{')));
  });
}

/** What Pagefind has made, without what the build has compressed of it. */
function filesOf(folder: string): readonly { name: string; bytes: number }[] {
  const dir = path.join(BUILD, folder, 'pagefind');
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(dir, name)).isFile() && !/\.(?:br|gz)$/.test(name))
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      bytes: name.endsWith('.js')
        ? brotliCompressSync(readFileSync(path.join(dir, name))).length
        : statSync(path.join(dir, name)).size,
    }));
}

/** On the disk of the server. Pagefind marks the end of each word in the Chinese index, also in pages that are English. */
const MAX_KIB_OF_A_PAGE = { en: 3.75, zh: 4.25 };

/**
 * What a word that is looked up loads: where it and its neighbors are in all pages. Pagefind cuts a part where it is long
 * enough, so the one that ends with "the" can be longer by 22 KiB, the weight of that word, as it falls.
 */
const MAX_KIB_OF_A_PART = 48;

for (const folder of ['', 'zh'] as const) {
  const label = folder || 'en';

  test(`every page of the documentation is in the index once: ${label}`, () => {
    const expected = builtPaths().filter(
      (page) => isDocumentation(page) && readPath(page).language === label,
    );
    const urls = fragmentsOf(folder).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(200);
    expect([...urls].sort()).toEqual([...expected].sort());
  });

  test(`every page in the index says its version and product: ${label}`, () => {
    for (const { url, filters } of fragmentsOf(folder)) {
      expect(filters, url).toEqual({
        scope: filtersOfPage(url).map(({ scope }) => scope),
      });
    }
  });

  test(`the index is small, and so is what one query loads of it: ${label}`, () => {
    const files = filesOf(folder);
    const sum = (name: RegExp) =>
      files.filter((file) => name.test(file.name)).reduce((all, { bytes }) => all + bytes, 0) / KIB;
    const largest = (name: RegExp) =>
      Math.max(...files.filter((file) => name.test(file.name)).map(({ bytes }) => bytes)) / KIB;
    expect(sum(/./) / fragmentsOf(folder).length, 'KiB in all for each page').toBeLessThan(
      MAX_KIB_OF_A_PAGE[label],
    );
    expect(sum(/^[^/]+$/), 'KiB of code and tables').toBeLessThan(95);
    expect(largest(/^index\//), 'KiB of a part of the index').toBeLessThan(MAX_KIB_OF_A_PART);
    expect(largest(/^fragment\//), 'KiB of the text of a page').toBeLessThan(30);
  });

  test(`nothing of Pagefind that no page uses is there: ${label}`, () => {
    const own = filesOf(folder).filter(({ name }) => !name.includes('/'));
    expect(own.map(({ name }) => name.replace(/\.[\w-]+_[\da-f]+\./, '.'))).toHaveLength(4);
    expect(own.filter(({ name }) => /ui|worker|highlight|\.css$/.test(name))).toEqual([]);
  });
}

for (const page of ['/', '/x/introduction/licensing/', '/zh/x/react-data-grid/sorting/']) {
  test(`nothing of the full text loads with ${page}`, async ({ page: tab }) => {
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await tab.goto(page);
    await tab.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await tab.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => url.includes('pagefind'))).toEqual([]);
  });
}
