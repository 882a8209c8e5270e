/** Addresses that spell the path of a page in another way show it, whatever the host makes of them. */
import { expectPageAt } from '../otherSpelling';
import { testWithoutWorker as test } from './test';

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
    test(`shows the page at ${base}${spelling}`, async ({ page, baseURL: host = '' }) => {
      const path = `${base}x/react-data-grid/sorting/`;
      await expectPageAt(page, { host, path, spelling: base + spelling, title });
    });
  }
}
