/**
 * What holds for each page of the site and each of its demos: dark on a phone, light on a wide screen, and demos dense
 * and from right to left.
 */
import { type Page, expect, test } from '@playwright/test';
import { isApiPage, pageOf } from '../../src/lib/paths';
import { THEME_KEYS } from '../../src/lib/themeState';
import { expectSteady, recordShifts } from '../layoutShift';
import { axeFindings, colourFindings, layoutFindings } from './axe';
import { demoPages } from './demoPages';
import { PAGE_KINDS, pathsToVisit, recordProblems, visitAll } from './pages';

const CANVAS = '[data-demo-canvas]';
const PHONE = { width: 390, height: 844 };
/** Also a screen of 1280 px at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 844 };
const WIDE = { width: 1366, height: 844 };
/** The most that may move while a page loads and its demos start, see {@link expectSteady}. */
const LAYOUT_SHIFT = 0.02;

/** Names of the demos of each page that has some. */
const DEMOS = new Map(demoPages().map(({ path, demos }) => [path, demos]));

/** Opens a page and goes through it; returns the status of the answer. */
async function openWhole(page: Page, path: string): Promise<number | undefined> {
  await recordShifts(page);
  const response = await page.goto(path);
  await visitAll(page);
  return response?.status();
}

/** The page doesn't scroll sideways; at the narrowest width, parts of it may. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Nothing is wider than the room it has. */
async function expectToFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const tooWide = await page
    .locator(CANVAS)
    .evaluateAll((canvases) =>
      canvases
        .filter((canvas) => canvas.scrollWidth > canvas.clientWidth)
        .map((canvas) => canvas.getAttribute('data-demo-canvas')),
    );
  expect(tooWide, 'demos that are wider than their ground').toEqual([]);
}

/**
 * Takes transitions to their end, since colours on their way have contrasts of their own. Waiting won't do: the browser
 * doesn't go on with those of elements that it skips. Skeletons blink for ever.
 */
async function finishTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    running.forEach((animation) => animation.finish());
    return running.length === 0;
  });
}

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
  test(`${path} and its demos are quiet, steady and accessible in every look`, async ({ page }) => {
    const demos = DEMOS.get(path);
    // axe looks at thousands of elements there.
    test.slow(isApiPage(pageOf(path)) || demos !== undefined);
    const problems = recordProblems(page);
    const isMissing = path === PAGE_KINDS.missing;

    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await openWhole(page, path)).toBe(isMissing ? 404 : 200);
    await expectSteady(page, LAYOUT_SHIFT);
    await expectToFit(page);
    expect(await axeFindings(page), 'dark').toEqual([]);

    await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(page);

    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectToFit(page);
    await finishTransitions(page);
    expect(await colourFindings(page), 'light').toEqual([]);

    if (demos) {
      const shown = await page
        .locator('[data-demo]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-demo')));
      expect(shown).toEqual(demos);
      await page.setViewportSize(PHONE);
      await chooseOtherLook(page);
      await expectToFit(page);
      expect(await layoutFindings(page, CANVAS), 'dense, right to left').toEqual([]);
    }

    // The answer 404 itself is written to the console by the browser.
    expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([]);
  });
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`a page of the kind "${kind}" is steady and accessible on a wide screen`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await openWhole(page, path);
    await expectSteady(page, LAYOUT_SHIFT);
    expect(await axeFindings(page)).toEqual([]);
  });
}
