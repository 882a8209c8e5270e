/** Code blocks of pages: copying, tabs, colours, and the notes between them. */
import { type Locator, type Page, expect } from '@playwright/test';
import { clipboardText, forbidCopying, forbidStorage, openPage } from './demoBlock';
import { recordProblems } from './pages';
import { fresh as test } from './sharedPage';

/** Has plain blocks and a demo. */
const PAGE = '/x/react-data-grid/quickstart/';
/** Has two groups for the package manager and one of another kind. */
const TABS_PAGE = '/x/introduction/installation/';
const OTHER_PAGE = '/x/react-date-pickers/quickstart/';
const STORAGE_KEY = 'codeblock-package-manager';

test.use({
  viewport: { width: 1366, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Blocks without tabs that belong to the text. */
const plainBlocks = (page: Page) =>
  page
    .locator('main [data-code-block]')
    .filter({ hasNot: page.locator('[role=tab], [data-code]') });
const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const groups = (page: Page) =>
  page.locator('main [data-code-block]').filter({ has: tabs(page, 'pnpm') });

/** The text in view, as it is copied. */
async function textOf(block: Locator): Promise<string> {
  const panel = block.getByRole('tabpanel');
  const scope = (await panel.count()) > 0 ? panel : block;
  return ((await scope.locator('pre').textContent()) ?? '').replace(/\n$/, '');
}

/** How long the button says `Copied`, by the page’s own clock: `ms` is the announced time. */
async function expectCopiedFor(page: Page, block: Locator, ms: number) {
  const button = block.getByRole('button');
  await expect(button).toHaveAccessibleName('Copy the code');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  await expect(button).toHaveAccessibleName('Copied');
  await expect(block.getByRole('status')).toHaveText('Copied');
  await page.clock.runFor(ms - 10);
  await expect(button).toHaveAccessibleName('Copied');
  await page.clock.runFor(20);
  await expect(button).toHaveAccessibleName('Copy the code');
  await expect(block.getByRole('status')).toHaveText('');
}

test('the button of a block copies its text and says so for 2000 ms', async ({ page }) => {
  await page.clock.install();
  await openPage(page, PAGE);
  const block = plainBlocks(page).first();
  await expectCopiedFor(page, block, 2000);
  const text = await clipboardText(page);
  expect(text).toBe(await textOf(block));
  expect(text.length).toBeGreaterThan(20);
});

test('the button of tabs copies the tab in view and says so for 1200 ms', async ({ page }) => {
  await page.clock.install();
  await openPage(page, TABS_PAGE);
  const group = groups(page).first();
  await group.getByRole('tab', { name: 'yarn' }).click();
  await expectCopiedFor(page, group, 1200);
  const text = await clipboardText(page);
  expect(text).toMatch(/^yarn add /);
  expect(text).toBe(await textOf(group));
});

test('a failed copy of a block never says “Copied”', async ({ page }) => {
  await forbidCopying(page);
  await openPage(page, PAGE);
  const block = plainBlocks(page).first();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (/\bCopied\b/.test(document.querySelector('main')?.textContent ?? '')) {
        document.documentElement.setAttribute('data-false-promise', '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const button = block.getByRole('button');
  await button.click();
  await expect(button).toHaveAccessibleName("Couldn't copy");
  await expect(block.getByRole('status')).toHaveText("Couldn't copy");
  await expect(button).toHaveAccessibleName('Copy the code');
  await expect(page.locator('html')).not.toHaveAttribute('data-false-promise');
});

test('where the asynchronous clipboard is absent, the copy command takes its place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = navigator.clipboard;
    Object.defineProperty(window, 'realClipboard', { value: real });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage(page, TABS_PAGE);
  const group = groups(page).first();
  await group.getByRole('button').click();
  await expect(group.getByRole('button')).toHaveAccessibleName('Copied');
  const other = await page.context().newPage();
  await openPage(other, OTHER_PAGE);
  expect(await clipboardText(other)).toBe(await textOf(group));
});

test('a choice of tab holds for all groups, all pages and other browser tabs', async ({ page }) => {
  const other = await page.context().newPage();
  await openPage(other, OTHER_PAGE);
  await openPage(page, TABS_PAGE);
  const all = await groups(page).all();
  expect(all.length).toBeGreaterThan(1);
  for (const group of all) {
    await expect(group.getByRole('tab', { selected: true })).toHaveText('npm');
  }
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await tabs(page, 'pnpm').last().click();
  for (const group of all) {
    await expect(group.getByRole('tab', { selected: true })).toHaveText('pnpm');
    await expect(group.getByRole('tabpanel')).toHaveCount(1);
    await expect(group.getByRole('tabpanel')).toContainText('pnpm add');
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe('pnpm');
  await expect(groups(other).first().getByRole('tab', { selected: true })).toHaveText('pnpm');
  await openPage(page, OTHER_PAGE);
  await expect(groups(page).first().getByRole('tab', { selected: true })).toHaveText('pnpm');
  // Groups of another kind keep their own choice.
  await openPage(page, TABS_PAGE);
  const plans = page.getByRole('tablist').filter({ has: tabs(page, 'Premium') });
  await expect(plans.first().getByRole('tab', { selected: true })).toHaveText('Community');
});

test('tabs are one tab stop and follow the arrow keys, Home and End', async ({ page }) => {
  await openPage(page, TABS_PAGE);
  const group = groups(page).first();
  await group.getByRole('tab', { name: 'npm', exact: true }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'pnpm'],
    ['End', 'yarn'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'yarn'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    const tab = group.getByRole('tab', { name, exact: true });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(group.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  }
});

test('an unknown stored tab falls back to the first', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'bower'), STORAGE_KEY);
  const problems = recordProblems(page);
  await openPage(page, TABS_PAGE);
  const group = groups(page).first();
  await expect(group.getByRole('tab', { selected: true })).toHaveText('npm');
  expect(await textOf(group)).toMatch(/^npm install /);
  expect(problems).toEqual([]);
});

test('where storage is blocked, a choice of tab lasts for the visit', async ({ page }) => {
  const problems = recordProblems(page);
  await forbidStorage(page);
  await openPage(page, TABS_PAGE);
  await tabs(page, 'yarn').first().click();
  await expect(groups(page).last().getByRole('tab', { selected: true })).toHaveText('yarn');
  // The one warning is Docusaurus’ own.
  expect(problems.filter((text) => !text.includes('Docusaurus browser storage'))).toEqual([]);
});

test('the copy keys copy the block under the pointer, unless text is selected', async ({
  page,
}) => {
  await openPage(page, TABS_PAGE);
  const group = groups(page).first();
  await group.hover();
  await page.keyboard.press('Control+c');
  await expect(group.getByRole('button')).toHaveAccessibleName('Copied');
  expect(await clipboardText(page)).toBe(await textOf(group));
  await expect(group.getByRole('button')).toHaveAccessibleName('Copy the code');

  const heading = page.getByRole('heading', { level: 1 });
  await heading.selectText();
  await group.hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboardText(page)).toBe(await heading.textContent());
  await expect(group.getByRole('button')).toHaveAccessibleName('Copy the code');
});

test('the copy keys copy the block that has the focus, and leave others alone', async ({
  page,
}) => {
  await openPage(page, TABS_PAGE);
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  await page.mouse.move(5, 400);
  await page.keyboard.press('Control+c');
  expect(await clipboardText(page)).toBe('untouched');
  const group = groups(page).first();
  await group.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Control+Shift+c');
  expect(await clipboardText(page)).toBe('untouched');
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboardText(page)).toBe(await textOf(group));
});

test('code is coloured and complete without JavaScript, and its style sheet is served', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const sheet = await page.request.get('/static/styles/prism-okaidia.css');
  expect(sheet.status()).toBe(200);
  expect(await sheet.text()).toContain('.token');
  await page.goto(PAGE);
  for (const name of ['npm install', 'pnpm add', 'yarn add']) {
    await expect(page.getByText(`${name} @mui/x-data-grid`).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Copy the code' })).toHaveCount(0);
  const colours = await page
    .locator('main pre.prism .token')
    .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
  expect(colours.length).toBeGreaterThan(3);
  await page.close();
});

test('callouts are notes that say their kind', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing/');
  const notes = page.getByRole('main').getByRole('note');
  for (const kind of ['Warning', 'Info']) {
    const note = notes.filter({ hasText: new RegExp(`^${kind}: `) }).first();
    await expect(note).toBeVisible();
    expect((await note.textContent())?.length).toBeGreaterThan(40);
  }
});

test('in print, code is dark on white, without controls', async ({ page }) => {
  await openPage(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  const block = plainBlocks(page).first();
  await expect(block.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[role=toolbar]').first()).toBeHidden();
  const text = block.locator('pre');
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(text.locator('.token').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(text).toHaveCSS('white-space-collapse', 'preserve');
  await expect(block).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
