import { proves, expect, openScene, type Page } from '../browser';

const section = (page: Page, name: string) => page.getByRole('spinbutton', { name });

proves(
  [
    'Fill the section. The focus moves on when no other digit could follow: after 4 in a month, after 13 in a day',
    'Clear the section, or the field if all sections are selected',
    'Enter the first section, or leave the field',
    'By keyboard, users clear the field with <kbd>Ctrl</kbd>+<kbd>A</kbd> and <kbd>Delete</kbd>.',
  ],
  async (page) => {
    await openScene(page, 'Field');
    await page.keyboard.press('Tab');
    await expect(section(page, 'Month')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
    await section(page, 'Year').click();
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

proves('With a mouse, users see it on hover and on focus.', async (page) => {
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

const list = (page: Page) => page.locator('.MuiPickersSectionList-root');

proves(
  [
    "This method takes the index or the name of a section, or `'all'`",
    'Select `null` first, as the demo does.',
    'Otherwise, if the section is already selected, nothing happens and the focus can stay on the button.',
    'Selects a section and focuses the field',
  ],
  async (page) => {
    await openScene(page, 'JumpToYear');
    const jump = async (name: string) => {
      await page.getByRole('button', { name }).click();
      await expect(name === 'Select all' ? list(page) : section(page, 'Year')).toBeFocused();
      await page.waitForTimeout(60);
      await expect(name === 'Select all' ? list(page) : section(page, 'Year')).toBeFocused();
    };
    const year = 'Change the year';
    for (const name of [year, year, 'Select all', 'Select all', year]) {
      await jump(name);
    }
    await section(page, 'Day').click();
    await jump(year);
    await page.keyboard.type('5');
    await expect(list(page)).toHaveText('04/15/0005');
  },
);

proves(
  [
    'If a section has the focus when you do this, the next digit clears the field.',
    'Submit the form if it has a button with `type="submit"`',
  ],
  async (page) => {
    await openScene(page, 'Stuck');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(section(page, 'Month')).toBeFocused();
    await section(page, 'Year').click();
    await page.keyboard.press('Enter');
    await expect(page.locator('input')).toBeFocused();
    await page.waitForTimeout(60);
    await expect(page.locator('input')).toBeFocused();
    await page.keyboard.type('5');
    await expect(list(page)).toHaveText('MM/DD/YYYY');
  },
);

proves(
  [
    'After <kbd>Ctrl</kbd>+<kbd>A</kbd>, <kbd>Backspace</kbd> clears a read-only field, and a digit changes its first section.',
    'To prevent this, pass `value` and ignore `onChange` while the field is read-only.',
  ],
  async (page) => {
    const after = async (scene: string, key: string) => {
      await openScene(page, scene);
      await section(page, 'Month').click();
      await page.keyboard.type('3');
      await page.keyboard.press('Backspace');
      await expect(list(page)).toHaveText('04/15/2026');
      await page.keyboard.press('Control+a');
      await page.waitForTimeout(60);
      await page.keyboard.press(key);
    };
    for (const [key, text, call] of [
      ['Backspace', 'MM/DD/YYYY', 'null'],
      ['7', '07/15/2026', '07/15/2026'],
    ] as const) {
      await after('ReadOnlyField', key);
      await expect(list(page)).toHaveText(text);
      await after('ReadOnlyHeld', key);
      await expect(page.locator('output')).toHaveText(call);
      await expect(list(page)).toHaveText('04/15/2026');
    }
  },
);
