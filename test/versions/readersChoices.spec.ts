/** What a reader chose once, found again in demos: language and styling of source, direction and density. */
import type { BrowserContext } from '@playwright/test';
import { chunkWith, demoBlock, openPage } from '../e2e/demoBlock';
import { countFlashes, storeLook } from '../e2e/readersChoices';
import { recordProblems, visitAll } from '../e2e/pages';
import { type Page, expect, fileOf, testWithoutWorker as test } from './test';

/** Has demos that begin open and closed, of which the server draws some. */
const RUNNING = '/x/react-data-grid/running/';
/** Another page with demos. */
const SOURCES = '/x/react-data-grid/sources/';
/** Its preview reads otherwise in JavaScript. */
const DIFFERENT = { path: RUNNING, name: 'RoomCount' } as const;
/** Has three stylings. */
const STYLED = { path: '/x/react-data-grid/files/', name: 'ParcelList' } as const;
const TYPED = 'value: number | null';

test.use({ viewport: { width: 1366, height: 900 } });

async function addCookies(
  context: BrowserContext,
  url: string | undefined,
  cookies: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: url ?? '' })),
  );
}

/** What can be seen of source and mode at one moment. */
interface Sight {
  readonly attributes: string;
  readonly texts: readonly string[];
}

declare global {
  interface Window {
    sights: Sight[];
  }
}

/** Records what is in sight in every frame from the first on, each time that it changes. */
async function recordSights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sights = [];
    const look = () => {
      const html = document.documentElement;
      const names = ['data-theme', 'data-code-variant', 'data-code-styling', 'data-own-appearance'];
      const sight = {
        attributes: names.map((name) => `${name}=${html.getAttribute(name)}`).join(' '),
        texts: [...document.querySelectorAll<HTMLElement>('[data-code] pre')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.innerText),
      };
      if (document.querySelector('footer')) {
        const last = window.sights.at(-1);
        if (JSON.stringify(last) !== JSON.stringify(sight)) {
          window.sights.push(sight);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const [hash, cookies, language] of [
  ['', {}, 'TS'],
  ['', { codeVariant: 'TS' }, 'TS'],
  ['', { codeVariant: 'JS' }, 'JS'],
  ['#RoomCount', { codeVariant: 'JS' }, 'JS'],
  ['#Other.js', {}, 'JS'],
  ['#Other.tsx', { codeVariant: 'JS' }, 'TS'],
  ['#tailwind-Other', { codeVariant: 'JS', codeStyling: 'CSS' }, 'JS'],
  ['', { codeVariant: 'COBOL', codeStyling: 'inline' }, 'TS'],
] as const) {
  test(`with hash "${hash}" and cookies ${JSON.stringify(cookies)} source is ${language} from the first frame on`, async ({
    context,
    page,
    baseURL,
  }) => {
    await addCookies(context, baseURL, cookies);
    const problems = recordProblems(page);
    await recordSights(page);
    await openPage(page, DIFFERENT.path + hash);
    await demoBlock(page, DIFFERENT.name).start();
    await page.waitForTimeout(300);
    const sights = await page.evaluate(() => window.sights);
    expect(sights.length).toBe(1);
    const [sight] = sights;
    expect(sight?.attributes).toContain(`data-code-variant=${language}`);
    expect(sight?.texts.length).toBeGreaterThan(1);
    const text = sight?.texts.find((preview) => preview.includes('exclusive')) ?? '';
    expect(text.includes(TYPED)).toBe(language === 'TS');
    expect(sight?.texts.filter((preview) => preview.includes('exclusive'))).toHaveLength(1);
    await expect(demoBlock(page, DIFFERENT.name).code.locator('pre')).toHaveCount(1);
    expect(problems).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first paint of a page in JavaScript looks as the settled one, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      viewport: { width: 1366, height: 900 },
    });
    await addCookies(context, baseURL, { codeVariant: 'JS' });
    const page = await context.newPage();
    await openPage(page, DIFFERENT.path);
    await page.waitForLoadState('networkidle');
    const code = demoBlock(page, DIFFERENT.name).code;
    const settled = await code.screenshot({ animations: 'disabled' });

    // No script of the site arrives: this is what a reader sees before they do.
    const early = await context.newPage();
    await early.route('**/assets/js/**', (route) => route.abort());
    await early.goto(DIFFERENT.path, { waitUntil: 'networkidle' });
    const first = await demoBlock(early, DIFFERENT.name).code.screenshot({
      animations: 'disabled',
    });
    expect(first.equals(settled)).toBe(true);
    await context.close();
  });
}

test('without JavaScript source is TypeScript, and nothing is hidden', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await addCookies(context, baseURL, { codeVariant: 'JS', codeStyling: 'css' });
  const page = await context.newPage();
  await page.goto(DIFFERENT.path);
  const texts = demoBlock(page, DIFFERENT.name).code.locator('pre');
  await expect(texts).toHaveCount(2);
  await expect(texts.filter({ visible: true })).toHaveCount(1);
  await expect(texts.filter({ visible: true })).toContainText(TYPED);
  await expect(page.locator('[data-demo-canvas] [data-server]').first()).toBeVisible();
  await context.close();
});

test('what another tab chose shows at the next navigation, and no cookie is written for it', async ({
  context,
  page,
}) => {
  await openPage(page, SOURCES);
  const second = await context.newPage();
  await openPage(second, `${SOURCES}#PeakList.js`);
  await expect(demoBlock(second, 'PeakList').code).toContainText('export default');
  await second.close();

  await page.evaluate(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.assign(window, { written: [] });
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text) => Reflect.get(window, 'written').push(text),
    });
  });
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Running', exact: true })
    .click();
  const { code } = demoBlock(page, DIFFERENT.name);
  await expect(code).toContainText('exclusive');
  await expect(code).not.toContainText(TYPED);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([]);
});

test('a demo in another styling is never seen in the server’s', async ({
  context,
  page,
  baseURL,
}) => {
  await addCookies(context, baseURL, { codeStyling: 'css' });
  const problems = recordProblems(page);
  const flashes = await countFlashes(page, '[data-served]');
  await openPage(page, STYLED.path);
  const demo = demoBlock(page, STYLED.name);
  await demo.start();
  await expect(demo.canvas.locator('[data-server]')).toHaveCount(0);
  await expect(demo.toolbar.getByRole('combobox')).toHaveValue('css');
  expect(await flashes()).toBe(0);
  expect(problems).toEqual([]);
});

test('a demo in another styling waits for its stylesheet, which no other reader loads', async ({
  context,
  page,
  baseURL,
}) => {
  const sheets = page.locator('link[href*="-variants."]');
  const demo = demoBlock(page, STYLED.name);
  await openPage(page, STYLED.path);
  await demo.start();
  await expect(sheets).toHaveCount(0);

  await addCookies(context, baseURL, { codeStyling: 'tailwind' });
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/tailwind-variants.*.css', async (route) => {
    await isSent;
    await route.continue();
  });
  const script = chunkWith('className:"rounded-full border px-3"', fileOf('build'));
  const hasScript = page.waitForResponse(`**/${script}`);
  const problems = recordProblems(page);
  const flashes = await countFlashes(page, '[data-served]');
  await openPage(page, STYLED.path);
  await demo.canvas.scrollIntoViewIfNeeded();
  await (await hasScript).finished();
  await expect(sheets).toHaveCount(1);
  const item = demo.canvas.getByText('P-1', { exact: true }).filter({ visible: true });
  await expect(item).toHaveCount(0);
  send();
  await expect(item).toHaveCSS('padding-left', '12px');
  expect(await flashes()).toBe(0);
  expect(problems).toEqual([]);
});

test('a demo without the chosen styling says so next to the menu, for the keyboard too', async ({
  context,
  page,
  baseURL,
}) => {
  await addCookies(context, baseURL, { codeStyling: 'Tailwind' });
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  await demo.button('Expand code').click();
  await expect(demo.code).toContainText('interface Peak');
  const typescript = demo.button('Show TypeScript source');
  await expect(typescript).toHaveAttribute('aria-pressed', 'true');
  await expect(typescript).toHaveAccessibleDescription(/no Tailwind CSS version/);
  await demo.button('Collapse code').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(typescript).toBeFocused();
  const tip = typescript.evaluate((element) => {
    const { content, display } = getComputedStyle(element, '::after');
    return { content, display };
  });
  expect(await tip).toEqual({
    content: expect.stringContaining('no Tailwind CSS version'),
    display: 'block',
  });
  expect((await context.cookies()).find(({ name }) => name === 'codeStyling')?.value).toBe(
    'Tailwind',
  );
});

test.describe('from right to left', () => {
  test('a grid is mirrored, in place and without a flash of the server’s version', async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await storeLook(page, { direction: 'rtl' });
    await openPage(page, RUNNING);
    const demo = demoBlock(page, 'PeakGrid');
    await demo.start();
    const grid = demo.canvas.getByRole('grid');
    await expect(grid).toHaveCSS('direction', 'rtl');
    await expect(demo.canvas.locator('[class*="rtl-"]').first()).toBeAttached();
    const header = (name: string) => demo.canvas.getByRole('columnheader', { name });
    const first = await header('Peak').boundingBox();
    const second = await header('Elevation').boundingBox();
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
    await header('Peak').click();
    await expect(header('Peak')).toHaveAttribute('aria-sort', 'ascending');
    await visitAll(page);
    expect(problems).toEqual([]);
  });

  test('a picker opens its calendar mirrored, and arrow keys follow', async ({ page }) => {
    const problems = recordProblems(page);
    await storeLook(page, { direction: 'rtl', density: 'dense' });
    await openPage(page, RUNNING);
    await page.evaluate(() => (document.body.dir = 'rtl'));
    const demo = demoBlock(page, 'DoorDate');
    await demo.start();
    await expect(demo.canvas.locator('.MuiPickersInputBase-inputSizeSmall')).toHaveCount(1);
    await demo.canvas.getByRole('button', { name: /Choose date/ }).click();
    const calendar = page.getByRole('dialog');
    await expect(calendar).toHaveCSS('direction', 'rtl');
    const days = calendar.getByRole('gridcell', { name: /^(10|11)$/ });
    const [ten, eleven] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()];
    expect(ten?.y !== eleven?.y || (ten?.x ?? 0) > (eleven?.x ?? 0)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('demos stay left to right where the styles for it do not arrive', async ({ page }) => {
    await storeLook(page, { direction: 'rtl' });
    await page.route(`**/${chunkWith('stylisRTLPlugin', fileOf('build'))}`, (route) =>
      route.abort(),
    );
    await openPage(page, RUNNING);
    await page.evaluate(() => (document.body.dir = 'rtl'));
    const demo = demoBlock(page, 'FilmGrid');
    await demo.start();
    await expect(demo.canvas.getByRole('grid')).toHaveCSS('direction', 'ltr');
    await demo.canvas.getByRole('button', { name: 'Newest' }).click();
    await expect(demo.canvas.getByText('sortModel:')).toContainText('"year"');
  });
});

test('running demos follow a choice made in another tab, and keep their state and the place', async ({
  context,
  page,
}) => {
  const problems = recordProblems(page);
  await openPage(page, RUNNING);
  const demo = demoBlock(page, 'PeakGrid');
  await demo.start();
  const grid = demo.canvas.getByRole('grid');
  const row = grid.getByRole('row').nth(1);
  const header = demo.canvas.getByRole('columnheader').nth(1);
  await header.click();
  const sorted = await header.getAttribute('aria-sort');
  const rowHeight = (await row.boundingBox())?.height ?? 0;
  await expect(demo.canvas.locator('[data-server]')).toHaveCount(0);
  const place = await page.evaluate(() => window.scrollY);

  const second = await context.newPage();
  await second.goto('/x/introduction/');
  const choose = (key: string, value: string) =>
    second.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await choose('docs-density', 'dense');
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(rowHeight - 10);
  await expect(grid).toHaveCSS('direction', 'ltr');
  await choose('docs-direction', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(demo.canvas.locator('.MuiDataGrid-root[class*="rtl-"]')).toHaveCount(1);
  await expect(grid).toHaveCSS('direction', 'rtl');
  await expect(header).toHaveAttribute('aria-sort', sorted ?? '');
  await expect(demo.canvas).toHaveAttribute('data-ready');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await choose('docs-direction', 'ltr');
  await choose('docs-density', 'default');
  // A page behind another one is drawn seldom.
  await second.close();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(rowHeight);
  await expect(grid).toHaveCSS('direction', 'ltr');
  await expect(header).toHaveAttribute('aria-sort', sorted ?? '');
  await visitAll(page);
  expect(problems).toEqual([]);
});
