/** Folded parts of a page: `<Details>`, long blocks of code; and what else prose may have. */
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
  // The link to the heading stands between, and a button that comes when the heading has the focus.
  await expect(page.getByRole('button', { name: 'Comment on this section' })).toBeVisible();
  await page.keyboard.press('Tab');
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
  await expect(contents.getByRole('link')).toHaveText([
    'Open a door',
    'Close a door',
    'Count the doors',
  ]);
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

const lastLine = (page: Page) => page.getByText('door20');
const heightOf = (page: Page) =>
  page.locator('pre', { has: lastLine(page) }).evaluate((pre) => pre.clientHeight);

test('a long block of code shows twelve lines, all of them on demand, in print and for a search', async ({
  page,
}) => {
  await gotoHydrated(page, PAGE);
  const folded = await heightOf(page);
  const button = page.getByRole('button', { name: 'Show all 20 lines' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.press('Enter');
  const whole = await heightOf(page);
  expect((folded - 16) / (whole - 32)).toBeCloseTo(12 / 20, 1);
  await page.getByRole('button', { name: 'Show fewer lines' }).click();
  expect(await heightOf(page)).toBe(folded);
  await page.emulateMedia({ media: 'print' });
  expect(await heightOf(page)).toBe(whole);
  await expect(page.getByRole('button', { name: 'Show all 20 lines' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // As a search in the page does.
  await lastLine(page).evaluate((line) => line.scrollIntoView());
  await expect.poll(() => heightOf(page)).toBe(whole);
});

test('a known issue and a plan say what they are', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  const note = page.getByRole('note').filter({ hasText: 'Glass doors' });
  await expect(note).toContainText('Known issue in 8.10.2');
  const plan = note.getByRole('link', { name: 'Pro plan' });
  await expect(plan).toHaveAttribute('href', '/x/introduction/licensing/#pro-plan');
  expect((await plan.boundingBox())?.height).toBeGreaterThanOrEqual(24);
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
    expect(await heightOf(page)).toBeGreaterThan(20 * 20);
  });
});
