/** Cookies and storage that hold anything, or refuse: what a reader's browser keeps must never break a page. */
import { type Page, expect, test } from '@playwright/test';
import { forbidStorage } from './demoBlock';
import { PAGE_KINDS, gotoHydrated, recordProblems } from './pages';

const API_PAGE = '/x/api/data-grid/data-grid/';
const PAGES = [PAGE_KINDS.prose, PAGE_KINDS.grid, API_PAGE];

/** Every key that the site reads, in either storage. */
const KEYS = [
  'mui-mode',
  'theme',
  'docs-direction',
  'docs-density',
  'docs-demo-theme',
  'docs-plan',
  'docs-beyond-plan',
  'docs-own-theme',
  'docs-own-theme-draft',
  'docs-cookie-consent',
  'docs-recent-searches',
  'docs-worker-reloads',
  'docs-build-reloads',
  'docusaurus.tab.package-manager',
  'package-manager',
  ...['props', 'slots', 'classes'].flatMap((section) => [
    `apiPage_${section}`,
    `dataGrid_apiPage_${section}`,
  ]),
  ...PAGES.flatMap((page) => [`feedback-${page}`, `feedback-draft-${page}`]),
];
const COOKIES = ['codeVariant', 'codeStyling'];

/** Characters: browsers keep five million for all keys together. */
const HUGE = 150_000;

/** By what each of them is. */
const VALUES: Readonly<Record<string, string>> = {
  'an empty text': '',
  'an object': '[object Object]',
  markup: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'a name that every object has': '__proto__',
  'a path to another host': '/\t/evil.example/',
  'unfinished JSON': '[{"kind":"page","address":"/x/"',
  'JSON of another shape': '{"length":3,"0":{"kind":"page","address":7,"title":{}}}',
  'half a character and zeros': 'a\ud800\u0000%E0%A4%A',
  'a huge text': 'a'.repeat(HUGE),
  'huge JSON': `[${'{"kind":"page","address":"/a/","title":"A"},'.repeat(HUGE / 50)}0]`,
};

async function walkThrough(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.type('sorting');
  // The first search reads its data; beside other tests that may take a while.
  await expect(search.getByRole('option').first()).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const [what, value] of Object.entries(VALUES)) {
  test(`${what} under every key counts as nothing`, async ({ page }) => {
    const problems = recordProblems(page);
    await page.addInitScript(
      ({ keys, cookies, text }) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
        for (const cookie of cookies) {
          document.cookie = `${cookie}=${text.slice(0, 3000)};path=/`;
        }
      },
      { keys: KEYS, cookies: COOKIES, text: value },
    );
    for (const path of PAGES) {
      await gotoHydrated(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
      await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'system');
      await expect(page.locator('body')).not.toHaveAttribute('dir', 'rtl');
    }
    await walkThrough(page);
    expect(problems).toEqual([]);
  });
}

test('storage and cookies that refuse leave every page usable', async ({ page }) => {
  const problems = recordProblems(page);
  await forbidStorage(page);
  for (const path of PAGES) {
    await gotoHydrated(page, path);
    await walkThrough(page);
  }
  await gotoHydrated(page, PAGE_KINDS.prose);
  await page
    .getByRole('group', { name: 'Was this page helpful?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  // The one warning is Docusaurus’ own.
  expect(problems.filter((text) => !text.includes('Docusaurus browser storage'))).toEqual([]);
});

test('storage that is full leaves choices working until the page is left', async ({ page }) => {
  const problems = recordProblems(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await gotoHydrated(page, PAGE_KINDS.prose);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: 'Was this page helpful?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  // The one message is Docusaurus’ own, which keeps a copy of the mode.
  expect(problems.filter((text) => !text.includes('Docusaurus storage error'))).toEqual([]);
});
