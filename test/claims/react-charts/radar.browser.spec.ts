import { proves, expect, openScene, type Page } from '../browser';

/** Points into the shape of one series, near the axis "b", clicks, and says what shows. */
async function at(page: Page, scene: string, place = { x: 195, y: 140 }) {
  await openScene(page, scene);
  const box = await page.locator('#scene svg').last().boundingBox();
  if (!box) {
    throw new Error('There is no chart.');
  }
  await page.mouse.move(box.x + place.x - 4, box.y + place.y);
  await page.mouse.move(box.x + place.x, box.y + place.y, { steps: 3 });
  // Long enough for a tooltip.
  await page.waitForTimeout(300);
  const found = {
    tooltip: (await page.getByRole('tooltip').allInnerTexts()).join('').replace(/\s+/g, ' ').trim(),
    axis: await page.locator('.MuiRadarAxisHighlight-root').count(),
    shape: await page.locator('.MuiRadarSeriesPlot-area.MuiRadarSeriesPlot-highlighted').count(),
  };
  await page.mouse.down();
  await page.mouse.up();
  return { ...found, clicked: await page.locator('output').innerText() };
}

proves(
  [
    "The `highlight` prop sets what the chart emphasizes under the pointer: `'axis'` (the default), `'series'` or `'none'`.",
    "By default, the tooltip shows the values of all series on one axis. To show all values of one series, set `slotProps.tooltip.trigger` to `'item'`.",
    'To respond to clicks, pass `onAxisClick`, `onAreaClick` or `onMarkClick`.',
  ],
  async (page) => {
    const byAxis = await at(page, 'ByAxis');
    expect(byAxis).toMatchObject({ tooltip: 'b R 8 Q 2', axis: 1, shape: 0 });
    expect(byAxis.clicked.split(' ').sort()).toEqual(['area', 'axis']);
    expect(await at(page, 'BySeries')).toMatchObject({ axis: 0, shape: 1 });
    expect(await at(page, 'ByNothing')).toMatchObject({ axis: 0, shape: 0 });
    expect((await at(page, 'Item')).tooltip).toBe('R a 8 b 8 c 8 d 8');
    expect((await at(page, 'ByAxis', { x: 150, y: 70 })).clicked).toContain('mark');
  },
);
