/** Ads on a site that is connected to a network and a feed, in all that these may do. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../e2e/axe';
import { expectSteady, recordShifts } from '../layoutShift';
import { CONNECTIONS } from './connections';
import { expect as expectSoon, test } from './test';

declare global {
  interface Window {
    /** Set by what must never run. */
    injected?: boolean;
  }
}

/** An ad of ours stands in 3 seconds after the page has come to rest, which a busy machine delays. */
const expect = expectSoon.configure({ timeout: 20_000 });

const PROSE = '/x/introduction/';
const FALLBACK = 'https://material-ui-next.com/discover-more/backers';
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';

/** What the network's script does: puts its markup beside itself. */
const placement = (href: string, delay = 0) => `
  setTimeout(() => {
    document.getElementById('_carbonads_js').insertAdjacentHTML('afterend',
      '<div id="carbonads"><span><span class="carbon-wrap">' +
      '<a href="${href}" class="carbon-img"><img src="https://ads.example.test/ad.svg" alt="Acme" width="130" height="100"></a>' +
      '<a href="${href}" class="carbon-text">Acme builds tools that save your team a whole afternoon every week, and a little more each month.</a>' +
      '</span><a href="https://ads.example.test/" class="carbon-poweredby">ads via Carbon</a></span></div>');
  }, ${delay});`;

/** @param chance what every random number is: 0.5 gives images, and no request to allow ads */
async function prepare(page: Page, chance = 0.5): Promise<void> {
  await recordShifts(page);
  await page.addInitScript((random) => {
    localStorage.setItem('docs-cookie-consent', 'essential');
    Math.random = () => random;
  }, chance);
  await page.route(/\.example\.test\//, (route) => route.abort());
  await page.route('https://ads.example.test/ad.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: IMAGE }),
  );
}

async function answerScript(page: Page, body: string): Promise<void> {
  await page.route(CONNECTIONS.AD_SCRIPT_URL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

const region = (page: Page) => page.getByRole('complementary', { name: 'Sponsor' });
const networkAd = (page: Page) => page.locator('#carbonads');
const houseAd = (page: Page) => region(page).getByText('ad by MUI');

test.use({ serviceWorkers: 'block' });

for (const width of [390, 1366]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an ad that the network places stays, in its own place', async ({ page }) => {
      await prepare(page);
      await answerScript(page, placement('https://ads.example.test/click'));
      await page.goto(PROSE);
      await expect(networkAd(page)).toBeVisible();
      await expect(page.locator('[data-ad-slot] script#_carbonads_js[async]')).toHaveCount(1);
      await page.waitForTimeout(4000);
      await expect(networkAd(page)).toBeVisible();
      await expect(houseAd(page)).toBeHidden();
      await expectSteady(page, 0);
      expect(await axeFindings(page, '[data-ad-slot]')).toEqual([]);
    });

    test('a blocked network leaves the place to a house ad', async ({ page }) => {
      await prepare(page);
      await page.goto(PROSE);
      await expect(houseAd(page)).toBeVisible();
      await expectSteady(page, 0);
    });

    test('the request to allow ads fits into the place', async ({ page }) => {
      await prepare(page, 0.1);
      await page.goto(PROSE);
      await expect(page.getByText('Thank you!')).toBeVisible();
      await expectSteady(page, 0);
      expect(await axeFindings(page, '[data-ad-slot]')).toEqual([]);
    });
  });
}

test('a quiet panel keeps the place from the first paint', async ({ page }) => {
  await prepare(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PROSE);
  const panel = await page.locator('[data-ad-slot]').evaluate((place) => {
    const { backgroundColor, height } = getComputedStyle(place, '::before');
    // The height is without the borders of 1 px.
    return { backgroundColor, fills: parseFloat(height) + 2 === place.clientHeight };
  });
  expect(panel.fills).toBe(true);
  expect(panel.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

// A house ad has to show before these, however late the page came to rest.
const LATE = 8000;

test('an ad that is late takes the place of the house ad', async ({ page }) => {
  await prepare(page);
  await answerScript(page, placement('https://ads.example.test/click', LATE));
  await page.goto(PROSE);
  await expect(houseAd(page)).toBeVisible();
  await expect(networkAd(page)).toBeVisible();
  await expect(houseAd(page)).toBeHidden();
  await expectSteady(page, 0);
});

test('a script that is slow to come still places its ad', async ({ page }) => {
  await prepare(page);
  await page.route(CONNECTIONS.AD_SCRIPT_URL, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.fulfill({
      contentType: 'text/javascript',
      body: placement('https://ads.example.test/click'),
    });
  });
  await page.goto(PROSE);
  await expect(houseAd(page)).toBeVisible();
  await expect(networkAd(page)).toBeVisible();
  await expectSteady(page, 0);
});

test('a house ad replaces the fallback of the network', async ({ page }) => {
  await prepare(page);
  await answerScript(page, placement(FALLBACK));
  await page.goto(PROSE);
  await expect(houseAd(page)).toBeVisible();
  await expect(networkAd(page)).toBeHidden();
  await expectSteady(page, 0);
});

test('a script that throws costs the page nothing but the ad', async ({ page }) => {
  await prepare(page);
  await answerScript(page, 'throw new Error("broken network");');
  await page.goto(PROSE);
  await expect(houseAd(page)).toBeVisible();
  await expectSteady(page, 0);
  await page.getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data grid' })).toBeVisible();
});

test('a page of a paid plan asks no one and keeps no room', async ({ page }) => {
  await prepare(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/x/react-data-grid/row-grouping/');
  await page.waitForTimeout(3000);
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('ads.example.test'))).toEqual([]);
});

test('another page starts afresh, and one that is left early asks nothing', async ({ page }) => {
  await prepare(page);
  await answerScript(page, placement('https://ads.example.test/click'));
  let asked = 0;
  page.on('request', (request) => {
    asked += Number(request.url() === CONNECTIONS.AD_SCRIPT_URL);
  });
  await page.goto(PROSE);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data grid' })).toBeVisible();
  expect(asked).toBe(0);
  await expect(networkAd(page)).toBeVisible();
  expect(asked).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(networkAd(page)).toHaveCount(1);
  await expect(networkAd(page)).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});

test.describe('below a demo', () => {
  const DEMO = '/x/react-data-grid/sorting/';
  const AD = {
    statlink: '//feed.example.test/click',
    statimp: '//feed.example.test/seen.gif',
    company: 'Acme',
    description:
      'Tools for <b>everyone</b><img src=x onerror="window.injected = true"><script>window.injected = true</script> in <a href="https://acme.test/">your team</a>',
    pixel: 'https://feed.example.test/a||https://feed.example.test/b?t=[timestamp]',
    timestamp: '1700',
  };

  async function answerFeed(page: Page, body: string, delay = 0): Promise<readonly string[]> {
    const asked: string[] = [];
    await prepare(page);
    await page.route('https://feed.example.test/**', async (route) => {
      asked.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    });
    await page.goto(DEMO);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    return asked;
  }

  const toggle = (page: Page) => page.locator('[data-demo] button[aria-expanded]').first();

  for (const width of [390, 1366]) {
    test(`an ad shows once the code was opened, safely and steadily: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const asked = await answerFeed(page, JSON.stringify({ ads: [{}, AD] }), 1000);
      await page.waitForTimeout(2500);
      expect(asked).toEqual([]);
      await toggle(page).click();
      const ad = page.locator('[data-demo]').getByRole('complementary', { name: 'Sponsor' });
      await expect(ad.getByText('ad by Carbon')).toBeVisible();
      const inner = ad.getByRole('link', { name: 'your team' });
      await expect(inner).toHaveAttribute('rel', 'sponsored noopener');
      await expect(inner).toHaveAttribute('target', '_blank');
      expect(await page.evaluate(() => window.injected)).toBeUndefined();
      expect(asked).toEqual([
        CONNECTIONS.AD_FEED_URL,
        'https://feed.example.test/seen.gif',
        'https://feed.example.test/a',
        'https://feed.example.test/b?t=1700',
      ]);
      await expectSteady(page, 0);
      expect(await axeFindings(page, '[data-demo]')).toEqual([]);
      await toggle(page).click();
      await toggle(page).click();
      await page.waitForTimeout(500);
      expect(asked).toHaveLength(4);
    });
  }

  for (const [name, body, times] of [
    ['malformed JSON', '{"ads": [', 1],
    ['ten answers without an ad', '{"ads": [{}]}', 10],
    ['a link that is a script', '{"ads": [{"statlink": "javascript:alert(1)"}]}', 10],
  ] as const) {
    test(`${name} shows none`, async ({ page }) => {
      const asked = await answerFeed(page, body);
      await toggle(page).click();
      await expect.poll(() => asked.length).toBe(times);
      await page.waitForTimeout(500);
      expect(asked).toHaveLength(times);
      await expect(page.locator('[data-demo]').getByRole('complementary')).toHaveCount(0);
      await expectSteady(page, 0);
    });
  }
});
