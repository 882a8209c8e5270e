/** Feedback on a site that nobody receives it for: the form leads to the repository's tracker. */
import { type Page, expect } from '@playwright/test';
import { BASE_VERSION } from '../../src/data/docsInstances';
import { SITE } from '../../src/data/site';
import { SITE_ADDRESS } from '../../src/data/siteAddress';
import { gotoHydrated, PAGE_KINDS, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const COMMENT = 'Which licence do I need for a fork?';
const API_PAGE = '/x/api/charts/bar-chart/';

const thumb = (page: Page, name: 'Yes' | 'No') =>
  page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

test.use({ viewport: { width: 1366, height: 900 } });

test('a comment goes into an issue that its writer submits', async ({ page, baseURL }) => {
  const problems = recordProblems(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await page
    .context()
    .route(`${SITE.repository}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The tracker</title>' }),
    );
  await gotoHydrated(page, PAGE_KINDS.prose);
  await thumb(page, 'No').click();
  await expect(page.getByText('Your comment goes into a new issue')).toBeVisible();
  await field(page).fill(COMMENT);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Submit' }).click();
  const tracker = await opened;
  await expect(tracker).toHaveTitle('The tracker');
  const address = new URL(tracker.url());
  expect(address.href).toContain(`${SITE.repository}/issues/new?`);
  expect(address.searchParams.get('title')).toBe(`Docs: ${PAGE_KINDS.prose}`);
  expect(address.searchParams.get('body')).toBe(
    `Page: ${SITE_ADDRESS.origin}${PAGE_KINDS.prose}\nVersion: ${SITE.version}\nLanguage: en\nHelpful: no\n\n${COMMENT}`,
  );
  expect(await tracker.evaluate(() => window.opener)).toBeNull();
  await expect(page.locator('[data-feedback-form] [role="status"]')).toHaveText(
    'Thank you. Submit the issue in the tab that opened.',
  );
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});

test('where the browser opens no tab, a link leads to the issue', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await gotoHydrated(page, PAGE_KINDS.prose);
  await thumb(page, 'Yes').click();
  await field(page).fill(COMMENT);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Open the issue' })).toHaveAttribute(
    'href',
    new RegExp(`^${SITE.repository}/issues/new\\?`),
  );
  await expect(field(page)).toHaveValue(COMMENT);
});

test('a comment on a page of Material UI names the version of that library', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await gotoHydrated(page, '/components/buttons/');
  await thumb(page, 'No').click();
  await field(page).fill(COMMENT);
  await page.getByRole('button', { name: 'Submit' }).click();
  const address = await page.getByRole('link', { name: 'Open the issue' }).getAttribute('href');
  expect(new URL(address ?? '').searchParams.get('body')).toContain(`Version: ${BASE_VERSION}\n`);
});

test('a comment that no address can hold is told to be shortened', async ({ page }) => {
  await gotoHydrated(page, PAGE_KINDS.prose);
  await thumb(page, 'No').click();
  await field(page).fill('页'.repeat(1500));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This is too long to be sent. Please shorten it.',
  );
  expect(page.context().pages()).toHaveLength(1);
});

test('a rated page shows it on the next visit, without moving anything', async ({ page }) => {
  const problems = recordProblems(page);
  await page.addInitScript((path) => {
    localStorage.setItem(`feedback-${path}`, '1');
  }, PAGE_KINDS.prose);
  await gotoHydrated(page, PAGE_KINDS.prose);
  await expect(thumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-feedback-form]')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('API pages are rated, and have no buttons at their headings', async ({ page }) => {
  await gotoHydrated(page, API_PAGE);
  const link = page.locator('h2 .hash-link').first();
  await link.focus();
  await link.hover();
  await thumb(page, 'Yes').click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Comment on this section/ })).toHaveCount(0);
});

test('in Chinese, the form speaks Chinese on a page whose body is English', async ({ page }) => {
  await gotoHydrated(page, '/zh/x/api/charts/bar-chart/');
  await page.getByRole('button', { name: '是', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '评论' })).toBeFocused();
});

test.describe('without scripts', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('a link leads to the tracker', async ({ page }) => {
    await page.goto(PAGE_KINDS.prose);
    await expect(page.getByRole('link', { name: 'Tell us in an issue' })).toHaveAttribute(
      'href',
      `${SITE.repository}/issues/new`,
    );
    await expect(page.getByRole('group', { name: 'Was this page helpful?' })).toBeHidden();
  });
});
