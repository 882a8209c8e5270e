/** The site below a path, in a browser: whatever a reader does, they stay below it. */
import { gotoHydrated, recordProblems } from '../e2e/pages';
import { switcherButton, versionEntries } from '../e2e/versionSwitcher';
import { expectPageAt } from '../otherSpelling';
import { BASE, type Page, expect, test, testWithoutWorker } from './test';

const INTRODUCTION = `${BASE}x/introduction/`;
const SORTING = `${BASE}x/react-data-grid/sorting/`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The answers with an error, and the requests to the page's own host that lead out of the path. */
function recordStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('response', (response) => {
    const { hostname, pathname } = new URL(response.url());
    const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
    if (isOwn && (!pathname.startsWith(BASE) || response.status() >= 400)) {
      strays.push(`${response.status()} ${pathname}`);
    }
  });
  return strays;
}

testWithoutWorker('a reader goes from page to page, by links of all kinds', async ({ page }) => {
  const strays = recordStrays(page);
  const problems = recordProblems(page);
  await gotoHydrated(page, BASE);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Data Grid' })
    .click();
  await expect(page).toHaveURL(`${BASE}x/react-data-grid/`);
  await page.locator('#main-content').getByRole('link', { name: 'sorted' }).click();
  await expect(page).toHaveURL(`${SORTING}#several-columns`);
  const sidebar = page.getByRole('navigation', { name: 'documentation' });
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', SORTING);
  await sidebar.getByRole('link', { name: 'Filtering' }).click();
  await expect(page).toHaveURL(`${BASE}x/react-data-grid/filtering/`);
  await page.goto(INTRODUCTION);
  const image = page.getByRole('img', { name: 'The sign of the site' });
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(strays).toEqual([]);
  expect(problems).toEqual([]);
});

testWithoutWorker('a demo runs, and its source opens', async ({ page }) => {
  const strays = recordStrays(page);
  await gotoHydrated(page, SORTING);
  await page.locator('[data-demo-canvas][data-ready]').first().waitFor();
  await page.getByRole('button', { name: '10 sorts left' }).click();
  await expect(page.getByRole('button', { name: '9 sorts left' })).toBeVisible();
  await gotoHydrated(page, `${BASE}x/react-data-grid/running/`);
  await expect(page.getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 });
  expect(strays).toEqual([]);
});

for (const { folder, query, page: found, words, place } of [
  { folder: '', query: 'sorting', page: 'Sorting', words: 'watermark', place: 'keys' },
  { folder: 'zh/', query: '排序', page: '排序', words: '水印', place: 'keys' },
] as const) {
  testWithoutWorker(`search finds titles and full text, in ${BASE}${folder}`, async ({ page }) => {
    const strays = recordStrays(page);
    await gotoHydrated(page, `${BASE}${folder}x/introduction/`);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.fill(query);
    const title = page.getByRole('option', { name: found }).first();
    await expect(title).toHaveAttribute('href', `${BASE}${folder}x/react-data-grid/sorting/`);
    await field.fill(words);
    const text = page.locator(`[role=option][href^="${BASE}${folder}x/introduction/${place}/"]`);
    await text.first().click({ timeout: 20_000 });
    await expect(page).toHaveURL(new RegExp(`${BASE}${folder}x/introduction/${place}/`));
    // While the dialog is still there, the key would close it.
    await expect(field).toHaveCount(0);
    // What was chosen is offered again in the same language and version.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(strays).toEqual([]);
  });
}

testWithoutWorker('the language switch leads to the same place and back', async ({ page }) => {
  await gotoHydrated(page, `${SORTING}#several-columns`);
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`${BASE}zh/x/react-data-grid/sorting/#several-columns`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const back = page.getByRole('link', { name: 'English' });
  // The server doesn't know the hash: the link has it once the page runs.
  await expect(back).toHaveAttribute('href', /#several-columns$/);
  await back.click();
  await expect(page).toHaveURL(`${SORTING}#several-columns`);
});

testWithoutWorker(
  'the version switcher knows the page, in the site and elsewhere',
  async ({ page }) => {
    await gotoHydrated(page, `${BASE}zh/x/react-data-grid/sorting/`);
    await switcherButton(page).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    const hrefs = (await versionEntries(page)).map((entry) => entry.replace(/.* -> /, ''));
    expect(hrefs.slice(1, 3)).toEqual([
      `${BASE}zh/x/8.9.0/react-data-grid/sorting/`,
      'https://v7.mui.com/zh/x/react-data-grid/sorting/',
    ]);
    expect(hrefs.at(-1)).toBe(`${BASE}zh/versions/`);
    await gotoHydrated(page, `${BASE}x/8.9.0/react-data-grid/sorting/`);
    await page.locator('#main-content').getByRole('link', { name: 'data grid' }).click();
    await expect(page).toHaveURL(`${BASE}x/8.9.0/react-data-grid/`);
  },
);

for (const [address, lang, home] of [
  [`${BASE}no-such-page/`, 'en', BASE],
  [`${BASE}zh/no-such-page/`, 'zh-CN', `${BASE}zh/`],
] as const) {
  testWithoutWorker(`${address} is missing in the language of the address`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', home);
  });
}

for (const spelling of [`/${SORTING}`, `${BASE}x//react-data-grid/sorting/index.html`]) {
  testWithoutWorker(`shows the page at ${spelling}`, async ({ page, baseURL: host = '' }) => {
    await expectPageAt(page, { host, path: SORTING, spelling, title: 'Sorting' });
  });
}

test('an old address leads on, with its query', async ({ request }) => {
  const asked = `${BASE}zh/x/overview/?from=1`;
  const answer = await request.get(asked, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`${BASE}zh/x/introduction/?from=1`);
});

test('a page that was read works without a network, and one that was not says so', async ({
  page,
  context,
  own,
}) => {
  await page.goto(own.address + SORTING);
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  await expect
    .poll(() => page.evaluate(async (kept) => !!(await caches.match(kept)), SORTING), {
      timeout: 30_000,
    })
    .toBe(true);
  const scope = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.scope,
  );
  expect(scope).toBe(`${own.address}${BASE}`);
  await own.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Sorting');
  await page.goto(`${own.address}${BASE}x/react-data-grid/filtering/`);
  await expect(heading(page)).toHaveText('You are offline', { timeout: 15_000 });
  await page.locator('#kept').getByRole('link', { name: 'Sorting' }).click();
  await expect(heading(page)).toHaveText('Sorting', { timeout: 15_000 });
});
