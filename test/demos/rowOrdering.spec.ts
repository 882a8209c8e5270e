import { expect } from '@playwright/test';
import { type OpenDemo, testDemos } from './demo';

/** Drags a row by its handle with the mouse. */
async function drag({ page }: OpenDemo, id: string, target: string): Promise<void> {
  const handle = (row: string) =>
    page.locator(`[role="row"][data-id="${row}"] [data-field="__reorder__"]`);
  await handle(id).locator('[draggable="true"]').waitFor();
  await handle(id).dragTo(handle(target), { steps: 8 });
}

const SAVED = 'Saved';
const NOT_SAVED = 'The new order is not saved.';

testDemos([
  {
    demo: 'row-ordering/SaveOrder',
    data: 'route:route',
    cases: {
      'two answers in the wrong order': async (demo) => {
        await drag(demo, 'S1', 'S3');
        const stored = await demo.column('name');
        await demo.page.getByLabel('Server is down').check();
        await drag(demo, 'S4', 'S2');
        await demo.answers.giveNewestFirst();
        await expect(demo.page.getByText(NOT_SAVED)).toBeVisible();
        await demo.page.getByRole('button', { name: 'Undo' }).click();
        expect(await demo.column('name')).toEqual(stored);
      },
      'a refusal': async (demo) => {
        await demo.page.getByLabel('Server is down').check();
        await drag(demo, 'S1', 'S3');
        const wanted = await demo.column('name');
        await demo.answers.give();
        await expect(demo.page.getByText(NOT_SAVED)).toBeVisible();
        await demo.page.getByLabel('Server is down').uncheck();
        await demo.page.getByRole('button', { name: 'Try again' }).click();
        await demo.answers.give();
        await expect(demo.page.getByText(SAVED, { exact: true })).toBeVisible();
        expect(await demo.column('name')).toEqual(wanted);
      },
      'a second action while one is pending': async (demo) => {
        await drag(demo, 'S1', 'S3');
        await drag(demo, 'S4', 'S2');
        await demo.answers.give();
        await demo.answers.expectPending(1);
        await expect(demo.page.getByText('Saving…')).toBeVisible();
        await demo.answers.give();
        await expect(demo.page.getByText(SAVED, { exact: true })).toBeVisible();
      },
      'a filter and a sort': async (demo) => {
        await demo.filter('Stop', 'o');
        await drag(demo, 'S1', 'S4');
        await demo.answers.give();
        await expect(demo.page.getByText(SAVED, { exact: true })).toBeVisible();
        expect(await demo.column('name')).toEqual([
          'Primary school',
          'Depot Street 4',
          'Harbor office',
        ]);
      },
    },
  },
  {
    demo: 'row-ordering/MoveByKeyboard',
    data: 'speakers:speakers',
    cases: {
      'a filter and a sort': async (demo) => {
        await demo.filter('Topic', 'e');
        await demo.cell('Rafael Lima', 'topic').click();
        await demo.page.keyboard.press('Alt+ArrowDown');
        await expect.poll(() => demo.column('topic')).toEqual(['Wetlands', 'Marshes', 'Reefs']);
        await demo.page.getByRole('menuitem', { name: 'Move Rafael Lima up' }).click();
        await expect.poll(() => demo.column('topic')).toEqual(['Wetlands', 'Reefs', 'Marshes']);
      },
      'keyboard alone': async (demo) => {
        await demo.tabTo(demo.page.getByRole('columnheader').first());
        await demo.page.keyboard.press('ArrowDown');
        await demo.page.keyboard.press('Alt+ArrowDown');
        await demo.page.keyboard.press('Alt+ArrowDown');
        await expect(demo.page.getByText('Hanna Olsen speaks at position 3 of 4.')).toBeVisible();
        await expect(demo.cell('Hanna Olsen', '__reorder__')).toBeFocused();
      },
    },
  },
]);
