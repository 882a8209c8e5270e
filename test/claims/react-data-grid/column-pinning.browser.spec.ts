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
    'A pinned column stays at the left or right edge while users scroll the other columns.',
    '**Virtualization:** Pinned columns are always rendered, so pin only a few.',
    'Pinned columns take space from the other columns.',
    "If they fill the width of a phone, users can't reach the columns between them.",
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
  ['**Widths:** All columns with `flex`, pinned or not, share the remaining space.'],
  async (page) => {
    await openScene(page, 'FluidColumns');
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((field) => boxOf(page, field)));
    expect(c?.width).toBe(200);
    expect(Math.round(((b?.width ?? 0) / (a?.width ?? 1)) * 10)).toBe(20);
    expect((a?.width ?? 0) + (b?.width ?? 0)).toBeGreaterThan(590);
  },
);

proves(
  [
    'The background of pinned columns is opaque, because other cells scroll below them.',
    'To change it, set `palette.DataGrid.pinnedBg` in the theme.',
  ],
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
  [
    '<kbd>←</kbd> and <kbd>→</kbd> follow the visible order: pinned left, middle, pinned right.',
    'If a pinned column covers a cell that receives the focus, the grid scrolls the cell into view.',
  ],
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
