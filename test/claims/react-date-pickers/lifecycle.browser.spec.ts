import { claim, expect, openScene } from '../browser';

claim(
  [
    'A year is four changes.',
    "With Day.js a year of one digit is an invalid date, two digits are `null`, and three give a valid date in the year 202, with the error `'minDate'`.",
  ],
  async (page) => {
    await openScene(page, 'Filled');
    await page.getByRole('spinbutton', { name: 'Year' }).click();
    await page.keyboard.type('2027', { delay: 40 });
    await expect(page.locator('output')).toHaveText(
      'invalid invalidDate, null null, 0202-04-15 minDate, 2027-04-15 null',
    );
  },
);

claim(
  [
    '02/31/2026, typed with the year last, ends as `null` without an error, though the field shows all of it.',
    "Typed with the year in place, it ends as an invalid date with `'invalidDate'`.",
  ],
  async (page) => {
    await openScene(page, 'Empty');
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('02312026', { delay: 40 });
    await expect(page.locator('output')).toHaveText(
      'invalid invalidDate, null null, invalid invalidDate, null null',
    );
    await expect(page.getByRole('spinbutton', { name: 'Day' })).toHaveText('31');
    await expect(page.locator('.Mui-error')).toHaveCount(0);
    await openScene(page, 'Filled');
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('0231', { delay: 40 });
    await expect(page.locator('output')).toHaveText(/invalid invalidDate$/);
  },
);
