import { proves, expect, openScene } from '../browser';

proves(
  'With a check, users who press <kbd>Enter</kbd> within 200 ms of the last key have to press it twice.',
  async (page) => {
    await openScene(page, 'ValidateCell');
    await page.getByRole('gridcell', { name: '380' }).dblclick();
    const input = page.getByRole('spinbutton');
    await input.fill('400');
    await page.keyboard.press('Enter');
    await expect(input).toBeVisible();
    await page.waitForTimeout(100);
    await expect(input).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: '400' })).toBeVisible();
  },
);

proves(
  'If they click a Save button, the row stays open, although `rowModesModel` says `view`.',
  async (page) => {
    await openScene(page, 'CheckedRow');
    const input = page.getByRole('textbox');
    await page.getByRole('gridcell', { name: 'Ada' }).dblclick();
    await input.fill('Zoe');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toHaveText('view');
    await expect(page.getByText('Saved 0 times')).toBeVisible();
    await expect(input).toHaveValue('Zoe');
  },
);

proves('To avoid both, use an input with `debounceMs={0}`.', async (page) => {
  await openScene(page, 'CheckedRowWithoutDelay');
  const input = page.getByRole('textbox');
  await page.getByRole('gridcell', { name: 'Ada' }).dblclick();
  await input.fill('Zoe');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved 1 times')).toBeVisible();
  await expect(input).toHaveCount(0);
  await page.getByRole('gridcell', { name: 'Zoe' }).dblclick();
  await input.fill('Ben');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved 2 times')).toBeVisible();
});

proves(
  'In Community and Pro, <kbd>Ctrl</kbd>+<kbd>V</kbd> empties the cell and opens it, and the text of the clipboard appears in the input.',
  async (page) => {
    for (const scene of ['CommunityGrid', 'ProGrid']) {
      await openScene(page, scene);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText('pasted'));
      await page.getByRole('gridcell', { name: 'Ada' }).click();
      await page.keyboard.press('Control+V');
      await expect(page.getByRole('textbox')).toHaveValue('pasted');
    }
  },
);
