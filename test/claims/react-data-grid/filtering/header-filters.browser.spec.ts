import { proves, expect, openScene, type Page } from '../../browser';

const cellOf = (page: Page, field: string) =>
  page.locator(`.MuiDataGrid-columnHeader--filter[data-field="${field}"]`);
const fieldOf = (page: Page, field: string) => cellOf(page, field).locator('input').first();

/** Opens the demo and goes with the keys from the header of the ships' names to its filter. */
async function startAtName(page: Page) {
  await openScene(page, 'FilterRow');
  await page.getByRole('columnheader', { name: 'Ship' }).first().click();
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(page, 'name')).toBeFocused();
}

proves('Narrow columns hide what users type.', async (page) => {
  await openScene(page, 'Widths');
  const hidden = async (field: string) => {
    const input = fieldOf(page, field);
    await input.fill('366.5');
    // The text alone: a field of numbers counts its hidden spin buttons as content.
    return input.evaluate((element: HTMLInputElement) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) {
        throw new Error('This browser draws no text on a canvas.');
      }
      context.font = getComputedStyle(element).font;
      return context.measureText(element.value).width > element.clientWidth;
    });
  };
  expect([await hidden('narrow'), await hidden('wide')]).toEqual([true, false]);
});

proves(
  [
    '| <kbd>Enter</kbd>, or a character | Moves into the field | <kbd>Enter</kbd> moves back to the cell |',
    '| <kbd>Esc</kbd> | | Moves back to the cell and keeps the text |',
  ],
  async (page) => {
    await startAtName(page);
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cellOf(page, 'name')).toBeFocused();
    await page.keyboard.press('n');
    await expect(fieldOf(page, 'name')).toBeFocused();
    await page.keyboard.press('o');
    await page.keyboard.press('Escape');
    await expect(cellOf(page, 'name')).toBeFocused();
    await expect(fieldOf(page, 'name')).toHaveValue('no');
  },
);

proves('| <kbd>Ctrl</kbd>+<kbd>Enter</kbd> | Opens the menu of operators |', async (page) => {
  await startAtName(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem', { name: 'Starts with' })).toBeVisible();
});

proves(
  '| Arrows, <kbd>Home</kbd>, <kbd>End</kbd> | Move between filters and rows | Move in the text |',
  async (page) => {
    await startAtName(page);
    await page.keyboard.press('End');
    await expect(cellOf(page, 'pilot')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cellOf(page, 'due')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cellOf(page, 'name')).toBeFocused();
    await page.keyboard.type('ab');
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('y');
    await expect(fieldOf(page, 'name')).toHaveValue('xayb');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('columnheader', { name: 'Ship' }).first()).toBeFocused();
  },
);

proves(
  [
    '| <kbd>Tab</kbd> | Leaves the row | Moves to another filter, which can be an earlier one |',
    'From a date field, <kbd>Tab</kbd> moves back to the first column.',
    'To reach the next field, press <kbd>Esc</kbd>, <kbd>→</kbd>, <kbd>Enter</kbd>.',
  ],
  async (page) => {
    await startAtName(page);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="columnheader"]') === null),
    ).toBe(true);
    await startAtName(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'meters')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, 'due')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cellOf(page, 'name')).toBeFocused();
    await startAtName(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 'due')).toBeFocused();
  },
);
