import { proves, expect, openScene, type Page } from '../browser';

const cell = (page: Page, rowIndex: number, field: string) =>
  page.locator(`[data-rowindex="${rowIndex}"] [data-field="${field}"]`);

const textsOf = (page: Page, field: string) =>
  page.locator(`.MuiDataGrid-row [data-field="${field}"]`);

const status = (page: Page) => page.getByRole('status');

async function openWithClipboard(page: Page, scene: string, button?: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScene(page, scene);
  if (button) {
    await copySample(page, button);
  }
}

async function copySample(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: `${button}: done` })).toBeVisible();
}

proves(
  [
    'The grid shows the new values after the server accepts them.',
    'If the server refuses, all rows keep their old values.',
    'While a request is pending, the hook refuses other changes.',
  ],
  async (page) => {
    await openWithClipboard(page, 'SavePaste', 'Copy one below zero');
    const shop = textsOf(page, 'shop');
    await cell(page, 0, 'shop').click();
    await page.keyboard.press('Control+V');
    await expect(status(page)).toContainText('Nothing was saved. Jam');
    await page.waitForTimeout(200);
    await expect(shop).toHaveText(['7', '4', '5']);

    await copySample(page, 'Copy four prices');
    await cell(page, 0, 'shop').click();
    await page.keyboard.press('Control+V');
    await expect(status(page)).toContainText('Saving…');
    await page.keyboard.press('Control+V');
    await expect(status(page)).toContainText('Paste again');
    await expect(shop).toHaveText(['7', '4', '5']);
    await expect(status(page)).toHaveText('Saved with one request. Rows: 2.');
    await expect(shop).toHaveText(['8', '5', '5']);
    await expect(textsOf(page, 'online')).toHaveText(['7', '4', '5']);

    // A cell edit isn't part of a paste.
    await cell(page, 2, 'shop').click();
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Saved with one request. Rows: 1.');
    await expect(shop).toHaveText(['8', '5', '6']);
  },
);

proves(
  'To undo the paste, save the old rows and put them back into the `rows` prop:',
  async (page) => {
    await openWithClipboard(page, 'UndoPaste', 'Copy four prices');
    const shop = textsOf(page, 'shop');
    // Rows first: the status before an action can be the same as the one after it.
    const expectShop = async (texts: readonly string[], message: string) => {
      await expect(shop).toHaveText([...texts]);
      await expect(status(page)).toContainText(message);
    };
    const paste = async (rowIndex: number) => {
      await cell(page, rowIndex, 'shop').click();
      await page.keyboard.press('Control+V');
    };
    await paste(0);
    await expectShop(['8', '5', '5'], 'Pasted. To undo');
    await paste(1);
    await expectShop(['8', '8', '5'], 'Pasted. To undo');
    await page.keyboard.press('Control+Z');
    await expectShop(['8', '5', '5'], 'The paste is undone.');
    await page.getByRole('button', { name: 'Undo the paste' }).click();
    await expectShop(['7', '4', '5'], 'The paste is undone.');
    await expect(textsOf(page, 'online')).toHaveText(['6', '', '5']);

    // An edit ends the history, so that undoing doesn't revert the edit.
    await paste(0);
    await expectShop(['8', '5', '5'], 'Pasted. To undo');
    await cell(page, 0, 'online').click();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(textsOf(page, 'online')).toHaveText(['1', '4', '5']);
    await expect(status(page)).toHaveText('Saved.');
    await page.getByRole('button', { name: 'Undo the paste' }).click();
    await expect(status(page)).toHaveText('There is no paste to undo.');
  },
);

proves(
  'The column also formats its values in this way, so copied cells can be pasted back.',
  async (page) => {
    await openWithClipboard(page, 'ParsePasted', 'Copy two weights');
    const weight = textsOf(page, 'weight');
    await cell(page, 0, 'weight').click();
    await page.keyboard.press('Control+V');
    await expect(weight).toHaveText(['1.240,5', '1.240.500,5', '80,5']);
    await cell(page, 2, 'weight').click();
    await page.keyboard.press('Control+C');
    await cell(page, 0, 'weight').click();
    await page.keyboard.press('Control+V');
    await expect(weight).toHaveText(['80,5', '1.240.500,5', '80,5']);
  },
);

proves(
  'Keep the focused cell before you ask, and restore it with `setCellFocus()` before the promise resolves, as the demo does.',
  async (page) => {
    for (const confirm of ['click', 'keyboard'] as const) {
      await openWithClipboard(page, 'ConfirmPaste', 'Copy four names');
      await cell(page, 0, 'left').click();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Control+V');
      const overwrite = page.getByRole('button', { name: 'Overwrite' });
      await expect(overwrite).toBeVisible();
      if (confirm === 'click') {
        await overwrite.click();
      } else {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(overwrite).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(status(page)).toHaveText('Saved.');
      await expect(textsOf(page, 'left')).toHaveText(['Iris', 'Olga', 'Beatriz']);
      await expect(cell(page, 1, 'left')).toBeFocused();
      // Escape cancels the next paste and leaves the focus in the cell.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Control+V');
      await expect(overwrite).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overwrite).toHaveCount(0);
      await expect(textsOf(page, 'left')).toHaveText(['Iris', 'Olga', 'Beatriz']);
      await expect(cell(page, 0, 'left')).toBeFocused();
    }
  },
);
