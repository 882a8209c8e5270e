/** What is folded is found: by a search of the browser, and by a link to a text, which asks in the same way. */
import { type Page, expect } from '@playwright/test';
import { fresh as test } from './warmPage';

const PICKER = '/x/api/date-pickers/date-picker/';
const TABS_PAGE = '/x/introduction/installation/';

/** Opens a page at a text in it. */
const openAt = (page: Page, path: string, text: string) =>
  page.goto(`${path}#:~:text=${encodeURIComponent(text)}`);

test('an entry of the collapsed list opens for a text in it, and no other does', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
  await openAt(page, PICKER, 'the main element is focused during');
  const row = page.locator('[id="date-picker-prop-autoFocus"]');
  await expect(row).toHaveAttribute('data-open', '');
  await expect(row.getByText('the main element is focused')).toBeInViewport();
  await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-section="props"] [data-open]')).toHaveCount(1);
  // What is open is no longer hidden, and is so again when it closes.
  await expect(row.getByRole('cell').first()).toBeVisible();
  await row.getByRole('button').click();
  await expect(row.getByText('the main element is focused')).toBeHidden();
});

test('a type that unfolds opens for a text in it', async ({ page }) => {
  const path = '/x/api/date-pickers/date-picker/';
  await page.goto(path);
  const closed = page.locator('details[data-unfolds]:not([open]) > i').first();
  const id = await closed.locator('..').getAttribute('id');
  const text = (await closed.textContent())?.split('\n')[0]?.replace('// ', '') ?? '';
  expect(text.length).toBeGreaterThan(20);
  await page.goto('about:blank');
  await openAt(page, path, text);
  await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open', '');
});

test('a tab opens for a text in its code, without becoming the choice of later visits', async ({
  page,
}) => {
  await page.goto(TABS_PAGE);
  const text = await page.locator('[data-inactive] code').first().textContent();
  await page.goto('about:blank');
  await openAt(page, TABS_PAGE, text?.trim().split('\n')[0] ?? '');
  const block = page
    .locator('[data-code-block]')
    .filter({ has: page.getByRole('tab') })
    .first();
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
