import { proves, expect, openScene } from '../browser';

proves(
  [
    'The grid shows one cell for each row, as wide as the grid, and no headers.',
    "**`display: 'flex'`**: centers the content vertically and lets it grow.",
    'Sorting, filters, selection, pages, and virtualization work as in the table.',
  ],
  async (page) => {
    await openScene(page, 'Long');
    const cells = page.locator('.MuiDataGrid-cell[data-field="item"]');
    await expect(cells.first()).toBeVisible();
    const cell = await cells.first().boundingBox();
    const item = await page.getByTestId('item').first().boundingBox();
    expect(cell?.width).toBeGreaterThan(400);
    expect(item?.width).toBe((cell?.width ?? 0) - 20);
    const middle = (box: typeof cell) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(cell) - middle(item))).toBeLessThanOrEqual(1);
    expect(await cells.count()).toBeLessThan(30);
  },
);

proves(
  [
    'The grid then measures each item.',
    'To keep items in place while the grid measures them, return their likely height from `getEstimatedRowHeight`:',
  ],
  async (page) => {
    await openScene(page, 'DeliverParcels');
    const height = async (id: string) =>
      (await page.locator(`.MuiDataGrid-row[data-id="${id}"]`).boundingBox())?.height ?? 0;
    await expect.poll(() => height('P-118')).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    const [withNote, without] = [await height('P-118'), await height('P-121')];
    expect(withNote).toBeGreaterThan(without + 10);
    expect(Math.abs(withNote - 79)).toBeLessThanOrEqual(4);
    expect(Math.abs(without - 59)).toBeLessThanOrEqual(4);
  },
);
