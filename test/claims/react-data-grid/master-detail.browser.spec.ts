import { proves, expect, openScene, type Page } from '../browser';

const scroller = (page: Page) => page.locator('.MuiDataGrid-virtualScroller');
const panel = (page: Page) => page.locator('.MuiDataGrid-detailPanel');

proves(
  [
    'The component mounts when its panel is open and its row is near the visible rows.',
    "The methods don't scroll.",
    'To show a panel that you open from code, also call `scrollToIndexes()`:',
    'It unmounts when the panel closes, when a filter or another page removes the row, or when its row scrolls far out of view.',
  ],
  async (page) => {
    await openScene(page, 'LongList');
    const log = () => page.evaluate(() => (window.log ?? []).splice(0));
    expect(await log()).toEqual([]);
    const toggle = page.locator('[data-id="1"]').getByRole('button');
    await toggle.click();
    await expect(page.getByText('Panel of 1', { exact: true })).toBeVisible();
    expect(await log()).toEqual(['mount 1']);
    await toggle.click();
    await expect(page.getByText('Panel of 1', { exact: true })).toHaveCount(0);
    expect(await log()).toEqual(['unmount 1']);
    await toggle.click();
    await expect(page.getByText('Panel of 1', { exact: true })).toBeVisible();
    // The row with the focus would stay.
    await page.locator('[data-id="3"] [data-field="name"]').click();
    await log();
    await scroller(page).evaluate((element) => element.scrollTo({ top: 3000 }));
    await expect(page.locator('[data-id="1"]')).toHaveCount(0);
    expect(await log()).toEqual(['unmount 1']);
    await scroller(page).evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(page.getByText('Panel of 1', { exact: true })).toBeVisible();
    expect(await log()).toEqual(['mount 1']);
    await page.evaluate(() => window.api?.current?.setExpandedDetailPanels(new Set([1, 60])));
    await page.waitForTimeout(300);
    expect(await log()).toEqual([]);
    await page.evaluate(() => window.api?.current?.scrollToIndexes({ rowIndex: 60 }));
    await expect(page.getByText('Panel of 60', { exact: true })).toBeInViewport();
    expect(await log()).toContain('mount 60');
    await scroller(page).evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(page.getByText('Panel of 1', { exact: true })).toBeVisible();
    // As in the code of the page.
    const rowCount = await page.evaluate(() => window.api?.current?.getRowsCount() ?? 0);
    for (const rowIndex of [80, rowCount - 1]) {
      await page.evaluate((index) => {
        window.api?.current?.setExpandedDetailPanels(new Set([index]));
        requestAnimationFrame(() => window.api?.current?.scrollToIndexes({ rowIndex: index }));
      }, rowIndex);
      const hiddenHeight = async () => {
        const panel = page.locator('.MuiDataGrid-detailPanel').filter({
          has: page.getByText(`Panel of ${rowIndex}`, { exact: true }),
        });
        const [inner, outer] = await Promise.all([
          panel.boundingBox(),
          scroller(page).boundingBox(),
        ]);
        return inner && outer ? inner.y + inner.height - outer.y - outer.height : Infinity;
      };
      await expect.poll(hiddenHeight).toBeLessThanOrEqual(1);
    }
  },
);

proves(
  [
    "With `'auto'`, the grid renders the panel first and measures it afterward, so the rows below move.",
  ],
  async (page) => {
    await openScene(page, 'Fitting');
    await expect(panel(page)).toHaveCSS('height', '143px');
    const gap = async () => {
      const [one, next] = await Promise.all(
        [0, 1].map((id) => page.locator(`[data-id="${id}"]`).boundingBox()),
      );
      return (next?.y ?? 0) - (one?.y ?? 0);
    };
    await expect.poll(gap).toBe(52 + 143);
    await panel(page)
      .locator('div')
      .evaluate((element) => {
        element.style.height = '200px';
      });
    await expect.poll(gap).toBe(52 + 200);
    await expect
      .poll(() => scroller(page).evaluate((element) => element.scrollHeight))
      .toBe(56 + 100 * 52 + 200);
  },
);

proves(
  [
    'A panel is as wide as all columns together, so its content scrolls with the columns.',
    'Panels are 500 px high by default, and scroll if their content is higher.',
  ],
  async (page) => {
    await openScene(page, 'LongList');
    await page.locator('[data-id="1"]').getByRole('button').click();
    const text = page.getByText('Panel of 1', { exact: true });
    expect((await panel(page).boundingBox())?.width).toBeGreaterThanOrEqual(900);
    const before = (await text.boundingBox())?.x ?? 0;
    await scroller(page).evaluate((element) => element.scrollTo({ left: 200 }));
    await expect.poll(async () => (await text.boundingBox())?.x).toBe(before - 200);
    await expect(panel(page)).toHaveCSS('overflow', 'auto');
  },
);

proves(
  [
    'The wrapper of the grid has `container-type: inline-size`.',
    'The content has `position: sticky` and the width `100cqi`, which is the width of the wrapper.',
    'The panel has `overflow: visible`.',
  ],
  async (page) => {
    await openScene(page, 'StickyPanel');
    const content = panel(page).locator('> *');
    const before = await content.boundingBox();
    expect(before?.width).toBe((await page.locator('#scene > *').first().boundingBox())?.width);
    await page.setViewportSize({ width: 600, height: 800 });
    await scroller(page).evaluate((element) => element.scrollTo({ left: 300 }));
    await expect
      .poll(() => scroller(page).evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(100);
    const left = async () => Math.round((await content.boundingBox())?.x ?? 0);
    const start = Math.round(before?.x ?? 0);
    await expect.poll(async () => Math.abs((await left()) - start)).toBeLessThanOrEqual(1);
    await panel(page).evaluate((element) =>
      element.style.setProperty('overflow', 'auto', 'important'),
    );
    await expect.poll(left).toBeLessThan(start - 50);
  },
);

proves(
  [
    'If a cell of the toggle column has the focus, <kbd>Space</kbd> opens and closes the panel.',
    '<kbd>Tab</kbd> then moves to the first element in the panel that can have the focus.',
    'The arrow keys skip the panel and move to the next row.',
  ],
  async (page) => {
    await openScene(page, 'FormInPanel');
    await page.getByRole('button', { name: 'Collapse' }).click();
    const cell = page.locator('[data-id="1"] [data-field="__detail_panel_toggle__"]');
    await cell.click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('Space');
    const input = page.getByLabel('Note for Farida Noor');
    await expect(input).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(input).toBeFocused();
    await cell.click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('ArrowDown');
    await expect(
      page.locator('[data-id="2"] [data-field="__detail_panel_toggle__"]'),
    ).toBeFocused();
    await openScene(page, 'ToggleColumn');
    const show = page.getByRole('button', { name: /the work on R-41/ });
    for (const key of ['Space', 'Enter']) {
      await show.focus();
      await page.keyboard.press(key);
      await expect(panel(page)).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(panel(page)).toHaveCount(0);
    }
  },
);

proves(
  [
    'The inner grid is then as high as its rows, without a vertical scrollbar, and renders all of them.',
    'For more than about 50 rows, give the container a fixed height instead.',
    "Wrap the inner grid in a flex container with `flexDirection: 'column'`.",
  ],
  async (page) => {
    await openScene(page, 'GridInPanel');
    const inner = page.getByRole('grid', { name: 'Ingredients of Baked trout' });
    await expect(inner.locator('.MuiDataGrid-row')).toHaveCount(3);
    const [scrollHeight, clientHeight] = await inner
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element) => [element.scrollHeight, element.clientHeight]);
    expect(scrollHeight).toBe(clientHeight);
    const panel = page.locator('.MuiDataGrid-detailPanel');
    const heights = await panel.evaluate((one) => [one.scrollHeight, one.clientHeight]);
    expect(heights).toEqual([181, 181]);
    for (const [height, least, most] of [
      ['auto', 300, 300],
      ['400', 1, 60],
    ] as const) {
      await openScene(page, height === 'auto' ? 'LongInnerGrid' : 'LowInnerGrid');
      const many = page.getByRole('grid', { name: 'Inner' });
      await expect(many.locator('.MuiDataGrid-row').first()).toBeVisible();
      const count = await many.locator('.MuiDataGrid-row').count();
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }
  },
);
