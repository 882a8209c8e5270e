import { proves, expect, openScene, type Page } from '../browser';

proves(
  [
    "The default `'monotoneX'` is smooth, and stays within the range of two neighboring points.",
    "| `'catmullRom'`, `'natural'` | Round shapes. They overshoot: in this demo, they go below zero calls |",
  ],
  async (page) => {
    await openScene(page, 'Curves');
    // px; how far a curve goes below its lowest value
    const below = await page.locator('.MuiLineElement-root').evaluateAll((lines) =>
      lines.map((line) => {
        const path = line as SVGPathElement;
        const box = path.getBBox();
        const { y } = path.getPointAtLength(path.getTotalLength());
        return [path.dataset.series, Math.round(box.y + box.height - y)];
      }),
    );
    const overshooting = below.filter(([, pixels]) => Number(pixels) > 0).map(([name]) => name);
    expect(overshooting.sort()).toEqual(['catmullRom', 'natural']);
  },
);

/** ms that ten steps of the pointer take. */
async function moveIn(page: Page, scene: string) {
  await openScene(page, scene);
  await page.locator('.MuiLineElement-root').waitFor();
  return page.locator('#scene svg').evaluate(async (chart) => {
    const { left, top } = chart.getBoundingClientRect();
    const start = performance.now();
    for (let step = 0; step < 10; step += 1) {
      const place = { clientX: left + 100 + step * 40, clientY: top + 100 };
      chart.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...place }),
      );
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return performance.now() - start;
  });
}

proves(
  [
    'Without marks, a line is one `<path>`.',
    'Each mark is a separate element, and all marks re-render when the pointer reaches another point.',
    'Set `showMark: false` for series with more than some hundred points.',
  ],
  async (page) => {
    const without = await moveIn(page, 'WithoutMarks');
    await expect(page.locator('.MuiLineElement-root')).toHaveCount(1);
    await expect(page.locator('.MuiMarkElement-root')).toHaveCount(0);
    const marked = await moveIn(page, 'WithMarks');
    await expect(page.locator('.MuiMarkElement-root')).toHaveCount(3000);
    expect(marked).toBeGreaterThan(without * 2);
  },
);
