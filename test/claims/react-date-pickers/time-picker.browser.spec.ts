import { proves, expect, openScene } from '../browser';

proves("The field's button closes the popup without `onAccept`.", async (page) => {
  const said = page.locator('output');
  const button = page.getByLabel(/choose time/i);
  const choose = async () => {
    await button.click();
    await page.getByRole('option', { name: 'PM' }).click();
  };
  await openScene(page, 'Closed');
  await choose();
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(said).toHaveText('change 21:30');
  await openScene(page, 'Closed');
  await choose();
  await page.mouse.click(900, 700);
  await expect(said).toHaveText('change 21:30, accept 21:30');
});

proves(
  '| Field | <kbd>Delete</kbd> <kbd>Backspace</kbd> | Clears the section, or all after <kbd>Ctrl</kbd>+<kbd>A</kbd> |',
  async (page) => {
    const said = page.locator('output');
    const text = page.locator('input[name="when"]');
    for (const key of ['Delete', 'Backspace']) {
      await openScene(page, 'Closed');
      await page.getByRole('spinbutton', { name: 'Hours' }).click();
      await page.keyboard.press(key);
      await expect(text).toHaveValue('hh:30 AM');
      await page.keyboard.press('Control+A');
      await page.keyboard.press(key);
      await expect(text).toHaveValue('');
      await expect(said).toHaveText('change null, accept null');
    }
  },
);

proves(
  'With `minTime` at 8:20, all minutes are disabled until users choose the hour.',
  async (page) => {
    const said = page.locator('output');
    await openScene(page, 'FromEightTwenty');
    await page.getByLabel(/choose time/i).click();
    const minutes = page.getByRole('option', { name: '30 minutes' });
    const eight = page.getByRole('option', { name: '8 hours', exact: true });
    // The popup has opened when this choice doesn't move anymore.
    await eight.hover();
    await minutes.click({ force: true });
    await expect(said).toHaveText('');
    await eight.click();
    await expect(said).toHaveText('change 08:00');
    await minutes.click();
    await expect(said).toHaveText('change 08:00, change 08:30');
  },
);

proves('The clock face on mobile ignores `timeSteps` and `skipDisabled`.', async (page) => {
  const said = page.locator('output');
  for (const [scene, expected] of [
    ['ClockWithTimeSteps', 'change 10:30, change 10:17'],
    ['ClockWithMinutesStep', 'change 10:30, change 10:15'],
  ] as const) {
    await openScene(page, scene);
    await page.getByLabel(/choose time/i).click();
    const clock = page.locator('.MuiTimeClock-root .MuiClock-clock');
    await expect(page.getByRole('option')).toHaveCount(24);
    await expect(page.getByRole('option', { name: '7 hours', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    /** Clicks at the angle of a hand, in degrees from the top. */
    const click = async (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      await clock.click({
        position: { x: 110 + 95 * Math.sin(angle), y: 110 - 95 * Math.cos(angle) },
      });
    };
    await click(300);
    await expect(said).toHaveText('change 10:30');
    await expect(page.getByRole('option', { name: '55 minutes' })).toBeVisible();
    await click(102);
    await expect(said).toHaveText(expected);
  }
});
