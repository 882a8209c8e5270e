/** The Chinese site in use: the way between the languages, and shell and demos in Chinese. */
import { expect } from '@playwright/test';
import { axeFindings, colourFindings } from './axe';
import { PHONE, WIDE, expectToFit, finishTransitions } from './visualModes';
import { gotoHydrated, PAGE_KINDS, recordProblems, reloadIfBlank, visitAll } from './pages';
import { test } from './sharedPage';

test('the language switch keeps page and hash, there and back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await gotoHydrated(page, '/x/react-data-grid/sorting/?from=test#sort-on-a-server');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/x/react-data-grid/sorting/?from=test#sort-on-a-server');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/x/react-data-grid/sorting/?from=test#sort-on-a-server');
});

test('the language switch works with the keyboard, and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await gotoHydrated(page, '/x/introduction/');
  await page.getByRole('link', { name: '简体中文' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/x/introduction/');

  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, '/zh/x/introduction/installation/');
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__back').click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/x/introduction/installation/');
});

test('links inside a Chinese page stay in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await gotoHydrated(page, '/zh/x/react-data-grid/quickstart/');
  const links = await page
    .locator('main a[href^="/"], .theme-doc-sidebar-menu a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => !href.startsWith('/zh/'))).toEqual([]);
});

const KINDS = Object.entries(PAGE_KINDS).filter(([kind]) => kind !== 'missing');

for (const [kind, path] of [...KINDS, ['translated', '/x/react-data-grid/quickstart/']]) {
  test(`the Chinese ${kind} page lacks no text, fits and is accessible on a phone and a wide screen`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    const problems = recordProblems(page);
    await page.goto(`/zh${path}`);
    // Where nothing is drawn, nobody hears that the colours of the system change.
    await reloadIfBlank(page);
    await visitAll(page);
    await expectToFit(page);
    expect(await axeFindings(page), 'dark').toEqual([]);

    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectToFit(page);
    await finishTransitions(page);
    expect(await colourFindings(page), 'light').toEqual([]);
    // A text without translation would have warned.
    expect(problems).toEqual([]);
  });
}
