/** The screens that pages are looked at on, and what must hold before and on each of them. */
import { type Page, expect } from '@playwright/test';

/** Selector of the places in which demos run. */
export const CANVAS = '[data-demo-canvas]';
export const PHONE = { width: 390, height: 844 };
/** Also a screen of 1280 px at a zoom of 400 %. */
export const NARROWEST = { width: 320, height: 844 };
export const WIDE = { width: 1366, height: 844 };

/** The page doesn't scroll sideways; at the narrowest width, parts of it may. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Nothing is wider than the room it has, once demos have taken up the size of the screen. */
export async function expectToFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const tooWide = () =>
    page
      .locator(CANVAS)
      .evaluateAll((canvases) =>
        canvases
          .filter((canvas) => canvas.scrollWidth > canvas.clientWidth)
          .map((canvas) => canvas.getAttribute('data-demo-canvas')),
      );
  await expect.poll(tooWide, 'demos that are wider than their ground').toEqual([]);
}

/**
 * Takes transitions to their end, since colours on their way have contrasts of their own. Waiting won't do: the browser
 * doesn't go on with those of elements that it skips. Skeletons blink for ever. Demos take up another mode a few frames
 * after the page, so nothing may have begun for some.
 */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const FRAMES = 5;
    for (let still = 0; still < FRAMES; still += 1) {
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      if (running.length > 0) {
        still = 0;
      }
      running.forEach((animation) => animation.finish());
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A busy machine forgets to draw a frame now and then.
        setTimeout(resolve, 1000);
      });
    }
  });
}
