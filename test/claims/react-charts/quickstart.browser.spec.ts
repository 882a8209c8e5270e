import { proves, expect, openScene, type Page } from '../browser';

/** What the tooltip says with the pointer on the chart, in the middle unless a place is given. */
async function tooltipOf(page: Page, scene: string, at = { x: 220, y: 150 }) {
  await openScene(page, scene);
  const chart = page.locator('#scene svg').last();
  await chart.hover({ position: { x: at.x - 2, y: at.y }, force: true });
  await chart.hover({ position: at, force: true });
  return page.getByRole('tooltip');
}

proves(
  'To format the ticks and the title of the tooltip, pass a `valueFormatter` on the axis',
  async (page) => {
    const tooltip = await tooltipOf(page, 'Line');
    await expect(tooltip).toContainText('Week 2');
    await expect(page.locator('.MuiChartsAxis-tickLabel').getByText('Week 1')).toBeVisible();
  },
);

proves(
  [
    "| show all series in the tooltip | `slotProps.tooltip.trigger: 'axis'` _(default in bar and line charts)_ |",
    "| show one item in the tooltip | `slotProps.tooltip.trigger: 'item'` _(default in pie and scatter charts)_ |",
    "| remove the tooltip | `slotProps.tooltip.trigger: 'none'` |",
    'a tooltip for a single bar',
  ],
  async (page) => {
    for (const scene of ['Line', 'Bars']) {
      const tooltip = await tooltipOf(page, scene);
      await expect(tooltip).toContainText('Books');
      await expect(tooltip).toContainText('Films');
    }
    for (const scene of ['BarsByItem', 'Pie', 'Scatter']) {
      const at = scene === 'Pie' ? { x: 180, y: 170 } : { x: 205, y: 180 };
      const tooltip = await tooltipOf(page, scene, at);
      await expect(tooltip).toHaveText(/Books|Films/);
      await expect(tooltip).not.toHaveText(/Books.*Films|Films.*Books/s);
    }
    await expect(await tooltipOf(page, 'BarsWithout')).toHaveCount(0);
  },
);
