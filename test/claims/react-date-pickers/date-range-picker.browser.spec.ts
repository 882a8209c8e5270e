import { proves, expect, openScene, type Page } from '../browser';

const drag = async (page: Page, from: string, to: string) => {
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();
  await day(from).dragTo(day(to));
};

proves(
  [
    'Once a range has a start and an end, users can drag either date to another enabled day.',
    'To turn this off, set `disableDragEditing`.',
  ],
  async (page) => {
    await openScene(page, 'Dragging');
    const value = page.locator('output');
    await expect(value).toHaveText('03-10 03-13');
    await drag(page, '13', '20');
    await expect(value).toHaveText('03-10 03-20');
    await drag(page, '10', '16');
    await expect(value).toHaveText('03-16 03-20');
    await drag(page, '16', '25');
    await expect(value).toHaveText('03-20 03-25');
    await openScene(page, 'NoDragging');
    await drag(page, '13', '20');
    await expect(value).toHaveText('03-10 03-13');
  },
);

proves(
  [
    'If a user drags the end on a desktop, the picker accepts the range and closes the popup.',
    'If a user drags the start, the popup stays open and nothing is accepted.',
    'If one date is dragged past the other, start and end swap.',
    "The date that wasn't dragged can then break a limit, so read the error.",
  ],
  async (page) => {
    const after = async (from: string, to: string, isDisabled = false) => {
      await openScene(page, 'ThreeNights');
      await page.getByRole('button', { name: /^Choose range/ }).click();
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      const day = (name: string) => popup.getByRole('gridcell', { name, exact: true }).first();
      // The popup grows when it opens.
      await day(from).hover();
      await day(from).dragTo(day(to), { force: isDisabled });
      return page.locator('output');
    };
    // A departure is three days after the arrival at least.
    const disabled = await after('16', '12', true);
    await expect(disabled).toHaveText('03-10 03-16');
    await expect(page.getByRole('dialog')).toBeVisible();
    const end = await after('16', '20');
    await expect(end).toHaveText('03-10 03-20, accepted');
    await expect(page.getByRole('dialog')).toBeHidden();
    const start = await after('10', '12');
    await expect(start).toHaveText('03-12 03-16');
    await expect(page.getByRole('dialog')).toBeVisible();
    const endBefore = await after('16', '9');
    await expect(endBefore).toHaveText('03-09 03-10, accepted, null shouldDisableDate');
    const startAfter = await after('10', '18');
    await expect(startAfter).toHaveText('03-16 03-18, null shouldDisableDate');
  },
);

proves(
  'A popup with two calendars is about 625 px wide, and with three about 940 px.',
  async (page) => {
    for (const [scene, width] of [
      ['Dragging', 625],
      ['ThreeCalendars', 940],
    ] as const) {
      await openScene(page, scene);
      const popup = page.getByRole('dialog').locator('.MuiPickersLayout-root');
      // It grows when it opens.
      await expect
        .poll(async () => Math.abs(((await popup.boundingBox())?.width ?? 0) - width))
        .toBeLessThan(6);
    }
  },
);

proves("| The user closes the popup with the field's button | Doesn't run |", async (page) => {
  await openScene(page, 'Closed');
  const button = page.getByLabel(/^Choose range/);
  const calls = page.locator('output');
  const choose = async () => {
    await button.click();
    await page.getByRole('gridcell', { name: '12', exact: true }).first().click();
  };
  await choose();
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(calls).toHaveText('onChange 03-12 null, onClose');
  await openScene(page, 'Closed');
  await choose();
  await page.mouse.click(900, 780);
  await expect(calls).toHaveText('onChange 03-12 null, onAccept 03-12 null, onClose');
});
