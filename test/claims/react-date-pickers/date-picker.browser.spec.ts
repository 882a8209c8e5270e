import { proves, expect, openScene } from '../browser';

proves(
  "If the user clicks the field's button again, the popup closes without accepting the choice.",
  async (page) => {
    const said = page.locator('output');
    const button = page.getByLabel(/choose date/i);
    const choose = async () => {
      await button.click();
      await page.getByRole('button', { name: /switch to year view/ }).click();
      await page.getByRole('radio', { name: '2027' }).click();
      await expect(page.getByRole('gridcell', { name: '20', exact: true })).toBeVisible();
    };
    await openScene(page, 'Closed');
    await choose();
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(said).toHaveText('onChange 2027-04-15, onClose');
    await openScene(page, 'Closed');
    await choose();
    await page.mouse.click(900, 700);
    await expect(said).toHaveText('onChange 2027-04-15, onAccept 2027-04-15, onClose');
  },
);
