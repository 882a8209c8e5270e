import { proves, expect, openScene, type Page } from '../../browser';

const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

/** Opens the scene, and types into the label of the first item. */
async function edit(page: Page, scene = 'Editing'): Promise<void> {
  await openScene(page, scene);
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

proves(
  [
    'To add this key, pass `onKeyDown` to each item.',
    'Check the target, because the events of an item also reach its parents:',
  ],
  async (page) => {
    await openScene(page, 'WithF2');
    const input = page.getByRole('tree').getByRole('textbox');
    for (const label of ['Rook', 'Board']) {
      await page.getByText(label, { exact: true }).click();
      await page.keyboard.press('F2');
      await expect(input).toHaveValue(label);
      await page.keyboard.press('Escape');
      await expect(input).toHaveCount(0);
    }
  },
);

proves(
  [
    'From a `Menu` of Material UI, start editing after the menu has closed.',
    'Otherwise the closing menu takes the focus, and the tree ends editing immediately:',
    "With `disableRestoreFocus`, the focus doesn't return to the button of the menu on its own.",
    'If the user closes the menu without a choice, this code focuses the button.',
  ],
  async (page) => {
    const input = page.getByRole('tree').getByRole('textbox');
    const choose = async (scene: string, ...keys: string[]) => {
      await openScene(page, scene);
      await page.getByRole('button', { name: 'Actions' }).click();
      await expect(page.getByRole('menuitem')).toBeFocused();
      if (keys.length === 0) {
        await page.getByRole('menuitem').click();
      }
      for (const key of keys) {
        await page.keyboard.press(key);
      }
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    await choose('MenuAtOnce');
    await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
    await expect(input).toHaveCount(0);
    await choose('MenuLate');
    await expect(input).toBeFocused();
    await choose('MenuLate', 'Enter');
    await expect(input).toBeFocused();
    await choose('MenuLate', 'Escape');
    await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
    await expect(input).toHaveCount(0);
  },
);

proves(
  "If the user clicks into a field outside the tree while editing a label, the focus returns to the item, and the field doesn't get it.",
  async (page) => {
    await edit(page);
    await page.getByRole('textbox', { name: 'Search' }).click();
    await page.keyboard.type('new');
    await expect(item(page, /QueenX/)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  },
);

proves(
  [
    'This handler for the `labelInput` slot saves the label when the user leaves the input, and leaves the focus where the user put it:',
    '`updateItemLabel()` calls `onItemLabelChange`.',
    '<kbd>Enter</kbd> and <kbd>Escape</kbd> move the focus within the tree, so the tree handles them as usual.',
  ],
  async (page) => {
    const search = page.getByRole('textbox', { name: 'Search' });
    await edit(page, 'SaveOnBlur');
    await search.click();
    await page.keyboard.type('new');
    await expect(search).toHaveValue('new');
    await expect(page.getByRole('status')).toHaveText('QueenX');
    await edit(page, 'SaveOnBlur');
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('QueenX');
    await expect(item(page, /QueenX/)).toBeVisible();
    await edit(page, 'SaveOnBlur');
    await page.keyboard.press('Enter');
    await expect(item(page, /QueenX/)).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('QueenX');
    await edit(page, 'SaveOnBlur');
    await page.keyboard.press('Escape');
    await expect(item(page, /^Queen$/)).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('');
    await edit(page, 'SaveOnBlur');
    await page.getByText('Rook', { exact: true }).click();
    await expect(item(page, /Rook/)).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('QueenX');
  },
);
