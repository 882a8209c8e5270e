/**
 * What a reader's browser has to load, as brotli bytes of the built files. Files that the browser only fetches
 * ahead for other pages don't count.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { versionNames } from '../../plugins/content/versions';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { visitAll } from '../e2e/pages';
import { snapshotDemos } from '../snapshots/snapshotDemos';
import { BUILD, builtPage } from './builtPage';
import { KIB, brotliBytes, openRested, recordLoads } from './loads';

const ROOT = path.join(__dirname, '../..');

/** Signs that a library is part of the code. */
const FOREIGN = [
  { library: 'MUI', sign: /Mui(Button|DataGrid|Popper)-/ },
  { library: 'Emotion', sign: /__emotion_styles|emotion-react/ },
  { library: 'search dialog', sign: /search-option-|aria-activedescendant/ },
  { library: 'DocSearch', sign: /DocSearch-Modal/ },
  { library: 'search in titles', sign: /handsontable jquery kendo/ },
  { library: 'Prism', sign: /languages\.(markup|clike)\s*=/ },
] as const;

function contentOf(urls: Iterable<string>): string {
  return [...urls]
    .map((url) => readFileSync(path.join(BUILD, new URL(url).pathname), 'utf8'))
    .join('\n');
}

/** The scripts without those of the house ad, which comes some time after the page: on a slow machine before the demo. */
function withoutAd(urls: ReadonlySet<string>): readonly string[] {
  return [...urls].filter((url) => !contentOf([url]).includes('static/ads-in-house/'));
}

for (const { path, most } of [
  // With what the home page is made of.
  { path: '/', most: 130 },
  { path: '/x/introduction/', most: 122 },
  { path: '/x/introduction/licensing/', most: 122 },
  { path: '/x/guides/telemetry/', most: 122 },
  { path: '/versions/', most: 122 },
  { path: '/zh/x/introduction/', most: 122 },
]) {
  test(`the prose page ${path} loads at most ${most} KiB of JavaScript, without MUI, Emotion, Prism or search`, async ({
    page,
  }) => {
    const loaded = await recordLoads(page);
    await openRested(page, path);
    expect(loaded.scripts.size).toBeGreaterThan(1);
    expect(brotliBytes(loaded.scripts) / KIB).toBeLessThanOrEqual(most);
    const code = contentOf(loaded.scripts);
    const foreign = FOREIGN.filter(({ sign }) => sign.test(code)).map(({ library }) => library);
    expect(foreign).toEqual([]);
  });
}

test('no script holds the hosted search unless it is configured', () => {
  const folder = path.join(BUILD, 'assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const hosted = scripts.filter((file) =>
    /DocSearch-Modal|algolia/i.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(hosted.length > 0).toBe(Boolean(process.env.ALGOLIA_APP_ID));
});

test('no page carries a folder of the machine that built it', () => {
  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const root = path.join(__dirname, '../..');
  const leaks = scripts.filter((file) =>
    readFileSync(path.join(BUILD, 'assets/js', file), 'utf8').includes(root),
  );
  expect(leaks).toEqual([]);
});

test('servers send what many pages load as small as brotli makes it', () => {
  const many = /^assets\/(?:js\/(?:main|docs|demo|data-grid)|css\/styles)\.[\da-f]+\.(?:js|css)$/;
  const files = ['js', 'css']
    .flatMap((kind) =>
      readdirSync(path.join(BUILD, 'assets', kind)).map((file) => `assets/${kind}/${file}`),
    )
    .filter((file) => many.test(file));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) {
    const smallest = brotliCompressSync(readFileSync(path.join(BUILD, file))).length;
    const sent = readFileSync(path.join(BUILD, `${file}.br`)).length;
    expect.soft(sent / smallest, file).toBeLessThanOrEqual(1.01);
  }
});

test('a page loads at most 25 KiB of CSS and 60 KiB of fonts', async ({ page }) => {
  const loaded = await recordLoads(page);
  await openRested(page, '/x/react-data-grid/');
  expect(loaded.styles.size).toBeGreaterThan(0);
  expect(brotliBytes(loaded.styles) / KIB).toBeLessThanOrEqual(25);
  const fontBytes = [...loaded.fonts].reduce(
    (sum, url) => sum + readFileSync(path.join(BUILD, new URL(url).pathname)).length,
    0,
  );
  expect(loaded.fonts.size).toBeGreaterThan(0);
  expect(fontBytes / KIB).toBeLessThanOrEqual(60);
});

test('a page with a data grid loads at most 135 KiB of JavaScript before the demo comes near', async ({
  page,
}) => {
  // So low a window that the first demo lies more than its loading margin below it.
  await page.setViewportSize({ width: 390, height: 120 });
  const loaded = await recordLoads(page);
  await openRested(page, '/x/react-data-grid/virtualization/');
  const top = await page
    .locator('[data-demo-canvas]')
    .first()
    .evaluate((canvas) => canvas.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(120 + 300);
  expect(brotliBytes(loaded.scripts) / KIB).toBeLessThanOrEqual(135);
});

test('a page loads at most 305 KiB of JavaScript once its data grid has run', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 300 });
  const loaded = await recordLoads(page);
  await openRested(page, '/x/react-data-grid/quickstart/');
  const demos = page.locator('[data-demo-canvas]');
  await demos.first().evaluate((canvas) => canvas.scrollIntoView({ block: 'end' }));
  await expect(demos.first().locator('.MuiDataGrid-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-ready]')).toHaveCount(1);
  expect(brotliBytes(withoutAd(loaded.scripts)) / KIB).toBeLessThanOrEqual(305);
});

/** KiB of a page whose first demo has run: one chart, one picker, one field, one calendar. */
const ONE_DEMO = [
  { path: '/x/react-charts/quickstart/', most: 245 },
  { path: '/x/react-charts/lines/', most: 246 },
  { path: '/x/react-date-pickers/date-picker/', most: 247 },
  { path: '/x/react-date-pickers/date-field/', most: 246 },
  { path: '/x/react-date-pickers/date-calendar/', most: 246 },
  { path: '/x/react-tree-view/quickstart/', most: 188 },
] as const;

for (const { path: address, most } of ONE_DEMO) {
  test(`${address} loads at most ${most} KiB of JavaScript once its first demo has run`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 300 });
    const loaded = await recordLoads(page);
    await openRested(page, address);
    const first = page.locator('[data-demo-canvas]').first();
    await first.evaluate((canvas) => canvas.scrollIntoView({ block: 'end' }));
    await expect(first).toHaveAttribute('data-ready');
    await page.waitForLoadState('networkidle');
    expect(brotliBytes(withoutAd(loaded.scripts)) / KIB).toBeLessThanOrEqual(most);
  });
}

test('the HTML of each page with a grid or a chart contains its first demo, in at most 6 KiB', async () => {
  const demos = await snapshotDemos();
  expect(demos.length).toBeGreaterThan(50);
  // The best quality takes ten times as long, and makes a little less of it.
  const weigh = (html: string) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  for (const { page } of demos) {
    const $ = builtPage(page);
    const whole = weigh($.html());
    const snapshot = $('[data-snapshot]');
    expect.soft(snapshot.length, page).toBe(1);
    // A gauge shows a number, a sparkline not even that.
    const marks = snapshot.find('[data-drawing] svg :is(path, rect, circle)').length;
    expect.soft(snapshot.text().length + marks, page).toBeGreaterThan(5);
    const styles = $('style[data-demo-styles*="snapshot-"]');
    expect.soft(styles.length, page).toBe(1);
    snapshot.empty();
    // Styles of further demos that the server renders, such as the form of a playground, follow those of the snapshot.
    styles.text(/\.css-[^]*/.exec(styles.text())?.[0] ?? '');
    const weight = whole - weigh($.html());
    expect.soft(weight / KIB, page).toBeLessThanOrEqual(6);
  }
});

for (const version of versionNames(ROOT, DOCS_INSTANCES[0])) {
  test(`a page of version ${version} loads what the current one loads once its grids have run`, async ({
    browser,
  }) => {
    const weightOf = async (path: string): Promise<number> => {
      const page = await browser.newPage();
      const loaded = await recordLoads(page);
      await openRested(page, path);
      await visitAll(page);
      await page.waitForLoadState('networkidle');
      await page.close();
      return brotliBytes(loaded.scripts) / KIB;
    };
    const current = await weightOf('/x/react-data-grid/sorting/');
    const weight = await weightOf(`/x/${version}/react-data-grid/sorting/`);
    // Demos that are the version's own compress a little otherwise.
    expect(weight / current).toBeLessThanOrEqual(1.03);
  });
}
