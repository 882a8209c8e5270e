import { proves, expect, openScene } from '../browser';

proves(
  [
    "The keys of the open menu don't move the focus in the tree.",
    'A click in the menu also selects the item, unless you stop the click at the menu:',
  ],
  async (page) => {
    await openScene(page, 'OpenMenus');
    const selected = page.locator('[role="treeitem"][aria-selected="true"]');
    const option = (name: string) => page.getByRole('menuitem', { name });
    await page.getByRole('button', { name: 'Menu of Ada' }).click();
    await expect(option('One')).toBeFocused();
    for (const [key, name] of [
      ['ArrowDown', 'Two'],
      ['ArrowUp', 'One'],
      ['End', 'Two'],
      ['Home', 'One'],
      ['c', 'One'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(option(name)).toBeFocused();
      await expect(page.locator('output')).toHaveText('');
    }
    await expect(selected).toHaveCount(0);
    await option('Two').click();
    await expect(selected).toContainText('Ada');
    await openScene(page, 'TaskMenus');
    await page.locator('[aria-label="Actions for Book the hall"]').click();
    await option('Move to the bottom').click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(selected).toHaveCount(0);
  },
);

proves(
  [
    "The button isn't a tab stop.",
    'When the menu closes, focus the item, as the demo does. The arrow keys then continue in the tree.',
    'With `onContextMenu`, a right click on the item opens the menu too.',
  ],
  async (page) => {
    await openScene(page, 'TaskMenus');
    const tree = page.getByRole('tree');
    const labels = () => page.locator('[role="treeitem"]').allTextContents();
    const item = (name: string) => page.locator('[role="treeitem"]', { hasText: name });
    const menuItem = (name: string) => page.getByRole('menuitem', { name });
    const [hall, tickets, piano] = ['Book the hall', 'Print tickets', 'Tune the piano'] as const;
    expect(await tree.evaluate((element) => element.clientHeight)).toBe(114);

    const button = page.locator('[aria-label="Actions for Book the hall"]');
    await expect(button).toHaveAttribute('tabindex', '-1');
    await button.click();
    await expect(menuItem('Move to the top')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuItem('Move to the bottom')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(menuItem('Move to the top')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(item(hall)).toBeFocused();
    expect(await labels()).toEqual([tickets, piano, hall]);
    await expect(page.locator('[role="treeitem"][aria-selected="true"]')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(item(piano)).toBeFocused();

    await page.getByText(piano).click({ button: 'right' });
    await expect(menuItem('Move to the top')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(item(piano)).toBeFocused();
    expect(await labels()).toEqual([tickets, piano, hall]);

    await page.keyboard.press('ContextMenu');
    await menuItem('Move to the top').click();
    await expect(item(piano)).toBeFocused();
    expect(await labels()).toEqual([piano, tickets, hall]);
  },
);
