/** What stands in the HTML itself: pages must be complete without JavaScript. Read from the files. */
import { expect, test } from '@playwright/test';
import { isApiPage, pageOf } from '../../src/lib/pages/paths';
import { UNUSED_BLOCKS } from '../../plugins/internals/bundle-patches/unusedBlocks';
import { pathsToVisit } from '../e2e/pages';
import { builtPage } from './builtPage';

const written = pathsToVisit().filter(
  (known) => known.startsWith('/x/') && !isApiPage(pageOf(known)),
);

test('every page has its text, code and a way to every demo’s source without JavaScript', () => {
  expect(written.length).toBeGreaterThan(30);
  for (const path of written) {
    const $ = builtPage(path);
    const page = expect.soft;
    page($('h1').length, `${path}: headings of the first level`).toBe(1);
    const words = $('article').clone().find('style').remove().end().text().split(/\s+/);
    // A list of known issues is short where there are none.
    page(words.length, `${path}: words`).toBeGreaterThan(
      path.includes('/known-issues/') ? 20 : 200,
    );

    // The same style twice, or one below the head, would make the browser read all styles anew again and again.
    page($('body style[data-emotion]').length, `${path}: styles of demos in the body`).toBe(0);
    const styled = $('[data-demo-canvas] :is([class*="css-"], [data-snapshot])').length > 0;
    page($('head style[data-demo-styles]').length, `${path}: styles of demos in the head`).toBe(
      styled ? 1 : 0,
    );

    for (const block of $('[data-code-block] pre')) {
      page($(block).text().trim(), `${path}: a block of code`).not.toBe('');
    }
    for (const demo of $('[data-demo]:not([data-alone])')) {
      const name = $(demo).attr('data-demo') ?? '';
      page($(demo).find('details pre').text(), path).toContain(`function ${name}`);
    }
  }
});

test('no page has a part whose styles are left out', () => {
  const parts = UNUSED_BLOCKS.map((name) => `.${name}, [class*="${name}--"], [class*="${name}__"]`);
  const paths = ['/', '/versions/', ...pathsToVisit()];
  for (const path of paths) {
    expect.soft(builtPage(path)(parts.join(', ')).length, path).toBe(0);
  }
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 900 } });

  test('a page shows its heading and text', async ({ page }) => {
    await page.goto('/x/react-data-grid/sorting/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.locator('article').innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(200);
  });

  test('groups of the sidebar lead to their first page', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page
      .getByRole('navigation', { name: 'documentation' })
      .getByRole('button', { name: 'Charts' })
      .click();
    await expect(page).toHaveURL('/x/react-charts/');
  });
});
