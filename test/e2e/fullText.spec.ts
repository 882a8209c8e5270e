/** Queries against the built index, in a browser: Pagefind runs in the page, and what is made of its answers here. */
import { type JSHandle, type Page, expect, test } from '@playwright/test';
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
type Language = '' | '/zh';

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
    const count = await results.evaluate((all) => all.length);
    const data = (index: number): Promise<Fragment> =>
      results.evaluate(async (all, at) => {
        const result = all[at];
        if (!result) {
          throw new Error('No such result.');
        }
        return result.data();
      }, index);
    return { results: Array.from({ length: count }, (_, index) => ({ data: () => data(index) })) };
  };
  return { search, destroy: () => handle.evaluate((pagefind) => pagefind.destroy()) };
}

/** Opens a page of a language, and a search in its index. */
async function searchIn(page: Page, language: Language): Promise<TextSearch> {
  await page.goto(`${language}/x/introduction/support/`);
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

async function hitsOf(
  search: TextSearch,
  query: string,
  scope: Parameters<TextSearch>[1] = {},
): Promise<readonly TextHit[]> {
  const answer = await search(query, scope);
  expect(answer, query).toHaveProperty('hits');
  return 'hits' in answer ? answer.hits : [];
}

const pageOf = ({ address }: TextHit) => address.replace(/#.*/, '');

const ENGLISH = [
  ['sort by several columns', '/x/react-data-grid/sorting/#sort-by-several-columns'],
  ['watermark', '/x/introduction/licensing/'],
  ['setLicenseKey', '/x/introduction/licensing/#set-the-key'],
  ['virtualization', '/x/react-data-grid/virtualization/'],
  ['peer dependencies', '/x/introduction/installation/'],
  ['sortComparator', '/x/react-data-grid/sorting/#write-a-custom-comparison'],
] as const;

test('English queries find the section, and its anchor is there', async ({ page }) => {
  const search = await searchIn(page, '');
  for (const [query, expected] of ENGLISH) {
    const addresses = (await hitsOf(search, query)).map(({ address }) => address);
    expect(
      addresses.some((address) => address.startsWith(expected)),
      `${query}: ${addresses.join(' ')}`,
    ).toBe(true);
  }
  const hits = [
    ...(await hitsOf(search, 'sort by several columns')),
    ...(await hitsOf(search, 'axisHighlight band')),
  ];
  const anchored = hits.filter(({ address }) => address.includes('#'));
  expect(anchored.filter(({ address }) => address.includes('/api/')).length).toBeGreaterThan(0);
  expect(anchored.length).toBeGreaterThan(5);
  for (const { address, heading } of anchored) {
    await page.goto(address);
    const target = page.locator(`[id="${address.split('#')[1]}"]`);
    await expect(target, address).toHaveCount(1);
    await expect(target).toContainText(heading ?? '');
  }
});

const CHINESE = [
  ['排序', '/zh/x/react-data-grid/sorting/'],
  ['虚拟化', '/zh/x/react-data-grid/virtualization/'],
  ['数据表格', '/zh/x/react-data-grid/'],
  ['许可证', '/zh/x/introduction/licensing/'],
  ['行选择', '/zh/x/react-data-grid/row-selection/'],
  ['licence key', '/zh/x/introduction/licensing/'],
  ['virtualization', '/zh/x/react-data-grid/virtualization/'],
] as const;

for (const browser of ['that cuts Chinese into words', 'that cannot']) {
  test(`Chinese and English words are found in Chinese pages, in a browser ${browser}`, async ({
    page,
  }) => {
    if (browser === 'that cannot') {
      await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
    }
    const search = await searchIn(page, '/zh');
    for (const [query, expected] of CHINESE) {
      const hits = await hitsOf(search, query);
      expect(hits.map(pageOf), query).toContain(expected);
      if (browser !== 'that cannot') {
        // Not in each: the heading at the start of an excerpt is left out, with its marks.
        expect(hits.map(({ excerpt }) => excerpt).join(' '), query).toContain('<mark>');
      }
    }
  });
}

test('nonsense finds nothing', async ({ page }) => {
  const english = await searchIn(page, '');
  for (const query of ['xyzzyq', 'asdf', 'kubernetes']) {
    expect(await hitsOf(english, query), query).toEqual([]);
  }
  const chinese = await searchIn(page, '/zh');
  expect(await hitsOf(chinese, '量子纠缠')).toEqual([]);
});

test('a product and a version limit the results', async ({ page }) => {
  const search = await searchIn(page, '');
  const everywhere = await hitsOf(search, 'quickstart');
  const charts = await hitsOf(search, 'quickstart', { product: 'x-charts' });
  expect(everywhere.some((hit) => !pageOf(hit).includes('charts'))).toBe(true);
  expect(charts.length).toBeGreaterThan(0);
  expect(charts.filter((hit) => !/^\/x\/(?:react-charts|api\/charts)\//.test(pageOf(hit)))).toEqual(
    [],
  );
  expect(await hitsOf(search, 'quickstart', { version: '1.0.0' })).toEqual([]);
});

test('excerpts hold marks and no other element', async ({ page }) => {
  const search = await searchIn(page, '');
  const hits = [...(await hitsOf(search, 'svg element')), ...(await hitsOf(search, 'array items'))];
  expect(hits.some(({ excerpt }) => excerpt.includes('&lt;'))).toBe(true);
  const elements = await page.evaluate(
    (excerpts) => {
      const box = document.createElement('div');
      box.innerHTML = excerpts.join(' ');
      return [...new Set([...box.querySelectorAll('*')].map(({ localName }) => localName))];
    },
    hits.map(({ excerpt }) => excerpt),
  );
  expect(elements).toEqual(['mark']);
});

test('without network it says so, and works again with it', async ({ page, context }) => {
  const search = await searchIn(page, '');
  await context.setOffline(true);
  expect(await search('sorting', {})).toEqual({ problem: 'network' });
  await context.setOffline(false);
  expect(await hitsOf(search, 'sorting')).not.toEqual([]);
  await context.setOffline(true);
  expect(await search('watermark', {})).toEqual({ problem: 'network' });
  await context.setOffline(false);
  expect((await hitsOf(search, 'watermark')).map(pageOf)).toContain('/x/introduction/licensing/');
});

test('a first query loads little', async ({ page }) => {
  const search = await searchIn(page, '');
  let bytes = 0;
  const loaded: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/pagefind/')) {
      loaded.push(response.body().then((body) => (bytes += body.length)));
    }
  });
  await hitsOf(search, 'sort by several columns');
  await Promise.all(loaded);
  expect(loaded.length).toBeGreaterThan(6);
  // Before the server compresses Pagefind's code, which then takes 12 KiB instead of 44.
  expect(bytes / 1024, 'KiB').toBeLessThan(240);
  test.info().annotations.push({ type: 'KiB', description: (bytes / 1024).toFixed(1) });
});
