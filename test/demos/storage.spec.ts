import { expect, type Page } from '@playwright/test';
import { testDemos } from './demo';

/** Opens the demo again, with a browser that blocks storage. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  await page.reload();
}

/** Opens the demo again after something else wrote its key. */
async function openWith(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
  await page.reload();
  await expect(page.locator('[role="row"][data-id]').first()).toBeVisible();
}

async function hide(page: Page, header: string): Promise<void> {
  await page.getByRole('columnheader', { name: header }).hover();
  await page.getByRole('button', { name: `${header} column menu` }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(page.getByRole('columnheader', { name: header })).toHaveCount(0);
}

testDemos([
  {
    demo: 'column-visibility/PersistedVisibility',
    data: 'departures:departures',
    cases: {
      'a refusal': async ({ page }) => {
        await blockStorage(page);
        await hide(page, 'Platform');
      },
      'null in each field': async ({ page }) => {
        await openWith(page, 'departures-columns', 'null');
        await openWith(page, 'departures-columns', '{');
      },
      'a page change': async ({ page }) => {
        await hide(page, 'Platform');
        await page.reload();
        await expect(page.getByRole('columnheader', { name: 'Train' })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Platform' })).toHaveCount(0);
      },
    },
  },
  {
    demo: 'column-recipes/RememberedColumns',
    data: 'plants:rows',
    cases: {
      'a refusal': async ({ page }) => {
        await blockStorage(page);
        await hide(page, 'Bed');
        await page.getByRole('button', { name: 'Reset columns' }).click();
        await expect(page.getByRole('columnheader', { name: 'Bed' })).toBeVisible();
      },
      'null in each field': async ({ page }) => {
        await openWith(page, 'nursery-columns', 'null');
        await openWith(page, 'nursery-columns', '{');
      },
      'a page change': async ({ page }) => {
        await hide(page, 'Bed');
        await page.reload();
        await expect(page.getByRole('columnheader', { name: 'Potted' })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Bed' })).toHaveCount(0);
      },
    },
  },
]);
