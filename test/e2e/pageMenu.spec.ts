/** The menu of a page's Markdown version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { SITE_PAGES } from '../../src/data/sitePages';
import { axeFindings } from './axe';
import { gotoHydrated, PAGE_KINDS, pageWithLongestTitle, recordProblems, titleOf } from './pages';
import { fresh as test } from './sharedPage';

const BUILD = path.join(__dirname, '../../build');
const PROSE = PAGE_KINDS.prose;
const PROSE_FILE = markdownOf(PROSE);
const DEMOS = PAGE_KINDS.grid;
const API = '/x/api/charts/bar-chart/';

const button = (page: Page) => page.getByRole('button', { name: 'Markdown', exact: true });
const menu = (page: Page) => page.getByRole('menu', { name: 'This page as Markdown' });
const copyEntry = (page: Page) => page.getByRole('menuitem', { name: 'Copy page as Markdown' });
const viewEntry = (page: Page) => page.getByRole('menuitem', { name: 'View as Markdown' });
const notice = (page: Page) => page.locator('body > [role="status"]');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const built = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** The address of the Markdown of a page. */
function markdownOf(page: string): string {
  return page.replace(/\/$/, '.md');
}

async function chooseJavaScript(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
}

test.use({
  viewport: { width: 1366, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const address of [PROSE, DEMOS, API]) {
  test(`${address} is copied as the file that is served`, async ({ page }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, address);
    await button(page).click();
    await copyEntry(page).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(notice(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(built(markdownOf(address)));
    await expect(notice(page)).toBeEmpty();
    expect(problems).toEqual([]);
  });
}

test('a reader of JavaScript gets it on pages with demos', async ({ page, baseURL }) => {
  await chooseJavaScript(page, baseURL);
  const file = DEMOS.replace(/\/$/, '.js.md');
  await gotoHydrated(page, DEMOS);
  await button(page).click();
  await expect(viewEntry(page)).toHaveAttribute('href', file);
  await copyEntry(page).click();
  await expect(notice(page)).toHaveText('Copied');
  expect(await clipboard(page)).toBe(built(file));

  await gotoHydrated(page, PROSE);
  await button(page).click();
  await expect(viewEntry(page)).toHaveAttribute('href', PROSE_FILE);
});

test('the other entry is a link to the file, on the page that a click led to', async ({ page }) => {
  await gotoHydrated(page, SITE_PAGES.introduction);
  await page
    .getByRole('navigation', { name: 'documentation' })
    .locator(`a[href="${PROSE}"]`)
    .click();
  await expect(page).toHaveURL(PROSE);
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    PROSE_FILE,
  );
  await button(page).click();
  const address = (await viewEntry(page).getAttribute('href')) ?? '';
  expect(address).toBe(PROSE_FILE);
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/markdown');
  expect(await answer.text()).toBe(built(PROSE_FILE));
});

test('the menu opens, moves and closes with the keyboard', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(copyEntry(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(viewEntry(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(copyEntry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(viewEntry(page)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveText('Copied');
  await expect(button(page)).toBeFocused();
  expect(await clipboard(page)).toBe(built(PROSE_FILE));
});

test('a copy that fails says why', async ({ page, context }) => {
  await gotoHydrated(page, PROSE);
  await button(page).click();
  await copyEntry(page).waitFor();
  await context.setOffline(true);
  await copyEntry(page).click();
  await expect(notice(page)).toHaveText('Not copied: check your connection');
  await context.setOffline(false);

  await page.route(`**${PROSE_FILE}`, (route) => route.fulfill({ status: 404 }));
  await button(page).click();
  await copyEntry(page).click();
  await expect(notice(page)).toHaveText('Not copied: this page has no Markdown version');
});

test('opens the Markdown file if the code of the menu can’t load', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await page.route('**/*.js', (route) => route.abort());
  await page.route(`**${PROSE_FILE}`, (route) =>
    route.fulfill({ contentType: 'text/plain', body: '# Text' }),
  );
  await button(page).click();
  await expect(page).toHaveURL(PROSE_FILE);
});

test('without its code and without a network, the page stays, and the next press opens the menu', async ({
  page,
  context,
}) => {
  await gotoHydrated(page, PROSE);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await button(page).click();
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(await titleOf(PROSE));
  await expect(page).toHaveURL(PROSE);
  await context.setOffline(false);
  await button(page).click();
  await expect(copyEntry(page)).toBeVisible();
});

test('nothing of the menu but its button is in the first load', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await gotoHydrated(page, PROSE);
  await page.waitForLoadState('networkidle');
  const withTexts = () => scripts.filter((file) => built(file).includes('portal.pageMenu.copy'));
  expect(withTexts()).toEqual([]);
  await button(page).click();
  await menu(page).waitFor();
  expect(withTexts()).toHaveLength(1);
});

for (const { colorScheme, width, name, find } of [
  { colorScheme: 'light', width: 1366, name: 'of grids', find: () => DEMOS },
  { colorScheme: 'dark', width: 1366, name: 'of the API', find: () => API },
  { colorScheme: 'light', width: 390, name: 'with the longest title', find: pageWithLongestTitle },
  { colorScheme: 'dark', width: 360, name: 'of trees', find: () => PAGE_KINDS.tree },
] as const) {
  test(`the open menu is whole and axe finds nothing: a page ${name}, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await gotoHydrated(page, await find());
    await button(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page, 'article > div:first-child')).toEqual([]);
    await copyEntry(page).click();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page, 'body > [role="status"]')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the menu is Chinese on Chinese pages and copies the Chinese file', async ({ page }) => {
  await gotoHydrated(page, `/zh${SITE_PAGES.introduction}`);
  await button(page).click();
  await expect(page.getByRole('menu', { name: '此页面的 Markdown 版本' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '以 Markdown 查看' })).toHaveAttribute(
    'href',
    `/zh${markdownOf(SITE_PAGES.introduction)}`,
  );
  await page.getByRole('menuitem', { name: '以 Markdown 复制页面' }).click();
  await expect(notice(page)).toHaveText('已复制');
  expect(await clipboard(page)).toBe(built(`zh${markdownOf(SITE_PAGES.introduction)}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, and the head names the file', async ({ page }) => {
    await page.goto(PROSE);
    await expect(button(page)).toBeHidden();
    await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
      'href',
      PROSE_FILE,
    );
  });
});
