/** What a page and a heading were called before still leads to them: on a server, and on a host without rules. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { siteServer } from '../../tools/serve/siteServer';
import { listen, stop } from '../server';
import { expect, test } from './test';

const PAGE = '/x/introduction/';
const OLD = '/x/what-this-is/';
const HEADING = 'What comes next';
/** What the heading was called. */
const ANCHOR = 'read-on';

test.use({ serviceWorkers: 'block' });

test('an old address leads to the page, with query and anchor', async ({ page, site }) => {
  const response = await page.request.get(`${site}${OLD}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  await page.goto(`${site}${OLD}?a=1#${ANCHOR}`);
  await expect(page).toHaveURL(`${site}${PAGE}?a=1#${ANCHOR}`);
});

test('an old anchor leads to the heading, which has its own too', async ({ page, site }) => {
  await page.setViewportSize({ width: 900, height: 300 });
  await page.goto(`${site}${PAGE}#${ANCHOR}`);
  const heading = page.getByRole('heading', { name: HEADING });
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveAttribute('id', 'what-comes-next');
  await expect(page.locator(`#${ANCHOR}`)).toBeEmpty();
});

test('a host without rules leads on with a page', async ({ page, own }) => {
  rmSync(path.join(own.folder, '_redirects'));
  const server = siteServer(own.folder);
  const address = `http://127.0.0.1:${await listen(server, 0)}`;
  try {
    await page.goto(`${address}${OLD}#${ANCHOR}`);
    await expect(page).toHaveURL(`${address}${PAGE}#${ANCHOR}`);
    await expect(page.getByRole('heading', { name: HEADING })).toBeInViewport();
  } finally {
    await stop(server);
  }
});
