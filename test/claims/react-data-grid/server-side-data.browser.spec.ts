import { proves, expect, openScene, type Page } from '../browser';

const cell = (page: Page, field: string) => page.locator(`[data-id="1"] [data-field="${field}"]`);
const saves = (page: Page) => page.getByRole('list', { name: 'Saves' }).getByRole('listitem');
const endSave = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('end-save')));

/** Saves a first cell with Enter, and leaves the save pending. */
async function saveName(page: Page): Promise<void> {
  await cell(page, 'name').dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('new');
  await page.keyboard.press('Enter');
  await expect(saves(page)).toHaveText(['new, ']);
}

proves(
  [
    'If users save a cell with <kbd>Enter</kbd> and edit a second cell meanwhile, the grid moves the focus when the first save ends.',
    'The second edit then ends early, and the grid saves the text typed so far.',
  ],
  async (page) => {
    await openScene(page, 'SecondEdit');
    await saveName(page);
    await cell(page, 'note').dblclick();
    await page.keyboard.type('ha');
    await expect(cell(page, 'note').getByRole('textbox')).toHaveValue('ha');
    await endSave(page);
    await expect(saves(page)).toHaveText(['new, ', /, ha$/]);
    await expect(cell(page, 'note').getByRole('textbox')).not.toBeFocused();
  },
);

proves(
  'To avoid this, return `false` from `isCellEditable` while a save is running.',
  async (page) => {
    await openScene(page, 'OneEditAtATime');
    await saveName(page);
    await cell(page, 'note').dblclick();
    await page.keyboard.type('ha');
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await endSave(page);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await cell(page, 'note').dblclick();
    await page.keyboard.type('later');
    await page.keyboard.press('Enter');
    await expect(saves(page)).toHaveText(['new, ', 'new, later']);
  },
);
