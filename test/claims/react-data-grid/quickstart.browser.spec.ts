import { proves, expect, expectConsole, openScene } from '../browser';

proves('The grid fills that element and scrolls inside it.', async (page) => {
  await openScene(page, 'InBox');
  const grid = page.locator('.MuiDataGrid-root');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect((await grid.boundingBox())?.height).toBe(370);
  expect((await page.getByTestId('box').boundingBox())?.width).toBe(
    (await grid.boundingBox())?.width,
  );
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await scroller.hover();
  await page.mouse.wheel(0, 5000);
  await expect(page.locator('[data-id="29"]')).toBeInViewport();
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
});

proves(
  '| No rows, and an "empty height" error in the console | Give the element around the grid a height. See [Layout](/x/react-data-grid/layout/) |',
  async (page) => {
    await openScene(page, 'InEmptyBox');
    await page.waitForTimeout(500);
    expectConsole(/has an empty height/);
  },
);
