/** Statistics: asked for, given, refused and withdrawn, and what is reported meanwhile. */
import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../e2e/axe';
import { CONNECTIONS } from './connections';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

const TAG = new URL(CONNECTIONS.ANALYTICS_SCRIPT_URL);
const PROSE = '/x/introduction/';
const DEMO = '/x/react-data-grid/sorting/';
const DEMO_FILE = 'docs/x/react-data-grid/sorting/SortCount.tsx';

/** Answers for all hosts but the site, and records what is asked of the tag service. */
async function fakeHosts(
  context: BrowserContext,
  site: string,
  tag: 'arrives' | 'blocked' = 'arrives',
): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    ({ origin }) => origin !== site,
    (route) => {
      const url = new URL(route.request().url());
      if (url.host !== TAG.host) {
        return route.abort();
      }
      requests.push(url.href);
      return tag === 'arrives'
        ? route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true;' })
        : route.abort('blockedbyclient');
    },
  );
  return requests;
}

const choose = (page: Page, choice: string) =>
  page.addInitScript((value) => {
    if (!localStorage.getItem('docs-cookie-consent')) {
      localStorage.setItem('docs-cookie-consent', value);
    }
  }, choice);

/** The commands in the queue, without the dates. */
const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry).slice(0, 3)));

/** The events in the queue: name and parameters. */
const events = async (page: Page) =>
  (await commands(page)).flatMap(([command, ...event]) => (command === 'event' ? [event] : []));

const named = async (page: Page, name: string) =>
  (await events(page)).flatMap(([event, parameters]) => (event === name ? [parameters] : []));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statistics' });

async function atRest(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

test('nothing is asked of the tag service before the reader agrees', async ({
  page,
  context,
  site,
}) => {
  const requests = await fakeHosts(context, site);
  await page.goto(PROSE);
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data grid' })).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await commands(page)).toEqual([]);
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');

  await page.getByRole('button', { name: 'Allow analytics' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
  await expect.poll(() => requests).toEqual([`${TAG.href}?id=${CONNECTIONS.ANALYTICS_ID}`]);
  expect(await page.evaluate(() => localStorage.getItem('docs-cookie-consent'))).toBe('analytics');
});

test('without consent nothing is measured, and the site doesn’t ask again', async ({
  page,
  context,
  site,
}) => {
  const requests = await fakeHosts(context, site);
  await page.goto(PROSE);
  await page.getByRole('button', { name: 'Essential only' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await atRest(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await commands(page)).toEqual([]);
});

test('an unknown stored value counts as none', async ({ page, context, site }) => {
  await fakeHosts(context, site);
  await choose(page, 'yes');
  await page.goto(PROSE);
  await expect(dialog(page)).toBeVisible();
});

test('a choice that storage refuses holds until the page is left', async ({
  page,
  context,
  site,
}) => {
  const requests = await fakeHosts(context, site);
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = refuse;
  });
  await page.goto(PROSE);
  await page.getByRole('button', { name: 'Allow analytics' }).click();
  await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
  expect(requests).toHaveLength(1);
  await page.getByRole('link', { name: 'data grid', exact: true }).click();
  await expect.poll(() => named(page, 'page_view')).toHaveLength(2);
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a browser with ${signal} isn't asked, and isn't measured though it once agreed`, async ({
    page,
    context,
    site,
  }) => {
    const requests = await fakeHosts(context, site);
    await choose(page, 'analytics');
    await page.addInitScript(
      ([name, answer]) =>
        Object.defineProperty(Navigator.prototype, name, { get: () => answer, configurable: true }),
      [signal, value] as const,
    );
    await page.goto(PROSE);
    await atRest(page);
    await page.evaluate(() => localStorage.removeItem('docs-cookie-consent'));
    await page.getByRole('link', { name: 'data grid', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data grid' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    expect(await commands(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByText('Your browser asks not to be tracked')).toBeVisible();
  });
}

test('page views follow the reader, with title, canonical path and product', async ({
  page,
  context,
  site,
}) => {
  await fakeHosts(context, site);
  await choose(page, 'analytics');
  await page.goto(`${PROSE}?from=mail#why-it-exists`);
  await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
  await page.getByRole('link', { name: 'sorting', exact: true }).click();
  await expect.poll(() => named(page, 'page_view')).toHaveLength(2);
  await page.getByRole('link', { name: 'Several columns' }).first().click();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => named(page, 'page_view')).toHaveLength(3);
  const overview = {
    page_title: 'Overview - MUI X',
    page_path: '/x/introduction',
    page_location: `${site}/x/introduction`,
    productId: 'x',
    productCategoryId: 'x',
  };
  expect(await named(page, 'page_view')).toEqual([
    overview,
    {
      page_title: 'Sorting - Data Grid',
      page_path: '/x/react-data-grid/sorting',
      page_location: `${site}/x/react-data-grid/sorting`,
      productId: 'x-data-grid',
      productCategoryId: 'x',
    },
    overview,
  ]);
  const all = await commands(page);
  expect(all[0]?.[0]).toBe('js');
  expect(all[1]).toEqual(['config', CONNECTIONS.ANALYTICS_ID, { send_page_view: false }]);
});

test('properties of the reader are told, and again when one changes', async ({
  page,
  context,
  site,
}) => {
  await fakeHosts(context, site);
  await choose(page, 'analytics');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(DEMO);
  const properties = async () =>
    (await commands(page)).flatMap(([command, name, values]) =>
      command === 'set' && name === 'user_properties' ? [values] : [],
    );
  const first = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'light',
  };
  await expect.poll(properties).toEqual([first]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(async () => (await properties()).at(-1))
    .toEqual({ ...first, colorSchemeOS: 'dark', colorScheme: 'dark' });
});

test('clicks count for the nearest element that says how', async ({ page, context, site }) => {
  await fakeHosts(context, site);
  await choose(page, 'analytics');
  await page.goto(DEMO);
  await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
  await page.evaluate(() => {
    const outer = document.createElement('div');
    outer.dataset.gaEventCategory = 'outer';
    outer.innerHTML =
      '<span data-ga-event-category="inner" data-ga-event-action="press" data-ga-event-label="it"><b id="probe">x</b></span><i id="rest">y</i>';
    outer.addEventListener('click', (event) => event.stopPropagation());
    document.querySelector('#main-content')?.prepend(outer);
  });
  await page.locator('#probe').click();
  await page.locator('#rest').click();
  expect(await named(page, 'inner')).toEqual([{ eventAction: 'press', eventLabel: 'it' }]);
  expect(await named(page, 'outer')).toHaveLength(1);

  const toolbar = page.getByRole('toolbar', { name: 'Demo toolbar' });
  await toolbar.getByRole('button', { name: 'Expand code' }).click();
  await toolbar.getByRole('button', { name: 'Show JavaScript source' }).click();
  await toolbar.getByRole('button', { name: 'Reset demo' }).click();
  await toolbar.getByRole('button', { name: 'See more' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to TypeScript source' }).click();
  const actions = ['expand', 'source-js', 'reset', 'copy-ts-source-link'];
  expect(await named(page, 'demo')).toEqual(
    actions.map((eventAction) => ({ eventAction, eventLabel: DEMO_FILE })),
  );
  await page.locator('[data-code-block] pre').first().hover();
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => named(page, 'demo-expand'))
    .toEqual([{ eventAction: 'copy-keyboard', eventLabel: DEMO_FILE }]);
});

test('withdrawing in the settings stops everything at once, and agreeing starts it again', async ({
  page,
  context,
  site,
}) => {
  await fakeHosts(context, site);
  await choose(page, 'analytics');
  await page.goto(PROSE);
  await expect.poll(() => named(page, 'page_view')).toHaveLength(1);
  await page.evaluate(() => {
    document.cookie = '_ga=1;path=/';
    document.cookie = '_ga_TEST=1;path=/';
  });
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await settings.click();
  await page.getByRole('radio', { name: 'Essential only' }).check();
  await page.keyboard.press('Escape');
  const before = (await events(page)).length;
  await page.getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data grid' })).toBeVisible();
  await page.waitForTimeout(300);
  expect((await events(page)).length).toBe(before);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await page.evaluate(() => window['ga-disable-G-TEST'])).toBe(true);

  await settings.click();
  await page.getByRole('radio', { name: 'Allow analytics' }).check();
  await expect.poll(() => named(page, 'page_view')).toHaveLength(2);
  expect(await page.evaluate(() => window['ga-disable-G-TEST'])).toBe(false);
});

test('a blocked script breaks nothing, and nothing piles up', async ({ page, context, site }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // A blocked worker registers as nothing at all, which no browser does: rather a browser without workers.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const requests = await fakeHosts(context, site, 'blocked');
  await choose(page, 'analytics');
  await page.goto(PROSE);
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data grid' })).toBeVisible();
  await expect.poll(() => commands(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('few visits are measured for speed', async ({ page, context, site }) => {
  await fakeHosts(context, site);
  await choose(page, 'analytics');
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(PROSE);
  await expect.poll(() => named(page, 'TTFB')).toHaveLength(1);
  const [metric] = await named(page, 'TTFB');
  expect(metric).toMatchObject({ metric_label: 'Web Vitals' });
});

test('the dialog is first for the keyboard and gives the focus back', async ({
  page,
  context,
  site,
}) => {
  await fakeHosts(context, site);
  await page.goto(PROSE);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Allow analytics' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Essential only' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1366]) {
    test(`axe finds nothing in the dialog, ${colorScheme}, ${width} px`, async ({
      page,
      context,
      site,
    }) => {
      await fakeHosts(context, site);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PROSE);
      await expect(dialog(page)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const box = await dialog(page).boundingBox();
      // The room that is kept free for it at the end of the page.
      expect(box?.height).toBeLessThan(232);
    });
  }
}
