import { proves, expect, openScene } from '../browser';

const RED = 'rgb(255, 0, 0)';
const GREEN = 'rgb(0, 128, 0)';

proves(
  [
    'The grid has its own background for hovered rows and for selected rows.',
    'Its selectors, such as `.MuiDataGrid-row:hover`, are more specific than a single class and override your background.',
  ],
  async (page) => {
    const row = (id: number) => page.locator(`.MuiDataGrid-row[data-id="${id}"]`);
    await openScene(page, 'OwnClass');
    await expect(row(2)).toHaveCSS('background-color', RED);
    await expect(row(1)).not.toHaveCSS('background-color', RED);
    await row(2).hover();
    await expect(row(2)).not.toHaveCSS('background-color', RED);
    await openScene(page, 'OwnClassWithStates');
    await expect(row(2)).toHaveCSS('background-color', RED);
    await expect(row(1)).toHaveCSS('background-color', GREEN);
    await row(2).hover();
    await expect(row(2)).toHaveCSS('background-color', GREEN);
  },
);

proves(
  [
    'While users scroll, the grid removes and creates cell elements, so a style that your code sets on an element is lost.',
    'The grid calls your class name functions for each rendered cell or row, and again during scrolling.',
  ],
  async (page) => {
    await openScene(page, 'Many');
    const first = page.locator('[data-id="0"] [data-field="name"]');
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    const scrollTo = (top: number) =>
      scroller.evaluate((element, to) => {
        element.scrollTop = to;
      }, top);
    const counts = async () => {
      await page.getByRole('button', { name: 'Count' }).click();
      const text = (await page.getByRole('status').textContent()) ?? '';
      return text.split(' ').map(Number);
    };
    await first.evaluate((cell) => {
      cell.style.opacity = '0.5';
    });
    const [rows = 0, cells = 0] = await counts();
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(100);
    await scrollTo(4000);
    await expect(first).toHaveCount(0);
    await scrollTo(0);
    await expect(first).toHaveCSS('opacity', '1');
    const [laterRows = 0, laterCells = 0] = await counts();
    expect(laterRows).toBeGreaterThan(rows);
    expect(laterCells).toBeGreaterThan(cells);
  },
);

proves(
  [
    '`showCellVerticalBorder` draws a line at the end of each cell.',
    'If the last column reaches the edge of the grid, its cells have no line.',
    'The CSS variable `--DataGrid-rowBorderColor` sets the color of vertical lines and of lines between rows.',
    'To hide the lines, set the variable to `transparent`:',
  ],
  async (page) => {
    await openScene(page, 'Lines');
    const cell = (grid: number, field: string) =>
      page.getByRole('grid').nth(grid).locator(`[data-id="1"] [data-field="${field}"]`);
    const TRANSPARENT = 'rgba(0, 0, 0, 0)';
    for (const field of ['id', 'name']) {
      await expect(cell(0, field)).toHaveCSS('border-right-width', '1px');
      await expect(cell(0, field)).toHaveCSS('border-top-width', '1px');
      await expect(cell(0, field)).not.toHaveCSS('border-right-color', TRANSPARENT);
      await expect(cell(0, field)).not.toHaveCSS('border-top-color', TRANSPARENT);
    }
    await expect(cell(1, 'id')).toHaveCSS('border-right-width', '1px');
    await expect(cell(1, 'name')).toHaveCSS('border-right-width', '0px');
    await expect(cell(1, 'id')).toHaveCSS('border-right-color', TRANSPARENT);
    await expect(cell(1, 'id')).toHaveCSS('border-top-color', TRANSPARENT);
  },
);
