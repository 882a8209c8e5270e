import { proves, expect, openScene } from '../browser';

proves(
  [
    'A `renderCell` runs for each cell that comes into view, and again when the row, the column, or the focus of the cell changes.',
    'Cells that scroll out of view leave the document, all but the one that has the focus, and their state goes with them.',
  ],
  async (page) => {
    await openScene(page, 'ManyRows');
    const buttonOf = (id: number) => page.locator(`[data-id="${id}"]`).getByRole('button');
    await buttonOf(0).click();
    await buttonOf(1).click();
    expect(await page.evaluate('drawn.has(60)')).toBe(false);
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await scroller.evaluate((element) => element.scrollTo(0, 60 * 52));
    await expect.poll(() => page.evaluate('drawn.has(60)')).toBe(true);
    await expect(buttonOf(0)).toHaveCount(0);
    await expect(buttonOf(1)).toHaveText('1');
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    await expect(buttonOf(0)).toHaveText('0');
  },
);
