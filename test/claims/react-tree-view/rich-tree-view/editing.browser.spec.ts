import { proves, expect, openScene, type Page } from '../../browser';

const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

/** Opens the scene, and types into the label of the first item. */
async function edit(page: Page): Promise<void> {
  await openScene(page, 'Editing');
  await page.getByText('Queen', { exact: true }).dblclick();
  await page.keyboard.type('X');
}

proves(
  '| <kbd>Tab</kbd>, or a click outside the tree | Saves the label and moves the focus back to the item |',
  async (page) => {
    for (const leave of [
      () => page.keyboard.press('Tab'),
      () => page.getByRole('textbox', { name: 'Search' }).click(),
    ]) {
      await edit(page);
      await leave();
      await expect(page.getByRole('status')).toHaveText('QueenX');
      await expect(item(page, /QueenX/)).toBeFocused();
    }
  },
);

proves(
  [
    'A click on a button leaves the input, so the tree saves the label first.',
    'For a button that cancels, keep the focus in the input with `onMouseDown={(event) => event.preventDefault()}`.',
  ],
  async (page) => {
    await edit(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('status')).toHaveText('QueenX');
    await edit(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(item(page, /^Queen$/)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('');
  },
);
