import { expect, expectConsole, openScene, type Page, proves } from '../browser';

const cell = (page: Page, id: number) => page.locator(`[data-id="${id}"] [data-field="name"]`);

/** Opens the scene and starts an edit in its first row. */
async function edit(page: Page): Promise<void> {
  await openScene(page, 'RemovedRow');
  await cell(page, 1).dblclick();
}

proves(
  [
    'If an update removes the row that a user is editing, the text is lost and the focus moves to the row at the same position.',
    'The next key then starts an edit in that row.',
  ],
  async (page) => {
    await edit(page);
    await page.keyboard.type('draft');
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('look'));
      return document.body.dataset.edited?.endsWith('draft');
    });
    await page.evaluate(() => window.dispatchEvent(new Event('remove')));
    await expect(cell(page, 1)).toHaveCount(0);
    await expect(cell(page, 2)).toBeFocused();
    await page.keyboard.press('5');
    await expect(cell(page, 2).getByRole('textbox')).toHaveValue('5');
  },
);

proves(
  'If the row is removed while users type, the console shows "No row with id #1 found".',
  async (page) => {
    await edit(page);
    await page.evaluate(() =>
      window.addEventListener(
        'input',
        () => setTimeout(() => window.dispatchEvent(new Event('remove'))),
        { once: true },
      ),
    );
    const error = page.waitForEvent('pageerror');
    await page.keyboard.type('d');
    await error;
    await expect(cell(page, 1)).toHaveCount(0);
    expectConsole(/No row with id #1 found/);
  },
);

proves('Keep the row until its edit ends:', async (page) => {
  for (const [key, saved] of [
    ['Enter', ['1: draft']],
    ['Escape', []],
  ] as const) {
    await openScene(page, 'KeptRow');
    await cell(page, 1).dblclick();
    await page.keyboard.type('draft');
    await page.evaluate(() => window.dispatchEvent(new Event('remove')));
    await expect(cell(page, 1).getByRole('textbox')).toHaveValue(/draft$/);
    await page.keyboard.press(key);
    await expect(cell(page, 1)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Saves' }).getByRole('listitem')).toHaveText([
      ...saved,
    ]);
    await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
  }
});
