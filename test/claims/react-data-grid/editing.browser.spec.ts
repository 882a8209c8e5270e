import { proves, expect, openScene } from '../browser';

proves(
  'With a check, users who press <kbd>Enter</kbd> within 200 ms of the last key have to press it twice.',
  async (page) => {
    await openScene(page, 'ValidateCell');
    await page.getByRole('gridcell', { name: '380' }).dblclick();
    const input = page.getByRole('spinbutton');
    await input.fill('400');
    await page.keyboard.press('Enter');
    await expect(input).toBeVisible();
    await page.waitForTimeout(100);
    await expect(input).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: '400' })).toBeVisible();
  },
);
