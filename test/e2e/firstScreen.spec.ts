/** What a reader meets first: the screen before anything is scrolled, on pages of each kind. */
import { type Page, expect } from '@playwright/test';
import { MIGRATED_PRODUCTS, MIGRATION_STEPS, RELEASE_NEWS } from '../../src/data/migrationGuides';
import { PRODUCTS } from '../../src/data/products';
import { SITE_PAGES } from '../../src/data/sitePages';
import { expectSteady } from '../layoutShift';
import { NARROWEST, PHONE, WIDE, expectNoSidewaysScroll } from './visualModes';
import { PAGE_KINDS, gotoHydrated } from './pages';
import { fresh, test } from './sharedPage';

/** px; a large screen. */
const LARGE = { width: 1920, height: 1080 };

const DOCS = {
  overview: '/x/introduction/',
  product: '/x/react-data-grid/',
  prose: PAGE_KINDS.prose,
  guide: PAGE_KINDS.grid,
  charts: PAGE_KINDS.charts,
  deep: '/x/react-tree-view/rich-tree-view/items/',
  // With the tallest head of all: a long title and description, and a long first sentence.
  tallest: '/x/react-date-pickers/adapters-locale/',
  paid: '/x/guides/telemetry/',
  component: '/x/api/charts/bar-chart/',
  interface: '/x/api/data-grid/grid-col-def/',
  translated: '/zh/x/introduction/',
  untranslated: '/zh/x/react-data-grid/sorting/',
} as const;

const LONGEST_NAME = '/x/api/data-grid/grid-aggregation-function-data-source/';

const KINDS = {
  ...DOCS,
  home: PAGE_KINDS.landing,
  playground: PAGE_KINDS.playground,
  versions: SITE_PAGES.versions,
  missing: PAGE_KINDS.missing,
  homeInChinese: '/zh/',
} as const;

/** px from the top of the window to the end of the first sentence below title and description. */
function endOfFirstSentence(page: Page): Promise<number> {
  return page.locator('#main-content').evaluate((main) => {
    const END = /[.:!](?=\s|$)|[。：！]/;
    const paragraph = [...main.querySelectorAll('p')].find(
      (p) => !p.closest('header, aside, nav, [role=note]') && END.test(p.textContent ?? ''),
    );
    let left = (END.exec(paragraph?.textContent ?? '')?.index ?? NaN) + 1;
    const texts = document.createTreeWalker(paragraph ?? main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { length } = text.textContent ?? '';
      if (left <= length) {
        const range = document.createRange();
        range.setStart(paragraph ?? main, 0);
        range.setEnd(text, left);
        return range.getBoundingClientRect().bottom;
      }
      left -= length;
    }
    return NaN;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const [kind, path] of Object.entries(KINDS)) {
    test(`the first sentence of a page of the kind "${kind}" is on the first screen`, async ({
      page,
    }) => {
      await gotoHydrated(page, path);
      // On a busy machine, a sentence may not have its place yet.
      await expect.poll(() => endOfFirstSentence(page)).toBeGreaterThan(0);
      expect(await endOfFirstSentence(page)).toBeLessThanOrEqual(PHONE.height);
      await expectNoSidewaysScroll(page);
    });
  }

  test('the table of contents is folded below the description, and leads on', async ({ page }) => {
    await gotoHydrated(page, PAGE_KINDS.prose);
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    await expect(contents).toHaveCount(1);
    const description = await page.locator('.description').boundingBox();
    const box = await contents.boundingBox();
    expect(box?.y).toBeGreaterThan((description?.y ?? Infinity) + (description?.height ?? 0));
    await contents.getByRole('button', { name: 'On this page' }).click();
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#./);
  });
});

for (const viewport of [NARROWEST, PHONE, WIDE, LARGE]) {
  test(`the way to a page takes one line at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of [...Object.values(DOCS), LONGEST_NAME]) {
      await page.goto(path);
      const tops = await page
        .locator('.breadcrumbs__link:visible')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(tops.length, path).toBeGreaterThan(0);
      expect(Math.max(...tops) - Math.min(...tops), path).toBeLessThanOrEqual(4);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('a large screen gives its width to demos and tables, and keeps lines of text short', async ({
  page,
}) => {
  await page.setViewportSize(LARGE);
  const widths = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));
  await page.goto(PAGE_KINDS.grid);
  expect(Math.min(...(await widths('[data-demo]')))).toBeGreaterThan(1100);
  const text = await widths('#main-content > p, #main-content aside p');
  expect(text.length).toBeGreaterThan(5);
  expect(Math.max(...text)).toBeLessThanOrEqual(760);
  await page.goto(DOCS.overview);
  expect(Math.min(...(await widths('#main-content table')))).toBeGreaterThan(1100);
});

test('the home page leads to quickstarts, migration guides and the newest version', async ({
  page,
}) => {
  const guides = Object.values(MIGRATION_STEPS).flatMap((steps) => steps.at(-1)?.path ?? []);
  expect(guides).toHaveLength(MIGRATED_PRODUCTS.length);
  for (const prefix of ['', '/zh']) {
    await page.goto(`${prefix}/`);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const own = [
      ...PRODUCTS.flatMap(({ path, quickstart }) => [path, quickstart]),
      ...guides,
      SITE_PAGES.migration,
      SITE_PAGES.versions,
      SITE_PAGES.introduction,
    ].map((path) => prefix + path);
    expect(links).toEqual(expect.arrayContaining(own));
    expect(links).toContain(RELEASE_NEWS);
    for (const path of own) {
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
  }
});

test.describe('the demo of the home page', () => {
  const demo = (page: Page) => page.locator('[data-demo-canvas]');
  const day = (page: Page) => demo(page).getByRole('gridcell', { name: '21' });

  for (const viewport of [PHONE, WIDE]) {
    test(`comes to life without a shift: ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const before = await demo(page).boundingBox();
      await expect(day(page)).toBeVisible();
      await expect(demo(page)).toHaveAttribute('data-ready', { timeout: 20_000 });
      expect(await demo(page).boundingBox()).toEqual(before);
      await expectSteady(page, 0);
      await day(page).click();
      await expect(demo(page).getByRole('status')).toContainText('Thursday, May 21');
      await expectSteady(page, 0);
    });
  }

  test('asks for no code before the page is at rest, and at once for a reader who turns to it', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    // The page doesn't come to rest.
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms = 0) =>
        ms === 1500 ? 0 : wait(run, ms)) as typeof window.setTimeout;
    });
    await gotoHydrated(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(demo(page)).not.toHaveAttribute('data-ready');
    const scripts = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
      );
    const before = await scripts();
    await demo(page).hover();
    await expect(demo(page)).toHaveAttribute('data-ready', { timeout: 20_000 });
    expect(await scripts()).toBeGreaterThan(before);
  });
});

fresh.describe('without scripts', () => {
  fresh.use({ javaScriptEnabled: false, viewport: WIDE });

  fresh('the home page shows its demo', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('gridcell', { name: '14' })).toBeVisible();
    await expect(page.locator('[data-demo-canvas]').getByRole('status')).toContainText('May 14');
  });
});
