import { proves, expect, expectConsole, openScene } from '../../browser';

// jsdom fails a claim for an error that nobody catches.
proves(
  "Don't keep its answers when the grid goes: a page that is in the cache at the start makes the grid throw, and no row shows.",
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
