import { proves, expect, openScene } from '../browser';

proves('Only those in view are rendered, but all are computed.', async (page) => {
  await openScene(page, 'ManyColumns');
  const cells = page.locator('[role="gridcell"][data-field$=">->n"]');
  await expect(cells.first()).toBeVisible();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.locator('output')).toHaveText('100');
  expect(await cells.count()).toBeLessThan(40);
});
