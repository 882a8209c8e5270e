/** Sections: what a browser loads of other parts of the site, and when. */
import { type Page, expect } from '@playwright/test';
import { gotoHydrated, recordProblems } from './pages';
import { test } from './sharedPage';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'documentation' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewport: { width: 1366, height: 900 } });

/** The addresses of scripts with the routes of a section, as they are asked for. */
function recordSections(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/pages-([\w-]+)\.\w+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) {
      asked.push(name);
    }
  });
  return asked;
}

test('a page is shown at once, and leads to another section and back', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, '/x/introduction/licensing/');
  await page.getByRole('link', { name: 'Charts' }).first().click();
  await expect(page).toHaveURL('/x/react-charts/');
  await expect(title(page)).toBeVisible();
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Overview');
  await page.goBack();
  await expect(title(page)).toHaveText(/Licensing/);
  await page.goForward();
  await expect(page).toHaveURL('/x/react-charts/');
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Overview');
  expect(problems).toEqual([]);
});

test('a page of a large group is shown with its group, without a change after that', async ({
  page,
}) => {
  const problems = recordProblems(page);
  for (const path of ['/x/react-data-grid/sorting/', '/zh/x/react-data-grid/sorting/']) {
    await gotoHydrated(page, path);
    await expect(page.locator('.menu [aria-current=page]')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('shows 404 for an unknown page in a section, on load and on navigation', async ({ page }) => {
  const missing = page.getByRole('heading', { name: 'This page does not exist' });
  await gotoHydrated(page, '/x/react-charts/no-such-page/');
  await expect(missing).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Data Grid' }).click();
  await expect(page).toHaveURL('/x/react-data-grid/');
  await expect(title(page)).toBeVisible();
  await gotoHydrated(page, '/x/introduction/');
  await page.evaluate(() => {
    history.pushState(null, '', '/x/react-tree-view/no-such-page/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(missing).toBeVisible();
});

for (const open of ['click', 'Enter', 'Space'] as const) {
  test(`a large group of the sidebar opens with all its links: ${open}`, async ({ page }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, '/x/introduction/');
    const group = sidebar(page).getByRole('button', { name: 'Data Grid' });
    await (open === 'click' ? group.click() : group.press(open));
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/x/introduction/');
    await sidebar(page).getByRole('link', { name: 'Sorting' }).click();
    await expect(page).toHaveURL('/x/react-data-grid/sorting/');
    await expect(title(page)).toHaveText(/Sorting/);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.press('Space');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(problems).toEqual([]);
  });
}

test('links in view are fetched ahead: pages of the section, and the routes of others', async ({
  page,
}) => {
  const sections = recordSections(page);
  await gotoHydrated(page, '/x/introduction/');
  expect(sections).toContain('x-introduction');
  expect(sections).not.toContain('x-react-charts');
  const ahead = page.locator('head link[rel=prefetch]');
  await expect(page.locator('head link[rel=prefetch][href*="pages-x-react-charts."]')).toHaveCount(
    1,
    { timeout: 15_000 },
  );
  // The pages of the introduction in the sidebar.
  await expect.poll(() => ahead.count(), { timeout: 15_000 }).toBeGreaterThan(6);
  const before = await ahead.count();
  await page.getByRole('link', { name: 'Charts' }).first().click();
  await expect(page).toHaveURL('/x/react-charts/');
  // What was linked to before its section was open.
  await expect.poll(() => ahead.count()).toBeGreaterThan(before);
});
