/** Demos as islands: when they start, how they fail, and how they leave. */
import {
  changeChunk as changeChunkOf,
  chunkWith as chunkOf,
  demoBlock,
  forbidStorage,
  openPage,
} from '../e2e/demoBlock';
import { recordProblems, visitAll } from '../e2e/pages';
import { type Page, expect, fileOf, testWithoutWorker as test } from './test';

/** Has grids, of which the server draws nothing, and demos that it draws. */
const RUNNING = '/x/react-data-grid/running/';
const BUILD = fileOf('build');

test.use({ viewport: { width: 1366, height: 800 } });

const chunkWith = (marker: string) => chunkOf(marker, BUILD);
const changeChunk = (page: Page, marker: string, to: string) =>
  changeChunkOf(page, chunkWith(marker), marker, to, BUILD);
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'documentation' });

test('a demo far below starts when the reader comes near, and loads nothing before', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url().replace(/.*\//, '')));
  const near = chunkWith('"aria-label":"Peaks"');
  const far = chunkWith('"aria-label":"Films"');
  await openPage(page, RUNNING);
  await demoBlock(page, 'PeakGrid').start();
  const below = demoBlock(page, 'FilmGrid');
  await page.waitForLoadState('networkidle');
  expect(requested).toContain(near);
  expect(requested).not.toContain(far);
  await expect(below.canvas).not.toHaveAttribute('data-ready');
  await below.start();
  expect(requested).toContain(far);
  await expect(below.canvas.getByRole('gridcell', { name: 'Seven Winters' })).toBeVisible();
});

test('what a reader did in a demo stays while other demos start and the source changes', async ({
  page,
}) => {
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  const header = demo.canvas.getByRole('columnheader', { name: 'Peak' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await visitAll(page);
  await demo.button('Expand code').click();
  await demo.button('Show JavaScript source').click();
  await expect(demo.code).toHaveAttribute('data-code', 'full');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(demo.canvas.getByRole('row').nth(1)).toContainText('Ben Nevis');
});

test('a demo that crashes says so, can be reset, and leaves the rest of the page alone', async ({
  page,
}) => {
  await changeChunk(
    page,
    '"aria-label":"Peaks"',
    '"aria-label":(()=>{if(!window.mended)throw new Error("The summit is closed");return"Peaks"})()',
  );
  await openPage(page, RUNNING);
  const broken = demoBlock(page, 'PeakGrid');
  await broken.canvas.scrollIntoViewIfNeeded();
  const alert = broken.canvas.getByRole('alert');
  await expect(alert).toContainText('This demo crashed.');
  await expect(alert).toContainText('The summit is closed');

  const next = demoBlock(page, 'FilmGrid');
  await next.start();
  await next.canvas.getByRole('button', { name: 'Newest' }).click();
  await expect(next.canvas.getByText('sortModel:')).toContainText('"year"');
  await broken.button('Expand code').click();
  await expect(broken.code).toContainText('export default function PeakGrid');

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await alert.getByRole('button', { name: 'Reset demo' }).click();
  await expect(broken.canvas.getByRole('grid', { name: 'Peaks' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a demo that the server rendered may crash in the browser as well', async ({ page }) => {
  await changeChunk(
    page,
    '"aria-label":"Rooms"',
    '"aria-label":(()=>{throw new Error("The house is full")})()',
  );
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'RoomCount');
  await demo.canvas.scrollIntoViewIfNeeded();
  await expect(demo.canvas.getByRole('alert')).toContainText('The house is full');
  await expect(demo.canvas.getByRole('button', { name: 'Two rooms' })).toHaveCount(0);
  const next = demoBlock(page, 'DoorDate');
  await next.start();
  await expect(next.canvas.getByRole('group', { name: 'Door opens on' })).toBeVisible();
});

test('a demo whose code does not arrive offers another try', async ({ page }) => {
  const chunk = `**/${chunkWith('"aria-label":"Peaks"')}`;
  await page.route(chunk, (route) => route.abort());
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.canvas.scrollIntoViewIfNeeded();
  const alert = demo.whole.getByRole('alert');
  await expect(alert).toContainText("This demo couldn't be loaded.");
  await demoBlock(page, 'FilmGrid').start();
  await page.unroute(chunk);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await demo.start();
  await expect(demo.canvas.getByRole('grid', { name: 'Peaks' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a script of a demo that is answered with a page is a failure like any other', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/x/introduction/');
  const html = await (await page.request.get(RUNNING)).text();
  const [, list = '[]'] = /PeakGrid\.tsx":(\[[^\]]*\])/.exec(html) ?? [];
  const scripts: readonly string[] = [...new Set<string>(JSON.parse(list))];
  expect(scripts.length).toBeGreaterThan(3);
  const alert = demoBlock(page, 'PeakGrid').whole.getByRole('alert');
  const answerWithPage = (pattern: string) =>
    page.route(pattern, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    );
  for (const script of scripts) {
    await answerWithPage(`**${script}`);
    await openPage(page, RUNNING);
    await expect(alert, script).toBeVisible({ timeout: 3000 });
    await page.unroute(`**${script}`);
  }
  await alert.getByRole('button', { name: 'Try again' }).click();
  await demoBlock(page, 'PeakGrid').start();

  await answerWithPage(`**/${chunkWith('"aria-label":"Peaks"')}`);
  await openPage(page, '/x/react-data-grid/sorting/');
  await sidebar(page).getByRole('link', { name: 'Running', exact: true }).click();
  await expect(alert).toBeVisible({ timeout: 3000 });
});

test('leaving a page full of demos and coming back works, and leaves nothing behind', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await openPage(page, RUNNING);
  await visitAll(page);
  const place = 900;
  await page.evaluate((y) => window.scrollTo(0, y), place);
  await sidebar(page).getByRole('link', { name: 'Sources', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Running' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  const header = demo.canvas.getByRole('columnheader', { name: 'Peak' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await visitAll(page);
  // Demos that were left wait out of sight until the browser has time to unmount them.
  await expect(page.locator('body > [inert]')).toHaveCount(0);
  await expect(page.getByRole('grid', { name: 'Peaks' })).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('leaving while demos are still starting does no harm', async ({ page }) => {
  const problems = recordProblems(page);
  await openPage(page, RUNNING);
  for (const name of ['Sources', 'Running', 'Sources', 'Running']) {
    await sidebar(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await visitAll(page);
  await expect(page.getByRole('grid', { name: 'Peaks' })).toHaveCount(1);
  await expect(page.locator('body > [inert]')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('demos run and their controls work where cookies and storage are blocked', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await forbidStorage(page);
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  await demo.button('Expand code').click();
  await expect(demo.code).toContainText('interface Peak');
  await demo.button('Show JavaScript source').click();
  await expect(demo.code).not.toContainText('interface Peak');
  // The one warning is Docusaurus’ own.
  expect(problems.filter((text) => !text.includes('Docusaurus browser storage'))).toEqual([]);
});
