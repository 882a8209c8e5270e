/**
 * The content security policy in a browser: it blocks what must not run, and nothing that the site does. All tests of
 * this folder that take their page from `sharedPage.ts` fail at a violation; here is what they don't do.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { SITE_PAGES } from '../../src/data/sitePages';
import { listen, stop } from '../server';
import { demoBlock } from './demoBlock';
import { PAGE_KINDS, gotoHydrated, recordProblems, visitAll } from './pages';
import { fresh, test } from './sharedPage';

const KINDS = {
  ...PAGE_KINDS,
  overview: SITE_PAGES.introduction,
  component: '/x/api/data-grid/data-grid/',
  interface: '/x/api/charts/axis-config/',
  versions: SITE_PAGES.versions,
  homeInChinese: '/zh/',
  missingInChinese: '/zh/x/no-such-page/',
  guideInChinese: '/zh/x/react-data-grid/filtering/',
  // Has a form with an action, for which React brings a script.
  form: '/x/react-date-pickers/validation/',
  offline: '/x/offline/',
  offlineInChinese: '/zh/x/offline/',
} as const;

async function policyOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  return response.headers()['content-security-policy'] ?? '';
}

test('scripts need a file of the site or a hash', async ({ page }) => {
  const policy = await policyOf(page, '/');
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.replaceAll(/ 'sha256-[\w+/]{43}='/g, '')).toBe("'self' 'wasm-unsafe-eval'");
  expect(scripts.match(/sha256-/g)?.length).toBeLessThan(12);
  expect(await policyOf(page, '/zh/x/no-such-page/')).toBe(policy);
});

test('what has neither does not run, and is recorded', async ({ page, violations }) => {
  await gotoHydrated(page, PAGE_KINDS.prose);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "inline";';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.ran = "handler"');
    image.src = 'data:image/png,nothing';
    document.body.append(image);
    const far = document.createElement('script');
    far.src = 'https://scripts.example.test/a.js';
    document.body.append(far);
    await new Promise((resolve) => setTimeout(resolve, 500));
    // As code of the page, not of the test, whose functions may do so.
    setTimeout('window.ran = "text"');
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Reflect.get(window, 'ran') as unknown;
  });
  expect(ran).toBeUndefined();
  const blocked = violations.map((text) => text.replace(/^\S+ (\S+) blocks (\S+).*$/, '$1 $2'));
  expect(blocked).toEqual(
    expect.arrayContaining([
      'script-src-elem inline',
      'script-src-attr inline',
      'script-src-elem https://scripts.example.test/a.js',
    ]),
  );
  violations.length = 0;
});

for (const [kind, path] of Object.entries(KINDS)) {
  test(`a page of the kind "${kind}" does all that it does`, async ({ page }) => {
    test.slow();
    const problems = recordProblems(page);
    await page.goto(path);
    await visitAll(page);
    // The answer 404 itself is written to the console by the browser.
    expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test('an old address leads on without rules of a server', async ({ page, baseURL }) => {
  const problems = recordProblems(page);
  const old = '/components/charts/';
  await page.route(`**${old}?a=1`, async (route) => {
    // The server redirects before it looks for the page, which has the headers of all pages.
    const response = await route.fetch({ url: `${baseURL}/` });
    const body = readFileSync(path.join(__dirname, '../../build', old, 'index.html'));
    await route.fulfill({ response, body });
  });
  await page.goto(`${old}?a=1#here`);
  await expect(page).toHaveURL('/x/react-charts/?a=1#here');
  expect(problems).toEqual([]);
});

test('filters of a grid ask for no function from text', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, '/x/react-data-grid/filtering/');
  await visitAll(page);
  await gotoHydrated(page, '/x/react-data-grid/filtering/quick-filter/');
  await visitAll(page);
  await page.getByRole('searchbox').first().fill('a');
  await expect(page.locator('.MuiDataGrid-row').first()).toBeVisible();
  expect(problems).toEqual([]);
});

fresh('a grid is saved as CSV and as a spreadsheet, and printed', async ({ page }) => {
  test.slow();
  const problems = recordProblems(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await gotoHydrated(page, '/x/react-data-grid/export/');
  const menu = demoBlock(page, 'ExportMenu');
  await menu.start();
  const choose = async (name: string) => {
    await menu.canvas.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const csv = page.waitForEvent('download');
  await choose('Download as CSV');
  expect((await csv).suggestedFilename()).toBe('donations-2026.csv');
  await choose('Print');
  await expect(page.locator('iframe[title="Donations"], iframe').first()).toBeAttached();

  const report = demoBlock(page, 'ExcelReport');
  await report.start();
  const sheet = page.waitForEvent('download');
  await report.canvas.getByRole('button').first().click();
  expect((await sheet).suggestedFilename()).toBe('orders-march.xlsx');
  expect(problems).toEqual([]);
});

fresh('a chart is saved as a picture', async ({ page }) => {
  test.slow();
  const problems = recordProblems(page);
  await gotoHydrated(page, '/x/react-charts/export/');
  const formats = demoBlock(page, 'ExportFormats');
  await formats.start();
  const saved = page.waitForEvent('download');
  await formats.canvas.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /PNG/ }).click();
  expect((await saved).suggestedFilename()).toBe('water-level.png');
  expect(problems).toEqual([]);
});

test.describe('in a frame', () => {
  test('of another site, the site does not show; of its own, it does', async ({
    page,
    baseURL,
  }) => {
    const framed = `${baseURL}${PAGE_KINDS.prose}`;
    const other = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<title>Other</title><iframe src="${framed}"></iframe>`);
    });
    const port = await listen(other, 0);
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForLoadState('networkidle');
    const inside = page.frameLocator('iframe').locator('h1');
    await expect(inside).toHaveCount(0);
    expect(page.frames().map((frame) => frame.url())).not.toContain(framed);

    await page.goto(PAGE_KINDS.landing);
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.replaceChildren(frame);
    }, framed);
    await expect(inside).toBeVisible();
    await stop(other);
  });
});
