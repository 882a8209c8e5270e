import { proves, expect, openScene } from '../../browser';

proves(
  [
    'Rows outside the view are merged, but not rendered.',
    'More turbines cost memory and aggregation, but hardly any rendering.',
  ],
  async (page) => {
    await openScene(page, 'Many');
    await expect(page.locator('[data-id="0"]')).toBeVisible();
    await expect(page.locator('[data-id="400"]')).toHaveCount(0);
    const drawn = () => page.evaluate(() => window.drawn);
    await page.getByRole('button', { name: 'First' }).click();
    await expect(page.locator('[data-id="0"]')).toHaveText('7');
    expect(await drawn()).toContain(0);
    await page.getByRole('button', { name: 'Late' }).click();
    await expect.poll(() => page.evaluate(() => window.readPowerOf?.(400))).toBe(7);
    await page.waitForTimeout(200);
    expect(await drawn()).toEqual([]);
  },
);
