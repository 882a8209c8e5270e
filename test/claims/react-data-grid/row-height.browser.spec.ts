import { proves, expect, openScene, type Page } from '../browser';

const cell = (page: Page, id: number, field: string) =>
  page.locator(`[data-id="${id}"] [data-field="${field}"]`);

proves(
  "Cells with several lines or elements need `display: 'flex'` on the column; otherwise the grid gives them a line as high as the row.",
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
    'Text in a row of fixed height stays on one line and ends in an ellipsis, however high the row is.',
    'A row with a fixed height cuts off what no longer fits, so leave room, or let rows grow.',
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
    "Return `'auto'`, and a row gets as high as its highest cell. Text wraps then.",
    'Such cells have no space above and below the text.',
    "The demo adds some in `sx`; there's no minimum height either, unless padding gives one.",
    'The grid knows the real height only of rows that it has drawn.',
    'For the others it takes what `getEstimatedRowHeight` returns, or `rowHeight`;',
    'With a poor estimate the thumb of the scrollbar jumps, and `scrollToIndexes()` stops beside its target.',
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
  'The header has a prop of its own, `columnHeaderHeight`, which is 56 by default.',
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
    'Each drawn row is observed and measured, and as long as one of the drawn rows is such a row, the grid draws all columns, since any cell might be the highest.',
    '`virtualizeColumnsWithAutoRowHeight` draws only columns in view, and the height of a row may then change while people scroll sideways.',
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
  "Give rows a border style and a colour, or you see nothing, and `box-sizing: content-box`: under the usual reset (`border-box`, also that of Material UI's baseline) the border would lie over the cells instead of below them.",
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
