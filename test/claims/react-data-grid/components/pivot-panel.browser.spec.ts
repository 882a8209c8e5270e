import { proves, expect, openScene } from '../../browser';

proves(
  ['The sidebar takes part of the width of the grid.', 'Users drag fields with the mouse.'],
  async (page) => {
    await page.setViewportSize({ width: 1000, height: 600 });
    await openScene(page, 'SidebarFromCode');
    const width = async (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
    const whole = await width('.MuiDataGrid-root');
    const before = await width('.MuiDataGrid-main');
    await page.getByRole('button', { name: 'Arrange the fields' }).click();
    const sidebar = await width('.MuiDataGrid-sidebar');
    expect(sidebar).toBeGreaterThan(200);
    expect(await width('.MuiDataGrid-root')).toBe(whole);
    expect(before - (await width('.MuiDataGrid-main'))).toBeCloseTo(sidebar, -1);
    const field = (name: string) => page.locator('.MuiDataGrid-pivotPanelField', { hasText: name });
    await expect(page.getByText('Car (4)')).toBeVisible();
    await field('Route').dragTo(field('Vehicle'));
    await expect(page.getByText('Car (4)')).toBeHidden();
  },
);
