/** What each page says of its language, in the HTML itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isApiPage, isApiReference, pageOf } from '../../src/lib/paths';
import { allPaths, pathsToVisit } from '../e2e/pages';

test.use({ javaScriptEnabled: false });

const HAN = /\p{Script=Han}/u;
const TITLES: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(__dirname, '../../i18n/zh/titles.json'), 'utf8'),
);
/** The pages whose whole text is Chinese. */
const TRANSLATED = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-data-grid/',
  '/x/react-data-grid/quickstart/',
];

const english = allPaths();
const chinese = allPaths('zh');

test('both languages have the same pages', () => {
  expect(english.length).toBeGreaterThan(30);
  expect(chinese).toEqual(english.map((page) => `/zh${page}`));
});

for (const page of pathsToVisit()) {
  test(`${page} and its Chinese page name each other`, async ({ page: tab }) => {
    for (const address of [page, `/zh${page}`]) {
      await tab.goto(address);
      await expect(tab.locator('html')).toHaveAttribute('lang', address === page ? 'en' : 'zh-CN');
      const links = await tab
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((all) =>
          all.map((link) => [
            link.getAttribute('hreflang'),
            new URL(link.getAttribute('href') ?? '').pathname,
          ]),
        );
      expect(Object.fromEntries(links)).toEqual({
        en: page,
        'zh-CN': `/zh${page}`,
        'x-default': page,
      });
      const canonical = await tab.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
    }
  });
}

const sources = chinese
  .map((address) => address.slice('/zh'.length))
  .filter((address) => address.startsWith('/x/') && !isApiPage(pageOf(address)));

for (const source of sources) {
  const page = `/zh${source}`;
  test(`${page} has a Chinese title and says in which language its text is`, async ({
    page: tab,
  }) => {
    await tab.goto(page);
    const title = TITLES[source.replace(/\/$/, '')] ?? '';
    expect(title).toMatch(HAN);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(title);
    expect(await tab.title()).toContain(title);
    await expect(
      tab.getByRole('link', { name: title }).or(tab.locator('h1')).first(),
    ).toBeVisible();

    const body = tab.locator('#main-content div[lang]').first();
    const notice = tab.locator('#main-content > p[role="note"]');
    if (TRANSLATED.includes(source)) {
      await expect(notice).toHaveCount(0);
      await expect(tab.locator('#main-content > div[lang]')).toHaveCount(0);
      await expect(tab.locator('.description')).toContainText(HAN);
    } else {
      // Pages that are generated aren't there to be translated one by one.
      await (isApiReference(pageOf(source))
        ? expect(notice).toHaveCount(0)
        : expect(notice).toContainText(HAN));
      await expect(body).toHaveAttribute('lang', 'en');
      await expect(tab.locator('.description')).toHaveAttribute('lang', 'en');
    }
  });
}

test('menus, footer and home page of the Chinese site are Chinese', async ({ page }) => {
  await page.goto('/zh/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HAN);
  await page.goto('/zh/x/introduction/licensing/');
  for (const area of ['.navbar__items', '.theme-doc-sidebar-menu', '.footer']) {
    const texts = await page.locator(`${area} a`).allInnerTexts();
    const english = texts.filter((text) => /[a-z]{3}/i.test(text) && !HAN.test(text));
    // Proper names only.
    expect(english.filter((text) => !/^(MUI X( v[\d.]+)?|English)$/.test(text.trim()))).toEqual([]);
  }
});
