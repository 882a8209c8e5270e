/** Parts that load when they are asked for: what a reader sees when they can't be had, and that the next press helps. */
import { type Locator, type Page, expect } from '@playwright/test';
import { axeFindings, colourFindings } from './axe';
import { PAGE_KINDS, gotoHydrated, recordProblems } from './pages';
import { fresh as test } from './sharedPage';

const API_PAGE = '/x/api/charts/bar-chart/';
const NOTE = /^This part couldn't be loaded\. Check your connection and try again, or reload/;

const note = (page: Page) => page.getByRole('alert');
const settings = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });
const thumb = (page: Page) =>
  page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name: 'No' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

interface Part {
  readonly page: string;
  readonly control: (page: Page) => Locator;
  /** What opens. */
  readonly part: (page: Page) => Locator;
}

const PARTS: Readonly<Record<string, Part>> = {
  search: {
    page: PAGE_KINDS.prose,
    control: (page) => page.getByRole('button', { name: /^Search…/ }),
    part: (page) => page.getByRole('dialog', { name: 'Search' }),
  },
  settings: {
    page: PAGE_KINDS.prose,
    control: settings,
    part: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
  'the versions': {
    page: PAGE_KINDS.prose,
    control: (page) => page.getByRole('button', { name: /choose a version$/ }),
    part: (page) => page.getByRole('menu', { name: 'Versions' }),
  },
  'the menu of the page': {
    page: PAGE_KINDS.prose,
    control: (page) => page.getByRole('button', { name: 'Markdown' }),
    part: (page) => page.getByRole('menu', { name: 'This page as Markdown' }),
  },
  feedback: { page: PAGE_KINDS.prose, control: thumb, part: field },
  'the views of the API reference': {
    page: API_PAGE,
    control: (page) => page.locator('[data-section="props"] button[data-view="expanded"]'),
    part: (page) =>
      page.locator('[data-section="props"] button[data-view="expanded"][aria-pressed="true"]'),
  },
};

/** Opens a page, and waits until nothing of it is on its way any more. */
async function gotoNetworkIdle(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  await page.waitForLoadState('networkidle');
}

/** The note can be read whole, and scrolls nothing sideways. */
async function expectReadable(page: Page): Promise<void> {
  await expect(note(page)).toBeVisible();
  const box = await note(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}

test.use({ viewport: { width: 1366, height: 900 } });

for (const [name, { page: path, control, part }] of Object.entries(PARTS)) {
  test(`offline, a press that asks for ${name} is answered, and the next one succeeds`, async ({
    page,
    context,
  }) => {
    await gotoNetworkIdle(page, path);
    await context.setOffline(true);
    await control(page).click();
    await expect(note(page)).toHaveText(NOTE);
    await expectReadable(page);
    await expect(part(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    expect(await axeFindings(page, '[role="alert"]')).toEqual([]);
    await context.setOffline(false);
    await control(page).click();
    await expect(part(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });
}

test('the versions in the menu of a narrow screen answer too', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await gotoNetworkIdle(page, PAGE_KINDS.landing);
  await page.locator('.navbar__toggle').click();
  await context.setOffline(true);
  const group = page.getByRole('button', { name: /choose a version$/ });
  await group.click();
  await expect(note(page)).toHaveText(NOTE);
  await expectReadable(page);
  await context.setOffline(false);
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(note(page)).toHaveCount(0);
});

for (const [name, { page: path, control }] of Object.entries(PARTS)) {
  if (name !== 'the versions') {
    test(`the note of ${name} fits a narrow screen, from right to left and in the dark`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
      await gotoNetworkIdle(page, path);
      await context.setOffline(true);
      await control(page).click();
      await expectReadable(page);
      expect(await colourFindings(page)).toEqual([]);
    });
  }
}

test('files that a deployment took away are the same case', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await gotoNetworkIdle(page, PAGE_KINDS.prose);
  await page.route('**/assets/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<title>Not found</title>' }),
  );
  await settings(page).click();
  await expect(note(page)).toHaveText(NOTE);
  await thumb(page).click();
  await expect(note(page)).toHaveCount(2);
  await page.unroute('**/assets/**');
  await settings(page).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('in another language the note is in that language', async ({ page, context }) => {
  await gotoNetworkIdle(page, '/zh/x/introduction/installation/');
  await context.setOffline(true);
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await expect(note(page)).toHaveText('此部分未能加载。请检查网络连接后重试，或刷新页面。');
});

test('an update of the site is told in that language too', async ({ page }) => {
  const path = '/zh/x/introduction/installation/';
  await gotoNetworkIdle(page, path);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/main.00000000.js"></script>' }),
  );
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await expect(note(page)).toContainText('你打开本页之后，本站已更新。');
  await expect(note(page).getByRole('button')).toHaveText(['重新加载', '关闭']);
  await expectReadable(page);
});

test('what was typed is there again once the form can be had', async ({ page, context }) => {
  // Typed on an earlier visit of the page: the form's code isn't in the browser's cache.
  await page.addInitScript(
    (key) => sessionStorage.setItem(key, 'A thought that is not finished'),
    `feedback-draft-${PAGE_KINDS.prose}`,
  );
  await gotoNetworkIdle(page, PAGE_KINDS.prose);
  await context.setOffline(true);
  await thumb(page).click();
  await expect(note(page)).toHaveText(NOTE);
  await expect(thumb(page)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await thumb(page).click();
  await expect(field(page)).toHaveValue('A thought that is not finished');
  await expect(field(page)).toBeFocused();
});

test('comments on a section open offline once their button is there, and it comes when it can', async ({
  page,
  context,
}) => {
  const problems = recordProblems(page);
  await gotoNetworkIdle(page, PAGE_KINDS.prose);
  const heading = page.getByRole('heading', { level: 2 }).and(page.locator('.anchor')).first();
  const button = page.getByRole('button', { name: /^Comment on this section/ });
  await context.setOffline(true);
  await heading.hover();
  await page.mouse.move(0, 0);
  await expect(button).toHaveCount(0);
  await context.setOffline(false);
  await heading.hover();
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(field(page)).toBeFocused();
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
