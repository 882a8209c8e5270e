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
  'When the grid mounts, it first sets the page size to 1, and then to the size that fits.',
  async (page) => {
    await openScene(page, 'AutoPageSizes');
    await expect(page.locator('.MuiDataGrid-row')).toHaveCount(6);
    await expect(page.getByRole('status')).toHaveText('1, 6');
  },
);

proves(
  [
    'If a server sends the pages, start with the page size 1, and skip requests until the size that fits arrives.',
    'If only one row fits, this code requests nothing, so leave room for two rows:',
  ],
  async (page) => {
    await openScene(page, 'AutoPageSizeOfServer');
    const rows = page.locator('.MuiDataGrid-row');
    const asked = page.getByRole('status');
    await expect(rows).toHaveCount(6);
    await expect(asked).toHaveText('0 × 6');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('7–12 of 40')).toBeVisible();
    await expect(asked).toHaveText('0 × 6, 1 × 6');
    // The least height of the page's code.
    await page.getByRole('button', { name: '260 px' }).click();
    await expect(page.getByText('3–4 of 40')).toBeVisible();
    await expect(asked).toHaveText('0 × 6, 1 × 6, 1 × 2');
    await page.getByRole('button', { name: '150 px' }).click();
    await expect(page.getByText('2–2 of 40')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('3–3 of 40')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(asked).toHaveText('0 × 6, 1 × 6, 1 × 2');
  },
);

proves(
  'If the total is known, this `onPaginationModelChange` keeps the first row in view, also with `autoPageSize`:',
  async (page) => {
    await openScene(page, 'KeptFirstRow');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('7–12 of 40')).toBeVisible();
    await page.getByRole('button', { name: '260 px' }).click();
    await expect(page.getByText('7–8 of 40')).toBeVisible();
    await page.getByRole('button', { name: '430 px' }).click();
    await expect(page.getByText('7–12 of 40')).toBeVisible();
  },
);

proves('In Chrome, a button that becomes disabled loses the focus.', async (page) => {
  await openScene(page, 'TwoPages');
  const next = page.getByRole('button', { name: 'Go to next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
  await expect(page.locator('body')).toBeFocused();
});

proves(
  [
    '**Next** becomes disabled on the last page and, while the total is unknown, whenever a page loads.',
    'To keep the focus, replace all buttons that you show, also for the first and the last page:',
  ],
  async (page) => {
    await openScene(page, 'TwoPagesWithFocus');
    const next = page.getByRole('button', { name: 'Go to next page' });
    const previous = page.getByRole('button', { name: 'Go to previous page' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('6–8 of 8')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('6–8 of 8')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(previous).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1–5 of 8')).toBeVisible();
    await expect(previous).toBeFocused();
    const last = page.getByRole('button', { name: 'Go to last page' });
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('6–8 of 8')).toBeVisible();
    await expect(last).toBeFocused();
    const first = page.getByRole('button', { name: 'Go to first page' });
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1–5 of 8')).toBeVisible();
    await expect(first).toBeFocused();
  },
);
