/** Finding one's way: sidebar, table of contents, previous and next, titles, and what of a page goes on paper. */
import { gotoHydrated } from '../e2e/pages';
import { type Page, expect, testWithoutWorker as test } from './test';

/** A long page with demos, the last one in its group but for a link. */
const RUNNING = '/x/react-data-grid/running/';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'documentation' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });

test.use({ viewport: { width: 1366, height: 900 } });

test('the sidebar marks the current page and opens the group around it', async ({ page }) => {
  await gotoHydrated(page, '/x/react-data-grid/');
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
  await gotoHydrated(page, '/x/introduction/');
  const charts = sidebar(page).getByRole('button', { name: 'Charts' });
  await charts.click();
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/x/introduction/');
  await charts.press('Space');
  await expect(charts).toHaveAttribute('aria-expanded', 'false');
  await charts.press('Enter');
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
  await sidebar(page).getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
  await expect(charts).toHaveAttribute('aria-expanded', 'true');
});

test('badges show in the sidebar and next to the title of the page', async ({ page }) => {
  await gotoHydrated(page, '/x/react-data-grid/files/');
  for (const place of [
    sidebar(page).getByRole('link', { name: /Files/ }),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(place.getByRole('img', { name: 'Premium plan' })).toBeVisible();
    await expect(place.getByText('New', { exact: true })).toBeVisible();
  }
});

test('the sidebar brings the current page into view and keeps its place after a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 300 });
  await gotoHydrated(page, RUNNING);
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toBeInViewport();
  const scroller = sidebar(page);
  await scroller.evaluate((element) => (element.scrollTop -= 20));
  const before = await scroller.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(0);
  await sidebar(page).getByRole('link', { name: 'Sources' }).click();
  await expect(page).toHaveURL('/x/react-data-grid/sources/');
  expect(Math.abs((await scroller.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(
    100,
  );
});

test('document titles and the product meta follow the path', async ({ page }) => {
  for (const [path, title, product] of [
    ['/x/react-data-grid/sorting/', 'Sorting - Data Grid', 'x-data-grid'],
    ['/x/introduction/keys/', 'Keys - MUI X', 'x'],
    ['/', 'MUI X docs', 'null'],
  ] as const) {
    await gotoHydrated(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', product);
  }
});

test('previous and next follow the tree and leave out links', async ({ page }) => {
  await gotoHydrated(page, '/x/introduction/');
  const around = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(around.getByRole('link')).toHaveText([/Installation/]);
  await gotoHydrated(page, '/x/react-charts/');
  // The node before it in the tree is a link to a place in another page.
  await expect(around.getByRole('link').first()).toHaveAttribute('href', RUNNING);
});

test('the table of contents links to the page’s headings and follows the scroll', async ({
  page,
}) => {
  await gotoHydrated(page, RUNNING);
  const links = contents(page).locator('ul a');
  const first = links.first();
  const href = await first.getAttribute('href');
  expect(href).toBe(`${RUNNING}#a-grid`);
  const last = links.last();
  await last.click();
  await expect(last).toHaveClass(/--active/);
  const id = (await last.getAttribute('href'))?.split('#')[1] ?? '';
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('on a phone the menu opens, leads on and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, '/x/introduction/');
  const open = page.getByRole('button', { name: 'Open main navigation' });
  await open.click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
  await open.click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeHidden();
  await expect(open).toBeFocused();
});

test('the way back to the top appears after scrolling', async ({ page }) => {
  await gotoHydrated(page, RUNNING);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.wheel(0, 1500);
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, -400);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('on paper only the content is left', async ({ page }) => {
  await gotoHydrated(page, RUNNING);
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on paper, demos that the server can’t draw are left out until they run, and their code stays', async ({
  page,
}) => {
  await gotoHydrated(page, RUNNING);
  const stage = (name: string) => page.locator(`[data-demo="${name}"] [data-demo-canvas]`);
  await expect(stage('PeakGrid')).toHaveAttribute('data-ready');
  await page.emulateMedia({ media: 'print' });
  await expect(stage('PeakGrid')).toBeVisible();
  // Has no code to show, so nothing of it is left.
  await expect(stage('GateGrid')).toBeHidden();
  expect((await page.locator('[data-demo="GateGrid"]').boundingBox())?.height).toBe(0);

  // The server draws this one whole, and of the last one what stands around the grid.
  await expect(stage('DoorDate')).toBeVisible();
  await expect(stage('FilmGrid')).toBeHidden();
  await expect(page.locator('[data-demo="FilmGrid"] [data-code-block]')).toBeVisible();

  // After a step inside the site they have no HTML of the server.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 800 });
  await gotoHydrated(page, '/x/react-data-grid/sorting/');
  await sidebar(page).getByRole('link', { name: 'Running', exact: true }).click();
  await expect(stage('GateGrid')).toBeEmpty();
  await page.emulateMedia({ media: 'print' });
  await expect(stage('GateGrid')).toBeHidden();
});
