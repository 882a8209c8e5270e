import { proves, expect, type Locator, openScene } from '../browser';

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

proves(
  [
    "If the text doesn't fit, it is cut off, and a tooltip shows the whole text.",
    'A `description` replaces that tooltip, so repeat the name in the description if the column is narrow.',
  ],
  async (page) => {
    await openScene(page, 'ManyColumns');
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle');
    expect(await titles.first().evaluate((title) => title.scrollWidth > title.clientWidth)).toBe(
      true,
    );
    const tooltip = page.getByRole('tooltip');
    await titles.nth(2).hover();
    await page.waitForTimeout(300);
    await expect(tooltip).toHaveCount(0);
    await titles.nth(0).hover();
    await expect(tooltip).toHaveText('A name that is much too long for its column');
    await titles.nth(1).hover();
    await expect(page.getByRole('tooltip', { name: 'Told', exact: true })).toBeVisible();
  },
);

proves(
  [
    'To wrap the text of `headerName`, override `white-space` of the title, and set a `columnHeaderHeight` with enough space.',
    "All headers have the same height, which doesn't adapt to the text.",
  ],
  async (page) => {
    await openScene(page, 'ManyColumns');
    const title = page.locator('.MuiDataGrid-columnHeaderTitle');
    expect(await heightOf(title.nth(0))).toBe(await heightOf(title.nth(2)));
    expect(await heightOf(page.getByRole('columnheader').first())).toBe(56);
    await openScene(page, 'WrappedHeaders');
    expect(await heightOf(title.nth(1))).toBeGreaterThan(1.9 * (await heightOf(title.nth(0))));
    const headers = await page.getByRole('columnheader').all();
    expect(await Promise.all(headers.map(heightOf))).toEqual([96, 96, 96, 96]);
  },
);

proves(
  'If the column is scrolled out of view, call `scrollToIndexes()` before `getColumnHeaderElement()`.',
  async (page) => {
    await openScene(page, 'ManyColumns');
    const look = page.getByRole('button', { name: 'Look' });
    await look.click();
    await expect(page.getByRole('status')).toHaveText('Not there');
    await page.getByRole('button', { name: 'Scroll' }).click();
    await expect(page.getByRole('columnheader', { name: 'more19' })).toBeVisible();
    await look.click();
    await expect(page.getByRole('status')).toHaveText('There');
  },
);
