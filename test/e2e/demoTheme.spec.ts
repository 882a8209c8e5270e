/** Demos of Material UI show its default theme, or the docs theme if the reader chose that one; demos of MUI X the latter. */
import { type Page, expect } from '@playwright/test';
import { demoBlock, openPage } from './demoBlock';
import { PAGE_KINDS, gotoHydrated, recordProblems, visitAll } from './pages';
import { countFlashes, storeLook } from './readersChoices';
import { fresh, test } from './sharedPage';

const MATERIAL = '/components/buttons/';
const DEFAULT_FONT = 'Roboto, Helvetica, Arial, sans-serif';
const SITE_FONT = /^"?Inter Variable/;

/** Colors of the default theme: the ground, and a contained primary button with its label. */
const COLORS = {
  light: { ground: 'rgb(255, 255, 255)', main: 'rgb(25, 118, 210)', label: 'rgb(255, 255, 255)' },
  dark: { ground: 'rgb(18, 18, 18)', main: 'rgb(144, 202, 249)', label: 'rgba(0, 0, 0, 0.87)' },
} as const;

test.use({ viewport: { width: 1366, height: 900 } });

const buttonsOf = (page: Page) => demoBlock(page, 'BasicButtons').canvas;
const containedOf = (page: Page) => buttonsOf(page).locator('.MuiButton-contained');

async function expectDefaultTheme(page: Page, scheme: keyof typeof COLORS): Promise<void> {
  const { ground, main, label } = COLORS[scheme];
  await expect(containedOf(page)).toHaveCSS('background-color', main);
  await expect(containedOf(page)).toHaveCSS('color', label);
  await expect(containedOf(page)).toHaveCSS('font-family', DEFAULT_FONT);
  await expect(buttonsOf(page)).toHaveCSS('font-family', DEFAULT_FONT);
  await expect(buttonsOf(page).locator('xpath=../..')).toHaveCSS('background-color', ground);
}

for (const scheme of ['light', 'dark'] as const) {
  test(`a demo of Material UI has the colors and the font of the default theme, ${scheme}`, async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await page.emulateMedia({ colorScheme: scheme });
    await openPage(page, MATERIAL);
    await demoBlock(page, 'BasicButtons').start();
    await expectDefaultTheme(page, scheme);
    expect(problems).toEqual([]);
  });
}

test('a demo of MUI X has the font and the ground of the site, after a page of Material UI too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, MATERIAL);
  await demoBlock(page, 'BasicButtons').start();
  await page.locator('.navbar').getByRole('link', { name: 'Pickers' }).first().click();
  await page.waitForURL('**/x/react-date-pickers/**');
  const bodyFont = () =>
    page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-font-body1'));
  await expect.poll(bodyFont).toMatch(/Inter Variable/);
  await openPage(page, PAGE_KINDS.pickers);
  await visitAll(page);
  const canvas = page.locator('[data-demo-canvas]').first();
  await expect(canvas).toHaveCSS('font-family', SITE_FONT);
  await expect(canvas.locator('xpath=../..')).toHaveCSS('background-color', 'rgb(15, 18, 20)');
});

test('what a demo puts into the body has the same theme, in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, MATERIAL);
  const demo = demoBlock(page, 'DisabledWithReason');
  await demo.start();
  await demo.canvas.getByRole('button', { name: 'Publish' }).hover();
  const tooltip = page.locator('body > .MuiTooltip-popper .MuiTooltip-tooltip');
  await expect(tooltip).toHaveText('Enter a title first.');
  await expect(tooltip).toHaveCSS('background-color', 'rgba(97, 97, 97, 0.92)');
  await expect(tooltip).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(tooltip).toHaveCSS('font-family', DEFAULT_FONT);
});

test('the reader switches to the theme of the site and back, while demos run', async ({ page }) => {
  await gotoHydrated(page, MATERIAL);
  await demoBlock(page, 'BasicButtons').start();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const group = panel.getByRole('radiogroup', { name: 'Demos of Material UI' });
  await expect(group.getByRole('radio', { name: 'Default theme' })).toBeChecked();
  await group.getByRole('radio', { name: 'Site theme' }).check();
  await expect(containedOf(page)).toHaveCSS('font-family', SITE_FONT);
  await expect(buttonsOf(page)).toHaveCSS('font-family', SITE_FONT);
  await group.getByRole('radio', { name: 'Default theme' }).check();
  await expectDefaultTheme(page, 'light');
});

test('a choice of an earlier visit holds from the first frame', async ({ page }) => {
  const problems = recordProblems(page);
  const flashes = await countFlashes(page, '[data-demo-canvas]');
  await storeLook(page, { 'demo-theme': 'docs' });
  await openPage(page, MATERIAL);
  await visitAll(page);
  await expect(page.locator('[data-server]')).toHaveCount(0);
  await expect(containedOf(page)).toHaveCSS('font-family', SITE_FONT);
  await expect(buttonsOf(page)).toHaveCSS('font-family', SITE_FONT);
  expect(await flashes()).toBe(0);
  expect(problems).toEqual([]);
});

test('the choice leaves the server’s version of a demo of MUI X in view', async ({ page }) => {
  await storeLook(page, { 'demo-theme': 'docs' });
  // The demos don't arrive, so that what the server rendered stays.
  await page.route('**/assets/js/demo.*.js', (route) => route.abort());
  await openPage(page, PAGE_KINDS.pickers);
  await expect(page.locator('[data-demo-canvas] > [data-server]').first()).toBeVisible();
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  // The scheme is chosen by a script: without one, the whole page is light.
  fresh('the server’s version has the default theme, light as the page', async ({ page }) => {
    await page.goto(MATERIAL);
    await expectDefaultTheme(page, 'light');
  });
});
