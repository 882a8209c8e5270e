import { proves, expect, type Locator, openScene } from '../browser';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

proves(
  'The stripe is the text color at 5 % opacity, so the same rule works in light and dark themes.',
  async (page) => {
    await openScene(page, 'Stripes');
    const stripes = page.locator('.striped');
    await expect(stripes).toHaveCount(4);
    const colours = await stripes.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).backgroundColor),
    );
    // Black text at 87 %, and white.
    expect(colours[0]).toMatch(/^color\(srgb 0 0 0 \/ 0\.04\d*\)$/);
    expect(colours[2]).toMatch(/^color\(srgb 1 1 1 \/ 0\.05\d*\)$/);
  },
);

proves(
  [
    'Pinned columns <Plan needs="pro" /> have an opaque background that hides the stripe.',
    'Add a rule with an opaque color for them:',
  ],
  async (page) => {
    await openScene(page, 'PinnedStripes');
    const pinned = page.locator('.MuiDataGrid-cell--pinnedLeft');
    await expect(pinned).toHaveCount(2);
    await expect(pinned.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(pinned.last()).toHaveCSS('background-color', 'rgb(255, 230, 230)');
  },
);

proves(
  [
    'The document contains only the rows in view, so the stripes would jump during scrolling.',
    '`getRowSpacing` adds space between the rows.',
    'The grid includes this space in the height of all rows.',
    "Don't use a CSS margin instead: the grid ignores margins and puts rows in the wrong place.",
  ],
  async (page) => {
    const offBy = async (scene: string, top: number) => {
      await openScene(page, scene);
      const scroller = page.locator('.MuiDataGrid-virtualScroller');
      await expect(page.locator('.MuiDataGrid-row').first()).toBeVisible();
      await scroller.evaluate((element, to) => {
        element.scrollTop = to;
      }, top);
      const row = page.locator('.MuiDataGrid-row[data-id="50"]');
      await expect(row).toBeAttached();
      // Rows of the buffer come above it a second later.
      await page.waitForTimeout(1400);
      const place = (await boxOf(row)).y - (await boxOf(scroller)).y - 56;
      const index = await row.evaluate((element) =>
        [...(element.parentElement?.children ?? [])].indexOf(element),
      );
      return { place, index };
    };
    const spaced = await offBy('Spacing', 50 * 62);
    expect(spaced.place).toBe(10);
    expect(spaced.index).toBeLessThan(50);
    const margin = await offBy('Margin', 50 * 52);
    expect(margin.place).toBeGreaterThan(10);
  },
);

proves(
  [
    'In the demo, the `sx` prop is a function that receives the theme.',
    'Each shade is the warning color of the theme, with enough transparency to keep the text readable.',
  ],
  async (page) => {
    await openScene(page, 'Heat');
    for (const [level, alpha] of [
      [1, '0.15'],
      [4, '0.6'],
    ] as const) {
      await expect(page.locator(`.heat-${level}`).first()).toHaveCSS(
        'background-color',
        `rgba(255, 0, 0, ${alpha})`,
      );
    }
  },
);

proves(
  'The separators between headers are transparent, but users can still drag them to resize a column.',
  async (page) => {
    await openScene(page, 'Spreadsheet');
    const header = page.locator('.MuiDataGrid-columnHeader[data-field="flour"]');
    const separator = header.locator('.MuiDataGrid-columnSeparator');
    await expect(separator).toHaveCSS('opacity', '0');
    const { width } = await boxOf(header);
    const { x, y, width: size, height } = await boxOf(separator);
    await page.mouse.move(x + size / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + size / 2 + 40, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await boxOf(header)).width)).toBe(width + 40);
  },
);

proves(
  [
    'Set the border on the cells, because a border on the row would shift the cells away from their headers.',
    '`border-inline-start` is on the left, or on the right in right-to-left languages.',
    'All cells of the column have a border of the same width, so the text lines up.',
    'If a row has no state, the border is transparent.',
  ],
  async (page) => {
    await openScene(page, 'StatusEdge');
    const edges = page.locator('.edge');
    await expect(edges).toHaveCount(4);
    for (const edge of await edges.all()) {
      await expect(edge).toHaveCSS('border-left-width', '4px');
    }
    const header = (field: string) =>
      page.locator(`.MuiDataGrid-columnHeader[data-field="${field}"]`);
    expect((await boxOf(edges.first())).x).toBe((await boxOf(header('item'))).x);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expect(edges.first()).toHaveCSS('border-right-width', '4px');
    await openScene(page, 'EdgeOfRow');
    const cell = page.locator('.MuiDataGrid-row[data-id="0"] [data-field="id"]');
    await expect(cell).toBeVisible();
    expect((await boxOf(cell)).x).toBe((await boxOf(header('id'))).x + 20);
  },
);
