import { proves, expect, openScene } from '../browser';

proves(
  [
    'Even with many rows, the grid renders only the cells in view, because virtualization is on by default.',
    "`getRowHeight={() => 'auto'}` measures each row and renders all its columns.",
  ],
  async (page) => {
    const rows = page.locator('.MuiDataGrid-row');
    const cells = rows.first().locator('.MuiDataGrid-cell[data-field]');
    await openScene(page, 'Plain');
    await expect(rows.first()).toBeAttached();
    await page.waitForTimeout(300);
    expect(await rows.count()).toBeLessThan(30);
    expect(await cells.count()).toBeLessThan(20);
    expect((await rows.first().boundingBox())?.height).toBe(52);
    await openScene(page, 'AutoRows');
    await expect.poll(() => cells.count()).toBe(60);
    await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeLessThan(52);
  },
);

proves('During scrolling, the grid mounts new cells.', async (page) => {
  await openScene(page, 'Effects');
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const count = async () => {
    await page.getByRole('button', { name: 'Count' }).click();
    return Number(await page.getByRole('status').textContent());
  };
  await expect.poll(count).toBe(1);
  for (const top of [52 * 80, 0]) {
    await scroller.evaluate((element, to) => {
      element.scrollTop = to;
    }, top);
    await page.waitForTimeout(300);
  }
  expect(await count()).toBe(2);
});

proves(
  [
    'Similarly, `resizeThrottleMs` limits how often the grid handles changes of its size.',
    'The default is 60 ms.',
  ],
  async (page) => {
    await openScene(page, 'Sizes');
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Drag' }).click();
    const main = page.locator('.MuiDataGrid-main');
    await expect.poll(async () => (await main.boundingBox())?.width).toBe(378);
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Tell' }).click();
    const notes = ((await page.getByRole('status').textContent()) ?? '').split('; ');
    const widths = new Set(notes.filter((one) => one.startsWith('resize ')));
    // Of 60 widths, one each 10 ms.
    expect(widths.size).toBeGreaterThan(2);
    expect(widths.size).toBeLessThan(30);
  },
);
