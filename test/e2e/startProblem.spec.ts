/** What a reader is told when the scripts of a page don't start it, and when they start it late. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, type Route, expect, test } from '@playwright/test';
import { axeFindings } from './axe';
import { PAGE_KINDS, gotoHydrated, recordProblems } from './pages';

const PAGE = PAGE_KINDS.prose;

/** The scripts that a page asks for, as its HTML names them: those that have to run in order, and chunks. */
function scriptsOf(page: string): Readonly<Record<'ordered' | 'chunks', readonly string[]>> {
  const html = readFileSync(path.join(__dirname, '../../build', page, 'index.html'), 'utf8');
  const list = (name: string): readonly string[] => {
    const [, text = '[]'] = new RegExp(`"${name}":(\\[[^\\]]*\\])`).exec(html) ?? [];
    return [...new Set<string>(JSON.parse(text))];
  };
  return { ordered: list('ordered'), chunks: list('chunks') };
}

const { ordered, chunks } = scriptsOf(PAGE);
const main = ordered.at(-1) ?? '';

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'loaded completely' });

/** Time for the last script to fail, and a second until the bar shows. */
const SOON = { timeout: 4000 };

test('no script that a page starts with can be missing without a word', async ({ page }) => {
  test.slow();
  expect(ordered).toHaveLength(2);
  expect(chunks).not.toEqual([]);
  for (const script of [...ordered, ...chunks]) {
    await page.route(`**${script}`, (route) => route.abort());
    await page.goto(PAGE);
    await expect(bar(page), script).toBeVisible(SOON);
    await page.unroute(`**${script}`);
  }
});

const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is gone': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'is answered with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is in a language that the browser does not know': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const { = unknown' }),
};

for (const [what, answer] of Object.entries(ANSWERS)) {
  test(`a reader is told when a script ${what}`, async ({ page }) => {
    for (const script of [main, chunks[0] ?? '']) {
      await page.route(`**${script}`, answer);
      await page.goto(PAGE);
      await expect(bar(page), script).toBeVisible(SOON);
      await page.unroute(`**${script}`);
    }
  });
}

test('the page can be loaded again, and its links work meanwhile', async ({ page }) => {
  await page.route(`**${main}`, (route) => route.abort());
  await page.goto(PAGE);
  await expect(bar(page)).toBeVisible(SOON);
  await page.getByRole('main').getByRole('link', { name: 'Installation' }).first().click();
  await expect(page).toHaveURL(/\/x\/introduction\/installation\//);
  await expect(bar(page)).toBeVisible(SOON);
  await page.unroute(`**${main}`);
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar(page)).toHaveCount(0);
});

test('a script that hangs is told after half a minute, and forgotten when it comes', async ({
  page,
}) => {
  await page.clock.install();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**${main}`, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator(`script[src="${main}"]`)).toBeAttached();
  await page.waitForLoadState('domcontentloaded');
  await page.clock.fastForward(20_000);
  await expect(bar(page)).toHaveCount(0);
  // Time counts anew with each script that still comes.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(bar(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar(page)).toHaveCount(0);
});

test('a page that starts says nothing', async ({ page }) => {
  const problems = recordProblems(page);
  await page.clock.install();
  await gotoHydrated(page, PAGE_KINDS.grid);
  await page.evaluate(() => window.dispatchEvent(new Event('unhandledrejection')));
  await page.clock.fastForward(60_000);
  await expect(bar(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('without JavaScript nothing is said', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(PAGE);
  await expect(page.locator('.start-problem')).toHaveCount(0);
  await expect(page.getByText('loaded completely')).toHaveCount(0);
  await page.close();
});

test('in Chinese it is told in Chinese', async ({ page }) => {
  await page.route(/\/main\.\w+\.js$/, (route) => route.abort());
  await page.goto(`/zh${PAGE}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('本页未能完整加载。', SOON);
  await expect(alert.getByRole('button')).toHaveText(['重新加载', '关闭']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bar is at the bottom of the window, covers nothing permanently and is accessible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    await page.route(`**${main}`, (route) => route.abort());
    await page.goto(PAGE);
    await expect(bar(page)).toBeVisible(SOON);
    const foot = async () => {
      const box = await bar(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    expect(await foot()).toBe(640);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect(await axeFindings(page, '.start-problem')).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('contentinfo').boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    // Boxes may end within a pixel.
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(top + 1);

    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
  });
}
