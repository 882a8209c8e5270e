/** What stands in the HTML itself: pages must be complete without JavaScript. */
import { expect, test } from '@playwright/test';
import { isApiPage, pageOf } from '../../src/lib/paths';
import { pathsToVisit } from '../e2e/pages';

test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 900 } });

const written = pathsToVisit().filter(
  (known) => known.startsWith('/x/') && !isApiPage(pageOf(known)),
);

for (const path of written) {
  test(`${path} has its text, code and a way to every demo’s source without JavaScript`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('article').innerText()).split(/\s+/).length).toBeGreaterThan(200);

    // The same style twice, or one below the head, would make the browser read all styles anew again and again.
    await expect(page.locator('body style[data-emotion]')).toHaveCount(0);
    const styled = (await page.locator('[data-demo-canvas] [class*="css-"]').count()) > 0;
    await expect(page.locator('head style[data-demo-styles]')).toHaveCount(styled ? 1 : 0);

    for (const block of await page.locator('[data-code-block] pre').all()) {
      expect((await block.textContent())?.trim()).not.toBe('');
    }
    for (const demo of await page.locator('[data-demo]').all()) {
      const name = (await demo.getAttribute('data-demo')) ?? '';
      const source = demo.locator('details pre');
      await expect(source).toContainText(`function ${name}`);
    }
  });
}

test('groups of the sidebar lead to their first page without JavaScript', async ({ page }) => {
  await page.goto('/x/introduction/');
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('button', { name: 'Charts' })
    .click();
  await expect(page).toHaveURL('/x/react-charts/');
});
