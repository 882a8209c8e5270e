import { expect } from '@playwright/test';
import { testDemos } from './demo';

testDemos([
  {
    demo: 'row-updates/RefreshFromServer',
    cases: {
      'a refusal': async ({ page, answers, cell }) => {
        await page.getByLabel('Server is down').check();
        await page.getByRole('button', { name: 'Refresh' }).click();
        await page.getByRole('button', { name: 'Refresh' }).press('Enter');
        await answers.expectPending(1);
        await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('The numbers below are old.');
        await expect(cell('G2', 'free')).toHaveText('57');
        await page.getByLabel('Server is down').uncheck();
        await page.getByRole('button', { name: 'Try again' }).click();
        await answers.give();
        await expect(cell('G2', 'free')).toHaveText('54');
      },
      'a filter and a sort': async ({ page, answers, column, filter }) => {
        await page.getByRole('columnheader', { name: 'Free places' }).click();
        await filter('Garage', 'a');
        await page.getByRole('button', { name: 'Refresh' }).click();
        await answers.give();
        await expect.poll(() => column('free')).toEqual(['40', '54', '96', '100']);
      },
    },
  },
  {
    demo: 'row-updates/SwitchDay',
    cases: {
      'a second action while one is pending': async ({ page, answers, column }) => {
        await page.getByRole('button', { name: 'Saturday' }).click();
        await page.getByRole('button', { name: 'Friday' }).click();
        await page.getByRole('button', { name: 'Saturday' }).click();
        await answers.giveNewestFirst();
        await expect.poll(() => column('band')).toEqual(['Tin Orchard', 'Los Vecinos']);
      },
    },
  },
  {
    demo: 'row-definition/LoadingRows',
    cases: {
      'a second action while one is pending': async ({ page, answers, column }) => {
        await page.getByRole('button', { name: 'Load' }).click();
        await expect(page.getByRole('button', { name: 'Load' })).toBeDisabled();
        await answers.give();
        await expect.poll(() => column('to')).toHaveLength(4);
      },
    },
  },
  {
    demo: 'row-selection/SelectionAcrossPages',
    cases: {
      'two answers in the wrong order': async ({ page, answers, cell }) => {
        await answers.give();
        await cell(1, '__check__').getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await answers.giveNewestFirst();
        await cell(11, '__check__').getByRole('checkbox').check();
        await expect(page.getByText('Invite 2 of 14 members')).toBeVisible();
      },
      'a filter and a sort': async ({ page, answers }) => {
        await answers.give();
        // They would order and filter the rows of this page only.
        await page.getByRole('columnheader', { name: 'Member' }).click();
        await expect(page.getByRole('columnheader', { name: 'Member' })).not.toHaveAttribute(
          'aria-sort',
          'ascending',
        );
      },
      'a page change': async ({ page, answers, cell }) => {
        await answers.give();
        await cell(2, '__check__').getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Go to next page' }).click();
        await answers.give();
        await cell(7, '__check__').getByRole('checkbox').check();
        await expect(page.getByText('Invite 2 of 14 members')).toBeVisible();
        await page.getByRole('button', { name: 'Clear' }).press('Enter');
        await expect(page.getByText('Invite 0 of 14 members')).toBeVisible();
        await expect(cell(7, '__check__').getByRole('checkbox')).not.toBeChecked();
      },
    },
  },
  {
    demo: 'row-recipes/DeleteWithUndo',
    data: 'lostProperty:finds',
    cases: {
      'a filter and a sort': async ({ page, cell, filter }) => {
        await page.getByRole('columnheader', { name: 'Where' }).click();
        await page.getByRole('checkbox', { name: 'Select all rows' }).check();
        await filter('Where', 'Platform');
        await page.getByRole('button', { name: 'Delete selected' }).click();
        await expect(page.getByText('2 rows deleted')).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(cell(1, 'item')).toBeVisible();
      },
      'keyboard alone': async ({ page, cell, tabTo }) => {
        await tabTo(page.getByRole('checkbox', { name: 'Select all rows' }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Delete');
        await expect(page.getByText('1 row deleted')).toBeVisible();
        await expect(cell(1, 'item')).toHaveCount(0);
        await tabTo(page.getByRole('button', { name: 'Undo' }));
        await page.keyboard.press('Enter');
        await expect(cell(1, 'item')).toBeVisible();
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
        await answers.give();
        await expect(page.getByText('Mon 15:30: Handed in, Lyon')).toBeVisible();
      },
      'a second action while one is pending': async ({ page, answers, cell }) => {
        await cell('P-303', '__detail_panel_toggle__').getByRole('button').click();
        await cell('P-303', '__detail_panel_toggle__').getByRole('button').click();
        await answers.giveNewestFirst();
        await expect(page.getByText('Mon 04:05: On the road')).toHaveCount(1);
      },
    },
  },
  {
    demo: 'overlays/LoadWithError',
    cases: {
      'a refusal': async ({ page, answers }) => {
        await answers.give();
        await page.getByRole('button', { name: 'Try again' }).click();
        await answers.give();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.locator('[role="row"][data-id]').first()).toBeVisible();
      },
    },
  },
]);
