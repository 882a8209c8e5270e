import { proves, expect, openScene } from '../browser';

proves(
  [
    'To highlight the same value in several charts, give their axes the same `id`, and share the `highlightedAxis` state:',
    '`LineChart`, `BarChart`, `ChartContainer`, and `ChartDataProvider` accept `highlightedAxis`.',
    'Its type is an array of `AxisItemIdentifier` from `@mui/x-charts/models`.',
    '`onHighlightedAxisChange` receives one entry for each axis that has `data`, and an empty array when the pointer leaves.',
    'The tooltip opens only in the chart under the pointer.',
  ],
  async (page) => {
    await openScene(page, 'Linked');
    const told = page.locator('output');
    const first = page.locator('#scene svg').first();
    await first.hover({ position: { x: 220, y: 100 } });
    await first.hover({ position: { x: 224, y: 100 } });
    await expect(told).toHaveText('[{"axisId":"days","dataIndex":1}]');
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(2);
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await page.mouse.move(900, 700, { steps: 4 });
    await expect(told).toHaveText('[]');
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(0);
  },
);

proves(
  'If the provider has no `width` or `height`, a composed chart fills the parent of its `<svg>`, so give the parent a size.',
  async (page) => {
    await openScene(page, 'InBoxes');
    const sizes = page.locator('#scene svg');
    await expect(sizes.first()).toHaveJSProperty('clientWidth', 333);
    await expect(sizes.first()).toHaveJSProperty('clientHeight', 222);
    await expect(sizes.last()).toHaveJSProperty('clientWidth', 250);
  },
);

proves(
  [
    'If each shape belongs to a category or value of an axis, pass its numbers as series, leave out their plot, and add an axis tooltip:',
    'The series also set the domain of the y-axis.',
  ],
  async (page) => {
    await openScene(page, 'OwnShapes');
    const shapes = page.locator('#scene svg > rect, #scene svg > g > rect[height]');
    await expect(page.locator('.MuiLineElement-root')).toHaveCount(0);
    await expect(page.locator('.MuiChartsAxis-directionY text').last()).toHaveText('14');
    for (const [index, text] of [
      /Mon.*Highest.*13 °C.*Lowest.*4 °C/,
      /Tue.*10 °C.*6 °C/,
    ].entries()) {
      await shapes.nth(index).hover();
      await expect(page.getByRole('tooltip')).toHaveText(text);
    }
    await page.mouse.move(900, 700, { steps: 4 });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

proves(
  "If a shape doesn't belong to a value of an axis, wrap the shape in the `Tooltip` of Material UI, which opens on hover and on focus:",
  async (page) => {
    await openScene(page, 'ClosedStation');
    const tooltip = page.getByRole('tooltip', { name: 'Station closed' });
    await page.locator('#scene svg rect[tabindex]').hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(900, 700, { steps: 4 });
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeVisible();
  },
);
