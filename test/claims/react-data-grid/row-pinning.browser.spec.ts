import { proves, expect, openScene } from '../browser';

proves('| Virtualization | Are always rendered, so pin only a few |', async (page) => {
  await openScene(page, 'Pinned');
  await expect(page.locator('[data-id="0"]')).toBeVisible();
  await page
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollTo({ top: 3000 }));
  await expect(page.locator('[data-id="58"]')).toBeVisible();
  await expect(page.locator('[data-id="0"]')).toHaveCount(0);
  for (const id of ['t1', 't2', 'z']) {
    await expect(page.locator(`[data-id="${id}"]`)).toBeVisible();
  }
});

proves('Pinned rows take space from the other rows.', async (page) => {
  /** The pixels in which rows scroll. */
  const room = async (scene: string) => {
    await openScene(page, scene);
    await expect(page.locator('[data-id="0"]')).toBeVisible();
    return page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      const heightOf = (name: string) =>
        scroller.querySelector(`.MuiDataGrid-${name}`)?.getBoundingClientRect().height ?? 0;
      return (
        scroller.clientHeight -
        ['columnHeaders', 'pinnedRows--top', 'pinnedRows--bottom']
          .map(heightOf)
          .reduce((sum, height) => sum + height, 0)
      );
    });
  };
  const free = await room('NotPinned');
  expect(await room('Pinned')).toBe(free - 3 * 52);
});
