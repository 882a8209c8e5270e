import { proves, expect, openScene } from '../browser';

proves(
  ['The grid keeps the scroll position,', "or `null` if the row isn't rendered"],
  async (page) => {
    await openScene(page, 'LongList');
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await expect(page.locator('[data-id="0"]')).toBeVisible();
    await scroller.evaluate((element) => element.scrollTo({ top: 1500 }));
    await expect(page.locator('[data-id="30"]')).toBeVisible();
    await expect(page.locator('[data-id="0"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.locator('[data-id="30"] [data-field="value"]')).toHaveText('1');
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(1500);
  },
);

proves(
  [
    'If the grid has no rows yet, it shows a skeleton.',
    'If it has rows, they stay visible and a progress bar appears above them.',
    '`noRowsVariant` applies without rows, and `variant` applies with rows.',
    'While rows are loading, set `loading`.',
  ],
  async (page) => {
    await openScene(page, 'LoadingRows');
    const skeleton = page.locator('.MuiSkeleton-root');
    const bar = page.locator('.MuiLinearProgress-root');
    const circle = page.locator('.MuiCircularProgress-root');
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(skeleton.first()).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByText('Lisbon')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(bar).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByText('Lisbon')).toBeVisible();
    await openScene(page, 'OtherLooks');
    const grids = page.getByRole('grid');
    await expect(grids.nth(0).locator(skeleton).first()).toBeVisible();
    await expect(grids.nth(0).locator(circle)).toHaveCount(0);
    await expect(grids.nth(1).locator(circle)).toBeVisible();
    await expect(grids.nth(1).locator(skeleton)).toHaveCount(0);
  },
);
