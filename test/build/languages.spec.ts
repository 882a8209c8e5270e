/** What each page says of its language, in the HTML itself. Read from the files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isApiReference, pageOf } from '../../src/lib/pages/paths';
import { allPaths } from '../e2e/pages';
import { builtPage } from './builtPage';
import { WRITTEN_PAGES, translatedPages } from './translations';

const HAN = /\p{Script=Han}/u;
const CHINESE = path.join(__dirname, '../../i18n/zh');
const TITLES: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(CHINESE, 'titles.json'), 'utf8'),
);

const english = allPaths();

test('both languages have the same pages', () => {
  expect(english.length).toBeGreaterThan(30);
  expect(allPaths('zh')).toEqual(english.map((page) => `/zh${page}`));
});

test('every written page has a Chinese title and says in which language its text is', async () => {
  const isTranslated = await translatedPages();
  expect(WRITTEN_PAGES.some(isTranslated)).toBe(true);
  for (const source of WRITTEN_PAGES) {
    const address = `/zh${source}`;
    const page = expect.soft;
    const $ = builtPage(address);
    const title = TITLES[source.replace(/\/$/, '')] ?? '';
    page(title, address).toMatch(HAN);
    page($('h1').text(), address).toContain(title);
    page($('head title').text(), address).toContain(title);

    const notice = $('#main-content > p[role="note"]');
    const body = $('#main-content > div[lang], #main-content div[lang]').first();
    if (isTranslated(source)) {
      page(notice.length, `${address}: a notice`).toBe(0);
      page($('#main-content > div[lang]').length, `${address}: another language`).toBe(0);
      page($('.description').text(), address).toMatch(HAN);
    } else {
      // Pages that are generated aren't there to be translated one by one.
      page(HAN.test(notice.text()), `${address}: a notice`).toBe(!isApiReference(pageOf(source)));
      page(body.attr('lang'), address).toBe('en');
      page($('.description').attr('lang'), address).toBe('en');
    }
  }
});

test('menus, footer and home page of the Chinese site are Chinese', () => {
  expect(builtPage('/zh/')('h1').text()).toMatch(HAN);
  const $ = builtPage('/zh/x/introduction/licensing/');
  for (const area of ['.navbar__items', '.theme-doc-sidebar-menu', '.footer']) {
    const texts = $(`${area} a`)
      .toArray()
      .map((link) => $(link).text().trim());
    expect(texts.length, area).toBeGreaterThan(0);
    const latin = texts.filter((text) => /[a-z]{3}/i.test(text) && !HAN.test(text));
    // Proper names only.
    expect(latin.filter((text) => !/^(MUI X( v[\d.]+)?|Material UI|English)$/.test(text))).toEqual(
      [],
    );
  }
});
