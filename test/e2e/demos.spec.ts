/** Demos as islands: when they start, what they take over, how they fail, and how they leave. */
import { expect } from '@playwright/test';
import { changeChunk, chunkWith, demoBlock, forbidStorage, openPage } from './demoBlock';
import { PAGE_KINDS, recordProblems, visitAll } from './pages';
import { test } from './warmPage';

test.use({ viewport: { width: 1366, height: 800 } });

test('a demo far below starts when the reader comes near, and loads nothing before', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url().replace(/.*\//, '')));
  const near = chunkWith('"aria-label":"Peaks"');
  const far = chunkWith('"aria-label":"Bug tickets"');
  await openPage(page, PAGE_KINDS.grid);
  await demoBlock(page, 'BasicSorting').start();
  const below = demoBlock(page, 'CustomComparator');
  await page.waitForLoadState('networkidle');
  expect(requested).toContain(near);
  expect(requested).not.toContain(far);
  await expect(below.canvas).not.toHaveAttribute('data-ready');
  await below.start();
  expect(requested).toContain(far);
  await expect(below.canvas.getByRole('gridcell', { name: 'Login loop' })).toBeVisible();
});

for (const [kind, text] of [
  ['pickers', 'Invoice date'],
  ['tree', 'Barn owl'],
] as const) {
  test(`a page of the kind "${kind}" has its demos in the server’s HTML and keeps those elements`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const scriptless = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await scriptless.goto(PAGE_KINDS[kind]);
    await expect(scriptless.locator('[data-demo-canvas]').first()).toContainText(text);
    await scriptless.close();

    const problems = recordProblems(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('[data-demo-canvas] :not(style)')) {
          element.setAttribute('data-from-server', '');
        }
      });
    });
    await openPage(page, PAGE_KINDS[kind]);
    const outlines = () =>
      page.locator('[data-demo-canvas]').evaluateAll((canvases) =>
        canvases.map((canvas) =>
          [...canvas.querySelectorAll(':not(style)')].map((element) => ({
            tag: element.tagName,
            id: element.id,
            role: element.getAttribute('role'),
            text: element.textContent,
            fromServer: element.hasAttribute('data-from-server'),
          })),
        ),
      );
    const before = await outlines();
    expect(before.flat().length).toBeGreaterThan(50);
    expect(before.flat().every(({ fromServer }) => fromServer)).toBe(true);
    await visitAll(page);
    const after = await outlines();
    for (const [index, elements] of before.entries()) {
      expect(after[index]?.filter(({ fromServer }) => fromServer).length).toBe(elements.length);
    }
    expect(problems).toEqual([]);
  });
}

test('what a reader did in a demo stays while other demos start and the source changes', async ({
  page,
}) => {
  await openPage(page, PAGE_KINDS.grid);
  const demo = demoBlock(page, 'BasicSorting');
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

for (const width of [1366, 360]) {
  test(`nothing below moves when a demo starts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [PAGE_KINDS.grid, PAGE_KINDS.pickers, PAGE_KINDS.charts, PAGE_KINDS.tree]) {
      await openPage(page, path);
      const heights = () =>
        page
          .locator('[data-demo-canvas]')
          .evaluateAll((canvases) =>
            canvases.map((canvas) => Math.round(canvas.getBoundingClientRect().height)),
          );
      // With their code still on its way, the demos have only the space that is kept for them.
      const reserved = await heights();
      await visitAll(page);
      const running = await heights();
      expect(running.length).toBeGreaterThan(1);
      running.forEach((height, index) => {
        expect(Math.abs(height - (reserved[index] ?? 0)), `${path}, demo ${index}`).toBeLessThan(2);
      });
    }
  });
}

test('a demo that crashes says so, can be reset, and leaves the rest of the page alone', async ({
  page,
}) => {
  const marker = '"aria-label":"Peaks"';
  await changeChunk(
    page,
    chunkWith(marker),
    marker,
    '"aria-label":(()=>{if(!window.mended)throw new Error("The summit is closed");return"Peaks"})()',
  );
  await openPage(page, PAGE_KINDS.grid);
  const broken = demoBlock(page, 'BasicSorting');
  await broken.canvas.scrollIntoViewIfNeeded();
  const alert = broken.canvas.getByRole('alert');
  await expect(alert).toContainText('This demo had a runtime error!');
  await expect(alert).toContainText('The summit is closed');

  const next = demoBlock(page, 'ControlledSorting');
  await next.start();
  await next.canvas.getByRole('button', { name: 'Newest' }).click();
  await expect(next.canvas.getByText('sortModel:')).toContainText('"year"');
  await broken.button('Expand code').click();
  await expect(broken.code).toContainText('export default function BasicSorting');

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await alert.getByRole('button', { name: 'Reset demo' }).click();
  await expect(broken.canvas.getByRole('grid', { name: 'Peaks' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a demo that the server rendered may crash in the browser as well', async ({ page }) => {
  const marker = '"aria-label":"Observed species"';
  const broken = '"aria-label":(()=>{throw new Error("The owls have flown")})()';
  await changeChunk(page, chunkWith(marker), marker, broken);
  await openPage(page, PAGE_KINDS.tree);
  const demo = demoBlock(page, 'BasicItems');
  await demo.canvas.scrollIntoViewIfNeeded();
  await expect(demo.canvas.getByRole('alert')).toContainText('The owls have flown');
  await expect(demo.canvas.getByRole('tree')).toHaveCount(0);
  const next = demoBlock(page, 'DisabledSeats');
  await next.start();
  await expect(next.canvas.getByRole('tree')).toBeVisible();
});

test('a demo whose code does not arrive offers another try', async ({ page }) => {
  const chunk = `**/${chunkWith('"aria-label":"Peaks"')}`;
  await page.route(chunk, (route) => route.abort());
  await openPage(page, PAGE_KINDS.grid);
  const demo = demoBlock(page, 'BasicSorting');
  await demo.canvas.scrollIntoViewIfNeeded();
  const alert = demo.whole.getByRole('alert');
  await expect(alert).toContainText("This demo couldn't be loaded.");
  await demoBlock(page, 'ControlledSorting').start();
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
  await openPage(page, PAGE_KINDS.prose);
  const html = await (await page.request.get(PAGE_KINDS.grid)).text();
  const [, list = '[]'] = /BasicSorting\.tsx":(\[[^\]]*\])/.exec(html) ?? [];
  const scripts: readonly string[] = [...new Set<string>(JSON.parse(list))];
  expect(scripts.length).toBeGreaterThan(3);
  const alert = demoBlock(page, 'BasicSorting').whole.getByRole('alert');
  for (const script of scripts) {
    await page.route(`**${script}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    );
    await openPage(page, PAGE_KINDS.grid);
    await expect(alert, script).toBeVisible({ timeout: 3000 });
    await page.unroute(`**${script}`);
  }
  await alert.getByRole('button', { name: 'Try again' }).click();
  await demoBlock(page, 'BasicSorting').start();

  const own = `**/${chunkWith('"aria-label":"Peaks"')}`;
  await page.route(own, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  );
  await openPage(page, '/x/react-data-grid/pagination/');
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Sorting', exact: true })
    .click();
  await expect(alert).toBeVisible({ timeout: 3000 });
});

test('leaving a page full of demos and coming back works, and leaves nothing behind', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await openPage(page, PAGE_KINDS.grid);
  await visitAll(page);
  const sidebar = page.getByRole('navigation', { name: 'documentation' });
  const place = 1500;
  await page.evaluate((y) => window.scrollTo(0, y), place);
  await sidebar.getByRole('link', { name: 'Virtualization', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtualization' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sorting' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  const demo = demoBlock(page, 'BasicSorting');
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
  await openPage(page, PAGE_KINDS.grid);
  const sidebar = page.getByRole('navigation', { name: 'documentation' });
  for (const name of ['Virtualization', 'Sorting', 'Virtualization', 'Sorting']) {
    await sidebar.getByRole('link', { name, exact: true }).click();
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
  await openPage(page, PAGE_KINDS.grid);
  const demo = demoBlock(page, 'BasicSorting');
  await demo.start();
  await demo.button('Expand code').click();
  await expect(demo.code).toContainText('interface Peak');
  await demo.button('Show JavaScript source').click();
  await expect(demo.code).not.toContainText('interface Peak');
  // The one warning is Docusaurus’ own.
  expect(problems.filter((text) => !text.includes('Docusaurus browser storage'))).toEqual([]);
});
