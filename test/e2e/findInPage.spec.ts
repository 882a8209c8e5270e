/** What is folded is found: by a search of the browser, and by a link to a text, which asks in the same way. */
import { type Locator, type Page, expect } from '@playwright/test';
import { gotoHydrated } from './pages';
import { fresh as test } from './sharedPage';

const PICKER = '/x/api/date-pickers/date-picker/';
const TABS_PAGE = '/x/introduction/installation/';

/**
 * Lets the browser find something in what is folded: it opens the same parts for a fragment as for a text. The browser
 * of the tests has no search, and follows no links to texts.
 */
async function find(page: Page, folded: Locator): Promise<void> {
  await folded.evaluate((element) => {
    element.id = 'found-here';
  });
  await page.evaluate(() => {
    window.location.hash = 'found-here';
  });
}

test('an entry of the collapsed list opens for a text in it, and no other does', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
  await gotoHydrated(page, PICKER);
  const row = page.locator('[id="date-picker-prop-autoFocus"]');
  const text = row.getByText('the main element is focused');
  await expect(text).toBeHidden();
  await find(page, text);
  await expect(row).toHaveAttribute('data-open', '');
  await expect(text).toBeInViewport();
  await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-section="props"] [data-open]')).toHaveCount(1);
  // What is open is no longer hidden, and is so again when it closes.
  await expect(row.getByRole('cell').first()).toBeVisible();
  await row.getByRole('button').click();
  await expect(text).toBeHidden();
});

test('a type that unfolds opens for a text in it', async ({ page }) => {
  await gotoHydrated(page, PICKER);
  const text = page.locator('details[data-unfolds]:not([open]) > i').first();
  const id = await text.locator('..').getAttribute('id');
  await find(page, text);
  await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open', '');
});

test('a tab opens for a text in its code, without becoming the choice of later visits', async ({
  page,
}) => {
  await gotoHydrated(page, TABS_PAGE);
  const block = page
    .locator('[data-code-block]')
    .filter({ has: page.getByRole('tab') })
    .first();
  await find(page, block.locator('[hidden="until-found"] code').first());
  await expect(block.getByRole('tab', { selected: true })).not.toHaveText('npm');
  await expect(block.getByRole('tabpanel')).toHaveCount(1);
  await expect(block.getByRole('tabpanel').locator('code')).toBeInViewport();
  expect(await page.evaluate(() => localStorage.getItem('codeblock-package-manager'))).toBeNull();
});

test('a group of tabs keeps its height when another one is chosen', async ({ page }) => {
  await page.goto(TABS_PAGE);
  const block = page
    .locator('[data-code-block]')
    .filter({ has: page.getByRole('tab') })
    .first();
  await expect(block.locator('[hidden="until-found"]').first()).toBeAttached();
  const height = async () => (await block.boundingBox())?.height;
  const before = await height();
  for (const tab of await block.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await height()).toBe(before);
  }
});
