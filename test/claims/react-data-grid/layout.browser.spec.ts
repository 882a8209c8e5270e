import { proves, expect, expectConsole, type Locator, openScene, type Page } from '../browser';

const rootOf = (page: Page, index = 0) => page.locator('.MuiDataGrid-root').nth(index);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

const heightOf = async (element: Locator) => (await boxOf(element)).height;
const drawnIn = (grid: Locator) => grid.locator('.MuiDataGrid-row').count();

proves(
  [
    'The data grid fills its parent.',
    'It takes the width of the parent.',
    'If the parent has a height, the grid takes the height too, and its rows scroll.',
    'The grid measures the container and renders the rows that fit, plus a few more.',
    'With the default density, a row is 52 px high and the header is 56 px high.',
    '| The grid is as high as all its rows, but the parent has `height: 100%` | An ancestor has no height, so the percentage means `auto` | Use `100dvh` or pixels on one ancestor, or a flex column |',
  ],
  async (page) => {
    await openScene(page, 'Fixed');
    const grid = rootOf(page);
    await expect(grid.locator('.MuiDataGrid-row').first()).toBeVisible();
    expect(await boxOf(grid)).toMatchObject({ width: 500, height: 360 });
    const drawn = await drawnIn(grid);
    expect(drawn).toBeGreaterThanOrEqual(5);
    expect(drawn).toBeLessThan(20);
    expect(await heightOf(grid.locator('.MuiDataGrid-row').first())).toBe(52);
    expect(await heightOf(grid.getByRole('columnheader').first())).toBe(56);
    await openScene(page, 'OnlyWidth');
    await expect.poll(() => heightOf(rootOf(page))).toBe(56 + 10 * 52 + 2);
    expect((await boxOf(rootOf(page))).width).toBe(500);
    await openScene(page, 'Percentage');
    await expect.poll(() => heightOf(rootOf(page))).toBe(56 + 100 * 52 + 2);
  },
);

proves(
  [
    "Don't leave out `minHeight: 0`, because a flex item is at least as high as its content by default.",
    'Without `minHeight: 0`, the wrapper grows to the height of all rows and exceeds the panel.',
    'The grid then renders every row.',
    'In a CSS grid, write `minmax(0, 1fr)` in place of `1fr`:',
    '| The grid exceeds its flex panel | A flex item between the panel and the grid lacks `minHeight: 0` | Add `minHeight: 0` to each nested flex item |',
  ],
  async (page) => {
    await openScene(page, 'Panels');
    await expect.poll(() => heightOf(rootOf(page, 0))).toBe(420);
    await expect.poll(() => heightOf(rootOf(page, 1))).toBeLessThan(420);
    await expect.poll(() => heightOf(rootOf(page, 2))).toBeGreaterThan(5000);
    await expect.poll(() => drawnIn(rootOf(page, 2))).toBe(100);
    expect(await drawnIn(rootOf(page, 0))).toBeLessThan(20);
    await openScene(page, 'CssGridWithoutMinimum');
    await expect.poll(() => heightOf(rootOf(page))).toBeGreaterThan(5000);
    await openScene(page, 'FlexToolbarLayout');
    await expect.poll(() => heightOf(rootOf(page))).toBeLessThan(420);
  },
);

proves(
  [
    'In a flex row, add `minWidth: 0` to the item that contains the grid.',
    'Otherwise, wide columns stretch the layout.',
    '| The page is wider than the screen | A flex item in a row lacks `minWidth: 0` | Add `minWidth: 0` to the item that contains the grid |',
  ],
  async (page) => {
    await openScene(page, 'FlexRows');
    await expect.poll(async () => (await boxOf(rootOf(page, 0))).width).toBe(700);
    await expect.poll(async () => (await boxOf(rootOf(page, 1))).width).toBeGreaterThan(2900);
  },
);

proves(
  [
    'If you put the grid in a flex column **without** a height, the grid is as high as its rows.',
    'In this demo, the grid is at least 200 px high and scrolls when its rows need more than 400 px.',
    'To keep the page from jumping, add `minHeight` and `maxHeight` to the flex column.',
  ],
  async (page) => {
    await openScene(page, 'ContentHeight');
    const grid = rootOf(page);
    await expect.poll(() => heightOf(grid)).toBe(56 + 3 * 52 + 2);
    const remove = page.getByRole('button', { name: 'Remove a row' });
    const add = page.getByRole('button', { name: 'Add a row' });
    for (let count = 0; count < 3; count += 1) {
      await remove.click();
    }
    await expect.poll(() => heightOf(grid)).toBe(200);
    for (let count = 0; count < 8; count += 1) {
      await add.click();
    }
    await expect.poll(() => heightOf(grid)).toBe(400);
  },
);

proves(
  [
    'Without a limit, the grid renders every row of the page.',
    'With 1,000 rows in `DataGridPro`, the document contains 1,000 rows, and [virtualization](/x/react-data-grid/virtualization/) has no effect.',
    '| Scrolling is slow with many rows | The container grows without limit | Set `height` or `maxHeight` |',
  ],
  async (page) => {
    await openScene(page, 'Growing');
    await expect.poll(() => drawnIn(rootOf(page)), { timeout: 20_000 }).toBe(1000);
    await openScene(page, 'Limited');
    await expect.poll(() => heightOf(rootOf(page))).toBe(600);
    expect(await drawnIn(rootOf(page))).toBeLessThan(30);
  },
);

proves(
  [
    'The deprecated `autoHeight` prop also makes the grid as high as its rows.',
    'With `autoHeight`, the grid renders all rows of the page, without an upper limit.',
    'When a filter changes the number of rows, the page also jumps.',
  ],
  async (page) => {
    await openScene(page, 'AutoHeight');
    const grid = rootOf(page);
    await expect.poll(() => heightOf(grid)).toBe(56 + 100 * 52 + 2);
    expect(await drawnIn(grid)).toBe(100);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => heightOf(grid)).toBe(56 + 5 * 52 + 2);
  },
);

proves(
  [
    'If a grid that grows with its rows has no rows, its overlay is as high as two rows.',
    'This applies to "No rows" and to the loading state.',
    'Change the height with the CSS variable `--DataGrid-overlayHeight`:',
    'If the container has a height, the overlay fills the free space.',
  ],
  async (page) => {
    await openScene(page, 'Empty');
    await expect.poll(() => heightOf(rootOf(page, 0))).toBe(56 + 104 + 2);
    await expect.poll(() => heightOf(rootOf(page, 1))).toBe(56 + 104 + 2);
    await expect.poll(() => heightOf(rootOf(page, 2))).toBe(56 + 160 + 2);
    await expect
      .poll(() => heightOf(rootOf(page, 3).locator('.MuiDataGrid-overlayWrapperInner')))
      .toBe(400 - 56 - 2);
  },
);

proves(
  [
    'The callback receives the `width` and `height` of the area with headers and rows, without toolbar and footer.',
    '`onResize` fires with `0` before the grid is measured, so the demo ignores `0`.',
    'The callback also fires after a click, sorting, or new rows, so compare the size before you do expensive work.',
    '| `viewportInnerSizeChange` | The space for rows changes | The space for rows, without headers and scrollbars |',
    '| The `resize` event | The size, the rows, or the widths of columns change | The area with headers and rows |',
    '| `debouncedResize` | `onResize` fires | The area with headers and rows |',
    'Inside a slot, read the same measures with `gridDimensionsSelector`.',
  ],
  async (page) => {
    await openScene(page, 'Sizes');
    const told = async () => {
      await page.waitForTimeout(300);
      await page.getByRole('button', { name: 'Tell' }).click();
      const text = (await page.getByRole('status').textContent()) ?? '';
      return text.split('; ').filter(Boolean);
    };
    const { width, height } = await boxOf(page.locator('.MuiDataGrid-main'));
    const area = { width, height: Math.round(height) };
    const first = await told();
    expect(first).toContain('onResize 0 0');
    expect(first.at(-1)).toMatch(new RegExp(`${area.width} ${area.height}$`));
    await expect(page.getByText(`${area.width} x ${area.height}, rows 52`)).toBeVisible();

    await page.getByRole('button', { name: 'Narrow' }).click();
    const narrowed = await told();
    const names = (all: readonly string[]) => new Set(all.map((one) => one.split(' ')[0]));
    expect([...names(narrowed)].sort()).toEqual([
      'debouncedResize',
      'onResize',
      'resize',
      'viewportInnerSizeChange',
    ]);
    expect(narrowed).toContain(`onResize 298 ${area.height}`);
    expect(narrowed).toContain(`resize 298 ${area.height}`);
    const inner = narrowed.find((one) => one.startsWith('viewportInnerSizeChange'));
    expect(Number(inner?.split(' ')[2])).toBe(area.height - 56);

    await page.getByRole('button', { name: 'Add' }).click();
    const added = await told();
    expect([...names(added)].sort()).toEqual(['debouncedResize', 'onResize', 'resize']);
    const countOf = (name: string) => added.filter((one) => one.startsWith(`${name} `)).length;
    expect(countOf('debouncedResize')).toBe(countOf('onResize'));
    await page.getByRole('gridcell').first().click();
    expect((await told()).map((one) => one.split(' ')[0])).toContain('onResize');
  },
);

proves(
  'While the size changes continuously, the grid reports it at most every 60 ms by default.',
  async (page) => {
    await openScene(page, 'Sizes');
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Tell' }).click();
    await page.getByRole('button', { name: 'Drag' }).click();
    const main = page.locator('.MuiDataGrid-main');
    await expect.poll(async () => (await boxOf(main)).width).toBe(378);
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Tell' }).click();
    const notes = ((await page.getByRole('status').textContent()) ?? '').split('; ');
    const widths = new Set(notes.filter((one) => one.startsWith('resize ')));
    // 60 widths in 600 ms, or longer on a busy machine.
    expect(widths.size).toBeGreaterThan(2);
    expect(widths.size).toBeLessThan(30);
  },
);

proves(
  'The demo controls the visibility of all columns, so it sets `disableColumnSelector`.',
  async (page) => {
    await openScene(page, 'NarrowColumns');
    await expect(page.getByRole('columnheader', { name: 'Battery' })).toBeVisible();
    await page.getByRole('switch', { name: 'Half the width' }).click();
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByRole('columnheader', { name: 'Battery' })).toHaveCount(0);
    await page.getByRole('columnheader', { name: 'Room' }).hover();
    await page
      .getByRole('button', { name: /column menu/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Manage columns' })).toHaveCount(0);
  },
);

proves(
  [
    '| The console says that the parent "has an empty height" | The height of the parent is 0, often in an absolutely positioned box or a collapsed panel | Set a height, or mount the grid when the panel opens |',
    'The error about an empty height is logged in development, once per grid.',
    'If the grid is in a hidden tab with `display: none`, the error is logged too.',
  ],
  async (page) => {
    let count = 0;
    page.on('console', (message) => {
      count += /has an empty height/.test(message.text()) ? 1 : 0;
    });
    await openScene(page, 'HiddenTab');
    const button = page.getByRole('button', { name: 'Switch' });
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(count).toBe(0);
    for (let times = 0; times < 4; times += 1) {
      await button.click();
      await page.waitForTimeout(200);
    }
    expect(count).toBe(1);
    expectConsole(/has an empty height/);
  },
);

proves(
  '| There is a gap after the last column | No column has `flex` | Give one column `flex`, as in [column dimensions](/x/react-data-grid/column-dimensions/) |',
  async (page) => {
    await openScene(page, 'Gap');
    const header = (index: number) => boxOf(page.getByRole('columnheader').nth(index));
    expect((await header(0)).width).toBe(100);
    await expect.poll(async () => (await header(1)).width).toBe(598);
  },
);
