import { proves, expect, openScene } from '../browser';

proves(
  [
    '[The tooltip](/x/react-charts/tooltip/) shows both categories and the value.',
    'The `valueFormatter` of the series receives the whole `[x, y, value]`.',
  ],
  async (page) => {
    await openScene(page, 'Named');
    await page.locator('.MuiHeatmap-cell').last().hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Hour b');
    await expect(tooltip).toContainText('q');
    await expect(tooltip).toContainText('1/1/50 visits');
  },
);

proves(
  'The `valueFormatter` of the axis writes the month below the chart, and the date in the tooltip.',
  async (page) => {
    await openScene(page, 'Calendar');
    const months = page.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
    await expect(months).toHaveText(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
    await page.locator('.MuiHeatmap-cell').first().hover();
    await expect(page.getByRole('tooltip')).toContainText('Week of Jan 5');
  },
);
