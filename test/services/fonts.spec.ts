/** Stylesheets of other hosts: only where a page asks for them, in their layer, or as a link where that fails. */
import type { BrowserContext, Page } from '@playwright/test';
import { CONNECTIONS } from './connections';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

const { ICON_FONT_URL, EXAMPLE_FONTS_URL } = CONNECTIONS;
const FONT_HOST = new URL(ICON_FONT_URL).host;
const CSS =
  '@font-face{font-family:Icons;src:url(files/icons.woff2)}.material-icons{font-family:Icons;font-size:31px}';

async function fakeFonts(
  context: BrowserContext,
  page: Page,
  site: string,
  cors: boolean,
): Promise<string[]> {
  const requests: string[] = [];
  await page.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'essential'));
  await context.route(
    ({ origin }) => origin !== site,
    (route) => {
      const url = new URL(route.request().url());
      if (url.host !== FONT_HOST) {
        return route.abort();
      }
      requests.push(url.href);
      return url.pathname.endsWith('.css')
        ? route.fulfill({
            contentType: 'text/css',
            body: CSS,
            // Without the header, the browser's stand-in for the host would allow it.
            headers: { 'access-control-allow-origin': cors ? '*' : 'https://other.example.test' },
          })
        : route.fulfill({ status: 404 });
    },
  );
  return requests;
}

const links = (page: Page) =>
  page.locator('link[rel="stylesheet"]').evaluateAll(
    (elements, host) =>
      elements.flatMap((element) => {
        const { href } = element as HTMLLinkElement;
        return href.includes(host) ? [href] : [];
      }),
    FONT_HOST,
  );

test('pages that ask for nothing load nothing', async ({ page, context, site }) => {
  const requests = await fakeFonts(context, page, site, true);
  await page.goto('/x/react-data-grid/sorting/');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the icon font comes into its layer, once, and stays', async ({ page, context, site }) => {
  const requests = await fakeFonts(context, page, site, true);
  await page.goto('/x/react-data-grid/icons/');
  const icon = page.locator('.material-icons');
  await expect(icon).toHaveCSS('font-size', '31px');
  await expect.poll(() => requests).toContain('https://fonts.example.test/files/icons.woff2');
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].some((sheet) => {
        const [rule] = sheet.ownerNode instanceof HTMLStyleElement ? sheet.cssRules : [];
        return rule instanceof CSSLayerBlockRule && rule.name === 'fonts';
      }),
    ),
  ).toBe(true);
  expect(await links(page)).toEqual([]);
  await page.getByRole('link', { name: 'example', exact: true }).click();
  await expect.poll(() => requests).toContain(EXAMPLE_FONTS_URL);
  await page.getByRole('link', { name: 'icons', exact: true }).click();
  await expect(icon).toHaveCSS('font-size', '31px');
  expect(requests.filter((url) => url === ICON_FONT_URL)).toHaveLength(1);
});

test('the fonts of the example load there alone', async ({ page, context, site }) => {
  const requests = await fakeFonts(context, page, site, true);
  await page.goto('/x/react-data-grid/icons/');
  await expect.poll(() => requests).toContain(ICON_FONT_URL);
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain(EXAMPLE_FONTS_URL);
  await page.goto('/x/react-data-grid/example/');
  await expect.poll(() => requests).toContain(EXAMPLE_FONTS_URL);
});

test('where the text may not be read, a link loads the stylesheet', async ({
  page,
  context,
  site,
}) => {
  await fakeFonts(context, page, site, false);
  await page.goto('/x/react-data-grid/icons/');
  await expect.poll(() => links(page)).toEqual([ICON_FONT_URL]);
  await expect(page.locator('.material-icons')).toHaveCSS('font-size', '31px');
});
