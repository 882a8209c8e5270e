import { proves, expect, openScene } from '../../browser';

proves(
  'A row is 32 px high: a text of 24 px, and 4 px of padding above and below.',
  async (page) => {
    await openScene(page, 'Rows');
    const row = page.locator('.MuiTreeItem-content').first();
    expect((await row.boundingBox())?.height).toBe(32);
    expect((await row.locator('.MuiTreeItem-label').boundingBox())?.height).toBe(24);
    await expect(row).toHaveCSS('padding-top', '4px');
    await expect(row).toHaveCSS('padding-bottom', '4px');
  },
);
