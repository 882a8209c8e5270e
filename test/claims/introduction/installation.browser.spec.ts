import { proves, expect, openScene } from '../browser';

proves(
  '**Nothing is visible, or only a border:** an element around the grid has no height.',
  async (page) => {
    await openScene(page, 'InBox');
    const root = page.locator('.MuiDataGrid-root');
    expect((await root.boundingBox())?.height).toBe(300);
    const without = await page.$eval('.MuiDataGrid-root', (element) => {
      const parent = element.parentElement;
      if (parent) {
        parent.style.height = '0';
      }
      return element.getBoundingClientRect().height;
    });
    expect(without).toBeLessThanOrEqual(2);
  },
);
