/** With nothing configured, the site talks to nobody but its own host. */
import { expect, test } from '@playwright/test';
import { openAlive, pathsToVisit } from './pages';

/** How many pages are visited; two languages, evenly spread over pages of all kinds. */
const COUNT = 20;

function evenly(paths: readonly string[], count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => paths[Math.floor((index * paths.length) / count)] ?? '/',
  );
}

for (const path of [...evenly(pathsToVisit(), COUNT - 4), ...evenly(pathsToVisit('zh'), 4)]) {
  test(`${path} asks no other host for anything`, async ({ page, context, baseURL }) => {
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) {
        elsewhere.push(url.href);
      }
    });
    await openAlive(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('sort');
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  });
}
