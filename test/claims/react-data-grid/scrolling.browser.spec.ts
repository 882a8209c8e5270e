import { proves, expect, openScene, type Page } from '../browser';

const api = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`window.gridOfScene.current.${text}`);

/** Where the grid is scrolled to. */
const position = (page: Page) =>
  page
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);

/** Scrolls from code, and gives the position after that. */
async function scrolledTo(page: Page, indexes: { rowIndex?: number; colIndex?: number }) {
  await api(page, `scrollToIndexes(${JSON.stringify(indexes)})`);
  await page.waitForTimeout(100);
  return position(page);
}

async function openGrid(page: Page, scene: string) {
  await openScene(page, scene);
  await expect(page.locator('.MuiDataGrid-columnHeader').first()).toBeVisible();
  await page.waitForTimeout(300);
}

proves(
  'The grid scrolls when its content is larger than its [height](/x/react-data-grid/layout/).',
  async (page) => {
    await openGrid(page, 'Plain');
    await page.locator('.MuiDataGrid-virtualScroller').hover();
    await page.mouse.wheel(0, 104);
    await expect.poll(async () => (await position(page))[0]).toBe(104);
  },
);

proves(
  [
    '`scrollToIndexes({ rowIndex, colIndex })` scrolls the shortest way to a cell.',
    'Leave out one index to scroll in one direction.',
    'If the row is below the visible area, it appears at the bottom edge.',
    'If the row is above, it appears at the top edge.',
    "If the row is visible, the grid doesn't scroll.",
    'If the grid has no rows or no columns, `scrollToIndexes()` returns `false`.',
    "Otherwise it returns `true`, even if it didn't scroll.",
  ],
  async (page) => {
    await openGrid(page, 'Plain');
    const [top = 0] = await scrolledTo(page, { rowIndex: 20 });
    // Six rows fit, and the height of a scrollbar when that takes no space.
    expect(top).toBeGreaterThanOrEqual(15 * 52 - 15);
    expect(top).toBeLessThanOrEqual(15 * 52);
    expect(await scrolledTo(page, { rowIndex: 18 })).toEqual([top, 0]);
    expect(await scrolledTo(page, { rowIndex: 3 })).toEqual([3 * 52, 0]);
    const [sameTop, left = 0] = await scrolledTo(page, { colIndex: 7 });
    expect(sameTop).toBe(3 * 52);
    expect(left).toBeGreaterThanOrEqual(1000);
    expect(await scrolledTo(page, { rowIndex: -1 })).toEqual([sameTop, left]);
    expect(await api(page, 'scrollToIndexes({ rowIndex: 4 })')).toBe(true);
    expect(await position(page)).toEqual([sameTop, left]);
    await openGrid(page, 'Empty');
    expect(await api(page, 'scrollToIndexes({ rowIndex: 0 })')).toBe(false);
  },
);

proves(
  [
    '**`rowIndex`** is the position after sorting and filtering, across all pages, and starts at 0.',
    'If the row is hidden by a filter or in a collapsed group, `indexOf` returns -1.',
    '**`colIndex`** is the position among the visible columns, including the checkbox column.',
    '`getColumnIndex(field)` returns -1 for a hidden column.',
    'Check this value first, because the grid throws an error for an index without a column.',
  ],
  async (page) => {
    await openGrid(page, 'Checkboxes');
    await api(page, "setSortModel([{ field: 'id', sort: 'desc' }])");
    await api(page, "setQuickFilterValues(['even'])");
    const ids = await page.evaluate(() => window.idsOfScene?.());
    expect(ids?.slice(0, 3)).toEqual([58, 56, 54]);
    await scrolledTo(page, { rowIndex: ids?.indexOf(10) ?? -1 });
    await expect(page.locator('[data-id="10"] [data-field="id"]')).toBeInViewport({ ratio: 0.9 });
    expect(await api(page, "getColumnIndex('id')")).toBe(1);
    expect(await api(page, "getColumnIndex('f1')")).toBe(2);
    expect(await api(page, "getColumnIndex('f0')")).toBe(-1);
    await expect(api(page, 'scrollToIndexes({ colIndex: -1 })')).rejects.toThrow(/computedWidth/);
  },
);

proves(
  [
    "**Focus:** scrolling doesn't move the focus.",
    'The buttons scroll to the rows with a missing level.',
    'They look up the position of the row, call `scrollToIndexes()`, and move the focus to the cell.',
  ],
  async (page) => {
    await openGrid(page, 'Plain');
    const cell = page.locator('.MuiDataGrid-row[data-id="0"] [data-field="id"]');
    await cell.click();
    await scrolledTo(page, { rowIndex: 30 });
    await expect(cell).toBeFocused();
    await openGrid(page, 'NextMissing');
    await page.getByRole('button').nth(1).click();
    await expect(page.locator('[data-id="67"] [data-field="level"]')).toBeFocused();
    await expect(page.locator('[data-id="67"] [data-field="level"]')).toBeInViewport();
  },
);

proves(
  [
    'Pass the index in the whole list, and the grid subtracts the earlier pages.',
    "Don't use `getRowIndexRelativeToVisibleRows(id)`, which counts within the current page.",
  ],
  async (page) => {
    await openGrid(page, 'JumpAcrossPages');
    await page.getByRole('button', { name: 'Reading 67' }).click();
    await expect(page.locator('.MuiDataGrid-row[data-id="67"]')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Last' }).click();
    await expect(page.locator('.MuiDataGrid-row[data-id="80"]')).toBeInViewport({ ratio: 0.9 });
    await openGrid(page, 'ServerPage');
    expect(await api(page, 'getRowIndexRelativeToVisibleRows(20)')).toBe(20);
  },
);

proves(
  [
    'With pages from a server, the list contains the rows of the current page.',
    'Look up the index in the same way, and add `page * pageSize`.',
  ],
  async (page) => {
    await openGrid(page, 'ServerPage');
    const ids = await page.evaluate(() => window.idsOfScene?.());
    const index = ids?.indexOf(30) ?? -1;
    expect(index).toBe(30);
    expect(await scrolledTo(page, { rowIndex: index })).toEqual([0, 0]);
    await scrolledTo(page, { rowIndex: 60 + index });
    await expect(page.locator('[data-id="30"] [data-field="id"]')).toBeInViewport({ ratio: 0.9 });
  },
);

proves(
  [
    '`getScrollPosition()` returns the position in pixels, and `scroll({ top, left })` sets it.',
    'In right-to-left layouts, `getScrollPosition()` returns a negative `left`, while `scroll()` takes a positive value.',
    'Pass `Math.abs(left)`.',
  ],
  async (page) => {
    await openGrid(page, 'Plain');
    await api(page, 'scroll({ top: 520, left: 300 })');
    await expect.poll(() => position(page)).toEqual([520, 300]);
    expect(await api(page, 'getScrollPosition()')).toEqual({ top: 520, left: 300 });
    await openGrid(page, 'RightToLeft');
    await api(page, 'scroll({ left: 300 })');
    await page.waitForTimeout(200);
    expect(await api(page, 'getScrollPosition()')).toEqual({ top: 0, left: -300 });
  },
);

proves(
  [
    'To start at a position, pass `initialState.scroll`.',
    'The position also applies when rows arrive later:',
    'A position shows the same rows while row heights, sort order, and filters stay the same.',
  ],
  async (page) => {
    await openGrid(page, 'StartingDown');
    expect(await position(page)).toEqual([520, 0]);
    await expect(page.locator('.MuiDataGrid-row[data-id="10"]')).toBeInViewport();
    await api(page, "setSortModel([{ field: 'id', sort: 'desc' }])");
    await api(page, 'scroll({ top: 520 })');
    await expect(page.locator('.MuiDataGrid-row[data-id="49"]')).toBeInViewport();
    await expect(page.locator('.MuiDataGrid-row[data-id="10"]')).toHaveCount(0);
  },
);

proves(
  [
    'It passes `top`, `left`, and `renderContext`, which is the range of rendered rows and columns.',
    "The event fires with each frame of scrolling, so don't keep the position in React state.",
    'The demo stores whether users have scrolled, and React skips updates with an unchanged value.',
  ],
  async (page) => {
    await openGrid(page, 'Plain');
    const heard = await page.evaluate(async () => {
      const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
      const before = window.heardInScene?.length ?? 0;
      for (let count = 0; count < 5; count += 1) {
        scroller?.scrollBy({ top: 20 });
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }
      return window.heardInScene?.slice(before);
    });
    expect(heard).toHaveLength(5);
    const last: { renderContext?: { lastRowIndex: number } } = heard?.at(-1) ?? {};
    expect(last).toEqual({
      top: 100,
      left: 0,
      renderContext: {
        firstRowIndex: expect.any(Number),
        lastRowIndex: expect.any(Number),
        firstColumnIndex: expect.any(Number),
        lastColumnIndex: expect.any(Number),
      },
    });
    await openGrid(page, 'BackToTop');
    const button = page.getByRole('button', { name: 'Back to the top' });
    await expect(button).toBeDisabled();
    await page.locator('.MuiDataGrid-virtualScroller').hover();
    await page.mouse.wheel(0, 400);
    await button.click();
    await expect.poll(async () => (await position(page))[0]).toBe(0);
  },
);

proves(
  [
    'The grid measures the scrollbars of the browser and reserves this space.',
    'The demo with the mark above sets it to 16.',
    'The grid then draws them 14 px wide, above the cells.',
  ],
  async (page) => {
    const size = () =>
      page
        .locator('.MuiDataGrid-root')
        .evaluate((root) => root.style.getPropertyValue('--DataGrid-scrollbarSize'));
    const bar = page.locator('.MuiDataGrid-scrollbar--vertical');
    const widthOfBar = async () => (await bar.boundingBox())?.width;
    await openGrid(page, 'KeepPosition');
    expect(await size()).toBe('16px');
    await openGrid(page, 'WideScrollbars');
    expect(await size()).toBe('30px');
    expect(await widthOfBar()).toBe(30);
    await openGrid(page, 'FloatingScrollbars');
    expect(await size()).toBe('0px');
    expect(await widthOfBar()).toBe(14);
    await openGrid(page, 'Plain');
    const measured = await page.evaluate(() => {
      const box = document.createElement('div');
      box.style.cssText = 'overflow: scroll; width: 100px; height: 100px';
      document.querySelector('.MuiDataGrid-root')?.append(box);
      const width = box.offsetWidth - box.clientWidth;
      box.remove();
      return width;
    });
    expect(await size()).toBe(`${measured}px`);
  },
);

proves(
  [
    '| Arrow keys | One cell |',
    '| <kbd>Page Down</kbd>, <kbd>Space</kbd>, and <kbd>Page Up</kbd> | As many rows as fit into the view |',
    '| <kbd>Home</kbd>, <kbd>End</kbd> | The first and the last cell of the row |',
    '| <kbd>Ctrl</kbd>+<kbd>Home</kbd>, <kbd>Ctrl</kbd>+<kbd>End</kbd> | The first and the last cell of the page |',
  ],
  async (page) => {
    await openGrid(page, 'Plain');
    const cell = (id: number, field = 'id') =>
      page.locator(`.MuiDataGrid-row[data-id="${id}"] [data-field="${field}"]`);
    await cell(0).click();
    const press = async (key: string, id: number, field = 'id') => {
      await page.keyboard.press(key);
      await expect(cell(id, field)).toBeFocused();
      await expect(cell(id, field)).toBeInViewport({ ratio: 0.9 });
    };
    await press('ArrowDown', 1);
    await press('PageDown', 7);
    await press(' ', 13);
    await press('PageUp', 7);
    await press('End', 7, 'name');
    await press('Home', 7);
    await press('Control+End', 59, 'name');
    await press('Control+Home', 0);
  },
);
