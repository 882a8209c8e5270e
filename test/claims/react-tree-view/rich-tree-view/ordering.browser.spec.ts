import { proves, expect, openScene, type Page } from '../../browser';

const labels = (page: Page) => page.locator('.MuiTreeItem-label').allTextContents();
const row = (page: Page, label: string) =>
  page.locator('[class*="TreeItem-content"]').filter({ hasText: label });

/** Moves the pressed pointer to the upper edge of a row. */
async function dragTo(page: Page, from: string, to: string) {
  await row(page, from).hover();
  await page.mouse.down();
  const box = await row(page, to).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 4];
  await page.mouse.move(x, y + 8, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
}

proves(
  [
    'An item of the first level that `isItemReorderable` excludes takes no drop either.',
    'The line shows, but the item goes back.',
  ],
  async (page) => {
    await openScene(page, 'Free');
    await dragTo(page, 'Cai', 'Ada');
    await page.mouse.up();
    await expect.poll(() => labels(page)).toEqual(['Cai', 'Ada', 'Ben']);
    await openScene(page, 'OneFixed');
    await dragTo(page, 'Cai', 'Ada');
    await expect(page.locator('[class*="DragAndDropOverlay"]')).toBeVisible();
    await page.mouse.up();
    await page.waitForTimeout(300);
    expect(await labels(page)).toEqual(['Ada', 'Ben', 'Cai']);
  },
);

proves(
  'take `draggable` and `onDragStart` out of `getRootProps()` and give them to the handle.',
  async (page) => {
    await openScene(page, 'DragHandle');
    const shipyard = row(page, 'Shipyard');
    const chapel = row(page, 'Chapel');
    const before = await page.locator('[role="treeitem"]').allTextContents();
    await shipyard.getByText('Shipyard').dragTo(chapel, { targetPosition: { x: 150, y: 4 } });
    expect(await page.locator('[role="treeitem"]').allTextContents()).toEqual(before);
    await shipyard.locator('[draggable]').dragTo(chapel, { targetPosition: { x: 150, y: 4 } });
    const bergen = page.locator('[role="treeitem"]').first();
    await expect(bergen).toHaveText('BergenHarbour stageShipyardChapel');
  },
);
