import { proves, expect, openScene, type Page } from '../browser';

const chartOf = (page: Page) => page.locator('#scene svg[class*="Surface"]').first();
const barsOf = (page: Page) => page.locator('.MuiBarElement-root');
const calls = (page: Page) => page.locator('#scene output');

async function cursorOf(page: Page, scene: string) {
  await openScene(page, scene);
  return barsOf(page)
    .first()
    .evaluate((bar) => getComputedStyle(bar).cursor);
}

proves(
  [
    'It fires in the whole band of the category, also above a small bar and on the labels of the axis.',
    "Bars don't take focus, so offer the same choice in a control next to the chart:",
  ],
  async (page) => {
    await openScene(page, 'Demo');
    const status = page.getByRole('status');
    await expect(status).toHaveText('South: 57 open tickets');
    const box = await barsOf(page).nth(1).boundingBox();
    const chart = await chartOf(page).boundingBox();
    if (!box || !chart) {
      throw new Error('The demo has no bars.');
    }
    const middle = box.x + box.width / 2;
    await page.mouse.click(middle, box.y - 20);
    await expect(status).toHaveText('East: 21 open tickets');
    await page.getByRole('button', { name: 'West' }).click();
    await expect(status).toHaveText('West: 40 open tickets');
    await page.mouse.click(middle, chart.y + chart.height - 25);
    await expect(status).toHaveText('East: 21 open tickets');
    await page.getByRole('button', { name: 'North' }).focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('North: 34 open tickets');
  },
);

proves('A click on a bar calls both, `onAxisClick` first.', async (page) => {
  await openScene(page, 'Both');
  await barsOf(page).nth(1).click();
  await expect(calls(page)).toHaveText('axis 1, item 1');
});

proves(
  'With `onItemClick`, bars have a pointer cursor. With `onAxisClick`, set it in `sx` unless the chart is loading.',
  async (page) => {
    expect(await cursorOf(page, 'Both')).toBe('pointer');
    expect(await cursorOf(page, 'OnlyAxis')).toBe('auto');
    expect(await cursorOf(page, 'Demo')).toBe('pointer');
  },
);

proves(
  [
    'The chart shows "Loading data…" over the bars, without a tooltip.',
    'Clicks still call your handlers, so leave the handlers out:',
  ],
  async (page) => {
    const tooltip = page.getByRole('tooltip');
    await openScene(page, 'Both');
    await barsOf(page).first().hover();
    await expect(tooltip).toBeVisible();
    await openScene(page, 'Loading');
    await expect(page.getByText('Loading data…')).toBeVisible();
    await expect(barsOf(page)).toHaveCount(2);
    await barsOf(page).first().click();
    await expect(calls(page)).toHaveText('axis 0, item 0');
    await page.waitForTimeout(200);
    await expect(tooltip).toHaveCount(0);
    await openScene(page, 'LoadingWithout');
    await barsOf(page).first().click();
    await expect(calls(page)).toHaveText('');
  },
);

proves(
  [
    "Don't rely on color alone: the demo also draws the alert level as a `ChartsReferenceLine`.",
    'A line outside the axis is invisible, so `domainLimit` extends the axis.',
  ],
  async (page) => {
    const line = page.locator('.MuiChartsReferenceLine-line');
    /** Whether the line lies within the picture, which hides everything outside. */
    async function isInside(scene: string) {
      await openScene(page, scene);
      const chart = await chartOf(page).boundingBox();
      const place = await line.boundingBox();
      expect(await chartOf(page).evaluate((svg) => getComputedStyle(svg).overflow)).toBe('hidden');
      return Boolean(chart && place && place.y >= chart.y && place.y <= chart.y + chart.height);
    }
    expect(await isInside('LineOutside')).toBe(false);
    expect(await isInside('LineInside')).toBe(true);
    expect(await isInside('ColorDemo')).toBe(true);
    await expect(page.getByText('Alert level')).toBeVisible();
  },
);
