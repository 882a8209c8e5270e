/** Choices that an earlier visit stored, and whether what the server drew in spite of them is seen. */
import type { Page } from '@playwright/test';

/** Stores choices of direction and density, as an earlier visit would have. */
export async function storeLook(page: Page, look: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(`docs-${key}`, value);
    }
  }, look);
}

/** Counts the frames in which a reader would see what the server rendered, in the canvases that `selector` finds. */
export async function countFlashes(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((canvases) => {
    Object.assign(window, { flashes: 0 });
    const look = () => {
      const rendered = [...document.querySelectorAll(`${canvases} > [data-server]`)];
      if (rendered.some((element) => element.checkVisibility({ visibilityProperty: true }))) {
        Object.assign(window, { flashes: Reflect.get(window, 'flashes') + 1 });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return () => page.evaluate(() => Number(Reflect.get(window, 'flashes')));
}
