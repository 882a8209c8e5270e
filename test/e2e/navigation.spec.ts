/** Finding one's way on the portal's own pages: from the home page, without a page, with the keyboard, on paper. */
import { expect } from '@playwright/test';
import { PRODUCT_NAMES } from '../../src/data/productNames';
import { PRODUCTS } from '../../src/data/products';
import { chunkWith } from './demoBlock';
import { PAGE_KINDS, gotoHydrated } from './pages';
import { fresh, test } from './sharedPage';

test.use({ viewport: { width: 1366, height: 900 } });

test('the home page leads to each product in one click', async ({ page }) => {
  for (const { id, path } of PRODUCTS) {
    await gotoHydrated(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${PRODUCT_NAMES[id].name}`) })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  for (const path of [PAGE_KINDS.landing, PAGE_KINDS.prose, PAGE_KINDS.missing]) {
    await gotoHydrated(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main-content')).toBeFocused();
  }
});

test('a page that does not exist offers ways on', async ({ page }) => {
  await gotoHydrated(page, PAGE_KINDS.missing);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: PRODUCT_NAMES['x-charts'].name }).click();
  await expect(page).toHaveURL('/x/react-charts/');
});

fresh('a page that does not exist stays in sight while its script loads', async ({ page }) => {
  let send = () => {};
  const isAsked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(`**/${chunkWith('"data-missing":')}`, async (route) => {
    await isAsked;
    await route.continue();
  });
  // Not until everything has loaded, which the script is part of.
  await page.goto(PAGE_KINDS.missing, { waitUntil: 'commit' });
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const heading = page.getByRole('heading', { name: 'This page does not exist' });
  await expect(heading).toBeVisible();
  const served = await heading.elementHandle();
  send();
  await expect.poll(() => served?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(heading).toBeVisible();
});

test('on paper, demos that do not run yet are as the server drew them, without charts', async ({
  page,
}) => {
  const visible = async (kind: 'pickers' | 'tree' | 'charts', part: string) => {
    await page.emulateMedia({ media: 'screen' });
    await gotoHydrated(page, PAGE_KINDS[kind]);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    return page
      .locator('[data-demo-canvas]:not([data-ready])')
      .filter({ has: page.locator(part) })
      .evaluateAll((canvases) => canvases.map((canvas) => canvas.checkVisibility()));
  };
  expect(await visible('pickers', '.MuiPickersTextField-root, .MuiDateCalendar-root')).toContain(
    true,
  );
  expect(await visible('tree', '[role=tree]')).toContain(true);
  const charts = await visible('charts', 'svg[viewBox^="0 0 0 "]');
  expect(charts.length).toBeGreaterThan(0);
  expect(charts).not.toContain(true);
});

test('the edit link leads to the source of the page', async ({ page }) => {
  await gotoHydrated(page, PAGE_KINDS.prose);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/x\/introduction\/licensing\/index\.mdx$/,
  );
});
