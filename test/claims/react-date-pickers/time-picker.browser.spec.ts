import { proves, expect, openScene } from '../browser';

proves("The field's button closes the popup without `onAccept`.", async (page) => {
  const said = page.locator('output');
  const button = page.getByLabel(/choose time/i);
  const choose = async () => {
    await button.click();
    await page.getByRole('option', { name: 'PM' }).click();
  };
  await openScene(page, 'Closed');
  await choose();
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(said).toHaveText('change 21:30');
  await openScene(page, 'Closed');
  await choose();
  await page.mouse.click(900, 700);
  await expect(said).toHaveText('change 21:30, accept 21:30');
});
