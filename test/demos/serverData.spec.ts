import { expect } from '@playwright/test';
import { testDemos } from './demo';

testDemos([
  {
    demo: 'server-side-data/recipes/AddAndDelete',
    cases: {
      'a refusal': async ({ page, answers, cell }) => {
        await answers.give();
        await page.getByRole('menuitem', { name: 'Delete Violin 305' }).click();
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('handed out by the director');
        await expect(cell(305, 'thing')).toHaveText('Violin');
      },
      'a second action while one is pending': async ({ page, answers, cell }) => {
        await answers.give();
        await page.getByRole('menuitem', { name: 'Delete Umbrella 301' }).click();
        await expect(page.getByRole('menuitem', { name: 'Delete Umbrella 301' })).toBeDisabled();
        await answers.give();
        // The row is still on screen until the new rows arrive.
        await answers.expectPending(1);
        await expect(page.getByRole('button', { name: 'Add an oboe' })).toBeDisabled();
        await answers.give();
        await expect(cell(301, 'thing')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Add an oboe' })).toBeEnabled();
      },
      'a page change': async ({ page, answers, column }) => {
        await answers.give();
        for (let turns = 5; turns > 0; turns -= 1) {
          await page.getByRole('button', { name: 'Go to next page' }).click();
          await answers.give();
        }
        await expect.poll(() => column('thing')).toHaveLength(1);
        await page.getByRole('menuitem', { name: /^Delete / }).click();
        await answers.giveNewestFirst();
        await expect.poll(() => column('thing')).toHaveLength(5);
        await expect(page.getByText('21–25 of 25')).toBeVisible();
      },
    },
  },
  {
    demo: 'server-side-data/recipes/ExportAllRows',
    cases: {
      'a second action while one is pending': async ({ page, answers }) => {
        await answers.give();
        await expect(page.getByText('1–5 of 26')).toBeVisible();
        await page.getByRole('button', { name: 'Export all rows' }).click();
        await expect(page.getByRole('button', { name: 'Export all rows' })).toBeDisabled();
        const download = page.waitForEvent('download');
        await answers.give();
        expect((await download).suggestedFilename()).toBe('lost-and-found.csv');
        await expect(page.getByRole('button', { name: 'Export all rows' })).toBeEnabled();
      },
      'an empty list': async ({ page, answers }) => {
        // Nothing has arrived yet.
        await page.getByRole('button', { name: 'Export all rows' }).click();
        await answers.giveNewestFirst();
        await expect(page.getByRole('status')).not.toContainText('undefined');
      },
    },
  },
  {
    demo: 'server-side-data/recipes/AbortRequests',
    cases: {
      'a page change': async ({ page, answers, cell }) => {
        await answers.give();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await answers.giveNewestFirst();
        await expect(cell(311, 'thing')).toBeVisible();
        await expect(page.getByRole('status')).toContainText('rows 10–14 arrived');
      },
    },
  },
  {
    demo: 'filtering/server-side/FilterRetry',
    cases: {
      'two answers in the wrong order': async ({ page, answers }) => {
        await answers.expectPending(1);
        await page.getByLabel('The server is down').check();
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        await page.getByPlaceholder('Filter value').fill('heron');
        await answers.expectPending(2);
        await page.keyboard.press('Escape');
        await answers.giveNewestFirst();
        await expect(page.getByText('The server didn’t answer.')).toBeVisible();
      },
    },
  },
  {
    demo: 'server-side-data/aggregation/ServerFunctions',
    cases: {
      'two answers in the wrong order': async ({ page, answers }) => {
        await answers.expectPending(1);
        await page.getByLabel('Let requests fail').check();
        await page.getByRole('button', { name: 'Means' }).click();
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(page.getByRole('alert')).toContainText('The bakery does not answer.');
      },
    },
  },
  {
    demo: 'server-side-data/tree-data/TreeErrors',
    cases: {
      'a refusal': async ({ page, answers, cell }) => {
        await answers.give();
        await page.getByLabel('Let requests fail').check();
        for (const place of ['Rock garden', 'Palm house']) {
          await cell(place, '__tree_data_group__').getByRole('button').click();
          await answers.giveNewestFirst();
          await expect(page.getByRole('alert')).toContainText(place);
        }
        await page.getByLabel('Let requests fail').uncheck();
        await page.getByRole('button', { name: 'Try again' }).click();
        await answers.giveNewestFirst();
        await expect(cell('Palm house/East wing', 'plants')).toBeVisible();
        await expect(cell('Rock garden/Alps', 'plants')).toBeVisible();
        await expect(page.getByRole('alert')).toContainText('The gardeners answer.');
      },
    },
  },
  {
    demo: 'server-side-data/row-grouping/GroupErrors',
    cases: {
      'a refusal': async ({ page, answers, cell }) => {
        await answers.give();
        await page.getByLabel('Let requests fail').check();
        await cell('Salt', '__row_group_by_columns_group__').getByRole('button').click();
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('Open Salt again.');
        await page.getByLabel('Let requests fail').uncheck();
        // Another group arrives. Unless this one came with it, it is still missing.
        await cell('Seagulls', '__row_group_by_columns_group__').getByRole('button').click();
        await answers.giveNewestFirst();
        await expect(cell('show-1', 'tickets')).toBeVisible();
        const hasSalt = await cell('show-2', 'tickets').isVisible();
        await expect(page.getByRole('alert')).toContainText(
          hasSalt ? 'answers' : 'Open Salt again.',
        );
      },
    },
  },
  {
    demo: 'server-side-data/row-grouping/ChooseGroups',
    cases: {
      'two answers in the wrong order': async ({ page, answers, column }) => {
        await answers.expectPending(1);
        await page.getByRole('button', { name: 'Month' }).click();
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect.poll(() => column('__row_group_by_columns_group__')).toHaveLength(3);
        await expect(page.getByRole('gridcell', { name: /Old Brewery/ })).toBeVisible();
      },
    },
  },
  {
    demo: 'pagination/ServerPagination',
    cases: {
      'two answers in the wrong order': async ({ page, answers, cell, column }) => {
        await answers.give();
        await expect(cell(1, 'title')).toBeVisible();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect(cell(11, 'title')).toBeVisible();
        expect(await column('title')).toHaveLength(5);
      },
    },
  },
  {
    demo: 'pagination/UnknownRowCount',
    cases: {
      'keyboard alone': async ({ page, answers, cell }) => {
        const next = page.getByRole('button', { name: 'Go to next page' });
        await answers.give();
        await expect(cell(1, 'title')).toBeVisible();
        await next.focus();
        for (const first of [6, 11, 16, 21]) {
          await page.keyboard.press('Enter');
          // A second key while the page loads skips no page.
          await page.keyboard.press('Enter');
          await answers.expectPending(1);
          await expect(next).toBeFocused();
          await answers.give();
          await expect(cell(first, 'title')).toBeVisible();
          await expect(next).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await answers.expectPending(0);
        await expect(page.getByText('21–23 of 23')).toBeVisible();
        await expect(next).toBeFocused();
      },
    },
  },
  {
    demo: 'master-detail/LoadOnOpen',
    cases: {
      'a refusal': async ({ page, answers, cell }) => {
        await answers.give();
        await cell('P-302', '__detail_panel_toggle__').getByRole('button').click();
        await answers.give();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('group', { name: 'Stops of P-302' })).toBeFocused();
        await answers.give();
        await expect(page.getByText('Mon 15:30: Handed in, Lyon')).toBeVisible();
      },
      'a second action while one is pending': async ({ page, answers, cell }) => {
        const toggle = cell('P-303', '__detail_panel_toggle__').getByRole('button');
        await answers.expectPending(1);
        await toggle.click();
        await toggle.click();
        await answers.expectPending(1);
        await answers.give();
        await expect(page.getByText('Mon 04:05: On the road')).toBeVisible();
        await toggle.click();
        await toggle.click();
        await expect(page.getByText('Mon 04:05: On the road')).toBeVisible();
        await answers.expectPending(0);
      },
    },
  },
  {
    demo: 'sorting/ServerSorting',
    cases: {
      'two answers in the wrong order': async ({ page, answers, column }) => {
        await answers.give();
        await page.getByRole('columnheader', { name: 'Bottles' }).click();
        await page.getByRole('columnheader', { name: 'Bottles' }).click();
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect.poll(() => column('bottles')).toEqual(['42', '31', '26', '18', '7']);
      },
    },
  },
  {
    demo: 'filtering/ServerFiltering',
    cases: {
      'two answers in the wrong order': async ({ page, answers, column }) => {
        await answers.expectPending(1);
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        await page.getByPlaceholder('Filter value').fill('olive');
        await answers.expectPending(2);
        await answers.giveNewestFirst();
        await expect.poll(() => column('name')).toEqual(['Olive tree']);
      },
      'an empty list': async ({ page, answers }) => {
        await answers.give();
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        await page.getByPlaceholder('Filter value').fill('xyz');
        await answers.give();
        await expect(page.getByText('No plant matches')).toBeVisible();
      },
    },
  },
]);
