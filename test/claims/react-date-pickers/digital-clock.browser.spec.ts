import { proves, expect, openScene } from '../browser';

proves(
  ['The list scrolls to the value. It is at most 232 px high.', 'To change the height:'],
  async (page) => {
    for (const [scene, height] of [
      ['Short', 232],
      ['Tall', 400],
    ] as const) {
      await openScene(page, scene);
      const list = await page.locator('.MuiDigitalClock-root').boundingBox();
      expect(list?.height).toBe(height);
      const value = await page.getByRole('option', { name: '08:30 AM' }).boundingBox();
      expect((value?.y ?? 0) - (list?.y ?? 0)).toBeLessThan(12);
      expect(value?.y ?? 0).toBeGreaterThanOrEqual(list?.y ?? 0);
    }
  },
);
