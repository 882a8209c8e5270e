import { proves, expect, openScene } from '../browser';

proves('The grid computes all of them, but renders only the visible ones.', async (page) => {
  await openScene(page, 'ManyColumns');
  const cells = page.locator('[role="gridcell"][data-field$=">->n"]');
  await expect(cells.first()).toBeVisible();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.locator('output')).toHaveText('100');
  expect(await cells.count()).toBeLessThan(40);
});
