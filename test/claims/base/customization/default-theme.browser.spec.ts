import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, proves } from '../../browser';

proves(
  [
    "Search for a value that you see in the browser's developer tools, or for the key that you want to change.",
    'To see the keys that the styles of a component read, search for its name.',
  ],
  async (page) => {
    await openScene(page, 'ThemeViewer');
    await expect(page.locator('details:not(table *)')).toHaveCount(9);
    await page.getByRole('searchbox', { name: 'Search keys, values, and components' }).press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: 'palette.mode' })).toBeVisible();
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search keys, values, and components' }).fill('1300');
    await expect(page.getByRole('button', { name: 'zIndex.modal' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('1 value');
    await page
      .getByRole('searchbox', { name: 'Search keys, values, and components' })
      .fill('tooltip');
    await expect(page.getByRole('button', { name: 'palette.common.white' })).toBeVisible();
    await page
      .getByText(/Read by \d+ components/)
      .first()
      .click();
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);
