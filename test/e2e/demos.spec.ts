/** Demos as islands on the portal's own pages: what they take over, and the room that is kept for them. */
import { expect } from '@playwright/test';
import { demoBlock, openPage } from './demoBlock';
import { PAGE_KINDS, recordProblems, visitAll } from './pages';
import { test } from './sharedPage';

test.use({ viewport: { width: 1366, height: 800 } });

for (const kind of ['pickers', 'tree'] as const) {
  test(`a page of the kind "${kind}" has its demos in the server’s HTML and keeps those elements`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const scriptless = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await scriptless.goto(PAGE_KINDS[kind]);
    const texts = await scriptless.locator('[data-demo-canvas]').allInnerTexts();
    expect(texts.join('')).toMatch(/\p{L}/u);
    await scriptless.close();

    const problems = recordProblems(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const elements = [...document.querySelectorAll('[data-demo-canvas] :not(style)')];
        Object.assign(globalThis, { elementsFromServer: elements });
      });
    });
    await openPage(page, PAGE_KINDS[kind]);
    await visitAll(page);
    const { made, lost } = await page.evaluate(() => {
      const { elementsFromServer } = globalThis as unknown as { elementsFromServer: Element[] };
      return {
        made: elementsFromServer.length,
        lost: elementsFromServer
          .filter((each) => !each.isConnected && !each.closest('[role="status"]'))
          .map((each) => each.outerHTML),
      };
    });
    expect(made).toBeGreaterThan(50);
    // A demo may add to what the server made, and one that loads its data takes away what says so.
    expect(lost).toEqual([]);
    expect(problems).toEqual([]);
  });
}

for (const kind of ['grid', 'pickers'] as const) {
  test(`the first demo in sight runs before the page of the kind "${kind}" around it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const states: boolean[] = [];
      Object.assign(globalThis, { wasPageAlive: states });
      new MutationObserver((changes) => {
        if (changes.some(({ attributeName }) => attributeName === 'data-ready')) {
          states.push(document.documentElement.dataset.hasHydrated === 'true');
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
    });
    // The page doesn't wait long for scripts of the demo, which a busy machine may bring too late.
    await expect(async () => {
      await openPage(page, PAGE_KINDS[kind]);
      await expect(page.locator('[data-demo-canvas][data-ready]').first()).toBeVisible();
      const [first] = await page.evaluate(
        () => (globalThis as unknown as { wasPageAlive: boolean[] }).wasPageAlive,
      );
      expect(first).toBe(false);
    }).toPass({ timeout: 45_000 });
  });
}

for (const width of [1366, 360]) {
  test(`nothing below moves when a demo starts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [PAGE_KINDS.grid, PAGE_KINDS.pickers, PAGE_KINDS.charts, PAGE_KINDS.tree]) {
      await openPage(page, path);
      const heights = () =>
        page
          .locator('[data-demo-canvas]')
          .evaluateAll((canvases) =>
            canvases.map((canvas) => Math.round(canvas.getBoundingClientRect().height)),
          );
      // With their code still on its way, the demos have only the space that is kept for them.
      const reserved = await heights();
      await visitAll(page);
      const running = await heights();
      expect(running.length).toBeGreaterThan(1);
      running.forEach((height, index) => {
        expect(Math.abs(height - (reserved[index] ?? 0)), `${path}, demo ${index}`).toBeLessThan(2);
      });
    }
  });
}

test('a demo of the Premium plan has the toolbar of this plan, with search and assistant', async ({
  page,
}) => {
  await openPage(page, '/x/react-data-grid/ai-assistant/');
  const { canvas, start } = demoBlock(page, 'AskHires');
  await start();
  const toolbar = canvas.getByRole('toolbar');
  for (const name of ['Columns', 'Filters', 'Pivot', 'AI Assistant', 'Export']) {
    await expect(toolbar.getByRole('button', { name })).toBeVisible();
  }
  const rows = canvas.getByRole('rowgroup').locator('[role="row"][data-id]');
  await expect(rows).toHaveCount(6);
  await toolbar.getByRole('button', { name: 'Search' }).click();
  await toolbar.getByRole('searchbox').fill('Porto');
  await expect(rows).toHaveCount(2);
});
