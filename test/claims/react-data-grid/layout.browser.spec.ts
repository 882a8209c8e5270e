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
    'The data grid has no size of its own choice: it takes the width of its parent and, if the parent has one, the height.',
    'The grid measures that space and renders only the rows that fit, plus a small buffer.',
    'The parts of the grid have fixed heights, so you can work out how many rows fit: a row is 52px and the header 56px high at standard density (`rowHeight`, `columnHeaderHeight`).',
    '| The grid is as high as all its rows though the parent has `height: 100%` | A percentage counts only if every ancestor up to one with a fixed height has a height too; else it means `auto` | Use `100dvh` or pixels on one ancestor, or a flex column |',
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
    '`minHeight: 0` is the part that people forget.',
    'A flex item is by default at least as high as its content.',
    'Without it, the wrapper grows to the height of all rows, leaves the panel, and the grid renders each row.',
    'A CSS grid has the same rule.',
    '| The grid leaves its flex panel | A flex item between the panel and the grid lacks `minHeight: 0` | Add it to each nested flex item |',
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
    'In a flex row the same holds for the width: add `minWidth: 0` to the item that holds the grid, or wide columns push the layout apart.',
    '| The page gets wider than the screen | The same in the other direction | Add `minWidth: 0` to the item beside the sidebar |',
  ],
  async (page) => {
    await openScene(page, 'FlexRows');
    await expect.poll(async () => (await boxOf(rootOf(page, 0))).width).toBe(700);
    await expect.poll(async () => (await boxOf(rootOf(page, 1))).width).toBeGreaterThan(2900);
  },
);

proves(
  [
    'Put the grid into a flex column **without** a height, and it becomes as high as its rows.',
    'Add `minHeight` and `maxHeight` to keep the page from jumping: here the grid is 200px high at least, and scrolls from 400px on.',
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
    'Always set `maxHeight` when the number of rows is open.',
    'In a container that only grows, all rows of the page are in view as far as the grid can tell: 1,000 rows in `DataGridPro` become 1,000 rows in the document, and virtualization no longer helps.',
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
    'The `autoHeight` prop also makes the grid as high as its rows.',
    'it renders all rows of the page, so [virtualization](/x/react-data-grid/virtualization/) of rows is off;',
    "it takes no upper limit, since the container's height no longer counts;",
    'the page jumps whenever sorting, filtering or paging changes the number of rows.',
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
    'Without rows there is nothing to grow with.',
    'The grid then reserves room for its overlay ("No rows", or the loading state): the height of two rows.',
    'The CSS variable `--DataGrid-overlayHeight` changes that.',
    'In a container with a height, the overlay fills the free space and needs no setting.',
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
    'It gets the `width` and `height` of the area with headers and rows, without toolbar and footer.',
    '`onResize` is called more often than the size changes: with `0` before the grid is measured, and again after a click, sorting, or new rows.',
    '| `viewportInnerSizeChange` | The room for rows has another size | That room, without headers and scrollbars |',
    '| The `resize` event | Anything about the measures has changed: size, rows, widths of columns | The area with headers and rows |',
    '| `debouncedResize` | As often as `onResize` | The same |',
    'Components inside the grid read the same with `gridDimensionsSelector`.',
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
  'While people drag a divider, sizes come every 60 ms at most; [`resizeThrottleMs`](/x/react-data-grid/performance/) sets that.',
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

proves('The demo decides over all columns, so it sets `disableColumnSelector`.', async (page) => {
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
});

proves(
  [
    '| The console says that the parent "has an empty height" | The parent\'s height is 0, often an absolutely positioned box or a collapsed panel | Set a height, or mount the grid when the panel opens |',
    'The error about an empty height appears in development only, once per grid.',
    'It also comes for a grid in a hidden tab: with `display: none`, everything is 0 px high.',
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
  '| The last column leaves a gap at the end | No column is fluid | Give one column `flex`, see [Column dimensions](/x/react-data-grid/column-dimensions/) |',
  async (page) => {
    await openScene(page, 'Gap');
    const header = (index: number) => boxOf(page.getByRole('columnheader').nth(index));
    expect((await header(0)).width).toBe(100);
    await expect.poll(async () => (await header(1)).width).toBe(598);
  },
);
