/** Folded parts of a page: `<Details>`. */
import { expectBelowHeader } from '../anchorDistance';
import { gotoHydrated } from '../e2e/pages';
import { type Page, built, expect, testWithoutWorker as test } from './test';

const PAGE = '/x/introduction/details/';
const PART = `${PAGE}#empty-door`;

const summaryOf = (page: Page) => page.locator('summary', { hasText: 'What null does' });
const textOf = (page: Page) => page.getByText('the wickerwork stays');

test('opens and closes by keyboard and pointer, in a target that is large enough', async ({
  page,
}) => {
  await gotoHydrated(page, PAGE);
  await expect(textOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'the empty door' }).focus();
  await page.keyboard.press('Tab');
  // The link to the heading stands between.
  await page.keyboard.press('Tab');
  await expect(summaryOf(page)).toBeFocused();
  const outline = await summaryOf(page).evaluate((summary) => getComputedStyle(summary).outline);
  expect(outline).toContain('2px');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(textOf(page)).toBeHidden();
  await summaryOf(page).click();
  await expect(textOf(page)).toBeVisible();
  expect((await summaryOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('opens for a hash: in the address, in a link, and on the way back', async ({ page }) => {
  await gotoHydrated(page, PART);
  await expect(textOf(page)).toBeInViewport();
  await gotoHydrated(page, PAGE);
  await page.getByRole('link', { name: 'the empty door' }).click();
  await expect(textOf(page)).toBeInViewport();
  await expect(page.locator('#empty-door')).toBeFocused();
  await page.goBack();
  await page.goForward();
  await expect(textOf(page)).toBeInViewport();
});

test('stops with its summary right below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await gotoHydrated(page, PAGE);
  await expectBelowHeader(page, 'empty-door', [60, 70]);
});

test('is not a heading of the table of contents', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  const contents = page.locator('.table-of-contents').first();
  await expect(contents.getByRole('link')).toHaveText(['Open a door', 'Close a door']);
});

test('prints open', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  const opened = () =>
    page
      .locator('main details')
      .evaluateAll((parts) =>
        parts.map(
          (part) => part.clientHeight > 20 + (part.querySelector('summary')?.clientHeight ?? 0),
        ),
      );
  expect(await opened()).toEqual([false, false]);
  await page.emulateMedia({ media: 'print' });
  expect(await opened()).toEqual([true, true]);
});

test('is whole in Markdown', () => {
  expect(built('x/introduction/details.md')).toContain(
    '<summary>What <code>null</code> does</summary>\n\nWith `null` as `door`, the wickerwork stays:\n\n- It has no key.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens for a hash and for a click', async ({ page }) => {
    await page.goto(PART);
    await expect(textOf(page)).toBeVisible();
    await page.goto(PAGE);
    await expect(textOf(page)).toBeHidden();
    await summaryOf(page).click();
    await expect(textOf(page)).toBeVisible();
  });
});
