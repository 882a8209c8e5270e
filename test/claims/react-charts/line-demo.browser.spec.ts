import { proves, expect, openScene } from '../browser';

proves(
  "Otherwise, each new value animates the line for 300 ms, between points that don't belong together.",
  async (page) => {
    await openScene(page, 'Changing');
    await page.locator('.MuiLineElement-root').nth(1).waitFor();
    await page.waitForTimeout(600);
    // Each shape that the two lines have in half a second, and when the first one had its last.
    const shapes = await page.evaluate(async () => {
      const [moving, skipping] = document.querySelectorAll('.MuiLineElement-root');
      const seen = [new Set<string | null>(), new Set<string | null>()] as const;
      const start = performance.now();
      let last = 0;
      document.querySelector('button')?.click();
      while (performance.now() - start < 700) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        const before = seen[0].size;
        seen[0].add(moving?.getAttribute('d') ?? null);
        seen[1].add(skipping?.getAttribute('d') ?? null);
        last = seen[0].size > before ? performance.now() - start : last;
      }
      return { moving: seen[0].size, skipping: seen[1].size, last };
    });
    expect(shapes.moving).toBeGreaterThan(3);
    expect(shapes.skipping).toBeLessThanOrEqual(2);
    expect(shapes.last).toBeGreaterThan(200);
    expect(shapes.last).toBeLessThan(500);
  },
);
