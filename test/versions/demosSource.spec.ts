/** The source of demos: languages, files, copies, links to it, and projects made from it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { chunkWith, clipboardText, demoBlock, forbidCopying, openPage } from '../e2e/demoBlock';
import { recordProblems } from '../e2e/pages';
import { type Page, expect, fileOf, read, testWithoutWorker as test } from './test';

/** Has three demos, one of which begins closed. */
const DEMOS_PAGE = '/x/react-data-grid/sources/';
/** Has a demo with a second file, in all three stylings. */
const FILES_PAGE = '/x/react-data-grid/files/';
const YEAR = 31_536_000;

test.use({
  viewport: { width: 1366, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** @param file below the pages of the data grid */
const sourceOf = (file: string) => read(`docs/x/react-data-grid/${file}`);

async function cookie(page: Page, name: string) {
  return (await page.context().cookies()).find((candidate) => candidate.name === name);
}

test('the language is chosen for all demos, for the next page, and for a year', async ({
  page,
}) => {
  await openPage(page, DEMOS_PAGE);
  const first = demoBlock(page, 'PeakList');
  const second = demoBlock(page, 'TicketQueue');
  await first.button('Expand code').click();
  await second.button('Show code').click();
  await expect(first.code).toContainText('interface Peak');
  await expect(second.code).toContainText('interface Ticket');
  await first.button('Show JavaScript source').click();
  await expect(first.code).toContainText('const rows = [');
  await expect(first.code).not.toContainText('interface Peak');
  await expect(first.code.getByRole('group', { name: 'Source of PeakList.js' })).toBeVisible();
  await expect(second.code).not.toContainText('interface Ticket');
  await expect(second.button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');

  const stored = await cookie(page, 'codeVariant');
  expect(stored).toMatchObject({ value: 'JS', path: '/' });
  expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(60);

  await openPage(page, FILES_PAGE);
  const other = demoBlock(page, 'ParcelList');
  await other.button('Show code').click();
  await expect(other.button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
  await expect(other.code.getByRole('tab').first()).toHaveText('ParcelList.js');
});

test('an unknown stored language counts as none', async ({ page, baseURL }) => {
  await page.context().addCookies([
    { name: 'codeVariant', value: 'COBOL', url: baseURL ?? '' },
    { name: 'codeStyling', value: 'inline', url: baseURL ?? '' },
  ]);
  const problems = recordProblems(page);
  await openPage(page, FILES_PAGE);
  const demo = demoBlock(page, 'ParcelList');
  await demo.button('Show code').click();
  await expect(demo.button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.toolbar.getByRole('combobox', { name: 'Styling' })).toHaveValue('system');
  expect(problems).toEqual([]);
});

test('files of a demo are tabs, and a copy takes the raw text of the one in view', async ({
  page,
}) => {
  await openPage(page, FILES_PAGE);
  const demo = demoBlock(page, 'ParcelList');
  const copy = async () => {
    await demo.button('Copy the source').click();
    await expect(demo.status).toHaveText('Copied');
    await expect(demo.status).toHaveText('');
    return clipboardText(page);
  };
  expect(await copy()).toBe(sourceOf('files/ParcelList.tsx'));
  await demo.button('Show code').click();
  const tabs = demo.code.getByRole('tab');
  await expect(tabs).toHaveText(['ParcelList.tsx', 'parcels.ts']);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panel = demo.code.getByRole('tabpanel', { name: 'parcels.ts' });
  await expect(panel).toContainText('interface Parcel');
  expect(await copy()).toBe(sourceOf('files/parcels.ts'));

  await demo.button('Show JavaScript source').click();
  await expect(tabs).toHaveText(['ParcelList.js', 'parcels.js']);
  const script = await copy();
  expect(script).toContain('export const parcels');
  expect(script).not.toContain('interface');
});

test('a copy says “Copied” for 1200 ms', async ({ page }) => {
  await page.clock.install();
  await openPage(page, DEMOS_PAGE);
  const demo = demoBlock(page, 'PeakList');
  const button = demo.button('Copy the source');
  await button.hover();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  await expect(button).toHaveAttribute('data-tip', 'Copied');
  await expect(demo.status).toHaveText('Copied');
  await page.clock.runFor(1190);
  await expect(button).toHaveAttribute('data-tip', 'Copied');
  await page.clock.runFor(20);
  await expect(button).toHaveAttribute('data-tip', 'Copy the source');
  await expect(demo.status).toHaveText('');
});

test('a failed copy never says “Copied”', async ({ page }) => {
  await forbidCopying(page);
  await openPage(page, DEMOS_PAGE);
  const demo = demoBlock(page, 'PeakList');
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const { target } of records) {
        const tip = target instanceof Element ? target.getAttribute('data-tip') : '';
        if (`${tip} ${target.textContent}`.includes('Copied')) {
          document.documentElement.setAttribute('data-false-promise', '');
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  await demo.button('Copy the source').click();
  await expect(demo.status).toHaveText("Couldn't copy");
  await expect(demo.status).toBeInViewport();
  await demo.button('See more').click();
  await demo.whole.getByRole('menuitem', { name: 'Copy link to JavaScript source' }).click();
  await expect(demo.whole.getByRole('menu')).toHaveCount(0);
  await expect(demo.status).toHaveText("Couldn't copy");
  await expect(page.locator('html')).not.toHaveAttribute('data-false-promise');
});

test('the project is saved as a zip', async ({ page }) => {
  await openPage(page, DEMOS_PAGE);
  const demo = demoBlock(page, 'PeakList');
  await demo.button('See more').click();
  const saved = page.waitForEvent('download');
  await demo.whole.getByRole('menuitem', { name: 'Download the project as a zip' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('PeakList.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'PeakList/package.json',
      'PeakList/src/Demo.tsx',
      'PeakList/README.md',
    ]),
  );
  expect(strFromU8(files['PeakList/src/Demo.tsx'] ?? new Uint8Array())).toContain(
    'export default function PeakList',
  );
  await expect(demo.button('See more')).toBeFocused();
});

test('a source that does not arrive is reported, and can be tried again', async ({ page }) => {
  const chunk = `**/${chunkWith('export default function PeakList', fileOf('build'))}`;
  await page.route(chunk, (route) => route.abort());
  await openPage(page, DEMOS_PAGE);
  const demo = demoBlock(page, 'PeakList');
  await demo.button('Expand code').click();
  const alert = demo.whole.getByRole('alert');
  await expect(alert).toContainText("The source couldn't be loaded.");
  await page.unroute(chunk);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.code).toContainText('export default function PeakList');
});

test('links to the source are copied, open it and choose its language', async ({ page }) => {
  await openPage(page, `${DEMOS_PAGE}#the-source-begins-closed`);
  const demo = demoBlock(page, 'TicketQueue');
  await demo.button('See more').click();
  await demo.whole.getByRole('menuitem', { name: 'Copy link to JavaScript source' }).click();
  const link = await clipboardText(page);
  expect(new URL(link).pathname + new URL(link).hash).toBe(`${DEMOS_PAGE}#TicketQueue.js`);
  await expect(demo.status).toHaveText(
    'Link to the source code has been copied to your clipboard.',
  );
  await expect(demo.status).toBeInViewport();
  await expect(demo.status).toHaveText('');

  await page.goto('about:blank');
  await openPage(page, link);
  await expect(demo.code).toContainText('export default function TicketQueue');
  await expect(demo.button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
});

for (const [hash, name, open] of [
  ['#RouteList', 'RouteList', undefined],
  ['#RouteList.tsx', 'RouteList', 'TS'],
  ['#RouteList.js', 'RouteList', 'JS'],
  ['#system-ParcelList.tsx', 'ParcelList', 'TS'],
  ['#css-ParcelList.tsx', 'ParcelList', 'TS'],
  ['#tailwind-ParcelList.js', 'ParcelList', 'JS'],
] as const) {
  test(`${hash} leads to the demo and opens the source that it names`, async ({ page }) => {
    const problems = recordProblems(page);
    const isPlain = name === 'RouteList';
    await openPage(page, (isPlain ? DEMOS_PAGE : FILES_PAGE) + hash);
    const demo = demoBlock(page, name);
    await expect(demo.canvas).toHaveAttribute('data-ready');
    if (open) {
      await expect(demo.code).toContainText(`export default function ${name}`);
      const language = open === 'TS' ? 'Show TypeScript source' : 'Show JavaScript source';
      await expect(demo.button(language)).toHaveAttribute('aria-pressed', 'true');
      expect((await cookie(page, 'codeVariant'))?.value ?? 'TS').toBe(open);
    } else {
      await expect(demo.button('Expand code')).toBeVisible();
    }
    if (!isPlain) {
      const styling = /^#(\w+)-/.exec(hash)?.[1] ?? '';
      await expect(demo.toolbar.getByRole('combobox')).toHaveValue(styling);
      expect((await cookie(page, 'codeStyling'))?.value ?? 'system').toBe(styling);
    }
    const top = (await demo.whole.boundingBox())?.y ?? -1;
    expect(top, 'below the header').toBeGreaterThanOrEqual(60);
    expect(top, 'in the upper half').toBeLessThan(400);
    expect(problems).toEqual([]);
  });
}

test('a hash that changes on an open page opens the source too', async ({ page }) => {
  await openPage(page, DEMOS_PAGE);
  const demo = demoBlock(page, 'RouteList');
  await expect(demo.button('Expand code')).toHaveCount(1);
  await page.evaluate(() => (window.location.hash = '#RouteList.js'));
  await expect(demo.code).toContainText('export default function RouteList');
  await expect(demo.code).not.toContainText('interface');
  await expect(demo.whole).toBeInViewport();
});

test('the copy keys copy the source under the pointer, but leave those of a demo to it', async ({
  page,
}) => {
  await openPage(page, DEMOS_PAGE);
  const demo = demoBlock(page, 'PeakList');
  await demo.start();
  await demo.button('Expand code').click();
  await demo.code.hover({ position: { x: 40, y: 60 } });
  await page.keyboard.press('Control+c');
  await expect(demo.status).toHaveText('Copied');
  expect(await clipboardText(page)).toBe(sourceOf('sources/PeakList.tsx'));

  await demo.canvas.getByRole('textbox', { name: 'Peak' }).selectText();
  await demo.code.hover({ position: { x: 40, y: 60 } });
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboardText(page)).toBe('Zugspitze');
});

test('the source can be read without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(DEMOS_PAGE);
  const demo = demoBlock(page, 'TicketQueue');
  await expect(demo.toolbar).toBeHidden();
  const source = demo.whole.locator('details pre');
  await expect(source).toBeHidden();
  await demo.whole.locator('summary', { hasText: 'Show code' }).click();
  await expect(source).toBeVisible();
  await expect(source).toContainText('export default function TicketQueue');
  await page.close();
});

test('the hash of a heading leads to it, also past demos that start on the way', async ({
  page,
}) => {
  await openPage(page, DEMOS_PAGE);
  const id = await page.locator('main h2[id]').last().getAttribute('id');
  await page.goto('about:blank');
  await openPage(page, `${DEMOS_PAGE}#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(heading).toBeInViewport();
});

for (const hash of ['#NoSuchDemo', '#NoSuchDemo.tsx', '#.js', '#%E0%A4%A.js', '#css-']) {
  test(`the unknown hash ${hash} does nothing`, async ({ page }) => {
    const problems = recordProblems(page);
    await openPage(page, DEMOS_PAGE + hash);
    await demoBlock(page, 'PeakList').start();
    await expect(demoBlock(page, 'PeakList').button('Expand code')).toBeVisible();
    expect(problems).toEqual([]);
  });
}

function installedVersion(name: string): unknown {
  const file = path.join(__dirname, '../../node_modules', name, 'package.json');
  const { version }: { version: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Clicks and gives the fields of the form that goes to `origin` in a new tab. */
async function posted(page: Page, origin: string, label: string): Promise<URLSearchParams> {
  await page.context().route(`${origin}/**`, (route) => route.fulfill({ body: 'thank you' }));
  const demo = demoBlock(page, 'ParcelList');
  const [request, tab] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().startsWith(origin)),
    page.context().waitForEvent('page'),
    demo.button(label).click(),
  ]);
  expect(request.method()).toBe('POST');
  await tab.close();
  expect(page.url()).toContain(FILES_PAGE);
  return new URLSearchParams(request.postData() ?? '');
}

function expectViteProject(files: Readonly<Record<string, unknown>>, demo: string): void {
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['package.json', 'index.html', 'vite.config.js', demo]),
  );
  const {
    dependencies,
    devDependencies,
    scripts,
  }: Record<string, Record<string, string>> = JSON.parse(String(files['package.json']));
  expect(scripts).toMatchObject({ dev: 'vite' });
  for (const name of ['react', 'react-dom', '@mui/material', '@emotion/react']) {
    expect(dependencies).toHaveProperty([name], installedVersion(name));
  }
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(devDependencies).toHaveProperty('vite');
}

test('StackBlitz gets a Vite project of the demo, in the language and styling in view', async ({
  page,
}) => {
  await openPage(page, `${FILES_PAGE}#ParcelList.tsx`);
  const filesOf = (fields: URLSearchParams) =>
    Object.fromEntries(
      [...fields].flatMap(([name, value]) => {
        const file = /^project\[files\]\[(.*)\]$/.exec(name)?.[1];
        return file === undefined ? [] : [[file, value]];
      }),
    );
  const fields = await posted(page, 'https://stackblitz.com', 'Edit in StackBlitz');
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[title]')).toBe('ParcelList demo — MUI X');
  const files = filesOf(fields);
  expectViteProject(files, 'src/Demo.tsx');
  expect(files).toHaveProperty(['tsconfig.json']);
  // A posted form has the line ends of the network.
  expect(files['src/parcels.ts']?.replaceAll('\r\n', '\n')).toBe(sourceOf('files/parcels.ts'));

  const demo = demoBlock(page, 'ParcelList');
  await demo.toolbar.getByRole('combobox').selectOption('tailwind');
  await demo.button('Show JavaScript source').click();
  const script = filesOf(await posted(page, 'https://stackblitz.com', 'Edit in StackBlitz'));
  expectViteProject(script, 'src/Demo.jsx');
  expect(script).not.toHaveProperty(['tsconfig.json']);
  expect(script['src/Demo.jsx']).toContain('rounded-full');
  expect(script['package.json']).toContain('"tailwindcss"');
});

test('CodeSandbox gets the same project, compressed in one field', async ({ page }) => {
  await openPage(page, FILES_PAGE);
  const fields = await posted(page, 'https://codesandbox.io', 'Edit in CodeSandbox');
  const packed = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files }: { files: Record<string, { content: string }> } = JSON.parse(
    decompressFromBase64(packed.padEnd(Math.ceil(packed.length / 4) * 4, '=')) ?? '',
  );
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, { content }]) => [name, content]),
  );
  expectViteProject(texts, 'src/Demo.tsx');
  expect(texts['src/parcels.ts']).toBe(sourceOf('files/parcels.ts'));
  expect(fields.get('query')).toContain('/src/Demo.tsx');
});
