import { proves, expect, openScene } from '../browser';

proves(
  "Screen readers don't announce the count in the footer, and the count is hidden below 600 px.",
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
