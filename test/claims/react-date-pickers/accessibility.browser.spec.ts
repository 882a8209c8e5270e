import { claim, expect, openScene } from '../browser';

claim('<kbd>Tab</kbd> stays within the popup.', async (page) => {
  await openScene(page, 'Opened');
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect(page.getByRole('gridcell', { name: '15' })).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('[role="dialog"]') !== null,
    );
    expect(isInside).toBe(true);
  }
});
