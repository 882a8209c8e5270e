import { proves, expect, openScene } from '../browser';

proves(
  'With `autoPageSize`, the grid shows as many rows as fit without a vertical scrollbar, and adapts when the height of the container changes.',
  async (page) => {
    await openScene(page, 'AutoPageSize');
    const rows = page.locator('.MuiDataGrid-row');
    const freeHeight = () =>
      page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
        const header = scroller.querySelector('.MuiDataGrid-topContainer');
        const shown = scroller.querySelectorAll('.MuiDataGrid-row').length * 52;
        return scroller.clientHeight - (header?.clientHeight ?? 0) - shown;
      });
    for (const [size, count] of [
      ['500 px', 7],
      ['320 px', 4],
      ['500 px', 7],
    ] as const) {
      await page.getByRole('button', { name: size }).click();
      await expect(rows).toHaveCount(count);
      expect(await freeHeight()).toBeGreaterThanOrEqual(0);
      expect(await freeHeight()).toBeLessThan(52);
    }
  },
);

proves(
  'When the grid mounts, `onPaginationModelChange` first receives the page size 1, and then the size that fits.',
  async (page) => {
    await openScene(page, 'AutoPageSizes');
    await expect(page.locator('.MuiDataGrid-row')).toHaveCount(6);
    await expect(page.getByRole('status')).toHaveText('1, 6');
  },
);

proves(
  'If a server sends the pages, start with the page size 1, and skip requests until the size that fits arrives:',
  async (page) => {
    await openScene(page, 'AutoPageSizeOfServer');
    await expect(page.locator('.MuiDataGrid-row')).toHaveCount(6);
    await expect(page.getByRole('status')).toHaveText('0 × 6');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('7–12 of 40')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('0 × 6, 1 × 6');
  },
);
