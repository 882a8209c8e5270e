/** The sponsors of a site that is connected to nothing: its own ads, without asking another host. */
import { expect, type Page } from '@playwright/test';
import { HOUSE_ADS } from '../../src/data/houseAds';
import { expectSteady, recordShifts } from '../layoutShift';
import { axeFindings } from './axe';
import { PAGE_KINDS } from './pages';
import { fresh as test } from './sharedPage';

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
      await expect(ad(page).getByText('ad by MUI').filter({ visible: true })).toHaveCount(1);
      expect(await slot(page).boundingBox()).toEqual(before);
      await expect(ad(page).getByRole('img')).toHaveCount(shape === 'image' ? 1 : 0);
      expect(await axeFindings(page, '[data-ad-slot]')).toEqual([]);
      expect(foreign).toEqual([]);
    });
  }
}

test.describe('in the first paint', () => {
  for (const width of [390, 1366]) {
    test(`an ad is in its place before any script has loaded, and stays: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      let letScriptsCome: () => void = () => undefined;
      const mayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
      await page.route('**/*.js', async (route) => {
        await mayCome;
        await route.continue();
      });
      await recordShifts(page);
      await page.goto(PAGE_KINDS.prose, { waitUntil: 'commit' });
      const link = ad(page).getByRole('link');
      await expect(link).toHaveCount(1);
      await expect(link).toBeVisible();
      const name = await link.textContent();
      const box = await slot(page).boundingBox();
      const place = await link.boundingBox();
      letScriptsCome();
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect(page.locator('[data-ad-candidate]')).toHaveCount(0, { timeout: 20_000 });
      await expect(link).toHaveText(name ?? '');
      expect(await slot(page).boundingBox()).toEqual(box);
      expect(await link.boundingBox()).toEqual(place);
      await expectSteady(page, 0);
    });
  }

  test('a reader who has the focus on it keeps it', async ({ page }) => {
    await page.goto(PAGE_KINDS.prose);
    const link = ad(page).getByRole('link');
    await link.focus();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(4000);
    await expect(link).toBeFocused();
  });

  test('chance chooses among all', async ({ page }) => {
    const chances = HOUSE_ADS.map((_, index) => (index + 0.5) / HOUSE_ADS.length);
    await page.route('**/*.js', (route) => route.abort());
    const names = new Set<string | null>();
    for (const chance of chances) {
      await fixChance(page, chance);
      await page.goto(PAGE_KINDS.prose);
      names.add(await ad(page).getByRole('link').textContent());
    }
    expect(names.size).toBe(HOUSE_ADS.length);
  });

  test('storage that is closed changes nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        });
      }
    });
    await page.goto(PAGE_KINDS.prose);
    await expect(ad(page).getByRole('link')).toBeVisible();
  });
});

test('a click on a link brings another page with its ad at once', async ({ page }) => {
  await page.goto(PAGE_KINDS.prose);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByText('Support')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await expect(ad(page).getByRole('link')).toHaveCount(1);
});

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
