import { test } from '@playwright/test';
import { claim, expect, openScene } from '../browser';

test.use({ timezoneId: 'Europe/Madrid' });

claim(
  [
    "With Day.js, a time that the clocks of the **device** skip can't be typed in any zone, UTC included.",
    "In a browser in Madrid, 02:30 on 29 March is `'invalidDate'`, and typed into an empty field it ends as `null` without an error.",
  ],
  async (page) => {
    for (const scene of ['InUtc', 'InTokyo']) {
      await openScene(page, scene);
      await page.getByRole('spinbutton', { name: 'Day' }).click();
      await page.keyboard.type('28');
      await expect(page.locator('output')).toHaveText('true none');
      await page.getByRole('spinbutton', { name: 'Day' }).click();
      await page.keyboard.type('29');
      await expect(page.locator('output')).toHaveText('false invalidDate');
    }
    await openScene(page, 'Empty');
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('032920260230');
    await expect(page.getByRole('group')).toContainText('03/29/2026 02:30');
    await expect(page.locator('output')).toHaveText('null none');
  },
);
