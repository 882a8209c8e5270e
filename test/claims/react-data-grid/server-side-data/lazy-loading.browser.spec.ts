import { proves, expect, openScene, type Page } from '../../browser';

const requestsOf = async (page: Page) =>
  ((await page.locator('output').textContent()) ?? '').split(' ').filter(Boolean);

const scroller = (page: Page) => page.locator('.MuiDataGrid-virtualScroller');

/** Scrolls to a place in pixels, and waits for what comes of it. */
async function scrollTo(page: Page, top: number, ms = 800) {
  await scroller(page).evaluate((element, y) => {
    element.scrollTop = y;
  }, top);
  await page.waitForTimeout(ms);
}

/** Scrolls to a place in pixels; whether grey bars came within 5 s, however soon the cache replaced them. */
function turnsGreyAt(page: Page, top: number): Promise<boolean> {
  return scroller(page).evaluate(
    (element, y) =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.querySelector('.MuiDataGrid-cellSkeleton')) {
            observer.disconnect();
            resolve(true);
          }
        });
        observer.observe(element, { childList: true, subtree: true });
        setTimeout(() => resolve(false), 5000);
        element.scrollTop = y;
      }),
    top,
  );
}

/** Scrolls until the end of the list is so many pixels below what is in view. */
async function leaveBelow(page: Page, distance: number) {
  await scroller(page).evaluate((element, rest) => {
    element.scrollTop = element.scrollHeight - element.clientHeight - rest;
  }, distance);
  await page.waitForTimeout(800);
}

const rowNamed = (page: Page, id: number) => page.getByText(`row ${id}`, { exact: true });

proves(
  'With `dataSourceCache={null}`, or after five minutes, the grid requests these rows again.',
  async (page) => {
    await openScene(page, 'InViewWithoutCache');
    await expect(rowNamed(page, 0)).toBeVisible();
    await scrollTo(page, 40 * 52);
    const { length } = await requestsOf(page);
    await scrollTo(page, 0);
    await expect(rowNamed(page, 0)).toBeVisible();
    expect((await requestsOf(page)).length).toBeGreaterThan(length);
  },
);

proves(
  [
    'When rows leave the view, they become skeleton rows again.',
    'When users scroll back, the grid takes the rows from the cache.',
  ],
  async (page) => {
    await openScene(page, 'InView');
    await expect(rowNamed(page, 0)).toBeVisible();
    await scrollTo(page, 40 * 52);
    await expect(rowNamed(page, 42)).toBeVisible();
    const { length } = await requestsOf(page);
    expect(await turnsGreyAt(page, 0)).toBe(true);
    await expect(rowNamed(page, 0)).toBeVisible();
    expect(await requestsOf(page)).toHaveLength(length);
  },
);

proves(
  [
    "Drag the scrollbar of the demo: rows that aren't loaded yet are gray skeleton rows until the response arrives.",
    'In the demo, a block has 20 rows, and a request for rows `140` to `179` covers two blocks.',
  ],
  async (page) => {
    await openScene(page, 'LoadInView');
    await expect(page.getByText('00:05')).toBeVisible();
    await scrollTo(page, 157 * 52, 0);
    await expect(page.locator('.MuiDataGrid-cellSkeleton').first()).toBeVisible();
    await expect(page.locator('output')).toHaveText('Last request: rows 140–179');
    await expect(page.locator('[data-field="id"]').getByText('160', { exact: true })).toBeVisible();
    await expect(page.locator('.MuiDataGrid-cellSkeleton:visible')).toHaveCount(0);
  },
);

proves(
  [
    'When users come near the end of the list, the grid requests the next block, and the list grows.',
    '`scrollEndThreshold` is the distance from the end at which a request starts, in pixels.',
    'The default is 80.',
  ],
  async (page) => {
    await openScene(page, 'AtEnd');
    await expect(rowNamed(page, 0)).toBeVisible();
    await leaveBelow(page, 90);
    expect(await requestsOf(page)).toEqual(['0-9']);
    await leaveBelow(page, 70);
    expect(await requestsOf(page)).toEqual(['0-9', '10-19']);
    await leaveBelow(page, 70);
    await expect(rowNamed(page, 17)).toBeVisible();
    expect(await requestsOf(page)).toEqual(['0-9', '10-19', '20-29']);
    await scrollTo(page, 0);
    await leaveBelow(page, 0);
    expect(await requestsOf(page)).toEqual(['0-9', '10-19', '20-29']);
  },
);

proves(
  [
    "If your server doesn't know the number of rows, leave `rowCount` out of the response or return `-1`.",
    'The grid then stops sending requests.',
    'If the last block arrives without a row count, the grid sends one more request.',
    'A response without new rows ends the list.',
    "If the last block isn't full, the additional request starts with this block, not after it.",
    "| doesn't know the number of rows | `-1`, or left out | [the next rows at the end of the list](#infinite-loading-load-more-at-the-end)",
  ],
  async (page) => {
    const requestsToTheEnd = async () => {
      await expect(rowNamed(page, 0)).toBeVisible();
      for (let step = 0; step < 4; step += 1) {
        await leaveBelow(page, 0);
      }
      await scrollTo(page, 0);
      await leaveBelow(page, 0);
      return requestsOf(page);
    };
    await openScene(page, 'AtEndHalf');
    expect(await requestsToTheEnd()).toEqual(['0-9', '10-19', '20-29', '20-39']);
    await openScene(page, 'AtEndTold');
    expect(await requestsToTheEnd()).toEqual(['0-9', '10-19', '20-29']);
  },
);

proves(
  [
    '| A later block, with a known number of rows | When users scroll back, the grid requests the missing rows again',
    '| Any block, with an unknown number of rows | The loading overlay stays, and scrolling loads no rows until a request succeeds',
  ],
  async (page) => {
    const overlay = page.getByRole('progressbar');
    await openScene(page, 'AtEndFailing');
    await expect(rowNamed(page, 0)).toBeVisible();
    await leaveBelow(page, 0);
    await scrollTo(page, 0);
    await leaveBelow(page, 0);
    expect(await requestsOf(page)).toEqual(['0-9', '10-19']);
    await expect(overlay).toHaveCount(1);
    await openScene(page, 'InViewFailing');
    await expect(rowNamed(page, 0)).toBeVisible();
    await scrollTo(page, 42 * 52);
    await scrollTo(page, 0);
    await scrollTo(page, 42 * 52);
    expect(await requestsOf(page)).toEqual(['0-9', '40-59', '40-59']);
    await expect(rowNamed(page, 42)).toBeVisible();
    await expect(overlay).toHaveCount(0);
  },
);

proves(
  [
    'If the last block has a single row, the row can stay a skeleton when users scroll to it slowly.',
    'An example is row 41 in blocks of 20.',
  ],
  async (page) => {
    await openScene(page, 'InViewOneLast');
    await expect(rowNamed(page, 0)).toBeVisible();
    for (let top = 0; top < 2200; top += 208) {
      await scrollTo(page, top, 300);
    }
    await leaveBelow(page, 0);
    await expect(rowNamed(page, 39)).toBeVisible();
    await expect(rowNamed(page, 40)).toHaveCount(0);
    expect((await requestsOf(page)).join(' ')).not.toContain('40-');
    await openScene(page, 'InViewOneLast');
    await expect(rowNamed(page, 0)).toBeVisible();
    await leaveBelow(page, 0);
    await expect(rowNamed(page, 40)).toBeVisible();
  },
);

proves(
  [
    '| `onRowsScrollEnd` | `rowsScrollEnd` | Called near the end of the list, at `scrollEndThreshold`. You append to the `rows` prop yourself',
  ],
  async (page) => {
    await openScene(page, 'WithoutDataSource');
    await expect(rowNamed(page, 0)).toBeVisible();
    await leaveBelow(page, 90);
    await expect(page.locator('output')).toHaveText('10');
    await leaveBelow(page, 70);
    await expect(page.locator('output')).toHaveText('20');
  },
);
