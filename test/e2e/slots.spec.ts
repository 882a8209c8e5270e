/** The parts of a component: a demo and a table that show each other. */
import { expect } from '@playwright/test';
import { axeFindings } from './axe';
import { expectNoSidewaysScroll } from './visualModes';
import { gotoHydrated, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PAGE = '/components/buttons/';
const SLOTS = '[data-api-block=slots]';
const KEYS = '[data-api-block=themeKeys]';
const DEMO = '#demo-ButtonParts[data-ready]';

test('a part and its row show each other, under the pointer and with the focus', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, PAGE);
  const table = page.locator(SLOTS);
  const demo = page.locator(DEMO);
  await table.scrollIntoViewIfNeeded();
  const icon = demo.locator('.MuiButton-startIcon').first();
  await expect(icon).toBeVisible();

  const row = table.locator('tr', { has: page.getByText('startIcon', { exact: true }) });
  await expect(async () => {
    await table.locator('thead').hover();
    await row.hover();
    await expect(row).toHaveAttribute('data-part-shown', '', { timeout: 500 });
  }).toPass();
  await expect(icon).toHaveCSS('outline-style', 'solid');
  await expect(demo.locator('[data-part-shown]')).toHaveCount(
    await demo.locator('.MuiButton-startIcon').count(),
  );

  await icon.hover();
  await expect(row).toHaveAttribute('data-part-shown', '');
  // A disabled button gets no events of the pointer.
  const indicator = demo.locator('.MuiButton-loadingIndicator').first();
  await indicator.hover({ force: true });
  await expect(table.locator('tr[data-part-shown] th')).toHaveText('loadingIndicator');

  await page.mouse.move(0, 0);
  await expect(page.locator('[data-part-shown]')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Print tickets' }).focus();
  await expect(table.locator('tr[data-part-shown] th')).toHaveText('root');
  expect(problems).toEqual([]);
});

test('the keyboard reaches the copy buttons by one tab stop, and copies', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoHydrated(page, PAGE);
  const table = page.locator(SLOTS);
  await table.scrollIntoViewIfNeeded();
  await page.locator(DEMO).waitFor();
  const first = table.getByRole('button').first();
  await first.focus();
  await expect(table.locator('tr[data-part-shown] th')).toHaveText('root');
  await page.keyboard.press('ArrowDown');
  const key = table.getByRole('button', { name: 'MuiButton.styleOverrides.root' });
  await expect(key).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'MuiButton.styleOverrides.root',
  );
  await page.keyboard.press('Tab');
  await expect(table.locator(':focus')).toHaveCount(0);
});

test('both tables pass axe and scroll on their own on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoHydrated(page, PAGE);
  for (const block of [SLOTS, KEYS]) {
    await page.locator(block).scrollIntoViewIfNeeded();
    expect(await axeFindings(page, block)).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('the tables hold everything, and no buttons', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator(`${SLOTS} tbody tr`).first()).toContainText('.MuiButton-root');
    await expect(page.locator(`${KEYS} tbody`)).toContainText('palette.<color>.main');
    await expect(page.locator(SLOTS).getByRole('button')).toHaveCount(0);
  });
});
