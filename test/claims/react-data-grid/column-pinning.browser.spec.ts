import { proves, expect, openScene, type Page } from '../browser';

const header = (page: Page, field: string) =>
  page.locator(`[role="columnheader"][data-field="${field}"]`);

async function boxOf(page: Page, field: string) {
  const box = await header(page, field).boundingBox();
  if (!box) {
    throw new Error(`The header of ${field} shows nowhere.`);
  }
  return box;
}

proves(
  [
    'A pinned column stays at its edge while the others scroll.',
    '**Virtualization:** pinned columns are always rendered, so pin a few only.',
    'Pinned columns take their width from the rest.',
  ],
  async (page) => {
    await page.setViewportSize({ width: 500, height: 600 });
    await openScene(page, 'PinnedRoster');
    const before = await boxOf(page, 'name');
    const monday = await boxOf(page, 'mon');
    expect(monday.x).toBe(before.x + before.width);
    await expect(header(page, 'total')).toBeVisible();
    await expect(header(page, 'sun')).toHaveCount(0);
    await page.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
      element.scrollLeft = 100;
    });
    await expect.poll(async () => (await boxOf(page, 'mon')).x).toBe(monday.x - 100);
    expect((await boxOf(page, 'name')).x).toBe(before.x);
  },
);

proves(
  '**Flexible widths:** `flex` works in pinned columns, too, and counts against the same free width.',
  async (page) => {
    await openScene(page, 'FluidColumns');
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((field) => boxOf(page, field)));
    expect(c?.width).toBe(200);
    expect(Math.round(((b?.width ?? 0) / (a?.width ?? 1)) * 10)).toBe(20);
    expect((a?.width ?? 0) + (b?.width ?? 0)).toBeGreaterThan(590);
  },
);

proves(
  'The background is opaque, since other cells pass below; set it with `palette.DataGrid.pinnedBg` in the theme rather than with a transparent colour.',
  async (page) => {
    const backgroundOf = () =>
      page
        .locator('.MuiDataGrid-cell--pinnedLeft')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await openScene(page, 'PinnedRoster');
    expect(await backgroundOf()).toMatch(/^rgb\(/);
    await openScene(page, 'FluidColumns');
    expect(await backgroundOf()).toBe('rgb(1, 2, 3)');
  },
);

proves(
  'The keyboard follows what is seen: <kbd>←</kbd> and <kbd>→</kbd> go through the left edge, the middle, and the right edge, and the grid scrolls a focused cell out from under the pinned ones.',
  async (page) => {
    await page.setViewportSize({ width: 500, height: 600 });
    await openScene(page, 'PinnedRoster');
    const focused = page.locator('[role="gridcell"]:focus');
    const field = () => focused.getAttribute('data-field');
    await page.locator('[role="gridcell"][data-field="name"]').first().click();
    for (const next of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'total']) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(field).toBe(next);
    }
    for (const next of ['sun', 'sat', 'fri', 'thu']) {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(field).toBe(next);
    }
    const name = await boxOf(page, 'name');
    await expect
      .poll(async () => (await focused.boundingBox())?.x ?? 0)
      .toBeGreaterThanOrEqual(name.x + name.width);
  },
);
