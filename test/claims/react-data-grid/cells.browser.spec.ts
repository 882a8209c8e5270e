import { proves, expect, openScene } from '../browser';

proves("In this demo, a click or <kbd>Enter</kbd> opens text that doesn't fit:", async (page) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await openScene(page, 'FullText');
  const cells = page.locator('[role="gridcell"][data-field="text"]');
  const dialog = page.getByRole('dialog', { name: 'Full text' });
  await cells.nth(1).click();
  await expect(dialog).toHaveCount(0);
  await cells.nth(0).click();
  await expect(dialog).toContainText('twice this week');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await cells.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('get off too late');
});

proves(
  [
    "These methods don't scroll, so call `scrollToIndexes()` first.",
    '<kbd>Page Up</kbd>, <kbd>Page Down</kbd>',
  ],
  async (page) => {
    await openScene(page, 'Far');
    const scroll = () =>
      page
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    await page.getByRole('button', { name: 'Cell', exact: true }).click();
    await page.getByRole('button', { name: 'Header' }).click();
    expect(await scroll()).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Scroll to cell' }).click();
    await expect(page.locator('[data-id="50"] [data-field="f0"]')).toBeFocused();
    await expect(page.locator('[data-id="50"] [data-field="f0"]')).toBeInViewport();
    await page.keyboard.press('PageUp');
    await expect(page.locator('[data-id="50"] [data-field="f0"]')).not.toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.locator('[data-id="50"] [data-field="f0"]')).toBeFocused();
  },
);

proves('While rows load, the `skeletonCell` slot renders the cells.', async (page) => {
  await openScene(page, 'Loading');
  await expect(page.getByText('grey').first()).toBeVisible();
});

proves(
  'Wrap the exported `GridCell`, which provides the border and the roles, and keep your component fast, because it also renders while users scroll.',
  async (page) => {
    await openScene(page, 'Counted');
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    await expect(page.locator('[data-id="0"]')).toBeVisible();
    const runsOf = async (top: number) => {
      // A second after scrolling, the grid once more looks which rows to keep.
      await page.waitForTimeout(1500);
      await page.evaluate(() => {
        window.cellRuns = [];
      });
      await scroller.evaluate((element, to) => element.scrollTo({ top: to }), top);
      await page.waitForTimeout(300);
      return page.evaluate(() => window.cellRuns ?? []);
    };
    await expect(page.locator('[data-id="8"]')).toHaveCount(1);
    await expect(page.locator('[data-id="18"]')).toHaveCount(0);
    // One that was there before, and one that comes in.
    expect(await runsOf(400)).toEqual(expect.arrayContaining(['8 f0', '18 f0']));
  },
);
