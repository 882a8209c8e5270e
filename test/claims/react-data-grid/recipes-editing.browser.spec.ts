import { proves, expect, openScene } from '../browser';

proves(
  [
    'Users press <kbd>Tab</kbd> to leave the cell.',
    'Within the date, they move with the arrow keys or continue to type.',
  ],
  async (page) => {
    await openScene(page, 'DatePickerColumn');
    const cell = page.locator('.MuiDataGrid-cell[data-field="date"]').first();
    const section = (name: string) => page.getByRole('spinbutton', { name });
    await cell.dblclick();
    await section('Month').click();
    await page.keyboard.press('ArrowRight');
    await expect(section('Day')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('07');
    await expect(section('Day')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section('Day')).toHaveCount(0);
    await expect(cell).toHaveText('7/12/2026');
  },
);
