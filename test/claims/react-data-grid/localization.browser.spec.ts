import { proves, expect, type Locator, openScene } from '../browser';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return { left: box.x, right: box.x + box.width };
}

proves(
  [
    'The grid then reverses the order of its columns, the resize handles',
    'If a column is pinned to the `left`, it stays on the left side.',
    "`align: 'left'` aligns the cells to the right side, where lines begin.",
  ],
  async (page) => {
    await openScene(page, 'RightToLeft');
    const grid = await boxOf(page.locator('.MuiDataGrid-root'));
    const city = page.locator('.MuiDataGrid-columnHeader[data-field="city"]');
    const name = page.locator('.MuiDataGrid-columnHeader[data-field="name"]');
    const note = page.locator('.MuiDataGrid-columnHeader[data-field="note"]');
    expect((await boxOf(city)).left).toBeCloseTo(grid.left, -1);
    expect((await boxOf(name)).right).toBeCloseTo(grid.right, -1);
    expect((await boxOf(note)).right).toBeCloseTo((await boxOf(name)).left, -1);
    const handle = await boxOf(name.locator('.MuiDataGrid-columnSeparator'));
    expect(Math.abs(handle.left - (await boxOf(name)).left)).toBeLessThan(15);
    const cell = page.locator('.MuiDataGrid-cell[data-field="name"]');
    await expect(cell).toHaveCSS('text-align', 'right');
  },
);
