import { claim, expect, openScene, type Page } from '../browser';

const section = (page: Page, name: string) => page.getByRole('spinbutton', { name });

claim(
  [
    '<kbd>Tab</kbd> | Enters at the first section, and leaves the field from there',
    'Fill the section. It goes on to the next one when no other digit could follow: after 4 in a month, after 13 in a day',
    '<kbd>Backspace</kbd> <kbd>Delete</kbd> | Empty the section, or the field when all of it is selected',
  ],
  async (page) => {
    await openScene(page, 'Field');
    await page.keyboard.press('Tab');
    await expect(section(page, 'Month')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
    await section(page, 'Month').click();
    await page.keyboard.type('4', { delay: 30 });
    await expect(section(page, 'Day')).toBeFocused();
    await page.keyboard.type('1', { delay: 30 });
    await expect(section(page, 'Day')).toBeFocused();
    await page.keyboard.type('3', { delay: 30 });
    await expect(section(page, 'Year')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(section(page, 'Year')).toHaveText('YYYY');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await expect(page.locator('.MuiPickersSectionList-root')).toHaveText('MM/DD/YYYY');
  },
);

claim('With a mouse the button shows on hover and focus.', async (page) => {
  await openScene(page, 'Field');
  const clear = page.getByRole('button', { name: 'Clear' });
  await page.mouse.move(600, 400);
  await expect(clear).toHaveCSS('opacity', '0');
  await section(page, 'Day').hover();
  await expect(clear).toHaveCSS('opacity', '1');
  await page.mouse.move(600, 400);
  await section(page, 'Day').focus();
  await expect(clear).toHaveCSS('opacity', '1');
});
