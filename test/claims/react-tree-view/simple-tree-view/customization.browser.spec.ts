import { proves, expect, type Locator, openScene } from '../../browser';

const outlineOf = (row: Locator) =>
  row.evaluate((element) => getComputedStyle(element).outlineStyle);
const shadeOf = (row: Locator) =>
  row.evaluate((element) => getComputedStyle(element).backgroundColor);

proves(
  [
    'By default, only a background color shows the focus. The color is hard to see, and also appears after a click.',
    'The `:focus-visible` rule in the demo above draws an outline when users press a key.',
  ],
  async (page) => {
    await openScene(page, 'PlusMinus');
    const plain = page.locator('.MuiTreeItem-content').last();
    const before = await shadeOf(plain);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    expect(await shadeOf(plain)).not.toBe(before);
    expect(await outlineOf(plain)).toBe('none');
    await openScene(page, 'CompactTree');
    const row = page.locator('.MuiTreeItem-content').last();
    await row.click();
    await expect(row).toHaveAttribute('data-focused');
    expect(await outlineOf(row)).toBe('none');
    await page.keyboard.press('ArrowUp');
    const above = page.locator('[data-focused]');
    expect(await outlineOf(above)).toBe('solid');
  },
);

proves('In this demo, the arrow is also 44 px wide and high, for touch:', async (page) => {
  await openScene(page, 'WideArrows');
  const box = await page.locator('.MuiTreeItem-iconContainer').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});
