import { proves, expect, openScene } from '../browser';

proves(
  [
    "To center the text of a merged cell vertically, set `display: 'flex'` on the column.",
    'Otherwise, the text appears in the first row.',
    'The grid calculates the height of a merged cell from its first row, so all rows need the same height.',
  ],
  async (page) => {
    const placeOf = (field: string) =>
      page
        .locator(`[role="gridcell"][data-field="${field}"]`)
        .first()
        .evaluate((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const text = range.getBoundingClientRect();
          const box = cell.getBoundingClientRect();
          return [box.height, Math.round((text.top + text.bottom) / 2 - box.top)];
        });
    await openScene(page, 'SameValueSpans');
    const [height, middle] = await placeOf('day');
    expect(height).toBe(156);
    expect(middle).toBeLessThan(52);
    await openScene(page, 'SpanWithinOrder');
    const [flexHeight, flexMiddle = 0] = await placeOf('order');
    expect(flexHeight).toBe(104);
    expect(Math.abs(flexMiddle - 52)).toBeLessThanOrEqual(1);
  },
);

proves(
  'At the start, the grid compares the first 20 rows or the rows of the first page, and other rows when they scroll into view.',
  async (page) => {
    await openScene(page, 'LongList');
    const asked = () => page.evaluate(() => Math.max(...(window.asked ?? [])));
    await expect(page.locator('[data-id="0"]')).toBeVisible();
    const first = await asked();
    expect(first).toBe(10);
    await page
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((scroller) => scroller.scrollTo({ top: 4000 }));
    await expect(page.locator('[data-id="78"]')).toBeVisible();
    await expect
      .poll(() => page.locator('[data-id="78"] [data-field="pair"]').getAttribute('aria-rowspan'))
      .toBe('2');
    expect(await asked()).toBeLessThan(60);
    await openScene(page, 'Pages');
    await expect(page.locator('[data-id="0"]')).toBeVisible();
    expect(await asked()).toBe(49);
  },
);

proves(
  "Don't combine row spanning with heights for single rows, `'auto'`, [spacing](/x/react-data-grid/row-height/), or open [detail panels](/x/react-data-grid/master-detail/).",
  async (page) => {
    /** How high the first merged cell is, and the two rows that it stands for. */
    const heights = async (scene: string) => {
      await openScene(page, scene);
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        return box ?? { y: 0, height: 0 };
      };
      const cell = await boxOf('[data-id="0"] [data-field="pair"]');
      const [first, second] = [await boxOf('[data-id="0"]'), await boxOf('[data-id="1"]')];
      return [cell.height, second.y + second.height - first.y];
    };
    expect(await heights('LongList')).toEqual([104, 104]);
    expect(await heights('UnequalHeights')).toEqual([80, 140]);
    expect(await heights('Spaced')).toEqual([104, 124]);
  },
);
