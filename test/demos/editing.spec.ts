import { expect } from '@playwright/test';
import { testDemos } from './demo';

const OPEN = /MuiDataGrid-cell--editing/;

testDemos([
  {
    demo: 'editing/SaveEdits',
    data: 'menu:menu',
    cases: {
      'two answers in the wrong order': async ({ page, answers, cell, type }) => {
        await type(1, 'name', 'Bean soup');
        await page.keyboard.press('Enter');
        await type(2, 'price', '15');
        await page.keyboard.press('Enter');
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(cell(1, 'name')).toHaveText('Bean soup');
        await expect(cell(2, 'price')).toHaveText('15');
      },
      'a refusal': async ({ page, answers, cell, type }) => {
        await type(1, 'price', '25');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('Lentil soup was not saved');
        await expect(cell(1, 'price')).toHaveClass(OPEN);
        await page.keyboard.press('Escape');
        await expect(cell(1, 'price')).toHaveText('6.5');
      },
      'a second action while one is pending': async ({ page, answers, cell, type }) => {
        await type(1, 'name', 'Bean soup');
        await page.keyboard.press('Enter');
        await answers.expectPending(1);
        // The new price would be sent together with the old name.
        await cell(1, 'price').dblclick();
        await expect(cell(1, 'price')).not.toHaveClass(OPEN);
        await answers.give();
        await type(1, 'price', '7');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell(1, 'price')).toHaveText('7');
        await expect(cell(1, 'name')).toHaveText('Bean soup');
      },
      'a filter and a sort': async ({ page, answers, column, filter, type }) => {
        await filter('Dish', 'm');
        await page.getByRole('columnheader', { name: 'Price' }).click();
        await type(2, 'price', '2');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect.poll(() => column('price')).toEqual(['2', '7.2']);
      },
      'keyboard alone': async ({ page, answers, cell, tabTo }) => {
        await tabTo(page.getByRole('columnheader', { name: 'Dish' }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.type(' of the day');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell(1, 'name')).toHaveText('Lentil soup of the day');
        await expect(cell(2, 'name')).toBeFocused();
      },
    },
  },
  {
    demo: 'editing/persistence/OptimisticSave',
    data: 'shifts:planned',
    cases: {
      'two answers in the wrong order': async ({ page, answers, cell, type }) => {
        await type(1, 'hours', '12');
        await page.keyboard.press('Enter');
        await type(2, 'hours', '5');
        await page.keyboard.press('Enter');
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(cell(1, 'hours')).toHaveText('12');
        await expect(cell(1, 'status')).toHaveText('Not saved');
        await expect(cell(2, 'hours')).toHaveText('5');
        await expect(cell(2, 'status')).toHaveText('Saved');
        await expect(page.getByRole('status')).toContainText('12 hours are too long');
      },
      'a refusal': async ({ page, answers, cell, type }) => {
        for (const id of [1, 3]) {
          await type(id, 'hours', '12');
          await page.keyboard.press('Enter');
        }
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(page.getByRole('button', { name: /^Save .* again$/ })).toHaveCount(2);
        await type(1, 'hours', '6');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell(1, 'status')).toHaveText('Saved');
        await page.getByRole('button', { name: 'Save Mei Tanaka again' }).click();
        await expect(cell(3, 'status')).toHaveText('Saving…');
        await answers.give();
        await expect(cell(3, 'status')).toHaveText('Not saved');
        await expect(cell(3, 'hours')).toHaveText('12');
      },
      'a second action while one is pending': async ({ page, answers, cell, type }) => {
        await type(1, 'hours', '12');
        await page.keyboard.press('Enter');
        await answers.expectPending(1);
        await type(1, 'hours', '6');
        await page.keyboard.press('Enter');
        await expect(cell(1, 'hours')).toHaveText('6');
        // The second request waits for the first response.
        await answers.expectPending(1);
        await answers.give();
        await answers.expectPending(1);
        await expect(cell(1, 'status')).toHaveText('Saving…');
        await answers.give();
        await expect(cell(1, 'status')).toHaveText('Saved');
        await expect(cell(1, 'hours')).toHaveText('6');
      },
      'null in each field': async ({ page, answers, cell, type }) => {
        await type(1, 'hours', '5');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell(1, 'status')).toHaveText('Saved');
        await type(1, 'hours', '');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell(1, 'status')).toHaveText('Saved');
        await expect(cell(1, 'hours')).toHaveText('');
      },
    },
  },
  {
    demo: 'editing/persistence/RetrySave',
    data: 'meters:meters',
    cases: {
      'a refusal': async ({ page, answers, cell, type }) => {
        await page.getByLabel('Connected to the server').uncheck();
        await type('W-101', 'reading', '500');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(page.getByRole('status')).toContainText('was not saved');
        await page.getByLabel('Connected to the server').check();
        await answers.giveNewestFirst();
        await expect(cell('W-101', 'reading')).toHaveText('500');
        await expect(cell('W-101', 'version')).toHaveText('2');
        await expect(page.getByRole('status')).toContainText('W-101 saved: 500 m³.');
        await expect(page.getByRole('status')).not.toContainText('was not saved');
        await page.getByLabel('Connected to the server').uncheck();
        await type('W-101', 'reading', '600');
        await page.keyboard.press('Enter');
        await type('W-102', 'reading', '700');
        await page.keyboard.press('Enter');
        await answers.giveNewestFirst();
        await expect(page.getByText('The reading of W-101 was not saved')).toBeVisible();
        await expect(page.getByText('The reading of W-102 was not saved')).toBeVisible();
        await cell('W-102', 'reading').getByRole('spinbutton').press('Escape');
        await expect(page.getByText('The reading of W-102 was not saved')).toHaveCount(0);
        await expect(page.getByText('The reading of W-101 was not saved')).toBeVisible();
      },
      'a second action while one is pending': async ({ page, answers, cell, type }) => {
        await type('W-101', 'reading', '500');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await type('W-102', 'reading', '600');
        await page.keyboard.press('Enter');
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(cell('W-101', 'version')).toHaveText('2');
        await expect(cell('W-101', 'reading')).toHaveText('500');
        await expect(cell('W-102', 'reading')).toHaveText('600');
      },
      'null in each field': async ({ page, answers, cell, type }) => {
        await type('W-102', 'reading', '1');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell('W-102', 'reading')).toHaveText('1');
        await type('W-102', 'reading', '');
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(page.getByRole('status')).toContainText('W-102 saved: no reading.');
      },
    },
  },
  {
    demo: 'editing/persistence/ConfirmSave',
    data: 'rooms:rooms',
    cases: {
      'a refusal': async ({ page, cell, type }) => {
        await type(1, 'rate', '900');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Keep 90' }).click();
        await expect(cell(1, 'rate')).toHaveText('90');
      },
      'a second action while one is pending': async ({ page, cell, type }) => {
        await type(1, 'rate', '900');
        // The first click ends the edit and opens the question, under the pointer of the second click.
        await cell(2, 'rate').dblclick({ force: true });
        await page.getByRole('button', { name: 'Change to 900' }).click();
        await expect(cell(1, 'rate')).toHaveText('900');
      },
      'null in each field': async ({ page, cell, type }) => {
        await type(1, 'rate', '120');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).not.toContainText('null');
        await page.getByRole('button', { name: 'Change to 120' }).click();
        await type(1, 'rate', '');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).not.toContainText(/null|undefined| to$/);
        await page.keyboard.press('Escape');
        await expect(cell(1, 'rate')).toHaveText('120');
      },
      'keyboard alone': async ({ page, cell, tabTo }) => {
        await tabTo(page.getByRole('columnheader', { name: 'Room' }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.type('900');
        await page.keyboard.press('Enter');
        await tabTo(page.getByRole('button', { name: 'Change to 900' }));
        await page.keyboard.press('Enter');
        await expect(cell(1, 'rate')).toHaveText('900');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(cell(2, 'rate')).toBeFocused();
      },
    },
  },
  {
    demo: 'editing/persistence/KeepInState',
    cases: {
      'null in each field': async ({ page, type }) => {
        await type(1, 'seedlings', '');
        await page.keyboard.press('Enter');
        await expect(page.getByText('66 seedlings in the greenhouse')).toBeVisible();
      },
      'a filter and a sort': async ({ page, column, filter, type }) => {
        await filter('Plant', 'p');
        await page.getByRole('columnheader', { name: 'Seedlings' }).click();
        await type(2, 'seedlings', '100');
        await page.keyboard.press('Enter');
        await expect.poll(() => column('seedlings')).toEqual(['36', '100']);
        await expect(page.getByText('184 seedlings in the greenhouse')).toBeVisible();
      },
    },
  },
  {
    demo: 'editing/editing-events/ControlledModes',
    cases: {
      'a filter and a sort': async ({ page, cell, filter }) => {
        await page.getByRole('columnheader', { name: 'Counted' }).click();
        await page.getByRole('button', { name: 'Count the next article' }).click();
        await expect(cell(2, 'counted')).toHaveClass(OPEN);
        await page.keyboard.press('Escape');
        await filter('Article', 'Screws');
        await page.getByRole('button', { name: 'Count the next article' }).click();
        await expect(page.locator('.MuiDataGrid-cell--editing')).toHaveCount(1);
      },
      'keyboard alone': async ({ page, cell, tabTo }) => {
        await tabTo(page.getByRole('button', { name: 'Count the next article' }));
        await page.keyboard.press('Enter');
        await page.keyboard.type('7');
        await page.keyboard.press('Enter');
        await expect(cell(2, 'counted')).toHaveText('7');
      },
    },
  },
  {
    demo: 'editing/RowEditing',
    data: 'staff:staff',
    cases: {
      'a filter and a sort': async ({ page, cell, filter }) => {
        await page.getByRole('menuitem', { name: 'Edit Idris Cole' }).click();
        await cell(1, 'name').getByRole('textbox').fill('Ida Cole');
        await filter('Desk', '1.03');
        await page.getByRole('columnheader', { name: 'Desk' }).hover();
        await page.getByRole('button', { name: 'Show filters' }).first().click();
        await page.getByPlaceholder('Filter value').fill('');
        await expect(cell(1, 'name').getByRole('textbox')).toHaveValue('Ida Cole');
        await page.keyboard.press('Escape');
        await page.getByRole('menuitem', { name: 'Save Idris Cole' }).click();
        await expect(cell(1, 'name')).toHaveText('Ida Cole');
      },
      'keyboard alone': async ({ page, cell, tabTo }) => {
        await tabTo(page.getByRole('columnheader', { name: 'Name' }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.type('!');
        await page.keyboard.press('Enter');
        await expect(cell(1, 'name')).toHaveText('Idris Cole!');
        await expect(cell(2, 'name')).toBeFocused();
      },
    },
  },
  {
    demo: 'editing/SaveRows',
    data: 'staff:staff',
    cases: {
      'two answers in the wrong order': async ({ page, answers, cell }) => {
        for (const [id, name] of [
          [1, 'Idris Cole'],
          [2, 'Hanna Virtanen'],
        ] as const) {
          await page.getByRole('menuitem', { name: `Edit ${name}` }).click();
          await cell(id, 'desk').getByRole('textbox').fill(`${id}.50`);
          await page.getByRole('menuitem', { name: `Save ${name}` }).click();
        }
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(cell(1, 'desk')).toHaveText('1.50');
        await expect(cell(2, 'desk')).toHaveText('2.50');
        await expect(page.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
      },
      'a refusal': async ({ page, answers, cell }) => {
        await page.getByRole('menuitem', { name: 'Edit Idris Cole' }).click();
        await cell(1, 'name').getByRole('textbox').fill('Ida Cole');
        await cell(1, 'desk').getByRole('textbox').fill('3.01');
        // Pressed right after the last key, although both columns have a check.
        await page.getByRole('menuitem', { name: 'Save Idris Cole' }).click();
        await answers.give();
        await expect(page.getByRole('tooltip')).toHaveText('The third floor is closed.');
        await expect(page.getByRole('alert')).toContainText('Not saved');
        const desk = cell(1, 'desk').getByRole('textbox', { name: 'Desk' });
        await expect(desk).toHaveValue('3.01');
        await expect(desk).toHaveAttribute('aria-invalid', 'true');
        await expect(cell(1, 'name').getByRole('textbox')).toHaveValue('Ida Cole');
        await desk.fill('2.01');
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        await page.getByRole('menuitem', { name: 'Save Idris Cole' }).click();
        await answers.give();
        await expect(cell(1, 'desk')).toHaveText('2.01');
        await expect(cell(1, 'name')).toHaveText('Ida Cole');
        await page.getByRole('menuitem', { name: 'Edit Ida Cole' }).click();
        await cell(1, 'name').getByRole('textbox').fill('');
        await page.getByRole('menuitem', { name: 'Save Ida Cole' }).click();
        await expect(page.getByRole('tooltip')).toHaveText('Required');
        await page.getByRole('menuitem', { name: 'Cancel changes to Ida Cole' }).click();
        await expect(cell(1, 'name')).toHaveText('Ida Cole');
      },
      'a second action while one is pending': async ({ page, answers, cell }) => {
        await page.getByRole('menuitem', { name: 'Edit Idris Cole' }).click();
        await cell(1, 'desk').getByRole('textbox').fill('3.01');
        const save = page.getByRole('menuitem', { name: 'Save Idris Cole' });
        await save.click();
        await answers.expectPending(1);
        await expect(save).toHaveAttribute('aria-disabled', 'true');
        await save.click({ force: true });
        await cell(1, 'desk').getByRole('textbox').press('9');
        await cell(1, 'desk').getByRole('textbox').press('Escape');
        await cell(1, 'desk').getByRole('textbox').press('Enter');
        await page
          .getByRole('menuitem', { name: 'Cancel changes to Idris Cole' })
          .click({ force: true });
        await answers.expectPending(1);
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('Not saved');
        await expect(cell(1, 'desk').getByRole('textbox')).toHaveValue('3.01');
        await expect(save).toHaveAttribute('aria-disabled', 'false');
        await cell(1, 'desk').getByRole('textbox').press('Escape');
        await expect(cell(1, 'desk')).toHaveText('2.14');
      },
      'a filter and a sort': async ({ page, answers, cell, filter }) => {
        await page.getByRole('columnheader', { name: 'Name' }).click();
        await filter('Desk', '2.');
        await page.getByRole('menuitem', { name: 'Edit Idris Cole' }).click();
        await cell(1, 'desk').getByRole('textbox').fill('2.99');
        await page.getByRole('menuitem', { name: 'Save Idris Cole' }).click();
        await answers.give();
        await expect(cell(1, 'desk')).toHaveText('2.99');
      },
      'keyboard alone': async ({ page, answers, cell, tabTo }) => {
        await tabTo(page.getByRole('columnheader', { name: 'Name' }));
        await page.keyboard.press('ArrowDown');
        // Opens the row with a character: the checks run without `otherFieldsProps`.
        await page.keyboard.type('Ida');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('menuitem', { name: 'Save Idris Cole' })).toBeFocused();
        await page.keyboard.press('Enter');
        await answers.expectPending(1);
        await page.keyboard.press('Enter');
        await answers.give();
        await expect(cell(1, 'name')).toHaveText('Ida');
        await expect(page.getByRole('menuitem', { name: 'Edit Ida' })).toBeFocused();
        // Nothing changed, so nothing is sent.
        await page.keyboard.press('Enter');
        await expect(cell(1, 'name').getByRole('textbox')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(cell(1, 'name').getByRole('textbox')).toHaveCount(0);
        await answers.expectPending(0);
      },
    },
  },
]);
