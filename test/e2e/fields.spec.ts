/** Fields on a phone: iOS zooms in on one with a font smaller than 16 px, and the page stays enlarged. */
import { type Page, expect } from '@playwright/test';
import { gotoHydrated, PAGE_KINDS } from './pages';
import { PHONE } from './visualModes';
import { test } from './sharedPage';

const KINDS = {
  ...PAGE_KINDS,
  api: '/x/api/data-grid/data-grid/',
  chooser: '/x/migration/',
} as const;

/** Fields of the site with small letters, whether they show or not. Demos look as they do in a reader's app. */
async function smallFields(page: Page): Promise<readonly string[]> {
  return page.locator('input, select, textarea').evaluateAll((fields) =>
    fields
      .filter((field) => !field.closest('[data-demo-canvas]'))
      .map((field) => ({ field, size: parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => !(size >= 16))
      .map(({ field, size }) => `${size} px: ${field.outerHTML.slice(0, 120)}`),
  );
}

test.use({ viewport: PHONE });

for (const [kind, path] of Object.entries(KINDS)) {
  test(`no field of the page of the kind ${kind} makes iOS zoom in`, async ({ page }) => {
    await gotoHydrated(page, path);
    expect(await smallFields(page)).toEqual([]);
  });
}

test('no field of what opens on a page makes iOS zoom in', async ({ page }) => {
  await gotoHydrated(page, PAGE_KINDS.grid);
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  expect(await smallFields(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  expect(await smallFields(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  expect(await smallFields(page)).toEqual([]);
});
