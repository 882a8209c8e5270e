/** A selection over a page copies its text, and nothing that only can be pressed. */
import { expect } from '@playwright/test';
import { clipboardText, openPage } from './demoBlock';
import { fresh as test } from './sharedPage';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PAGES = [
  // Code blocks, and code in tabs.
  '/x/introduction/installation/',
  // Demos, with their toolbars and code.
  '/x/react-data-grid/sorting/',
  // Entries with tools, and types that unfold.
  '/x/api/data-grid/data-grid/',
  // Reference blocks.
  '/x/react-data-grid/api-object/',
];

for (const path of PAGES) {
  test(`copying all of ${path} takes no control along`, async ({ page }) => {
    await openPage(page, path);
    const controls = await page.evaluate(() => {
      const article = document.querySelector('article');
      getSelection()?.selectAllChildren(article ?? document.body);
      const all = article?.querySelectorAll<HTMLElement>(
        ':is(button, [role="tab"], option):not([data-demo-canvas] *)',
      );
      return [...(all ?? [])].map((control) => (control.textContent ?? '').trim());
    });
    await page.keyboard.press('Control+C');
    const lines = (await clipboardText(page)).split(/[\n\t]/).map((line) => line.trim());
    expect(lines.length).toBeGreaterThan(20);
    const texts = new Set(controls.filter((text) => text !== ''));
    expect(texts.size).toBeGreaterThan(1);
    expect(lines.filter((line) => texts.has(line))).toEqual([]);
  });
}
