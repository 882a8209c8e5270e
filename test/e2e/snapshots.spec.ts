/** What a page shows of its first grid or chart before any script, and how the running demo takes its place. */
import { type Page, expect } from '@playwright/test';
import { THEME_KEYS } from '../../src/lib/theme/themeState';
import { expectSteady } from '../layoutShift';
import { axeFindings } from './axe';
import { CANVAS, PHONE, WIDE, expectToFit } from './visualModes';
import { fresh, test } from './sharedPage';

const SNAPSHOT = `${CANVAS} > [data-snapshot]`;

const SORTING = '/x/react-data-grid/sorting/';

/** Plain columns, columns that grow, pinned columns, groups of columns, a list, a tree, open rows, a toolbar. */
const PAGES = [
  SORTING,
  '/x/react-data-grid/column-dimensions/',
  '/x/react-data-grid/column-groups/',
  '/x/react-data-grid/column-pinning/',
  '/x/react-data-grid/list-view/',
  '/x/react-data-grid/master-detail/',
  '/x/react-data-grid/row-selection/',
  '/x/react-data-grid/tree-data/',
  '/x/react-data-grid/components/toolbar/',
] as const;

/** A page whose scripts don't come: those in its HTML run. */
async function gotoWithoutScripts(page: Page, path: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** px; what a cell may move when its demo takes over. */
const CLOSE = 1;

interface Cell {
  readonly look: string;
  /** px: left, top, width, height. */
  readonly place: readonly number[];
}

/** Where the cells of the first demo that are in sight stand, and how their text looks. */
async function looksOfCells(page: Page): Promise<readonly Cell[]> {
  const canvas = page.locator(CANVAS).first();
  await canvas.scrollIntoViewIfNeeded();
  return canvas.evaluate((element) => {
    const ground = element.getBoundingClientRect();
    const cells = element.querySelectorAll('[role=columnheader], [role=cell], [role=gridcell]');
    return [...cells]
      .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
      .filter(
        ({ cell, box }) =>
          cell.textContent.trim() !== '' &&
          box.width > 0 &&
          box.left < ground.right &&
          box.top < ground.bottom,
      )
      .map(({ cell, box }) => {
        const { color, font } = getComputedStyle(cell);
        const place = [box.left - ground.left, box.top - ground.top, box.width, box.height];
        return { look: `${cell.textContent} ${color} ${font}`, place };
      });
  });
}

/** What differs between two pictures of the same cells. */
function differences(before: readonly Cell[], now: readonly Cell[]): readonly (readonly Cell[])[] {
  return Array.from({ length: Math.max(before.length, now.length) }, (_, index) =>
    [before[index], now[index]].filter((cell) => cell !== undefined),
  ).filter(
    ([one, other]) =>
      one?.look !== other?.look ||
      one?.place.some((px, at) => Math.abs(px - (other?.place[at] ?? NaN)) > CLOSE),
  );
}

for (const viewport of [WIDE, PHONE]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`snapshots look like the running demos, ${colorScheme}, at ${viewport.width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      for (const path of PAGES) {
        await gotoWithoutScripts(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const still = await looksOfCells(page);
        await expectToFit(page);
        await page.unroute('**/*.js');
        await page.goto(path);
        await expect(page.locator(CANVAS).first()).toHaveAttribute('data-ready');
        await expect(page.locator(SNAPSHOT)).toHaveCount(0);
        await expect
          .poll(async () => differences(still, await looksOfCells(page)), path)
          .toEqual([]);
        expect(still.length, path).toBeGreaterThan(4);
      }
    });
  }
}

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false, viewport: PHONE });

  fresh('the first grid of a page can be read, and what is too wide scrolls', async ({ page }) => {
    await page.goto(SORTING);
    const table = page.getByRole('table', { name: 'Peaks' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Peak' })).toBeVisible();
    await expect(table.getByRole('cell', { name: 'Ben Nevis' })).toBeVisible();
    const scroller = table.locator('[data-scroller]');
    await expect(scroller).toHaveCSS('overflow-x', 'auto');
    const last = table.getByRole('columnheader').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(table.getByRole('cell', { name: 'Ben Nevis' })).toBeVisible();
  });
});

test('a snapshot has nothing to press, no ids, and no finding of axe', async ({ page }) => {
  for (const path of PAGES) {
    await gotoWithoutScripts(page, path);
    const snapshot = page.locator(SNAPSHOT);
    await expect(snapshot).toHaveCount(1);
    await expect(snapshot.locator('[id], [tabindex], [contenteditable]')).toHaveCount(0);
    await expect(
      snapshot.locator(':is(button, input, select, textarea):not([disabled])'),
    ).toHaveCount(0);
    await expect(snapshot.getByRole('grid')).toHaveCount(0);
    const reachable = await snapshot.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement | SVGElement>('*')]
        .filter((each) => {
          each.focus();
          return document.activeElement === each;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(reachable, path).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(await axeFindings(page, SNAPSHOT), path).toEqual([]);
    await page.unroute('**/*.js');
  }
});

for (const viewport of [WIDE, PHONE]) {
  test(`rows are in sight at each moment while the demo takes the place of its snapshot, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((canvasSelector) => {
      const frames: number[] = [];
      Object.assign(window, { rowsOfFrames: frames });
      // A frame is painted after this; what a demo does in between is seen by the next one.
      const look = () => {
        const canvas = document.querySelector(canvasSelector);
        if (canvas) {
          const rows = [...canvas.querySelectorAll('[role=row]')].filter(
            (row) => row.getBoundingClientRect().height > 0,
          );
          frames.push(rows.length);
        }
        requestAnimationFrame(() => setTimeout(look));
      };
      look();
    }, CANVAS);
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator(CANVAS).first().scrollIntoViewIfNeeded();
      await expect(page.locator(CANVAS).first()).toHaveAttribute('data-ready');
      await page.waitForTimeout(300);
      const frames: number[] = await page.evaluate(() => Reflect.get(window, 'rowsOfFrames'));
      expect(frames.length, path).toBeGreaterThan(5);
      expect(Math.min(...frames), path).toBeGreaterThan(1);
      await expectSteady(page, 0.02);
    }
  });
}

test('a reader who chose another direction sees the demo only when it runs, in the same room', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), THEME_KEYS.direction);
  await gotoWithoutScripts(page, SORTING);
  const snapshot = page.locator(SNAPSHOT);
  await expect(snapshot).toBeHidden();
  const before = await page.locator(CANVAS).first().boundingBox();
  await page.unroute('**/*.js');
  await page.goto(SORTING);
  await expect(page.locator(CANVAS).first()).toHaveAttribute('data-ready');
  await expect(snapshot).toHaveCount(0);
  expect((await page.locator(CANVAS).first().boundingBox())?.height).toBe(before?.height);
});

test.describe('a chart', () => {
  const BARS = '/x/react-charts/bars/';
  /** Where the bars and the labels of the chart that is in sight stand, and their colours. */
  const drawn = (page: Page) =>
    page
      .locator(CANVAS)
      .first()
      .evaluate((canvas) =>
        [...canvas.querySelectorAll('svg[role=img] :is(rect, text)')]
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0)
          .map(({ part, box }) =>
            [
              part.textContent,
              getComputedStyle(part).fill,
              ...[box.left, box.top, box.width, box.height].map(Math.round),
            ].join(' '),
          ),
      );

  for (const viewport of [WIDE, PHONE]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is drawn before any script as it is drawn later, ${colorScheme}, at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await gotoWithoutScripts(page, BARS);
        await expectToFit(page);
        const still = await drawn(page);
        expect(still.length).toBeGreaterThan(10);
        expect(await axeFindings(page, SNAPSHOT)).toEqual([]);
        await page.unroute('**/*.js');
        await page.goto(BARS);
        await page.locator(CANVAS).first().scrollIntoViewIfNeeded();
        await expect(page.locator(SNAPSHOT)).toHaveCount(0);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(() => drawn(page)).toEqual(still);
      });
    }
  }

  test('shows its bars at each moment while the running one takes their place', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript((canvasSelector) => {
      const frames: number[] = [];
      Object.assign(window, { heightsOfFrames: frames });
      const look = () => {
        const bars = [...document.querySelectorAll(`${canvasSelector} svg[role=img] rect`)].filter(
          (bar) => bar.checkVisibility({ opacityProperty: true }),
        );
        if (document.querySelector(canvasSelector)) {
          frames.push(Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().height)));
        }
        requestAnimationFrame(() => setTimeout(look));
      };
      look();
    }, CANVAS);
    await page.goto(BARS);
    await page.locator(CANVAS).first().scrollIntoViewIfNeeded();
    await expect(page.locator(CANVAS).first()).toHaveAttribute('data-ready');
    await expect(page.locator(SNAPSHOT)).toHaveCount(0);
    await page.waitForTimeout(300);
    const heights: number[] = await page.evaluate(() => Reflect.get(window, 'heightsOfFrames'));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThan(0.9 * Math.max(...heights));
    await expectSteady(page, 0.02);
  });
});
