/** What a reader prints: all of a page, without what only a screen is good for. */
import { type Page, expect } from '@playwright/test';
import { openPage } from './demoBlock';
import { fresh as test } from './sharedPage';

const API_PAGES = ['/x/api/data-grid/data-grid/', '/x/api/date-pickers/date-picker/'];
/** With groups of code blocks in tabs. */
const TABS_PAGE = '/x/introduction/installation/';
/** With reference blocks whose entries unfold. */
const BLOCKS_PAGE = '/x/react-data-grid/api-object/';

/** What can be pressed or typed into, and shows. A demo prints as it looks. */
const controlsOf = (page: Page) =>
  page
    .locator('main :is(button, input, select, [role="tab"]):not([data-demo-canvas] *)')
    .filter({ visible: true });

/** Parts that are closed, of which paper shows nothing but the name. */
const closedOf = (page: Page) =>
  page.locator('main details:not([open])').evaluateAll((all) =>
    all.flatMap((details) => {
      const range = document.createRange();
      range.selectNodeContents(details);
      range.setStartAfter(details.querySelector('summary') ?? details);
      // Some types have no members.
      const isShown = range.toString() === '' || range.getBoundingClientRect().height > 0;
      return isShown ? [] : [details.querySelector('summary')?.textContent ?? ''];
    }),
  );

for (const path of API_PAGES) {
  test(`${path} prints every entry and every type that unfolds, and no controls`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      ['apiPage_props', 'dataGrid_apiPage_props', 'apiPage_slots'].forEach((key) =>
        localStorage.setItem(key, 'collapsed'),
      );
    });
    await page.goto(path);
    await expect(page.locator('[data-section="props"]')).toHaveAttribute('data-live', /.*/);
    const cells = page.locator('[data-section="props"] [role="row"][id] > :not([data-empty])');
    const unseen = () =>
      cells.evaluateAll(
        (all) =>
          all.filter((cell) => cell.textContent !== '' && !cell.getBoundingClientRect().height)
            .length,
      );
    expect(await unseen()).toBeGreaterThan(30);
    await page.emulateMedia({ media: 'print' });
    expect(await unseen()).toBe(0);
    expect(await closedOf(page)).toEqual([]);
    await expect(controlsOf(page)).toHaveCount(0);
  });
}

test('reference blocks print what unfolds', async ({ page }) => {
  await openPage(page, BLOCKS_PAGE);
  await expect.poll(async () => (await closedOf(page)).length).toBeGreaterThan(20);
  await page.emulateMedia({ media: 'print' });
  expect(await closedOf(page)).toEqual([]);
  await expect(controlsOf(page)).toHaveCount(0);
});

test('code in tabs prints with the name of each tab', async ({ page }) => {
  await openPage(page, TABS_PAGE);
  const panels = page.locator('main [data-tab]');
  const seen = () =>
    panels.evaluateAll((all) =>
      all.flatMap((panel) => {
        const code = panel.querySelector('code');
        const isSeen =
          code?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ?? false;
        return isSeen ? [getComputedStyle(panel, '::before').content.replaceAll('"', '')] : [];
      }),
    );
  expect((await seen()).length).toBeLessThan(await panels.count());
  await page.emulateMedia({ media: 'print' });
  expect(await seen()).toEqual(
    await panels.evaluateAll((all) => all.map((panel) => panel.getAttribute('data-tab'))),
  );
  await expect(controlsOf(page)).toHaveCount(0);
});
