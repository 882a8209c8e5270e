import { proves, expect, openScene, type Page } from '../browser';

proves("| closes it with the field's button | No `onAccept` |", async (page) => {
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

proves('| Popup | <kbd>Tab</kbd> | Goes to the next column, Cancel, or OK |', async (page) => {
  await openScene(page, 'Closed');
  await page.getByLabel(/choose time/i).click();
  const stops = [
    page.getByRole('option', { name: '9 hours', exact: true }),
    page.getByRole('option', { name: '30 minutes' }),
    page.getByRole('option', { name: 'AM' }),
    page.getByRole('button', { name: 'Cancel' }),
    page.getByRole('button', { name: 'OK' }),
  ];
  for (const [index, stop] of stops.entries()) {
    if (index > 0) {
      await page.keyboard.press('Tab');
    }
    await expect(stop).toBeFocused();
  }
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
  'With `minTime` at 8:20, all minutes are then disabled until users choose the hour.',
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

/** The time that has the focus; a button has none. */
const focusedTime = (page: Page) => page.locator('[role="option"]:focus');

/** Opens the popup as keyboard users do, and waits until it has the focus, or would have it. */
async function openByKeyboard(page: Page, key = 'Enter'): Promise<void> {
  await page.getByLabel(/choose time/i).press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
}

// Fails when the packages let the list have a tab stop: then the known issue goes.
proves(
  [
    "With `skipDisabled`, if the time isn't in the list, <kbd>Tab</kbd> can skip the list.",
    'Empty pickers look for midnight: set `referenceDate` to a time in the list, as this demo does.',
    'For other times, users need the field.',
  ],
  async (page) => {
    const text = page.locator('input[aria-hidden]');
    const field = page.getByRole('group', { name: 'Table for four at' });
    const expectNoTabStop = async () => {
      await openByKeyboard(page);
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        await expect(focusedTime(page)).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await openScene(page, 'EveningFromMidnight');
    await expectNoTabStop();

    await openScene(page, 'Evening');
    await openByKeyboard(page);
    await expect(focusedTime(page)).toHaveText('19:30');
    await page.keyboard.press('Escape');
    // A popup that is still closing keeps its reference date.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(text).toHaveValue('');
    await openByKeyboard(page);
    await expect(focusedTime(page)).toHaveText('18:00');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('1810');
    await expect(text).toHaveValue('18:10');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoTabStop();
    await page.getByRole('spinbutton', { name: 'Minutes' }).click();
    await page.keyboard.press('ArrowUp');
    await expect(text).toHaveValue('18:30');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await openByKeyboard(page);
    await expect(focusedTime(page)).toHaveText('18:30');
  },
);

proves(
  [
    '| Button | <kbd>Enter</kbd> <kbd>Space</kbd> | Opens the popup |',
    '| Column, list | <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Home</kbd> <kbd>End</kbd> | The previous, next, first, or last choice |',
    '| Column, list | <kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five choices up or down |',
    '| Column, list | <kbd>Enter</kbd> | Selects the choice. In a column, moves to the next column |',
  ],
  async (page) => {
    const text = page.locator('input[aria-hidden]');
    await openScene(page, 'Closed');
    for (const key of ['Enter', 'Space']) {
      await openByKeyboard(page, key);
      await expect(focusedTime(page)).toHaveText('09');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await openScene(page, 'Evening');
    await openByKeyboard(page);
    for (const [key, expected] of [
      ['ArrowDown', '20:00'],
      ['ArrowUp', '19:30'],
      ['PageUp', '18:00'],
      ['PageDown', '20:30'],
      ['End', '21:30'],
      ['Home', '18:00'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focusedTime(page)).toHaveText(expected);
    }
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('18:00');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(focusedTime(page)).toHaveText('18:00');
  },
);
