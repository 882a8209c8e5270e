import { proves, expect, openScene, type Page } from '../browser';

proves(
  "Screen readers don't announce the count in the footer, and the count is hidden in windows narrower than 600 px.",
  async (page) => {
    await openScene(page, 'SelectFromCode');
    await page.getByRole('button', { name: 'Add Knots to Moss' }).click();
    const count = page.getByText('3 rows selected');
    await expect(count).toBeVisible();
    const live = page.locator('[aria-live], [role=status], [role=alert], [role=log], output');
    await expect(live.filter({ has: count })).toHaveCount(0);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(count).toBeVisible();
    await page.setViewportSize({ width: 599, height: 800 });
    await expect(count).toBeHidden();
  },
);

const boxOf = (page: Page, id: number) =>
  page.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');

proves(
  'If the start row is on another server page, or hidden by a filter, the first <kbd>Shift</kbd>+click selects nothing.',
  async (page) => {
    await openScene(page, 'Pages');
    await boxOf(page, 2).click();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await boxOf(page, 8).click({ modifiers: ['Shift'] });
    await expect(page.getByText('1 row selected')).toBeVisible();
    await expect(boxOf(page, 8)).not.toBeChecked();
    await boxOf(page, 10).click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 rows selected')).toBeVisible();

    await openScene(page, 'Filtered');
    await boxOf(page, 2).click();
    await page.getByRole('button', { name: 'Hide row 2' }).click();
    await expect(boxOf(page, 2)).toHaveCount(0);
    await boxOf(page, 4).click({ modifiers: ['Shift'] });
    await expect(boxOf(page, 4)).not.toBeChecked();
    await boxOf(page, 6).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 rows selected')).toBeVisible();
  },
);
