import { proves, expect, openScene } from '../browser';

proves(
  ['The grid keeps the scroll position,', "or `null` if the row isn't drawn at the moment"],
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
    'With no rows, the grid draws a skeleton.',
    'With rows, it keeps them visible below a progress bar, so nobody loses their place.',
    'Change both looks with `slotProps.loadingOverlay`: `noRowsVariant` is used without rows, `variant` with rows.',
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
