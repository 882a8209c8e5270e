import { proves, expect, openScene } from './browser';

proves('The grid renders the cells that are in view.', async (page) => {
  await openScene(page, 'YearOfRain');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(await page.locator('.MuiDataGrid-cell[data-field]').count()).toBeLessThan(300);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '366');
});
