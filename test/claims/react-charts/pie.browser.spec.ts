import { proves, expect, openScene } from '../browser';

proves('and a long legend next to the circle makes the chart higher.', async (page) => {
  await openScene(page, 'LongLegend');
  const list = page.getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const [slice, legend, chart] = await Promise.all([
    page.locator('.MuiPieChart-root, #scene svg:has(.MuiPieArc-root)').first().boundingBox(),
    list.boundingBox(),
    page.locator('#scene > div').first().boundingBox(),
  ]);
  expect(slice?.width).toBeGreaterThan(0);
  expect(legend?.height).toBeGreaterThan(220);
  expect(chart?.height).toBeGreaterThanOrEqual(legend?.height ?? Infinity);
});
