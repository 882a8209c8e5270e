/** Addresses that spell the path of a page in another way, on a host that looks past the spelling and doesn't redirect. */
import { recordProblems } from '../e2e/pages';
import { expect, testWithoutWorker as test } from './test';

for (const [base, title] of [
  ['/', 'Sorting'],
  ['/zh/', '排序'],
] as const) {
  for (const spelling of [
    '/x//react-data-grid/sorting/',
    'x/react-data-grid//sorting//',
    'x/react-data-grid/sorting/index.html',
    'x/%72eact-data-grid/sorting/',
    'x%2Freact-data-grid/sorting/',
  ]) {
    test(`shows the page at ${base}${spelling}`, async ({ page, baseURL = '' }) => {
      const path = `${base}x/react-data-grid/sorting/`;
      await page.route(
        ({ pathname }) => pathname === base + spelling,
        async (route) => route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
      );
      const problems = recordProblems(page);
      await page.goto(`${baseURL}${base}${spelling}?a=1#several-columns`);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect(page).toHaveURL(`${path}?a=1#several-columns`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`//[^/]+${path}$`));
      expect(problems).toEqual([]);
    });
  }
}
