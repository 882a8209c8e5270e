/** The development server, as maintainers use it: pages without console messages, and quick updates. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { THEME_KEYS } from '../../src/lib/theme/themeState';
import { demoBlock } from './demoBlock';
import { playgroundDemo } from './demoPages';
import { PAGE_KINDS, recordProblems, visitAll } from './pages';
import { untilServed } from '../server';

const ROOT = path.join(__dirname, '../..');
/** Beside the port of the built site, so that two clones can be tested at once. */
const PORT = Number(process.env.TEST_PORT ?? 4173) + 8;
const BASE = `http://127.0.0.1:${PORT}`;

test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = spawn(
    process.execPath,
    [
      path.join(ROOT, 'launch/cli.cjs'),
      'docusaurus',
      'start',
      '--no-open',
      '--host',
      '127.0.0.1',
      '--port',
      String(PORT),
    ],
    { cwd: ROOT, stdio: 'ignore' },
  );
  await untilServed(BASE, 270_000);
});

test.afterAll(() => {
  server?.kill();
});

for (const kind of ['prose', 'grid', 'pickers', 'charts', 'tree'] as const) {
  test(`a page of the kind "${kind}" runs in development without a console message`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const problems = recordProblems(page);
    await page.goto(BASE + PAGE_KINDS[kind]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await visitAll(page);
    expect(problems).toEqual([]);
  });
}

test('search finds titles and names in development, and says that the full text is missing', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await page.goto(BASE + PAGE_KINDS.prose);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Search…' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox').fill('checkboxSelection');
  await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#data-grid-prop-checkboxSelection',
    { timeout: 30_000 },
  );
  // The text is asked for when the reader comes to the end of the list.
  await page.keyboard.press('End');
  await expect(dialog).toContainText('development server');
  expect(problems).toEqual([]);
});

test('a page read from right to left runs in development, where no stylesheet is mirrored', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), THEME_KEYS.direction);
  await page.goto(BASE + PAGE_KINDS.prose);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: 'Left to right' }).check();
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  expect(problems).toEqual([]);
});

test('an edit of a demo shows on the page within seconds', async ({ page }) => {
  const { name, file } = playgroundDemo();
  const before = readFileSync(file, 'utf8');
  await page.goto(BASE + PAGE_KINDS.playground);
  const { canvas } = demoBlock(page, name);
  // A page is compiled when it is opened.
  await expect(canvas).toHaveAttribute('data-ready', { timeout: 60_000 });
  await expect(canvas).not.toContainText('Edited just now');
  try {
    writeFileSync(file, `export default function ${name}() {\n  return 'Edited just now';\n}\n`);
    const edited = Date.now();
    // Other tests have the processor too, so the limit is wide; the time itself stands in the report.
    await expect(canvas).toHaveText('Edited just now', { timeout: 20_000 });
    test.info().annotations.push({ type: 'ms', description: String(Date.now() - edited) });
  } finally {
    writeFileSync(file, before);
  }
});

test('a page that did not compile shows again once it is mended', async ({ page }) => {
  test.setTimeout(120_000);
  const file = path.join(ROOT, 'docs/x/react-data-grid/sorting/index.mdx');
  const before = readFileSync(file, 'utf8');
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  const saveWith = (text: string) =>
    writeFileSync(file, before.replace(/(?<=\n\n)(?=[A-Z])/, `${text} `));
  const response = await page.goto(`${BASE}/x/react-data-grid/sorting/`);
  // Who goes back here gets the scripts of now.
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // A page that throws as soon as it is loaded isn't loaded again.
  await page.waitForTimeout(5000);
  try {
    saveWith('<div className="half');
    await expect(overlay).toBeVisible({ timeout: 30_000 });
    // As long as it takes to read the error.
    await page.waitForTimeout(1000);
    saveWith('Mended just now.');
    await expect(page.locator('article')).toContainText('Mended just now.', { timeout: 30_000 });
    await expect(overlay).toBeHidden();
  } finally {
    writeFileSync(file, before);
  }
});
