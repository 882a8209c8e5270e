import { proves, expect, openScene, type Page } from '../browser';

/** Points at the second of four values, and says what shows. */
async function at(page: Page, scene: string) {
  await openScene(page, scene);
  const box = await page.locator('#scene svg').boundingBox();
  if (!box) {
    throw new Error('There is no chart.');
  }
  await page.mouse.move(box.x + 70, box.y + 25);
  await page.mouse.move(box.x + 74, box.y + 25, { steps: 3 });
  // Long enough for a tooltip.
  await page.waitForTimeout(300);
  return {
    tooltip: (await page.getByRole('tooltip').allInnerTexts()).join('').trim(),
    point: await page.locator('.MuiHighlightElement-root').count(),
    axis: await page.locator('.MuiChartsAxisHighlight-root').count(),
  };
}

proves(
  [
    'To show the value under the pointer, set `showTooltip` and `showHighlight`, which are off by default.',
    'The `valueFormatter` of the chart formats the value, and the `valueFormatter` of the `xAxis` formats the title.',
    'To give [the tooltip](/x/react-charts/tooltip/) a title, pass an `xAxis` with `data`.',
    'On a line, `showHighlight` marks the point.',
    'On bars, `showHighlight` shades the column.',
    "To draw a vertical line instead, set `axisHighlight={{ x: 'line' }}`.",
    "If you set `slotProps.tooltip.trigger` to `'item'`, a line shows no tooltip.",
  ],
  async (page) => {
    expect(await at(page, 'Plain')).toEqual({ tooltip: '', point: 0, axis: 0 });
    expect(await at(page, 'Line')).toEqual({ tooltip: '4 cups', point: 1, axis: 0 });
    const bars = await at(page, 'Bars');
    expect(bars).toMatchObject({ point: 0, axis: 1 });
    expect(bars.tooltip).toMatch(/^on Tue\s+4$/);
    expect((await at(page, 'Ruler')).axis).toBe(1);
    expect((await at(page, 'Item')).tooltip).toBe('');
  },
);

proves(
  [
    'Without `width`, the chart is as wide as its parent.',
    'In a flex row, set a width or `flex: 1` on the parent. Otherwise the chart is 300 px wide.',
  ],
  async (page) => {
    await openScene(page, 'Fluid');
    const widths = page.locator('#scene svg');
    await expect(widths.nth(0)).toHaveAttribute('viewBox', '0 0 240 40');
    await expect(widths.nth(1)).toHaveAttribute('viewBox', '0 0 180 40');
    // The third has a parent without a width in a row of 600 px: browsers draw an SVG 300 px wide.
    await expect(widths.nth(2)).toHaveAttribute('viewBox', '0 0 300 40');
  },
);

proves(
  'To highlight the same position in two charts, pass the same state to both as `highlightedAxis`, and update it in `onHighlightedAxisChange`.',
  async (page) => {
    await openScene(page, 'Pair');
    await expect(page.locator('.MuiHighlightElement-root')).toHaveCount(0);
    const box = await page.locator('#scene svg').first().boundingBox();
    if (!box) {
      throw new Error('There is no chart.');
    }
    await page.mouse.move(box.x + 74, box.y + 25, { steps: 3 });
    await expect(page.locator('output')).toHaveText('1');
    await expect(page.locator('.MuiHighlightElement-root')).toHaveCount(2);
  },
);
