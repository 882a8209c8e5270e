import { proves, expect, openScene } from '../browser';

proves(
  [
    'A typed year causes several changes.',
    "With Day.js, the first digit of 2026 gives an invalid date, and two digits give `null`. Three digits give a valid date in the year 202, with the error `'minDate'`.",
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

proves(
  [
    'An impossible date can end as `null`.',
    'If a user types 02/31/2026 into an empty field and types the year last, the value is `null` without an error.',
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

proves(
  'In a browser, the button in the field closes the popup without calling `onAccept`. In jsdom, `onAccept` is called.',
  async (page) => {
    await openScene(page, 'Closed');
    const button = page.getByLabel(/choose date/i);
    await button.click();
    await page.getByRole('button', { name: /switch to year view/ }).click();
    await page.getByRole('radio', { name: '2027' }).click();
    await expect(page.getByRole('gridcell', { name: '20', exact: true })).toBeVisible();
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('output')).toHaveText('onChange 2027-04-15, onClose');
  },
);

proves(
  [
    '`onBlur` of an element around the picker also fires when the focus moves between sections or into the popup.',
    "To tell them apart, save `null` only if the hidden `input` has the value `''`.",
  ],
  async (page) => {
    await openScene(page, 'Blurs');
    const count = page.locator('output');
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('0620', { delay: 40 });
    await expect(count).toHaveText('2 inside');
    await page.getByRole('button', { name: /choose date/i }).click();
    await page.getByRole('button', { name: /switch to year view/ }).click();
    await expect(count).toHaveText(/inside.* popup/);

    await openScene(page, 'Saving');
    const said = page.locator('output');
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('0620', { delay: 40 });
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.type('25', { delay: 40 });
    await expect(page.getByRole('group')).toContainText('06/25/2026');
    await expect(said).toHaveText('0 saved, last 30 September 2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(said).toHaveText('1 saved, last 25 June 2026');

    await page.getByRole('button', { name: /choose date/i }).click();
    await page.getByRole('button', { name: /switch to year view/ }).click();
    await page.getByRole('radio', { name: '2027' }).click();
    await expect(page.getByRole('gridcell', { name: '7', exact: true })).toBeVisible();
    await expect(said).toHaveText('1 saved, last 25 June 2026');
    await page.mouse.click(900, 700);
    await expect(said).toHaveText('2 saved, last 25 June 2027');
    await page.getByRole('button', { name: /choose date/i }).click();
    await page.getByRole('gridcell', { name: '7', exact: true }).click();
    await expect(said).toHaveText('3 saved, last 7 June 2027');

    const leave = () => page.mouse.click(900, 700);
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.press('Backspace');
    await leave();
    await expect(page.locator('input[aria-hidden]')).toHaveValue('06/DD/2027');
    await expect(said).toHaveText('3 saved, last 7 June 2027');
    await page.getByRole('group').hover();
    await page.getByRole('button', { name: 'Clear' }).click();
    await leave();
    await expect(said).toHaveText('4 saved, last no end');
  },
);
