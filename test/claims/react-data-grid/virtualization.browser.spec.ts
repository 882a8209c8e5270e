import { proves, expect, openScene, type Page } from '../browser';

/** ms; the buffers count again a second after scrolling. */
const AT_REST = 1400;

const cellsIn = (page: Page) => page.locator('.MuiDataGrid-cell[data-field]').count();
const rowsIn = (page: Page) => page.locator('.MuiDataGrid-row').count();
const cellsOfARow = (page: Page) =>
  page.locator('.MuiDataGrid-row').first().locator('.MuiDataGrid-cell[data-field]').count();

/** First and last of the rendered rows and columns. */
function renderedIn(page: Page) {
  return page.evaluate(() => {
    const numbers = (name: string) =>
      [...document.querySelectorAll(`.MuiDataGrid-row, .MuiDataGrid-cell[data-field]`)]
        .map((element) => element.getAttribute(name))
        .filter((value) => value !== null)
        .map(Number);
    const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
    return { rows: ends(numbers('data-rowindex')), columns: ends(numbers('data-colindex')) };
  });
}

async function scrollTo(page: Page, top: number, left = 0) {
  await page.locator('.MuiDataGrid-virtualScroller').evaluate(
    (element, to) => {
      element.scrollTop = to.top;
      element.scrollLeft = to.left;
    },
    { top, left },
  );
  await page.waitForTimeout(AT_REST);
}

async function openAtRest(page: Page, scene: string) {
  await openScene(page, scene);
  await expect(page.locator('.MuiDataGrid-row').first()).toBeAttached();
  await page.waitForTimeout(300);
}

proves(
  [
    'The data grid renders the cells that users can see, plus a small buffer around them.',
    'This demo has 100 rows and 366 columns, which is 36,600 cells.',
    'The page contains about a hundred of these cells',
    'This virtualization is on by default.',
    '**Screen readers:** `aria-rowcount` and `aria-colcount` announce the full size of the grid, and each rendered row and cell has its position.',
    '**Columns:** A grid can have hundreds of columns.',
  ],
  async (page) => {
    await page.setViewportSize({ width: 720, height: 800 });
    await openAtRest(page, 'YearOfRain');
    const count = await cellsIn(page);
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(140);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '101');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '366');
    await scrollTo(page, 52 * 50, 90 * 100);
    const row = page.locator('.MuiDataGrid-row[data-id="52"]');
    await expect(row).toHaveAttribute('aria-rowindex', '53');
    const cell = row.locator('[data-field="day103"]');
    await expect(cell).toHaveAttribute('aria-colindex', '104');
  },
);

proves(
  [
    'With [Pro](/x/introduction/licensing/#pro-plan), pages are optional, and one list can contain many thousands of rows.',
    'This list has 20,000 rows on one page:',
  ],
  async (page) => {
    await openAtRest(page, 'LongList');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '20001');
    expect(await rowsIn(page)).toBeLessThan(40);
    await scrollTo(page, 38 * 20_000);
    await expect(page.locator('[data-id="20000"]')).toBeInViewport();
  },
);

proves(
  [
    '| `rowBufferPx` | 150 px | Above and below the viewport |',
    "The buffers apply when the grid hasn't been scrolled for a second.",
    '| `columnBufferPx` | 150 px | Left and right of the viewport |',
  ],
  async (page) => {
    const top = 52 * 50;
    const left = 100 * 20;
    await openAtRest(page, 'SmallBuffers');
    await scrollTo(page, top, left);
    const bare = await renderedIn(page);
    await openAtRest(page, 'Plain');
    await scrollTo(page, top, left);
    const buffered = await renderedIn(page);
    const [bareRows, rows] = [bare.rows, buffered.rows];
    expect((bareRows[0] ?? 0) - (rows[0] ?? 0)).toBe(Math.ceil(150 / 52));
    expect((rows[1] ?? 0) - (bareRows[1] ?? 0)).toBeGreaterThan(1);
    expect((bare.columns[0] ?? 0) - (buffered.columns[0] ?? 0)).toBe(Math.ceil(150 / 100));
    expect((buffered.columns[1] ?? 0) - (bare.columns[1] ?? 0)).toBeGreaterThan(0);
  },
);

proves(
  'During scrolling, the grid renders 15 rows or 300 px of columns ahead in the direction of the scroll, and drops the buffer on the other sides.',
  async (page) => {
    await openAtRest(page, 'Plain');
    await scrollTo(page, 52 * 40, 100 * 20);
    const scroll = (by: { top: number; left: number }) =>
      page.evaluate(async (step) => {
        const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
        for (let count = 0; count < 4; count += 1) {
          scroller?.scrollBy(step);
          await new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          });
        }
        const all = (name: string) =>
          [...document.querySelectorAll(`[${name}]`)].map((one) => Number(one.getAttribute(name)));
        return {
          top: scroller?.scrollTop ?? 0,
          left: scroller?.scrollLeft ?? 0,
          firstRow: Math.min(...all('data-rowindex')),
          lastRow: Math.max(...all('data-rowindex')),
          lastColumn: Math.max(...all('data-colindex')),
        };
      }, by);
    const down = await scroll({ top: 156, left: 0 });
    const inView = Math.ceil((400 - 56) / 52);
    const firstInView = Math.floor(down.top / 52);
    // The rows are drawn again when some of them are used up, so a few of 15 may be gone.
    expect(down.lastRow - firstInView - inView).toBeGreaterThan(10);
    expect(firstInView - down.firstRow).toBeLessThanOrEqual(3);
    await page.waitForTimeout(AT_REST);
    const atRest = await renderedIn(page);
    expect((atRest.rows[1] ?? 0) - firstInView - inView).toBeLessThanOrEqual(4);
    const right = await scroll({ top: 0, left: 200 });
    const firstColumn = Math.floor(right.left / 100);
    expect(right.lastColumn - firstColumn - 6).toBeGreaterThanOrEqual(2);
  },
);

proves('In this demo, count the cells, change a setting, and count again', async (page) => {
  await openAtRest(page, 'CountRenderedCells');
  const counted = async () => {
    await page.getByRole('button', { name: 'Count cells' }).click();
    return Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
  };
  const standard = await counted();
  await page.getByRole('switch', { name: '600 px buffers' }).click();
  await page.waitForTimeout(300);
  const wide = await counted();
  expect(wide).toBeGreaterThan(standard);
  await page.getByRole('switch', { name: 'Render everything' }).click();
  await page.waitForTimeout(500);
  expect(await counted()).toBe(3100);
});

proves(
  [
    "Don't keep state in a cell component, because its state is lost when the cell leaves the rendered area.",
    'The cell with focus stays in the page when users scroll away, so they keep their place.',
    'The first station loses the check mark in the column "In the cell".',
    'The station that you clicked last keeps both check marks, because the row with focus stays in the page.',
  ],
  async (page) => {
    await openAtRest(page, 'StateInCells');
    const box = (station: string, where: string) =>
      page.getByRole('checkbox', { name: `${station}, kept ${where}` });
    const both = async (station: string) => [
      await box(station, 'in the cell').isChecked(),
      await box(station, 'above the grid').isChecked(),
    ];
    for (const station of ['Alder Ridge 1', 'Brook Farm 1']) {
      await box(station, 'in the cell').click();
      await box(station, 'above the grid').click();
    }
    await scrollTo(page, 52 * 90);
    await expect(page.locator('[data-id="2"]')).toHaveCount(1);
    await expect(page.locator('[data-id="1"]')).toHaveCount(0);
    await scrollTo(page, 0);
    expect(await both('Alder Ridge 1')).toEqual([false, true]);
    expect(await both('Brook Farm 1')).toEqual([true, true]);
  },
);

proves(
  'When users scroll up, the grid mounts this cell again at the lower edge, so its inner state is lost.',
  async (page) => {
    await openAtRest(page, 'StateInCells');
    await scrollTo(page, 52 * 50);
    const box = page.locator('[data-id="51"] [data-field="cell"] input');
    await box.click();
    const counts = new Set<number>();
    for (let index = 50; index > 30; index -= 1) {
      await page.locator('.MuiDataGrid-virtualScroller').evaluate((element, top) => {
        element.scrollTop = top;
      }, 52 * index);
      await page.waitForTimeout(120);
      counts.add(await box.count());
    }
    expect(counts).toEqual(new Set([1, 0]));
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
  },
);

proves('The effect runs again each time the cell is scrolled into view.', async (page) => {
  await openAtRest(page, 'Effects');
  const count = async () => {
    await page.getByRole('button', { name: 'Count' }).click();
    return Number(await page.getByRole('status').textContent());
  };
  expect(await count()).toBe(1);
  await scrollTo(page, 52 * 80);
  await scrollTo(page, 0);
  expect(await count()).toBe(2);
});

proves(
  [
    'The `disableVirtualization` prop renders every row of the page and every column.',
    '`autoHeight` renders all rows of the page.',
    "`getRowHeight={() => 'auto'}` renders all columns of the visible rows, because the tallest cell sets the height.",
    'To restore column virtualization, set `virtualizeColumnsWithAutoRowHeight`.',
    'The height of a row can then change when users scroll sideways.',
  ],
  async (page) => {
    await openAtRest(page, 'Disabled');
    await expect.poll(() => cellsIn(page)).toBe(100 * 60);
    await openAtRest(page, 'AutoHeight');
    expect(await rowsIn(page)).toBe(100);
    expect(await cellsOfARow(page)).toBeLessThan(20);
    await openAtRest(page, 'AutoRows');
    expect(await rowsIn(page)).toBeLessThan(60);
    expect(await cellsOfARow(page)).toBe(60);
    await openAtRest(page, 'AutoRowsWithFewColumns');
    expect(await cellsOfARow(page)).toBeLessThan(20);
  },
);

proves(
  [
    'Code that reads the page, such as a library that takes screenshots of elements, finds rendered cells only.',
    '| `unstable_setColumnVirtualization(enabled)` | Renders all columns of the rendered rows |',
    '| `unstable_setVirtualization(enabled)` | Renders all rows of the page and all columns |',
    'The demo calls the method in `flushSync`, so the cells exist on the next line of code',
    'If a method, `disableVirtualization`, and `autoHeight` contradict each other, the latest change wins.',
    '[Autosizing](/x/react-data-grid/column-dimensions/#size-columns-to-their-content) turns column virtualization on again.',
    '`gridVirtualizationRowEnabledSelector` and `gridVirtualizationColumnEnabledSelector` return the current state.',
    "In a browser, cells outside the viewport don't exist in the page.",
  ],
  async (page) => {
    await openAtRest(page, 'Switched');
    const press = (name: string) => page.getByRole('button', { name }).click();
    const told = page.getByRole('status');
    await expect(told).toHaveText('rows true, columns true');
    await expect(page.locator('[data-field="f59"]')).toHaveCount(0);
    await press('Columns off');
    await expect(told).toHaveText('rows true, columns false');
    expect(await cellsOfARow(page)).toBe(60);
    expect(await rowsIn(page)).toBeLessThan(30);
    await press('All off');
    await expect(told).toHaveText('rows false, columns false');
    await expect.poll(() => rowsIn(page)).toBe(100);
    await press('All on');
    await expect(told).toHaveText('rows true, columns true');
    await press('Prop');
    await expect(told).toHaveText('rows false, columns false');
    await press('All on');
    await expect(told).toHaveText('rows true, columns true');
    await press('Prop');
    await expect(told).toHaveText('rows true, columns true');
    await press('Columns off');
    await expect(told).toHaveText('rows true, columns false');
    await press('Autosize');
    await expect(told).toHaveText('rows true, columns true');
    await press('All off');
    await press('Auto height');
    await expect(told).toHaveText('rows false, columns true');
    await openAtRest(page, 'ColumnsForAMoment');
    await press('As it is');
    const few = Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
    expect(few).toBeLessThan(20);
    await press('All columns');
    await expect(page.getByRole('status')).toHaveText('31 of 31 cells of the first row');
    await press('As it is');
    await expect(page.getByRole('status')).toHaveText(`${few} of 31 cells of the first row`);
  },
);
