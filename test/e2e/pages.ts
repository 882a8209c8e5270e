/** The pages of the built site, and what every test needs of them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Page } from '@playwright/test';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { SITE_PAGES } from '../../src/data/sitePages';
import { folderOfPath } from '../../src/lib/pages/docsInstance';
import { isApiPage, pageOf } from '../../src/lib/pages/paths';
import { fullestPage } from './demoPages';

const BUILD = path.join(__dirname, '../../build');
const ROOT = path.join(__dirname, '../..');

/** Paths of all pages of a language, from the built sitemap; `folder` is `zh` for Chinese. */
export function allPaths(folder = ''): readonly string[] {
  const sitemap = readFileSync(path.join(BUILD, folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
}

/** API pages that stand for all others: all of them are made by one component, and test/build reads all. */
const API_SAMPLE: readonly string[] = [
  // With everything that a page can have, and only the two paid grids have more of it.
  '/x/api/data-grid/data-grid/',
  // Deprecated.
  '/x/api/data-grid/grid-toolbar-quick-filter/',
  // With the longest name.
  '/x/api/data-grid/grid-aggregation-function-data-source/',
  // Interfaces: the largest, one with type parameters, and the smallest.
  '/x/api/data-grid/grid-api/',
  '/x/api/charts/axis-config/',
  '/x/api/data-grid/grid-export-state-params/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/charts/bar-chart/',
  // Without props, slots and classes.
  '/x/api/charts/chart-zoom-slider/',
  '/x/api/tree-view/rich-tree-view-pro/',
  // Of the base library: with props of another component, and with the most props.
  '/api/button/',
  '/api/autocomplete/',
];

/**
 * The paths of {@link allPaths}, with a sample of the API pages, and the playground, which no sitemap lists: for tests
 * that open a page in the browser.
 */
export function pathsToVisit(folder = ''): readonly string[] {
  const listed = allPaths(folder).filter(
    (path) => !isApiPage(pageOf(path)) || API_SAMPLE.some((sample) => path.endsWith(sample)),
  );
  return [...listed, `${folder && `/${folder}`}/playground/`];
}

/** One page of each kind, for tests that need not run on all: with demos, those that have most of them today. */
export const PAGE_KINDS = {
  landing: '/',
  prose: SITE_PAGES.licensing,
  grid: fullestPage('x-data-grid'),
  pickers: fullestPage('x-date-pickers'),
  charts: fullestPage('x-charts'),
  tree: fullestPage('x-tree-view'),
  playground: '/playground/',
  missing: '/x/no-such-page/',
} as const;

/** The file of a page of the documentation. */
function sourceOf(page: string): string {
  const { instance, folder } = folderOfPath(page, DOCS_INSTANCES);
  return path.join(ROOT, instance.folder, folder, 'index.mdx');
}

/** The title that a page gives itself. */
export async function titleOf(page: string): Promise<string> {
  const filePath = sourceOf(page);
  const fileContent = readFileSync(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return String(frontMatter.title);
}

/** The page with the longest title. */
export async function pageWithLongestTitle(): Promise<string> {
  const written = allPaths().filter((page) => existsSync(sourceOf(page)));
  const titles = await Promise.all(written.map(titleOf));
  const lengths = titles.map((title) => title.length);
  return written[lengths.indexOf(Math.max(...lengths))] ?? '';
}

/** The packages say this on each page with a Pro or Premium component when no key is configured. */
const LICENSE_NOTICE = /MUI X: Missing license key/;

/** Collects what a page writes to the console and what it throws, but for the licence notice. */
export function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type()) && !LICENSE_NOTICE.test(message.text())) {
      problems.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

/** Opens a page and waits until it reacts: before that, links and buttons do what they do without JavaScript. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/**
 * Loads a page again that the browser doesn't draw. Of some 150 pages that it opens beside other work, a headless
 * Chromium never draws one: nothing that waits for a frame happens there, neither a resize nor a screenshot wakes it.
 * @returns whether it was loaded again
 */
export async function reloadIfBlank(page: Page): Promise<boolean> {
  const isDrawn = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 3000);
      }),
  );
  if (!isDrawn) {
    await page.reload();
  }
  return !isDrawn;
}

/** Scrolls through a page as a reader does, so that every demo comes near and starts; waits until each runs. */
export async function visitAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      // Two frames: what watches for elements in view reports once a frame. A busy machine forgets to draw one now and
      // then, until something moves again.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
        setTimeout(resolve, 1000);
      });
    }
  });
  // A demo that starts moves others, so some may not have come near.
  await page.waitForFunction(
    async () => {
      const waiting = document.querySelectorAll('[data-demo-canvas]:not([data-ready])');
      for (const canvas of waiting) {
        canvas.scrollIntoView();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return waiting.length === 0;
    },
    undefined,
    { timeout: 20_000 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The most that may move while a page loads and its demos start, see `expectSteady`. */
export const MAX_LAYOUT_SHIFT = 0.02;

/** Opens a page and goes through it; returns the status of the answer. */
export async function openWhole(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path);
  await reloadIfBlank(page);
  await visitAll(page);
  return response?.status();
}
