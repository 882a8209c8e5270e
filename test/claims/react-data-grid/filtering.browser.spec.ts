import { expect, openScene, proves } from '../browser';

proves(
  [
    'Pass `focusElementRef` to its input, so that keyboard users reach the panel.',
    'On a focused header, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> opens the column menu with **Filter**.',
    '<kbd>Esc</kbd> closes the filter panel.',
  ],
  async (page) => {
    await openScene(page, 'CustomOperator');
    const header = page.getByRole('columnheader', { name: 'Stars' });
    const names = () => page.locator('[role=gridcell][data-field=name]').allTextContents();
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
    await expect(page.getByRole('radio', { name: '3 Stars' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(names).toEqual(['Seeblick', 'Zum Anker']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: '4 Stars' })).toHaveCount(0);
    await expect(header).toBeFocused();
  },
);
