import { expect, openScene, proves } from '../browser';

proves(
  [
    'Pass `focusElementRef` to its input (`inputRef` of a text field), so that the focus moves into the panel.',
    'On a focused header, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> opens the column menu with **Filter**.',
    '<kbd>Esc</kbd> closes the filter panel.',
  ],
  async (page) => {
    await openScene(page, 'CustomOperator');
    const header = page.getByRole('columnheader', { name: 'Stars' });
    const names = () => page.locator('[role=gridcell][data-field=name]').allTextContents();
    const openPanel = async () => {
      await header.focus();
      await page.keyboard.press('Control+Enter');
      const entry = page.getByRole('menuitem', { name: 'Filter' });
      for (let presses = 0; presses < 5; presses += 1) {
        if (await entry.evaluate((element) => element === document.activeElement)) {
          break;
        }
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    };
    await openPanel();
    await expect(page.getByRole('radio', { name: '3 Stars' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(names).toEqual(['Seeblick', 'Zum Anker']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: '4 Stars' })).toHaveCount(0);
    await expect(header).toBeFocused();
    // A filter without a value has no star that could get the focus.
    await openPanel();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(names).toHaveLength(4);
    await openPanel();
    await expect(page.getByRole('radio', { name: 'Empty' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(names).toEqual(['Zum Anker']);
  },
);
