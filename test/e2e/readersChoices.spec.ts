/** What a reader chose once, found again in demos of the portal's own pages: direction and density. */
import { expect } from '@playwright/test';
import { axeFindings } from './axe';
import { openPage } from './demoBlock';
import { PAGE_KINDS, recordProblems, visitAll } from './pages';
import { countFlashes, storeLook } from './readersChoices';
import { test } from './sharedPage';

test.use({ viewport: { width: 1366, height: 900 } });

test.describe('from right to left', () => {
  test('the server’s version keeps its room but is never seen', async ({ page }) => {
    const problems = recordProblems(page);
    const flashes = await countFlashes(page, '[data-demo-canvas]');
    await storeLook(page, { direction: 'rtl' });
    for (const path of [PAGE_KINDS.pickers, PAGE_KINDS.tree]) {
      await openPage(page, path);
      const heights = () =>
        page
          .locator('[data-demo-canvas]')
          .evaluateAll((canvases) =>
            canvases.map((canvas) => Math.round(canvas.getBoundingClientRect().height)),
          );
      const reserved = await heights();
      await visitAll(page);
      await expect(page.locator('[data-server]')).toHaveCount(0);
      const running = await heights();
      running.forEach((height, index) => {
        expect(Math.abs(height - (reserved[index] ?? 0)), `${path} ${index}`).toBeLessThan(2);
      });
      expect(await flashes()).toBe(0);
    }
    expect(problems).toEqual([]);
  });

  test('every kind of page is accessible, and quiet', async ({ page }) => {
    // axe looks at thousands of elements, four times.
    test.slow();
    const problems = recordProblems(page);
    await storeLook(page, { direction: 'rtl', density: 'dense' });
    for (const path of [PAGE_KINDS.grid, PAGE_KINDS.pickers, PAGE_KINDS.charts, PAGE_KINDS.tree]) {
      await openPage(page, path);
      await page.evaluate(() => (document.body.dir = 'rtl'));
      await visitAll(page);
      expect(await axeFindings(page, '[data-demo-canvas]'), path).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});

test('a demo on the playground follows the direction, not the density', async ({ page }) => {
  await storeLook(page, { direction: 'rtl', density: 'dense' });
  await openPage(page, PAGE_KINDS.playground);
  await visitAll(page);
  const grid = page.locator('[data-demo-canvas]').getByRole('grid').first();
  await expect(grid).toHaveCSS('direction', 'rtl');
  await expect(grid.getByRole('row').nth(1)).toHaveCSS('min-height', '52px');
});
