import { proves, expect, openScene, type Page } from '../browser';

/** Opens the dialog on a phone; gives how wide its paper is, and how wide what it holds. */
async function widths(page: Page, scene: string): Promise<[number, number]> {
  await page.setViewportSize({ width: 390, height: 800 });
  await openScene(page, scene);
  await page.getByRole('button', { name: /^Choose date/ }).click();
  const paper = page.locator('.MuiDialog-paper, .MuiDialogContent-root').last();
  await expect(page.getByRole('grid')).toBeVisible();
  return paper.evaluate((element) => [element.clientWidth, element.scrollWidth]);
}

proves(
  [
    'By default, the list is at most 200 px wide and about 350 px high, and it scrolls if there are more items.',
    'The list is a column next to the calendar, also in a mobile dialog.',
    'A narrow phone has no room for both, so the dialog scrolls sideways.',
  ],
  async (page) => {
    const [room, needed] = await widths(page, 'Beside');
    expect(needed).toBeGreaterThan(room);
    const list = await page.getByRole('list').boundingBox();
    expect([list?.width, list?.height]).toEqual([200, 352]);
    const grid = await page.getByRole('grid').boundingBox();
    expect(grid?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + 200);
  },
);

proves(
  'To move the list above the calendar, style the layout grid with `slotProps.layout`:',
  async (page) => {
    const [room, needed] = await widths(page, 'ShortcutsAbove');
    expect(needed).toBe(room);
    const list = await page.getByRole('list').boundingBox();
    const grid = await page.getByRole('grid').boundingBox();
    expect(grid?.y).toBeGreaterThan(list?.y ?? Infinity);
  },
);
