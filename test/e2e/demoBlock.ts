/** Ways to a demo block, its parts and its chunks, for browser tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locator, type Page, type Route, expect } from '@playwright/test';

const BUILD = path.join(__dirname, '../../build');

/** Where the scripts of a build lie. */
const chunksOf = (build: string) => path.join(build, 'assets/js');

/** The parts of a demo block, by the demo's name. */
export interface DemoBlock {
  readonly whole: Locator;
  /** The ground that the demo stands on; has `data-ready` while the demo runs. */
  readonly canvas: Locator;
  readonly toolbar: Locator;
  /** The code below, while it is in view. */
  readonly code: Locator;
  readonly status: Locator;
  /** A control of the toolbar, by its label. */
  readonly button: (name: string) => Locator;
  /** Scrolls there and waits until the demo runs. */
  readonly start: () => Promise<void>;
}

export function demoBlock(page: Page, name: string): DemoBlock {
  const whole = page.locator(`[data-demo="${name}"]`);
  const canvas = whole.locator('[data-demo-canvas]');
  const toolbar = whole.getByRole('toolbar', { name: 'Demo toolbar' });
  return {
    whole,
    canvas,
    toolbar,
    code: whole.locator('[data-code]'),
    status: whole.locator(':scope > :last-child > [role=status]'),
    button: (label) => toolbar.getByRole('button', { name: label, exact: true }),
    start: async () => {
      await canvas.scrollIntoViewIfNeeded();
      await expect(canvas).toHaveAttribute('data-ready');
    },
  };
}

/** Opens a page and waits until React has taken it over; a click before that would be lost. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * The file name of the one chunk whose text has `marker`.
 * @param build folder of the site, the portal's own unless another one is given
 * @throws Error when there is none, or more than one
 */
export function chunkWith(marker: string, build = BUILD): string {
  const folder = chunksOf(build);
  const found = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(marker),
  );
  const [name] = found;
  if (name === undefined || found.length > 1) {
    throw new Error(`Expected one chunk with ${marker}, found: ${found.join(', ') || 'none'}`);
  }
  return name;
}

/**
 * Serves a chunk with `from` replaced by `to`.
 * @param build as for {@link chunkWith}
 */
export async function changeChunk(
  page: Page,
  chunk: string,
  from: string,
  to: string,
  build = BUILD,
): Promise<void> {
  const text = readFileSync(path.join(chunksOf(build), chunk), 'utf8');
  expect(text).toContain(from);
  await page.route(`**/${chunk}`, (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: text.replaceAll(from, to) }),
  );
}

/** Makes every way of copying fail, as where the browser forbids it. */
export async function forbidCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
}

/** Makes cookies and storage throw, as where the browser blocks a site's data. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
}

export async function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
