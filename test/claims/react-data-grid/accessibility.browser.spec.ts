import { proves, expect, openScene } from '../browser';

proves(
  [
    '| <kbd>Page Up</kbd>, <kbd>Page Down</kbd> | The row that is one viewport above or below |',
    'Space Like Page Down, except on checkboxes, groups, and toggles',
  ],
  async (page) => {
    await openScene(page, 'Long');
    const cell = (id: number, field = 'id') =>
      page.locator(`[data-id="${id}"] [data-field="${field}"]`);
    await cell(0).click();
    await page.keyboard.press('PageDown');
    await expect(cell(5)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(cell(10)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(cell(5)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    const checkbox = cell(5, '__check__').getByRole('checkbox');
    await expect(checkbox).toBeFocused();
    await expect(checkbox).not.toBeChecked();
    await page.keyboard.press(' ');
    await expect(checkbox).toBeChecked();
    await expect(checkbox).toBeFocused();
  },
);
