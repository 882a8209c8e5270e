import { proves, expect, openScene, type Page } from '../browser';

const BAR = '.MuiBarElement-root';
const LINE = '.MuiLineElement-root';

/** How many shapes an element of each part has in half a second after a click on a button. */
async function shapesAfter(page: Page, button: string) {
  return page.evaluate(
    async ([name, bar, line]) => {
      const buttons = [...document.querySelectorAll('button')];
      const seen: Record<string, Set<string>> = {};
      buttons.find(({ textContent }) => textContent === name)?.click();
      const start = performance.now();
      while (performance.now() - start < 600) {
        for (const part of document.querySelectorAll<HTMLElement>('#scene [id]')) {
          const element = part.querySelector(`${bar}, ${line}`);
          if (element && /^(?:bars|line|skipped|skipped-bars|plot|hook|still)$/.test(part.id)) {
            const shape = element.getAttribute('d') ?? element.getAttribute('height') ?? '';
            (seen[part.id] ??= new Set()).add(shape);
          }
        }
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      return Object.fromEntries(Object.entries(seen).map(([id, shapes]) => [id, shapes.size]));
    },
    [button, BAR, LINE] as const,
  );
}

proves(
  [
    'Charts animate when they appear: bars grow from zero, and lines are uncovered from the left. When the data changes, bars and lines move to their new shape.',
    'An animation takes 300 ms.',
    'Set `skipAnimation` on the chart, or on a plot such as `LinePlot` in a [composition](/x/react-charts/composition/):',
    'To keep the animation of the package in your own part, use its hook:',
    "A new array with the same values doesn't start an animation",
  ],
  async (page) => {
    await openScene(page, 'Charts');
    const first = await shapesAfter(page, 'Next');
    expect(first.bars).toBeGreaterThan(3);
    expect(first['skipped-bars']).toBe(1);
    expect(first.line).toBe(1);
    const mask = page.locator('#line clipPath rect').first();
    await expect(mask).toHaveCSS('animation-duration', '0.3s');
    await expect(page.locator('#skipped clipPath rect').first()).toHaveCSS(
      'animation-duration',
      '0s',
    );
    const changed = await shapesAfter(page, 'Next');
    for (const part of ['bars', 'line', 'hook']) {
      expect(changed[part], part).toBeGreaterThan(3);
    }
    for (const part of ['skipped', 'skipped-bars', 'plot', 'still']) {
      expect(changed[part], part).toBeLessThanOrEqual(2);
    }
    const again = await shapesAfter(page, 'Again');
    expect(new Set(Object.values(again))).toEqual(new Set([1]));
  },
);

proves(
  [
    "The colors that fade under the pointer are CSS transitions, and `skipAnimation` doesn't stop them.",
    'In this demo, the `line` slot draws the line without animation, and CSS slows down the marks:',
  ],
  async (page) => {
    await openScene(page, 'Charts');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator(`#skipped ${LINE}`)).toHaveCSS('transition-duration', /0\.2s/);
    const marks = (part: string) => page.locator(`#${part} .MuiMarkElement-root`).first();
    await expect(marks('line')).toHaveCSS('transition-duration', '0.3s');
    await expect(marks('still')).toHaveCSS('transition-duration', '0.8s');
  },
);

proves(
  [
    'Charts follow the setting of the system.',
    'With `prefers-reduced-motion`, nothing is animated, and a change of the setting takes effect immediately.',
  ],
  async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openScene(page, 'Charts');
    await shapesAfter(page, 'Next');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForTimeout(100);
    const changed = await shapesAfter(page, 'Next');
    expect(changed.bars).toBeLessThanOrEqual(2);
    expect(changed.line).toBeLessThanOrEqual(2);
    expect(changed.hook).toBeLessThanOrEqual(2);
  },
);
