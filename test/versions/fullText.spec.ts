/** Queries against a built index, in a browser: Pagefind runs in the page, and what is made of its answers here. */
import type { TextSearch } from '../../src/features/search/full-text/textSearch';
import type { TextHit } from '../../src/lib/search/searchHit';
import { hitsOf, searchIn } from '../e2e/textIndex';
import { expect, testWithoutWorker as test } from './test';

const pageOf = ({ address }: TextHit) => address.replace(/#.*/, '');

const KEYS = '/x/introduction/keys/';

const ENGLISH = [
  ['several columns', '/x/react-data-grid/sorting/#several-columns'],
  ['watermark', KEYS],
  ['setDoorKey', `${KEYS}#set-the-key`],
  ['zebrawood', '/customization/theming/'],
  ['peer dependencies', `${KEYS}#peer-dependencies`],
  ['compareDoors', `${KEYS}#compare-with-a-function`],
  ['wickerwork', '/x/introduction/details/#empty-door'],
  ['ｃｏｍｐａｒｅＤｏｏｒｓ', `${KEYS}#compare-with-a-function`],
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
    ...(await hitsOf(search, 'several columns')),
    ...(await hitsOf(search, 'peer dependencies')),
    ...(await hitsOf(search, 'compareDoors')),
  ];
  const anchored = hits.filter(({ address }) => address.includes('#'));
  expect(anchored.length).toBeGreaterThan(2);
  for (const { address, heading } of anchored) {
    await page.goto(address);
    const target = page.locator(`[id="${address.split('#')[1]}"]`);
    await expect(target, address).toHaveCount(1);
    await expect(target).toContainText(heading ?? '');
  }
});

const CHINESE = [
  ['水印', `/zh${KEYS}`],
  ['虚拟化', `/zh${KEYS}`],
  ['密钥', `/zh${KEYS}`],
  ['许可证', `/zh${KEYS}`],
  ['行选择', `/zh${KEYS}`],
  ['door key', `/zh${KEYS}`],
  ['zebrawood', '/zh/customization/theming/'],
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
  const pagesFor = async (query: string, scope: Parameters<TextSearch>[1]) =>
    [...new Set((await hitsOf(search, query, scope)).map(pageOf))].toSorted();
  expect(await pagesFor('quickstart', {})).toEqual([KEYS, '/x/react-charts/']);
  expect(await pagesFor('quickstart', { product: 'x-charts' })).toEqual(['/x/react-charts/']);
  expect(await pagesFor('quickstart', { version: '8.9.0' })).toEqual([]);
  expect(await pagesFor('columns', { version: '8.9.0' })).toEqual([
    '/x/8.9.0/react-data-grid/sorting/',
  ]);
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
  expect(await search('zebrawood', {})).toEqual({ problem: 'network' });
  await context.setOffline(false);
  expect(await hitsOf(search, 'zebrawood')).not.toEqual([]);
  await context.setOffline(true);
  expect(await search('watermark', {})).toEqual({ problem: 'network' });
  await context.setOffline(false);
  expect((await hitsOf(search, 'watermark')).map(pageOf)).toContain(KEYS);
});
