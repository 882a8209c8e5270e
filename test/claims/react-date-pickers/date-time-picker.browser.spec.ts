import { proves, expect, openScene } from '../browser';

proves(
  "If the user closes the popup with the field's button, `onAccept` doesn't fire.",
  async (page) => {
    const said = page.locator('output');
    const button = page.getByLabel(/choose date/i);
    const choose = async () => {
      await button.click();
      await page.getByRole('option', { name: 'PM' }).click();
    };
    await openScene(page, 'Closed');
    await choose();
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(said).toHaveText('change 15 21:30');
    await openScene(page, 'Closed');
    await choose();
    await page.mouse.click(900, 700);
    await expect(said).toHaveText('change 15 21:30, accept 15 21:30');
  },
);
