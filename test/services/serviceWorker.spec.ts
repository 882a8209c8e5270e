/**
 * The service worker in a browser: what can be read without a network, how an update comes, and how it is removed.
 * Each test serves a copy of the site, so that it can change its files and take it away.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { removerSource } from '../../plugins/output/service-worker/removerSource';
import { cachePrefix, workerAddress, workerScopes } from '../../src/lib/offline/offline';
import { axeFindings } from '../e2e/axe';
import { frameDocument, runInFrame, startFrame } from '../e2e/liveFrameScript';
import { listen, stop } from '../server';
import type { OwnSite } from '../siteTest';
import { expect, test } from './test';

const ROOT = path.join(__dirname, '../..');
const SORTING = '/x/react-data-grid/sorting/';
const INTRODUCTION = '/x/introduction/';
/** A worker takes over once the one before has done its work. */
const SLOW = { timeout: 20_000 };
const VERSION = /"?version"?:\s*"([\da-f]{16})"/;

test.beforeEach(async ({ context }) => {
  // Neither consent nor a fake of another service stands in the way.
  await context.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'essential'));
});

/** How often the page has been loaded since now. The server can't tell: a worker's requests look like any others. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Opens a page and waits until the worker has kept it. */
async function readPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilKept(page, new URL(address).pathname);
}

async function untilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page
          .evaluate(async (kept) => (await caches.match(kept)) !== undefined, path)
          .catch(() => false),
      { timeout: 30_000 },
    )
    .toBe(true);
  // What it loaded is kept beside it.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // The element of a script goes when it has come.
        const main = performance
          .getEntriesByType('resource')
          .find(({ name }) => /\/main\.\w+\.js$/.test(name));
        return main !== undefined && (await caches.match(main.name)) !== undefined;
      }),
    )
    .toBe(true);
}

/** Names of all caches. */
function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Makes the copy another build, as far as the worker can tell. */
function deploy(folder: string, version: string): void {
  const file = path.join(folder, 'x/sw.js');
  const text = readFileSync(file, 'utf8');
  const found = VERSION.exec(text)?.[1];
  expect(found).toBeDefined();
  writeFileSync(file, text.replaceAll(found ?? '', version));
}

/** Waits until a newer worker has removed the caches whose names hold a text. */
async function untilRemoved(page: Page, part: string): Promise<void> {
  await expect.poll(async () => (await cacheNames(page)).join(' '), SLOW).not.toContain(part);
}

function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

test('the first page that is visited works without a network, and so do its demo and the search in titles', async ({
  page,
  own,
}) => {
  await page.goto(own.address + SORTING);
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  await untilKept(page, SORTING);
  await own.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  await page.getByRole('button', { name: '10 sorts left' }).click();
  await expect(page.getByRole('button', { name: '9 sorts left' })).toBeVisible();
  // Nobody has opened search before.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('row grouping');
  await expect(page.getByRole('option').first()).toContainText('Row grouping');
});

test('a page that was reached by a link works without a network', async ({ page, own }) => {
  await readPage(page, own.address + INTRODUCTION);
  await page.locator('#main-content').getByRole('link', { name: 'sorting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await untilKept(page, SORTING);
  await own.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
});

/** A demo as a reader may have edited it. */
const EDITED = {
  files: {
    'Demo.tsx':
      "import Button from '@mui/material/Button';\nexport default function Demo() {\n  return <Button>Kept</Button>;\n}\n",
  },
  entry: 'Demo.tsx',
};

test('an edited demo runs without a network, once another has run', async ({ page, own }) => {
  await readPage(page, own.address + INTRODUCTION);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await startFrame(page);
  const rendered: unknown = expect.objectContaining({ kind: 'rendered' });
  expect(await runInFrame(page, EDITED)).toContainEqual(rendered);
  // No reader opens the page of the frame. The worker keeps things a moment after it has handed them over.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const scripts = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/live/'));
        const kept = await Promise.all(['/live/', ...scripts].map((name) => caches.match(name)));
        return scripts.length > 0 && kept.every(Boolean);
      }),
    )
    .toBe(true);
  await own.stop();
  await page.reload();
  await startFrame(page);
  expect(await runInFrame(page, EDITED)).toContainEqual(rendered);
  await expect(frameDocument(page).getByRole('button')).toHaveText('Kept');
});

test('the offline page lists the cached pages, and loads the requested page when the network is back', async ({
  page,
  context,
  own,
}) => {
  // The worker waits 4 s for a network that may be slow, at each step.
  const patience = { timeout: 15_000 };
  await readPage(page, own.address + INTRODUCTION);
  await readPage(page, own.address + SORTING);
  await own.stop();
  await context.setOffline(true);
  await page.goto(`${own.address}/x/react-data-grid/row-grouping/?a=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', patience);
  expect(new URL(page.url()).pathname).toBe('/x/react-data-grid/row-grouping/');
  const links = page.locator('#kept').getByRole('link');
  await expect(links).toHaveText(['Sorting', 'Overview']);
  expect(await axeFindings(page)).toEqual([]);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting', patience);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', patience);
  // Only the page that has come again hears that the network is back.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', patience);
  await own.start();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row grouping', patience);
});

test('under its own address the offline page lists what is kept', async ({ page, own }) => {
  await readPage(page, own.address + INTRODUCTION);
  await page.goto(`${own.address}/x/offline/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages you can read offline');
  await expect(page.locator('#kept').getByRole('link')).toHaveText(['Overview']);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await own.stop();
  await page.reload();
  await expect(page.locator('#kept').getByRole('link')).toHaveText(['Overview']);
});

test('a page is the newest one while there is a network', async ({ page, own }) => {
  await readPage(page, own.address + INTRODUCTION);
  const file = path.join(own.folder, INTRODUCTION, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title', '<meta name=newer><title'));
  await page.goto(own.address + INTRODUCTION);
  await expect(page.locator('meta[name=newer]')).toBeAttached();
});

test('only whole answers of the site itself are kept', async ({ page, own }) => {
  await readPage(page, own.address + INTRODUCTION);
  const fetched = await page.evaluate(async () => {
    const part = await fetch('/img/logo.svg', { headers: { range: 'bytes=0-3' } });
    await fetch('/img/no-such.svg');
    await fetch('/x/introduction.md', { method: 'HEAD' });
    await fetch('/x/react-data-grid.md');
    return part.ok;
  });
  expect(fetched).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/x/react-data-grid.md'))))
    .toBe(true);
  const kept = await page.evaluate(async () => {
    const paths = ['/img/no-such.svg', '/x/introduction.md', '/x/sw.js', '/x/react-data-grid/'];
    const found = await Promise.all(paths.map((each) => caches.match(each)));
    return found.map(Boolean);
  });
  expect(kept).toEqual([false, false, false, false]);
  const origins = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return [...new Set(all.flat().map(({ url }) => new URL(url).origin))];
  });
  expect(origins).toEqual([own.address]);
});

/**
 * Answers for the site, whose own server has been taken away, the same to each request.
 * @returns ends that
 */
async function answerAll(
  { address }: OwnSite,
  status: number,
  body: string,
): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  });
  await listen(server, Number(new URL(address).port));
  return () => stop(server);
}

const HOTEL = '<!doctype html><title>Hotel WiFi</title><h1>Sign in</h1>';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the server has of a file, or the worker. */
const contentOf = (page: Page, file: string) =>
  page.evaluate(async (address) => (await fetch(address)).text(), file);

test('the sign-in page of a network shows, but takes the place of nothing that is kept', async ({
  page,
  own,
}) => {
  await readPage(page, own.address + SORTING);
  const MARKDOWN = '/x/introduction.md';
  const markdown = await contentOf(page, MARKDOWN);
  await expect
    .poll(() => page.evaluate(async (file) => Boolean(await caches.match(file)), MARKDOWN))
    .toBe(true);
  await own.stop();
  const leave = await answerAll(own, 200, HOTEL);
  await page.goto(own.address + SORTING);
  await expect(title(page)).toHaveText('Sign in');
  expect(await contentOf(page, MARKDOWN)).toBe(markdown);
  expect(await contentOf(page, '/img/logo.svg')).toContain('<svg');
  // What isn't kept is the network's.
  expect(await contentOf(page, '/x/react-data-grid.md')).toBe(HOTEL);
  await leave();
  await page.reload();
  await expect(title(page)).toHaveText('Sorting');
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  const kept = await page.evaluate(async () =>
    Boolean(await caches.match('/x/react-data-grid.md')),
  );
  expect(kept).toBe(false);
});

test('what a network has put in the place of files that are kept from the start is not used', async ({
  page,
  own,
}) => {
  await readPage(page, own.address + SORTING);
  const style = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  await page.evaluate(
    async ({ files, body }) => {
      const precache = (await caches.keys()).find((name) => name.startsWith('workbox-precache'));
      const cache = await caches.open(precache ?? '');
      const keys = (await cache.keys()).filter(({ url }) => files.includes(new URL(url).pathname));
      const headers = { 'content-type': 'text/html' };
      await Promise.all(keys.map((key) => cache.put(key, new Response(body, { headers }))));
    },
    { files: [style ?? '', '/x/offline/'], body: HOTEL },
  );
  expect(await contentOf(page, style ?? '')).not.toContain('Hotel');
  await own.stop();
  await page.reload();
  await expect(title(page)).toHaveText('Sorting');
  await expect(title(page)).not.toHaveCSS('font-family', /Times/);
  await expect(page.goto(`${own.address}/x/react-data-grid/row-grouping/`)).rejects.toThrow();
});

test('while the server fails, a cached page shows with a note, until the server responds', async ({
  page,
  own,
}) => {
  await readPage(page, own.address + INTRODUCTION);
  await readPage(page, own.address + SORTING);
  const logo = await contentOf(page, '/img/logo.svg');
  await own.stop();
  const leave = await answerAll(own, 503, '<!doctype html><h1>Service unavailable</h1>');
  await page.goto(own.address + SORTING);
  await expect(title(page)).toHaveText('Sorting');
  const note = page.getByRole('status').filter({ hasText: 'The server has a problem.' });
  await expect(note).toBeVisible();
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  expect(await contentOf(page, '/img/logo.svg')).toBe(logo);
  expect(await axeFindings(page, '#kept-note')).toEqual([]);
  await page.goto(`${own.address}/x/react-data-grid/row-grouping/`);
  await expect(title(page)).toHaveText('Service unavailable');
  await page.goto(own.address + SORTING);
  await expect(note).toBeVisible();
  await leave();
  await own.start();
  await note.getByRole('link', { name: 'Try again' }).click();
  await expect(note).toHaveCount(0);
  await expect(title(page)).toHaveText('Sorting');
});

test('a note on a kept page goes with the page', async ({ page, own }) => {
  await readPage(page, own.address + SORTING);
  await readPage(page, own.address + INTRODUCTION);
  await own.stop();
  const leave = await answerAll(own, 500, '');
  await page.goto(own.address + INTRODUCTION);
  await expect(page.locator('#kept-note')).toBeVisible();
  await leave();
  await own.start();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.locator('#main-content').getByRole('link', { name: 'sorting' }).click();
  await expect(title(page)).toHaveText('Sorting');
  await expect(page.locator('#kept-note')).toHaveCount(0);
});

test('an update takes over, removes the caches of the build before, and loads the page again once', async ({
  page,
  own,
}) => {
  const loads = countLoads(page);
  await readPage(page, own.address + INTRODUCTION);
  // The first worker brings nothing new.
  expect(loads()).toBe(1);
  const before = await cacheNames(page);
  deploy(own.folder, 'b'.repeat(16));
  await lookForUpdate(page);
  await expect.poll(loads, SLOW).toBe(2);
  await untilKept(page, INTRODUCTION);
  const after = await cacheNames(page);
  expect(after.filter((name) => name.startsWith(cachePrefix('/')))).not.toEqual([]);
  expect(
    after.filter((name) => name.startsWith(cachePrefix('/')) && before.includes(name)),
  ).toEqual([]);
  // The build that the tab has been loaded again for doesn't do it a second time, whatever servers say.
  deploy(own.folder, 'c'.repeat(16));
  await lookForUpdate(page);
  await expect.poll(loads, SLOW).toBe(3);
  await untilKept(page, INTRODUCTION);
  deploy(own.folder, 'b'.repeat(16));
  await lookForUpdate(page);
  await untilRemoved(page, 'c'.repeat(16));
  await page.waitForTimeout(1000);
  expect(loads()).toBe(3);
});

test('an update waits for what a reader writes', async ({ page, own }) => {
  const loads = countLoads(page);
  await readPage(page, own.address + INTRODUCTION);
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('#main-content')?.append(field);
    field.focus();
  });
  await page.keyboard.type('A draft');
  const first = (await cacheNames(page)).find((name) => name.startsWith(cachePrefix('/'))) ?? '';
  deploy(own.folder, 'b'.repeat(16));
  await lookForUpdate(page);
  await untilRemoved(page, first);
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
  await page.evaluate(() => document.querySelector('textarea')?.remove());
  await expect.poll(loads, SLOW).toBe(2);
});

test('the worker of SERVICE_WORKER=remove removes the other, its caches and itself', async ({
  page,
  own,
}) => {
  const loads = countLoads(page);
  await readPage(page, own.address + SORTING);
  expect(await cacheNames(page)).not.toEqual([]);
  const remover = await removerSource(ROOT, [cachePrefix('/')], Object.values(workerScopes('/')));
  writeFileSync(path.join(own.folder, 'x/sw.js'), remover);
  await lookForUpdate(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  // The open page isn't loaded again, and the next one is plain.
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
  await page.goto(own.address + INTRODUCTION);
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
});

test('on another host no worker is registered', async ({ page, own }) => {
  const { port } = new URL(own.address);
  await page.goto(`http://localhost:${port}${INTRODUCTION}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toEqual([]);
});

/** The scopes of all registrations, as paths. */
function scopesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
}

test('the registered address is /x/sw.js, for all pages of the language', async ({ page, own }) => {
  await readPage(page, own.address + INTRODUCTION);
  const registration = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return { scope: found?.scope, script: found?.active?.scriptURL };
  });
  expect(registration).toEqual({
    scope: `${own.address}/`,
    script: own.address + workerAddress('/'),
  });
});

test('the worker leaves other languages and applications to the browser', async ({
  page,
  own,
  context,
}) => {
  await readPage(page, own.address + INTRODUCTION);
  await own.stop();
  for (const path of ['/zh/x/introduction/', '/zh/', '/feedback', '/other/']) {
    const tab = await context.newPage();
    await expect(tab.goto(own.address + path), path).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await tab.close();
  }
  await page.goto(own.address + INTRODUCTION);
  await expect(title(page)).toHaveText('Overview');
});

test('the scope follows what the server allows, and one registration remains', async ({
  page,
  own,
  context,
}) => {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  const headers = path.join(own.folder, '_headers');
  const allowing = readFileSync(headers, 'utf8');
  const restart = async (rules: string) => {
    await own.stop();
    writeFileSync(headers, rules);
    await own.start();
  };
  const expectScope = async (scope: string) => {
    await expect.poll(() => scopesOf(page), SLOW).toEqual([scope]);
    const startCaches = async () =>
      (await cacheNames(page)).filter((name) => name.startsWith('workbox-precache'));
    await expect.poll(startCaches, SLOW).toEqual([`workbox-precache-v2-${own.address}${scope}`]);
  };
  await restart(allowing.replace(/\/x\/sw\.js\n.*\n/, ''));
  await readPage(page, own.address + SORTING);
  await expectScope('/x/');
  const loads = countLoads(page);
  await restart(allowing);
  await page.goto(own.address + SORTING);
  await expectScope('/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), SLOW)
    .toBe('activated');
  expect(loads()).toBe(1);
  await own.stop();
  await page.reload();
  await expect(title(page)).toHaveText('Sorting');
  await own.start();
  await restart(allowing.replace(/\/x\/sw\.js\n.*\n/, ''));
  await page.goto(own.address + SORTING);
  await expectScope('/x/');
  expect(complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
});

test('the site can be installed', async ({ page, own, context }) => {
  await readPage(page, own.address + INTRODUCTION);
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: `${own.address}/manifest.webmanifest` });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(
    // Test browsers keep nothing on disk, where nothing can be installed.
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
  ).toEqual([]);
});

test('the worker starts without a complaint', async ({ page, own, context }) => {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text().includes('orker')) {
      complaints.push(message.text());
    }
  });
  await readPage(page, own.address + INTRODUCTION);
  expect(complaints).toEqual([]);
  expect(readdirSync(own.folder)).not.toContain('sw.js');
});
