import { proves, expect, openScene } from '../../browser';

proves(
  ['Call `focusItem(event, itemId)` of the API object.', 'The browser scrolls the item into view.'],
  async (page) => {
    await openScene(page, 'Scrolling');
    const item = page.getByRole('treeitem', { name: 'Item 25' });
    await expect(item).not.toBeInViewport();
    await page.getByRole('button', { name: 'Focus' }).click();
    await expect(item).toBeFocused();
    await expect(item).toBeInViewport();
  },
);
