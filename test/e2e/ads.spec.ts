/** The sponsors of a site that is connected to nothing: its own ads, without asking another host. */
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { PAGE_KINDS } from './pages';

const slot = (page: Page) => page.locator('[data-ad-slot]');
const ad = (page: Page) => page.getByRole('complementary', { name: 'Sponsor' });

async function fixChance(page: Page, chance: number): Promise<void> {
  await page.addInitScript((random) => {
    Math.random = () => random;
  }, chance);
}

for (const [shape, chance] of [
  ['inline', 0.1],
  ['image', 0.3],
  ['image', 0.6],
  ['image', 0.9],
] as const) {
  for (const [colorScheme, width] of [
    ['light', 1366],
    ['dark', 390],
  ] as const) {
    test(`an ad (${shape}, ${chance}) fits into its place: ${colorScheme}, ${width} px`, async ({
      page,
      baseURL,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
          foreign.push(request.url());
        }
      });
      await fixChance(page, chance);
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto(PAGE_KINDS.prose);
      const before = await slot(page).boundingBox();
      expect(before?.height).toBe(width < 600 ? 142 : 126);
      await expect(ad(page).getByText('ad by MUI')).toBeVisible();
      expect(await slot(page).boundingBox()).toEqual(before);
      await expect(ad(page).getByRole('img')).toHaveCount(shape === 'image' ? 1 : 0);
      expect(await axeFindings(page, '[data-ad-slot]')).toEqual([]);
      expect(foreign).toEqual([]);
    });
  }
}

test('a component of the API reference shows an ad, an interface does not', async ({ page }) => {
  await page.goto('/x/api/charts/bar-chart/');
  await expect(ad(page)).toBeVisible();
  await page.goto('/x/api/charts/axis-config/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(slot(page)).toHaveCount(0);
});

for (const path of [
  PAGE_KINDS.landing,
  PAGE_KINDS.playground,
  PAGE_KINDS.missing,
  '/versions/',
  // Of the Pro plan.
  '/x/guides/telemetry/',
  '/x/api/data-grid/data-grid-premium/',
]) {
  test(`${path} has no place for ads`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await expect(slot(page)).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no room is kept for ads', async ({ page }) => {
    await page.goto(PAGE_KINDS.prose);
    await expect(slot(page)).toBeHidden();
  });
});

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('the place stays empty', async ({ page }) => {
    await page.goto(PAGE_KINDS.prose);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000);
    await expect(slot(page)).toBeEmpty();
  });
});
