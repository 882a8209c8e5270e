import { proves, expect, openScene } from '../browser';

proves(
  [
    'The grid calls `renderCell` for each cell that scrolls into view.',
    'It calls the function again when the row, the column, or the focus of the cell changes.',
    'When a cell without focus scrolls out of view, the cell unmounts and loses its state.',
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
