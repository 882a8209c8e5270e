import { proves, expect, openScene } from '../../browser';

proves('| `pasteKeyDown` | <kbd>Ctrl</kbd>+<kbd>V</kbd> | the pasted text |', async (page) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScene(page, 'EditLog');
  await page.evaluate(() => navigator.clipboard.writeText('Plum cake'));
  await page.getByRole('gridcell', { name: 'Lemon tart' }).click();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('textbox')).toHaveValue('Plum cake');
  await expect(page.getByText('onCellEditStart: cake, pasteKeyDown')).toBeVisible();
});
