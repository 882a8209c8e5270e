import { expect } from '@playwright/test';
import { testDemos } from './demo';

testDemos([
  {
    demo: 'ai-assistant/PromptFromCode',
    data: 'hires:rows',
    cases: {
      'a refusal': async ({ page, answers }) => {
        await page.getByRole('button', { name: 'Who sings best?' }).click();
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('knows the three suggestions only');
        await page.getByRole('button', { name: 'Highest fee first' }).click();
        await answers.give();
        await expect(page.getByRole('alert')).toContainText('Ask a question.');
      },
      'a second action while one is pending': async ({ page, answers, column }) => {
        await page.getByRole('button', { name: 'Highest fee first' }).click();
        await expect(
          page.getByRole('button', { name: 'Halls with more than 200 seats' }),
        ).toBeDisabled();
        await answers.give();
        await expect.poll(async () => (await column('fee'))[0]).toBe('€4,400');
        await page.getByRole('button', { name: 'Halls with more than 200 seats' }).click();
        await answers.give();
        await expect.poll(() => column('seats')).toEqual(['420', '260', '610']);
      },
    },
  },
  {
    demo: 'components/ai-assistant-panel/OwnPanel',
    data: 'loans:rows',
    cases: {
      'a second action while one is pending': async ({ page, answers }) => {
        await page.getByRole('button', { name: 'Ask' }).click();
        await page.getByRole('button', { name: 'Latest returns first' }).click();
        await page.getByLabel('Your question').fill('More than a week late');
        await page.keyboard.press('Enter');
        await answers.expectPending(1);
        await answers.give();
        await expect(page.getByText('Done: Latest returns first')).toBeVisible();
      },
    },
  },
  {
    demo: 'demos/inventory/Inventory',
    data: 'stock:initialStock',
    cases: {
      'null in each field': async ({ page }) => {
        await expect(page.getByRole('treegrid').or(page.getByRole('grid'))).toBeVisible();
      },
    },
  },
]);
