/** A demo is opened in a chat: the service answers well, late, badly or not at all. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { CONNECTIONS } from './connections';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

const CHAT_PAGE = 'https://chat.example.test/c/1';

async function openDemo(
  page: Page,
  context: BrowserContext,
  site: string,
  answer: (route: Route) => Promise<void>,
) {
  await context.route(
    ({ origin }) => origin !== site,
    (route) => {
      const url = route.request().url();
      if (url === CHAT_PAGE) {
        return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
      }
      return url === CONNECTIONS.CHAT_API_URL ? answer(route) : route.abort();
    },
  );
  await page.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'essential'));
  await page.goto('/x/react-data-grid/sorting/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return page.getByRole('toolbar').getByRole('button', { name: /Edit in Chat|Opening the chat/ });
}

const reply = (route: Route, json: unknown) =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });

/** The browser asks first whether the site may post JSON. */
const allow = (route: Route) =>
  route.fulfill({
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    },
  });

test('the demo is posted, and its chat opens in a tab of its own', async ({
  page,
  context,
  site,
}) => {
  const bodies: unknown[] = [];
  const button = await openDemo(page, context, site, (route) => {
    if (route.request().method() === 'OPTIONS') {
      return allow(route);
    }
    bodies.push(route.request().postDataJSON());
    return reply(route, { nextUrl: CHAT_PAGE });
  });
  const popup = page.waitForEvent('popup');
  await button.click();
  const tab = await popup;
  await tab.waitForURL(CHAT_PAGE);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    name: 'SortCount demo — MUI X',
    description: 'Sorting - Data Grid',
    type: 'mui-docs',
    package: { name: '@mui/material', version: expect.stringMatching(/^\d/) },
    files: expect.arrayContaining([
      { path: 'src/Demo.tsx', content: expect.stringContaining('sorts left'), isEntry: true },
      expect.objectContaining({ path: 'package.json' }),
    ]),
  });
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

test('while the service takes its time, the button is busy and a second click does nothing', async ({
  page,
  context,
  site,
}) => {
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let requests = 0;
  const button = await openDemo(page, context, site, async (route) => {
    if (route.request().method() === 'OPTIONS') {
      return allow(route);
    }
    requests += 1;
    await wait;
    return reply(route, { nextUrl: CHAT_PAGE });
  });
  const popup = page.waitForEvent('popup');
  await button.click();
  const tab = await popup;
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAccessibleName('Opening the chat…');
  await button.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => requests).toBe(1);
  expect(context.pages()).toHaveLength(2);
  answer();
  await tab.waitForURL(CHAT_PAGE);
  expect(requests).toBe(1);
});

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'an error': (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
  'no JSON': (route) =>
    route.fulfill({ body: '<html>', headers: { 'access-control-allow-origin': '*' } }),
  'a script as address': (route) => reply(route, { nextUrl: 'javascript:alert(1)' }),
  'no address': (route) => reply(route, { url: CHAT_PAGE }),
  'nothing, offline': (route) => route.abort('internetdisconnected'),
};

for (const [kind, fail] of Object.entries(FAILURES)) {
  test(`${kind}: a notice says that it failed, and the tab closes`, async ({
    page,
    context,
    site,
  }) => {
    const button = await openDemo(page, context, site, (route) =>
      route.request().method() === 'OPTIONS' ? allow(route) : fail(route),
    );
    await button.click();
    const notice = page.getByRole('status').filter({ hasText: 'Failed to open MUI Chat' });
    await expect(notice).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await expect(notice).toHaveCount(0, { timeout: 8000 });
  });
}
