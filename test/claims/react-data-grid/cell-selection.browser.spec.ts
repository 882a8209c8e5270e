import { proves, expect, openScene } from '../browser';

proves(
  [
    'The grid scrolls when the pointer is near an edge',
    'Selected cells have a background color but no ARIA attribute',
  ],
  async (page) => {
    await openScene(page, 'LongList');
    const cell = (id: number) => page.locator(`[data-id="${id}"] [data-field="name"]`);
    const scroller = page.locator('.MuiDataGrid-virtualScroller');
    const background = () =>
      cell(1).evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.move(0, 0);
    const before = await background();
    const box = await scroller.boundingBox();
    await cell(1).hover();
    await page.mouse.down();
    await cell(4).hover();
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
    expect(await background()).not.toBe(before);
    await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + (box?.height ?? 0) - 20);
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
    await page.mouse.up();
  },
);
