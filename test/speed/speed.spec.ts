/** Measures the built site and writes the table of `guides/speed.md`. Nothing here fails for being slow. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { BUILD } from '../build/builtPage';
import { KIB, brotliBytes, openRested, recordLoads } from '../build/loads';
import { gotoHydrated } from '../e2e/pages';

const GUIDE = path.join(__dirname, '../../guides/speed.md');
const TABLE = /(?<=<!-- figures -->\n)[^]*(?=<!-- \/figures -->)/;

/** How much slower than this machine the reader's is. */
const SLOWDOWN = 4;
/** Of so many runs the median counts. */
const RUNS = 5;

/** Less than a hand needs from the button to the first key, in ms. */
const HAND_MS = 100;

const FIRST_GRID = '/x/react-data-grid/quickstart/';
const FIRST_CHART = '/x/react-charts/quickstart/';

const figures: (readonly [what: string, figure: string])[] = [];

const kib = (bytes: number) => `${(bytes / KIB).toFixed(1)} KiB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * A page of its own for each run, with nothing kept from the one before.
 * @param slowdown how much slower than this machine the reader's is
 */
async function eachRun(
  browser: Browser,
  measure: (page: Page) => Promise<number>,
  slowdown = SLOWDOWN,
): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    values.push(await measure(page));
    await context.close();
  }
  return median(values);
}

/** ms from the start of the navigation until the first demo of a page shows an element, and until it reacts. */
async function firstDemo(page: Page, address: string, element: string): Promise<[number, number]> {
  await page.addInitScript((selector) => {
    const times: Record<string, number> = {};
    Object.assign(window, { demoTimes: times });
    const look = () => {
      const canvas = document.querySelector<HTMLElement>('[data-demo-canvas]');
      // Again and again, it would be a part of what is measured.
      if (canvas && !times.scrolled && document.readyState !== 'loading') {
        canvas.scrollIntoView({ block: 'center' });
        times.scrolled = performance.now();
      }
      const now = performance.now();
      // What stands in the document isn't seen before the first paint.
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      if (painted && canvas?.querySelector(selector)) {
        times.shown ??= now;
      }
      if (canvas?.hasAttribute('data-ready')) {
        times.alive = now;
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, element);
  await page.goto(address);
  await page.waitForFunction(() => 'alive' in Reflect.get(window, 'demoTimes'));
  const times: { shown?: number; alive?: number } = await page.evaluate(() =>
    Reflect.get(window, 'demoTimes'),
  );
  return [times.shown ?? NaN, times.alive ?? NaN];
}

/**
 * ms of the first search of a visit, typed letter by letter into the dialog that the button opens: from the first key
 * until the first result, and from the last key until the list changes no more.
 */
async function firstSearch(page: Page, word: string): Promise<{ first: number; settled: number }> {
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    let shown = '';
    Object.assign(window, { searchTimes: times });
    addEventListener('input', () => {
      times.key ??= performance.now();
      times.lastKey = performance.now();
    });
    const look = () => {
      const links = document.querySelectorAll<HTMLAnchorElement>('dialog[open] [role="option"]');
      const list = Array.from(links, ({ href }) => href).join(' ');
      if (list !== shown) {
        shown = list;
        times.first ??= performance.now();
        times.last = performance.now();
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole('button', { name: /^Search…/ }).click();
  await page.getByRole('combobox').waitFor();
  await page.waitForTimeout(HAND_MS);
  await page.keyboard.type(word, { delay: 120 });
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeAttached();
  const times: Partial<Record<string, number>> = await page.evaluate(() =>
    Reflect.get(window, 'searchTimes'),
  );
  const { key = NaN, first = NaN, lastKey = NaN, last = NaN } = times;
  return { first: first - key, settled: Math.max(0, last - lastKey) };
}

test('weights', async ({ page, browser }) => {
  const scripts = async (address: string) => {
    const tab = await browser.newPage();
    const loaded = await recordLoads(tab);
    await openRested(tab, address);
    await tab.close();
    return kib(brotliBytes(loaded.scripts));
  };
  figures.push([
    'JavaScript of a prose page (Chinese)',
    `${await scripts('/x/introduction/licensing/')} (${await scripts('/zh/x/introduction/')})`,
  ]);
  await page.setViewportSize({ width: 1366, height: 300 });
  const loaded = await recordLoads(page);
  await openRested(page, FIRST_GRID);
  await page
    .locator('[data-demo-canvas]')
    .first()
    .evaluate((canvas) => canvas.scrollIntoView({ block: 'end' }));
  await page.locator('[data-demo-canvas] .MuiDataGrid-row').first().waitFor();
  await page.waitForLoadState('networkidle');
  figures.push(['JavaScript of a page with one grid running', kib(brotliBytes(loaded.scripts))]);
  figures.push(['Styles of every page', kib(brotliBytes(loaded.styles))]);
});

for (const [name, address, element] of [
  ['data grid', FIRST_GRID, '[role="cell"], [role="gridcell"]'],
  ['chart', FIRST_CHART, 'svg'],
] as const) {
  test(`the first ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const shown: number[] = [];
    const alive = await eachRun(browser, async (page) => {
      const [first, second] = await firstDemo(page, address, element);
      shown.push(first);
      return second;
    });
    figures.push([
      `First ${name} shown, and responding, ${SLOWDOWN}x CPU slowdown`,
      `${seconds(median(shown))}, ${seconds(alive)}`,
    ]);
  });
}

test('navigation', async ({ browser }) => {
  test.setTimeout(120_000);
  const ms = await eachRun(browser, async (page) => {
    await gotoHydrated(page, '/x/react-data-grid/column-definition/');
    const link = page
      .getByRole('navigation', { name: 'documentation' })
      .getByRole('link', { name: 'Sorting', exact: true });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState('networkidle');
    return link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const look = () => {
            if (document.querySelector('h1')?.textContent?.startsWith('Sorting')) {
              resolve(performance.now() - start);
            } else {
              requestAnimationFrame(look);
            }
          };
          requestAnimationFrame(look);
          if (element instanceof HTMLElement) {
            element.click();
          }
        }),
    );
  });
  figures.push([
    `Click in the sidebar until the new heading, ${SLOWDOWN}x CPU slowdown`,
    `${Math.round(ms)} ms`,
  ]);
});

for (const slowdown of [1, SLOWDOWN]) {
  test(`first search, ${slowdown}x`, async ({ browser }) => {
    test.setTimeout(240_000);
    const settled: number[] = [];
    const first = await eachRun(
      browser,
      async (page) => {
        await gotoHydrated(page, '/x/introduction/');
        await page.waitForLoadState('networkidle');
        const times = await firstSearch(page, 'sort');
        settled.push(times.settled);
        return times.first;
      },
      slowdown,
    );
    figures.push([
      `First search: first key until the first result, last key until the last, ${slowdown}x CPU slowdown`,
      `${Math.round(first)} ms, ${Math.round(median(settled))} ms`,
    ]);
  });
}

test('search', async ({ page }) => {
  const folder = path.join(BUILD, 'pagefind');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    statSync(path.join(folder, file)),
  );
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
  let first = 0;
  page.on('response', (response) => {
    if (response.url().includes('/pagefind/')) {
      const { pathname } = new URL(response.url());
      const text = readFileSync(path.join(BUILD, pathname));
      first += pathname.endsWith('.js') ? brotliCompressSync(text).length : text.length;
    }
  });
  await gotoHydrated(page, '/x/introduction/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('sort rows');
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeAttached();
  await page.keyboard.press('End');
  await expect(page.getByRole('group', { name: 'In the text' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  figures.push([
    'Full text: on disk, and what a first query loads',
    `${(bytes / KIB / KIB).toFixed(1)} MiB, ${kib(first)}`,
  ]);
});

test.afterAll(() => {
  const guide = readFileSync(GUIDE, 'utf8');
  if (!TABLE.test(guide)) {
    throw new Error(`${GUIDE} has no place for the figures: <!-- figures --> … <!-- /figures -->`);
  }
  const day = new Date().toISOString().slice(0, 10);
  const rows = figures.map(([what, figure]) => `| ${what} | ${figure} |`);
  const table = [
    `\n${day}, ${cpus().length} cores, medians of ${RUNS} runs:\n`,
    '| what | figure |',
    '| --- | --- |',
    ...rows,
    '',
    '',
  ];
  writeFileSync(GUIDE, guide.replace(TABLE, table.join('\n')));
});

test.describe.configure({ mode: 'serial' });
