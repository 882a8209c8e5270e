/** What a reader is told when a page's scripts don't start, and when they start late. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { PAGE_KINDS, openAlive } from './pages';

const PAGE = PAGE_KINDS.prose;
const TEXT = 'This page hasn’t loaded completely.';

/** The scripts of a page, as its first load asks for them, without those of demos. */
function scriptsOf(page: string): { readonly needed: string[]; readonly chunks: string[] } {
  const html = readFileSync(path.join(__dirname, '../../build', page, 'index.html'), 'utf8');
  const list = (name: string): string[] =>
    JSON.parse(new RegExp(`"${name}":(\\[[^\\]]*\\])`).exec(html)?.[1] ?? '[]');
  return { needed: list('ordered'), chunks: [...new Set(list('chunks'))] };
}

const { needed, chunks } = scriptsOf(PAGE);
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: TEXT });

const FAILURES = {
  'is not reached': (page: Page, script: string) =>
    page.route(`**${script}`, (route) => route.abort()),
  'is gone': (page: Page, script: string) =>
    page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'gone' })),
  'is HTML': (page: Page, script: string) =>
    page.route(`**${script}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    ),
  'breaks off': (page: Page, script: string) =>
    page.route(`**${script}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const {' }),
    ),
} as const;

test('the page’s own lists of scripts are read', () => {
  expect(needed).toHaveLength(2);
  expect(chunks.length).toBeGreaterThan(8);
});

for (const [failure, fail] of Object.entries(FAILURES)) {
  for (const script of [...needed, ...chunks.slice(0, 1)]) {
    const name = path.basename(script).replace(/\.\w+\.js$/, '');
    test(`a reader is told when ${name} ${failure}`, async ({ page }) => {
      await fail(page, script);
      await page.goto(PAGE);
      await expect(bar(page)).toBeVisible({ timeout: 4000 });
    });
  }
}

test('no script of a page can be missing without a word', async ({ page }) => {
  test.slow();
  for (const script of [...needed, ...chunks]) {
    await FAILURES['is not reached'](page, script);
    await page.goto(PAGE);
    await expect(bar(page), script).toBeVisible({ timeout: 4000 });
    await page.unroute(`**${script}`);
  }
});
