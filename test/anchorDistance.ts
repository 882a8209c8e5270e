/** How far below the header a page stops when its address names one of its parts. */
import { type Page, expect } from '@playwright/test';

/** px between the header, or the column heads that stick below it, and the top of an element; rounded. */
async function distanceOf(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((element) => {
    const head = element.closest('[role="table"]')?.querySelector('[role="rowgroup"]');
    const isSticky = head && getComputedStyle(head).position === 'sticky';
    const above = isSticky ? head : document.querySelector('.navbar');
    const { bottom = NaN } = above?.getBoundingClientRect() ?? {};
    return Math.round(element.getBoundingClientRect().top - bottom);
  });
}

/** Leads the page to an element as a link does, and waits until the element is where it belongs. */
export async function expectBelowHeader(
  page: Page,
  id: string,
  [least, most]: readonly [number, number],
): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);
  await expect(async () => {
    const distance = await distanceOf(page, id);
    expect(distance, id).toBeGreaterThanOrEqual(least);
    expect(distance, id).toBeLessThanOrEqual(most);
  }).toPass({ timeout: 5000 });
}
