/** The index of the whole documentation; how it answers is asked on a site of few pages, in `test/versions`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { isApiPage, pageOf } from '../../src/lib/pages/paths';
import { allPaths } from './pages';
import { hitsOf, searchIn } from './textIndex';
import { fresh as test } from './sharedPage';

const BUILD = path.join(__dirname, '../../build');

interface Place {
  readonly address: string;
  readonly words: string;
}

/** The place of each page that has the most letters, from the pages whose place has the most of all. */
function longest(pages: readonly string[], pattern: RegExp, count: number): readonly Place[] {
  return pages
    .flatMap((page) => {
      const html = readFileSync(path.join(BUILD, page, 'index.html'), 'utf8');
      const places = [...html.matchAll(pattern)].map(([, id = '', words = '']) => ({
        address: `${page}#${id}`,
        words,
      }));
      return places.toSorted((a, b) => b.words.length - a.words.length).slice(0, 1);
    })
    .toSorted((a, b) => b.words.length - a.words.length)
    .slice(0, count);
}

const PAGES = allPaths().filter((page) => page.startsWith('/x/'));
const isApi = (page: string) => isApiPage(pageOf(page));

/** Headings of plain words. */
const HEADINGS = longest(
  PAGES.filter((page) => !isApi(page)),
  /<h2\b[^>]*? id="?([\w-]+)"?[^>]*>([A-Za-z ]+)</g,
  5,
);
/** A question of usual length. */
const FOUR_WORDS = (HEADINGS[0]?.words ?? '').split(' ').slice(0, 4).join(' ');
/** Names of rows. */
const ROWS = longest(PAGES.filter(isApi), /\bid="?([\w-]+-(?:prop|slot|class)-(\w+))"?/g, 3);

test('headings and rows of the API reference are found, with their anchors', async ({ page }) => {
  const search = await searchIn(page, '');
  expect([HEADINGS.length, ROWS.length]).toEqual([5, 3]);
  for (const { address, words } of HEADINGS) {
    const found = (await hitsOf(search, words)).map((hit) => hit.address);
    expect(found, words).toContain(address);
  }
  for (const { words } of ROWS) {
    // Several components may have it.
    const found = (await hitsOf(search, words)).map((hit) => hit.address);
    expect(found.join(' '), words).toMatch(new RegExp(`/api/\\S+-${words}(?: |$)`));
  }
});

test('a first query loads little', async ({ page }) => {
  const search = await searchIn(page, '');
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/pagefind/')) {
      // What travels: Pagefind's code has a compressed file beside it, its other files are compressed themselves.
      loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await hitsOf(search, FOUR_WORDS);
  const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  expect(loaded.length).toBeGreaterThan(6);
  // With 540 pages a language; what the words of a query load grows with the pages that have them.
  expect(bytes / 1024, 'KiB').toBeLessThan(235);
  // Less would mean that sizes aren't told.
  expect(bytes / 1024, 'KiB').toBeGreaterThan(100);
  test.info().annotations.push({ type: 'KiB', description: (bytes / 1024).toFixed(1) });
});
