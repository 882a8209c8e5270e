import { expect, type Locator } from '@playwright/test';
import { type OpenDemo, testDemos } from './demo';

const OPEN = /MuiDataGrid-cell--editing/;

/** Moves to a cell with the keys and opens it with Enter. */
async function openByKeys({ page, tabTo }: OpenDemo, target: Locator): Promise<void> {
  await tabTo(page.getByRole('columnheader').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(target).toHaveClass(OPEN);
}

testDemos([
  {
    demo: 'editing/custom-edit-component/SliderEdit',
    cases: {
      'keyboard alone': async (demo) => {
        const cell = demo.cell(1, 'brightness');
        await openByKeys(demo, cell);
        await demo.page.keyboard.press('ArrowRight');
        await demo.page.keyboard.press('Enter');
        await expect(cell).toHaveText('81');
        // Enter saved the value and moved the focus one row down.
        await demo.page.keyboard.press('ArrowUp');
        await expect(cell).toBeFocused();
        await demo.page.keyboard.press('Delete');
        await expect(cell).toHaveClass(OPEN);
        await demo.page.keyboard.press('Enter');
        await expect(cell).toHaveText('81');
      },
    },
  },
  {
    demo: 'editing/custom-edit-component/SearchableSelect',
    data: 'books:rows',
    cases: {
      'null in each field': async ({ page, cell }) => {
        await cell(1, 'shelf').dblclick();
        await page.getByRole('combobox').fill('mus');
        await page.getByRole('option', { name: 'Music' }).click();
        await page.keyboard.press('Enter');
        await expect(cell(1, 'shelf')).toHaveText('Music');
      },
      'keyboard alone': async (demo) => {
        const cell = demo.cell(1, 'shelf');
        await openByKeys(demo, cell);
        await demo.page.keyboard.press('Control+a');
        await demo.page.keyboard.type('mus');
        await demo.page.getByRole('option', { name: 'Music' }).waitFor();
        await demo.page.keyboard.press('Enter');
        if (await cell.getByRole('combobox').isVisible()) {
          await demo.page.keyboard.press('Enter');
        }
        await expect(cell).toHaveText('Music');
      },
    },
  },
  {
    demo: 'editing/custom-edit-component/SaveOnChoice',
    cases: {
      'keyboard alone': async (demo) => {
        const cell = demo.cell(1, 'shirt');
        await openByKeys(demo, cell);
        await demo.page.getByRole('option', { name: 'L', exact: true }).waitFor();
        await demo.page.keyboard.press('ArrowDown');
        await demo.page.keyboard.press('Enter');
        await expect(cell).toHaveText('L');
        await expect(cell).not.toHaveClass(OPEN);
      },
    },
  },
  {
    demo: 'editing/custom-edit-component/LongNotes',
    data: 'visits:rows',
    cases: {
      'null in each field': async ({ page, cell }) => {
        await cell(1, 'notes').dblclick();
        await page.getByRole('textbox').fill('Fine.');
        await page.keyboard.press('Enter');
        await expect(cell(1, 'notes')).toHaveText('Fine.');
      },
      'keyboard alone': async (demo) => {
        const cell = demo.cell(1, 'notes');
        await openByKeys(demo, cell);
        await demo.page.keyboard.press('Shift+Enter');
        await demo.page.keyboard.type('Come back in May.');
        await demo.page.keyboard.press('Enter');
        await expect(cell).toContainText('Come back in May.');
      },
    },
  },
  {
    demo: 'custom-columns/RatingColumn',
    data: 'jobs:jobs',
    cases: {
      'null in each field': async ({ page, cell }) => {
        await cell(1, 'rating').dblclick({ position: { x: 150, y: 10 } });
        await expect(cell(1, 'rating')).toHaveClass(OPEN);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(cell(1, 'rating').getByRole('img')).toHaveAccessibleName('1 Star');
      },
      'keyboard alone': async (demo) => {
        const cell = demo.cell(1, 'rating');
        const before = await cell.getByRole('img').getAttribute('aria-label');
        await openByKeys(demo, cell);
        await demo.page.keyboard.press('ArrowLeft');
        await demo.page.keyboard.press('Enter');
        await expect(cell.getByRole('img')).not.toHaveAccessibleName(before ?? '');
        const after = await cell.getByRole('img').getAttribute('aria-label');
        await demo.page.keyboard.press('ArrowUp');
        // A letter opens the stars, which have no text to replace.
        await demo.page.keyboard.press('a');
        await demo.page.keyboard.press('Enter');
        await expect(cell.getByRole('img')).toHaveAccessibleName(after ?? '');
      },
    },
  },
  {
    demo: 'recipes-editing/DatePickerColumn',
    data: 'concerts:rows',
    cases: {
      'keyboard alone': async (demo) => {
        const cell = demo.cell(1, 'date');
        await openByKeys(demo, cell);
        await demo.page.keyboard.type('07');
        await demo.page.keyboard.press('Enter');
        await expect(cell).toHaveText('7/12/2026');
      },
    },
  },
]);
