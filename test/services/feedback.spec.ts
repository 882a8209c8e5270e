/** Ratings and comments, received by the reference receiver, and all that may go wrong on the way. */
import type { Locator, Page } from '@playwright/test';
import { X_VERSION } from '../../src/data/docsInstances';
import { axeFindings } from '../e2e/axe';
import { gotoHydrated } from '../e2e/pages';
import { CONNECTIONS } from './connections';
import { type Receiver, startReceiver } from './feedbackReceiver';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block', viewport: { width: 1366, height: 900 } });
// One receiver, on one port: the tests of this file run one after the other.
test.describe.configure({ mode: 'default' });

const PAGE = '/x/introduction/';
const COMMENT = 'The second step is missing.';
const FAILURE = "Couldn't submit feedback. Please try again later.";

let receiver: Receiver;

/** What arrived last, without its number and its time. */
const lastLine = () =>
  receiver
    .lines()
    .at(-1)
    ?.replace(/^\d+,[^,]+,/, '');

test.beforeAll(async ({ site }) => {
  receiver = await startReceiver(site);
});
test.afterAll(() => receiver.stop());
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'essential'));
  await page.route(
    ({ hostname }) => hostname.endsWith('.test'),
    (route) => route.abort(),
  );
});

const thumb = (page: Page, name: 'Yes' | 'No') =>
  page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const status = (page: Page): Locator => page.locator('[data-feedback-form] [role="status"]');
const alert = (page: Page) => page.locator('[data-feedback-form] [role="alert"]');
const sectionButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Comment on this section: ${title}` });

async function write(page: Page, answer: 'Yes' | 'No', comment: string): Promise<void> {
  await thumb(page, answer).click();
  await field(page).fill(comment);
}

test('a rating and a comment arrive', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  await thumb(page, 'No').click();
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('heading', { name: 'How can we improve this page? (optional)' }),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await thumb(page, 'Yes').click();
  await expect(
    page.getByRole('heading', { name: 'What did you like about this page? (optional)' }),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('=1+1 is "well" explained.');
  await submit(page).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  await expect(field(page)).toHaveCount(0);
  await expect(thumb(page, 'Yes')).toBeFocused();
  expect(lastLine()).toBe(`${PAGE},,${X_VERSION},en,1,"'=1+1 is ""well"" explained."`);

  await page.reload();
  await expect(thumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await thumb(page, 'No').click();
  await expect(field(page)).toHaveValue('');
  await submit(page).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(receiver.lines().at(-1)).toMatch(/,en,0,$/);
});

test('a comment on a section arrives', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  const heading = page.locator('#what-it-leaves-out');
  const before = await heading.boundingBox();
  await heading.hover();
  await sectionButton(page, 'What it leaves out').click();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(
    page.getByRole('heading', { name: 'How can we improve the "What it leaves out" section?' }),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await submit(page).click();
  await expect(alert(page)).toHaveText('Please write at least 10 characters.');
  await field(page).fill(COMMENT);
  await submit(page).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(lastLine()).toBe(`${PAGE},what-it-leaves-out,${X_VERSION},en,,${COMMENT}`);
  await expect(heading).toHaveAccessibleName(/^What it leaves out\s?Direct link/);
});

test('a comment is sent as it will be kept', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await write(page, 'No', `The second\vstep\0 is missing \uD83D.${'\u200B'.repeat(2)}`);
  const sent = page.waitForRequest(CONNECTIONS.FEEDBACK_URL);
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    comment: 'The second\nstep is missing \uFFFD.\u200B\u200B',
  });
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(receiver.lines().at(-1)).toMatch(/step is missing \uFFFD\.\u200B\u200B"$/);
});

test('a comment on a section needs no mouse', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await page.getByRole('link', { name: 'Direct link to What comes next' }).focus();
  await expect(sectionButton(page, 'What comes next')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(sectionButton(page, 'What comes next')).toBeFocused();
  await expect(sectionButton(page, 'What comes next')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(COMMENT);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(sectionButton(page, 'What comes next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(COMMENT);
  const count = receiver.lines().length;
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  await expect(sectionButton(page, 'What comes next')).toBeFocused();
  expect(receiver.lines()).toHaveLength(count + 1);
});

for (const { name, answer, wait } of [
  { name: 'is down', answer: 'abort', wait: 5000 },
  { name: 'answers 500', answer: 500, wait: 5000 },
  { name: 'never answers', answer: 'silence', wait: 20_000 },
] as const) {
  test(`nothing is lost when the receiver ${name}`, async ({ page }) => {
    await page.route(CONNECTIONS.FEEDBACK_URL, (route) => {
      if (answer === 'abort') {
        return route.abort();
      }
      return answer === 500 ? route.fulfill({ status: 500 }) : undefined;
    });
    await gotoHydrated(page, PAGE);
    await write(page, 'No', COMMENT);
    await submit(page).click();
    if (answer === 'silence') {
      await expect(status(page)).toHaveText('Sending…');
    }
    await expect(alert(page)).toHaveText(FAILURE, { timeout: wait });
    await expect(field(page)).toHaveValue(COMMENT);
    await page.unroute(CONNECTIONS.FEEDBACK_URL);
    await submit(page).click();
    await expect(status(page)).toHaveText('Thank you for your feedback.');
    expect(receiver.lines().at(-1)).toMatch(/,en,0,The second step is missing\.$/);
  });
}

test('what is too short or too long is said, not sent and not lost', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await gotoHydrated(page, PAGE);
  for (const { comment, problem } of [
    { comment: 'too short', problem: 'Please write at least 10 characters.' },
    {
      comment: '\u200B'.repeat(10) + 'too short',
      problem: 'Please write at least 10 characters.',
    },
    { comment: 'huge '.repeat(20_000), problem: 'This is too long to be sent. Please shorten it.' },
  ]) {
    await write(page, 'No', comment);
    await submit(page).click();
    await expect(alert(page)).toHaveText(problem);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(problem);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(comment);
  }
  await field(page).fill(COMMENT);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  expect(sent).not.toContain(CONNECTIONS.FEEDBACK_URL);
});

test('a draft is there again when its writer comes back', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await write(page, 'No', COMMENT);
  await page.getByRole('article').getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page).toHaveURL('/x/react-data-grid/');
  await thumb(page, 'No').click();
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await thumb(page, 'No').click();
  await expect(field(page)).toHaveValue(COMMENT);
  await gotoHydrated(page, PAGE);
  await thumb(page, 'No').click();
  await expect(field(page)).toHaveValue(COMMENT);
});

test('it works while storage is closed to the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    }
  });
  await gotoHydrated(page, PAGE);
  await write(page, 'No', COMMENT);
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(thumb(page, 'No')).toBeFocused();
  await thumb(page, 'No').click();
  await expect(field(page)).toHaveValue(COMMENT);
  await submit(page).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1366]) {
    for (const direction of ['ltr', 'rtl'] as const) {
      test(`axe finds nothing at ${width} px, ${colorScheme}, ${direction}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          (value) => localStorage.setItem('docs-direction', value),
          direction,
        );
        await gotoHydrated(page, PAGE);
        await write(page, 'No', 'short');
        await submit(page).click();
        await expect(alert(page)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        const heading = page.getByRole('heading', { name: 'Why it exists' });
        await heading.hover();
        const button = sectionButton(page, 'Why it exists');
        const [column, place] = [await heading.boundingBox(), await button.boundingBox()];
        expect(Math.round(place?.x ?? -1)).toBe(
          direction === 'rtl'
            ? Math.round(column?.x ?? 0)
            : Math.round((column?.x ?? 0) + (column?.width ?? 0) - (place?.width ?? 0)),
        );
        await button.click();
        await expect(field(page)).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }
}
