/** What holds for each page of the site. */
import { expect, test } from '@playwright/test';
import { isApiPage, pageOf } from '../../src/lib/paths';
import { axeFindings } from './axe';
import { pathsToVisit, PAGE_KINDS, recordProblems, visitAll } from './pages';

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const path of [...pathsToVisit(), PAGE_KINDS.missing]) {
  for (const [colorScheme, width] of [
    ['light', 1366],
    ['dark', 390],
  ] as const) {
    test(`${path} is quiet, steady and accessible: ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      // axe looks at thousands of elements there.
      test.slow(isApiPage(pageOf(path)));
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
              window.layoutShift += Number(entry.value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const problems = recordProblems(page);
      const isMissing = path === PAGE_KINDS.missing;

      const response = await page.goto(path);
      expect(response?.status()).toBe(isMissing ? 404 : 200);
      await visitAll(page);

      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(sideways, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);

      expect(await axeFindings(page)).toEqual([]);

      // The answer 404 itself is written to the console by the browser.
      expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([]);
    });
  }
}
