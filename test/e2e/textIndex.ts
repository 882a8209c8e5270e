/** The index of the full text, opened in a browser: Pagefind runs in the page, and what is made of its answers here. */
import { type JSHandle, type Page, expect } from '@playwright/test';
import type {
  Fragment,
  Pagefind,
  PagefindModule,
  PagefindOptions,
} from '../../src/features/search/full-text/pagefind';
import { type TextSearch, createTextSearch } from '../../src/features/search/full-text/textSearch';
import type { TextHit } from '../../src/lib/search/searchHit';
import type { TextFilters } from '../../src/lib/search/textFilters';

/** The folder of a language. */
export type Language = '' | '/zh';

async function open(page: Page, language: Language, attempt: number): Promise<Pagefind> {
  const basePath = `${language}/pagefind/`;
  const options = { basePath, baseUrl: '/', noWorker: true, excerptLength: 24 };
  const given: [string, PagefindOptions] = [`${basePath}pagefind.js?${attempt}`, options];
  const handle: JSHandle<Pagefind> = await page.evaluateHandle(async ([address, settings]) => {
    const { createInstance }: PagefindModule = await import(address);
    return createInstance(settings);
  }, given);
  const search = async (query: string, { filters }: { readonly filters: TextFilters }) => {
    const asked: [string, TextFilters] = [query, filters];
    const results = await handle.evaluateHandle(
      async (pagefind, [words, limits]) =>
        (await pagefind.search(words, { filters: limits })).results,
      asked,
    );
    const ids = await results.evaluate((all) => all.map(({ id }) => id));
    const data = (index: number): Promise<Fragment> =>
      results.evaluate(async (all, at) => {
        const result = all[at];
        if (!result) {
          throw new Error('No such result.');
        }
        return result.data();
      }, index);
    return { results: ids.map((id, index) => ({ id, data: () => data(index) })) };
  };
  return { search, destroy: () => handle.evaluate((pagefind) => pagefind.destroy()) };
}

/** Opens a page of a language, and a search in its index. */
export async function searchIn(page: Page, language: Language): Promise<TextSearch> {
  await page.goto(`${language}/x/introduction/`);
  return createTextSearch({
    canCut: await page.evaluate(() => 'Segmenter' in Intl),
    open: (attempt) => open(page, language, attempt),
    stamp: () =>
      page.evaluate(
        async (address) => (await fetch(address, { cache: 'no-store' })).text(),
        `${language}/pagefind/pagefind-entry.json`,
      ),
  });
}

/** As much as a reader can ask for. */
const ALL_STEPS = 2;

/** What a search finds; it must answer. */
export async function hitsOf(
  search: TextSearch,
  query: string,
  scope: Parameters<TextSearch>[1] = {},
): Promise<readonly TextHit[]> {
  const answer = await search(query, scope, ALL_STEPS);
  expect(answer, query).toHaveProperty('hits');
  return 'hits' in answer ? answer.hits : [];
}
