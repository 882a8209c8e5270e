import { claim, expect, openScene, type Page } from '../browser';

async function leftOf(page: Page, scene: string): Promise<number> {
  await openScene(page, scene);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const box = await page.locator('.MuiPickerPopper-paper').boundingBox();
  return box?.x ?? -1;
}

claim(
  [
    'For the element at which the popup stands',
    'Without `triggerRef` the popup has no place and stands in the corner of the page.',
  ],
  async (page) => {
    expect(await leftOf(page, 'WithTrigger')).toBeGreaterThan(150);
    expect(await leftOf(page, 'WithoutTrigger')).toBeLessThan(20);
  },
);
