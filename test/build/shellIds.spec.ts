/** The ids of the shell, as they stand in built pages: the list that keeps pages from having them must know them all. */
import { expect, test } from '@playwright/test';
import { isShellId } from '../../src/lib/pages/shellIds';

test.use({ javaScriptEnabled: false });

/** A page of each kind that has text of authors. */
const PAGES = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/api/data-grid/data-grid/',
  '/playground/',
  '/zh/x/introduction/installation/',
  '/zh/x/react-data-grid/sorting/',
];

for (const path of PAGES) {
  test(`${path} has no id around its text that a page could have too`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    const { shell, own } = await page.evaluate(() => {
      // What is written in MDX, with what the demo block makes of it.
      const text = document.querySelector('#main-content, main') ?? document.body;
      const isText = (element: Element) => text.contains(element) && element !== text;
      const all = [...document.querySelectorAll('[id]')];
      return {
        shell: all.filter((element) => !isText(element)).map(({ id }) => id),
        own: all.filter(isText).map(({ id }) => id),
      };
    });
    expect(shell).toContain('__docusaurus');
    expect(shell).toContain('mui-version-selector');
    expect(shell.filter((id) => !isShellId(id))).toEqual([]);
    // What stands twice is found once.
    expect(own.filter((id) => shell.includes(id))).toEqual([]);
  });
}
