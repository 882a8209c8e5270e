import type { Page } from '@playwright/test';
import { proves, expect, openScene } from '../browser';

async function sizeOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  return { width: Math.round(box?.width ?? -1), height: Math.round(box?.height ?? -1) };
}

proves(
  [
    'The height of a horizontal legend is added to the `height` of the chart. If the chart has no `width`, a vertical legend makes the plot narrower.',
  ],
  async (page) => {
    await openScene(page, 'HorizontalLegend');
    expect(await sizeOf(page, '#scene svg[class*="MuiChartsSurface"]')).toEqual({
      width: 600,
      height: 200,
    });
    expect((await sizeOf(page, '#scene > div')).height).toBeGreaterThan(200);
    await openScene(page, 'VerticalLegend');
    const svg = await sizeOf(page, '#scene svg[class*="MuiChartsSurface"]');
    expect(svg.height).toBe(200);
    expect(svg.width).toBeLessThan(600);
    expect((await sizeOf(page, '#scene > div > div')).height).toBe(200);
  },
);

proves(
  "Otherwise the legend is only as wide as its two labels. With `labelPosition: 'extremes'`, the gradient then disappears.",
  async (page) => {
    const gradient = '.MuiContinuousColorLegend-gradient';
    await openScene(page, 'NarrowScale');
    expect((await sizeOf(page, '.MuiContinuousColorLegend-root')).width).toBeLessThan(60);
    await openScene(page, 'ScaleOfExtremes');
    expect((await sizeOf(page, gradient)).width).toBe(0);
    await openScene(page, 'WideScale');
    expect((await sizeOf(page, gradient)).width).toBeGreaterThan(150);
  },
);

proves('A vertical legend grows with its entries', async (page) => {
  await openScene(page, 'HalfEntry');
  const list = page.getByRole('list', { name: 'Languages' });
  const box = await list.boundingBox();
  const cut = await list.getByRole('listitem').nth(5).boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  // The sixth entry shows its upper half, as the comment of the demo says.
  expect(cut?.y).toBeLessThan(bottom - 3);
  expect((cut?.y ?? 0) + (cut?.height ?? 0)).toBeGreaterThan(bottom + 3);
});
