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
    'The Data Grid puts only those cells into the page that people can see, plus a small buffer around them.',
    'The demo has 100 rows and 366 columns, which is 36,600 cells; the browser holds about a hundred of them.',
    "It's on by default.",
    'The grid announces its full size with `aria-rowcount` and `aria-colcount`, and each rendered row and cell carries its position.',
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
  'With [Pro](/x/introduction/licensing/#pro-plan), pages are optional, and one list can hold many thousands of rows.',
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
    'These count while the grid rests, from a second after scrolling on.',
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
  'During scrolling it looks ahead in that direction on its own (15 rows, or 300 px of columns), and drops the buffer on the other sides.',
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

proves('Try it: count the cells, switch something, and count again.', async (page) => {
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
    'It is lost when the cell leaves the rendered part.',
    'The cell that has focus stays in the page when it is scrolled away, so nobody loses their place.',
    'The station that you clicked last keeps its boxes, since a row with the focus stays in the page.',
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
  "While people scroll up, it's drawn anew once, at the lower edge, and loses the state inside the cell.",
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

proves(
  'An effect in a cell, such as a request, runs again each time the cell comes into view.',
  async (page) => {
    await openAtRest(page, 'Effects');
    const count = async () => {
      await page.getByRole('button', { name: 'Count' }).click();
      return Number(await page.getByRole('status').textContent());
    };
    expect(await count()).toBe(1);
    await scrollTo(page, 52 * 80);
    await scrollTo(page, 0);
    expect(await count()).toBe(2);
  },
);

proves(
  [
    '`disableVirtualization` renders every row of the page and every column.',
    '`autoHeight` renders all rows of the page, since all of them are visible.',
    "`getRowHeight={() => 'auto'}` renders all columns of the visible rows, since the tallest cell decides.",
    '`virtualizeColumnsWithAutoRowHeight` brings column virtualization back, but the height of a row may then change while people scroll sideways.',
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
    'Something that reads the page, such as a library that takes pictures of elements, sees rendered cells only.',
    '| `unstable_setColumnVirtualization(enabled)` | With `false`, all columns of the rendered rows are in the page |',
    '| `unstable_setVirtualization(enabled)` | With `false`, all rows of the page are, too |',
    'The demo has React render at once, so the cells are there in the next line.',
    'The last call or the last change of `disableVirtualization` or `autoHeight` counts, and [autosizing](/x/react-data-grid/column-dimensions/#size-columns-to-their-content) turns column virtualization on again.',
    '`gridVirtualizationRowEnabledSelector` and `gridVirtualizationColumnEnabledSelector` tell the result.',
    "Cells outside the viewport don't exist.",
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
