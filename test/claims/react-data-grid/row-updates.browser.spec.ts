import { expect, expectConsole, openScene, proves } from '../browser';

proves(
  [
    'If an update removes the row that a user is editing, the text is lost and the focus moves to the row at the same position.',
    'The next key then starts an edit there.',
    'The console shows "No row with id #1 found".',
  ],
  async (page) => {
    const cell = (id: number) => page.locator(`[data-id="${id}"] [data-field="name"]`);
    await openScene(page, 'RemovedRow');
    await cell(1).dblclick();
    await page.keyboard.type('draft');
    await page.evaluate(() => window.dispatchEvent(new Event('remove')));
    await expect(cell(1)).toHaveCount(0);
    await expect(cell(2)).toBeFocused();
    await page.keyboard.press('5');
    await expect(cell(2).getByRole('textbox')).toHaveValue('5');
    expectConsole(/No row with id #1 found/);
  },
);
