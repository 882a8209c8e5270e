import { proves, expect, openScene } from '../../browser';

proves(
  [
    'A date field stores midnight in **UTC** of the picked day.',
    'Send `value.toISOString().slice(0, 10)`, so that the day stays the same in each time zone.',
    'A field with a time stores the moment that the user means in their own time zone.',
    'Send the whole `toISOString()`, which names this moment in UTC.',
  ],
  async (page) => {
    const session = await page.context().newCDPSession(page);
    for (const [timezoneId, moment] of [
      ['America/New_York', '2026-03-16T13:30:00.000Z'],
      ['Asia/Tokyo', '2026-03-16T00:30:00.000Z'],
    ] as const) {
      await session.send('Emulation.setTimezoneOverride', { timezoneId });
      for (const [scene, typed, sent] of [
        ['Day', '2026-03-16', '2026-03-16T00:00:00.000Z'],
        ['Time', '2026-03-16T09:30', moment],
      ] as const) {
        await openScene(page, scene);
        await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByLabel('Value').fill(typed);
        await expect(page.locator('output')).toHaveText(`"${sent}"`);
      }
    }
  },
);

proves(
  'With [lazy loading](/x/react-data-grid/server-side-data/lazy-loading/), the rows stay.',
  async (page) => {
    await openScene(page, 'Lazy');
    await expect(page.getByRole('gridcell', { name: 'Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Filter names' }).click();
    await expect(page.locator('output')).toHaveText('The server is down.');
    await expect(page.getByRole('gridcell', { name: 'Ada' })).toBeVisible();
  },
);
