/**
 * What holds for each page of the site and each of its demos, asked in one visit: dark on a phone, then light on a wide
 * screen, with demos dense and from right to left on a phone. The shell is the same around all pages of a kind, so
 * `pageKinds.spec.ts` looks at it on one of each.
 */
import { type Page, expect } from '@playwright/test';
import { isApiPage, pageOf } from '../../src/lib/pages/paths';
import { THEME_KEYS } from '../../src/lib/theme/themeState';
import { expectSteady } from '../layoutShift';
import { axeFindings, lookFindings } from './axe';
import { demoPages } from './demoPages';
import {
  CANVAS,
  NARROWEST,
  PHONE,
  WIDE,
  expectNoSidewaysScroll,
  expectToFit,
  finishTransitions,
} from './visualModes';
import {
  MAX_LAYOUT_SHIFT,
  PAGE_KINDS,
  openWhole,
  pathsToVisit,
  recordProblems,
  reloadIfBlank,
  visitAll,
} from './pages';
import { test } from './sharedPage';

/** What a page has of its own. */
const CONTENT = 'main';

/** Names of the demos of each page that has some. */
const DEMOS = new Map(demoPages().map(({ path, demos }) => [path, demos]));

/** Chooses dense demos and right to left, as in another tab; this one follows. */
async function chooseOtherLook(page: Page): Promise<void> {
  await page.evaluate(
    (choices) => {
      for (const [key, newValue] of choices) {
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    [
      [THEME_KEYS.density, 'dense'],
      [THEME_KEYS.direction, 'rtl'],
    ] as const,
  );
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect
    .poll(() =>
      page
        .locator(CANVAS)
        .evaluateAll((canvases) => [
          ...new Set(canvases.map((canvas) => getComputedStyle(canvas).direction)),
        ]),
    )
    .toEqual(['rtl']);
}

for (const path of [...pathsToVisit(), PAGE_KINDS.missing]) {
  const title = `${path} and its demos are quiet, steady and accessible in every look`;
  test(title, async ({ page, elsewhere }) => {
    const demos = DEMOS.get(path);
    // axe looks at thousands of elements there.
    test.slow(isApiPage(pageOf(path)) || demos !== undefined);
    const problems = recordProblems(page);
    const isMissing = path === PAGE_KINDS.missing;

    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await openWhole(page, path)).toBe(isMissing ? 404 : 200);
    await expectSteady(page, MAX_LAYOUT_SHIFT);
    await expectToFit(page);
    expect(await axeFindings(page, CONTENT), 'dark').toEqual([]);

    await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(page);

    await page.emulateMedia({ colorScheme: 'light' });
    if (await reloadIfBlank(page)) {
      await visitAll(page);
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.setViewportSize(WIDE);
    await expectToFit(page);

    if (demos) {
      const shown = await page
        .locator('[data-demo]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-demo')));
      expect(shown).toEqual(demos);
      await page.setViewportSize(PHONE);
      await chooseOtherLook(page);
      await expectToFit(page);
    }
    await finishTransitions(page);
    expect(await lookFindings(page, CONTENT), 'light; demos dense, right to left').toEqual([]);

    // With nothing configured, the site talks to nobody but its own host.
    expect(elsewhere).toEqual([]);
    // The answer 404 itself is written to the console by the browser.
    expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  });
}
