import { expect, openScene, type Page, proves } from '../../browser';

const cell = (page: Page, id: number) => page.locator(`[data-id="${id}"] [data-field="name"]`);
const saves = (page: Page) => page.getByRole('list', { name: 'Saves' }).getByRole('listitem');

/** Saves row 1 with a key, types into row 3 before and after the response, and presses Enter. */
async function typeDuringSave(page: Page, scene: string, key: string): Promise<void> {
  await openScene(page, scene);
  await cell(page, 1).dblclick();
  await page.keyboard.type('a');
  await page.keyboard.press(key);
  await expect(saves(page)).toHaveText(['1: a']);
  await cell(page, 3).dblclick();
  await page.keyboard.type('be');
  await expect(cell(page, 3).getByRole('textbox')).toHaveValue('be');
  await page.evaluate(() => window.dispatchEvent(new Event('end-save')));
  await expect(cell(page, 1)).toHaveText('a');
  await page.keyboard.type('fore');
  await page.keyboard.press('Enter');
}

proves(
  [
    '<kbd>Enter</kbd> and <kbd>Tab</kbd> move the focus only when the promise settles.',
    'If users are already editing another cell, the focus moves away: that edit ends early, and the rest of their text goes into a third cell.',
  ],
  async (page) => {
    await typeDuringSave(page, 'FocusMoves', 'Enter');
    await expect(saves(page)).toHaveText(['1: a', '3: be', '2: fore']);
  },
);

proves(
  'If your saves take longer than a moment, [save in the background](#save-in-the-background), or leave the focus where it is:',
  async (page) => {
    for (const key of ['Enter', 'Tab', 'Shift+Tab']) {
      await typeDuringSave(page, 'FocusStays', key);
      await expect(saves(page)).toHaveText(['1: a', '3: before']);
    }
  },
);

proves(
  [
    'After a refusal, a click outside the cell retries only while the cell has the focus.',
    'If the retry is refused too, users click into the cell and press <kbd>Enter</kbd>.',
  ],
  async (page) => {
    await openScene(page, 'RefusedSave');
    const tries = page.getByRole('status');
    const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
    await cell(page, 1).dblclick();
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expect(tries).toHaveText('1');
    await elsewhere.click();
    await expect(tries).toHaveText('2');
    await expect(elsewhere).toBeFocused();
    await elsewhere.click();
    await cell(page, 1).getByRole('textbox').click();
    await expect(cell(page, 1).getByRole('textbox')).toBeFocused();
    await expect(tries).toHaveText('2');
    await page.keyboard.press('Enter');
    await expect(tries).toHaveText('3');
  },
);
