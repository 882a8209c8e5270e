/** What a page that was open before a deployment does when a script of its build is gone. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { deployAnew } from '../deployAnew';
import { axeFindings } from '../e2e/axe';
import { demoBlock } from '../e2e/demoBlock';
import { openAlive } from '../e2e/pages';
import type { OwnSite } from '../siteTest';
import { type Page, expect, test } from './test';

const PROSE = '/x/react-data-grid/sources/';
const DEMOS = '/x/react-data-grid/running/';
const KEYS = '/x/introduction/keys/';
/** Longer than the message stands before the page goes by itself. */
const PATIENCE = 3500;
const UPDATED = 'This site has been updated since you opened this page.';
const ANSWERS = ['404', 'a page'] as const;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: UPDATED });
const loadAgain = (page: Page) => notice(page).getByRole('button', { name: 'Load again' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const settings = (page: Page) => page.getByRole('button', { name: 'Toggle settings drawer' });
const thumb = (page: Page) =>
  page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name: 'No' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const link = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'documentation' }).getByRole('link', { name });

/** How often a page has been loaded since now. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** What the header and the foot of a page open, on pages of prose. */
const PARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  search: (page) => page.keyboard.press('Control+k'),
  settings: (page) => settings(page).dispatchEvent('click'),
  'the form for feedback': (page) => thumb(page).dispatchEvent('click'),
};

/** By the label of the control. */
const DEMO_PARTS: Readonly<Record<string, string>> = {
  'the source': 'Expand code',
  'a sandbox': 'Edit in StackBlitz',
  'the menu': 'See more',
};

/** Where no worker registers. */
const plain = ({ address }: OwnSite) => address.replace('127.0.0.1', 'localhost');

/** Opens a page, and waits until nothing of it is on its way any more. */
async function openQuiet(page: Page, address: string): Promise<void> {
  await openAlive(page, address);
  await page.waitForLoadState('networkidle');
}

/** @param answer what a server says of the files that are gone */
async function deploy(
  page: Page,
  { folder }: OwnSite,
  answer: (typeof ANSWERS)[number] = '404',
): Promise<() => number> {
  const gone = deployAnew(folder);
  if (answer === 'a page') {
    await page.route(
      ({ pathname }) => gone.has(pathname),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Docs</title>' }),
    );
  }
  return countLoads(page);
}

/** The page has been loaded again, and is alive. */
async function expectLoadedOnce(page: Page, loads: () => number): Promise<void> {
  await expect.poll(loads).toBe(1);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(PATIENCE);
  expect(loads()).toBe(1);
}

/** What was asked for can be had now. */
async function expectToWork(
  page: Page,
  press: (page: Page) => Promise<void>,
  loads: () => number,
): Promise<void> {
  await press(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(1);
}

/** The message stands there, and the page isn't loaded again by itself. */
async function expectToStay(page: Page, loads: () => number): Promise<void> {
  await expect(loadAgain(page).first()).toBeVisible();
  await page.waitForTimeout(PATIENCE);
  await expect(loadAgain(page).first()).toBeVisible();
  expect(loads()).toBe(0);
}

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

test.use({ viewport: { width: 1366, height: 900 } });

for (const answer of ANSWERS) {
  test.describe(`where what is gone is answered with ${answer}`, () => {
    test('a link leads to the page as it is now', async ({ page, own }) => {
      await openQuiet(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      await link(page, 'Keys').click();
      await expectLoadedOnce(page, loads);
      await expect(page).toHaveURL(plain(own) + KEYS);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys');
      await page.keyboard.press('Control+k');
      await expect(search(page)).toBeVisible();
    });

    for (const [part, press] of Object.entries(PARTS)) {
      test(`a press that asks for ${part} is answered, and brings the page as it is now, at its place`, async ({
        page,
        own,
      }) => {
        await page.setViewportSize({ width: 1366, height: 300 });
        await openQuiet(page, `${plain(own)}${KEYS}#peer-dependencies`);
        await page.evaluate(() => window.scrollBy(0, 40));
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(100);
        const loads = await deploy(page, own, answer);
        await press(page);
        await expect(notice(page)).toBeAttached();
        await expectLoadedOnce(page, loads);
        await expect(page).toHaveURL(`${plain(own)}${KEYS}#peer-dependencies`);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
        await expectToWork(page, press, loads);
      });
    }

    for (const [part, control] of Object.entries(DEMO_PARTS)) {
      test(`a press that asks for ${part} of a demo is answered, and brings the page as it is now`, async ({
        page,
        own,
      }) => {
        const press = () => demoBlock(page, 'PeakList').button(control).dispatchEvent('click');
        await openQuiet(page, plain(own) + PROSE);
        const loads = await deploy(page, own, answer);
        await press();
        await expect(notice(page)).toBeAttached();
        await expectLoadedOnce(page, loads);
        await expectToWork(page, press, loads);
      });
    }

    test('a demo that comes into view brings the page as it is now', async ({ page, own }) => {
      await openQuiet(page, plain(own) + DEMOS);
      const demo = demoBlock(page, 'FilmGrid');
      await expect(demo.canvas).not.toHaveAttribute('data-ready');
      const loads = await deploy(page, own, answer);
      await demo.canvas.scrollIntoViewIfNeeded();
      await expect(demo.whole.getByRole('alert')).toContainText(UPDATED);
      await expectLoadedOnce(page, loads);
      await demo.start();
    });

    test('the list of versions gives way to the page of all versions', async ({ page, own }) => {
      await openQuiet(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      await page.getByRole('button', { name: /choose a version$/ }).click();
      await expectLoadedOnce(page, loads);
      await expect(page).toHaveURL(`${plain(own)}/versions/`);
    });

    test('a page that was loaded again, and is broken still, isn’t loaded a second time', async ({
      page,
      own,
    }) => {
      await openQuiet(page, plain(own) + PROSE);
      const loads = await deploy(page, own, answer);
      rmSync(path.join(own.folder, 'assets/js'), { recursive: true });
      await page.keyboard.press('Control+k');
      await expect(notice(page)).toBeVisible();
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('alert')).toContainText('loaded completely', { timeout: 10_000 });
      await page.waitForTimeout(PATIENCE);
      expect(loads()).toBe(1);
    });
  });
}

test('where the part is missing in the newer build too, it is said without another load', async ({
  page,
  own,
}) => {
  await openQuiet(page, plain(own) + PROSE);
  const loads = await deploy(page, own);
  const scripts = path.join(own.folder, 'assets/js');
  for (const name of readdirSync(scripts)) {
    if (readFileSync(path.join(scripts, name), 'utf8').includes('search-option-')) {
      rmSync(path.join(scripts, name));
    }
  }
  await page.keyboard.press('Control+k');
  await expectLoadedOnce(page, loads);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('This part couldn’t be loaded');
  await page.waitForTimeout(PATIENCE);
  expect(loads()).toBe(1);
});

test('where the old page comes again and again, it is loaded once, and then only by the button', async ({
  page,
  own,
}) => {
  const old = readFileSync(path.join(own.folder, PROSE, 'index.html'), 'utf8');
  const shared = ['main', 'runtime'].flatMap((name) =>
    readdirSync(path.join(own.folder, 'assets/js')).filter((file) => file.startsWith(name)),
  );
  await openQuiet(page, plain(own) + PROSE);
  const scripts = readdirSync(path.join(own.folder, 'assets/js'))
    .filter((name) => old.includes(name) || shared.includes(name))
    .map((name) => path.join(own.folder, 'assets/js', name))
    .map((file) => ({ file, text: readFileSync(file) }));
  const loads = await deploy(page, own);
  // One server has the old build but for what loads later, and questions reach the other one.
  scripts.forEach(({ file, text }) => writeFileSync(file, text));
  await page.route(
    (url) => url.pathname === PROSE,
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: old })
        : route.continue(),
  );
  await settings(page).click();
  await expectLoadedOnce(page, loads);
  for (let times = 0; times < 2; times += 1) {
    await settings(page).click();
    await expect(loadAgain(page)).toBeVisible();
    await page.waitForTimeout(PATIENCE);
    expect(loads()).toBe(1);
  }
  await loadAgain(page).click();
  await expect.poll(loads).toBe(2);
});

test('without storage the page is never loaded again by itself', async ({ page, own }) => {
  await refuseStorage(page);
  await openQuiet(page, plain(own) + PROSE);
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
  await openQuiet(page, plain(own) + PROSE);
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
  await openQuiet(page, plain(own) + PROSE);
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
  await openQuiet(page, plain(own) + PROSE);
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
  await openQuiet(page, plain(own) + DEMOS);
  const demo = demoBlock(page, 'RoomCount');
  await demo.start();
  await demo.canvas.getByRole('button').first().click();
  const loads = await deploy(page, own);
  await settings(page).click();
  await expectToStay(page, loads);
});

test('words that were typed for the search keep the page', async ({ page, own }) => {
  await openQuiet(page, plain(own) + KEYS);
  const loads = await deploy(page, own);
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sort');
  arrive();
  await expectToStay(page, loads);
});

test('in an open search it is said where the titles would be', async ({ page, own }) => {
  await openQuiet(page, plain(own) + PROSE);
  await page.getByRole('button', { name: /^Search…/ }).hover();
  await page.waitForLoadState('networkidle');
  const loads = await deploy(page, own);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sorting');
  await expect(search(page).getByText(UPDATED)).toBeVisible();
  await page.waitForTimeout(PATIENCE);
  expect(loads()).toBe(0);
  await expect(search(page).getByRole('combobox')).toHaveValue('sorting');
  await search(page).getByRole('button', { name: 'Load again' }).click();
  await expectLoadedOnce(page, loads);
});

test('without a network nothing speaks of an update', async ({ page, own }) => {
  await openQuiet(page, plain(own) + PROSE);
  const loads = countLoads(page);
  await own.stop();
  await settings(page).click();
  await expect(page.getByRole('alert')).toContainText('This part couldn’t be loaded');
  await page.waitForTimeout(PATIENCE);
  expect(loads()).toBe(0);
});

test('without a network, a link says so in the site, and can be tried again', async ({
  page,
  own,
}) => {
  await openQuiet(page, plain(own) + PROSE);
  const loads = countLoads(page);
  await own.stop();
  await link(page, 'Keys').click();
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded');
  await expect(page).toHaveURL(plain(own) + KEYS);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
  await page.goForward();
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
    await openQuiet(page, own.address + PROSE);
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
