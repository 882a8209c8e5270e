/** Finding one's way: sidebar, header, table of contents, previous and next, titles. */
import { type Page, expect } from '@playwright/test';
import { PAGE_KINDS, openAlive } from './pages';
import { test } from './warmPage';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'documentation' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });

test.use({ viewport: { width: 1366, height: 900 } });

test('the home page leads to each product in one click', async ({ page }) => {
  for (const [name, path] of [
    ['Data Grid', '/x/react-data-grid/'],
    ['Date and Time Pickers', '/x/react-date-pickers/'],
    ['Charts', '/x/react-charts/'],
    ['Tree View', '/x/react-tree-view/'],
  ] as const) {
    await openAlive(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the sidebar marks the current page and opens the group around it', async ({ page }) => {
  await openAlive(page, '/x/react-data-grid/');
  const current = sidebar(page).locator('ul ul a', { hasText: /^Overview$/ });
  await expect(current).toHaveClass(/app-drawer-active/);
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveAttribute('href', '/x/react-data-grid/');
  await expect(sidebar(page).getByRole('button', { name: 'Data Grid' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(sidebar(page).getByRole('button', { name: 'Charts' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a group toggles on a click and with the keyboard, and stays open after navigation', async ({
  page,
}) => {
  await openAlive(page, '/x/introduction/');
  const charts = sidebar(page).getByRole('button', { name: 'Charts' });
  await charts.click();
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/x/introduction/');
  await charts.press('Space');
  await expect(charts).toHaveAttribute('aria-expanded', 'false');
  await charts.press('Enter');
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
  await sidebar(page).getByRole('link', { name: 'Licensing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licensing' })).toBeVisible();
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
});

test('badges stand in the sidebar and beside the title of the page', async ({ page }) => {
  await openAlive(page, '/x/introduction/priority-support/');
  for (const place of [
    sidebar(page).getByRole('link', { name: /Priority support/ }),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(place.getByRole('img', { name: 'Premium plan' })).toBeVisible();
    await expect(place.getByText('New', { exact: true })).toBeVisible();
  }
});

test('the sidebar brings the current page into view and keeps its place after a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 420 });
  await openAlive(page, '/x/react-tree-view/rich-tree-view/items/');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toBeInViewport();
  const scroller = sidebar(page);
  await scroller.evaluate((element) => (element.scrollTop -= 20));
  const before = await scroller.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(0);
  await sidebar(page).getByRole('link', { name: 'Quickstart' }).last().click();
  await expect(page).toHaveURL('/x/react-tree-view/quickstart/');
  expect(Math.abs((await scroller.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(
    100,
  );
});

test('document titles and the product meta follow the path', async ({ page }) => {
  for (const [path, title, product] of [
    ['/x/react-data-grid/sorting/', 'Sorting - Data Grid', 'x-data-grid'],
    ['/x/introduction/licensing/', 'Licensing - MUI X', 'x'],
    ['/', 'MUI X docs', 'null'],
  ] as const) {
    await openAlive(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', product);
  }
});

test('previous and next follow the tree and leave out links', async ({ page }) => {
  await openAlive(page, '/x/introduction/');
  const around = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(around.getByRole('link')).toHaveText([/Installation/]);
  await openAlive(page, '/x/react-charts/localization/');
  // The node before it in the tree is a link to a place in another page.
  await expect(around.getByRole('link').first()).toHaveAttribute('href', '/x/react-charts/bars/');
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  for (const path of [PAGE_KINDS.landing, PAGE_KINDS.prose, PAGE_KINDS.missing]) {
    await openAlive(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main-content')).toBeFocused();
  }
});

test('the table of contents links to the page’s headings and follows the scroll', async ({
  page,
}) => {
  await openAlive(page, '/x/react-data-grid/quickstart/');
  const links = contents(page).locator('ul a');
  const first = links.first();
  const href = await first.getAttribute('href');
  expect(href).toMatch(/^\/x\/react-data-grid\/quickstart\/#/);
  const last = links.last();
  await last.click();
  await expect(last).toHaveClass(/--active/);
  const id = (await last.getAttribute('href'))?.split('#')[1] ?? '';
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('on a phone the menu opens, leads on and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/x/introduction/');
  const open = page.getByRole('button', { name: 'Open main navigation' });
  await open.click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Licensing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licensing' })).toBeVisible();
  await open.click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeHidden();
  await expect(open).toBeFocused();
});

test('the way back to the top appears after scrolling', async ({ page }) => {
  await openAlive(page, '/x/introduction/licensing/');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.wheel(0, 2500);
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, -400);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that does not exist offers ways on', async ({ page }) => {
  await openAlive(page, PAGE_KINDS.missing);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL('/x/react-charts/');
});

test('on paper only the content is left', async ({ page }) => {
  await openAlive(page, PAGE_KINDS.grid);
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on paper, demos that the server can’t draw are left out until they run, and their code stays', async ({
  page,
}) => {
  await openAlive(page, PAGE_KINDS.grid);
  const stage = (name: string) => page.locator(`[data-demo="${name}"] [data-demo-canvas]`);
  await expect(stage('BasicSorting')).toHaveAttribute('data-ready');
  await page.emulateMedia({ media: 'print' });
  await expect(stage('BasicSorting')).toBeVisible();
  await expect(stage('MultiSorting')).toBeHidden();
  await expect(page.locator('[data-demo="MultiSorting"] [data-code-block]')).toBeVisible();
  // Has no code to show, so nothing of it is left.
  await expect(stage('SortFromCode')).toBeHidden();
  expect((await page.locator('[data-demo="SortFromCode"]').boundingBox())?.height).toBe(0);

  for (const [path, whole, name] of [
    [PAGE_KINDS.charts, false, 'ClickableBars'],
    [PAGE_KINDS.pickers, true, 'LeaveRequestForm'],
    [PAGE_KINDS.tree, true, 'ExpandAllRegions'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await openAlive(page, path);
    await expect(stage(name)).not.toHaveAttribute('data-ready');
    await page.emulateMedia({ media: 'print' });
    await expect(stage(name), name).toBeVisible({ visible: whole });
  }

  // After a step inside the site they have no HTML of the server.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 800 });
  await openAlive(page, '/x/react-data-grid/pagination/');
  await sidebar(page).getByRole('link', { name: 'Sorting', exact: true }).click();
  await expect(stage('SortIcons')).toBeEmpty();
  await page.emulateMedia({ media: 'print' });
  await expect(stage('SortIcons')).toBeHidden();
});

test('the edit link leads to the source of the page', async ({ page }) => {
  await openAlive(page, PAGE_KINDS.grid);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/x\/react-data-grid\/sorting\/index\.mdx$/,
  );
});
