/** The page that compares two releases: the form, its address, the keyboard, and lists without JavaScript. */
import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axe';
import { gotoHydrated, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PAGE = '/x/introduction/what-changed/';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name in code' });
const results = (page: Page) => page.locator('[data-changes]').first();
const status = (page: Page) => page.locator('article').getByRole('status');

/** The number that is announced. */
async function countOf(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/: \d+$/);
  return Number(/\d+$/.exec((await status(page).textContent()) ?? '')?.[0]);
}

test('a reader compares two releases, and the address shows the same again', async ({ page }) => {
  const problems = recordProblems(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await gotoHydrated(page, PAGE);
  await expect(field(page, 'From')).toHaveValue('8.0.0');
  expect(loaded.filter((path) => path.startsWith('/x/history/'))).toEqual([]);

  await field(page, 'From').selectOption('8.2.0');
  await field(page, 'Product').selectOption('Charts');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const count = await countOf(page);
  expect(count).toBeGreaterThan(20);
  expect(loaded.filter((path) => path.startsWith('/x/history/'))).toEqual([
    '/x/history/charts.json',
  ]);
  await expect(page).toHaveURL(`${PAGE}?from=8.2.0&to=8.10.2&product=charts`);
  await expect(results(page).getByText('Unstable_RadarChart')).toBeVisible();
  expect(await axeFindings(page, 'article')).toEqual([]);

  await page.reload();
  expect(await countOf(page)).toBe(count);
  await expect(field(page, 'From')).toHaveValue('8.2.0');

  await field(page, 'Plan').selectOption('Premium');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect(status(page)).toHaveText('Changes from 8.2.0 to 8.10.2: 0');
  expect(problems).toEqual([]);
});

test('the keyboard alone compares releases', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await field(page, 'From').focus();
  await page.keyboard.type('8.9.2');
  await page.keyboard.press('Tab');
  await expect(field(page, 'To')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Plan')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Changes from 8\.9\.2 to 8\.10\.2: [1-9]/);
  await expect(page.getByRole('button', { name: 'Show changes' })).toBeFocused();
});

test('an address with wrong values says so, and compares by default', async ({ page }) => {
  await gotoHydrated(page, `${PAGE}?from=8.99.0&to=<b>&product=tree-view`);
  await expect(page.getByRole('alert')).toContainText('from=8.99.0, to=<b>');
  await expect(status(page)).toHaveText(/^Changes from 8\.0\.0 to 8\.10\.2: [1-9]/);
});

for (const [api, address] of [
  ['/x/api/data-grid/grid-api/', '?product=data-grid&name=GridApi'],
  ['/x/api/data-grid/data-grid-premium/', '?product=data-grid&name=DataGridPremium'],
] as const) {
  test(`${api} leads to its own changes`, async ({ page }) => {
    await gotoHydrated(page, api);
    await page.locator('main p').getByRole('link', { name: 'What changed' }).first().click();
    await expect(page).toHaveURL(PAGE + address);
    expect(await countOf(page)).toBeGreaterThan(0);
    await expect(field(page, 'Product')).toHaveValue('data-grid');
    await expect(results(page).getByRole('heading', { level: 3 })).toHaveText('Data Grid');
    expect(await axeFindings(page, 'article')).toEqual([]);
  });
}

test('a misspelled name is told from one that stayed the same', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await nameField(page).fill('onSidebarOpne');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(
    /^No release changed anything named “onSidebarOpne”\. .* Did you mean “onSidebarOpen”\?$/,
  );
  await expect(page).toHaveURL(/&name=onSidebarOpne$/);
  await nameField(page).fill('onCellClick');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(
    'No release changed anything named “onCellClick”. If that is the whole name, it stayed the same.',
  );
});

test('a row of the reference leads to what else came with it', async ({ page }) => {
  await gotoHydrated(page, '/x/api/charts/bar-chart/');
  const row = page.locator('[id="bar-chart-prop-highlightedAxis"]');
  const since = row.getByRole('link', { name: /^Since 8\./ });
  const version = (await since.textContent())?.replace('Since ', '') ?? '';
  await since.click();
  const anchor = `v${version.replaceAll('.', '-')}`;
  await expect(page).toHaveURL(`${PAGE}#${anchor}`);
  await expect(page.locator(`h2[id="${anchor}"]`)).toBeInViewport();
  // Reached by a link of the site, the lists load.
  await expect(page.getByText('highlightedAxis').first()).toBeVisible();
});

test('where the data can’t be had, the reader is told, and can ask again', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await page.route('**/x/history/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/x/history/**');
  await page.getByRole('button', { name: 'Show changes' }).click();
  expect(await countOf(page)).toBeGreaterThan(0);
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('the page lists what changed in each release', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Show changes' })).toBeHidden();
    const lists = page.locator('[data-changes]');
    expect(await lists.count()).toBeGreaterThan(10);
    await expect(page.locator('#v8-1-0')).toBeVisible();
    await expect(page.getByText('Unstable_RadarChart').first()).toBeVisible();
  });

  fresh('a row says what it was before', async ({ page }) => {
    await page.goto('/x/api/charts/axis-config/');
    const row = page.locator('[id="axis-config-prop-scaleType"]');
    const summary = row.locator('[data-history] summary');
    await expect(summary).toHaveText(/^Changed in 8\./);
    await expect(row.getByText("'symlog'").last()).toBeVisible();
    await summary.click();
    await expect(row.locator('[data-history]')).toContainText('Type: ');
    await expect(row.locator('[data-history]')).toContainText('→');
  });
});

test('in Chinese it answers in Chinese', async ({ page }) => {
  await gotoHydrated(page, `/zh${PAGE}?from=8.0.0&to=8.1.0`);
  await expect(status(page)).toHaveText(/^从 8\.0\.0 到 8\.1\.0 的变化：\d+$/);
  await expect(page.locator('#v8-1-0')).toBeVisible();
  await expect(page.getByText('新增').first()).toBeVisible();
});
