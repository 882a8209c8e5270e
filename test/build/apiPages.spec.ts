/** What a page of the API reference weighs: bytes are those of brotli. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { versionNames } from '../../plugins/content/versions';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';

const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const KIB = 1024;

function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(path.join(BUILD, file))).length;
}

/** The longest pages of each kind. */
const LONG = [
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/grid-api/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/charts/bar-series/',
];
/** KiB of JavaScript that each may load. */
const MAX_KIB = 125;

/** KiB that each cut version adds to what every page loads: the addresses of its sections, and longer numbers of modules. */
const CUT = 0.6;
const CUTS = versionNames(ROOT, DOCS_INSTANCES[0]).length;

const limit = MAX_KIB + CUT * CUTS;

for (const page of LONG) {
  test(`the HTML of ${page} has at most 60 KiB`, () => {
    expect(brotliBytes(`${page}index.html`) / KIB).toBeLessThanOrEqual(60);
  });

  test(`${page} loads at most ${limit} KiB of JavaScript without MUI, and has at most 6000 elements`, async ({
    page: tab,
  }) => {
    const scripts = new Set<string>();
    const session = await tab.context().newCDPSession(tab);
    await session.send('Debugger.enable');
    // Only what runs counts, not what was fetched ahead for other pages.
    session.on('Debugger.scriptParsed', ({ url }) => {
      if (/^http.*\.js$/.test(url)) {
        scripts.add(new URL(url).pathname);
      }
    });
    await tab.goto(page, { waitUntil: 'networkidle' });
    // With a debugger attached, a long page takes its time.
    await expect(tab.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 30_000,
    });
    expect(scripts.size).toBeGreaterThan(3);
    const bytes = [...scripts].reduce((sum, file) => sum + brotliBytes(file), 0);
    expect(bytes / KIB).toBeLessThanOrEqual(limit);
    const code = [...scripts].map((file) => readFileSync(path.join(BUILD, file), 'utf8')).join('');
    expect(code).not.toMatch(/__emotion_styles|emotion-react|createStyled/);
    // The head has more or fewer links, by what was fetched ahead for other pages.
    expect(await tab.locator('body *').count()).toBeLessThanOrEqual(6000);
  });
}

test('no page of another kind loads the components of API pages', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(new URL(request.url()).pathname);
    }
  });
  await page.goto('/x/introduction/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  expect(scripts.size).toBeGreaterThan(1);
  const marked = [...scripts].filter((file) =>
    readFileSync(path.join(BUILD, file), 'utf8').includes('portal.apiEntries.'),
  );
  expect(marked).toEqual([]);
});
