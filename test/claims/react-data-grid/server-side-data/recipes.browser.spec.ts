import { proves, expect, expectConsole, openScene } from '../../browser';

// jsdom fails a claim for an error that nobody catches.
proves(
  "If `clear` doesn't empty your cache, and the first page is in the cache when the grid mounts, the grid throws an error and shows no rows.",
  async (page) => {
    await openScene(page, 'NoCache');
    await expect(page.locator('[data-id="1"]')).toHaveCount(1);
    await openScene(page, 'FullCache');
    await expect(page.getByRole('columnheader', { name: 'id' })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.locator('[data-id="1"]')).toHaveCount(0);
    expectConsole(/uncaught: No processor found/);
  },
);
