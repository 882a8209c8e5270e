/** What keeps a page that was open before a deployment from being loaded again by itself, and what is there afterwards. */
import { axeFindings } from '../e2e/axe';
import { demoBlock } from '../e2e/demoBlock';
import type { OwnSite } from '../siteTest';
import {
  DEMOS,
  KEYS,
  TIMEOUT_MS,
  PROSE,
  UPDATED,
  comment,
  countLoads,
  deploy,
  expectLoadedOnce,
  expectToStay,
  link,
  loadAgain,
  notice,
  gotoNetworkIdle,
  plain,
  search,
  settings,
  thumb,
} from './openPage';
import { type Page, expect, test } from './test';

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

/** Nothing has come for a second. */
async function untilStill(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const isStill = count === before;
        before = count;
        return isStill;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}

test.use({ viewport: { width: 1366, height: 900 } });

test('without storage the page is never loaded again by itself', async ({ page, own }) => {
  await refuseStorage(page);
  await gotoNetworkIdle(page, plain(own) + PROSE);
  const loads = await deploy(page, own);
  await page.keyboard.press('Control+k');
  await expectToStay(page, loads);
  expect(await axeFindings(page, '[role="alert"]')).toEqual([]);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await loadAgain(page).click();
  await expectLoadedOnce(page, loads);
});

test('a comment that was begun keeps the page, and is there after it was loaded again', async ({
  page,
  own,
}) => {
  await gotoNetworkIdle(page, plain(own) + PROSE);
  await thumb(page).click();
  await comment(page).fill('A thought that is not finished');
  await page.getByRole('heading', { level: 1 }).click();
  const loads = await deploy(page, own);
  await settings(page).click();
  await expectToStay(page, loads);
  await expect(comment(page)).toHaveValue('A thought that is not finished');
  await loadAgain(page).click();
  await expectLoadedOnce(page, loads);
  await thumb(page).click();
  await expect(comment(page)).toHaveValue('A thought that is not finished');
});

test('a comment that was begun is there when a reader comes back from a page of the newer build', async ({
  page,
  own,
}) => {
  await gotoNetworkIdle(page, plain(own) + PROSE);
  await thumb(page).click();
  await comment(page).fill('A thought that is not finished');
  const loads = await deploy(page, own);
  await link(page, 'Keys').click();
  await expectLoadedOnce(page, loads);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
  await thumb(page).click();
  await expect(comment(page)).toHaveValue('A thought that is not finished');
});

test('a comment that storage refuses is not lost without a question', async ({ page, own }) => {
  await refuseStorage(page);
  await gotoNetworkIdle(page, plain(own) + PROSE);
  await thumb(page).click();
  await comment(page).fill('A thought that is not finished');
  const loads = await deploy(page, own);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.dismiss();
  });
  await link(page, 'Keys').click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(comment(page)).toHaveValue('A thought that is not finished');
  expect(loads()).toBe(0);
  // Once it is given up, nobody asks.
  await comment(page).fill('');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('a demo that was used keeps the page', async ({ page, own }) => {
  await gotoNetworkIdle(page, plain(own) + DEMOS);
  const demo = demoBlock(page, 'RoomCount');
  await demo.start();
  await demo.canvas.getByRole('button').first().click();
  const loads = await deploy(page, own);
  await settings(page).click();
  await expectToStay(page, loads);
});

test('words that were typed for the search keep the page', async ({ page, own }) => {
  await gotoNetworkIdle(page, plain(own) + KEYS);
  const loads = await deploy(page, own);
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // The styles of the dialog would fail before anything is typed.
  await page.route('**/assets/**', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sort');
  arrive();
  await expectToStay(page, loads);
});

test('the address keeps its hash, and the place that it leads to', async ({ page, own }) => {
  await gotoNetworkIdle(page, `${plain(own)}${KEYS}?a=1#peer-dependencies`);
  const loads = await deploy(page, own);
  await page.keyboard.press('Control+k');
  await expectLoadedOnce(page, loads);
  await expect(page).toHaveURL(`${plain(own)}${KEYS}?a=1#peer-dependencies`);
  await expect(page.locator('#peer-dependencies')).toBeInViewport();
});

test('in an open search it is said where the titles would be', async ({ page, own }) => {
  await gotoNetworkIdle(page, plain(own) + PROSE);
  // The dialog is there, and the worker that searches isn't.
  const worker = /\/search-worker\./;
  await page.route(worker, (route) => route.abort());
  await page.getByRole('button', { name: /^Search…/ }).hover();
  await untilStill(page);
  await page.unroute(worker);
  const loads = await deploy(page, own);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sorting');
  await expect(search(page).getByText(UPDATED)).toBeVisible();
  await page.waitForTimeout(TIMEOUT_MS);
  expect(loads()).toBe(0);
  await expect(search(page).getByRole('combobox')).toHaveValue('sorting');
  await search(page).getByRole('button', { name: 'Reload' }).click();
  await expectLoadedOnce(page, loads);
});

test('without a network nothing speaks of an update', async ({ page, own }) => {
  await gotoNetworkIdle(page, plain(own) + PROSE);
  const loads = countLoads(page);
  await own.stop();
  await settings(page).click();
  await expect(page.getByRole('alert')).toContainText("This part couldn't be loaded");
  await page.waitForTimeout(TIMEOUT_MS);
  expect(loads()).toBe(0);
});

test('without a network, a link says so in the site, and can be tried again', async ({
  page,
  own,
}) => {
  await gotoNetworkIdle(page, plain(own) + PROSE);
  const loads = countLoads(page);
  await own.stop();
  await link(page, 'Keys').click();
  await expect(page.getByRole('alert')).toContainText("This page couldn't be loaded");
  await expect(page).toHaveURL(plain(own) + KEYS);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText("This page couldn't be loaded");
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
  await page.goForward();
  await expect(page.getByRole('alert')).toContainText("This page couldn't be loaded");
  await own.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys');
  expect(loads()).toBe(0);
});

test.describe('with a service worker', () => {
  /** Opens a page that its worker answers for, and that is kept with all that it loads. */
  async function openKept(page: Page, own: OwnSite): Promise<void> {
    await page.goto(own.address + PROSE);
    const isKept = () =>
      page.evaluate(
        async (kept) =>
          navigator.serviceWorker.controller !== null && (await caches.match(kept)) !== undefined,
        PROSE,
      );
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await gotoNetworkIdle(page, own.address + PROSE);
    await page.waitForTimeout(1000);
  }

  test('what is kept of the old build still works', async ({ page, own }) => {
    await openKept(page, own);
    const loads = await deploy(page, own);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('running');
    await expect(search(page).getByRole('option').first()).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('what isn’t kept brings the newer worker, which loads the page once', async ({
    page,
    own,
  }) => {
    await openKept(page, own);
    const loads = await deploy(page, own);
    await settings(page).click();
    await expect(notice(page)).toBeVisible();
    await expect.poll(loads, { timeout: 30_000 }).toBe(1);
    await expectLoadedOnce(page, loads);
    await settings(page).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});
