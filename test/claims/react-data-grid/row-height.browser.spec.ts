import { proves, expect, openScene, type Page } from '../browser';

const cell = (page: Page, id: number, field: string) =>
  page.locator(`[data-id="${id}"] [data-field="${field}"]`);

proves(
  "If a cell contains several lines or elements, set `display: 'flex'` on the column, as the demo does.",
  async (page) => {
    await openScene(page, 'TwoLineRows');
    const lineHeight = (field: string) =>
      cell(page, 1, field).evaluate((element) => getComputedStyle(element).lineHeight);
    expect(await lineHeight('tour')).toBe('71px');
    expect(Number.parseFloat(await lineHeight('name'))).toBeLessThan(30);
  },
);

proves(
  [
    'In a row with a fixed height, text stays on one line and ends in an ellipsis.',
    "If users enlarge text, a row with a fixed height cuts off what doesn't fit.",
  ],
  async (page) => {
    await openScene(page, 'Fixed');
    const text = cell(page, 1, 'text');
    expect((await text.boundingBox())?.height).toBe(100);
    const [style, isCut] = await text.evaluate((element) => {
      const { whiteSpace, textOverflow, overflowX, overflowY } = getComputedStyle(element);
      return [
        [whiteSpace, textOverflow, overflowX, overflowY].join(),
        element.scrollWidth > element.clientWidth,
      ] as const;
    });
    expect(style).toBe('nowrap,ellipsis,hidden,hidden');
    expect(isCut).toBe(true);
  },
);

/** What the grid takes for the height of all rows. */
const totalHeight = (page: Page) =>
  page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => scroller.scrollHeight - 56);

proves(
  [
    "If `getRowHeight` returns `'auto'`, a row becomes as high as its highest cell, and text wraps:",
    'Cells in such rows have no space above and below the text, and no minimum height.',
    'The grid measures the rows that it renders.',
    'For other rows, it uses the result of `getEstimatedRowHeight` or, without this function, `rowHeight`.',
    'If the estimate is poor, the thumb of the scrollbar jumps, and `scrollToIndexes()` misses its target.',
    'Rows can also have different heights, grow with their content, or have space between them.',
  ],
  async (page) => {
    await openScene(page, 'NoEstimate');
    const height = async () => (await cell(page, 0, 'text').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(100);
    const [padding] = await cell(page, 0, 'text').evaluate((element) => {
      const style = getComputedStyle(element);
      return [`${style.paddingTop} ${style.paddingBottom} ${style.minHeight}`];
    });
    expect(padding).toBe('0px 0px auto');
    const rowHeight = await height();
    // Most rows count as 52 px.
    expect(await totalHeight(page)).toBeGreaterThan(100 * 52);
    expect(await totalHeight(page)).toBeLessThan((100 * rowHeight) / 2);
    const before = await totalHeight(page);
    /** How far the top of row 80 is from where it should be. */
    const missedBy = async () => {
      await page.getByRole('button', { name: 'Row 80' }).click();
      await page.waitForTimeout(500);
      const [box, view] = await Promise.all([
        cell(page, 80, 'id').boundingBox(),
        page.locator('.MuiDataGrid-virtualScroller').boundingBox(),
      ]);
      const bottom = (view?.y ?? 0) + (view?.height ?? 0);
      return (box?.y ?? 0) + (box?.height ?? 0) - bottom;
    };
    expect(await missedBy()).toBeGreaterThan(rowHeight);
    expect(await totalHeight(page)).toBeGreaterThan(before + 1000);
    await openScene(page, 'GoodEstimate');
    await expect.poll(height).toBeGreaterThan(100);
    expect(await totalHeight(page)).toBeGreaterThan(29_000);
    expect(Math.abs(await missedBy())).toBeLessThan(rowHeight);
  },
);

proves(
  ['To set the height of the header, use `columnHeaderHeight`.', 'The default is 56.'],
  async (page) => {
    const headerHeight = async () =>
      (await page.getByRole('columnheader').first().boundingBox())?.height;
    await openScene(page, 'TwoLineRows');
    expect(await headerHeight()).toBe(56);
    await openScene(page, 'TallHeader');
    expect(await headerHeight()).toBe(90);
  },
);

proves(
  [
    'The grid measures each of these rows, and renders all columns, because any cell may be the highest.',
    'If you have many columns, set `virtualizeColumnsWithAutoRowHeight`.',
    'Then only the columns in view are rendered, and rows may change their height while users scroll sideways.',
    "Rows with `'auto'` are slower.",
  ],
  async (page) => {
    const columns = page.locator('[data-id="0"] [role="gridcell"][data-field]');
    await openScene(page, 'NoEstimate');
    await expect(columns).toHaveCount(32);
    await openScene(page, 'ColumnsInView');
    const height = async () => (await page.locator('[data-id="0"]').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(100);
    expect(await columns.count()).toBeLessThan(15);
    await page
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((scroller) => scroller.scrollTo({ left: 2500 }));
    await expect.poll(height).toBeLessThan(100);
  },
);

proves(
  [
    'Add a border style and a color.',
    'Also set `box-sizing: content-box` on the rows, because with `border-box` the border covers the cells.',
  ],
  async (page) => {
    await openScene(page, 'Borders');
    const measured = await page
      .locator('.MuiDataGrid-row[data-id="0"]')
      .evaluateAll((rows) =>
        rows.map((row) => [
          getComputedStyle(row).borderBottomWidth,
          row.getBoundingClientRect().height,
          row.querySelector('[role="gridcell"]')?.getBoundingClientRect().height,
        ]),
      );
    expect(measured).toEqual([
      ['0px', 52, 52],
      ['20px', 52, 52],
      ['20px', 72, 52],
    ]);
  },
);
