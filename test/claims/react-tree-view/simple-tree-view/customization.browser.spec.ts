import { proves, expect, type Locator, openScene } from '../../browser';

const outlineOf = (row: Locator) =>
  row.evaluate((element) => getComputedStyle(element).outlineStyle);
const shadeOf = (row: Locator) =>
  row.evaluate((element) => getComputedStyle(element).backgroundColor);

proves(
  [
    'By default the focus is only a shade of the row, which is easy to miss, and a click shows it too.',
    'The rule with `:focus-visible` above draws an outline for the keyboard alone.',
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

proves('Here the arrows also get 44 px for fingers:', async (page) => {
  await openScene(page, 'WideArrows');
  const box = await page.locator('.MuiTreeItem-iconContainer').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});
