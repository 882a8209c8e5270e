import { proves, expect, type Locator, openScene } from '../browser';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element shows nowhere.');
  }
  return box;
}

proves(
  [
    '| `flex` | A share of the remaining width | none |',
    "To center elements vertically, set `display: 'flex'` on the column.",
  ],
  async (page) => {
    await openScene(page, 'ManyRows');
    const header = (name: string) => page.getByRole('columnheader', { name });
    expect((await boxOf(header('Fixed'))).width).toBe(200);
    expect((await boxOf(header('Text'))).width).toBe(100);
    // 800 px without the other columns, the borders and the scrollbar.
    const { width } = await boxOf(header('Fluid'));
    expect(width).toBeGreaterThan(270);
    expect(width).toBeLessThanOrEqual(300);
    const offsetOf = async (text: string) => {
      const element = page.getByText(text, { exact: true }).first();
      const cell = await boxOf(page.getByRole('gridcell').filter({ has: element }).first());
      const box = await boxOf(element);
      return Math.abs(cell.y + cell.height / 2 - (box.y + box.height / 2));
    };
    expect(await offsetOf('flex')).toBeLessThan(2);
    expect(await offsetOf('text')).toBeGreaterThan(8);
  },
);

proves(
  'When a cell scrolls out of view, React unmounts its content, unless the cell has the focus.',
  async (page) => {
    await openScene(page, 'ManyRows');
    const buttonOf = (id: number) => page.locator(`[data-id="${id}"]`).getByRole('button');
    await buttonOf(0).click();
    await buttonOf(1).click();
    await expect(buttonOf(0)).toHaveText('1');
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await scroller.evaluate((element) => element.scrollTo(0, 2000));
    await expect(buttonOf(0)).toHaveCount(0);
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    await expect(buttonOf(0)).toHaveText('0');
    await expect(buttonOf(1)).toHaveText('1');
  },
);
