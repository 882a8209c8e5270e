import { proves, expect, openScene, type Page } from '../browser';

async function openPopup(page: Page, scene: string): Promise<void> {
  await openScene(page, scene);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** px; the popup grows when it opens, so ask until it rests. */
async function leftOf(page: Page): Promise<number> {
  const box = await page.locator('.MuiPickerPopper-paper').boundingBox();
  return box?.x ?? -1;
}

proves(
  [
    'choose the element that the popup opens at',
    'Without `triggerRef`, the popup opens in the corner of the page on desktops.',
  ],
  async (page) => {
    await openPopup(page, 'WithTrigger');
    await expect.poll(() => leftOf(page)).toBeGreaterThan(150);
    await openPopup(page, 'WithoutTrigger');
    await expect.poll(() => leftOf(page)).toBeLessThan(20);
  },
);
