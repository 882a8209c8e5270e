import { expect } from '@playwright/test';
import { testDemos } from './demo';

const OPEN = /MuiDataGrid-cell--editing/;

testDemos([
  {
    demo: 'recipes-editing/AddRecord',
    data: 'beekeepers:members',
    cases: {
      'a second action while one is pending': async ({ page, answers, cell }) => {
        await page.getByRole('button', { name: 'Add a beekeeper' }).click();
        await cell('new', 'name').getByRole('textbox').fill('Noor');
        await page.keyboard.press('Enter');
        await answers.expectPending(1);
        await expect(page.getByRole('button', { name: 'Add a beekeeper' })).toBeDisabled();
        await page.keyboard.press('Escape');
        await answers.give();
        await expect(cell('K-3', 'name')).toHaveText('Noor');
        await expect(page.getByRole('status')).toHaveText('3 rows.');
        await expect(page.locator('[role="row"][data-id]')).toHaveCount(3);
      },
      'a filter and a sort': async ({ page, answers, cell, filter }) => {
        await page.getByRole('columnheader', { name: 'Beekeeper' }).click();
        await filter('Beekeeper', 'Ilse');
        await page.getByRole('button', { name: 'Add a beekeeper' }).click();
        await cell('new', 'name').getByRole('textbox').fill('Noor');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell('K-3', 'name')).toHaveText('Noor');
      },
      'keyboard alone': async ({ page, answers, cell, tabTo }) => {
        await tabTo(page.getByRole('button', { name: 'Add a beekeeper' }));
        await page.keyboard.press('Enter');
        await expect(cell('new', 'name').getByRole('textbox')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status')).toContainText('Enter a name');
        await page.keyboard.type('Noor');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell('K-3', 'name')).toHaveText('Noor');
      },
    },
  },
  {
    demo: 'recipes-editing/BatchSave',
    data: 'products:products',
    cases: {
      'a refusal': async ({ page, answers, cell, type }) => {
        await type(1, 'price', '11');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Save 1 changed' }).click();
        await answers.give();
        await expect(page.getByRole('status')).toContainText('Rye bread may cost');
        await expect(cell(1, 'price')).toHaveText('11');
        await page.getByRole('button', { name: 'Discard' }).click();
        await expect(cell(1, 'price')).toHaveText('4.2');
        await expect(page.getByRole('status')).toContainText('All saved.');
      },
      'a second action while one is pending': async ({ page, answers, cell, type }) => {
        await type(1, 'price', '5');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Save 1 changed' }).click();
        await cell(2, 'price').dblclick();
        await expect(cell(2, 'price')).not.toHaveClass(OPEN);
        await expect(page.getByRole('button', { name: 'Discard' })).toBeDisabled();
        await answers.give();
        await expect(page.getByRole('status')).toContainText('All saved.');
      },
      'a filter and a sort': async ({ page, answers, column, filter, type }) => {
        await page.getByRole('columnheader', { name: 'Price' }).click();
        await filter('Product', 'r');
        await type(1, 'price', '0.5');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Save 1 changed' }).click();
        await answers.give();
        await expect(page.getByRole('status')).toContainText('All saved.');
        await expect
          .poll(() => column('product'))
          .toEqual(['Rye bread', 'Sourdough roll', 'Cheese pretzel']);
      },
      'keyboard alone': async ({ page, answers, tabTo }) => {
        await tabTo(page.getByRole('columnheader', { name: 'Product' }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.type(', large');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByRole('button', { name: 'Save 1 changed' })).toBeFocused();
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(page.getByRole('status')).toContainText('All saved.');
      },
    },
  },
  {
    demo: 'recipes-editing/UndoEdits',
    data: 'tramLine:line',
    cases: {
      'a filter and a sort': async ({ page, cell, column, filter, type }) => {
        await page.getByRole('columnheader', { name: 'Minutes' }).click();
        await filter('Stop', 'r');
        await type(1, 'minutes', '20');
        await page.keyboard.press('Enter');
        await expect.poll(() => column('minutes')).toEqual(['4', '9', '20']);
        await page.getByRole('button', { name: /^Undo/ }).click();
        await expect(cell(1, 'minutes')).toHaveText('0');
      },
      'null in each field': async ({ page, type }) => {
        await type(1, 'minutes', '3');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: /^Undo/ })).not.toContainText('null');
      },
      'keyboard alone': async ({ page, cell, tabTo }) => {
        await tabTo(page.getByRole('columnheader', { name: 'Stop' }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.type('!');
        await page.keyboard.press('Enter');
        await expect(cell(1, 'stop')).toHaveText('Harbor!');
        await page.keyboard.press('Control+z');
        await expect(cell(1, 'stop')).toHaveText('Harbor');
      },
    },
  },
]);
