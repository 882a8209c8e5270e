import { proves, expect, openScene, type Page } from '../browser';

/** Puts the pointer on the drawing, coming from 3 px beside. */
async function point(page: Page, x: number, y: number): Promise<void> {
  const chart = page.locator('#scene svg[class*="Surface"]').first();
  await chart.hover({ position: { x: x - 3, y }, force: true });
  await chart.hover({ position: { x, y }, force: true });
}

const LINES = '.MuiChartsAxisHighlight-root';

proves(
  '`onHighlightedAxisChange` receives an entry for each axis that has `data`, and `[]` when the pointer leaves.',
  async (page) => {
    await openScene(page, 'Line');
    await point(page, 230, 150);
    await expect(page.locator('output')).toHaveText('[{"axisId":"x","dataIndex":1}]');
    await page.mouse.move(700, 600);
    await expect(page.locator('output')).toHaveText('[{"axisId":"x","dataIndex":1}] []');
  },
);

proves(
  [
    'If an axis has `data`, the line is at the nearest value. Otherwise the line follows the pointer.',
    'While you pass `highlightedAxis`, the pointer marks nothing until you update the prop.',
  ],
  async (page) => {
    await openScene(page, 'Falling');
    await point(page, 75, 150);
    // 3 is nearest, and on the left; but the chart takes the first entry.
    await expect(page.locator(LINES)).toHaveAttribute('d', /^M 380 /);
    for (const [scene, d] of [
      ['FallingPoints', /^M 65 /],
      ['FallingBands', /^M 117\.5 /],
    ] as const) {
      await openScene(page, scene);
      await point(page, 75, 150);
      await expect(page.locator(LINES)).toHaveAttribute('d', d);
    }
    await openScene(page, 'Following');
    await point(page, 230, 150);
    await expect(page.locator(LINES)).toHaveAttribute('d', /^M 222\.5 20 L 222\.5 255/);
    await openScene(page, 'Locked');
    await point(page, 230, 150);
    await expect(page.locator('output')).toHaveText('[{"axisId":"x","dataIndex":1}]');
    await expect(page.locator(LINES)).toHaveAttribute('d', /^M 65 /);
    await openScene(page, 'TwoAxes');
    await point(page, 230, 150);
    await expect(page.locator(LINES)).toHaveCount(2);
    await expect(page.locator('.MuiHighlightElement-root')).toHaveCount(1);
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

proves(
  "With `axisHighlight={{ x: 'none', y: 'none' }}`, bar and line charts show no axis tooltip and don't call `onHighlightedAxisChange`. To keep the tooltip and the callback, set `slotProps.tooltip.trigger` to `'axis'`.",
  async (page) => {
    await openScene(page, 'LineWithTrigger');
    await point(page, 230, 150);
    await expect(page.getByRole('tooltip')).toContainText('Books');
    await expect(page.locator('output')).not.toBeEmpty();
    await expect(page.locator('.MuiHighlightElement-root')).toHaveCount(1);
    await openScene(page, 'LineWithoutX');
    await point(page, 230, 150);
    await expect(page.locator('.MuiHighlightElement-root')).toHaveCount(1);
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
    await expect(page.locator('.MuiHighlightElement-root')).toHaveCount(0);
  },
);

proves(
  'To change how emphasized and dimmed parts look, style the classes of each state in `sx`:',
  async (page) => {
    await openScene(page, 'StyledBar');
    const bars = page.locator('.MuiBarElement-root');
    await expect(bars.first()).toHaveAttribute('filter', 'brightness(120%)');
    await expect(bars.first()).toHaveCSS('filter', 'none');
    await expect(bars.last()).toHaveAttribute('opacity', '0.3');
    await expect(bars.last()).toHaveCSS('opacity', '0.6');
  },
);

proves(
  'In a scatter chart, the item is the point [nearest to the pointer](/x/react-charts/scatter/#choose-the-nearest-point) by default.',
  async (page) => {
    await openScene(page, 'Crosshair');
    await point(page, 100, 60);
    // The point is in the middle, some 150 px away.
    await expect(page.locator('#scene circle')).toHaveAttribute('data-highlighted', 'true');
  },
);
