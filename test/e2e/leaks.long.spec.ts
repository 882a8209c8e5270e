/** Reading on and on in one tab must not fill its memory. */
import { type Page, expect, test } from '@playwright/test';
import { markdownPath } from '../../src/lib/pages/markdownPath';
import { heapStats, restingCount } from './heapStats';
import { gotoHydrated } from './pages';

/** Each page has a link to the next one, and the last one to the first: pages with and without demos, one of the API. */
const ROUND = [
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/',
  '/x/react-charts/bars/',
  '/x/api/charts/bar-chart/',
] as const;

/** The first rounds load code, and fill what is kept on purpose. */
const WARM_UP = 2;
/** Of five pages: 40 navigations. */
const ROUNDS = 8;
/** Each begins with a grid. */
const GRIDS = [
  'layout',
  'sorting',
  'filtering',
  'pagination',
  'row-selection',
  'accessibility',
  'row-grouping',
  'aggregation',
  'export',
  'tree-data',
].map((name) => `/x/react-data-grid/${name}/`);
/** Each begins with a tree view, and its sidebar has links to the others. */
const TREE_VIEWS = ['items', 'selection', 'expansion', 'focus', 'ordering'].map(
  (name) => `/x/react-tree-view/rich-tree-view/${name}/`,
);
/** How long each page of a round shows: from before its demos load until they have started. */
const FRAMES = [0, 1, 2, 3, 4, 6];
/** ms; between two pages, at the pace of a reader who looks at each. */
const LOOK = 1800;
/** Of what the tab holds after the first round. */
const MAX_GROWTH = 1.05;
/** The same of the heap, in which the browser keeps more and more compiled code: 5 to 10 % of it in two rounds. */
const MAX_HEAP_GROWTH = 1.2;
/** ms; the longest that pages which were left may stay. Waiting for idle time, four of them took twice as long. */
const MAX_CLEAN_UP = 2000;

/** ms; nobody reads faster. */
const GLANCE = 150;

/** Follows a link to a page, and waits until the page is there. */
async function follow(page: Page, path: string): Promise<void> {
  // In one step: a link that is found may be drawn anew before it is pressed. Groups of the sidebar are buttons.
  const press = () =>
    page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]:not([role])`);
      if (location.pathname === to) {
        return to;
      }
      if (link) {
        link.click();
      } else {
        document
          .querySelectorAll<HTMLElement>('aside [aria-expanded="false"]')
          .forEach((group) => group.click());
      }
      return location.pathname;
    }, path);
  await expect.poll(press, { intervals: [20] }).toBe(path);
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    markdownPath(path),
  );
}

/** Looks at a page as long as the fastest reader does. */
async function glance(page: Page): Promise<void> {
  // What is left is cleared away when the browser has time for it.
  await page.evaluate(
    (pause) =>
      new Promise((resolve) =>
        setTimeout(() => requestIdleCallback(resolve, { timeout: 500 }), pause),
      ),
    GLANCE,
  );
}

async function readRounds(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of ROUND) {
      await follow(page, path);
      await glance(page);
    }
  }
}

test.use({ viewport: { width: 1366, height: 900 } });

test('after forty pages more, a tab holds no more than before', async ({ page }) => {
  await gotoHydrated(page, '/x/introduction/licensing/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const session = await page.context().newCDPSession(page);
  await readRounds(page, WARM_UP);
  const before = await heapStats(session);
  await readRounds(page, ROUNDS);
  const after = await heapStats(session);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // One page of a round that stays when it is left is eight times hundreds of nodes and listeners.
  expect(after.nodes - before.nodes).toBeLessThan(1500);
  expect(after.listeners - before.listeners).toBeLessThan(500);
  expect(after.heap - before.heap).toBeLessThan(10);
});

/** Leaves the page no idle time, as a slow device does: what waits for that begins at its latest. */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const late = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (run, { timeout = 1000 } = {}) =>
      window.setTimeout(() => run(late), timeout);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
}

for (const { pace, pause } of [
  { pace: 'as soon as each grid is there', pause: 0 },
  { pace: 'with a look at each', pause: LOOK },
]) {
  test(`going through ten pages with grids again, ${pace}, leaves no more in the tab`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await gotoHydrated(page, '/x/react-data-grid/');
    const session = await page.context().newCDPSession(page);
    const goThrough = async () => {
      for (const path of GRIDS) {
        await follow(page, path);
        await expect(page.locator('main .MuiDataGrid-root').first()).toBeVisible();
        await page.waitForTimeout(pause);
      }
    };
    await goThrough();
    const first = await restingCount(session);
    await keepBusy(page);
    for (let round = 2; round <= 3; round += 1) {
      await goThrough();
      await expect
        .poll(async () => (await heapStats(session)).nodes / first.nodes, {
          message: `nodes right after round ${round}`,
          intervals: [100],
          timeout: MAX_CLEAN_UP,
        })
        .toBeLessThan(MAX_GROWTH);
      const { nodes, listeners, heap } = await restingCount(session);
      expect(nodes / first.nodes, `nodes after round ${round}`).toBeLessThan(MAX_GROWTH);
      expect(listeners / first.listeners, `listeners after round ${round}`).toBeLessThan(
        MAX_GROWTH,
      );
      expect(heap / first.heap, `heap after round ${round}`).toBeLessThan(MAX_HEAP_GROWTH);
    }
  });
}

/** Follows a link to each page, and leaves it that many frames after its demos are in the document. */
async function hurryThrough(page: Page, paths: readonly string[], frames: number): Promise<void> {
  await page.evaluate(
    async ([to, count]) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      for (const path of to) {
        document.querySelector<HTMLElement>(`a[href="${path}"]:not([role])`)?.click();
        while (!document.querySelector(`[data-demo-canvas^="docs${path}"]`)) {
          await nextFrame();
        }
        for (let frame = 0; frame < count; frame += 1) {
          await nextFrame();
        }
      }
    },
    [paths, frames] as const,
  );
}

test('leaving pages with tree views while these start leaves nothing in the tab', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await gotoHydrated(page, '/x/react-tree-view/rich-tree-view/ordering/');
  const session = await page.context().newCDPSession(page);
  const treeView = page.locator('main [data-ready] [role="tree"]').first();
  for (const path of TREE_VIEWS) {
    await follow(page, path);
    await expect(treeView).toBeVisible();
  }
  const hurry = async () => {
    for (const frames of FRAMES) {
      await hurryThrough(page, TREE_VIEWS, frames);
    }
    await expect(treeView).toBeVisible();
    return restingCount(session);
  };
  // Parts that only hurried readers meet load once, and stay; so does what waits for idle time.
  const first = await hurry();
  const { nodes, listeners } = await hurry();
  expect(nodes / first.nodes, 'nodes').toBeLessThan(MAX_GROWTH);
  expect(listeners / first.listeners, 'listeners').toBeLessThan(MAX_GROWTH);
});
