import { proves, expect, openScene, type Page } from '../browser';

const header = (page: Page, field: string) =>
  page.locator(`[role="columnheader"][data-field="${field}"]`);

const widthOf = async (page: Page, field: string) =>
  Math.round((await header(page, field).boundingBox())?.width ?? 0);

/** Sizes columns with the method of the API object. */
async function autosize(page: Page, options: object = {}): Promise<void> {
  await page.evaluate(`api.autosizeColumns(${JSON.stringify(options)})`);
}

/** The width of a column in the grid's state, in view or not. */
const computedWidthOf = async (page: Page, field: string) =>
  Number(await page.evaluate(`api.getColumn('${field}').computedWidth`));

proves(
  [
    'The grid first gives space to the columns with a fixed width, then divides the rest among the columns with `flex`.',
    '| `flex` | Share of the remaining width, as in CSS flexbox. A positive number | none |',
    'If no space remains, columns with `flex` shrink to their `minWidth`, and the grid scrolls horizontally.',
    'So set a `minWidth` that fits the content.',
    'On a phone, the default of 50 px is too narrow for text.',
    'One column with `flex` is enough to fill the grid.',
  ],
  async (page) => {
    await openScene(page, 'FluidWidths');
    const fields = ['id', 'subject', 'requester', 'replies'];
    const widths = () => Promise.all(fields.map((field) => widthOf(page, field)));
    const innerWidth = () =>
      page.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.clientWidth);
    // 2 to 1 of 510 px, then the limit of 200 px, then both lower limits.
    await page.setViewportSize({ width: 706, height: 600 });
    const inner = await innerWidth();
    await expect
      .poll(widths)
      .toEqual([90, Math.round(((inner - 180) * 2) / 3), Math.round((inner - 180) / 3), 90]);
    await page.setViewportSize({ width: 1000, height: 600 });
    const wide = await innerWidth();
    await expect.poll(widths).toEqual([90, wide - 180 - 200, 200, 90]);
    await page.setViewportSize({ width: 320, height: 600 });
    await expect.poll(widths).toEqual([90, 180, 120, 90]);
    expect(
      await page
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate((element) => element.scrollWidth > element.clientWidth),
    ).toBe(true);

    await openScene(page, 'ManyColumns');
    expect(await widthOf(page, 'fluid')).toBe(50);
    await page.setViewportSize({ width: 600, height: 600 });
    await openScene(page, 'TwoColumns');
    expect((await widthOf(page, 'text')) + (await widthOf(page, 'fluid'))).toBe(await innerWidth());
    await openScene(page, 'NoFluidColumn');
    expect(await widthOf(page, 'text')).toBe(100);
  },
);

proves(
  [
    'If users double-click the line at the end of a header, the column gets the width of its content.',
    '| `columns` | Fields of the columns to size | all visible columns |',
    '| `includeHeaders` | Includes the headers in the content | `true` |',
    '| `includeOutliers` | Includes unusually wide cells | `false` |',
    '| `outliersFactor` | The distance from the middle half of all widths at which a cell becomes an outlier, in interquartile ranges | 1.5 |',
  ],
  async (page) => {
    await openScene(page, 'ManyColumns');
    const headed = () => computedWidthOf(page, 'headed');
    const text = () => computedWidthOf(page, 'text');
    await header(page, 'headed').locator('.MuiDataGrid-columnSeparator').dblclick();
    await expect.poll(headed).toBeGreaterThan(200);
    await autosize(page, { columns: ['headed'], includeHeaders: false });
    expect(await headed()).toBe(50);
    expect(await text()).toBe(100);

    await autosize(page);
    const usual = await text();
    expect(await headed()).toBeGreaterThan(200);
    expect(await computedWidthOf(page, 'more19')).toBeGreaterThan(150);
    await autosize(page, { includeOutliers: true });
    expect(await text()).toBeGreaterThan(usual + 50);
    // The cells are equally wide but for one, so that the factor has 5 px to work with.
    await autosize(page, { outliersFactor: 100 });
    expect(await text()).toBe(usual);
  },
);

proves(
  [
    '| `expand` | Divides the remaining space among the sized columns | `false` |',
    '**Columns with `flex` become fixed.**',
  ],
  async (page) => {
    await openScene(page, 'TwoColumns');
    await autosize(page);
    const [text, fluid] = [await widthOf(page, 'text'), await widthOf(page, 'fluid')];
    expect(text + fluid).toBeLessThan(400);
    await page.setViewportSize({ width: 700, height: 800 });
    await page.waitForTimeout(200);
    expect(await widthOf(page, 'fluid')).toBe(fluid);
    const inner = await page
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element) => element.clientWidth);
    await autosize(page, { expand: true });
    const share = Math.floor((inner - text - fluid) / 2);
    await expect.poll(() => widthOf(page, 'text')).toBeGreaterThan(text + share - 20);
    expect(await widthOf(page, 'fluid')).toBeGreaterThan(fluid + share - 20);
  },
);

proves(
  [
    '| `disableColumnVirtualization` | Renders all columns while measuring | `true` |',
    'All columns are rendered and laid out.',
    'With `disableColumnVirtualization: false`, the grid measures only the columns in view, and the other columns shrink to their minimum.',
    '**Only rendered rows are measured.**',
    "Because of virtualization, the grid doesn't measure longer text further down.",
    "When users scroll there, the width doesn't change.",
  ],
  async (page) => {
    await openScene(page, 'ManyColumns');
    expect(await header(page, 'more19').count()).toBe(0);
    await autosize(page, { includeOutliers: true });
    const text = await computedWidthOf(page, 'text');
    const last = await computedWidthOf(page, 'more19');
    expect(last).toBeGreaterThan(150);
    await autosize(page, { disableColumnVirtualization: false });
    expect(await computedWidthOf(page, 'more19')).toBe(50);
    await page.evaluate('api.scrollToIndexes({ rowIndex: 50, colIndex: 0 })');
    await expect(page.locator('[data-id="50"]')).toBeVisible();
    await autosize(page, { columns: ['text'], includeOutliers: true });
    const further = await computedWidthOf(page, 'text');
    expect(further).toBeGreaterThan(text + 50);
    await openScene(page, 'ManyColumns');
    await autosize(page, { includeOutliers: true });
    await page.evaluate('api.scrollToIndexes({ rowIndex: 50 })');
    await expect(page.locator('[data-id="50"]')).toBeVisible();
    expect(await computedWidthOf(page, 'text')).toBe(text);
  },
);

proves(
  [
    'The limits `minWidth` and `maxWidth` still apply.',
    'In this demo, the subject becomes at most 420 px wide.',
  ],
  async (page) => {
    await openScene(page, 'AutosizeColumns');
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.getByRole('button', { name: 'Autosize' }).click();
    await expect.poll(() => widthOf(page, 'subject')).toBe(420);
  },
);

proves(
  [
    "**Text doesn't wrap while it is measured.**",
    "With `getRowHeight={() => 'auto'}`, set `maxWidth` on columns with long text.",
  ],
  async (page) => {
    await openScene(page, 'Wrapped');
    const heightOf = async () =>
      (await page.locator('[data-id="1"]').first().boundingBox())?.height ?? 0;
    await expect.poll(heightOf).toBeGreaterThan(60);
    await autosize(page, { includeOutliers: true });
    await expect.poll(() => widthOf(page, 'text')).toBeGreaterThan(500);
    expect(await widthOf(page, 'limited')).toBeLessThanOrEqual(200);
  },
);

proves('Subtract the scroll position of the grid.', async (page) => {
  await openScene(page, 'ManyColumns');
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo(120, 0));
  await expect
    .poll(async () => {
      const start = (await scroller.boundingBox())?.x ?? 0;
      return Math.round(((await header(page, 'headed').boundingBox())?.x ?? 0) - start);
    })
    .toBe(Number(await page.evaluate(`api.getColumnPosition('headed')`)) - 120);
});

proves(
  'If your rows change often, call the method only for the first rows, so that the grid keeps the widths that users set:',
  async (page) => {
    await openScene(page, 'LateRows');
    await expect(header(page, 'text')).toHaveCSS('width', '100px');
    await page.evaluate('load()');
    await expect.poll(() => widthOf(page, 'text')).toBeGreaterThan(180);
    await page.evaluate("api.setColumnWidth('text', 130)");
    await expect(header(page, 'text')).toHaveCSS('width', '130px');
    await page.evaluate('load()');
    await page.waitForTimeout(500);
    await expect(header(page, 'text')).toHaveCSS('width', '130px');
  },
);
