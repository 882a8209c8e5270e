/** Where the pages of the API reference stop, and where Tab continues, when an address names one of their entries. */
import { expectBelowHeader } from '../anchorDistance';
import { expect } from '@playwright/test';
import { gotoHydrated } from './pages';
import { test } from './sharedPage';

const GRID = '/x/api/data-grid/data-grid/';
const CHART = '/x/api/charts/bar-chart-pro/';
const METHODS = '/x/react-data-grid/api-object/';
const ADAPTERS = '/x/react-date-pickers/adapters-locale/';

test.use({ viewport: { width: 1366, height: 900 } });

for (const view of ['table', 'expanded', 'collapsed', 'topic']) {
  test(`entries stop right below the header, or the column heads, in the view ${view}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('dataGrid_apiPage_props', chosen);
      localStorage.setItem('apiPage_props', chosen);
    }, view);
    await gotoHydrated(page, GRID);
    await expectBelowHeader(page, 'data-grid-prop-rows', [0, 20]);
    await expectBelowHeader(page, 'slots', [16, 16]);
    await gotoHydrated(page, CHART);
    const type = await page.locator('details[data-unfolds][id]').first().getAttribute('id');
    await expectBelowHeader(page, type ?? '', [0, 20]);
  });
}

test('on a phone, entries stop right below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, GRID);
  await expectBelowHeader(page, 'data-grid-prop-rows', [16, 16]);
});

test('methods stop with their name right below the header, and packages in a table too', async ({
  page,
}) => {
  await gotoHydrated(page, METHODS);
  // The name is in the summary, above the element with the id.
  await expectBelowHeader(page, 'subscribeEvent', [60, 68]);
  await gotoHydrated(page, ADAPTERS);
  const row = page.locator('[data-api-block] tbody th [id]').nth(3);
  await expectBelowHeader(page, (await row.getAttribute('id')) ?? '', [10, 30]);
});

test('Tab continues in the entry that a filter hid and a link leads to', async ({ page }) => {
  await gotoHydrated(page, GRID);
  const field = page.getByRole('searchbox', { name: 'Filter: Props' });
  await field.fill('rows');
  const entry = page.locator('[id="data-grid-prop-density"]');
  await expect(entry).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'data-grid-prop-density';
  });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry.locator(':focus')).toHaveCount(1);
});
