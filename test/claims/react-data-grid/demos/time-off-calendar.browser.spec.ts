import { proves, expect, openScene, type Page } from '../../browser';

const cell = (page: Page, person: string, field: string) =>
  page.locator(`[data-id="${person}"] [data-field="${field}"]`);

const scrollTo = (page: Page, left: number) =>
  page.locator('.MuiDataGrid-virtualScroller').evaluate((element, to) => {
    element.scrollLeft = to;
  }, left);

proves(
  [
    'Columns are [virtualized](/x/react-data-grid/virtualization/): of the 32 columns, the grid renders the columns in view.',
    'A spanned cell stays rendered while one of its days is in view.',
    'A pinned column is always visible, so it must leave space for the scrolling columns.',
  ],
  async (page) => {
    await page.setViewportSize({ width: 420, height: 800 });
    await openScene(page, 'TimeOffCalendar');
    await expect(cell(page, 'Kasper Mäkinen', 'day1')).toBeVisible();
    await expect(cell(page, 'Kasper Mäkinen', 'day31')).toHaveCount(0);
    // Days 14 and on: the training on the 1st and 2nd is gone, of the vacation from the 6th to the 17th days are in view.
    await scrollTo(page, 13 * 34);
    await expect(cell(page, 'Kasper Mäkinen', 'day1')).toHaveCount(0);
    await expect(cell(page, 'Kasper Mäkinen', 'day6')).toHaveCount(0);
    await expect(cell(page, 'Amara Nwosu', 'day6')).toBeVisible();
    await expect(cell(page, 'Amara Nwosu', 'name')).toBeInViewport();
    await scrollTo(page, 10_000);
    await expect(cell(page, 'Kasper Mäkinen', 'day31')).toBeVisible();
    await expect(cell(page, 'Hana Novotná', 'day1')).toBeVisible();
    await expect(cell(page, 'Amara Nwosu', 'name')).toBeInViewport();
  },
);

/** Contrast of the text of each bar with its ground, as WCAG defines it. */
function contrasts(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    type Color = readonly [number, number, number, number];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (...colors: readonly string[]): Color => {
      context?.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        if (context) {
          context.fillStyle = color;
        }
        context?.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] =
        context?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: Color) =>
      [red, green, blue]
        .map((channel) => channel / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    return [...document.querySelectorAll('[role="gridcell"] [data-kind]')].map((bar) => {
      const grounds: string[] = [];
      for (let at: Element | null = bar; at; at = at.parentElement) {
        grounds.unshift(getComputedStyle(at).backgroundColor);
      }
      const ground = paint(...grounds);
      const { color } = getComputedStyle(bar);
      const [low = 0, high = 0] = [ground, paint(...grounds, color)]
        .map(luminance)
        .sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
  });
}

proves(
  '`color-mix()` blends the colors with the background, so text keeps its contrast in light and dark themes.',
  async (page) => {
    for (const scene of ['TimeOffCalendar', 'Dark']) {
      await openScene(page, scene);
      await expect(cell(page, 'Kasper Mäkinen', 'day1')).toBeVisible();
      const ground = await page
        .locator('[data-id="Amara Nwosu"] [data-kind]')
        .evaluate((bar) => getComputedStyle(bar).backgroundColor);
      // What `color-mix()` computes to: a tint that lets the ground through.
      expect(ground).toMatch(/^color\(srgb .* \/ 0\.24\)$/);
      const found = await contrasts(page);
      expect(found.length).toBeGreaterThan(10);
      expect(Math.min(...found)).toBeGreaterThan(4.5);
      expect(Math.max(...found)).toBeLessThan(21);
    }
  },
);
