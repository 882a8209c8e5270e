import { claim, expect, openScene, type Page } from '../../browser';

const requestsOf = async (page: Page) =>
  ((await page.locator('output').textContent()) ?? '').split(' ').filter(Boolean);

/** Scrolls to a place in pixels, and waits for what comes of it. */
async function scrollTo(page: Page, top: number) {
  await page.locator('.MuiDataGrid-virtualScroller').evaluate((element, y) => {
    element.scrollTop = y;
  }, top);
  await page.waitForTimeout(800);
}

claim(
  'With `dataSourceCache={null}`, or after five minutes, they are fetched once more.',
  async (page) => {
    await openScene(page, 'InViewWithoutCache');
    await expect(page.getByText('row 0', { exact: true })).toBeVisible();
    await scrollTo(page, 40 * 52);
    const { length } = await requestsOf(page);
    await scrollTo(page, 0);
    await expect(page.getByText('row 0', { exact: true })).toBeVisible();
    expect((await requestsOf(page)).length).toBeGreaterThan(length);
  },
);
