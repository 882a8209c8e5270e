import { claim, expect, openScene, type Page } from '../browser';

/** Puts the pointer on the drawing, coming from 3 px beside. */
async function point(page: Page, x: number, y: number): Promise<void> {
  const chart = page.locator('#scene svg').last();
  await chart.hover({ position: { x: x - 3, y }, force: true });
  await chart.hover({ position: { x, y }, force: true });
}

const LINES = '.MuiChartsAxisHighlight-root';

claim(
  '`onHighlightedAxisChange` passes one entry for each axis that has `data` and a value at the pointer, and `[]` when the pointer leaves.',
  async (page) => {
    await openScene(page, 'Line');
    await point(page, 230, 150);
    await expect(page.locator('output')).toHaveText('[{"axisId":"x","dataIndex":1}]');
    await page.mouse.move(700, 600);
    await expect(page.locator('output')).toHaveText('[{"axisId":"x","dataIndex":1}] []');
  },
);

claim(
  'On an axis with `data`, the line stands at the nearest value. On one without, it follows the pointer.',
  async (page) => {
    await openScene(page, 'Line');
    await point(page, 240, 100);
    // The x-axis goes from 65 to 380 px, so its second of three values is in the middle.
    await expect(page.locator(LINES).first()).toHaveAttribute('d', /^M 222\.5 /);
    await expect(page.locator(LINES).last()).toHaveAttribute('d', /^M 65 (?:99\.9|100)\d* L/);
    await openScene(page, 'Crosshair');
    await point(page, 131, 77);
    await expect(page.locator(LINES).first()).toHaveAttribute('d', /^M 13[01](?:\.\d+)? /);
  },
);

claim(
  [
    "With `'none'` for both `x` and `y`, a bar or line chart stops listening to the pointer: its tooltip of the axis stays away, and so do calls of `onHighlightedAxisChange`.",
    "Set `slotProps.tooltip.trigger` to `'axis'` to keep both.",
  ],
  async (page) => {
    await openScene(page, 'LineWithTrigger');
    await point(page, 230, 150);
    await expect(page.getByRole('tooltip')).toContainText('Books');
    await expect(page.locator('output')).not.toBeEmpty();
    for (const scene of ['LineWithoutListener', 'BarsWithoutListener']) {
      await openScene(page, scene);
      await point(page, 230, 250);
      await page.waitForTimeout(300);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
    await openScene(page, 'LineWithoutListener');
    await point(page, 230, 150);
    await page.waitForTimeout(300);
    await expect(page.locator('output')).toBeEmpty();
  },
);

claim('Brightness is an attribute of the element, so a rule in `sx` replaces it.', async (page) => {
  await openScene(page, 'StyledBar');
  const bar = page.locator('.MuiBarElement-root').first();
  await expect(bar).toHaveAttribute('filter', 'brightness(120%)');
  await expect(bar).toHaveCSS('filter', 'none');
});
